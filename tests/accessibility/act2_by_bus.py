#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lab 07, act 2, finished through the accessibility bus alone: no key, no pointer, no look at the screen.

    act2_by_bus.py RIDGEPOINT

Checked on the way: gates hold for assistive tools too, the numbers of all three panels are those of `ridgepoint
compute`, challenges take wrong answers and have hints, and closing the window brings the learner back.
"""
import json
import sys
import unittest

import desktop_session
from act2_learner import CONTINUUM, FUSION, ISOLATES, RETURN, SCALING, Act2Learner
from bus_learner import BusLearner

DAY_US = 86400e6


def told(cell):
    """The value of a table's cell, which is read with its column."""
    return cell.rpartition(": ")[2]


class Act2(Act2Learner):
    def test_whole_act(self):
        lab = self.lab
        self.heading("Brief")
        lab.find(name="2,150 images a second, not 1,450")
        self.explore()
        self.assertFalse(lab.find("push button", "^Next").has("enabled"), "explore can be left at once")
        self.discover_fusion()
        self.discover_return()
        self.discover_continuum()
        lab.find(name="To find: 4 of 4")
        lab.find(name="More to find: 6 of 11")
        lab.wait(lambda: lab.find("push button", "^Next").has("enabled"), "way on after what is needed")
        self.solve_five_moves()
        self.solve_scaling()
        lab.wait(lambda: lab.find("push button", "^Next").has("enabled"), "way on after all there is")

        self.press("^Next: ")
        self.heading("Reveal")
        lab.find(name="You said 10,000; it is 133,608: 13 times too low.")
        self.press("^Continue with question 2")
        lab.find(name="You said 2.*; it is 1.48")
        self.press("^The arithmetic")
        lab.find(name="Break-even: .* = 133,608, rounded up")
        self.press("^Next: ")
        self.heading("Reflect")
        self.work_out_exercise("A published saving of one call", "The compile time is missing", "1,450 per second")
        for number, wrong, right in ((1, "Wall time", "HBM traffic, to about one third"),
                                     (2, "The fused kernel can use Tensor", "Intermediate results"),
                                     (3, "About 48", "Next to nothing")):
            card = f"Question {number} of 3"
            self.answer(card, wrong)
            lab.find(name="^Not yet", under=self.card(card))
            self.answer(card, right)
            lab.find(name="^Yes", under=self.card(card))
        finish = lab.find("push button", "^(Finish|Next)")
        self.assertTrue(finish.has("enabled"))
        lab.press(finish)
        lab.find(name="compilation break-even, done")
        self.lab.close()
        self.check_design(json.loads((self.folder / "ledger.json").read_text(encoding="utf-8")))
        self.open()
        self.lab.find(name="compilation break-even, done")

    def check_design(self, ledger):
        """What the lab hands on to later ones, held against the model."""
        compute = Compute(self.program)
        self.addCleanup(compute.close)
        design = ledger["labs"]["7"]["design"]
        work = compute.workloads["kws"]
        answer = compute.returns(t_compile=10, rate_e=1e6 / (work["n"] * (work["compute_us"] + 10)), gain=0.4,
                                 per_day=2400, days=1)
        self.assertEqual(design["breakeven_inferences"], 133608)  # as it was asked for, not as it was set last
        self.assertIs(design["fusion_enabled"], True)
        self.assertIs(design["compilation_roi_positive"], True)
        self.assertIs(design["constraint_hit"], True)
        self.assertAlmostEqual(design["kws_utilization_eager_pct"], 100 / 3)
        self.assertAlmostEqual(design["kws_utilization_compiled_pct"], 200 / 3)
        self.assertEqual(design["challenges"]["five_moves"], {"solved": True, "value": 2, "attempts": 1})
        scaling = design["challenges"]["scaling"]
        self.assertTrue(scaling["solved"])
        self.assertEqual(scaling["attempts"], 4)
        self.assertAlmostEqual(scaling["value"], answer["days_breakeven"], delta=0.05 * answer["days_breakeven"])

    def test_both_predictions_are_needed(self):
        lab = self.lab
        self.press("^Next: ")
        self.heading("Predict")
        self.commit("Question 1 of 2", "About 130,000")
        self.assertFalse(lab.find("push button", "^Next").has("enabled"), "one prediction opens the instruments")
        # The steps of act 1 stay open.
        for node in lab.all(None, "(Explore|Reveal|Reflect), locked", hidden=True):
            if "Press" in node.actions:
                lab.press(node)
        self.heading("Predict")
        reachable = [n for n in lab.all({"slider", "page tab"}, hidden=True)
                     if (n.has("showing") or n.has("focusable")) and not n.name.startswith(("Question ", "Your mark"))]
        self.assertEqual(reachable, [], "an instrument can be reached before both predictions")
        self.lab.close()
        self.open("--open", "lab07/act2/explore")
        self.heading("Predict")
        self.lab.press(self.lab.find("page tab", "^Question 1"))
        self.lab.find(name="You committed this prediction: About 130,000")

    def test_numbers_of_fusion_are_those_of_compute(self):
        self.explore()
        self.panel(FUSION)
        compute = Compute(self.program)
        self.addCleanup(compute.close)
        choices = {"library": "Library", "semi": "Dropout in steps", "primitive": "Primitive"}
        self.choose("Library")
        self.drawer("Table and notes")  # is still to be found
        for figure in ("Wall-clock speed-up", "Traffic reduction", "Launch reduction"):
            self.lab.wait(lambda: self.tile(figure) == "not shown yet", "a figure that waits")
        for granularity, elements, efficiency in (("library", 786432, (1.0, 1.0)), ("semi", 1e5, (1.0, 1.0)),
                                                  ("primitive", 1e7, (1.0, 1.0)), ("library", 1e9, (0.55, 0.917))):
            with self.subTest(granularity=granularity, elements=elements):
                self.choose(choices[granularity])
                self.choose("Better when fused" if efficiency[0] < 1 else "The same for both")
                shown_elements = self.slide("Tensor size", elements).value
                expected = compute.fusion(granularity, shown_elements, 10.0, 2e12, eta=efficiency)
                self.check("Fusion", True)
                self.drawer("Table and notes")
                self.wait_tile("Wall-clock speed-up", expected["speedup"], same)
                headings, times = self.node("table", "^Wall time, unfused and fused").cells()
                for row, time in zip(times, (expected["t_unfused_us"], expected["t_fused_us"])):
                    self.assertTrue(same(told(row[headings.index("Wall time")]), time), times)
                self.wait_tile("Traffic reduction", expected["traffic_ratio"], same)
                self.wait_tile("Launch reduction", expected["launch_ratio"], same)
                self.check_traffic(expected)
                self.topic("Intensity")
                _, intensities = self.node("table", "^Arithmetic intensity").cells()
                self.assertTrue(same(intensities[0][1], expected["intensity_unfused"]), intensities)
                self.assertTrue(same(intensities[1][1], expected["intensity_fused"]), intensities)
                self.topic("Bytes")
        self.choose("y = sigmoid")
        counts = compute.ask("chain_counts", conv="broadcast")
        self.wait_tile("Memory accesses, unfused", counts["total_u"], same)
        self.wait_tile("Memory accesses, fused", counts["total_f"], same)
        self.topic("Attention")
        length = self.slide("Sequence length", 4096).value
        ratio = compute.ask("attention_ratio", n=length, d=64, m=98304)["value"]
        self.wait_tile("Traffic ratio, forward pass", ratio, same)

    def check_traffic(self, expected):
        """The rows of the kernels add up to the traffic of the chain, which the bars stack."""
        _, ways = self.node("table", "^Memory traffic, unfused and fused").cells()
        moved = expected["reads_bytes"] + expected["writes_bytes"]
        self.assertTrue(same(ways[0][-1], moved) and same(ways[1][-1], moved / expected["traffic_ratio"]), ways)
        _, rows = self.node("table", "^What each kernel reads").cells()
        unfused = rows[:-1]
        self.assertEqual(len(unfused), expected["kernels"])
        for column, total in ((1, expected["reads_bytes"]), (2, expected["writes_bytes"])):
            cells = [shown(told(row[column])) for row in unfused]
            self.assertLessEqual(abs(sum(value for value, _ in cells) - total), sum(half for _, half in cells) * 1.001)

    def test_numbers_of_the_pay_back_are_those_of_compute(self):
        self.explore()
        self.panel(RETURN)
        compute = Compute(self.program)
        self.addCleanup(compute.close)
        self.compare_return(compute, 1e6 / 15000)  # it opens with another than the question asks about
        self.pick_here("Workload", "ResNet")
        self.compare_return(compute, 1450.0)
        for name, value in (("Compile time", 120), ("Volume", 1e6), ("Throughput gain", 5), ("Deployment", 365),
                            ("Throughput gain", 100), ("Volume", 1e3), ("Deployment", 1.0)):
            with self.subTest(slider=name, value=value):
                self.slide(name, value)
                self.compare_return(compute, 1450.0)
        self.pick_here("Workload", "Keyword")
        self.compare_return(compute, 1e6 / 15000)
        # Each replica pays for itself.
        self.press("^More settings")
        self.slide("Replicas", 10)
        expected = self.compare_return(compute, 1e6 / 15000, replicas=10)
        # A capture keeps what no line of the page has.
        self.press("^Capture$")
        self.turn_to("Evidence")
        self.press("^All inputs and results")
        lines = self.lab.find("label", "Inferences served").name.translate(ISOLATES).splitlines()
        served = next(line for line in lines if line.startswith("Inferences served"))
        self.assertTrue(same(told(served.partition(":")[2].strip()), expected["total_inferences"]), served)

    def compare_return(self, compute, eager_rate, **more):
        # Sliders are read aloud in the unit that is shown: the gain in percent.
        value = {name: self.node("slider", f"^{name}").value
                 for name in ("Compile time", "Throughput gain", "Volume", "Deployment")}
        expected = compute.returns(t_compile=value["Compile time"], rate_e=eager_rate,
                                   gain=value["Throughput gain"] / 100, per_day=value["Volume"],
                                   days=value["Deployment"], **more)
        self.drawer("Math: ")
        self.lab.wait(lambda: self.worked_out("N = ", same, expected["n_breakeven_ceil"]), "break-even inferences", 5)
        self.lab.wait(lambda: self.worked_out("D = ", same_span, expected["days_breakeven"] * DAY_US),
                      "break-even time", 5)
        self.lab.wait(lambda: self.worked_out("S = ", same_span, expected["net_saved_s"] * 1e6), "net time saved", 5)
        calls = f"{expected['n_breakeven_ceil']:,.0f} inferences"
        # A gain that is a tenth smaller or larger may turn the sign.
        signs = {compute.returns(t_compile=value["Compile time"], rate_e=eager_rate,
                                 gain=value["Throughput gain"] / 100 * factor, per_day=value["Volume"],
                                 days=value["Deployment"], **more)["positive"] for factor in (0.9, 1.1)}
        self.lab.find("label", "^Whether compiling pays depends on how large its gain is" if len(signs) > 1
                      else f"^After {calls} compiling pays" if expected["positive"]
                      else f"^This deployment ends before {calls}: compiling does not pay")
        return expected

    def worked_out(self, start, alike, value):
        """A quantity of the equations, with the values that are set."""
        for node in self.lab.all("label", "^With the current values: "):
            for line in node.name.translate(ISOLATES).removeprefix("With the current values: ").splitlines():
                if line.startswith(start):
                    return alike(line.rpartition(" = ")[2], value)
        return False

    def test_numbers_of_the_continuum_are_those_of_compute(self):
        self.explore()
        self.panel(CONTINUUM)
        compute = Compute(self.program)
        self.addCleanup(compute.close)
        stages = ("eager", "jit_trace", "jit_script", "fx", "compile", "aot", "bare_metal")
        for workload, entry, batch in (("kws", "Keyword", 1), ("resnet50", "ResNet", 32)):
            self.pick_here("Workload", entry)
            for serial in (True, False):
                with self.subTest(workload=workload, serial=serial):
                    self.choose("Serial" if serial else "Overlapped")
                    expected = [compute.stage(workload, stage, serial) for stage in stages]
                    self.lab.wait(lambda e=expected, b=batch: self.points_match(e, b), f"the points of {workload}", 5)
                    self.drawer("Table and notes")
                    self.lab.wait(lambda e=expected: self.rubric_matches(e), f"the speed-ups of {workload}", 5)

    def points_match(self, expected, batch):
        _, points = self.lab.find("table", "^Throughput and flexibility").cells()
        return len(points) >= len(expected) and all(
            same(point[1], stage["flex"]) and same(point[2], batch * 1e6 / stage["total_us"])
            for stage, point in zip(expected, points))

    def rubric_matches(self, expected):
        headings, rubric = self.lab.find("table", "^Data table: Throughput and flexibility").cells()
        speedup = headings.index("Speed-up over eager")
        answers = [column for column, heading in enumerate(headings) if heading.startswith("F")
                   and heading[1].isdigit()]
        return len(rubric) >= len(expected) and len(answers) == 5 and all(
            same(told(judged[speedup]), stage["speedup"]) and
            sum(shown(told(judged[column]))[0] for column in answers) == stage["flex"]
            for stage, judged in zip(expected, rubric))

    def test_panel_settings_and_attempts_come_back(self):
        self.explore()
        self.panel(FUSION)
        self.check("Fusion", True)
        self.panel(RETURN)
        self.slide("Compile time", 120)
        self.to_find()
        card = self.card(f"Challenge: {SCALING}")
        self.lab.type_text(self.lab.find("text", "^Your result", card), "5")
        self.lab.press(self.lab.find("push button", "^Hand in", card))
        self.lab.wait(lambda: self.attempts(card, "too", 1), "the first attempt")
        self.lab.kill()
        self.open()
        self.heading("Explore")
        self.lab.find("filler", f"^{RETURN}$")
        self.assertAlmostEqual(self.lab.find("slider", "^Compile time").value, 120)
        self.to_find()
        card = self.card(f"Challenge: {SCALING}")
        self.lab.wait(lambda: self.attempts(card, "too", 1), "the attempt after a power cut")
        self.panel(FUSION)
        self.assertTrue(self.lab.find("check box", "^Fusion").has("checked"))


class Act2IsLocked(BusLearner):
    def test_before_act_1(self):
        for place in ("brief", "predict", "explore"):
            with self.subTest(place=place):
                self.lab.close()
                self.open("--open", f"lab07/act2/{place}")
                self.lab.find(name="^Brief: The dispatch tax audit")


if __name__ == "__main__":
    desktop_session.enter()
    # Only inside the session is there a bus to talk to.
    from compute_client import Compute, same, same_span, shown

    BusLearner.program = sys.argv.pop(1)
    desktop_session.leave(0 if unittest.main(verbosity=2, exit=False).result.wasSuccessful() else 1)
