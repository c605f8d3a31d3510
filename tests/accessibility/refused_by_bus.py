#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A window that can't open says why, also where nobody sees a terminal: in a box with one button.

    refused_by_bus.py RIDGEPOINT
"""
import os
import pathlib
import pty
import shutil
import subprocess
import sys
import tempfile
import unittest

import desktop_session

REFUSED = 3
ISOLATES = str.maketrans("", "", "\u2066\u2067\u2068\u2069")


class Refused(unittest.TestCase):
    program = ""

    def setUp(self):
        site = pathlib.Path(tempfile.mkdtemp(prefix="ridgepoint-site-"))
        self.addCleanup(shutil.rmtree, site, ignore_errors=True)
        (site / "ridgepoint").mkdir()
        (site / "ridgepoint" / "policy.json").write_text('{"version": 1, "presenter": false}', encoding="utf-8")
        os.environ["XDG_CONFIG_DIRS"] = str(site)
        self.arguments = ("--lang", "en", "--presenter")

    def open(self):
        lab = lab_driver.Lab(self.program, *self.arguments, role={"alert", "dialog"}, stderr=subprocess.PIPE)
        self.addCleanup(lab.process.stderr.close)
        self.addCleanup(lab.kill)
        return lab

    def test_the_reason_is_in_a_box(self):
        lab = self.open()
        self.assertEqual(lab.window.name, "Ridgepoint")
        self.assertEqual([button.name for button in lab.all("push button")], ["Close"])
        shown = [node.name.translate(ISOLATES) for node in lab.all("label")]
        self.assertIsNone(lab.process.poll())
        lab.press(lab.find("push button", "^Close$"))
        self.assertEqual(lab.process.wait(lab_driver.WAIT_S), REFUSED)
        said = lab.process.stderr.read().decode().translate(ISOLATES).splitlines()
        self.assertIn("policy.json", said[-1])
        self.assertIn(said[-1], shown)

    def test_who_is_asked_to_end_does(self):
        lab = self.open()
        lab.process.terminate()
        lab.process.wait(lab_driver.WAIT_S)

    def test_a_terminal_is_enough(self):
        """Where somebody reads what is said, nothing waits for a hand."""
        ours, theirs = pty.openpty()
        self.addCleanup(os.close, ours)
        try:
            done = subprocess.run([self.program, *self.arguments], env=lab_driver.account_of(self.arguments),
                                  stdin=subprocess.DEVNULL, stderr=theirs, timeout=6 * lab_driver.WAIT_S, check=False)
        finally:
            os.close(theirs)
        self.assertEqual(done.returncode, REFUSED)
        self.assertIn(b"policy.json", os.read(ours, 10000))


if __name__ == "__main__":
    desktop_session.enter()
    # Only inside the session is there a bus to talk to.
    import lab_driver

    Refused.program = sys.argv.pop(1)
    desktop_session.start_window_manager()
    desktop_session.leave(0 if unittest.main(verbosity=2, exit=False).result.wasSuccessful() else 1)
