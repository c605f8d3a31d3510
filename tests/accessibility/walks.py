# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The walks that Orca reads: where each begins, what has been done before, and what is done in Explore.

A move is what it leads to, the role and name of a control (or none), and keys. Of a walk in English the moves of an
act are its core discoveries.
"""
import dataclasses
import pathlib

LANGUAGES = ("en", "de", "es", "fr", "pt_BR", "zh_CN", "ja", "ar")
DATA = pathlib.Path(__file__).resolve().parents[1] / "data"
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


@dataclasses.dataclass(frozen=True)
class Window:
    """A window or page that is no act; the first step is to open it."""
    arguments: tuple
    moves: tuple
    before: tuple = ()

    def take(self, learner, name):
        learner.window(name, self)


@dataclasses.dataclass(frozen=True)
class ClassWindow(Window):
    """The class window, on hand-ins that are made of ledgers."""

    def take(self, learner, name):
        learner.class_window(name, self)


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
    ("GPT-2, a discovery", "combo box", "^Trace", "Home"),
    ("compiled, then as a graph, a discovery", "combo box", "^The same model", "Down", "Down"),
    ("compiled with graphs", None, None, "Down"),
    ("Llama, a discovery", "combo box", "^Trace", *4 * ("Down",)),
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
    ("the sparse peak, a discovery", "radio button", "^Dense", "Right"),
    ("the dense peak", None, None, "Left"),
)
SERVING = (
    ("a batch of 256, a discovery", "text", "^Batch", *"256", ENTER),
    ("prefill, a discovery", "radio button", "^Decode", "Left"),
    ("every head, two discoveries", "radio button", "^GQA", "Left"),
)
WHOLE_PATH = (
    ("kernels at 2×", "text", "^Kernel speed", "2", ENTER),
    ("the decode step, a discovery", "combo box", "^Workload", "End"),
    ("as a graph, a discovery", "radio button", "^Eager", "Right", "Right"),
    ("pageable memory", "radio button", "^Pinned", "Right"),
    ("kernels at 4×", "text", "^Kernel speed", "4", ENTER),
    ("a GPT-2 layer, a discovery", "combo box", "^Workload", "Up"),
)

REVIEW = (
    ("The page", None, None, "F8"),
    ("Map: the tab", "page tab", "^Concept map"),
    ("Map", "list", "", ENTER),
    ("Map: the next concept", None, None, "Down"),
    ("Map: out of it", None, None, "Escape"),
    ("Models: the tab", "page tab", "^Concept map", "Right"),
    ("Models: one moved", "list", "^The (memory hierarchy|optimization loop)", "alt+Down"),
    ("Models: the order", "push button", "^Show the order", "space"),
    ("Recall: the tab", "page tab", "^Models", "Right"),
    ("Recall: the question", "text", "^Ridge point", *"156"),
    ("Recall: how sure", "slider", "^How sure", "End"),
    ("Recall: the answer", "push button", "^Lock in", "space"),
    ("Mystery traces: the tab", "page tab", "^Recall", "Right"),
    ("Mystery traces: an answer", "radio button", "", "space"),
    ("Mystery traces: without a place", "push button", "^Lock in", "space"),
    ("Misconceptions: the tab", "page tab", "^Mystery traces", "Right"),
    ("Misconceptions: a statement", "push button", "^False: ", "space"),
    ("Self-check: the tab", "page tab", "^Misconceptions", "Right"),
    ("Self-check: ticked", "check box", "", "space"),
    ("Writing: the tab", "page tab", "^Self-check", "Right"),
    ("Writing", "text", "", "a"),
)
TRACE = (
    ("The next page", None, None, "Right"),
    ("The first page again", None, None, "Left"),
    ("Before and after", "radio button", "^None"),
    ("The volume", "slider", "^Your volume", "Right"),
    ("The timeline", "table", "^Launches and kernels", ENTER),
    ("The next value", None, None, "Right"),
    ("Out of the timeline", None, None, "Escape"),
    ("The longest wait", "push button", "^Next longest wait", "space"),
    ("Larger", "push button", "^Zoom in", "space"),
    ("The kernels", "page tab", "^Timeline", "Right"),
    ("The first kernel", "table", "", "Down"),
    ("The next kernel", None, None, "Down"),
)
CLASS = (
    ("What is shown", None, None, "Down"),
    ("What is shown, again", None, None, "Up"),
    ("Names", "check box", "^Show names", "space"),
    ("The question", "combo box", "^Question", "Down"),
    ("The first question again", None, None, "Up"),
    ("The answers", "table", "^Answers by option", ENTER),
    ("The wrong answer of all", None, None, "Down", "Down"),
    ("Out of the answers", None, None, "Escape"),
    ("Times", "page tab", "^Answers by option", "Right"),
    ("How sure", None, None, "Right"),
    ("Memos", None, None, "Right"),
)

WALKS = {f"lab07_act1_{language}": FirstAct(language) for language in LANGUAGES}
WALKS |= {
    "lab07_act2": Act("lab07/act2", ACT2, ("lab07/act1",)),
    "lab07_reality": Act("lab07/reality", REALITY, ("lab07/act1", "lab07/act2")),
    "lab07_act3": Act("lab07/act3", ACT3, ("lab07/act1", "lab07/act2", "lab07/reality"), "edge"),
    "lab11_act1": Act("lab11/act1", ROOFLINE),
    "lab11_act2": Act("lab11/act2", SERVING, ("lab11/act1",)),
    "lab11_act3": Act("lab11/act3", WHOLE_PATH, ("lab11/act1", "lab11/act2")),
    "review": Window(("--open", "review/map"), REVIEW),
    "trace": Window((str(DATA / "traces/a100_alexnet.json.gz"),), TRACE),
    "class": ClassWindow(tuple(DATA / f"ledgers/{name}.json" for name in ("act1", "act2", "captures")), CLASS),
}
