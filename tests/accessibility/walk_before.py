# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Acts that are done before a walk begins, by the accessibility bus, without Orca."""
from act2_learner import Act2Learner
from bus_learner import BusLearner
from orca_learner import act_of, heard_beginning


class Before(Act2Learner):
    @classmethod
    def setUpClass(cls):
        pass

    def skip_act(self, place):
        """From Brief on: the first answer of each prediction, nothing found, the right answer of each reflection."""
        act = act_of(place)
        self.press("^Next: ")
        self.heading("Predict")
        count = len(act["predictions"])
        for number, prediction in enumerate(act["predictions"], 1):
            self.choose(heard_beginning(prediction["options"][0]["text"]))
            self.choose("4: rather sure")
            self.press("^Commit prediction")
            self.lab.find(name="^You committed this prediction")
            if number < count:
                self.press("^Continue with question")
                self.known = {}
        self.press("^Next: ")
        self.heading("Explore")
        self.skip_the_rest()
        self.heading("Reveal")
        self.press("^Next: ")
        self.heading("Reflect")
        for number, question in enumerate(act["reflections"], 1):
            right = next(one["text"] for one in question["options"] if one["id"] == question["correct"])
            if len(act["reflections"]) > 1:
                self.answer(f"Question {number} of {len(act['reflections'])}", heard_beginning(right))
            else:
                self.choose(heard_beginning(right))
                self.press("^Check answer")
        self.press("^Next: ")
        self.heading("Brief")


def session_before(places, folder):
    """Leaves a session in a folder in which these acts are done."""
    folder.mkdir()
    learner = Before()
    learner.folder = folder
    for place in places:
        BusLearner.open(learner, "--open", f"{place}/brief")
        learner.heading("Brief")
        learner.skip_act(place)
        learner.lab.close()
