#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lab 07, act 1, by keys alone with Orca running: what is heard of it, line by line.

    orca_act1.py RIDGEPOINT [--write]

The essential lines stand in tests/data/orca_act1_XX.txt. --write writes them anew from what is heard now; read them
before you keep them, and take out what may be missing one day. Where Orca can't be had, the test is skipped.
"""
import importlib.util
import os
import pathlib
import re
import sys
import unittest
import xml.etree.ElementTree as ElementTree

import desktop_session
from keys_learner import KeysLearner

ROOT = pathlib.Path(__file__).resolve().parents[2]
SKIPPED = 77
# Two answers to the question of Reflect.
POWER = "The faster GPU reaches its power or temperature limit and slows down."
FIXED_COST = "Compute time shrinks while the fixed dispatch cost does not, so dispatch becomes a larger share."


class Words:
    """What the texts of the program are in a language."""

    def __init__(self, language):
        self._texts = {}
        if language != "en":
            for message in ElementTree.parse(ROOT / f"translations/ridgepoint_{language}.ts").iter("message"):
                self._texts.setdefault(message.findtext("source"), message.findtext("translation"))

    def __call__(self, english):
        """A pattern for it, up to its first placeholder, as it is heard."""
        text = self._texts[english] if self._texts else english
        return re.escape(text.split("%1")[0].replace("&", "").strip())


class Act1ByOrca(KeysLearner):
    write = False

    def setUp(self):
        super().setUp()
        self.orca = None

    def tearDown(self):
        super().tearDown()
        if self.orca:
            self.orca.stop()

    def open(self, *arguments):
        # Orca turns each key over to the program when it has heard of it; on a busy machine Qt warns that it waits.
        os.environ["QT_LOGGING_RULES"] = "default.warning=false"
        super().open(*arguments)

    def start(self, language):
        # Only inside the session is there a bus to listen to.
        from orca_listener import NoOrca, Orca, Walk
        home = self.folder / "orca"
        home.mkdir()
        try:
            self.orca = Orca(home)
        except NoOrca as problem:
            self.skipTest(str(problem))
        self.words = Words(language)
        path = ROOT / f"tests/data/orca_act1_{language}.txt"
        self.walk = Walk(self.orca, path, self.write)
        self.hear("Course home", lambda: self.open("--lang", language))

    def hear(self, step, act, most=None):
        """Does something, and holds against the file what is heard of its last key: as many lines at most, where
        others differ from time to time."""
        before = self.pressed
        self.walk.begin()
        act()
        self.walk.end(step, self.pressed <= before + 1, most)

    # ---- what the learner does; a step is named by what it leads to

    def press(self, step, *keys):
        self.hear(step, lambda: self.keys(*keys))

    def turn(self, step, key="Return"):
        """To another page, which takes the keyboard to its heading."""
        before = self.lab.focus

        def act():
            self.keys(key)
            self.lab.wait(lambda: self.at("heading", "") and self.lab.focus != before, f"a page after {step!r}")
        self.hear(step, act)

    def reach(self, step, role, name="", key="Tab"):
        self.hear(step, lambda: self.tab_to(role, name, key))

    def whole_act(self, language):
        self.start(language)
        self.press("Home: the picture", "Tab")
        self.reach("Home: the axis", "slider")
        self.reach("Home: its button", "push button", "07$")
        self.turn("Brief")
        self.turn("Predict")
        self.predict()
        self.explore()
        self.reveal_and_reflect()
        self.walk.finish()

    def predict(self):
        self.press("Predict: the question", "Tab")
        self.press("Predict: the answers", "Tab")
        self.hear("Predict: about 50 %", lambda: self.arrow_to("About 50 %"))
        self.press("Predict: how sure", "Tab")
        self.press("Predict: a guess", "space")
        self.reach("Predict: commit", "push button", f"^{self.words('&Commit prediction')}")
        self.press("Predict: committed", "space")
        self.turn("Explore")

    def explore(self):
        words = self.words
        self.reach("Explore: the picture", "table")
        self.press("Explore: into the picture", "Return")
        self.press("Explore: the next value", "Right")
        self.press("Explore: a value that nobody has asked for yet", "Down")
        self.press("Explore: out of the picture", "Escape")
        self.reach("Explore: workload", "combo box", key="shift+Tab")
        self.press("Explore: what was asked, a discovery", "Up")
        self.press("Explore: another workload", "Down")
        self.press("Explore: the first again", "Up")
        self.press("Explore: mode", "Tab")
        self.hear("Explore: compiled, a discovery", lambda: self.arrow_to("Compiled"))
        self.hear("Explore: eager again", lambda: self.arrow_to("Eager", "Left"))
        self.reach("Explore: GPU speed", "slider", f"^{words('GPU speed')}")
        self.press("Explore: a faster GPU, a discovery", "Right")
        self.press("Explore: twice as fast", "Right")
        self.reach("Explore: a field", "text")
        self.settings()
        self.reach("Explore: go on", "push button", f"^{words('&Next: %1')}")

    def settings(self):
        self.press("Settings: context", "ctrl+comma")
        self.press("Settings: the edge", "Down")
        self.press("Settings: the cloud again", "Up")
        self.press("Explore: the field again", "Escape")

    def reveal_and_reflect(self):
        self.turn("Reveal", "space")
        self.turn("Reflect")
        # The answers stand in an order of their own.
        self.hear("Reflect: the question", lambda: self.keys("Tab"), most=1)
        self.keys("space")
        self.hear("Reflect: an error", lambda: self.check(POWER))
        self.hear("Reflect: the answer", lambda: self.check(FIXED_COST))
        self.reach("Reflect: go on", "push button", f"^{self.words('&Next: %1')}")
        self.turn("The next act", "space")

    def arrow_to(self, option, key="Right"):
        """With the arrows inside of a choice; its options may stand in any order."""
        self.choose(self.words(option), key)

    def check(self, answer):
        if not self.at("radio button", ""):
            self.tab_to("radio button", "", "shift+Tab")
        self.arrow_to(answer, "Down")
        self.keys("Return")

    # ---- tests

    def hear_all(self, language):
        """Orca leaves out events when more than some fifty wait, as on a busy machine: what is missing once is listened
        for once more."""
        from orca_listener import NotHeard
        try:
            self.whole_act(language)
        except NotHeard as missing:
            print(f"once more, because {missing}", file=sys.stderr)
            self.tearDown()
            self.setUp()
            self.whole_act(language)

    def test_english(self):
        self.hear_all("en")

    def test_german(self):
        self.hear_all("de")


if __name__ == "__main__":
    Act1ByOrca.write = "--write" in sys.argv
    if importlib.util.find_spec("orca") is None:
        print("Orca is not installed, so nothing can be heard: install the package orca.")
        sys.exit(SKIPPED)
    desktop_session.enter()
    program, *others = (argument for argument in sys.argv[1:] if argument != "--write")
    KeysLearner.program = program
    desktop_session.start_window_manager()
    result = unittest.main(argv=[sys.argv[0], *others], verbosity=2, exit=False).result
    skipped = len(result.skipped) == result.testsRun
    desktop_session.leave(SKIPPED if skipped else 0 if result.wasSuccessful() else 1)
