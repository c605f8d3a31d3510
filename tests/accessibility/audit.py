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
from page_audit import DRAWERS, PageAudit

TRACE = pathlib.Path(__file__).resolve().parents[2] / "resources/traces/a100_alexnet.json.gz"
STEPS = ("brief", "predict", "explore", "reveal", "reflect")
# Act 2 shows one instrument at a time, with a tab for each of its pictures: the tabs that lead there.
VIEWS = ((), ("Attention",), ("One line",), ("Errors: ",), ("Compilation pay-back",), ("Compilation continuum",),
         ("Compilation continuum", "Judgements"))


class Audit(PageAudit):
    def open_view(self, tabs, *arguments):
        """An instrument of act 2, run and with all of its controls."""
        lab = self.open("explore", *arguments, act="act2")
        for tab in tabs:
            lab.press(lab.find("page tab", f"^{tab}"))
            lab.pump(0.5)
        self.run_it(lab)
        self.unfold_controls(lab)
        return lab

    # ---- tests

    def test_pages(self):
        for step in STEPS:
            with self.subTest(step=step):
                self.assert_clean(step, self.audit(self.open(step, "--lang", "en"), keyboard=True))

    def test_explore_once_run(self):
        lab = self.open("explore", "--lang", "en")
        self.run_it(lab)
        self.assert_clean("explore once it has run", self.audit(lab, keyboard=True))

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
                lab = self.open_view(tabs, "--lang", "en")
                for drawer in self.drawers(lab):
                    self.assert_clean(f"act 2, {tabs}, {drawer}", self.audit(lab, keyboard=drawer == DRAWERS[0]))
                self.assert_clean(f"act 2, {tabs}", self.audit(lab, keyboard=True))

    def test_act_2_large_text(self):
        for tabs in VIEWS:
            with self.subTest(tabs=tabs):
                lab = self.open_view(tabs, "--lang", "en", "--text-scale", "200", "--theme", "dark")
                self.assert_clean(f"act 2, {tabs} at 200 %", self.audit(lab, keyboard=False))

    def test_act_2_arabic(self):
        lab = self.open("explore", "--lang", "ar", act="act2")
        self.assert_clean("act 2 in Arabic", self.audit(lab, keyboard=True))

    def test_reality_check_pages(self):
        for step in STEPS:
            with self.subTest(step=step):
                lab = self.open(step, "--lang", "en", act="reality")
                self.run_it(lab)
                self.assert_clean(f"reality check, {step}", self.audit(lab, keyboard=True))

    def test_own_trace(self):
        lab = self.start("--lang", "en", TRACE)
        lab.find("page tab", "^Timeline")
        self.assert_clean("a trace of one's own", self.audit(lab, keyboard=False))


if __name__ == "__main__":
    desktop_session.enter()
    Audit.program = sys.argv.pop(1)
    desktop_session.start_window_manager()
    desktop_session.leave(0 if unittest.main(verbosity=2, exit=False).result.wasSuccessful() else 1)
