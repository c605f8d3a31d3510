#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Audits every page of the lab the way assistive technology meets it.

    audit.py RIDGEPOINT

On each page, fails on: something focusable without a name or a real role; a target smaller than 24 × 24 px;
two controls that a screen reader can't tell apart; a raw mnemonic in a name; something focusable that Tab
never reaches; a tab stop that keeps the keyboard. Sizes are taken in every theme, at 100 % and at 200 % text, and in
Arabic as well.
"""
import collections
import sys
import unittest

import desktop_session

PROGRAM = ""
SMALLEST = 24  # px, each way
MOST_STOPS = 160

# Roles that say nothing about what a thing does.
ROLELESS = {"filler", "unknown", "invalid", "redundant object", "layered pane", "scroll pane"}
# Parts of a control that is one tab stop itself; their own keys reach them.
PARTS = {"table cell", "column header", "row header", "menu item", "check menu item", "radio menu item",
         "list item", "tree item"}
TARGETS = {"push button", "toggle button", "check box", "radio button", "slider", "spin button", "combo box",
           "text", "entry", "table", "link", "page tab", "scroll bar"}
STEPS = ("brief", "predict", "explore", "reveal", "reflect")
# Act 2 shows one instrument at a time, and the first one of three topics: the tabs that lead there.
VIEWS = ((), ("FlashAttention",), ("One-line chain",), ("Compilation pay-back",), ("Compilation continuum",))
SECTIONS = ("More settings", "Find the error", "Math", "Sources")


def focusable(node):
    states = node.states
    return "focusable" in states and "enabled" in states and "showing" in states


class Audit(unittest.TestCase):
    def open(self, step, *arguments, act="act1"):
        # Presenter mode opens every step; that the gates hold otherwise is tested by act1_by_bus.py.
        lab = Lab(PROGRAM, "--presenter", "--open", f"lab07/{act}/{step}", *arguments)
        self.addCleanup(lab.kill)
        lab.activate()
        return lab

    def open_view(self, tabs, *arguments, sections=()):
        """An instrument of act 2, with sections of its page opened."""
        lab = self.open("explore", *arguments, act="act2")
        for tab in tabs:
            lab.press(lab.find("page tab", f"^{tab}"))
            lab.pump(0.5)
        for section in sections:
            button = lab.first("push button", f"^{section}")
            if button:
                lab.press(button)
                lab.pump(0.3)
        return lab

    # ---- one kind of trouble each; what they return reads as a list of complaints

    def nameless(self, nodes):
        for node in nodes:
            if not node.name.strip():
                yield f"{node.role} without a name at {node.place}, below {node.parent!r}"
            elif "&" in node.name.replace("&&", ""):
                yield f"{node!r} says a mnemonic aloud"
            if node.role in ROLELESS:
                yield f"{node!r} can be focused, but has no role that says what it does"

    def small(self, nodes):
        for node in nodes:
            width, height = node.size
            if node.role in TARGETS and (width < SMALLEST or height < SMALLEST):
                yield f"{node!r} is {width} × {height} px"

    def alike(self, nodes):
        """Controls of one role and name, unless the named groups around them tell them apart."""
        seen = collections.Counter()
        for node in nodes:
            if node.role not in PARTS and node.role not in ("label", "heading"):
                seen[(node.role, node.name, self.group(node))] += 1
        for (role, name, group), count in seen.items():
            if count > 1:
                yield f"{count} × {role} {name!r} in {group!r}"

    @staticmethod
    def group(node):
        names = []
        parent = node.parent
        while parent is not None and parent.role not in ("frame", "application"):
            if parent.name and parent.role != "filler":
                names.append(parent.name)
            parent = parent.parent
        return " < ".join(names)

    def unreached(self, lab, nodes):
        """Walks with Tab all the way round, then back."""
        for key in ("Tab", "shift+Tab"):
            # A page opens with the keyboard at its heading, which is no tab stop itself.
            lab.keys(key)
            stops = []
            for _ in range(MOST_STOPS):
                stop = lab.focus
                while stop is not None and stop.role in PARTS and stop.parent is not None:
                    stop = stop.parent
                if stops and stop == stops[0]:
                    break
                if len(stops) > 2 and stop == stops[-1] == stops[-2]:
                    yield f"{stop!r} keeps the keyboard against {key}"
                    return
                stops.append(stop)
                lab.keys(key, pause=0.06)
            else:
                yield f"{key} never came round again; the last stops were {stops[-4:]}"
                return
            if key == "shift+Tab":
                continue
            yield from self.misplaced(stops)
            groups = {(stop.role, self.group(stop)) for stop in stops if stop}
            one_stop = ("radio button", "page tab")
            for node in nodes:
                # The heading of a page takes the keyboard when the page opens, and needs no stop of its own.
                if node.role in PARTS or node in stops or node.role in ("frame", "heading"):
                    continue
                # One button of a group of radio buttons takes Tab, the arrow keys reach the rest; so with the
                # tabs of a list. A scroll area is moved by Tab itself.
                if node.role in one_stop and (node.role, self.group(node)) in groups:
                    continue
                yield f"{node!r} is focusable, but Tab does not reach it (group {self.group(node)!r})"

    @staticmethod
    def misplaced(stops):
        """The keyboard reads a page as the eye does: the buttons at its foot come last, before the status strip."""
        names = [stop.name for stop in stops if stop]
        foot = [i for i, name in enumerate(names) if name.startswith(("Next: ", "Finish this act"))]
        strip = [i for i, name in enumerate(names) if name == "Status strip"]
        if foot and strip and (strip[0] - foot[-1]) % len(names) != 1:
            yield f"Tab goes from the foot of the page to {names[(foot[-1] + 1) % len(names)]!r}"

    def audit(self, lab, keyboard):
        nodes = [node for node in lab.walk() if focusable(node)]
        self.assertGreater(len(nodes), 5, "the page seems to be empty")
        found = [*self.nameless(nodes), *self.small(nodes), *self.alike(nodes)]
        if keyboard:
            found += self.unreached(lab, nodes)
        return found

    def assert_clean(self, where, found):
        self.assertFalse(found, f"{where}: {len(found)} complaints\n  " + "\n  ".join(found))

    # ---- tests

    def test_pages(self):
        for step in STEPS:
            with self.subTest(step=step):
                self.assert_clean(step, self.audit(self.open(step, "--lang", "en"), keyboard=True))

    def test_themes(self):
        for theme in ("light", "dark", "contrast"):
            for step in ("predict", "explore"):
                with self.subTest(theme=theme, step=step):
                    lab = self.open(step, "--lang", "en", "--theme", theme)
                    self.assert_clean(f"{step}, {theme}", self.audit(lab, keyboard=False))

    def test_large_text(self):
        for step in ("predict", "explore"):
            with self.subTest(step=step):
                lab = self.open(step, "--lang", "en", "--text-scale", "200")
                self.assert_clean(f"{step} at 200 %", self.audit(lab, keyboard=True))

    def test_arabic(self):
        lab = self.open("explore", "--lang", "ar")
        self.assert_clean("explore in Arabic", self.audit(lab, keyboard=True))

    def test_act_2_pages(self):
        for step in ("brief", "predict", "reveal", "reflect"):
            with self.subTest(step=step):
                lab = self.open(step, "--lang", "en", act="act2")
                self.assert_clean(f"act 2, {step}", self.audit(lab, keyboard=True))

    def test_act_2_instruments(self):
        for tabs in VIEWS:
            with self.subTest(tabs=tabs):
                lab = self.open_view(tabs, "--lang", "en", sections=SECTIONS)
                self.assert_clean(f"act 2, {tabs}", self.audit(lab, keyboard=True))

    def test_act_2_large_text(self):
        for tabs in VIEWS:
            with self.subTest(tabs=tabs):
                lab = self.open_view(tabs, "--lang", "en", "--text-scale", "200", "--theme", "dark")
                self.assert_clean(f"act 2, {tabs} at 200 %", self.audit(lab, keyboard=False))

    def test_act_2_arabic(self):
        lab = self.open("explore", "--lang", "ar", act="act2")
        self.assert_clean("act 2 in Arabic", self.audit(lab, keyboard=True))


if __name__ == "__main__":
    desktop_session.enter()
    # Only inside the session is there a bus to talk to.
    from lab_driver import Lab

    PROGRAM = sys.argv.pop(1)
    desktop_session.start_window_manager()
    desktop_session.leave(0 if unittest.main(verbosity=2, exit=False).result.wasSuccessful() else 1)
