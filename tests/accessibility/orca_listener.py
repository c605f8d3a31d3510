# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Orca beside a running lab, and what it says. What has to be heard is compared with a file of essential lines.

Such a file has a block for each step of a walk: `[what the learner does]`, and the lines that are to be heard after
it, in this order. Others may come between, and a line may go on after what the file has of it. What is heard twice
is a fault.
"""
import difflib
import json
import os
import pathlib
import re
import subprocess
import sys
import time

# What orca_voice.py is told, and the file that it writes.
FOLDER, SAID = "RIDGEPOINT_ORCA_FOLDER", "said"
HERE = pathlib.Path(__file__).resolve().parent
WAIT_S = 3.0 * float(os.environ.get("RIDGEPOINT_TEST_WAIT_S", "10"))
QUIET_S = 0.7  # after which a step counts as said to its end
LONG_QUIET_S = 2.0  # the same, when the lines are written
HEADING = re.compile(r"^\[(.+)\]$")
SHORT = 20
ROLE = re.compile(r"(^|selected )radio button$|^(not )?selected$| panel\.$")
HEAD = """# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What Orca says: written by tests/accessibility/orca_walks.py --write
"""
GROUP = re.compile(r" panel\.$")


class NotHeard(AssertionError):
    """A line that has to be heard and is not."""


class NoOrca(Exception):
    """Orca is not there or does not come up."""


def plain(text):
    """Without marks of direction, with plain spaces, and without what Orca says of a closed list only now and then."""
    told = " ".join(re.sub("[\u2066-\u2069\u200e\u200f]", "", text).split())
    return re.sub(r"( combo box)( collapsed)?\.?$", r"\1", told)


class Orca:
    """A screen reader of its own, which reads this desktop."""

    def __init__(self, folder):
        self._folder = pathlib.Path(folder)
        self._said = []
        self._read = 0
        (self._folder / SAID).touch()
        with (self._folder / "log").open("w", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                ["/usr/bin/python3", "-W", "ignore", HERE / "orca_voice.py", self._folder], stdin=subprocess.DEVNULL,
                stdout=log, stderr=log, env={**os.environ, FOLDER: str(self._folder)})
        end = time.monotonic() + WAIT_S
        while not self.said():
            if self._process.poll() is not None or time.monotonic() > end:
                self.stop()
                last = (self._folder / "log").read_text(encoding="utf-8").strip().splitlines()[-1:] or ["no word of it"]
                raise NoOrca(f"Orca did not start within {WAIT_S:g} s: {last[0]}")
            time.sleep(0.05)

    def stop(self):
        self._process.kill()  # asked to end, it takes its time, and there is nothing it has to put away
        self._process.wait()

    def said(self):
        """Everything up to now: texts, and None where Orca fell silent."""
        with (self._folder / SAID).open(encoding="utf-8") as file:
            file.seek(self._read)
            for line in iter(file.readline, ""):
                if not line.endswith("\n"):
                    break  # the rest of it is still being written
                self._said.append(json.loads(line)[1])
                self._read = file.tell()
        return self._said


def blocks(said):
    """What is said between two silences: of one key, mostly. On a busy machine Orca hears of a key after what the key
    has led to, so that a silence does not tell what was cut off."""
    parts = [[]]
    for text in said:
        if text is None:
            parts.append([])
        elif plain(text):
            parts[-1].append(plain(text))
    return [part for part in parts if part]


def missing(wanted, lines):
    """The first wanted line that does not come, each after the one before; None when all do."""
    at = 0
    for line in wanted:
        at = next((i + 1 for i in range(at, len(lines)) if lines[i].startswith(line)), 0)
        if not at:
            return line
    return None


def twice(wanted, lines):
    """The first wanted line that is heard more often than it is wanted, by itself or within another one. A word or two
    may well be in other lines."""
    for line in wanted:
        if len(line) > SHORT and " ".join(lines).count(line) > " ".join(wanted).count(line):
            return line
    return None


def read_lines(path):
    """The blocks of a file: {step: [line]}, in their order."""
    steps = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        step = HEADING.match(line)
        if step:
            block = steps[step[1]] = []
        elif line and not line.startswith("#"):
            block.append(line)
    return steps


def write_lines(path, first, second):
    """What was heard in both of two walks."""
    text = HEAD
    for step, lines in first.items():
        same = difflib.SequenceMatcher(None, lines, second[step], autojunk=False).get_matching_blocks()
        text += f"\n[{step}]\n" + "".join(f"{line}\n" for at, _, count in same for line in lines[at:at + count])
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    print(f"wrote {path}", file=sys.stderr)


class Walk:
    """Holds the steps of a walk against a file, or keeps them to be written."""

    def __init__(self, orca, path, write):
        self._orca, self._path, self._write = orca, path, write
        self._wanted = {} if write else read_lines(path)
        self._from = 0
        self.done = {}

    def begin(self):
        """What follows is the step's."""
        self._from = len(self._orca.said())

    def lines(self):
        return [line for block in self.blocks() for line in block]

    def blocks(self):
        return blocks(self._orca.said()[self._from:])

    def last(self):
        """What the last key has led to."""
        return (self.blocks() or [[]])[-1]

    def wait(self, condition):
        end = time.monotonic() + WAIT_S
        while not condition() and time.monotonic() < end:
            time.sleep(0.05)

    def settle(self, seconds):
        """Until nothing more is said for so long."""
        count, since = len(self._orca.said()), time.monotonic()
        while time.monotonic() - since < seconds:
            time.sleep(0.05)
            now = len(self._orca.said())
            if now != count:
                count, since = now, time.monotonic()

    def end(self, step, is_whole=True, but=None):
        """Fails with what is missing, or what is said twice. After more keys than one, the groups that were entered on
        the way may have been said before."""
        assert step not in self.done, f"two steps are called {step!r}"
        if self._write:
            self.wait(self.lines)
            self.settle(LONG_QUIET_S)
            self.done[step] = [line for line in self.last()
                               if (is_whole or not GROUP.search(line)) and not (but and re.search(but, line))]
            return
        assert step in self._wanted, f"{self._path.name} has no step {step!r}"
        wanted = self._wanted[step]
        self.wait(lambda: missing(wanted, self.lines()) is None)
        self.settle(QUIET_S)
        lines = self.done[step] = self.lines()
        line = missing(wanted, lines)
        if line is not None:
            raise NotHeard(f"at {step!r}, {line!r} is not heard, but {lines}")
        heard = self.last()
        if not is_whole and wanted:  # a field and its slider are stops with one help
            heard = heard[max((i for i, said in enumerate(heard) if said.startswith(wanted[0])), default=0):]
        line = twice(wanted, heard)
        assert line is None, f"at {step!r}, {line!r} is heard twice: {lines}"

    def end_in_any_order(self, step):
        """As end(), for lines of several keys whose order is not the file's. Roles and states say nothing here."""
        assert step not in self.done, f"two steps are called {step!r}"
        if self._write:
            self.wait(self.lines)
            self.settle(LONG_QUIET_S)
            self.done[step] = sorted({line for line in self.lines() if not ROLE.search(line)})
            return
        assert step in self._wanted, f"{self._path.name} has no step {step!r}"
        wanted = self._wanted[step]
        self.wait(lambda: set(wanted) <= set(self.lines()))
        self.settle(QUIET_S)
        self.done[step] = self.lines()
        for line in wanted:
            if line not in self.done[step]:
                raise NotHeard(f"at {step!r}, {line!r} is not heard, but {self.done[step]}")

    def finish(self):
        if not self._write:
            assert list(self.done) == list(self._wanted), f"{self._path.name} has steps that nobody takes"
