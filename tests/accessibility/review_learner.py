# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a learner does in the review, by the accessibility bus alone."""
import json
import pathlib
import re

from bus_learner import BusLearner

CONTENT = pathlib.Path(__file__).resolve().parents[2] / "resources" / "review" / "review.json"
SURE, GUESS = 90, 10


def begin(text):
    """The beginning of a text, up to the first figure, as a pattern; marks of direction may stand before it."""
    return "^[\u2066\u2068]?" + re.escape(text.partition("{")[0][:60])


class ReviewLearner(BusLearner):
    content = json.loads(CONTENT.read_text(encoding="utf-8"))

    def open_review(self):
        """By its entry in the sidebar."""
        entry = self.lab.wait(lambda: next((node for node in self.lab.all(None, "^Review(,|$)")
                                            if "Press" in node.actions), None), "Review in the sidebar")
        self.lab.press(entry)
        self.heading("Review: .*")

    def section(self, title):
        self.known = {}
        tab = self.lab.find("page tab", f"^{title}, ")
        self.lab.press(tab)
        self.lab.wait(lambda: tab.has("selected"), f"{title} in view")

    def note(self, title):
        """What a tab says behind its title."""
        return self.lab.find("page tab", f"^{title}, ").name.partition(", ")[2]

    # ---- recall

    def sure(self, percent):
        slider = self.lab.find("slider", "^How sure are you")
        self.lab.set_value(slider, percent)
        self.lab.wait(lambda: slider.value == percent, f"{percent} % said")

    def answer_numbers(self, *numbers):
        question = self.shown_question()
        for field, number in zip(question["fields"], numbers):
            self.lab.type_text(self.lab.find("text", f"^{re.escape(field['label'])}"), number)

    def answer_choice(self, right):
        question = self.shown_question()
        option = next(o for o in question["options"] if (o["id"] == question["correct"]) == right)
        self.press(begin(option["text"]), "radio button")

    def answer_open(self, text):
        self.lab.type_text(self.lab.find("text", "^Your answer"), text)

    def shown_question(self):
        heading = self.lab.find("heading", r"^Question \d+ of \d+: ").name
        number = int(re.match(r"Question (\d+)", heading).group(1))
        return self.content["questions"][number - 1]

    def lock_in(self):
        self.press("^Lock in")

    def mark(self, found):
        """Ticks as many key points, and is done."""
        question = self.shown_question()
        self.lab.find("heading", "^A good answer")
        for point in question["key_points"][:found]:
            box = self.lab.find("check box", begin(point))
            self.lab.press(box)
            self.lab.wait(lambda ticked=box: ticked.has("checked"), f"ticked {point!r}")
        self.press("^Done comparing")

    # ---- the file

    def ledger(self, name="ledger.json"):
        return json.loads((self.folder / name).read_text(encoding="utf-8"))["labs"]["review"]
