#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the offline handbook: OUT/LANG/index.html for each language of the program.

    make.py OUT [--version VERSION]

handbook.json has the English texts; translations/*.ts have the others, in the context "Content" like those of the
labs. A text may hold {what is typed}, shown as code and the same in every language, and {=Label}, which becomes the
word that the program itself shows: a name that no control has any more is an error. A page is one file that loads
nothing else.
"""
import argparse
import functools
import html
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as xml

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
LISTED = json.loads((ROOT / "translations/languages.json").read_text(encoding="utf-8"))["languages"]
RIGHT_TO_LEFT = {"ar"}
# Where the labels that a text names are said; the first that has one counts.
LABEL_CONTEXTS = ("rp::MainMenu", "rp::StepPage", "rp::ExplorePage", "rp::SettingText", "rp::MemoText")
IN_BRACES = re.compile(r"\{([^{}]+)\}")
SHORT = 28  # characters of what is typed that fit on a line of a telephone
LINE_TAGS = {"steps": "ol", "items": "ul"}


class Missing(Exception):
    """A text or label that a language doesn't have."""


def without_mnemonic(label):
    return re.sub(r"\(&\w\)", "", label).replace("&", "")


@functools.lru_cache(maxsize=None)
def messages(language):
    """{(context, English): translation}; of English, the texts themselves."""
    path = ROOT / f"translations/ridgepoint_{language}.ts"
    return {(context.findtext("name"), message.findtext("source")): message.findtext("translation") or ""
            for context in xml.parse(path).iter("context") for message in context.iter("message")
            if message.get("numerus") != "yes"}


class Words:
    """The texts of the handbook in one language."""

    def __init__(self, language, version):
        self.language, self.version = language, version
        self.is_source = any(each["code"] == language and each.get("plurals_only") for each in LISTED)

    def text(self, english):
        """As HTML."""
        found = english if self.is_source else messages(self.language).get(("Content", english))
        if not found:
            raise Missing(f'{self.language}: no translation of "{english}"')
        parts = IN_BRACES.split(found)
        return "".join(self._in_braces(part) if odd % 2 else html.escape(part, quote=False)
                       for odd, part in enumerate(parts))

    def plain(self, english):
        return re.sub(r"<[^>]*>", "", self.text(english))

    def _in_braces(self, inner):
        if inner == "version":
            return f"<bdi>{html.escape(self.version)}</bdi>"
        if inner.startswith("="):
            return f"<b>{html.escape(self.label(inner[1:]))}</b>"
        # Else "--lang" could be broken after its first hyphen.
        kept = ' class="short"' if len(inner) <= SHORT else ""
        return f'<code dir="ltr"{kept}>{html.escape(inner, quote=False)}</code>'

    def label(self, english):
        """What the program shows for an English label; its mnemonic may stand anywhere in it."""
        known = messages("es" if self.is_source else self.language)  # any language knows which labels there are
        for context in LABEL_CONTEXTS:
            for (where, source), translation in known.items():
                if where == context and without_mnemonic(source) == english and translation:
                    return english if self.is_source else without_mnemonic(translation)
        raise Missing(f'{self.language}: the program has no label "{english}"')


def block(words, content):
    (kind, value), = content.items()
    if kind == "text":
        return f"<p>{words.text(value)}</p>"
    if kind == "lines":
        return f'<pre dir="ltr" tabindex="0">{html.escape(chr(10).join(value), quote=False)}</pre>'
    tag = LINE_TAGS[kind]
    return f"<{tag}>" + "".join(f"\n<li>{words.text(line)}</li>" for line in value) + f"\n</{tag}>"


def section(words, part, content):
    name = f"{part}-{content['id']}"
    body = "\n".join(block(words, each) for each in content["blocks"])
    return f'<section aria-labelledby="{name}">\n<h3 id="{name}">{words.text(content["title"])}</h3>\n{body}\n</section>'


def part_of(words, part):
    sections = "\n".join(section(words, part["id"], each) for each in part["sections"])
    return (f'<section aria-labelledby="{part["id"]}" class="part">\n<h2 id="{part["id"]}">{words.text(part["title"])}'
            f'</h2>\n<p>{words.text(part["about"])}</p>\n{sections}\n</section>')


def contents(words, parts):
    lines = []
    for part in parts:
        inner = "".join(f'<li><a href="#{part["id"]}-{each["id"]}">{words.text(each["title"])}</a></li>\n'
                        for each in part["sections"])
        lines.append(f'<li><a href="#{part["id"]}">{words.text(part["title"])}</a>\n<ul>\n{inner}</ul></li>')
    return "<ul>\n" + "\n".join(lines) + "\n</ul>"


def other_languages(language):
    return "\n".join(f'<li><a href="../{each["code"]}/index.html" lang="{tag(each["code"])}" '
                     f'hreflang="{tag(each["code"])}">{each["name"]}</a></li>'
                     for each in LISTED if each["code"] != language)


def tag(language):
    """As HTML names a language: pt-BR."""
    return language.replace("_", "-")


def page(words, book, style):
    frame = {name: words.text(each["label"]) for name, each in book["frame"].items()}
    direction = "rtl" if words.language in RIGHT_TO_LEFT else "ltr"
    parts = "\n".join(part_of(words, part) for part in book["parts"])
    return f"""<!DOCTYPE html>
<html lang="{tag(words.language)}" dir="{direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{words.plain(book["title"])}</title>
<style>
{style}</style>
</head>
<body>
<a class="skip" href="#text">{frame["skip"]}</a>
<header>
<h1>{words.text(book["title"])}</h1>
<p>{words.text(book["about"])}</p>
<nav class="languages" aria-label="{frame["languages"]}">
<ul>
{other_languages(words.language)}
</ul>
</nav>
</header>
<nav aria-labelledby="contents">
<h2 id="contents">{frame["contents"]}</h2>
{contents(words, book["parts"])}
</nav>
<main id="text" tabindex="-1">
{parts}
</main>
</body>
</html>
"""


def pages(version):
    """(language, page) of the whole handbook."""
    book = json.loads((HERE / "handbook.json").read_text(encoding="utf-8"))
    style = (HERE / "handbook.css").read_text(encoding="utf-8")
    for each in LISTED:
        yield each["code"], page(Words(each["code"], version), book, style)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--version", default="")
    options = parser.parse_args()
    try:
        for language, text in pages(options.version):
            folder = options.out / language
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "index.html").write_text(text, encoding="utf-8", newline="\n")
    except Missing as missing:
        sys.exit(f"{missing} (texts: app/packaging/handbook/handbook.json, translations/*.ts)")


if __name__ == "__main__":
    main()
