#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when the handbook is not whole in some language, is no sound page, or names what the program doesn't have.

Sound: one page without anything from elsewhere, with a language and a direction, headings in order, landmarks, a link
that skips to the text, and links that lead somewhere. Named: commands, options and settings of the policy.
"""
import html.parser
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "app/packaging/handbook"), str(ROOT / "tests/checks")]
import command_words  # noqa: E402  (the folder has to be on the path first)
import make  # noqa: E402

VOID = {"meta", "link", "br", "hr", "img", "input"}
LANDMARKS = ("header", "nav", "main")
TYPED = re.compile(r"\bridgepoint ((?:[a-z]+ ?)*)")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
OF_OTHERS = re.compile(r"^(?:apt|man|chmod|cp) ")


class Page(html.parser.HTMLParser):
    """What a page is made of."""

    def __init__(self, text):
        super().__init__()
        self.open, self.complaints, self.headings = [], [], []
        self.ids, self.links, self.tags, self.root = [], [], [], {}
        self.feed(text)
        if self.open:
            self.complaints.append(f"<{self.open[-1]}> is never closed")

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.tags.append(tag)
        if tag == "html":
            self.root = attributes
        if re.fullmatch("h[1-6]", tag):
            self.headings.append(int(tag[1]))
        if "id" in attributes:
            self.ids.append(attributes["id"])
        if tag == "a":
            self.links.append(attributes.get("href", ""))
        for name in ("aria-labelledby",):
            if name in attributes:
                self.links.append("#" + attributes[name])
        if "src" in attributes or tag in ("script", "link", "iframe", "object"):
            self.complaints.append(f"<{tag}> loads something")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.complaints.append(f"</{tag}> closes nothing")


def wrong_with_headings(levels):
    if levels.count(1) != 1 or levels[:1] != [1]:
        yield "has not one <h1> before all other headings"
    for before, after in zip(levels, levels[1:]):
        if after > before + 1:
            yield f"leaves out a heading between <h{before}> and <h{after}>"


def wrong_with_links(page, languages):
    for target in page.links:
        if target.startswith("#"):
            if target[1:] not in page.ids:
                yield f"leads to {target}, which is not there"
        elif target not in {f"../{language}/index.html" for language in languages}:
            yield f"leads elsewhere: {target}"
    for name in {name for name in page.ids if page.ids.count(name) > 1}:
        yield f"has the id {name} twice"


def wrong_page(language, text, languages):
    page = Page(text)
    yield from page.complaints
    yield from wrong_with_headings(page.headings)
    yield from wrong_with_links(page, languages)
    if page.root.get("lang") != make.tag(language):
        yield "doesn't name its language"
    if page.root.get("dir") != ("rtl" if language in make.RIGHT_TO_LEFT else "ltr"):
        yield "has the wrong direction"
    for landmark in LANDMARKS:
        if landmark not in page.tags:
            yield f"has no <{landmark}>"
    if page.links[:1] != ["#text"]:
        yield "doesn't begin with a link to its text"
    # What is typed may hold addresses and braces.
    if re.search(r"\{=|url\(|@import|https?:", re.sub(r"<(pre|code)\b.*?</\1>", "", text, flags=re.S)):
        yield "has a placeholder left, or an address"


def typed_in(value):
    """Everything that the handbook shows as typed."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from inner if name == "lines" else typed_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from typed_in(inner)
    elif isinstance(value, str):
        yield from (found for found in make.IN_BRACES.findall(value) if not found.startswith("="))


def known_commands():
    return set(command_words.program()) - {""}


def known_options():
    text = "".join(path.read_text(encoding="utf-8") for folder in ("app", "models")
                   for path in (ROOT / folder).rglob("*.cpp"))
    return set(OPTION.findall(text))


def not_in_program(book):
    commands, options = known_commands(), known_options()
    schema = json.loads((ROOT / "resources/schemas/policy.schema.json").read_text(encoding="utf-8"))
    for typed in typed_in(book):
        if OF_OTHERS.match(typed):
            continue
        for words in TYPED.findall(typed):
            if words.split() and words.split()[0] not in commands:
                yield f'there is no command "{words}" (in "{typed}")'
        for option in OPTION.findall(typed):
            if option not in options:
                yield f'there is no option {option} (in "{typed}")'
    rules = next(section for part in book["parts"] for section in part["sections"] if section["id"] == "policy")
    said = set(typed_in(rules))
    for setting in set(schema["properties"]) - {"version"}:
        if setting not in said:
            yield f"the rules for a site leave out {setting}"


def main():
    book = json.loads((make.HERE / "handbook.json").read_text(encoding="utf-8"))
    complaints = list(not_in_program(book))
    languages = [each["code"] for each in make.LISTED]
    try:
        for language, text in make.pages("0"):
            complaints += [f"{language}: the page {wrong}" for wrong in wrong_page(language, text, languages)]
    except make.Missing as missing:
        complaints.append(str(missing))
    print("\n".join(complaints), end="\n" if complaints else "")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
