# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a learner does in lab 11, by the accessibility bus alone."""
from act2_learner import Act2Learner

LAB = "Lab 11: The roofline"
SMALLEST, SERVICE, EDGE_SERVICE = ("The smallest product past the ridge", "Ten thousand tokens per second",
                                   "A service on the edge")
EDGE, CLOUD = "Edge", "Cloud"


class Lab11Learner(Act2Learner):
    """Starts with act 1 of lab 07 behind it, as act 2 does."""

    def fuse_in_lab07(self):
        """Leaves a fused chain in the ledger."""
        self.heading("Brief")
        self.explore()
        self.check("Fusion", True)  # in the picture that it opens with
        self.found("a ratio of 3")

    def open_lab11(self):
        """By its tile on the home page of the course."""
        self.turn_to("Course home")
        self.press(f"^{LAB}: 3 acts")
        self.heading("Brief")

    def step(self, heading):
        self.press("^Next: ")
        self.heading(heading)

    def predict_both(self, *options):
        self.step("Predict")
        for number, option in enumerate(options, 1):
            self.predict_next(number, option, len(options))

    def enabled_next(self):
        return self.lab.find("push button", "^Next: ").has("enabled")

    def reflect(self, *answers):
        """A wrong answer and the right one for each question."""
        self.step("Reflect")
        for number, (wrong, right) in enumerate(answers, 1):
            card = f"Question {number} of {len(answers)}"
            self.answer(card, wrong)
            self.lab.find(name="^Not yet", under=self.card(card))
            self.answer(card, right)
            self.lab.find(name="^Yes", under=self.card(card))

    def work_out(self, prompt, wrong, right):
        """An exercise that stands under its question."""
        card = f"(✓ )?{prompt}"
        self.answer(card, wrong)
        self.lab.find(name="^Not yet", under=self.card(card))
        self.answer(card, right)
        self.lab.find(name="^Yes", under=self.card(card))

    # ---- act 1

    def discover_roofline(self):
        self.slide("Size M = N = K", 280)
        self.found("the roofline allows 312")
        self.slide("Size M = N = K", 1024)
        self.found("compute-bound")
        self.choose("2:4 sparse")
        self.choose("Dense")
        self.found("Half of the missing share never existed")
        self.choose("INT8")
        self.choose("FP32")
        self.choose("FP16")
        self.found("The ridge point moves as well")
        self.choose("Batched GEMV")
        self.known = {}
        self.slide("Batch", 1)
        self.slide("Batch", 512)
        self.found("all vectors share the weights")
        self.choose("Square GEMM")
        self.known = {}
        self.toolbar("Context", EDGE)
        self.found("does not show this device")
        self.toolbar("Context", CLOUD)

    def solve_smallest(self):
        """A wrong result, then the slider's value, which is refused until the instrument is set up."""
        lab = self.lab
        card = self.card(f"Challenge: {SMALLEST}")
        lab.type_text(lab.find("text", "^Your result", card), "591")
        lab.press(lab.find("push button", "^Hand in", card))
        lab.wait(lambda: self.attempts(card, "too low", 1), "attempt 1: too low")
        lab.press(lab.find("push button", "^Use the slider", card))
        lab.find(name="can't be handed in yet")
        lab.press(lab.find("push button", "^Set up the instrument", card))
        self.known = {}
        lab.wait(lambda: self.node("radio button", "^\u2068?INT8").has("checked"), "the instrument set up")
        self.slide("Size M = N = K", 888)
        lab.press(lab.find("push button", "^Use the slider", card))
        lab.find(name="Solved.*the intensity is at least as high as the ridge point")
        self.card(f"✓ Challenge solved: {SMALLEST}")

    # ---- act 2

    def discover_serving(self):
        self.choose("Decode")
        self.slide("Batch", 1)
        self.found("Every weight is loaded for a single token")
        self.slide("Batch", 256)
        self.found("the cache grows with the batch")
        self.choose("Prefill")
        self.slide("Sequence length", 1024)
        self.found("compute-bound once")
        self.choose("MHA")
        self.slide("Sequence length", 4096)
        self.found("too much, and the largest batch is 58")

    def mend_by_button(self):
        """The failure state names the excess and leads to the largest batch that fits."""
        self.lab.find(name="Out of memory: .* too much")
        self.press("^Set the largest batch that fits")
        self.lab.find(name="The design fits into memory")

    def discover_heads_and_fusion(self):
        self.choose("GQA")
        self.found("rises from 58 to 233")
        self.choose("None")
        self.choose("Softmax and LayerNorm")
        self.choose("All but the products")
        self.found("Fusing all that lies between the products lowers")

    def solve_service(self):
        self.choose("Decode")
        self.slide("Sequence length", 2048)
        self.choose("INT8")
        self.slide("Batch", 256)
        self.lab.find(name="Solved.*It is an upper bound")
        self.card(f"✓ Challenge solved: {SERVICE}")

    def solve_edge_service(self):
        self.toolbar("Context", EDGE)
        self.slide("Batch", 16)
        self.found("With INT8 weights it fits")
        self.card(f"✓ Challenge solved: {EDGE_SERVICE}")
        self.toolbar("Context", CLOUD)

    # ---- act 3

    def discover_path(self):
        self.pick("Workload", "Decode step")
        self.choose("On the device")
        self.slide("Kernel speed", 2)
        self.found("hidden by the kernels")
        self.choose("CUDA graph")
        self.found("the step needs one launch")
        self.pick("Workload", "GPT-2 layer")
        self.choose("On the host")
        self.slide("Kernel speed", 4)
        self.choose("Pageable")
        self.found("faster kernels hardly pay")
