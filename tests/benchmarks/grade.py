#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures `ridgepoint grade --csv` on a folder or archive of hand-ins: time by the clock, of the processor, and memory.

    grade.py PROGRAM PLACE [--runs N]

make_handins makes the hand-ins, see README.md. One run that fills the disk cache is not counted.
"""
import argparse
import os
import subprocess
import time


def measured(program, place):
    """(rows, s by the clock, s of the processor, peak memory in MB) of one run."""
    begun = time.monotonic()
    with subprocess.Popen([program, "grade", "--csv", place], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as run:
        rows = sum(1 for _ in run.stdout) - 1
        _, status, usage = os.wait4(run.pid, 0)
        run.returncode = os.waitstatus_to_exitcode(status)
    if run.returncode not in (0, 1):
        raise SystemExit(f"grade.py: {program} ended with {run.returncode}")
    return rows, time.monotonic() - begun, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1000


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("place")
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    measured(options.program, options.place)
    for _ in range(options.runs):
        rows, clock, processor, memory = measured(options.program, options.place)
        print(f"{rows} rows, {clock:.1f} s by the clock, {processor:.1f} s of the processor, {memory:.0f} MB")


if __name__ == "__main__":
    main()
