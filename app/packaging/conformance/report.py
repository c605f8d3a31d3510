#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the accessibility conformance report from answers.json, as OpenACR (YAML) and as a page (HTML).

    report.py BUILD [--results FOLDER] [--out FOLDER]
    report.py BUILD --check

BUILD is a configured build: the tests that the answers name as evidence have to be registered there. --results takes
the JUnit files that tests/run.sh leaves (build/results) and writes beside each piece of evidence whether it passed.
Nothing is written while a criterion is unanswered or unknown, evidence is no test, or a test failed that a claim of
support rests on. --check writes nothing and also tells when the files in this folder are not what would be written.
"""
import argparse
import collections
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as xml

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parents[2]
sys.path.insert(0, str(FOLDER))
import pages  # noqa: E402

FILES = {"ridgepoint-conformance.yaml": pages.openacr, "ridgepoint-conformance.html": pages.html}
HEARD = "heard/"  # evidence that is a walk with Orca, as tests/accessibility/orca_walks.py names it
PASSED, FAILED, NOT_RUN = "passed", "failed", "not run"


def registered(build):
    """Names of all tests of a configured build: tests/checks/tests.cmake lists them."""
    listed = pathlib.Path(build, "all_tests.txt")
    if not listed.exists():
        sys.exit(f"{build} has no tests: configure it first, with RIDGEPOINT_TESTS")
    return set(listed.read_text(encoding="utf-8").split()) | heard().keys()


def heard(root=ROOT):
    """{name: golden text} of the walks with Orca."""
    return {HEARD + path.stem: path for path in (root / "tests/data/heard").glob("*.txt")}


def has_function(test, function, root=ROOT):
    """Whether the source of a test has this function: a class is test_NAME.cpp, a script on a desktop NAME.py, and
    check_checks is all of tests/checks/test_*.py. A walk with Orca has steps instead."""
    if test.startswith(HEARD):
        return f"\n[{function}]\n" in heard(root)[test].read_text(encoding="utf-8")
    names = {path.name for path in (root / "tests/checks").glob("test_*.py")} if test == "check_checks" else {f"{test}.cpp", f"{test.removeprefix('desktop_')}.py"}
    found = re.compile(rf"\b(?:void|def)\s+{re.escape(function)}\(")
    return any(found.search(path.read_text(encoding="utf-8"))
               for name in names for path in (root / "tests").rglob(name))


def outcomes(folder):
    """{test: passed or failed}, from ctest's JUnit files. A test that failed in one of them has failed."""
    found = {}
    for path in sorted(pathlib.Path(folder).glob("*.xml")):
        for case in xml.parse(path).iter("testcase"):
            status = case.get("status")
            if status == "run":
                found.setdefault(case.get("name"), PASSED)
            elif status == "fail":
                found[case.get("name")] = FAILED
    return found


def released(version, root=ROOT):
    """The day of a version, as the AppStream data has it."""
    metainfo = root / "app/packaging/org.ridgepoint.Ridgepoint.metainfo.xml"
    for release in xml.parse(metainfo).iter("release"):
        if release.get("version") == version:
            return release.get("date")
    raise SystemExit(f"{metainfo.name} has no release {version}")


def version_of(root=ROOT):
    text = (root / "CMakeLists.txt").read_text(encoding="utf-8")
    return re.search(r"project\(ridgepoint VERSION ([\d.]+)", text).group(1)


# ---- what is wrong with the answers


def coverage(standards, answers):
    """Every criterion of every chapter is answered once for each of its parts, and nothing else is."""
    chapters = {chapter["id"]: chapter for chapter in standards["chapters"]}
    for name in answers["chapters"].keys() ^ chapters.keys():
        yield f"{name}: {'not answered' if name in chapters else 'is no chapter'}"
    for name in answers["chapters"].keys() & chapters.keys():
        chapter = chapters[name]
        asked = {(number, part) for number in chapter["criteria"] for part in chapter["parts"]}
        given = collections.Counter((number, answer.get("part", "none"))
                                    for answer in answers["chapters"][name]["answers"]
                                    for number in answer["criteria"])
        for number, part in sorted(asked - given.keys()):
            yield f"{name} {number} ({part}): not answered"
        for number, part in sorted(given.keys() - asked):
            yield f"{name} {number} ({part}): is not asked for"
        for (number, part), count in sorted(given.items()):
            if count > 1:
                yield f"{name} {number} ({part}): answered {count} times"


def doubts(standards, answer, tests, is_there, results):
    """What speaks against one answer."""
    level = answer["level"]
    if level not in standards["levels"]:
        yield f"unknown level {level}"
    if not answer["remark"].endswith("."):
        yield "no remark"
    if level == "supports" and not answer.get("evidence"):
        yield "no test would fail if this were not so"
    if level != "not-applicable" and not answer.get("evidence") and not answer.get("inspected"):
        yield "neither evidence nor anything inspected"
    for evidence in answer.get("evidence", []):
        test, _, function = evidence.partition("::")
        if test not in tests:
            yield f"{test} is no test"
        elif function and not is_there(test, function):
            yield f"{test} has no {function}"
        if level == "supports" and results.get(test) == FAILED:
            yield f"{test} failed, and is evidence of support"


def problems(standards, answers, tests, is_there=has_function, results=None):
    found = list(coverage(standards, answers))
    for name, chapter in answers["chapters"].items():
        for answer in chapter["answers"]:
            found += [f"{name} {', '.join(answer['criteria'][:3])}: {doubt}"
                      for doubt in doubts(standards, answer, tests, is_there, results or {})]
    return found


# ---- the report


def assembled(standards, answers, version, date, results=None):
    """All that the files say, in the order of the standards. With no results at hand evidence has no outcome."""
    chapters = []
    for chapter in standards["chapters"]:
        given = {(number, answer.get("part", "none")): answer
                 for answer in answers["chapters"][chapter["id"]]["answers"] for number in answer["criteria"]}
        criteria = []
        for number, handle in chapter["criteria"].items():
            rows = []
            for part in chapter["parts"]:
                answer = given[number, part]
                evidence = [(name, results and results.get(name.partition("::")[0], NOT_RUN))
                            for name in answer.get("evidence", [])]
                rows.append({"part": part, "level": answer["level"], "remark": answer["remark"],
                             "evidence": evidence, "inspected": answer.get("inspected", "")})
            criteria.append({"number": number, "handle": handle, "rows": rows})
        chapters.append({"id": chapter["id"], "label": chapter["label"], "standard": chapter["standard"],
                         "notes": answers["chapters"][chapter["id"]]["notes"], "criteria": criteria})
    facts = {key: value for key, value in answers.items() if key != "chapters"}
    return {**facts, "version": version, "date": date, "chapters": chapters, "has_results": results is not None}


def counts(report):
    """{chapter: {level: number of answers}}"""
    return {chapter["id"]: collections.Counter(row["level"] for criterion in chapter["criteria"]
                                               for row in criterion["rows"]) for chapter in report["chapters"]}


def load(name):
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("--results")
    parser.add_argument("--out", type=pathlib.Path, default=FOLDER)
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    standards, answers = load("standards.json"), load("answers.json")
    results = outcomes(arguments.results) if arguments.results else None
    found = problems(standards, answers, registered(arguments.build), results=results)
    if not found:
        version = version_of()
        report = assembled(standards, answers, version, released(version), results)
        for name, written in FILES.items():
            text = written(standards, report, counts(report))
            path = arguments.out / name
            if not arguments.check:
                arguments.out.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            elif not path.exists() or path.read_text(encoding="utf-8") != text:
                found.append(f"{name} is not what report.py writes: run it and commit both files")
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
