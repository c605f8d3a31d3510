# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a learner does in act 2 of lab 07, by the accessibility bus alone."""
import pathlib
import shutil
import tempfile

from bus_learner import BusLearner

FUSION, RETURN, CONTINUUM = "Kernel fusion", "Pay-back", "Continuum"
# Each names the place that has its controls and its picture.
INSTRUMENTS = (FUSION, RETURN, CONTINUUM, "Graph surgery", "Edge Guardian", "Tiny Pioneer")
SCALING = "The shortest deployment that pays"
ISOLATES = str.maketrans("", "", "\u2066\u2067\u2068\u2069")


class Act2Learner(BusLearner):
    @classmethod
    def setUpClass(cls):
        """A ledger with act 1 behind it; every test starts from a copy."""
        cls.prepared = pathlib.Path(tempfile.mkdtemp(prefix="ridgepoint-act1-"))
        first = Act2Learner()
        first.folder, first.known = cls.prepared, {}
        first.open()
        first.press("^Next: ")
        first.heading("Predict")
        first.choose("About 33")
        first.choose("4: rather sure")
        first.press("^Commit prediction")
        first.lab.find(name="You committed this prediction")
        first.press("^Next: ")
        first.heading("Explore")
        first.skip_the_rest()
        first.heading("Reveal")
        first.press("^Next: ")
        first.heading("Reflect")
        first.choose(".*larger share")
        first.press("^Check answer")
        first.lab.find(name="^Yes")
        first.press("^Next: The compilation")
        first.heading("Brief")
        first.lab.close()

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.prepared, ignore_errors=True)

    def skip_the_rest(self):
        """Leaves the instruments without what is to be found."""
        self.to_find()
        self.press("^Skip the rest")
        self.press("^Skip and record")
        self.lab.press(self.find_enabled("push button", "^Next: "))

    def find_enabled(self, role, name):
        return self.lab.wait(lambda: (node := self.lab.first(role, name)) and node.has("enabled") and node,
                             f"{role} named {name!r} that can be used")

    def card(self, name):
        return self.lab.find("panel", f"^{name}$")

    def answer(self, card_name, option, button="^Check answer"):
        """A radio button of one card, and the card's own button."""
        card = self.card(card_name)
        radio = self.lab.find("radio button", f"^{option}", card)
        self.lab.press(radio)
        self.lab.wait(lambda: radio.has("checked"), f"checked {option!r}")
        self.lab.press(self.lab.find("push button", button, card))

    def commit(self, card_name, option):
        """A prediction, and how sure one is of it."""
        sure = self.lab.find("radio button", "^4: rather sure", self.card(card_name))
        self.lab.press(sure)
        self.lab.wait(lambda: sure.has("checked"), "how sure")
        self.answer(card_name, option, "^Commit")
        self.lab.find(name="You committed this prediction: " + option)

    def predict_next(self, number, option, count=2):
        """The question in view, and the way to the one after it."""
        self.commit(f"Question {number} of {count}", option)
        if number < count:
            self.press("^Continue with question")

    def predict(self, images="About 10,000", gains="About 2.0"):
        self.press("^Next: ")
        self.heading("Predict")
        self.predict_next(1, images)
        self.predict_next(2, gains)

    def explore(self):
        self.predict()
        self.press("^Next: ")
        self.heading("Explore")

    def panel(self, title):
        """Shows an instrument by its tab, which gives way to those of its pictures."""
        self.known = {}
        if not self.lab.first("filler", f"^{title}$"):
            self.lab.press(self.lab.find("page tab", f"^{title}, "))
        self.lab.find("filler", f"^{title}$")

    def topic(self, name):
        """A picture of the panel in view."""
        self.known = {}
        tab = self.lab.find("page tab", f"^{name}, ")
        self.lab.press(tab)
        self.lab.wait(lambda: tab.has("selected"), f"{name} in view")

    def drawer(self, button):
        """Opens one below the picture, if it isn't open; another one open closes for it. Where the row has no room
        for all of them, they are in a menu."""
        whole = ("push button", f"^({button}|Behind the picture)")
        node = self.lab.find(*whole)
        if not node.name.startswith("Behind"):
            if not node.has("expanded"):
                self.lab.press(node)
                self.lab.wait(lambda: node.has("expanded"), f"the drawer {button!r}")
            return
        menu = self.lab.menu_of(node)
        entry = self.lab.wait(lambda: next((e for e in menu.children if e.name.startswith(button)), None),
                              f"{button!r} in the menu")
        # The entry of an open one closes it, and does not say which it is.
        if getattr(self, "opened", None) == button and self.lab.first("push button", "^Close$"):
            self.lab.keys("Escape")
            return
        self.lab.press(entry)
        self.opened = button

    def to_find(self):
        """What there is to find, with its challenges, if it isn't open."""
        if not self.lab.first("heading", "^To find: "):
            self.drawer("To find: ")
            self.lab.find("heading", "^To find: ")

    def check(self, name, wanted):
        box = self.node("check box", f"^{name}")
        if box.has("checked") != wanted:
            self.lab.press(box)
        self.lab.wait(lambda: box.has("checked") == wanted, f"{name} {wanted}")

    def pick_here(self, box_name, entry):
        """A combo box of the instrument, not the one of the toolbar with the same name."""
        whole = self.lab.find("filler", f"^({'|'.join(INSTRUMENTS)})$")
        self.lab.choose_entry(self.lab.find("combo box", f"^{box_name}", whole), entry)

    def toolbar(self, box_name, entry):
        self.setting(box_name, entry)

    def tile(self, name):
        """What a figure's tile says behind its name; the status strip, before it, may hold one of that name."""
        self.lab.find("label", f"^{name}: ")
        return self.lab.all("label", f"^{name}: ")[-1].name.partition(": ")[2]

    def wait_tile(self, name, value, same):
        self.lab.wait(lambda: same(self.tile(name), value), f"{name}: {self.tile(name)} is not {value}", seconds=5)

    def found(self, text, number=None):
        """In the list of what there is to find, once its number is filled in, or without one on asking."""
        self.to_find()
        lab, told = self.lab, rf"Found( \(for .*\))?: .*{text}"
        ask = ("push button", "^Show what I found")
        lab.wait(lambda: lab.first(*ask) or lab.first(name=told), f"what was found: {text}")
        if number:
            lab.type_text(lab.find("text", "^Fill in what the instrument shows"), number)
            lab.press(lab.find("push button", "^Check"))
            lab.find(name="^✓ You filled in")
        for button in lab.all(*ask):
            lab.press(button)
        self.lab.find(name=rf"Found( \(for .*\))?: .*{text}")

    def discover_fusion(self):
        self.panel(FUSION)
        self.check("Fusion", True)
        self.found("a ratio of 3", number="3")
        self.choose("Primitive")
        self.found("13 kernels become one")
        self.slide("Tensor size", 2e8)
        self.found("no longer|every pass goes through HBM")
        self.choose("Library")
        self.choose("Better when fused")
        self.found("second cause")
        self.topic("Attention")
        self.slide("Sequence length", 8192)
        self.found("footprint ratio")

    def discover_return(self):
        self.panel(RETURN)
        self.pick_here("Workload", "ResNet")  # it opens with another than the question asks about
        self.slide("Volume", 1e7)
        self.slide("Deployment", 0.04)
        self.found("133,608 images")
        self.lab.find(name="^After 133,608 inferences compiling pays")
        self.slide("Deployment", 0.005)
        self.found("the net value is .*Eager mode is faster overall")
        self.lab.find(name="^This deployment ends before 133,608 inferences: compiling does not pay")
        self.pick_here("Workload", "One giant")
        self.found("gains nothing")
        self.lab.find(name="^No number of inferences recovers the cost: compiling does not pay")

    def discover_continuum(self):
        self.panel(CONTINUUM)
        self.pick_here("Workload", "Keyword spotting")
        self.pick_here("Stage", "Ahead of time")
        self.choose("Serial")
        self.choose("Overlapped")
        self.found("cheaper launches buy nothing")
        self.slide("Kernel complexity", 8)
        self.slide("Fusion level", 32)
        self.found("It never reaches the Tensor Core ridge")

    def solve_scaling(self):
        """Three wrong answers, a hint for the asking, and the right one in hours."""
        lab = self.lab
        self.panel(RETURN)
        self.to_find()
        card = self.card(f"Challenge: {SCALING}")
        entry = lab.find("text", "^Your result", card)
        unit = lab.find("combo box", "^Your result", card)
        hand_in = lab.find("push button", "^Hand in", card)
        self.assertIsNone(lab.first(name="^Hint 1", under=card), "a hint comes before it was asked for")
        for attempt, (number, entry_unit, said) in enumerate(
                (("2", "hours", "too low"), ("21.1", "days", "too high"), ("90", "minutes", "too low"))):
            lab.choose_entry(unit, entry_unit)
            lab.type_text(entry, number)
            lab.press(hand_in)
            lab.wait(lambda n=attempt + 1, s=said: self.attempts(card, s, n), f"attempt {attempt + 1}: {said}")
        lab.press(lab.find("push button", "^Show a hint", card))
        lab.find(name="^Hint 1 of 4, Nudge: Work out what one request saves", under=card)
        # The slider's own value is refused until the instrument stands as the challenge says.
        lab.press(lab.find("push button", "^Use the slider", card))
        lab.find(name="can't be handed in yet")
        lab.press(lab.find("push button", "^Set up the instrument", card))
        lab.wait(lambda: lab.first("label", " 2,334 inferences"), "the instrument set up")
        lab.choose_entry(unit, "hours")
        lab.type_text(entry, "23.33")
        lab.press(hand_in)
        lab.find(name="Solved.*2,334 requests")
        self.card(f"✓ Challenge solved: {SCALING}")

    def attempts(self, card, said, count):
        node = self.lab.first("label", "^Your attempts", card)
        lines = node.name.splitlines()[1:] if node else []
        return len(lines) == count and said in lines[-1]

    def solve_five_moves(self):
        lab = self.lab
        self.panel(CONTINUUM)
        self.to_find()
        self.press("^Start again")
        lab.find(name="^Move 0 of 5")
        self.choose("GEMM")
        lab.find(name="^Move 1 of 5")
        self.press("^Undo")
        lab.find(name="^Move 0 of 5")
        self.known = {}
        self.choose("GEMM")
        self.slide("Batch", 450)
        lab.find(name="Solved.*You needed 2 moves")

    def work_out_exercise(self, name, wrong, right):
        card = f"(✓ )?Find the error: {name}.*"
        self.answer(card, wrong)
        self.lab.find(name="^Not yet", under=self.card(card))
        self.answer(card, right)
        self.lab.find(name="^Yes", under=self.card(card))
