#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Audits the home page of the course and both acts of lab 11 the way assistive technology meets them.

    audit_lab11.py RIDGEPOINT

Fails on what audit.py fails on. Every page and every tab of both instruments is looked at in English with the
keyboard; at 200 % text and in the other themes, each of the other languages takes its share.
"""
import pathlib
import shutil
import sys
import tempfile
import unittest

import desktop_session
from page_audit import PageAudit, focusable

ACTS = ("act1", "act2", "act3")
STEPS = ("brief", "predict", "reveal", "reflect")
CONTEXT, EDGE = 0, 1  # the first box of the settings, and its second entry
# The other languages at 200 % text: (language, theme, steps of acts 1, 2 and 3, tabs of the design, context).
LARGE = (("es", "light", ("predict", "reveal"), ("brief", "reflect"), ("predict",), (0, 2), 0),
         ("ar", "dark", ("brief", "reflect"), ("predict", "reveal"), ("brief", "reveal"), (1, 2), EDGE),
         ("zh_CN", "contrast", ("brief", "predict"), ("reveal", "reflect"), ("reflect",), (0, 1), 0))


class AuditLab11(PageAudit):
    def step(self, act, step, *arguments):
        return self.open(step, *arguments, act=act, lab="lab11")

    def home(self, *arguments):
        return self.start("--presenter", "--open", "home", *arguments)

    def set_context(self, lab, entry):
        """By place, for it is done in several languages."""
        self.open_settings(lab)
        box = lab.all("combo box", under=self.settings_panel(lab))[CONTEXT]
        for _ in range(entry):
            before = box.text
            box.accessible.do_action(box.actions.index("Increase"))
            lab.wait(lambda b=before: box.text != b, "the other context")
        self.open_settings(lab)

    def choose(self, lab, option):
        radio = lab.find("radio button", f"^\u2068?{option}")
        lab.press(radio)
        lab.wait(lambda: radio.has("checked"), f"checked {option!r}")

    # ---- the home page

    def test_home(self):
        """As a new learner meets it, and with a lab begun."""
        folder = pathlib.Path(tempfile.mkdtemp(prefix="ridgepoint-ledger-"))
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        lab = self.start("--data-dir", folder, "--lang", "en")
        lab.find("heading", "^Course home(:|$)")
        self.assert_clean("home, new", self.audit(lab, keyboard=True))
        lab.press(lab.find("push button", "^Start: Lab 07$"))
        lab.find("heading", "^Brief(:|$)")
        lab.press(lab.find("push button", "^Next"))
        lab.find("heading", "^Predict$")
        lab.press(self.entries(lab)[0])
        lab.find("push button", "^Go on: Lab 07, act 1, Predict$")
        self.assert_clean("home, begun", self.audit(lab, keyboard=True))

    def test_home_themes(self):
        for theme in ("dark", "contrast"):
            with self.subTest(theme=theme):
                self.assert_clean(f"home, {theme}", self.audit(self.home("--lang", "en", "--theme", theme), False))

    def test_home_large(self):
        for language, theme, *_ in (("en", "dark"), *LARGE):
            with self.subTest(language=language):
                lab = self.home("--lang", language, "--theme", theme, "--text-scale", "200")
                self.assert_clean(f"home, {language} at 200 %", self.audit(lab, keyboard=language == "ar"))

    # ---- the pages of the acts

    def test_pages(self):
        for act in ACTS:
            for step in STEPS:
                with self.subTest(act=act, step=step):
                    self.assert_clean(f"{act}, {step}", self.audit(self.step(act, step, "--lang", "en"), True))

    def test_pages_large(self):
        for language, theme, *shares, _, _ in LARGE:
            for act, steps in zip(ACTS, shares):
                for step in steps:
                    with self.subTest(language=language, act=act, step=step):
                        lab = self.step(act, step, "--lang", language, "--theme", theme, "--text-scale", "200")
                        self.assert_clean(f"{language}, {act}, {step}", self.audit(lab, keyboard=False))

    # ---- the instruments

    def test_roofline(self):
        lab = self.step("act1", "explore", "--lang", "en")
        self.audit_drawers("roofline", lab)
        self.audit_lenses("roofline", lab)
        self.show(lab, self.tabs(lab, 0)[0])
        for kernel in ("GEMM, M N K", "Batched GEMV"):
            with self.subTest(kernel=kernel):
                self.choose(lab, kernel)
                self.assert_clean(f"roofline, {kernel}", self.audit(lab, keyboard=True))

    def test_roofline_on_the_edge(self):
        lab = self.step("act1", "explore", "--lang", "en", "--theme", "contrast")
        self.set_context(lab, EDGE)
        self.assert_clean("roofline, edge", self.audit(lab, keyboard=False))

    def test_whole_path(self):
        for arguments in (("--lang", "en"), ("--lang", "ar", "--theme", "dark", "--text-scale", "200")):
            with self.subTest(arguments=arguments):
                lab = self.step("act3", "explore", *arguments)
                self.audit_lenses("whole path", lab)

    def test_serving(self):
        lab = self.step("act2", "explore", "--lang", "en")
        self.audit_drawers("serving", lab)
        self.audit_lenses("serving", lab)

    def test_out_of_memory(self):
        """The state that says what went wrong, in words, and offers a way out."""
        for theme in ("light", "contrast"):
            lab = self.step("act2", "explore", "--lang", "en", "--theme", theme)
            lab.set_value(lab.find("slider", "^Batch"), 256)
            lab.set_value(lab.find("slider", "^Sequence length"), 4096)
            way_out = lab.find("push button", "^Set the largest batch that fits")
            self.assertTrue(focusable(way_out))
            self.show(lab, self.tabs(lab, 0)[1])
            with self.subTest(theme=theme):
                self.assert_clean(f"out of memory, {theme}", self.audit(lab, keyboard=theme == "light"))

    def test_instruments_large(self):
        for language, theme, _, _, _, tabs, context in LARGE:
            arguments = ("--lang", language, "--theme", theme, "--text-scale", "200")
            with self.subTest(language=language):
                lab = self.step("act1", "explore", *arguments)
                self.set_context(lab, context)
                self.audit_drawers(f"{language}, roofline", lab, keyboard=False)
                self.assert_clean(f"{language}, roofline", self.audit(lab, keyboard=False))
            lab = self.step("act2", "explore", *arguments)
            self.set_context(lab, context)
            for tab in tabs:
                with self.subTest(language=language, tab=tab):
                    self.show(lab, self.tabs(lab, 0)[tab])
                    self.assert_clean(f"{language}, serving, {tab}", self.audit(lab, keyboard=tab == tabs[0]))


if __name__ == "__main__":
    desktop_session.enter()
    AuditLab11.program = sys.argv.pop(1)
    desktop_session.start_window_manager()
    desktop_session.leave(0 if unittest.main(verbosity=2, exit=False).result.wasSuccessful() else 1)
