# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a learner does in act 3 of lab 07, by the accessibility bus alone."""
from act2_learner import Act2Learner
from bus_learner import BusLearner

SURGERY, EDGE, TINY = "Graph surgery", "Edge Guardian", "Tiny Pioneer"
EAGER_BASELINE = "Twice the MFU of a whole frame in eager mode"
BREAK_BASELINE = "Twice the MFU of a resumable break"
MASK, COND, SYMBOLIC = ("Compute both branches and select", "Structured control flow in the graph",
                        "Symbolic shapes")
LEAVE = "Leave it: a resumable graph break"
NONE = "None of these surgeries does"
CAUSES = ("A branch on a value", "A value read with", "A shape that changes", "A call that cannot")


class Act3Learner(Act2Learner):
    @classmethod
    def setUpClass(cls):
        """A ledger with acts 1 and 2 behind it; every test starts from a copy."""
        super().setUpClass()
        second = cls()
        second.folder, second.known = cls.prepared, {}
        BusLearner.open(second)
        second.predict()
        second.press("^Next: ")
        second.heading("Explore")
        second.skip_the_rest()
        second.heading("Reveal")
        second.press("^Next: ")
        second.heading("Reflect")
        for number, right in ((1, "HBM traffic, to about one third"), (2, "Intermediate results"),
                              (3, "Next to nothing")):
            second.answer(f"Question {number} of 3", right)
        second.press("^Next: Reality check")
        second.heading("Brief")
        second.pass_reality_check()
        second.press("^Next: Graph surgery")
        second.heading("Brief")
        second.lab.close()

    def pass_reality_check(self):
        self.press("^Next: ")
        self.heading("Predict")
        for number, option in enumerate(("About 50 %", "1.2×", "4×", "Hardly faster", "About 12 milliseconds"), 1):
            self.predict_next(number, option, 5)
        self.press("^Next: ")
        self.heading("Explore")
        self.skip_the_rest()
        self.heading("Reveal")
        self.press("^Next: ")
        self.heading("Reflect")
        for number, right in enumerate(("The host's work around", "The profiler takes time", "Fewer launches"), 1):
            self.answer(f"Question {number} of 3", right)

    def take_track(self, name):
        self.choose(name)

    def predict_act3(self, line="2: at lines 2 and 3", value="1: yes, the branch that the first",
                     gain="About 1.4 times"):
        self.press("^Next: ")
        self.heading("Predict")
        for number, option in enumerate((line, value, gain), 1):
            self.predict_next(number, option, 3)

    def explore_act3(self, track=EDGE):
        self.take_track(track)
        self.predict_act3()
        self.press("^Next: ")
        self.heading("Explore")

    def pick_cause(self, name):
        """A combo box where there are four causes, radio buttons where there are two."""
        box = self.turned_to("combo box", "^Cause of the break")
        if box:
            self.lab.choose_entry(box, name)
        else:
            self.choose(name)

    def operate(self, surgery):
        """A surgery of the instrument, in the column of controls, which every lens has."""
        self.pick("Surgery", surgery)

    def capture(self):
        self.press("^Capture$")

    def discover_surgery(self):
        self.panel(SURGERY)
        for cause in CAUSES:
            self.pick_cause(cause)
        self.found("Four causes break the same program")
        self.operate(SYMBOLIC)
        self.pick_cause(CAUSES[2])
        self.pick_cause(CAUSES[0])
        self.found("Symbolic shapes do nothing for a branch")
        self.operate(LEAVE)
        self.found("a pass takes .* with resumable breaks")
        self.operate(MASK)
        self.found("Only masking does that")
        self.slide("Time per kernel", 5)
        self.slide("Time per kernel", 30)
        self.found("The exact pass of this instrument says")

    def discover_edge(self):
        self.panel(EDGE)
        self.pick_here("Execution mode", "Compiled, garbage collector on")
        self.found("A better average does not help")
        self.lab.find(name="^Goal of the track: goal missed")
        self.pick_here("Execution mode", "Compiled C")
        self.found("What changes is the tail")
        self.lab.find(name="^Goal of the track: goal reached")

    def propose(self, title, *options):
        """Each in turn; the last one is expected to be right."""
        self.to_find()
        card = self.card(f"Challenge: {title}")
        for number, option in enumerate(options, 1):
            radio = self.lab.find("radio button", f"^{option}", card)
            self.lab.press(radio)
            self.lab.wait(lambda r=radio: r.has("checked"), f"checked {option!r}")
            self.lab.press(self.lab.find("push button", "^Propose", card))
            if number < len(options):
                self.lab.wait(lambda n=number: self.proposals(card, n), f"{number} refused proposals")
        self.card(f"✓ Challenge solved: {title}")

    def proposals(self, card, count):
        node = self.lab.first("label", "^Your proposals", card)
        lines = node.name.splitlines()[1:] if node else []
        return len(lines) == count and all("not right" in line for line in lines)

    def write(self, name, text):
        field = self.lab.find("text", f"^{name}")
        self.lab.type_text(field, text)
        return field

    def save_as(self, button, path):
        """Presses an export button and answers the dialog for a file name."""
        self.press(button)
        dialog = self.lab.find({"dialog", "file chooser", "frame", "window"}, "^Export")
        self.lab.type_text(self.lab.find("text", "^File name|^Name", dialog), str(path))
        self.lab.press(self.lab.find("push button", "^Save", dialog))
        # A PDF with its charts takes long under the sanitizers, with other desktops beside it.
        self.lab.wait(path.exists, f"exported {path.name}", 60)
