# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How a learner with a keyboard gets about in a lab: the base of the by-keys tests.

The accessibility bus is only listened to: for what has the focus, as a screen reader would say it.
"""
import pathlib
import re
import shutil
import tempfile
import unittest

MOST_STOPS = 60  # more Tab presses than any page has stops
BACK = {"Down": "Up", "Up": "Down", "Left": "Right", "Right": "Left"}


class KeysLearner(unittest.TestCase):
    program = ""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="ridgepoint-ledger-"))
        self.lab = None
        self.pressed = 0  # keys; a chord counts as one
        self.stops = []  # where Tab has led

    def tearDown(self):
        if self.lab and self.lab.process.poll() is None:
            self.lab.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def open(self, *arguments):
        # Only inside the session is there a bus to listen to.
        from lab_driver import Lab
        self.lab = Lab(self.program, "--data-dir", self.folder, "--lang", "en", *arguments)
        self.lab.activate()

    # ---- how a person with a keyboard gets about

    def keys(self, *names):
        self.pressed += len(names)
        self.lab.keys(*names)

    def at(self, role, name):
        focus = self.lab.focus
        return focus is not None and focus.role == role and re.search(name, focus.name) is not None

    def tab_to(self, role, name, key="Tab"):
        """Presses Tab until something is reached; fails when it comes round without it."""
        passed = []
        for _ in range(MOST_STOPS):
            if self.at(role, name):
                return self.lab.focus
            passed.append(repr(self.lab.focus))
            self.pressed += 1
            self.lab.step(key)  # or a busy machine makes it pass by
            self.stops.append(self.lab.focus)
        raise AssertionError(f"{key} never reached {role} {name!r}; it passed {passed}")

    def heading(self, name):
        """A new page takes the keyboard to its heading."""
        self.lab.wait(lambda: self.at("heading", f"^{name}(:|$)"), f"keyboard at the heading {name!r}")

    def choose(self, option, key="Down"):
        """Arrow keys inside a group of radio buttons, which is one tab stop: to its end, then the other way."""
        for way in (key, BACK[key]):
            for _ in range(8):
                if self.at("radio button", f"^{option}") and self.lab.focus.has("checked"):
                    return
                before = self.lab.focus
                self.keys(way)
                # The focus is heard of late on a busy machine; the one that is checked has it in truth.
                moved = self.lab.happens(
                    lambda was=before: self.lab.focus != was and self.lab.focus.has("checked"), 2.0)
                if not moved:
                    break
        raise AssertionError(f"the arrow keys did not choose {option!r}, but {self.lab.focus}")
