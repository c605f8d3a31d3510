#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lab 07, act 1, finished with the keyboard alone. The accessibility bus is only listened to: for what has the
focus, as a screen reader would say it.

    act1_by_keys.py RIDGEPOINT
"""
import re
import sys
import unittest

import desktop_session
from keys_learner import MOST_STOPS, KeysLearner

MOST_KEYS = 45  # of the core of the act
# Events on the bus: once it was 189 for a context.
MOST_OF_A_CONTEXT = 40


class Act1(KeysLearner):
    def setUp(self):
        super().setUp()
        self.open()
        self.leave_home()

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
        self.tab_to("radio button", "^1: a guess")
        self.lab.keys("space")
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
        self.heading("Brief: The compilation break-even")
        lab.find(name="the team wants to compile every model")
        lab.keys("ctrl+q")
        self.assertEqual(lab.process.wait(10), 0)

    def test_core_in_few_keys(self):
        """What the act needs to go on, from its Brief: Tab, arrows, Space and Enter, no shortcut."""
        lab, before = self.lab, self.pressed
        self.keys("Return")
        self.heading("Predict")
        self.tab_to("slider", "^Your mark on the axis")
        self.keys("Home")
        self.tab_to("radio button", "^1: a guess")
        self.keys("space")
        self.tab_to("push button", "^Commit prediction")
        self.keys("space")
        lab.wait(lambda: self.at("label", "^You committed this prediction"), "keyboard at what was committed")
        self.keys("Return")
        self.heading("Explore")
        self.tab_to("combo box", "^Workload")
        self.keys("Up")
        self.tab_to("slider", "^GPU speed")
        self.keys("End")
        self.tab_to("radio button", "^Eager", "shift+Tab")
        self.choose("Compiled", "Right")
        self.keys("Return")  # from the last choice
        self.heading("Reveal")
        self.keys("Return")
        self.heading("Reflect")
        self.tab_to("radio button", "")
        self.keys("space")
        self.choose(".*larger share")
        self.keys("Return")  # checks the answer
        lab.wait(lambda: self.at("label", "^Yes"), "keyboard at the feedback")
        self.keys("Return")
        self.heading("Brief: The compilation break-even")
        print(f"{self.pressed - before} keys", file=sys.stderr)
        self.assertLessEqual(self.pressed - before, MOST_KEYS)

    def test_chart_is_walked(self):
        lab = self.lab
        self.predict()
        self.next_step()
        self.heading("Explore")
        # The picture is there at once, with what nothing asks about.
        self.tab_to("table", "one forward pass goes")
        lab.keys("Return")
        cells = []
        time = r"\d.*milliseconds"
        for key, told in (("Home", time), ("Right", time), ("Down", "^not shown yet$"), ("End", time)):
            lab.keys(key)
            self.assertRegex(lab.focus.name, told)
            cells.append(lab.focus.accessible.get_index_in_parent())
            if told != time:  # what is to be compared is compiled first, from here as well
                lab.keys("Return")
                lab.wait(lambda: re.search(time, lab.focus.name), "a time where nothing had run")
        self.assertEqual(len(set(cells)), 4, f"the arrow keys don't move: {cells}")
        lab.keys("Escape", "Tab")
        self.assertFalse(self.at("table", "one forward pass goes"), "the chart keeps the keyboard")

    def test_a_key_between_controls_and_picture(self):
        lab = self.lab
        self.predict()
        self.next_step()
        self.heading("Explore")
        self.tab_to("slider", "^GPU speed")
        lab.step("F7")
        self.assertTrue(self.at("table", "one forward pass goes"), lab.focus)
        lab.step("F7")
        self.assertTrue(self.at("slider", "^GPU speed"), lab.focus)
        # Another picture says what it shows; its values are walked one by one, each with its name.
        told = lab.record("object:state-changed:showing")
        lab.keys("ctrl+shift+Page_Down")
        lab.wait(lambda: any(role == "notification" and "the GPU works for" in name for _, role, name in told),
                 "the sentence of the race")
        self.tab_to("table", "race")
        lab.keys("Return")
        for key, name in (("", "^CPU launches: "), ("Right", "^GPU runs kernels: "), ("Right", "^GPU waits: "),
                          ("Left", "^GPU runs kernels: ")):
            lab.keys(*([key] if key else []))
            self.assertRegex(lab.focus.name, name)

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

    def test_a_choice_is_told_once(self):
        """Another context sends a sentence, and events of what changed in view alone."""
        self.predict()
        self.next_step()
        self.heading("Explore")
        lab = self.lab
        lab.keys("ctrl+comma")
        self.tab_to("combo box", "^Context$")
        told = lab.record("object:property-change", "object:state-changed:showing", "object:text-changed",
                          "object:text-caret-moved")
        told.clear()
        lab.keys("Down")
        lab.pump(1.5)
        said = [name for _, role, name in told if role == "notification"]
        self.assertEqual(len(said), 1, said)
        self.assertRegex(said[0], "^Context, Edge: math utilization falls from .* to ")
        self.assertLessEqual(len(told), MOST_OF_A_CONTEXT, told)

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
    KeysLearner.program = sys.argv.pop(1)
    desktop_session.start_window_manager()
    desktop_session.leave(0 if unittest.main(verbosity=2, exit=False).result.wasSuccessful() else 1)
