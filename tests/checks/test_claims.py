# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the report on accessibility claims and sources alone can show: of documents, instructions and the desktop."""
import json
import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "app/packaging/conformance"))
import pages  # noqa: E402
import report  # noqa: E402

README = (ROOT / "README.md").read_text(encoding="utf-8")
PAPER = (ROOT / "models/paper/paper.cpp").read_text(encoding="utf-8")
PAPER_STYLE = "".join(re.findall(r'"(.*)"', PAPER.partition("*style =")[2].partition(";\n\n")[0]))
COLOUR_OR_PLACE = re.compile(r"\b(red|green|blue|orange|yellow|purple|grey|gray)\b|\b(on|at) the (left|right)\b|"
                             r"\b(round|square|triangular) (button|mark|field)\b", re.IGNORECASE)


def strings(value):
    if isinstance(value, (dict, list)):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from strings(inner)
    elif isinstance(value, str):
        yield value


def sources(*folders):
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.cpp")):
            yield path.relative_to(ROOT), path.read_text(encoding="utf-8")


def report_page():
    asked, given = report.load("standards.json"), report.load("answers.json")
    whole = report.assembled(asked, given, "1.2.3", "2026-01-02")
    return pages.html(asked, whole, report.counts(whole))


class Documents(unittest.TestCase):
    def test_pictures_have_a_text(self):
        found = re.findall(r"!\[([^]]*)\]\(([^)]*)\)", README)
        self.assertTrue(any(name.endswith(".gif") for _, name in found))
        for said, name in found:
            self.assertGreater(len(said), 40, name)
        self.assertNotIn("<img", README.replace('<img src="resources/icons/ridgepoint.svg" width="96" alt="">', ""))

    def test_links_say_where_they_lead(self):
        for said, _ in re.findall(r"(?<!!)\[([^]]*)\]\(([^)]*)\)", README):
            self.assertGreater(len(said.strip("` ")), 2)
            self.assertNotIn(said.lower(), ("here", "this", "link", "more"))

    def test_headings_skip_no_level(self):
        text = re.sub(r"```.*?```", "", README, flags=re.DOTALL)
        levels = [len(marks) for marks in re.findall(r"^(#+) ", text, re.MULTILINE)]
        self.assertTrue(all(after - before <= 1 for before, after in zip(levels, levels[1:])), levels)

    def test_html_holds_links_alone(self):
        """No control, no script, nothing that plays: whoever reads it needs no more than its reader has."""
        for text in (report_page(), PAPER):
            self.assertFalse(re.findall(r"<(script|input|button|select|textarea|video|audio|object|iframe)\b", text))
        self.assertNotRegex(report_page(), r"\son\w+=")

    def test_styles_leave_size_and_shape_to_the_reader(self):
        for style in (pages.STYLE, PAPER_STYLE):
            self.assertIn("font-family:system-ui" if style is PAPER_STYLE else "system-ui", style)
            self.assertFalse(re.findall(r"orientation|position:fixed|overflow:hidden|font(?:-size)?:\d+px|!important",
                                        style))
            # Cells grow beyond the height that they are given, and pictures have their own.
            heights = set(re.findall(r"(?<![-\w])height:([^;}]*)", style))
            self.assertLessEqual(heights, {"auto", "4.5rem"})
        self.assertIn("focus-visible", pages.STYLE)

    def test_links_stand_apart(self):
        """In lists with room between their lines; in sentences the size is free."""
        self.assertRegex(pages.STYLE, r"nav li\{padding:\.\d+rem 0\}")
        self.assertRegex(pages.STYLE, r"summary\{padding:[^}]*min-height:1\.5rem\}")

    def test_each_is_in_one_language(self):
        for text in (README, report_page()):
            foreign = [letter for letter in text if letter.isalpha() and ord(letter) > 0x24F and letter != "µ"]
            self.assertLess(len(foreign), len(text) / 200, "".join(foreign))

    def test_levels_are_words(self):
        for word in report.load("standards.json")["levels"].values():
            self.assertIn(word, report_page())


class Program(unittest.TestCase):
    def test_instructions_name_neither_colour_nor_place(self):
        for folder in ("labs", "review"):
            for path in (ROOT / "resources" / folder).glob("*.json"):
                for text in strings(json.loads(path.read_text(encoding="utf-8"))):
                    self.assertNotRegex(text, COLOUR_OR_PLACE, path.name)

    def test_one_pointer_is_enough(self):
        for path, text in sources("views", "app"):
            self.assertNotRegex(text, r"grabGesture|QPinchGesture|QSwipeGesture|QTouchEvent", str(path))

    def test_the_desktop_keeps_its_features(self):
        for path, text in sources("views", "app"):
            self.assertNotRegex(text, r"grabKeyboard|XGrabKey|setKeyboardGrabEnabled|QT_ACCESSIBILITY", str(path))


if __name__ == "__main__":
    unittest.main()
