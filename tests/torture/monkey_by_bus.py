#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A monkey on the accessibility bus: asks every object what no screen reader asks, and does what it can be told to.

    monkey_by_bus.py RIDGEPOINT

Texts are asked for every step from every place, also far outside; tables for cells that there are none of; values
are set beyond their ends; actions are done in any order, in between keys are pressed. After each deed the program
must answer in time: the bus gives up on one that hangs. RIDGEPOINT_TORTURE_EVENTS and RIDGEPOINT_TORTURE_SEED make
it longer and other; what was done last stands in monkey_by_bus_TEST.txt of the folder RIDGEPOINT_TORTURE_DIARY.
"""
import os
import pathlib
import random
import re
import sys
import time
import unittest
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/accessibility"))
import desktop_session  # noqa: E402  (beside the other tests of the bus)

EVENTS = int(os.environ.get("RIDGEPOINT_TORTURE_EVENTS", "250"))
SEED = int(os.environ.get("RIDGEPOINT_TORTURE_SEED", "1"))
DIARIES = pathlib.Path(os.environ.get("RIDGEPOINT_TORTURE_DIARY", "."))
PATIENCE_S = 20  # for one answer: what takes longer hangs
FAR = (-2147483648, -3, -2, -1, 0, 1, 5, 1000, 2147483647)
TEXTS = ("", "200", "9e999", "\u202e\u2066x", "w" * 30000, "1,5 ms", "\U0001F600")
NUMBERS = (-1e308, -1.0, 0.0, 1e-300, 1e308, float("nan"), float("inf"))
KEYS = ("Tab", "shift+Tab", "Left", "Right", "Up", "Down", "Home", "End", "ctrl+Left", "ctrl+Right", "ctrl+End",
        "ctrl+v", "ctrl+a", "Return", "space", "Escape", "F1", "F6", "2", "0", "BackSpace")
LEAVING = ("&Quit", "Close", "Close Ridgepoint", "Close without saving")


def left_alone():
    """How what leaves the program begins, in each language: the monkey changes the language too."""
    names = [*LEAVING]
    for path in ROOT.glob("translations/ridgepoint_*.ts"):
        names += [message.findtext("translation") for message in xml.etree.ElementTree.parse(path).iter("message")
                  if message.findtext("source") in LEAVING]
    # The bus says names without their mnemonics, which some scripts write in brackets behind them.
    return tuple(re.sub(r"\(&.\)|&", "", name).strip() for name in names if name)


LEFT_ALONE = left_alone()


class Silence(AssertionError):
    """The program does not answer."""


class Quit(Exception):
    """A key chose Quit, in a menu that was open: the program ended as it should."""


class Monkey(unittest.TestCase):
    program = ""

    def setUp(self):
        # One for each test: the next one must not write over what the last one failed at.
        DIARIES.mkdir(parents=True, exist_ok=True)
        self.diary = (DIARIES / f"monkey_by_bus_{self._testMethodName}.txt").open("w", encoding="utf-8")
        self.dice = random.Random(SEED)
        self.lab = None
        self.done = 0
        self.slowest = 0.0
        self.quits = 0

    def open(self, place):
        from gi.repository import Atspi
        from lab_driver import Lab
        self.lab = Lab(self.program, "--lang", "en", "--presenter", "--open", place)
        Atspi.set_timeout(1000 * PATIENCE_S, -1)

    def tearDown(self):
        if self.lab and self.lab.process.poll() is None:
            self.lab.kill()
        self.diary.close()

    def note(self, what):
        self.diary.write(f"{self.done} {what}\n")
        self.diary.flush()

    def held_kb(self):
        for line in pathlib.Path(f"/proc/{self.lab.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1])
        return 0

    def ask(self, request, *arguments):
        """A refusal is an answer, and so is that the object is gone; silence is none."""
        from gi.repository import GLib
        try:
            return request(*arguments)
        except GLib.Error as error:
            if "imeout" in str(error) or "did not receive a reply" in str(error).lower():
                raise Silence(f"no answer: {error}; see {self.diary.name}") from None
            return None

    def in_time(self, deed, *arguments):
        """Does it, then asks for the window's name: only a program that goes on answers."""
        start = time.monotonic()
        self.ask(deed, *arguments)
        answered = self.lab.happens(lambda: self.lab.process.poll() is not None or self.lab.window.name, PATIENCE_S)
        self.assertTrue(answered, f"the window does not answer any more; see {self.diary.name}")
        if not isinstance(answered, str):
            self.note(f"ended with {self.lab.process.returncode}")
            # A crash, and what a sanitizer reports, ends with another status.
            self.assertEqual(self.lab.process.returncode, 0, f"the program ended; see {self.diary.name}")
            raise Quit
        self.slowest = max(self.slowest, time.monotonic() - start)

    def test_word_steps_end(self):
        """What a screen reader asks for at Ctrl+Left and Ctrl+Right at the end of a number."""
        for place in ("review/recall", "lab07/act1/explore"):
            self.open(place)
            self.lab.find("text")  # the page stands
            fields = [node for node in self.lab.walk() if "EditableText" in node.interfaces]
            self.assertTrue(fields, place)
            self.lab.press(self.lab.find("push button", "^Settings$"))
            combos = [node for node in self.lab.walk() if node.role == "combo box"]
            self.assertTrue(combos, place)
            for node in fields:
                self.note(f"{place} {node}")
                self.in_time(self.write, node, "200")
            for node in fields + combos:
                self.note(f"{place} {node}")
                self.in_time(self.ask_text, node.accessible)
            self.lab.kill()

    def test_children_that_are_not_there(self):
        """Tools ask by an index that was right a moment ago."""
        self.open("lab07/act1/explore")
        for node in list(self.lab.walk()):
            self.note(f"child of {node.role}")
            for index in FAR:
                self.in_time(node.accessible.get_child_at_index, index)

    @staticmethod
    def write(node, text):
        from gi.repository import Atspi
        Atspi.EditableText.set_text_contents(node.accessible, text)
        Atspi.Text.set_caret_offset(node.accessible, len(text))

    def test_survives(self):
        place = "lab07/act1/explore"
        self.open(place)
        first, measured = None, EVENTS // 4
        nodes = []
        for self.done in range(EVENTS):
            if self.done % 20 == 0:
                # What can be asked more than its name comes up as often as all the rest.
                nodes = list(self.lab.walk())
                rich = [node for node in nodes if node.interfaces & {"Text", "EditableText", "Table", "Value"}]
                nodes = self.dice.choice((nodes, rich or nodes))
            if self.done == measured:
                first = self.held_kb()
            try:
                self.do_something(nodes)
            except Quit:
                self.quits += 1
                self.open(place)
                nodes, first, measured = [], None, self.done + (EVENTS - self.done) // 4 + 1
        last = self.held_kb()
        print(f"seed {SEED}: {EVENTS} events, slowest {self.slowest:.2f} s, {first} to {last} kB resident, "
              f"{self.quits} times quit")
        # Sanitizers keep what was given back, and the places that it was asked for from.
        if not self.is_sanitized():
            self.assertLess(last - (first or last), 45000 + 5 * EVENTS)

    def is_sanitized(self):
        return "libasan" in pathlib.Path(f"/proc/{self.lab.process.pid}/maps").read_text()

    def do_something(self, nodes):
        if not nodes or self.dice.random() < 0.15:
            key = self.dice.choice(KEYS)
            self.note(f"key {key}")
            self.in_time(self.press_key, key)
        else:
            self.in_time(self.bother, self.dice.choice(nodes))

    def press_key(self, key):
        self.lab.activate()
        self.lab.keys(key, pause=0.02)

    def bother(self, node):
        from gi.repository import Atspi
        role, name = node.role, node.name
        self.note(f"{role} {name[:80]!r}")
        what = node.interfaces
        asked = node.accessible
        for index in FAR:
            self.ask(asked.get_child_at_index, index)
        if "Text" in what:
            self.ask_text(asked)
        if "EditableText" in what:
            text, at = self.dice.choice(TEXTS), self.dice.choice(FAR)
            self.note(f"  write {text[:20]!r} at {at}")
            self.ask(Atspi.EditableText.insert_text, asked, at, text, len(text.encode()))
            self.ask(Atspi.EditableText.delete_text, asked, self.dice.choice(FAR), self.dice.choice(FAR))
            self.ask(Atspi.EditableText.set_text_contents, asked, self.dice.choice(TEXTS))
        if "Table" in what:
            for row in FAR[2:]:
                self.ask(asked.get_accessible_at, row, self.dice.choice(FAR))
                self.ask(asked.get_row_description, row)
        if "Value" in what and self.dice.random() < 0.7:
            self.ask(asked.set_current_value, self.dice.choice(NUMBERS))
        if "Action" in what and not name.startswith(LEFT_ALONE) and "…" not in name:
            actions = node.actions
            if actions:
                action = self.dice.randrange(len(actions))
                self.note(f"  {actions[action]}")
                self.ask(asked.do_action, action)
        self.lab.pump(0.02)

    def ask_text(self, asked):
        from gi.repository import Atspi
        length = self.ask(Atspi.Text.get_character_count, asked) or 0
        places = {0, length - 1, length, length + 1, *FAR, *(self.dice.randint(0, max(0, length)) for _ in range(3))}
        granularities = (Atspi.TextGranularity.CHAR, Atspi.TextGranularity.WORD, Atspi.TextGranularity.SENTENCE,
                         Atspi.TextGranularity.LINE, Atspi.TextGranularity.PARAGRAPH)
        boundaries = (Atspi.TextBoundaryType.CHAR, Atspi.TextBoundaryType.WORD_START,
                      Atspi.TextBoundaryType.WORD_END, Atspi.TextBoundaryType.SENTENCE_START,
                      Atspi.TextBoundaryType.LINE_START)
        for place in sorted(places):
            self.note(f"  text at {place} of {length}")
            for granularity in granularities:
                self.ask(Atspi.Text.get_string_at_offset, asked, place, granularity)
            for boundary in boundaries:
                self.ask(Atspi.Text.get_text_before_offset, asked, place, boundary)
                self.ask(Atspi.Text.get_text_at_offset, asked, place, boundary)
                self.ask(Atspi.Text.get_text_after_offset, asked, place, boundary)
            self.ask(Atspi.Text.get_character_extents, asked, place, Atspi.CoordType.SCREEN)
        self.ask(Atspi.Text.set_caret_offset, asked, self.dice.choice(FAR))
        self.ask(Atspi.Text.set_selection, asked, 0, self.dice.choice(FAR), self.dice.choice(FAR))
        self.ask(Atspi.Text.get_text, asked, self.dice.choice(FAR), self.dice.choice(FAR))


if __name__ == "__main__":
    desktop_session.enter()
    Monkey.program = sys.argv.pop(1)
    desktop_session.start_window_manager()
    desktop_session.leave(0 if unittest.main(argv=sys.argv, exit=False, verbosity=2).result.wasSuccessful() else 1)
