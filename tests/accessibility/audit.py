#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Audits every page of acts 1 and 2 and of the Reality check, and a trace beside the course, the way assistive
technology meets them.

    audit.py RIDGEPOINT

On each page, fails on: something focusable without a name or a real role; a picture or table without a name, or
that does not say what it shows; a target smaller than 24 × 24 px;
two controls that a screen reader can't tell apart; a raw mnemonic in a name; something focusable that Tab
never reaches; a tab stop that keeps the keyboard. Sizes are taken in every theme, at 100 % and at 200 % text, and in
Arabic as well.
"""
import pathlib
import sys
import unittest

import desktop_session
from page_audit import MENU, PageAudit

TRACE = pathlib.Path(__file__).resolve().parents[2] / "tests/data/traces/a100_alexnet.json.gz"
STEPS = ("brief", "predict", "explore", "reveal", "reflect")
# The pictures of act 2: three of its first instrument, one of each other one.
VIEWS = ("Bytes", "Intensity", "Attention", "Pay-back", "Continuum")


class Audit(PageAudit):
    def open_view(self, view, *arguments):
        """A picture of act 2, with all of its instrument's controls."""
        lab = self.open("explore", *arguments, act="act2")
        before, tab = lab.first("heading").name, lab.find("page tab", f"^{view},")
        lab.press(tab)
        # Another instrument has tabs of its own and asks another question.
        lab.wait(lambda: lab.first("heading").name != before or tab.has("selected"), f"{view} in front")
        self.unfold_controls(lab)
        return lab

    # ---- tests

    def test_pages(self):
        for step in STEPS:
            with self.subTest(step=step):
                self.assert_clean(step, self.audit(self.open(step, "--lang", "en"), keyboard=True))

    def test_explore_lenses(self):
        lab = self.open("explore", "--lang", "en")
        self.audit_drawers("explore", lab)
        self.audit_lenses("explore", lab)

    def test_what_opens(self):
        """What opens a part of the page is expanded and not checked, which is told; the keyboard goes in and comes back,
        and what closes it is there. What opens a menu says that it has one."""
        lab = self.open("explore", "--lang", "en")
        lab.activate()
        self.assertTrue(lab.find("push button", "^Chart menu").has("has-popup"))
        menu = lab.first("push button", MENU)
        if menu:
            self.assertTrue(menu.has("has-popup"))
            return
        button = lab.find("push button", "^Assumptions: ")
        told = lab.record("object:state-changed:expanded", "object:state-changed:checked")
        lab.grab_focus(button)
        lab.keys("space")
        lab.wait(lambda: lab.focus.role == "label" and lab.focus.name.startswith("†"), "the keyboard in the drawer")
        self.assertEqual([(kind, name) for kind, _, name in told], [("object:state-changed:expanded", button.name)])
        self.assertTrue(button.has("expanded"))
        self.assertFalse(button.has("collapsed"))
        self.assertFalse(button.has("checked"))
        lab.find("push button", "^Close$")
        lab.keys("Escape")
        lab.wait(lambda: lab.focus == button, "the keyboard back on the button")
        self.assertTrue(button.has("collapsed"))
        self.assertEqual([kind for kind, _, _ in told], ["object:state-changed:expanded"] * 2)

    def test_explore_as_asked(self):
        """The setting that the question is about has more in it than the one that Explore opens with."""
        lab = self.open("explore", "--lang", "en")
        lab.choose_entry(lab.find("combo box", "^Workload"), "Keyword")
        self.assert_clean("explore as asked", self.audit(lab, keyboard=True))

    def test_full_picture(self):
        lab = self.open("explore", "--lang", "en")
        whole = lab.find("check box", "^Full picture$")
        lab.press(whole)
        lab.wait(lambda: whole.has("checked") and not lab.has("panel", "^Instrument controls$"), "the picture alone")
        self.assert_clean("full picture", self.audit(lab, keyboard=True))

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
        for view in VIEWS:
            with self.subTest(view=view):
                lab = self.open_view(view, "--lang", "en")
                self.audit_drawers(f"act 2, {view}", lab)
                self.assert_clean(f"act 2, {view}", self.audit(lab, keyboard=True))

    def test_act_2_large_text(self):
        for view in VIEWS:
            with self.subTest(view=view):
                lab = self.open_view(view, "--lang", "en", "--text-scale", "200", "--theme", "dark")
                if view in ("Bytes", "Pay-back", "Continuum"):
                    self.audit_drawers(f"act 2, {view} at 200 %", lab, keyboard=view == VIEWS[0])
                self.assert_clean(f"act 2, {view} at 200 %", self.audit(lab, keyboard=False))

    def test_act_2_arabic(self):
        lab = self.open("explore", "--lang", "ar", act="act2")
        self.assert_clean("act 2 in Arabic", self.audit(lab, keyboard=True))

    def test_reality_check_pages(self):
        for step in STEPS:
            with self.subTest(step=step):
                lab = self.open(step, "--lang", "en", act="reality")
                self.assert_clean(f"reality check, {step}", self.audit(lab, keyboard=True))

    def test_reality_check_lenses(self):
        lab = self.open("explore", "--lang", "en", act="reality")
        self.audit_drawers("reality check", lab)
        self.audit_lenses("reality check", lab)

    def test_own_trace(self):
        lab = self.start("--lang", "en", TRACE)
        lab.find("page tab", "^Timeline")
        self.audit_drawers("a trace of one's own", lab, keyboard=False)
        self.assert_clean("a trace of one's own", self.audit(lab, keyboard=False))


if __name__ == "__main__":
    desktop_session.enter()
    Audit.program = sys.argv.pop(1)
    desktop_session.start_window_manager()
    desktop_session.leave(0 if unittest.main(verbosity=2, exit=False).result.wasSuccessful() else 1)
