#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures what the labs and the review ask of a reader, and fails when it is too much or gives answers away.

    content_load.py

Too much: a brief of more than 150 words with the paragraph of a track, feedback of more than 45 words, a lesson
of more than one sentence and three points, a sentence of more than 25 words. Given away: a learner who always
picks the longest (or the shortest) option is right more than 10 points above chance; so is one who always picks
the first (or the second, …, or the last), over the questions whose options are numbers. Those are shown in the order
of their size, so they have to stand in it here. The other options come in an order of the learner's own, so their
place in the file tells nothing.
"""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILES = ("resources/labs/*.json", "resources/review/*.json", "resources/catalogue/*.json",
         "resources/measured/*.json")
MOST_WORDS = {"brief": 60, "feedback": 45, "sentence": 25}
LESSON_POINTS = 3
ABOVE_CHANCE = 0.10

PLACEHOLDER = re.compile(r"\{[^{}]*\}")
# A sentence ends at a mark that a space and a capital, a number, a quotation mark or a placeholder follow.
END = re.compile(r"(?<=[.?!])[”»]?\s+(?=[A-Z0-9“#])")
# What is no sentence to be read: formulas read aloud, figures' and symbols' names.
NOT_READ = {"$schema", "$comment", "id", "spoken", "tex", "symbol", "figure", "value", "from"}


def plain(text):
    """The text as long as it is read: a figure counts as one word."""
    return PLACEHOLDER.sub("#", text)


def words(text):
    return len(plain(text).split())


def sentences(text):
    return [part for part in END.split(plain(text)) if part]


def walk(value, pointer=""):
    """(pointer, value) of everything below a JSON value."""
    yield pointer, value
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from walk(inner, f"{pointer}/{key}")


def long_sentences(document):
    for pointer, value in walk(document):
        keys = pointer.split("/")
        if not isinstance(value, str) or NOT_READ & set(keys):
            continue
        for sentence in sentences(value):
            if len(sentence.split()) > MOST_WORDS["sentence"]:
                yield pointer, f"a sentence of {len(sentence.split())} words: {sentence}"


def long_feedback(document):
    for pointer, value in walk(document):
        if pointer.endswith("/feedback") and words(value) > MOST_WORDS["feedback"]:
            yield pointer, f"feedback of {words(value)} words"


def briefs(document):
    """(pointer, words) of each message that a learner can get, with the longest paragraph of a track."""
    for number, act in enumerate(document.get("acts", [])):
        brief = act["brief"]
        track = max(map(words, brief.get("tracks", {}).values()), default=0)
        versions = {"": brief["paragraphs"]}
        versions.update((f"/contexts/{key}", other["paragraphs"])
                        for key, other in brief.get("contexts", {}).items())
        for place, paragraphs in versions.items():
            yield f"/acts/{number}/brief{place}", sum(map(words, paragraphs)) + track


def long_briefs(document):
    for pointer, count in briefs(document):
        if count > MOST_WORDS["brief"]:
            yield pointer, f"a brief of {count} words"


def long_lessons(document):
    for number, act in enumerate(document.get("acts", [])):
        lesson = act["reveal"]["lesson"]
        if len(sentences(lesson[0])) > 1:
            yield f"/acts/{number}/reveal/lesson/0", "a lesson begins with one sentence"
        if len(lesson) > 1 + LESSON_POINTS:
            yield f"/acts/{number}/reveal/lesson", f"{len(lesson) - 1} points, {LESSON_POINTS} at most"


def unordered(document):
    for pointer, question in questions(document):
        values = [option.get("value") for option in question["options"]]
        if keeps_order(question) and values != sorted(values):
            yield pointer, f"numbers that do not rise: {values}"


def questions(document):
    for pointer, value in walk(document):
        if isinstance(value, dict) and "options" in value and "correct" in value:
            yield pointer, value


def share_right(asked, picked):
    """How often a learner is right who picks so, and who picks by chance. Of equals one is picked by chance."""
    right = chance = 0.0
    for question in asked:
        options = question["options"]
        picks = picked(options)
        right += sum(option["id"] == question["correct"] for option in picks) / len(picks)
        chance += 1 / len(options)
    return (right / len(asked), chance / len(asked)) if asked else (0.0, 0.0)


def by_length(which):
    def picked(options):
        wanted = which(len(option["text"]) for option in options)
        return [option for option in options if len(option["text"]) == wanted]
    return picked


def keeps_order(question):
    return all("value" in option for option in question["options"])


def guesses(asked):
    """(what a learner always picks, share of right answers, share by chance)"""
    ordered = [question for question in asked if keeps_order(question)]
    yield "longest option", *share_right(asked, by_length(max))
    yield "shortest option", *share_right(asked, by_length(min))
    for place in range(max((len(question["options"]) for question in ordered), default=0)):
        long_enough = [question for question in ordered if len(question["options"]) > place]
        yield f"option {place + 1} of the ordered ones", *share_right(
            long_enough, lambda options, place=place: options[place:place + 1])
    yield "last of the ordered options", *share_right(ordered, lambda options: options[-1:])


def documents():
    for pattern in FILES:
        for path in sorted(ROOT.glob(pattern)):
            yield path, json.loads(path.read_text(encoding="utf-8"))


def main():
    status = 0
    asked = []
    longest = {"brief": 0, "feedback": 0}
    for path, document in documents():
        for rule in (long_sentences, long_feedback, long_briefs, long_lessons, unordered):
            for pointer, complaint in rule(document):
                status = 1
                print(f"{path.relative_to(ROOT)}, at {pointer}: {complaint}")
        asked += [question for _, question in questions(document)]
        longest["brief"] = max([longest["brief"], *(count for _, count in briefs(document))])
        longest["feedback"] = max([longest["feedback"], *(words(value) for pointer, value in walk(document)
                                                          if pointer.endswith("/feedback"))])
    print(f"{len(asked)} questions; the longest brief has {longest['brief']} words, "
          f"the longest feedback {longest['feedback']}")
    for name, right, chance in guesses(asked):
        print(f"always the {name}: {right:.0%} right, {chance:.0%} by chance")
        if right > chance + ABOVE_CHANCE:
            status = 1
            print("  that is more than 10 points above chance")
    return status


if __name__ == "__main__":
    sys.exit(main())
