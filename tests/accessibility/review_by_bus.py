#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The review of the course, finished through the accessibility bus alone.

    review_by_bus.py RIDGEPOINT

Map, models, all ten questions, statements, self-check and writing. Checked on the way: the confidence can't be
changed once an answer is locked in, not by coming back and not by another start; score and Brier score are those
of the answers in the ledger; what is deleted is in no file; a link into a step that is locked says so.
"""
import json
import sys
import unittest

import desktop_session
from review_learner import GUESS, SURE, ReviewLearner, begin

PROBABILITIES = {1: 0.1, 2: 0.3, 3: 0.5, 4: 0.7, 5: 0.9}


class Review(ReviewLearner):
    def test_whole_review(self):
        self.open_review()
        self.walk_map()
        self.carry_models()
        self.recall_everything()
        self.check_answers()
        self.judge_statements()
        self.tick_boxes()
        self.write()
        self.check_rest()
        self.lab.close()
        self.open("--open", "review/writing")
        self.assertEqual(self.note("Recall"), f"{len(self.content['questions'])} of {len(self.content['questions'])} "
                                              "answered")
        self.delete_recall()

    def walk_map(self):
        lab = self.lab
        path = self.content["paths"][0]
        titles = {concept["id"]: concept["title"] for concept in self.content["concepts"]}
        self.press(begin(path["title"]), "radio button")
        for concept in path["concepts"][1:]:
            self.press("^Next on the path")
            lab.find("heading", begin(titles[concept]))
        lab.find(name=f"{len(path['concepts'])} of {len(path['concepts'])} on the path")
        # A step that is locked: the lab is opened where the learner is, and the window says why.
        self.press("^Show .* in Lab 11, act 1, Explore|^Show .* in Lab 07, act . Explore|^Show .* in Lab ")
        lab.find(name="can't be opened yet|^Brief$")
        self.open_review()

    def carry_models(self):
        lab = self.lab
        self.section("Models to carry")
        self.press("^Show the order")
        lab.find(name="^✓ In order")
        for _ in range(3):
            self.press("^Next$")
        pair = next(pair for pair in self.content["pairs"] if pair["verdict"] == "epilogue")
        self.press(begin(pair["title"]))
        lab.find(name="^Fuse as an epilogue")

    # ---- recall

    def recall_everything(self):
        questions = self.content["questions"]
        self.section("Recall")
        for number, question in enumerate(questions, 1):
            self.lab.find("heading", f"^Question {number} of {len(questions)}: ")
            self.answer(question, number)
            if number == 1:
                self.check_gate()
            self.press("^Next question" if number < len(questions) else "^See your result")

    def answer(self, question, number):
        right = number % 4 != 2
        if question["kind"] == "numeric":
            self.answer_numbers(*{"ridge_a100": ("156",), "chain_accesses": ("10", "4")}[question["id"]])
        elif question["kind"] == "choice":
            self.answer_choice(right)
        else:
            self.answer_open(f"What I know of {question['id']}.")
        if number == 1:  # without a confidence nothing is shown
            self.lock_in()
            self.lab.find(name="^Choose how sure you are first")
        self.sure(SURE if number % 2 else GUESS)
        self.lock_in()
        if question["kind"] == "open":
            if number == 4:
                self.come_back_while_it_waits(number)
            self.mark(len(question["key_points"]) if right else 0)
            self.lab.find(name="^✓ Right: you found" if right else "^Not this time")
        else:
            self.lab.find(name="^✓ Right" if right or question["kind"] == "numeric" else "^Not this time")

    def check_gate(self):
        """Nothing is left to change the confidence with."""
        self.assertFalse(self.lab.all("slider", "^How sure are you"), "the confidence can still be chosen")
        self.assertEqual(self.ledger()["recall"]["answers"][0]["confidence"], 5)

    def come_back_while_it_waits(self, number):
        """An answer that is locked in and not marked waits as it is, through another start."""
        self.lab.close()
        self.open("--open", "review/recall")
        if self.lab.first("heading", f"^Question {number} of") is None:
            self.press("^All questions", "radio button")
            self.press(rf"^{number}\. ", "radio button")
            self.press("^Question$", "radio button")
        self.lab.find("heading", "^A good answer")
        self.assertFalse(self.lab.all("slider", "^How sure are you"), "the confidence can still be chosen")

    def check_answers(self):
        self.lab.find("heading", "^Your result")
        # An answer is saved at once, the score that follows from it a little later.
        self.lab.wait(lambda: self.ledger()["design"]["recall_answers"] == len(self.content["questions"]),
                      "the score of all answers in the ledger")
        entry = self.ledger()
        answers = entry["recall"]["answers"]
        self.assertEqual([answer["question"] for answer in answers], [q["id"] for q in self.content["questions"]])
        misses = [(PROBABILITIES[answer["confidence"]] - answer["right"]) ** 2 for answer in answers]
        brier = sum(misses) / len(misses)
        design = entry["design"]
        self.assertAlmostEqual(design["brier_score"], brier)
        self.assertEqual(design["recall_score"], sum(answer["right"] for answer in answers))
        self.assertEqual(design["recall_answers"], len(answers))
        self.assertAlmostEqual(design["mean_confidence"],
                               sum(PROBABILITIES[a["confidence"]] for a in answers) / len(answers))
        self.assertEqual(design["next_due"], min(card["due"] for card in entry["recall"]["cards"].values()))
        self.lab.find(name=f"{brier:.2f}")

    def delete_recall(self):
        self.section("Recall")
        self.press("^All questions", "radio button")
        self.press("^Delete answers and dates")
        self.press("^Keep them")
        self.assertTrue(self.ledger()["recall"]["answers"])
        self.press("^Delete answers and dates")
        self.press("^Delete them")
        self.lab.wait(lambda: not self.ledger().get("recall", {}).get("answers"), "a ledger without answers")
        for name in ("ledger.json", "ledger.json.bak"):  # one is written after the other
            self.lab.wait(lambda file=name: "What I know of" not in json.dumps(self.ledger(file)),
                          f"{name} without answers")
        self.assertEqual(self.ledger()["beliefs"].keys(), {belief["id"] for belief in self.content["beliefs"]})

    # ---- the rest

    def judge_statements(self):
        self.section("Misconceptions")
        for _ in self.content["beliefs"]:
            self.press("^False: ")
            self.press("^Next$")
        self.assertEqual(self.lab.all("push button", "^(True|False): "), [])
        self.lab.find(name="^You judged it false, and as it stands, it is")

    def tick_boxes(self):
        self.section("Self-check")
        for number, item in enumerate(self.content["self_check"], 1):
            self.press(begin(item["text"]), "check box")
            if number % 5 == 0:
                self.press("^Next$")
        count = len(self.content["self_check"])
        self.lab.find(name=f"^{count} of {count} ticked: {self.content['bands'][0]['title']}")

    def write(self):
        self.section("Writing")
        prompt = self.content["prompts"][0]
        self.lab.type_text(self.lab.find("text", begin(prompt["title"])), "A launch costs what a kernel costs.")
        self.lab.find(name="^7 words")

    def check_rest(self):
        wanted = {"checked": len(self.content["self_check"]), "beliefs": len(self.content["beliefs"])}

        def written():
            entry = self.ledger()
            return (len(entry["self_check"]["checked"]) == wanted["checked"]
                    and len(entry["beliefs"]) == wanted["beliefs"]
                    and "A launch costs" in json.dumps(entry.get("notebook")))  # typing is saved a little later
        self.lab.wait(written, "everything in the ledger")
        self.assertEqual(self.ledger()["design"]["self_check_count"], wanted["checked"])


if __name__ == "__main__":
    desktop_session.enter()
    ReviewLearner.program = sys.argv.pop(1)
    desktop_session.leave(0 if unittest.main(verbosity=2, exit=False).result.wasSuccessful() else 1)
