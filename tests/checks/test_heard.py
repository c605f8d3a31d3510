# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The golden texts of what Orca says: there is one for each walk, and each holds what a learner has to hear of an act.
What that is, the files of the labs say."""
import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/accessibility"))
from orca_learner import Words, act_of, asked, golden  # noqa: E402
from orca_listener import read_lines  # noqa: E402
from walks import WALKS, Act, FirstAct  # noqa: E402

STORY = 24  # letters of it
TYPED = {"Recall: the question", "Writing"}  # letters, which these walks don't echo
# What has to be heard in windows that are no act.
NEEDLES = {
    "review": ("Review", "Concept map", "Models to carry", "Recall", "Misconceptions", "Self-check", "Writing",
               "Ridge point", "The memory hierarchy|The optimization loop"),
    "trace": ("a100_alexnet", "Timeline", "Kernels", "the GPU is busy|of the span|launch", "Your volume"),
    "class": ("This page is for teachers", "The class", "hand-ins", "Which share of this pass is arithmetic",
              "First answers: 3", "How sure the class was"),
}


def plain(text, most=None):
    """A pattern for the beginning of a text of a lab as it is heard: up to its first number, marker or share, without
    its links, or so many letters."""
    return re.escape(re.split(r"[{\d%٪]", re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text))[0].strip()[:most].strip())


def needles(walk):
    """{what: pattern} of an act."""
    act, words = act_of(walk.place), Words(getattr(walk, "language", "en"))
    yield "story", plain(words.of(act["brief"]["paragraphs"][0]), STORY)
    for question in asked(walk.place, walk.track) + act["reflections"]:
        yield question["id"], plain(words.of(question["prompt"]))
        for option in question["options"]:
            yield f"an option of {question['id']}", words(option["text"])
    for question in act["reflections"]:
        wrong = next(one for one in question["options"] if one["id"] != question["correct"])
        right = next(one for one in question["options"] if one["id"] == question["correct"])
        for option in (wrong, right):
            yield f"feedback on {option['id']}", plain(words.of(option["feedback"]), STORY)


class Heard(unittest.TestCase):
    def test_there_is_one_for_each_walk(self):
        self.assertEqual({path.stem for path in golden("x").parent.glob("*.txt")}, set(WALKS))

    def test_an_act_is_heard_whole(self):
        for name, walk in WALKS.items():
            if not isinstance(walk, (Act, FirstAct)):
                continue
            told = golden(name).read_text(encoding="utf-8")
            for what, needle in needles(walk):
                needle = " ".join(re.sub("[\u2066-\u2069]", "", needle).split())  # as orca_listener.plain()
                with self.subTest(walk=name, what=what):
                    self.assertTrue(re.search(needle, told), needle)

    def test_discoveries_are_counted(self):
        for name, walk in WALKS.items():
            if isinstance(walk, Act) or name == "lab07_act1_en":
                with self.subTest(walk=name):
                    core = [one for one in act_of(walk.place)["discoveries"]
                            if one.get("core") and walk.track in one.get("tracks", [walk.track])]
                    found = {int(number) for number in re.findall(r"Found, (\d+) of \d+\.",
                                                                  golden(name).read_text(encoding="utf-8"))}
                    self.assertGreaterEqual(len(found), len(core), found)

    def test_other_windows_are_heard(self):
        self.assertEqual(set(NEEDLES), {name for name, walk in WALKS.items()
                                        if not isinstance(walk, (Act, FirstAct))})
        for name, wanted in NEEDLES.items():
            for needle in wanted:
                with self.subTest(walk=name):
                    self.assertRegex(golden(name).read_text(encoding="utf-8"), needle)

    def test_every_step_is_heard(self):
        for name in WALKS:
            silent = {step for step, lines in read_lines(golden(name)).items() if not lines}
            self.assertLessEqual(silent, TYPED, name)

    def test_no_time_of_day_is_kept(self):
        for name in WALKS:
            self.assertNotRegex(golden(name).read_text(encoding="utf-8"), r"\b\d?\d:\d\d\b|\b20\d\d-\d\d-\d\d\b", name)


if __name__ == "__main__":
    unittest.main()
