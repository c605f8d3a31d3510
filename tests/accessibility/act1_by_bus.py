#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lab 07, act 1, finished through the accessibility bus alone: no key, no pointer, no look at the screen.

    act1_by_bus.py RIDGEPOINT

Checked on the way: gates hold for assistive tools too, the window's numbers are those of `ridgepoint compute`,
and closing the window at any moment brings the learner back to it.
"""
import re
import sys
import unittest

import desktop_session
from bus_learner import BusLearner

# Columns of the table that the bars are, and the sentence below them.
PARTS = ("compute_us", "dispatch_us", "memory_us", "total_us")
LAUNCHES = "^(.*): (.*) of (.*) go into launches"


class Act1(BusLearner):
    def predict(self, option="About 50"):
        self.press("^Next")
        self.heading("Predict")
        self.choose(option)
        self.choose("4: rather sure")
        self.press("^Commit prediction")
        self.lab.find(name="You committed this prediction")

    def explore(self):
        self.predict()
        self.press("^Next")
        self.heading("Explore")

    # ---- tests

    def test_whole_act(self):
        lab = self.lab
        self.heading("Brief")
        lab.find(name="One pass is 1,000 kernels")
        self.predict("About 50")
        self.press("^Next")
        self.heading("Explore")

        self.assertFalse(lab.find("push button", "^Next").has("enabled"), "explore can be left at once")
        self.choose("Compiled")
        self.pick("Workload", "GPT-2")
        self.choose("Eager")
        self.choose("Compiled")
        self.pick("Workload", "Keyword")
        self.choose("Eager")
        self.slide("GPU speed", 2)
        self.slide("GPU speed", 1)
        self.choose("Overlapped")
        lab.wait(lambda: lab.find("push button", "^Next").has("enabled"), "way on after every discovery")

        self.press("^Next")
        self.heading("Reveal")
        lab.find(name="You said 50.*it is 33.*points too high")
        self.press("^Next")
        self.heading("Reflect")
        self.choose("The faster GPU reaches its power")
        self.press("^Check answer")
        lab.find(name="^Not yet")
        self.choose(".*larger share")
        self.press("^Check answer")
        lab.find("label", "^Yes")
        lab.find(name="Your first answer counts: “The faster GPU reaches")
        finish = lab.find("push button", "^(Finish|Next)")
        self.assertTrue(finish.has("enabled"))
        lab.press(finish)

        self.reopen()
        self.lab.find(name="dispatch tax audit, done")

    def test_committed_prediction_stays(self):
        self.predict("About 50")
        lab, before = self.lab, self.committed()
        # Also what isn't showing: a hidden button still has its action on the bus.
        for node in lab.all({"radio button", "push button", "text"}, "About|Commit", hidden=True):
            for action in range(node.accessible.get_n_actions()):
                if node.accessible.get_action_name(action) in ("Press", "Toggle", "Check"):
                    node.accessible.do_action(action)
                    lab.pump(0.1)
        for slider in lab.all("slider", "^Your mark", hidden=True):
            lab.set_value(slider, 90)
            lab.pump(0.1)
        lab.find(name="You committed this prediction: About 50")
        self.assertEqual(self.committed(), before)
        self.reopen()
        self.heading("Predict")
        self.lab.find(name="You committed this prediction: About 50")
        self.assertFalse(self.lab.has("push button", "^Commit prediction"))

    def test_instrument_is_locked_until_then(self):
        lab = self.lab
        self.press("^Next")
        self.heading("Predict")
        self.assertFalse(lab.find("push button", "^Next").has("enabled"), "predict can be left without a choice")
        # Every road that leads past the gate: the step list, and whatever slider there is.
        for node in lab.all(None, "Explore|Reveal|Reflect", hidden=True):
            if "Press" in node.actions:
                lab.press(node)
        self.heading("Predict")
        sliders = [n.name for n in lab.all("slider", hidden=True) if n.has("showing") or n.has("focusable")]
        # One on this page, and one on the home page for the same question.
        self.assertEqual(set(sliders), {"Your mark on the axis, not placed yet"},
                         "an instrument's slider can be reached")
        self.lab.close()
        self.open("--open", "lab07/act1/explore")
        self.heading("Predict")

    def test_numbers_are_those_of_compute(self):
        self.explore()
        self.marks = []
        compute = Compute(self.program)
        self.addCleanup(compute.close)
        for setting in (
                Setting(),
                Setting(launch_model="overlapped"),
                Setting(gpu_speed=2),
                Setting(kernel_count=10000, launch_model="overlapped"),
                Setting(kernel_count=100, launch_us=20),
                Setting(workload="resnet50"),
                Setting(workload="gpt2", launch_model="overlapped", gpu_speed=4),
                Setting(workload="giant"),
                Setting(context="edge"),
                Setting(context="edge", workload="resnet50", launch_model="overlapped")):
            with self.subTest(setting=setting):
                self.apply(setting, compute)
                self.compare(compute.passes(setting))
        self.assertEqual(self.marks[0], 1, "the prediction is not in the table of what it was about")
        self.assertEqual(self.marks[-1], 0, "the prediction stands beside what nobody asked about")

    CONTEXTS = {"cloud": "Cloud", "edge": "Edge"}
    WORKLOADS = {"kws": "Keyword", "resnet50": "ResNet", "gpt2": "GPT-2", "giant": "One giant"}
    MODES = {"eager": "Eager", "compiled": "Compiled", "cuda_graph": "CUDA graph"}

    def apply(self, setting, compute):
        self.setting("Context", self.CONTEXTS[setting.context])
        self.pick("Workload", self.WORKLOADS[setting.workload])
        self.choose("Overlapped" if setting.launch_model == "overlapped" else "Serial")
        self.slide("GPU speed", setting.gpu_speed)
        self.slide("Kernel count", setting.kernel_count or compute.workloads[setting.workload]["n"])
        self.slide("Launch cost", setting.launch_us or compute.contexts[setting.context]["launch_us"])

    def compare(self, expected):
        lab = self.lab
        for mode, figures in expected.items():
            self.choose(self.MODES[mode])
            meters = {"math_utilization": self.node("progress bar", "^Math utilization"),
                      "gpu_busy": self.node("progress bar", "^GPU busy")}
            for figure, meter in meters.items():
                wanted = 100.0 * figures[figure]
                lab.wait(lambda m=meter, w=wanted: abs(m.value - w) < 1e-6 * w,
                         f"{figure} of {mode}: meter {meter.value}, compute {wanted}", seconds=5)
            below = self.node("label", LAUNCHES)
            lab.wait(lambda n=below, m=self.MODES[mode], f=figures: self.tells(n.name, m, f),
                     f"{figures} in the sentence below the bars: {below.name}", seconds=5)
        # The bars, read as the table they are for a screen reader.
        _, rows = self.node("table", "one forward pass goes").cells()
        rows, marks = rows[:len(expected)], [mark for mark in rows[len(expected):] if ", measured. " not in mark[0]]
        self.assertEqual(len(rows), len(expected))
        # Below them the learner's own mark, where the question was about what is shown.
        for mark in marks:
            self.assertRegex(mark[0], "^Your prediction: arithmetic would be 50")
        self.marks.append(len(marks))
        for (mode, figures), row in zip(expected.items(), rows):
            for text, part in zip(row[1:len(PARTS) + 1], PARTS, strict=True):
                self.assertTrue(same(text, figures[part]), f"{part} of {mode}: {text} is not {figures[part]} µs")

    @staticmethod
    def tells(sentence, mode, figures):
        """Of the mode that is chosen, what launching takes of the wall time."""
        told = re.search(LAUNCHES, sentence)
        return (told and told[1] == mode and same(told[2], figures["dispatch_us"]) and
                same(told[3], figures["total_us"]))

    def test_sliders_come_back(self):
        self.explore()
        self.slide("Launch cost", 15)
        self.choose("Compiled")
        self.reopen()
        self.heading("Explore")
        self.assertAlmostEqual(self.lab.find("slider", "^Launch cost").value, 15)
        self.assertTrue(self.lab.find("radio button", "^Compiled").has("checked"))

    def test_sliders_say_their_values(self):
        """The bus has numbers alone; a screen reader says the text that goes with them."""
        self.press("^Next")
        mark = self.lab.find("slider", "^Your mark")
        self.assertEqual(mark.value_text, " ", "a value before there is one")
        self.lab.set_value(mark, 50)
        self.lab.wait(lambda: mark.value_text == "50\u00a0%", "the text of the mark's value")
        self.assertEqual(mark.name, "Your mark on the axis")
        self.choose("2: unsure")
        self.press("^Commit prediction")
        self.press("^Next")
        self.heading("Explore")
        cost = self.lab.find("slider", "^Launch cost")
        self.assertEqual((cost.name, cost.value_text), ("Launch cost", "10 microseconds"))
        cost.accessible.do_action(cost.actions.index("Increase"))
        self.lab.wait(lambda: cost.value > 10 and cost.value_text == f"{cost.value:g} microseconds",
                      "the text of the next value")
        for end, word in zip(cost.value_range, ("lowest", "highest")):
            self.lab.set_value(cost, end)
            self.lab.wait(lambda said=f"{end:g} microseconds, {word}": cost.value_text == said, f"the word {word}")

    def test_sliders_tell_of_each_value(self):
        """A braille display follows events, which come at once and not when the consequence is told."""
        self.explore()
        cost = self.lab.find("slider", "^Launch cost")
        told = self.lab.record("object:property-change:accessible-value")
        cost.accessible.do_action(cost.actions.index("Increase"))
        self.lab.wait(lambda: any(name == "Launch cost" for _, _, name in told), "an event of the value")

    def test_power_cut_after_the_prediction(self):
        self.predict("About 90")
        self.lab.kill()
        self.open()
        self.heading("Predict")
        self.lab.find(name="You committed this prediction: About 90")


if __name__ == "__main__":
    desktop_session.enter()
    # Only inside the session is there a bus to talk to.
    from compute_client import Compute, Setting, same

    BusLearner.program = sys.argv.pop(1)
    desktop_session.leave(0 if unittest.main(verbosity=2, exit=False).result.wasSuccessful() else 1)
