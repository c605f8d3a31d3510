# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The conformance report: what it must refuse to claim, and that its page is one that it could claim for itself."""
import html.parser
import pathlib
import re
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "app/packaging/conformance"))
import pages  # noqa: E402
import report  # noqa: E402

VOID = {"meta"}


def standards(**criteria):
    return {"levels": {"supports": "Supports", "partially-supports": "Partially Supports",
                       "not-applicable": "Not Applicable"},
            "chapters": [{"id": "a", "parts": ["software"], "criteria": criteria or {"1.1.1": "Non-text Content"}}]}


def answers(*given):
    return {"chapters": {"a": {"notes": "", "answers": [
        {"part": "software", "level": "supports", "remark": "It does.", "inspected": "all", "evidence": ["test_a"],
         **answer}
        for answer in given]}}}


def found(*given, asked=None, results=None):
    return report.problems(asked or standards(), answers(*given), {"test_a", "desktop_b"},
                           lambda test, function: function == "known", results)


class Answers(unittest.TestCase):
    def test_each_criterion_has_one(self):
        self.assertEqual(found({"criteria": ["1.1.1"]}), [])
        self.assertIn("not answered", found()[0])
        self.assertIn("not asked", found({"criteria": ["1.1.1", "9.9.9"]})[0])
        self.assertIn("2 times", found({"criteria": ["1.1.1"]}, {"criteria": ["1.1.1"]})[0])
        self.assertIn("(electronic-docs)", " ".join(found({"criteria": ["1.1.1"], "part": "electronic-docs"})))

    def test_a_chapter_can_neither_be_left_out_nor_made_up(self):
        given = answers({"criteria": ["1.1.1"]})
        given["chapters"]["b"] = given["chapters"].pop("a")
        told = " ".join(report.problems(standards(), given, set()))
        self.assertIn("a: not answered", told)
        self.assertIn("b: is no chapter", told)

    def test_words_are_those_of_the_catalog(self):
        self.assertIn("unknown level", found({"criteria": ["1.1.1"], "level": "not-evaluated"})[0])
        self.assertIn("no remark", found({"criteria": ["1.1.1"], "remark": ""})[0])

    def test_a_claim_rests_on_something(self):
        bare = {"criteria": ["1.1.1"], "evidence": []}
        self.assertIn("no test would fail", found(bare)[0])
        self.assertEqual(found({**bare, "level": "partially-supports"}), [])
        self.assertIn("neither", found({**bare, "level": "partially-supports", "inspected": ""})[0])
        self.assertEqual(found({**bare, "inspected": "", "level": "not-applicable"}), [])

    def test_evidence_is_a_test(self):
        self.assertEqual(found({"criteria": ["1.1.1"], "evidence": ["test_a::known", "desktop_b"]}), [])
        self.assertIn("test_c is no test", found({"criteria": ["1.1.1"], "evidence": ["test_c"]})[0])
        self.assertIn("test_a has no gone", found({"criteria": ["1.1.1"], "evidence": ["test_a::gone"]})[0])

    def test_a_failure_is_no_support(self):
        claim = {"criteria": ["1.1.1"], "evidence": ["test_a::known"]}
        self.assertEqual(found(claim, results={"test_a": report.PASSED}), [])
        self.assertEqual(found(claim, results={}), [])
        self.assertIn("test_a failed", found(claim, results={"test_a": report.FAILED})[0])
        self.assertEqual(found({**claim, "level": "partially-supports"}, results={"test_a": report.FAILED}), [])


class Evidence(unittest.TestCase):
    def test_functions_are_looked_for_in_classes_and_scripts(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "tests/views").mkdir(parents=True)
            (root / "tests/views/test_a.cpp").write_text("    void holds();\n// no comment says void other\n")
            (root / "tests/views/audit.py").write_text("    def test_pages(self):\n")
            self.assertTrue(report.has_function("test_a", "holds", root))
            self.assertFalse(report.has_function("test_a", "other", root))
            self.assertFalse(report.has_function("test_a", "hold", root))
            self.assertTrue(report.has_function("desktop_audit", "test_pages", root))

    def test_walks_with_orca_have_steps(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "tests/data/heard").mkdir(parents=True)
            (root / "tests/data/heard/act.txt").write_text("\n[Brief]\nBrief heading.\n")
            self.assertEqual(set(report.heard(root)), {"heard/act"})
            self.assertTrue(report.has_function("heard/act", "Brief", root))
            self.assertFalse(report.has_function("heard/act", "Reveal", root))

    def test_functions_of_checks_are_looked_for_in_all_of_them(self):
        self.assertTrue(report.has_function("check_checks", "test_pictures_have_a_text"))
        self.assertFalse(report.has_function("check_checks", "test_pictures_have_none"))

    def test_one_failure_counts(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, status in (("one", "run"), ("three", "run"), ("two", "fail")):
                pathlib.Path(folder, f"{name}.xml").write_text(
                    f'<testsuite><testcase name="test_a" status="{status}"/>'
                    '<testcase name="test_b" status="notrun"/></testsuite>')
            self.assertEqual(report.outcomes(folder), {"test_a": report.FAILED})


class Standards(unittest.TestCase):
    def test_no_criterion_of_wcag_is_missing(self):
        chapters = {chapter["id"]: chapter for chapter in report.load("standards.json")["chapters"]}
        a, aa = (set(chapters[f"success_criteria_level_{level}"]["criteria"]) for level in ("a", "aa"))
        # As the recommendation counts them, and Parsing, which it has removed and the catalog has kept.
        self.assertEqual((len(a), len(aa)), (31 + 1, 24))
        self.assertLessEqual({"3.2.6", "3.3.7", "4.1.1"}, a)
        self.assertLessEqual({"2.4.11", "2.5.7", "2.5.8", "3.3.8"}, aa)
        self.assertEqual(len([n for n in chapters["en_301_549_software"]["criteria"] if n.startswith("11.5.2.")]), 17)


def contrast(one, other):
    def luminance(colour):
        digits = colour if len(colour) == 6 else "".join(2 * digit for digit in colour)
        shares = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
        linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


class Page(html.parser.HTMLParser):
    """Elements that are closed in order, and what they say of themselves."""

    def __init__(self, text):
        super().__init__()
        self.open, self.elements, self.crossed = [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.elements.append((tag, dict(attributes)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.crossed.append(tag)

    def all(self, tag):
        return [attributes for name, attributes in self.elements if name == tag]


class Written(unittest.TestCase):
    @staticmethod
    def made(results=None):
        asked, given = report.load("standards.json"), report.load("answers.json")
        whole = report.assembled(asked, given, "1.2.3", "2026-01-02", results)
        return [written(asked, whole, report.counts(whole)) for written in report.FILES.values()]

    def test_the_page_is_whole(self):
        page = Page(self.made()[1])
        self.assertEqual((page.open, page.crossed), ([], []))
        self.assertEqual(page.all("html")[0].get("lang"), "en")
        self.assertEqual(len(page.all("title")) + len(page.all("main")) + len(page.all("h1")), 3)
        self.assertTrue(all("scope" in heading for heading in page.all("th")))
        names = [attributes["id"] for _, attributes in page.elements if "id" in attributes]
        self.assertEqual(len(names), len(set(names)))
        links = {link["href"][1:] for link in page.all("a") if link["href"].startswith("#")}
        self.assertLessEqual(links | {table["aria-labelledby"] for table in page.all("table")}, set(names))
        levels = [int(name[1]) for name, _ in page.elements if re.fullmatch("h[1-6]", name)]
        self.assertTrue(all(after - before <= 1 for before, after in zip(levels, levels[1:])), levels)

    def test_the_page_needs_nothing_else(self):
        page = Page(self.made()[1])
        self.assertFalse([name for name, a in page.elements if "src" in a or name in ("link", "script", "img")])

    def test_its_colours_stand_out(self):
        for theme in re.findall(r":root\{([^}]*)\}", pages.STYLE):
            colours = dict(re.findall(r"--(\w+):#(\w+)", theme))
            for ink, paper, least in (("ink", "paper", 4.5), ("ink", "head", 4.5), ("quiet", "paper", 4.5),
                                      ("link", "paper", 4.5), ("line", "paper", 3.0)):
                self.assertGreaterEqual(contrast(colours[ink], colours[paper]), least, f"{ink} on {paper}")
        self.assertEqual(len(re.findall(r":root\{", pages.STYLE)), 2)

    def test_outcomes_stand_beside_the_evidence(self):
        for text in self.made():
            self.assertNotIn("not run", text)
        yaml, page = self.made({"test_look": report.PASSED})
        self.assertIn("test_look::contrast (passed)", yaml)
        self.assertIn("test_edges::countersAndListsHaveAnEdge (not run)", yaml)
        self.assertIn("<code>test_look::contrast</code>: passed", page)

    def test_it_has_the_day_of_its_version(self):
        yaml, page = self.made()
        self.assertIn('report_date: "2026-01-02"', yaml)
        self.assertIn("<dd>2026-01-02</dd>", page)
        self.assertRegex(report.released(report.version_of()), r"^\d{4}-\d\d-\d\d$")

    def test_yaml_can_be_read_back(self):
        self.assertEqual(pages.yaml({"a": "x: \"y\"", "b": [{"c": 1, "d": [{"e": True}]}, {"c": 2}]}),
                         'a: "x: \\"y\\""\nb:\n  - c: 1\n    d:\n      - e: true\n  - c: 2')


if __name__ == "__main__":
    unittest.main()
