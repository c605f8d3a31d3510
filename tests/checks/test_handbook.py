# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The check of the handbook: what it must catch."""
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import handbook  # noqa: E402

ENGLISH = dict(handbook.make.pages("0"))["en"]


def wrong(old, new):
    assert old in ENGLISH
    return list(handbook.wrong_page("en", ENGLISH.replace(old, new, 1), ["es", "fr", "de", "pt_BR", "ar", "zh_CN", "ja"]))


class Pages(unittest.TestCase):
    def test_what_is_made_is_sound(self):
        self.assertEqual(wrong("<main", "<main"), [])

    def test_finds_what_is_wrong(self):
        for old, new in (('<a class="skip" href="#text">', '<a class="skip" href="#elsewhere">'),
                         ("<h2", "<h4"), ("</li>", ""), ('lang="en"', 'lang="es"'), ('dir="ltr"', 'dir="rtl"'),
                         ("<style>", '<link rel="stylesheet" href="a.css"><style>'),
                         ("</header>", "</header><p>https://example.org</p>"), ('id="learner"', 'id="text"')):
            self.assertNotEqual(wrong(old, new), [], old)

    def test_finds_what_the_program_lacks(self):
        book = {"parts": [{"sections": [{"id": "policy", "blocks": [
            {"text": "{ridgepoint frobnicate} {ridgepoint class --everything} {ridgepoint grade --csv}"}]}]}]}
        found = [each for each in handbook.not_in_program(book) if not each.startswith("the rules")]
        self.assertEqual(len(found), 2, found)
        self.assertTrue(any("copy_to" in each for each in handbook.not_in_program(book)))

    def test_a_label_that_is_gone(self):
        with self.assertRaises(handbook.make.Missing):
            handbook.make.Words("en", "0").text("{=No such entry}")
        self.assertEqual(handbook.make.Words("es", "0").label("View"), "Ver")


if __name__ == "__main__":
    unittest.main()
