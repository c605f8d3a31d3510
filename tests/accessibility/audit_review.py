#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Audits the review of the course the way assistive technology meets it.

    audit_review.py RIDGEPOINT

Fails on what audit.py fails on. Every section is walked with the keyboard in English, and looked at in Arabic and in
Chinese at 200 % text; the statements also when they are judged, a question when it is answered.
"""
import sys
import unittest

import desktop_session
from page_audit import PageAudit

SECTIONS = ("map", "models", "recall", "mystery", "beliefs", "selfcheck", "writing")
LARGE = (("ar", "dark"), ("zh_CN", "contrast"))


class AuditReview(PageAudit):
    def open_section(self, section, *arguments):
        # Only inside the session is there a bus to talk to.
        from lab_driver import Lab
        lab = Lab(self.program, "--presenter", "--open", f"review/{section}", *arguments)
        self.addCleanup(lab.kill)
        lab.activate()
        lab.pump(0.5)
        return lab

    def test_sections(self):
        for section in SECTIONS:
            with self.subTest(section=section):
                lab = self.open_section(section, "--lang", "en")
                self.assert_clean(section, self.audit(lab, keyboard=True))

    def test_large_text(self):
        for section in SECTIONS:
            for language, theme in LARGE:
                with self.subTest(section=section, language=language):
                    lab = self.open_section(section, "--lang", language, "--theme", theme, "--text-scale", "200")
                    self.assert_clean(f"{section} in {language}", self.audit(lab, keyboard=False))

    def test_judged_statements(self):
        lab = self.open_section("beliefs", "--lang", "en")
        while (button := lab.first("push button", "^False: ")) is not None:
            lab.press(button)
            lab.press(lab.find("push button", "^Next$"))
        self.assert_clean("judged statements", self.audit(lab, keyboard=True))

    def test_answered_question(self):
        lab = self.open_section("recall", "--lang", "en")
        lab.type_text(lab.find("text", "^Ridge point"), "100")
        lab.set_value(lab.find("slider", "^How sure are you"), 90)
        lab.press(lab.find("push button", "^Lock in"))
        lab.find(name="^Not this time")
        self.assert_clean("an answered question", self.audit(lab, keyboard=True))


if __name__ == "__main__":
    desktop_session.enter()
    AuditReview.program = sys.argv.pop(1)
    desktop_session.start_window_manager()
    desktop_session.leave(0 if unittest.main(verbosity=2, exit=False).result.wasSuccessful() else 1)
