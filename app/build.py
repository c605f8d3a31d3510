#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""build.py PRESET [-DNAME=VALUE…] [TARGET…]: configures and builds. It says how far it is, and what went wrong.

On a terminal one line is written over and over; elsewhere there is a line for every twentieth of the steps.
All that the tools say goes into build/PRESET/build.log. The status is that of the tool that failed.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
STEP = re.compile(r"@(\d+)/(\d+) (.*)")
PARTS = 20
LAST_LINES = 60


class Progress:
    """What is said of the steps of one build."""

    def __init__(self, preset):
        self.preset, self.started, self.part = preset, time.monotonic(), -1
        self.on_terminal = sys.stderr.isatty()

    def step(self, done, of, what):
        if done == 0 or what.startswith("Re-"):  # ninja looks whether the build files are up to date
            return
        part = done * PARTS // of
        if part == self.part and not self.on_terminal:
            return
        self.part = part
        elapsed_s = time.monotonic() - self.started
        left_s = elapsed_s / done * (of - done)
        line = f"Building {self.preset}: {100 * done // of:3d} % of {of} steps, {clock(elapsed_s)} so far"
        if done < of:
            line += f", about {clock(left_s)} left"
        print(f"\r{line}\x1b[K" if self.on_terminal else line, end="" if self.on_terminal else "\n",
              file=sys.stderr, flush=True)

    def end(self):
        if self.on_terminal and self.part >= 0:
            print(file=sys.stderr)


def clock(seconds):
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d} min"


def surroundings():
    """ccache reads all of a precompiled header to look for a source: a minute of a cold build that no cache shortens
    where none was begun yet. One begins with a build by CMake alone, and is used here from then on."""
    variables = dict(os.environ, NINJA_STATUS="@%f/%t ")
    if shutil.which("ccache"):
        asked = subprocess.run(["ccache", "--get-config", "cache_dir"], capture_output=True, text=True, check=False)
        if not pathlib.Path(asked.stdout.strip()).is_dir():
            variables.setdefault("CCACHE_DISABLE", "1")
    return variables


def run(command, log, progress):
    """The exit status. Steps of ninja become progress, everything goes into the log."""
    with subprocess.Popen(command, cwd=ROOT, env=surroundings(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, errors="replace") as tool:
        for line in tool.stdout:
            log.write(line)
            step = STEP.match(line)
            if step:
                progress.step(int(step.group(1)), int(step.group(2)), step.group(3))
    return tool.returncode


def main(preset, arguments):
    definitions = [argument for argument in arguments if argument.startswith("-D")]
    targets = [argument for argument in arguments if argument not in definitions]
    folder = ROOT / "build" / preset
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "build.log"
    progress = Progress(preset)
    build = ["cmake", "--build", str(folder), "-j", str(os.cpu_count())]
    with path.open("w", encoding="utf-8") as log:
        status = run(["cmake", "--preset", preset, *definitions], log, progress)
        if status == 0:
            status = run(build + (["--target", *targets] if targets else []), log, progress)
    progress.end()
    if status:
        lines = path.read_text(encoding="utf-8").splitlines()
        first = next((i for i, line in enumerate(lines) if line.startswith("FAILED:")), len(lines) - LAST_LINES)
        print("\n".join(lines[max(first, 0):][:LAST_LINES]), file=sys.stderr)
        print(f"The build failed; all it said is in {path}", file=sys.stderr)
    return status


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2:]))
