#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the prose of the JSON resources as a C++ file that lupdate can read.

    extract_content.py OUT.cpp     the strings, each with the place it comes from
    extract_content.py --check     fails when a string reads like prose but its key isn't known here

A JSON file says by its keys which values are prose (PROSE below). All of them are shown through
rp::contentText(), which looks them up in the translation context "Content".
"""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
FOLDERS = ("resources/labs", "resources/catalogue", "resources/measured", "resources/review", "app/packaging/handbook")

# Keys whose strings (or lists of strings) are shown to the learner.
PROSE = {
    "about", "alt", "arithmetic", "ask", "assumption", "claim", "crisis", "description", "fails", "feedback", "found",
    "from", "given", "goal", "hints", "holds", "label", "lesson", "looks_for", "meaning", "name", "none_text", "note",
    "otherwise", "paragraphs", "persona", "prompt", "reason", "sets", "solved", "spoken", "summary", "takeaway", "takeaways", "text",
    "throughput_unit", "title", "value", "worked",
}
# Keys whose strings are ids, formulas or references, however they read.
NOT_PROSE = {"$schema", "$comment", "id", "key", "symbol", "figure", "source", "tex", "instrument", "correct", "lines"}
# In these folders some keys mean something else than in the others: they add to PROSE or are taken out of it.
MORE_PROSE = {
    "handbook": {"items", "steps"},
    "review": {
        "advice", "answer", "attainable", "belief", "captures", "conclusion", "convention", "correction", "cost", "help",
        "key_points", "memory_about", "memory_caveats", "nuance", "question", "source", "use",
    },
}
LESS_PROSE = {"review": {"from"}}  # the beginning of an edge
# Objects whose every string is prose, whatever its key: {"launch_us": "The launch cost is assumed."}
PROSE_MAPS = {"assumptions", "guidance", "tracks", "variants"}
# Below these keys nothing is prose: instrument inputs and their values, operations by their identifiers.
OPAQUE = {"needs", "solution", "inputs", "setup", "kernels", "values", "figures", "arguments"}

WORDS = re.compile(r"[A-Za-z]{2,}[,.:;!?]? +[A-Za-z]{2,}")


def strings(value, pointer="", key="", opaque=False):
    """(pointer, key, text, opaque) of every string below a JSON value. In a map of prose the map's key counts."""
    if isinstance(value, dict):
        for name, inner in value.items():
            escaped = name.replace("~", "~0").replace("/", "~1")
            in_map = key in PROSE_MAPS and isinstance(inner, str)
            yield from strings(inner, f"{pointer}/{escaped}", key if in_map else name,
                               opaque or (name in OPAQUE and not in_map))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            # A list is no map of prose, whatever it is called: of objects their own keys decide, and
            # "tracks" also lists the keys of those tracks on which something is there.
            is_prose = isinstance(inner, str) and key not in PROSE_MAPS
            yield from strings(inner, f"{pointer}/{index}", key if is_prose else "", opaque)
    elif isinstance(value, str):
        yield pointer, key, value, opaque


def prose_keys(path):
    """The keys of a file whose strings are shown."""
    folder = path.parent.name
    return (PROSE | PROSE_MAPS | MORE_PROSE.get(folder, set())) - LESS_PROSE.get(folder, set())


def documents():
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).glob("*.json")):
            yield path, json.loads(path.read_text(encoding="utf-8"))


def is_text(text):
    """A string with at least one letter outside {placeholders}: numbers and dashes need no translator."""
    return bool(re.search(r"[^\W\d_]", re.sub(r"\{[^{}]*\}", "", text)))


def prose():
    """(file name, pointer, text) of everything to be translated, in file order."""
    for path, document in documents():
        shown = prose_keys(path)
        for pointer, key, text, opaque in strings(document):
            if key in shown and not opaque and is_text(text):
                yield path.name, pointer, text


def c_literal(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def write(out):
    lines = ["// Written by translations/extract_content.py for lupdate; never compiled.",
             "#include <QtGlobal>", "const char *const content[] = {"]
    for name, pointer, text in prose():
        hint = " - keep what stands in {braces}" if "{" in text else ""
        lines.append(f"    //: {name} {pointer}{hint}")
        lines.append(f'    QT_TRANSLATE_NOOP("Content", {c_literal(text)}),')
    lines.append("};")
    pathlib.Path(out).write_text("\n".join(lines) + "\n", encoding="utf-8")


def check():
    found = 0
    for path, document in documents():
        known = prose_keys(path) | NOT_PROSE
        for pointer, key, text, opaque in strings(document):
            if key not in known and not opaque and WORDS.search(text):
                found += 1
                print(f'{path.relative_to(ROOT)} {pointer}: "{text}" reads like prose, but the key "{key}" is '
                      "neither in PROSE nor in NOT_PROSE of translations/extract_content.py")
    return 1 if found else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if sys.argv[1] == "--check":
        sys.exit(check())
    write(sys.argv[1])
