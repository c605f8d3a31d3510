#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a voice says what the spoken forms of a language leave to it.

    voices.py LANGUAGE

Each text of the context rp::SpokenForm is filled with numbers and given to eSpeak NG, which writes down the sounds it
would make. Lost is what sounds like the numbers alone, and a sign that is said in English. A sign that texts of the
program have must have a spoken form or stand in front of words that say the same. Nothing is heard, so the check needs
no sound.
"""
import pathlib
import re
import subprocess
import sys
import unicodedata
import xml.etree.ElementTree as xml

TRANSLATIONS = pathlib.Path(__file__).resolve().parents[2] / "translations"
VOICES = {"zh_CN": "cmn", "pt_BR": "pt-br"}  # where it has another name than the language
CONTEXT = "rp::SpokenForm"
# Where it is none of English, what stands before decimals.
POINT = {"de": ",", "es": ",", "fr": ",", "pt_BR": ","}
NUMBERS = ("6", "2")
MARKER = re.compile(r"%[12]")
ENGLISH = re.compile(r"\(en\)")
SIGN = re.compile(r"[^a-z]+$")
SPOKEN_SIGNS = pathlib.Path(__file__).resolve().parents[2] / "models" / "text" / "spoken_form.cpp"
MARKS = set("•✓✗○◆◇▲▤⚠†|~`^<")  # beside words, or as they are typed; ~ only in paths
HAN = re.compile(r"[\u3400-\u9fff]")


def texts(language):
    """(source, text that is heard) of each text of the context, each plural form by itself."""
    for context in xml.parse(TRANSLATIONS / f"ridgepoint_{language}.ts").iter("context"):
        if context.findtext("name") != CONTEXT:
            continue
        for message in context.iter("message"):
            source = message.findtext("source")
            translation = message.find("translation")
            forms = [form.text for form in translation.iter("numerusform")] or [translation.text]
            for form in forms:
                yield source, form or source


def said(language, lines):
    """The sounds of each line."""
    voice = VOICES.get(language, language)
    made = [subprocess.run(["espeak-ng", "-x", "-q", "-v", voice, "--", line], check=True, capture_output=True,
                           text=True).stdout for line in lines]
    return [" ".join(sounds.split()) for sounds in made]


def filled(text):
    if not MARKER.search(text):
        return f"{NUMBERS[0]} {text} {NUMBERS[1]}"  # an operator
    return text.replace("%1", NUMBERS[0]).replace("%2", NUMBERS[1])


def unsaid():
    """The signs of the source texts that nobody has thought of."""
    known = MARKS | set(SPOKEN_SIGNS.read_text(encoding="utf-8"))
    signs = {}
    for source in xml.parse(TRANSLATIONS / "ridgepoint_de.ts").iter("source"):
        for sign in source.text or "":
            if unicodedata.category(sign) in ("Sm", "So", "Sk") and sign not in known:
                signs.setdefault(sign, source.text)
    return [f"“{sign}” has no spoken form: “{text}”" for sign, text in signs.items()]


def faults(language):
    # That of English has plurals alone.
    found = list(texts(language)) if language != "en" else [(source, source) for source, _ in texts("ar")]
    if not any(source == "%1 %" for source, _ in found):
        return [f"{language}: the context {CONTEXT} has no signs; run translations/update.py"]
    wrong = unsaid() if language == "en" else []
    for source, text in found:
        if source == "%1.%2" and text == source:
            text = f"%1{POINT.get(language, '.')}%2"
        whole = filled(text)
        bare = " ".join(number for number in NUMBERS if number in whole)
        with_sign, without = said(language, [whole, bare])
        if len(with_sign) <= len(without):
            wrong.append(f"{language}: “{source}” is lost: “{whole}” sounds like “{bare}” ({with_sign})")
        # A byte may be an English word; Chinese characters may be missing from the dictionary of this eSpeak.
        elif language != "en" and SIGN.match(source) and not HAN.search(whole) and ENGLISH.search(with_sign):
            wrong.append(f"{language}: “{source}” is said in English: “{whole}” ({with_sign})")
    return wrong


def main():
    wrong = faults(sys.argv[1])
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
