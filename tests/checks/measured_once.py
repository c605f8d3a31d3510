#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails where a figure of resources/measured stands in another file than its own, and in the data of tests.

What was measured is read from there and never written down again: a figure that is typed into a source, a lab or a
sentence would stay when the machine is measured anew. A figure is known by its digits when it has four of them or
more and is no power of two. It is looked for in its own unit and in larger ones, shares also in percent, and however
the digits are grouped: 1234 is 1,234, 1.234 and 1234.0.
"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
MEASURED = "resources/measured/"
LAYERS = ("app/", "controllers/", "models/", "resources/", "tests/", "views/")
# What tests read is data, pictures and traces hold other numbers, and the lines of golden files are the model's own.
LEFT_OUT = (MEASURED, "app/packaging/", "resources/formulas/", "resources/icons/", "resources/traces/",
            "tests/checks/measured_once.py", "tests/data/", "tests/fuzz/corpus/", "tests/golden/")
ENDINGS = {".cpp", ".h", ".in", ".json", ".py", ".md"}
FEWEST_DIGITS = 4
LARGER_UNITS = (0, -3, -6, -9, -12)  # powers of ten
PERCENT = 2
BY_CHANCE = {  # (file, number): of something else
    ("models/review/fsrs.cpp", "0.1542"),  # a weight of the review's model of memory, here and in its test
    ("tests/models/review/test_review_fsrs.cpp", "0.1542"),
    ("tests/models/review/test_review_judge.cpp", "159.2"),  # an answer that is too far off
    ("resources/labs/lab07.json", "2663"),  # a line of the course text, here, in the other lab and in a test
    ("resources/labs/lab11.json", "2663"),
    ("tests/models/labs/test_lab_texts.cpp", "2663"),
    ("tests/views/widgets/test_value_slider.cpp", "12.25"),  # where a slider stops
}

NUMBER = re.compile(r"(?<![\w.,'\u00a0\u202f])\d+(?:[,'\u00a0\u202f]\d{3})*(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w,.']*\d)")
GROUPING = re.compile(r"[,'\u00a0\u202f]")


def digits(text):
    """The digits of a number that count, and the power of ten of the last one."""
    mantissa, _, exponent = GROUPING.sub("", text).lower().partition("e")
    whole, _, part = mantissa.partition(".")
    power = int(exponent or 0) - len(part)
    counting = (whole + part).lstrip("0")
    short = counting.rstrip("0")
    return short, power + len(counting) - len(short)


def values(node, wanted=False):
    """Every number that was measured. Settings, bounds of settings and counts are none of them."""
    if isinstance(node, dict):
        for name, inner in node.items():
            if name not in ("inputs", "at"):
                yield from values(inner, wanted or name in ("figures", "spread", "value", "low", "high"))
    elif isinstance(node, list):
        for inner in node:
            yield from values(inner, wanted)
    elif wanted and isinstance(node, float):
        yield node


def is_power_of_two(counting, power):
    whole = int(counting) * 10 ** max(power, 0)
    return power >= 0 and whole & (whole - 1) == 0


def distinctive(document):
    """{(digits, power of ten of the last)} of the figures that can't be taken for another number."""
    found = set()
    for value in values(document):
        counting, power = digits(repr(abs(value)))
        if len(counting) >= FEWEST_DIGITS and not is_power_of_two(counting, power):
            found.update((counting, power + unit) for unit in LARGER_UNITS)
            if abs(value) < 1:
                found.add((counting, power + PERCENT))
    return found


def figures(root):
    """Of all files, with whole numbers read as numbers like the others: what has a power of ten less is the same."""
    return set().union(*(distinctive(json.loads(path.read_text(encoding="utf-8"), parse_int=float))
                         for path in sorted((root / MEASURED).glob("*.json"))))


def complaints(name, text, known):
    for line, content in enumerate(text.splitlines(), 1):
        for match in NUMBER.finditer(content):
            if digits(match.group()) in known and (name, match.group()) not in BY_CHANCE:
                yield f"{name}:{line}: {match.group()} is a figure of {MEASURED}: read it from there"


def sources(root):
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=root,
                            check=True, stdout=subprocess.PIPE).stdout.decode("utf-8").split("\0")
    for name in sorted(filter(None, listed)):
        path = root / name
        if name.startswith(LAYERS) and not name.startswith(LEFT_OUT) and path.suffix in ENDINGS and path.is_file():
            yield name, path.read_text(encoding="utf-8")


def main():
    known = figures(ROOT)
    if not known:
        print(f"{MEASURED} holds no figures")
        return 1
    found = [line for name, text in sources(ROOT) for line in complaints(name, text, known)]
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
