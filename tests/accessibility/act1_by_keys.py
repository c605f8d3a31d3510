#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lab 07, act 1, finished with the keyboard alone. The accessibility bus is only listened to: for what has the
focus, as a screen reader would say it.

    act1_by_keys.py RIDGEPOINT
"""
import pathlib
import re
import shutil
import sys
import tempfile
import unittest

import desktop_session

PROGRAM = ""
MOST_STOPS = 60  # more Tab presses than any page has stops
BACK = {"Down": "Up", "Up": "Down", "Left": "Right", "Right": "Left"}


class Act1(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="ridgepoint-ledger-"))
        self.lab = Lab(PROGRAM, "--data-dir", self.folder, "--lang", "en")
        self.lab.activate()
        self.leave_home()

    def tearDown(self):
        if self.lab.process.poll() is None:
            self.lab.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    # ---- how a person with a keyboard gets about

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
            self.lab.keys(key)
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
                self.lab.keys(way)
                # The focus is heard of late on a busy machine; the one that is checked has it in truth.
                moved = self.lab.happens(
                    lambda was=before: self.lab.focus != was and self.lab.focus.has("checked"), 2.0)
                if not moved:
                    break
        raise AssertionError(f"the arrow keys did not choose {option!r}, but {self.lab.focus}")

    def next_step(self):
        self.tab_to("push button", "^Next")
        self.lab.keys("space")

    def leave_home(self):
        """The first button of the home page leads into the first lab."""
        self.heading("Course home")
        self.tab_to("push button", "^Start: Lab 07")
        self.lab.keys("Return")

    def predict(self):
        self.heading("Brief")
        self.next_step()
        self.heading("Predict")
        self.tab_to("radio button", "^About")
        self.lab.keys("space")
        self.choose("About 50", "Right")
        self.tab_to("push button", "^Commit prediction")
        self.lab.keys("space")
        self.lab.wait(lambda: self.at("label", "^You committed this prediction: About 50"),
                      "keyboard at what was committed")

    # ---- tests

    def test_whole_act(self):
        lab = self.lab
        self.predict()
        self.next_step()
        self.heading("Explore")

        # It opens with ResNet-50, which nothing asks about. GPT-2 in both modes:
        self.tab_to("combo box", "^Workload")
        lab.keys("Down")
        self.assertIn("GPT-2", lab.focus.text)
        self.tab_to("radio button", "^(Eager|Compiled|CUDA graph)")
        self.choose("Compiled", "Right")
        self.choose("Eager", "Left")
        # Keyword spotting in both:
        self.tab_to("combo box", "^Workload", "shift+Tab")
        lab.keys("Up", "Up")
        self.assertIn("Keyword", lab.focus.text)
        self.tab_to("radio button", "^(Eager|Compiled|CUDA graph)")
        self.choose("Compiled", "Right")
        self.choose("Eager", "Left")
        # A faster GPU, in steps of a half, and back:
        speed = self.tab_to("slider", "^GPU speed")
        lab.keys("Right", "Right")
        lab.wait(lambda: speed.value == 2.0, "GPU speed of 2 after two steps")
        lab.keys("Home")
        # Overlapped launches:
        self.tab_to("radio button", "^(Serial|Overlapped)", "shift+Tab")
        self.choose("Overlapped", "Right")

        self.next_step()
        self.heading("Reveal")
        self.next_step()
        self.heading("Reflect")
        self.tab_to("radio button", "")  # the first, whichever it is: the answers stand in no fixed order
        lab.keys("space")
        self.choose("The faster GPU reaches")
        self.choose(".*larger share")
        self.tab_to("push button", "^Check answer")
        lab.keys("space")
        lab.find(name="You finished “The dispatch tax audit”")
        self.tab_to("push button", "^Next")  # on to the second act
        lab.keys("space")
        lab.find(name="Should we compile every model?")
        lab.keys("ctrl+q")
        self.assertEqual(lab.process.wait(10), 0)

    def test_chart_is_walked(self):
        lab = self.lab
        self.predict()
        self.next_step()
        self.heading("Explore")
        # The picture waits behind its cover, which passes the keyboard on to it.
        self.tab_to("push button", "^Run it$")
        lab.keys("space")
        lab.wait(lambda: lab.focus.has("showing") and not self.at("push button", "^Run it$"),
                 "keyboard at what the cover hid")
        self.tab_to("table", "one forward pass goes")
        lab.keys("Return")
        cells = []
        for key in ("Home", "Right", "Down", "End"):
            lab.keys(key)
            self.assertRegex(lab.focus.name, r"\d.*milliseconds")
            cells.append(lab.focus.accessible.get_index_in_parent())
        self.assertEqual(len(set(cells)), 4, f"the arrow keys don't move: {cells}")
        lab.keys("Escape", "Tab")
        self.assertFalse(self.at("table", "one forward pass goes"), "the chart keeps the keyboard")

    def test_committed_prediction_stays(self):
        self.predict()
        lab = self.lab
        lab.keys("Down", "space", "Up", "alt+c", "ctrl+Page_Up")
        self.heading("Brief")
        lab.keys("ctrl+Page_Down")
        self.heading("Predict")
        lab.find(name="^You committed this prediction: About 50")
        for _ in range(MOST_STOPS // 2):
            self.assertFalse(self.at("radio button", "^About"), "the answers can still be reached")
            lab.keys("Tab")

    def test_regions_and_help(self):
        lab = self.lab
        self.heading("Brief")
        reached = []
        for _ in range(5):
            lab.keys("F6")
            reached.append(repr(lab.focus))
        self.assertGreaterEqual(len(set(reached)), 4, f"F6 goes round in {reached}")
        lab.keys("F1")
        lab.find(name="^Keyboard|^Keys")
        lab.keys("Escape")


if __name__ == "__main__":
    desktop_session.enter()
    # Only inside the session is there a bus to listen to.
    from lab_driver import Lab

    PROGRAM = sys.argv.pop(1)
    desktop_session.start_window_manager()
    desktop_session.leave(0 if unittest.main(verbosity=2, exit=False).result.wasSuccessful() else 1)
