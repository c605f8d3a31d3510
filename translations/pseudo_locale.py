#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the test language "xx": every text accented, 40 % longer and in brackets.

    pseudo_locale.py [--lupdate PROGRAM] OUT_FOLDER     writes OUT_FOLDER/ridgepoint_xx.ts

A window in this language shows at a glance what was never translated (plain letters), what is cut off (a
bracket is missing) and what was glued together from parts (several pairs of brackets).
"""
import argparse
import pathlib
import re
import sys
import xml.etree.ElementTree as xml

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import update  # noqa: E402  (beside this file, wherever it is called from)

LANGUAGE = "xx"
GROWTH = 0.4
ACCENTED = str.maketrans("ABCDEFGHIJKLMNOPRSTUVWYZabcdefghijklmnoprstuvwyz",
                         "ÀƁĆĎÉƑĜĤÎĴĶĹṀÑÖƤŘŠŤÛṼŴÝŽàƀćďéƒĝĥîĵķĺḿñöƥřšťûṽŵýž")
# What programs read inside a text: placeholders, content figures, tags, entities, mnemonics.
KEPT = re.compile(r"(%L?\d{1,2}|%L?n|\{[^{}]*\}|</?[a-zA-Z][^>]*>|&\w+;|\\n)")


def pseudo(text):
    parts = KEPT.split(text)
    letters = sum(len(part) for part in parts[::2])
    parts[::2] = [part.translate(ACCENTED) for part in parts[::2]]
    padding = "·" * max(1, round(letters * GROWTH) - 2)
    return f"[{''.join(parts)}{padding}]"


def fill(path):
    """Gives every message of a .ts file its pseudo translation."""
    tree = xml.parse(path)
    for message in tree.iter("message"):
        made = pseudo(message.findtext("source") or "")
        translation = message.find("translation")
        translation.attrib.pop("type", None)
        if message.get("numerus") == "yes":
            for form in list(translation):
                translation.remove(form)
            # An unknown language has one plural form.
            xml.SubElement(translation, "numerusform").text = made
        else:
            translation.text = made
    tree.write(path, encoding="utf-8", xml_declaration=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lupdate", default=update.find_lupdate())
    parser.add_argument("folder", type=pathlib.Path)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    path = options.folder / update.ts_name(LANGUAGE)
    path.unlink(missing_ok=True)
    update.update(options.lupdate, options.folder, [LANGUAGE], plurals_only=())
    fill(path)


if __name__ == "__main__":
    main()
