# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The walks that Orca reads: where each begins, what has been done before, and what is done in Explore.

A move is what it leads to, the role and name of a control (or none), and keys. Of a walk in English the moves of an
act are its core discoveries.
"""
import dataclasses

LANGUAGES = ("en", "de", "es", "fr", "pt_BR", "zh_CN", "ja", "ar")
ENTER = "Return"


@dataclasses.dataclass(frozen=True)
class Act:
    """An act of a lab, from Brief to Reflect."""
    place: str
    moves: tuple
    before: tuple = ()  # acts that are done, by what the bus offers
    track: str = None

    def take(self, learner, name):
        learner.whole_act(name, self)


@dataclasses.dataclass(frozen=True)
class FirstAct:
    """Act 1 of Lab 07 in a language, from the home page on."""
    language: str
    place: str = "lab07/act1"
    before: tuple = ()
    track: str = None

    def take(self, learner, name):
        learner.act1(name, self)


ACT2 = (
    ("fusion, a discovery", "check box", "^Fusion$", "space"),
    ("the pay-back", None, None, *3 * ("ctrl+shift+Page_Down",)),
    ("another workload", "combo box", "^Workload", "Down"),
    ("the volume", "text", "^Volume", *"10000000", ENTER),
    ("an hour, a discovery", "text", "^Deployment", *"1", "space", "h", ENTER),
    ("ten minutes, a discovery", None, None, "ctrl+a", *"10", "space", *"min", ENTER),
    ("the continuum", None, None, "ctrl+shift+Page_Down"),
    ("the complexity", "text", "^Kernel complexity", *"8", ENTER),
    ("the level of fusion, a discovery", "text", "^Fusion level", *"32", ENTER),
)
REALITY = (
    ("GPT-2, a discovery", "combo box", "^Trace", "Down"),
    ("compiled", "combo box", "^The same model", "Down"),
    ("as a graph, a discovery", None, None, "Down"),
    ("Llama, a discovery", "combo box", "^Trace", "Down", "Down", "Down"),
    ("the model", None, None, *2 * ("ctrl+shift+Page_Down",)),
    ("ResNet-50", "combo box", "^Workload", "Down"),
    ("compiled, by the model", "radio button", "^(Eager|Compiled)", "Right"),
    ("overlapped, a discovery", "radio button", "^(Serial|Overlapped)", "Right"),
)
ACT3 = (
    ("a resumable break, a discovery", "combo box", "^Surgery", "Down"),
    ("a mask", None, None, "Down"),
    ("structured control flow", None, None, "Down"),
    ("the track", None, None, *3 * ("ctrl+shift+Page_Down",)),
    ("compiled C++, a discovery", "combo box", "^Execution mode", "End"),
)
ROOFLINE = (
    ("the smallest size, a discovery", "slider", "^Size M = N = K", "Home"),
    ("the largest size, a discovery", None, None, "End"),
    ("the sparse peak", "radio button", "^Dense", "Right"),
    ("the dense peak, a discovery", None, None, "Left"),
)
SERVING = (
    ("a batch of 256, a discovery", "text", "^Batch", *"256", ENTER),
    ("prefill, a discovery", "radio button", "^Decode", "Left"),
    ("every head, a discovery", "radio button", "^GQA", "Left"),
)

WALKS = {f"lab07_act1_{language}": FirstAct(language) for language in LANGUAGES}
WALKS |= {
    "lab07_act2": Act("lab07/act2", ACT2, ("lab07/act1",)),
    "lab07_reality": Act("lab07/reality", REALITY, ("lab07/act1", "lab07/act2")),
    "lab07_act3": Act("lab07/act3", ACT3, ("lab07/act1", "lab07/act2", "lab07/reality"), "edge"),
    "lab11_act1": Act("lab11/act1", ROOFLINE),
    "lab11_act2": Act("lab11/act2", SERVING, ("lab11/act1",)),
}
