#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lab 11, finished through the accessibility bus alone: no key, no pointer, no look at the screen.

    lab11_by_bus.py RIDGEPOINT

From the home page of the course into the lab and through both acts. Checked on the way: what lab 07 hands on is
shown and set, the numbers of both instruments are those of `ridgepoint compute`, a design that does not fit has a
way out, and the ledger holds what the lab hands on.
"""
import json
import sys
import unittest

import desktop_session
from bus_learner import BusLearner
from lab11_learner import LAB, Lab11Learner

H100 = {"bw": 3.35e12, "pk": 989.4e12}


class Lab11(Lab11Learner):
    def setUp(self):
        super().setUp()
        self.compute = Compute(self.program)
        self.addCleanup(self.compute.close)

    def test_whole_lab(self):
        lab = self.lab
        self.fuse_in_lab07()
        self.open_lab11()
        lab.find(name="312 TFLOP per second and an MFU of 15.7")
        lab.find(name="^This lab starts from what your ledger says of Lab 07")
        lab.find(name="^Kernels fused: yes")
        lab.find(name=r"^Arithmetic intensity of your chain, fused: 2\.50?\s")
        self.memory_wall()
        lab.press(lab.find("push button", "^Next: The design challenge"))
        self.design_challenge()
        lab.press(lab.find("push button", "^Next: The whole path"))
        self.whole_path()
        lab.press(lab.find("push button", "^Next: decision memo"))
        self.heading("Decision memo")
        self.turn_to("Course home")
        lab.find("push button", f"^{LAB}: 15 of 15 steps done")
        lab.close()
        self.check_ledger()
        # A start leads back to where the learner was.
        self.open()
        self.lab.find(name="^The whole path, done")

    def memory_wall(self):
        lab = self.lab
        self.predict_both("About 900: it is not", "About 29")
        self.step("Explore")
        self.to_find()  # so that all of them stay to be read
        self.assertFalse(self.enabled_next(), "explore can be left at once")
        self.assertNotEqual(self.node("slider", "^Size M = N = K").value, 512, "the size asked about is there already")
        self.slide("Size M = N = K", 512)
        self.check_point(512)
        self.discover_roofline()
        self.slide("Size M = N = K", 256)
        self.check_point(256)
        lab.find("heading", "^To find: 3 of 3")
        lab.wait(self.enabled_next, "way on after what is needed")
        self.solve_smallest()
        lab.wait(self.enabled_next, "way on after the challenge")
        self.step("Reveal")
        self.press("^Continue with question 2")
        lab.find(name="You said 29.*it is 57.8.*points too low")
        self.press("^The arithmetic")
        lab.find(name="Traffic: 3 matrices")
        self.reflect(("Compute in INT8", "Use each loaded value more often"),
                     ("Which model was running", "Which peak it divides by"))
        self.work_out(r"Where does 15\.7 % come from\?", "It uses the bandwidth", "It divides the dense peak")

    def check_point(self, size):
        """The cards of the square FP16 product, against the command line."""
        product = self.compute.ask("gemm", m=size, n=size, k=size, b_in=2.0)
        share = self.compute.ask("roof_mfu", ai=product["ai"], **H100)["value"]
        self.known = {}
        self.wait_tile("Arithmetic intensity", product["ai"], same)
        self.wait_tile("MFU", share, same)

    def design_challenge(self):
        lab = self.lab
        self.heading("Brief")
        self.predict_both("All of them, at any batch", "About 60")
        self.step("Explore")
        self.to_find()  # so that all of them stay to be read
        self.assertTrue(self.node("radio button", "^All but the products").has("checked"), "fusion of lab 07 is not set")
        self.discover_serving()
        self.mend_by_button()
        self.discover_heads_and_fusion()
        self.solve_service()
        self.check_bound(256, 2048, w_bytes=1.0)
        self.solve_edge_service()
        lab.wait(self.enabled_next, "way on after discoveries and challenges")
        self.step("Reveal")
        lab.find(name="You said 100,000; it is 326")
        self.press("^Continue with question 2")
        lab.find(name="You said 60; it is 233: 3.9 times too low.")
        self.reflect(("Fewer operations", "Each element is loaded and stored once"),
                     ("The weights are loaded 256 times", "Each conversation brings its own cache"))
        lab.find(name="Ask what limits a kernel before you tune it")
        self.choose("The bandwidth of the memory")

    def whole_path(self):
        lab = self.lab
        self.heading("Brief")
        self.step("Predict")
        self.commit("A decode step of Llama 3 8B.*", "2.0 times")
        self.step("Explore")
        self.to_find()
        self.discover_path()
        lab.wait(self.enabled_next, "way on after what is needed")
        self.step("Reveal")
        lab.find(name="You said 2")
        self.step("Reflect")
        self.work_out("A profiler shows.*", "How far they are from the roofline", "Whether the request waits")
        lab.find(name="Ask what the request waits for")
        self.choose("Work on the launches first")

    def check_bound(self, batch, tokens, **weights):
        """The cards of decode on the H100."""
        step = self.compute.ask("decode_step", z="8b", batch=batch, ctx=tokens, **H100, **weights)
        self.known = {}
        self.wait_tile("Throughput, upper bound", step["tok_s"], same)
        self.wait_tile("Arithmetic intensity", step["ai"], same)

    def check_ledger(self):
        labs = json.loads((self.folder / "ledger.json").read_text(encoding="utf-8"))["labs"]
        entry = labs["11"]
        design = entry["design"]
        product = self.compute.ask("gemm", m=888, n=888, k=888, b_in=1.0)
        self.assertEqual(design["operation"], "square")
        self.assertAlmostEqual(design["arithmetic_intensity"], product["ai"])
        self.assertEqual(design["bound_type"], "compute")
        self.assertAlmostEqual(design["mfu_percent"], 100.0)
        self.assertEqual(design["fusion"], "all")
        self.assertEqual(design["context"], "cloud")
        self.assertEqual(design["limit"], "bandwidth")
        self.assertEqual(design["first_part"], "launches")
        self.assertIs(design["constraint_hit"], True)
        self.assertEqual(design["serving_weights"], "int8")
        self.assertTrue(all(result["solved"] for result in design["challenges"].values()), design["challenges"])
        self.assertEqual(len(design["challenges"]), 3)
        # What it started from stays known.
        self.assertIn("fusion_enabled", json.dumps(entry))
        self.assertIs(labs["7"]["design"]["fusion_enabled"], True)


class Lab11Alone(BusLearner):
    """Without an entry of lab 07."""

    def test_starts_at_defaults(self):
        self.turn_to("Course home")
        self.press(f"^{LAB}: 3 acts")
        self.heading("Brief")
        self.lab.find(name="^Your ledger had no entry of Lab 07, so this lab starts at its defaults")
        # Its own gates hold, too.
        self.lab.close()
        self.open("--open", "lab11/act2/explore")
        self.lab.find(name="^Brief: The memory wall")


if __name__ == "__main__":
    desktop_session.enter()
    # Only inside the session is there a bus to talk to.
    from compute_client import Compute, same

    BusLearner.program = sys.argv.pop(1)
    desktop_session.leave(0 if unittest.main(verbosity=2, exit=False).result.wasSuccessful() else 1)
