#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Audits act 3, the evidence and the decision memo the way assistive technology meets them.

    audit_act3.py RIDGEPOINT

Fails on what audit.py fails on. Every page and every tab of every instrument on all four tracks is looked at, in
English with the keyboard, and half of them each in Arabic and in Chinese at 200 % text.
"""
import sys
import unittest

import desktop_session
from page_audit import PageAudit, focusable

TRACK = 0  # the first box of the settings
TRACKS = range(1, 5)  # behind the entry that chooses none
LARGE = (("ar", "dark"), ("zh_CN", "contrast"))


class AuditAct3(PageAudit):
    """Finds its way by place, not by name: it reads three languages."""

    def explore(self, track, *arguments):
        """The instruments of a track, by its place in the settings' list."""
        lab = self.open("explore", *arguments, act="act3")
        self.open_settings(lab)
        box = lab.all("combo box", under=self.settings_panel(lab))[TRACK]
        for _ in range(track):
            before = box.text
            box.accessible.do_action(box.actions.index("Increase"))
            lab.wait(lambda b=before: box.text != b, "the next track")
        self.open_settings(lab)
        return lab

    def every_view(self, lab):
        """Shows each page of each panel in turn."""
        for panel in range(2):
            self.show_panel(lab, panel)
            for page in range(len(self.pictures(lab, panel))):
                tab = self.pictures(lab, panel)[page]
                self.show(lab, tab)
                yield panel, page, tab.name

    def pictures(self, lab, panel):
        """The tabs of the panel in view; the other one stands in the row with a single tab."""
        tabs = self.tabs(lab, 0)
        return tabs[:-1] if panel == 0 else tabs[1:]

    def show_panel(self, lab, panel):
        """By its tab, the last of the row. The first panel is in view at the start."""
        if panel == 1:
            before = lab.first("heading").name
            lab.press(self.tabs(lab, 0)[-1])
            lab.wait(lambda: lab.first("heading").name != before, "the other panel")

    def test_pages(self):
        for step in ("brief", "predict", "reveal", "reflect"):
            with self.subTest(step=step):
                lab = self.open(step, "--lang", "en", act="act3")
                self.assert_clean(f"act 3, {step}", self.audit(lab, keyboard=True))

    def test_instruments(self):
        for track in TRACKS:
            lab = self.explore(track, "--lang", "en")
            for panel, page, name in self.every_view(lab):
                # The surgery is the same on every track.
                if panel == 0 and track != TRACKS[0]:
                    continue
                with self.subTest(track=track, panel=panel, page=name):
                    if page == 0:
                        self.audit_drawers(f"track {track}, {name}", lab)
                    self.assert_clean(f"track {track}, {name}", self.audit(lab, keyboard=page == 0))
            lab.kill()

    def test_instruments_large(self):
        for turn, (language, theme) in enumerate(LARGE):
            # Each language on tracks of its own, and the surgery, the same on all of them, once.
            for track in TRACKS[turn::len(LARGE)]:
                lab = self.explore(track, "--lang", language, "--theme", theme, "--text-scale", "200")
                for panel, page, name in self.every_view(lab):
                    if panel == 0 and track != TRACKS[turn]:
                        continue
                    with self.subTest(language=language, track=track, page=name):
                        if page == 0 and track == TRACKS[turn]:
                            self.audit_drawers(f"{language}, track {track}, panel {panel}, {name}", lab, keyboard=False)
                        self.assert_clean(f"{language}, track {track}, panel {panel}, {name}",
                                          self.audit(lab, keyboard=False))
                lab.kill()

    def evidence_and_memo(self, *arguments):
        """Each of the two pages, with captures to compare and to cite."""
        lab = self.explore(TRACKS[0], *arguments)
        # The last act's own controls stand below the two pages in the sidebar, so these come by place, too.
        for panel in range(2):
            self.show_panel(lab, panel)
            self.capture(lab)
        evidence, memo = self.pages(lab)
        lab.press(evidence)
        boxes = lab.wait(lambda: (found := lab.all("check box")) and len(found) == 2 and found, "two captures")
        for box in boxes:
            lab.press(box)
        button = lab.wait(lambda: (node := [n for n in lab.all("push button") if focusable(n)][-1]), "the foot")
        lab.press(button)
        lab.wait(lambda: lab.first("table"), "the comparison")
        yield "evidence", lab
        lab.press(memo)
        lab.wait(lambda: len(lab.all("text")) >= 6, "the fields of the memo")
        yield "memo", lab

    @staticmethod
    def capture(lab):
        """By its key, which is the same in every language."""
        before = AuditAct3.pages(lab)[0].name
        lab.keys("ctrl+e")
        lab.wait(lambda: AuditAct3.pages(lab)[0].name != before, "a capture more in the sidebar")

    @staticmethod
    def pages(lab):
        """Evidence and memo, the last of the sidebar's entries."""
        return PageAudit.entries(lab)[-2:]

    def test_evidence_and_memo(self):
        for page, lab in self.evidence_and_memo("--lang", "en"):
            with self.subTest(page=page):
                self.assert_clean(page, self.audit(lab, keyboard=True))

    def test_evidence_and_memo_large(self):
        for language, theme in LARGE:
            for page, lab in self.evidence_and_memo("--lang", language, "--theme", theme, "--text-scale", "200"):
                with self.subTest(language=language, page=page):
                    self.assert_clean(f"{page}, {language}", self.audit(lab, keyboard=False))
            lab.kill()

    def test_pages_large(self):
        for language, theme in LARGE:
            for step in ("brief", "predict", "reveal", "reflect"):
                with self.subTest(language=language, step=step):
                    lab = self.open(step, "--lang", language, "--theme", theme, "--text-scale", "200", act="act3")
                    self.assert_clean(f"{language}, {step}", self.audit(lab, keyboard=False))
                    lab.kill()


if __name__ == "__main__":
    desktop_session.enter()
    AuditAct3.program = sys.argv.pop(1)
    desktop_session.start_window_manager()
    desktop_session.leave(0 if unittest.main(verbosity=2, exit=False).result.wasSuccessful() else 1)
