#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when a shipped translation isn't complete, sound, and up to date with the sources.

    translations.py [--lupdate PROGRAM] [LANGUAGE…]

Up to date: a run of translations/update.py on a copy finds the same messages. Complete: nothing unfinished,
empty or obsolete. Sound: the same placeholders (%1, %n, {figure}), the same number of keyboard mnemonics, the
language's number of plural forms, no white space lost at the ends, none of the renderings that renderings.py
forbids, one translation for all messages of one short source and comment, and the English term of a word of art
in brackets only where an act of a lab first uses it.
"""
import argparse
import collections
import pathlib
import re
import shutil
import sys
import tempfile
import xml.etree.ElementTree as xml

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "translations"))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import extract_content  # noqa: E402
import renderings  # noqa: E402  (the folders have to be on the path first)
import update  # noqa: E402

PLURAL_FORMS = {language["code"]: language["plural_forms"] for language in update.LISTED}
MOST_SHOWN = 15  # complaints printed per language
LONGEST_LABEL = 40  # characters of a source that is a label or a term and not a sentence

PLACEHOLDER = re.compile(r"%L?\d{1,2}|%L?n|\{[^{}]*\}|</?[a-z][^>]*>")
MNEMONIC = re.compile(r"&(?=[^\s&;])(?!\w+;)")


def key(context, message):
    """What makes two messages the same one for Qt."""
    return (context, message.findtext("source") or "", message.findtext("comment") or "",
            message.get("numerus") == "yes")


def messages(path):
    for context in xml.parse(path).iter("context"):
        for message in context.iter("message"):
            yield key(context.findtext("name"), message), message


def placeholders(text):
    return collections.Counter(p.replace("%L", "%") for p in PLACEHOLDER.findall(text))


def wrong_source(source):
    """What is wrong with a source text, as sentences."""
    if "%n" in source:
        yield "writes its number in Latin digits: %Ln takes those of the language"


def unsound(source, forms, numerus, plural_forms):
    """What is wrong with a finished translation, as sentences."""
    if numerus and len(forms) != plural_forms:
        yield f"has {len(forms)} plural forms instead of {plural_forms}"
    for index, form in enumerate(forms):
        if not form.strip():
            yield "is empty"
            continue
        wanted, there = placeholders(source), placeholders(form)
        if numerus and index < len(forms) - 1:
            # "one kernel", a dual: only the general form must name the number.
            wanted.pop("%n", None)
            there.pop("%n", None)
        if wanted != there:
            lost, added = " ".join((wanted - there).elements()), " ".join((there - wanted).elements())
            yield f"loses [{lost}] and adds [{added}]: {form}"
        if len(MNEMONIC.findall(source)) != len(MNEMONIC.findall(form)):
            yield f"has another number of & mnemonics: {form}"
        if source[:1].isspace() != form[:1].isspace() or source[-1:].isspace() != form[-1:].isspace():
            yield f"differs in white space at an end: {form}"


def forms_of(message):
    translation = message.find("translation")
    if translation is None:
        return "missing", []
    if message.get("numerus") == "yes":
        return translation.get("type", ""), [form.text or "" for form in translation.iter("numerusform")]
    return translation.get("type", ""), [translation.text or ""]


def drifting(path):
    """Complaints about labels that have several translations in one file."""
    found = collections.defaultdict(dict)
    for (context, source, comment, numerus), message in messages(path):
        state, forms = forms_of(message)
        if not state and not numerus and len(source) <= LONGEST_LABEL and not renderings.may_differ(source):
            found[source, comment].setdefault(renderings.same_label(forms[0]), context)
    for (source, _), said in found.items():
        if len(said) > 1:
            yield f'"{source}" is ' + " and ".join(f"“{text}” ({context})" for text, context in said.items())


def acts_of_labs(prose):
    """(act, pointer, text) of what a learner meets in the acts of the labs, in their order."""
    for name, pointer, text in prose:
        act = re.match(r"/acts/\d+/", pointer)
        if act:
            yield name + act.group(), pointer, text


def repeated_terms(path, prose):
    """Complaints about English terms in brackets that the same act has had before.

    What only some learners meet (a context, a track) and headings of the reading neither count nor are counted. A text
    of several acts may keep what one of them needs.
    """
    forms = {source: forms_of(message)[1][0] for (context, source, _, _), message in messages(path)
             if context == "Content" and message.get("numerus") != "yes"}
    first, needed, again = {}, set(), []
    for act, pointer, source in acts_of_labs(prose):
        for term in renderings.terms_in_brackets(source, forms.get(source, "")):
            if re.search(r"/(contexts|tracks|reading)/", pointer) or first.setdefault((act, term), source) == source:
                needed.add((source, term))
            else:
                again.append((source, term))
    for source, term in dict.fromkeys(again):
        if (source, term) not in needed:
            yield f'Content: "{source}" names “{term}” in brackets once more in its act: {forms[source]}'


def check_file(path, plural_forms, language=""):
    yield from drifting(path)
    for (context, source, _, numerus), message in messages(path):
        for complaint in wrong_source(source):
            yield f'{context}: "{source}" {complaint}'
        state, forms = forms_of(message)
        if state:
            yield f'{state}: {context}: "{source}"'
            continue
        for complaint in [*unsound(source, forms, numerus, plural_forms),
                          *renderings.wrong_renderings(language, source, forms)]:
            yield f'{context}: "{source}" {complaint}'


def check_current(lupdate, folder, language):
    """Complaints about messages that the sources and the .ts file don't share."""
    with tempfile.TemporaryDirectory() as temporary:
        shutil.copy(folder / update.ts_name(language), temporary)
        update.update(lupdate, temporary, [language])
        kept = {k for k, _ in messages(folder / update.ts_name(language))}
        now = {k for k, _ in messages(pathlib.Path(temporary, update.ts_name(language)))}
    for k in sorted(now - kept):
        yield f'not in the file yet: {k[0]}: "{k[1]}"'
    for k in sorted(kept - now):
        yield f'not in the sources any more: {k[0]}: "{k[1]}"'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lupdate", default=update.find_lupdate())
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", default=sorted(PLURAL_FORMS))
    options = parser.parse_args()
    folder = ROOT / "translations"

    status = 0
    for language in options.languages:
        complaints = [*check_current(options.lupdate, folder, language),
                      *check_file(folder / update.ts_name(language), PLURAL_FORMS[language], language),
                      *repeated_terms(folder / update.ts_name(language), list(extract_content.prose()))]
        if not complaints:
            continue
        status = 1
        print(f"{update.ts_name(language)}: {len(complaints)} complaints")
        for complaint in complaints[:MOST_SHOWN]:
            print(f"  {complaint}")
        if len(complaints) > MOST_SHOWN:
            print(f"  … and {len(complaints) - MOST_SHOWN} more")
    if status:
        print("Bring the files up to date with: translations/update.py")
    return status


if __name__ == "__main__":
    sys.exit(main())
