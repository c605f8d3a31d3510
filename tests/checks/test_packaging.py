# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The checks of what is packed: what they must catch."""
import copy
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import command_words  # noqa: E402

sys.path.insert(0, str(command_words.ROOT / "app/packaging"))
import sbom  # noqa: E402


class CommandWords(unittest.TestCase):
    def setUp(self):
        self.known = command_words.program()
        self.texts = [command_words.read(path) for path in (command_words.MANUAL, "app/command/command_line_text.cpp",
                                                            command_words.SCRIPT)]

    def found(self):
        return list(command_words.complaints(self.known, *self.texts))

    def test_knows_the_program(self):
        self.assertIn("--data-dir", self.known[""])
        self.assertIn("--home-page", self.known["grade"])
        self.assertIn("--sha256", self.known["trace"])
        self.assertEqual(self.known["policy"], {"--user", "--help"})

    def test_finds_what_is_left_out(self):
        self.assertEqual(self.found(), [])
        self.known["frob"] = {"--twice"}
        self.assertEqual(len(self.found()), 4, self.found())

    def test_finds_what_is_gone(self):
        self.known["grade"].discard("--csv")
        self.known["class"].discard("--csv")
        self.assertEqual(len(self.found()), 1, self.found())


class Bill(unittest.TestCase):
    def test_is_sound(self):
        self.assertEqual(list(sbom.wrong(sbom.bill(None, "1", "6"))), [])

    def test_finds_what_is_wrong(self):
        sound = sbom.bill(None, "1", "6")

        def part(made):
            return next(each for each in made["components"] if each["bom-ref"] == "nlohmann-json3-dev")

        changes = (lambda made: made.update(specVersion="9"), lambda made: part(made).update(version=""),
                   lambda made: part(made)["licenses"][0].update(expression="BSD-9-Clause"),
                   lambda made: part(made).update({"bom-ref": "mathjax-glyphs"}),
                   lambda made: part(made).update(purl="nlohmann"), lambda made: part(made).update(colour="red"),
                   lambda made: made["dependencies"][0]["dependsOn"].append("nobody"),
                   lambda made: made["components"].remove(next(each for each in made["components"]
                                                               if each["name"] == "mathjax-glyphs")))
        for change in changes:
            made = copy.deepcopy(sound)
            change(made)
            self.assertNotEqual(list(sbom.wrong(made)), [])


if __name__ == "__main__":
    unittest.main()
