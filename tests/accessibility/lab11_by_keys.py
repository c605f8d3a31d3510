#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lab 11, act 1, finished with the keyboard alone, and its keys counted: Tab, arrows, Space, Enter and what is typed,
no shortcut. The accessibility bus is only listened to: for what has the focus.

    lab11_by_keys.py RIDGEPOINT
"""
import sys
import unittest

import desktop_session
from keys_learner import KeysLearner

MOST_KEYS = 45
CONTROLS = {"push button", "toggle button", "check box", "radio button", "slider", "text", "combo box", "page tab",
            "table", "panel"}


class Lab11(KeysLearner):
    def test_act1_in_few_keys(self):
        self.open("--open", "lab11/act1/brief")
        self.heading("Brief")
        self.keys("Return")
        self.heading("Predict")
        self.predict()
        self.tab_to("push button", "^Continue with question 2")
        self.keys("space")
        self.predict()
        self.keys("Return")  # from what was committed
        self.heading("Explore")
        self.explore()
        self.keys("Return")  # from the last choice
        self.heading("Reveal: Why did three weeks.*")
        self.keys("Return")  # from the heading, to the other question
        self.heading("Reveal: A square FP16.*")
        self.keys("Return")
        self.heading("Reflect")
        self.reflect("Use each loaded value")
        self.reflect("Which peak it divides by")
        self.keys("Return")  # from what was said to the answer
        self.heading("Brief")
        print(f"{self.pressed} keys", file=sys.stderr)
        self.assertLessEqual(self.pressed, MOST_KEYS)
        # On a busy machine Tab is heard of late: then the text that the page had put the keyboard on stands here.
        texts = [stop for stop in self.stops if stop.role not in CONTROLS and stop.has("focusable")]
        self.assertEqual(texts, [], "text is a tab stop")

    def test_solved_is_heard(self):
        """Enter belongs to the field that had the keyboard: it does not go on to the next step as well."""
        self.open("--presenter", "--open", "lab11/act1/explore")
        self.heading("Explore")
        self.open_to_find()
        self.tab_to("text", "^Your result")
        self.keys(*"888", "Return")
        self.lab.wait(lambda: self.at("label", "^✓ Solved"), "keyboard at what was solved")
        self.lab.pump(1.0)
        self.assertTrue(self.at("label", "^✓ Solved"), self.lab.focus)
        self.lab.find("heading", "^Explore: ")

    def open_to_find(self):
        """By its own button or, where the row has no room for all of them, by the first entry of a menu."""
        button = self.tab_to("push button", "^(To find|Behind the picture)")
        is_menu = button.name.startswith("Behind")
        self.keys("space")
        if is_menu:
            self.lab.pump(0.5)  # a menu is up before it takes keys
            self.keys("Down")
            self.lab.wait(lambda: self.lab.focus.name.startswith("To find"), "the first entry of the menu")
            self.keys("Return")

    def predict(self):
        self.tab_to("slider", "^Your mark on the axis")
        self.keys("Home")
        self.tab_to("radio button", "^1: a guess")
        self.keys("space")
        self.tab_to("push button", "^Commit prediction")
        self.keys("space")
        self.lab.wait(lambda: self.at("label", "^You committed this prediction"), "keyboard at what was committed")

    def explore(self):
        self.tab_to("slider", "^Size M = N = K")
        self.keys("Home", "End")
        self.tab_to("radio button", "^Dense")
        self.choose("2:4 sparse", "Right")
        self.choose("Dense", "Left")

    def reflect(self, answer):
        self.tab_to("radio button", "")
        self.keys("space")
        self.choose(answer)
        self.keys("Return")  # checks the answer
        self.lab.wait(lambda: self.at("label", "^Yes"), "keyboard at the feedback")


if __name__ == "__main__":
    desktop_session.enter()
    KeysLearner.program = sys.argv.pop(1)
    desktop_session.start_window_manager()
    desktop_session.leave(0 if unittest.main(verbosity=2, exit=False).result.wasSuccessful() else 1)
