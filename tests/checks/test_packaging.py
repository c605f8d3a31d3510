# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The checks of what is packed: what they must catch."""
import copy
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as xml

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import command_words  # noqa: E402

sys.path.insert(0, str(command_words.ROOT / "app/packaging"))
import sbom  # noqa: E402
import version  # noqa: E402


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


class InFolder(unittest.TestCase):
    """With the files that name the version, in a folder of its own."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        for name in ("CMakeLists.txt", "CHANGELOG.md", version.METAINFO, version.MANUAL):
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(version.ROOT / name, self.root / name)
        self.version = version.source_version()

    def change(self, name, pattern, by):
        path = self.root / name
        text, times = re.subn(pattern, by, path.read_text(encoding="utf-8"), count=1)
        self.assertEqual(times, 1, f"{pattern} is not in {name}")
        path.write_text(text, encoding="utf-8")


class OneVersion(InFolder):
    def test_is_everywhere(self):
        self.assertEqual(list(version.wrong(self.root)), [])

    def test_finds_each_that_differs(self):
        for name, pattern, by in (("CMakeLists.txt", r"(ridgepoint VERSION) [\d.]+", r"\1 7.0.0"),
                                  ("CHANGELOG.md", r"\n## \[\d[^\n]*", "\n## [7.0.0] - 2027-01-01"),
                                  ("CHANGELOG.md", r"(\n## \[\d\S*) - \S+", r"\1"),
                                  ("CHANGELOG.md", r"\n## \[0[.]1[.]0\]", "\n## [8.0.0]"),
                                  (version.METAINFO, 'date="', 'date="1'),
                                  (version.METAINFO, '<release version="', '<release version="7'),
                                  (version.MANUAL, r"1 \d{4}", "1 1999"),
                                  (version.MANUAL, r"Ridgepoint \d", "Ridgepoint 7")):
            with self.subTest(name=name, by=by):
                kept = (self.root / name).read_bytes()
                self.change(name, pattern, by)
                self.assertNotEqual(list(version.wrong(self.root)), [])
                (self.root / name).write_bytes(kept)

    def test_unknown_headings_are_told(self):
        self.change("CHANGELOG.md", r"\n## \[\d", "\n## Version [7")
        with self.assertRaises(SystemExit):
            version.changes(self.root)


class DebianChangelog(InFolder):
    def read(self, of, field):
        path = self.root / "changelog"
        path.write_text(version.debian(of, self.root), encoding="utf-8")
        told = subprocess.run(["dpkg-parsechangelog", "-l", path, "--all", "-S", field], capture_output=True, text=True,
                              check=True)
        self.assertEqual(told.stderr, "")
        return told.stdout.split("\n")

    def released(self):
        return [name for name, _, _ in version.changes(self.root) if name != version.UNRELEASED]

    def test_dpkg_reads_every_version(self):
        # The field of all entries is that of the newest.
        self.assertEqual(self.read(self.version, "Version")[0], self.version)
        text = version.debian(self.version, self.root)
        self.assertEqual(re.findall(r"^ridgepoint \((.*?)\)", text, re.MULTILINE),
                         self.released())
        self.assertIn(f"\n -- {version.MAINTAINER}  Sun, 29 Nov 2026 00:00:00 +0000\n", text)

    def test_a_build_has_what_is_not_released(self):
        between = f"{self.version}+3.g0123abcd"
        self.assertEqual(self.read(between, "Version")[0], between)
        self.change("CHANGELOG.md", r"\n## \[", "\n## [Unreleased]\n\n### Fixed\n- A race of snails.\n\n## [")
        self.assertIn("A race of snails.", version.debian(between, self.root).split("\n -- ")[0])
        self.assertNotIn("A race of snails.", version.debian(self.version, self.root))

    def test_its_day_is_that_of_the_source(self):
        os.environ["SOURCE_DATE_EPOCH"] = "4102444800"
        self.addCleanup(os.environ.pop, "SOURCE_DATE_EPOCH")
        made = version.debian(f"{self.version}+3.g0123abcd", self.root)
        self.assertIn("Fri, 01 Jan 2100 00:00:00 +0000", made)
        # Lintian calls it an error when a version is not later than the one before.
        os.environ["SOURCE_DATE_EPOCH"] = "1"
        made = version.debian(f"{self.version}+3.g0123abcd", self.root)
        self.assertEqual(made.count(" 00:00:00 +0000"), len(self.released()))
        self.assertEqual(made.count(" 00:00:01 +0000"), 1)


class BuildVersion(InFolder):
    def setUp(self):
        super().setUp()
        self.git("init", "--quiet")
        self.change("CMakeLists.txt", r"(ridgepoint VERSION) [\d.]+", r"\1 2.3.4")
        self.commit("first", "CMakeLists.txt")

    def git(self, *arguments, folder=None):
        given = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false")
        return subprocess.run(["git", *given, *arguments], cwd=folder or self.root, check=True, capture_output=True,
                              text=True).stdout.strip()

    def commit(self, subject, *names):
        if not names:
            (self.root / "notes").write_text(subject, encoding="utf-8")
        self.git("add", *(names or ("notes",)))
        self.git("commit", "--quiet", "-m", subject)

    def now(self):
        return version.build_version(self.root)

    def short(self):
        return self.git("rev-parse", "--short=8", "HEAD")

    def test_grows_with_each_commit(self):
        made = [self.now()]
        self.assertEqual(made, ["2.3.4"])
        for subject in "abcdefghijk":
            self.commit(subject)
            made.append(self.now())
        self.assertEqual(made[-1], f"2.3.4+11.g{self.short()}")
        self.change("CMakeLists.txt", r"(ridgepoint VERSION) [\d.]+", r"\1 2.3.5")
        self.commit("next", "CMakeLists.txt")
        made.append(self.now())
        self.assertEqual(made[-1], "2.3.5")
        for older, newer in zip(made, made[1:]):
            compared = subprocess.run(["dpkg", "--compare-versions", older, "lt", newer], check=False)
            self.assertEqual(compared.returncode, 0, f"{older} is not older than {newer}")

    def test_what_is_not_committed_shows(self):
        self.change("CMakeLists.txt", r"\Z", "# more\n")
        self.assertEqual(self.now(), f"2.3.4+0.g{self.short()}.dirty")
        self.assertEqual(version.build_version(self.root, "HEAD"), "2.3.4")

    def test_an_archive_knows_without_git(self):
        self.commit("later")
        out = self.root / "source.tar"
        version.archive("HEAD", out, self.root)
        with tempfile.TemporaryDirectory() as folder:
            unpacked = pathlib.Path(folder) / "sources"
            unpacked.mkdir()
            subprocess.run(["tar", "-xf", out, "-C", unpacked, "--strip-components=1"], check=True)
            self.assertEqual(version.build_version(unpacked), self.now())
            # In somebody else's repository it is no other; and without the file it has the plain name.
            self.git("init", "--quiet", folder=folder)
            self.assertEqual(version.build_version(unpacked), self.now())
            (unpacked / version.ARCHIVED).unlink()
            self.assertEqual(version.build_version(unpacked), "2.3.4")

    def test_a_shallow_clone_counts_nothing(self):
        self.commit("later")
        with tempfile.TemporaryDirectory() as folder:
            self.git("clone", "--quiet", "--depth=1", self.root.as_uri(), f"{folder}/clone")
            self.assertEqual(version.build_version(pathlib.Path(folder) / "clone"), f"2.3.4+0.g{self.short()}")

    def test_nothing_is_written_twice(self):
        version.write(self.root / "out", "2.3.4")
        header = self.root / "out/version.h"
        self.assertEqual(header.read_text(encoding="utf-8"), '#define RIDGEPOINT_VERSION "2.3.4"\n')
        os.utime(header, (1, 1))
        version.write(self.root / "out", "2.3.4")
        self.assertEqual(header.stat().st_mtime, 1)
        version.write(self.root / "out", "2.3.5")
        self.assertIn("2.3.5", header.read_text(encoding="utf-8"))


class Shops(unittest.TestCase):
    """What a desktop shows of the program before it is opened."""

    def setUp(self):
        listed = json.loads((version.ROOT / "translations/languages.json").read_text(encoding="utf-8"))["languages"]
        self.others = sorted(each["code"] for each in listed if each["code"] != "en")

    def test_every_text_is_in_every_language(self):
        language = "{http://www.w3.org/XML/1998/namespace}lang"
        seen = 0
        for parent in xml.parse(version.ROOT / version.METAINFO).iter():
            texts = [each for each in parent if each.tag in ("summary", "p", "li")]
            starts = [at for at, each in enumerate(texts) if each.get(language) is None]
            for start, end in zip(starts, [*starts[1:], len(texts)]):
                seen += 1
                self.assertEqual(sorted(each.get(language) for each in texts[start + 1:end]), self.others,
                                 texts[start].text)
        self.assertGreater(seen, 8)
        named = {each.text for each in xml.parse(version.ROOT / version.METAINFO).iter("lang")}
        self.assertEqual(named, {"en", *self.others})

    def test_so_is_the_desktop_entry(self):
        lines = version.text_of("app/packaging/org.ridgepoint.Ridgepoint.desktop").splitlines()
        for key in ("GenericName", "Comment", "Keywords"):
            self.assertEqual(sorted(re.findall(rf"^{key}\[(\w+)\]", "\n".join(lines), re.MULTILINE)), self.others)


if __name__ == "__main__":
    unittest.main()
