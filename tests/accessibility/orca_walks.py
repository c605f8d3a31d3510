#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks through the program by keys alone with Orca running: what is heard of it, line by line.

    orca_walks.py RIDGEPOINT [--only WALK]... [--write] [--jobs N] [--junit FILE]

The essential lines stand in tests/data/heard/WALK.txt. --write takes each walk twice and writes what is heard both
times; read git diff before you keep it. Every walk has a desktop of its own. Where Orca can't be had, it is skipped.
What the texts have to hold in the first place, tests/checks/test_heard.py says.
"""
import argparse
import concurrent.futures
import importlib.util
import pathlib
import subprocess
import sys
import unittest
import xml.etree.ElementTree as xml

import desktop_session
from orca_learner import HeardLearner, golden
from walks import WALKS

SKIPPED = 77
MOST_S = 1200  # of one walk


class Heard(HeardLearner):
    """Has a test for each walk: test_WALK."""


def heard(name):
    """The test of a walk. Orca leaves out events when more than some fifty wait, as on a busy machine: what is missing
    once is listened for once more."""
    def test(self):
        from orca_listener import NotHeard, write_lines
        from bus_learner import BusLearner
        from walk_before import session_before
        if WALKS[name].before:
            BusLearner.program = self.program
            session_before(WALKS[name].before, self.prepared)
        done = []
        for attempt in (1, 2):
            try:
                WALKS[name].take(self, name)
                done.append(self.walk.done)
                if not self.write:
                    return
            except NotHeard as missing:
                if attempt == 2:
                    raise
                print(f"once more, because {missing}", file=sys.stderr)
            if attempt == 1:
                self.tearDown()
                self.setUp()
        write_lines(golden(name), *done)
    return test


for walk in WALKS:
    setattr(Heard, f"test_{walk}", heard(walk))


def run_all(arguments):
    """Each walk as a program of its own, a few at a time: {walk: status}."""
    def run(name):
        command = [sys.executable, __file__, arguments.program, "--only", name, *["--write"] * arguments.write]
        return subprocess.run(command, stdin=subprocess.DEVNULL, timeout=MOST_S, check=False).returncode
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        return dict(zip(arguments.only, pool.map(run, arguments.only)))


def write_junit(path, outcomes):
    suite = xml.Element("testsuite", name="heard")
    for name, status in outcomes.items():
        xml.SubElement(suite, "testcase", name=f"heard/{name}",
                       status={0: "run", SKIPPED: "notrun"}.get(status, "fail"))
    xml.ElementTree(suite).write(path)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--only", action="append", choices=list(WALKS), metavar="WALK")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--junit", type=pathlib.Path)
    arguments = parser.parse_args()
    if importlib.util.find_spec("orca") is None:
        print("Orca is not installed, so nothing can be heard: install the package orca.")
        return SKIPPED
    arguments.only = arguments.only or list(WALKS)
    if len(arguments.only) > 1 or arguments.junit:
        outcomes = run_all(arguments)
        if arguments.junit:
            write_junit(arguments.junit, outcomes)
        return max(outcomes.values(), key=lambda status: (status not in (0, SKIPPED), status))
    desktop_session.enter()
    Heard.program, Heard.write = arguments.program, arguments.write
    desktop_session.start_window_manager()
    result = unittest.main(argv=[sys.argv[0], f"Heard.test_{arguments.only[0]}"], verbosity=2, exit=False).result
    desktop_session.leave(SKIPPED if result.skipped else 0 if result.wasSuccessful() else 1)


if __name__ == "__main__":
    sys.exit(main())
