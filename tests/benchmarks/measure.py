#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how fast the lab opens and answers, and how much memory it takes. README.md says how.

    measure.py LAB_BENCHMARK [--rounds N] [--trial]

Give it a release build and an idle machine. It prints figures and judges nothing. Starts and sliders are told also as
multiples of those of floor_benchmark, a bare Qt window that is measured by turns with the lab: that ratio depends less
on the machine. --trial only sees that everything can be measured: each thing once, on one platform.
"""
import argparse
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "accessibility"))
import desktop_session  # noqa: E402  (lies in the folder added above)

# Of lab 07 act 1, then the panels of act 2, the fusion explorer with two of its topics, then those of act 3, the
# surgery before and after; of lab 11 each form of the kernel and each page of the design.
SLIDERS = ("act1", "fusion", "attention", "roi", "surgery_change", "cloud",
           "edge", "mobile", "tiny", "roofline_square", "roofline_gemm", "roofline_gemv", "serving_roofline",
           "serving_memory", "serving_throughput")
PLATFORMS = ("xcb", "offscreen")
TRIAL_REPEATS = 3
FLOOR_PRESSES = "60"
FILLING = 3  # starts that fill the disk cache


def environment(platform):
    # As a learner without a screen reader starts it: the accessibility bridge stays asleep.
    env = {k: v for k, v in os.environ.items() if not k.startswith("QT_")}
    env["QT_QPA_PLATFORM"] = platform
    return env


def prepared(program, work, name):
    folder = work / name
    subprocess.run([program, "prepare", folder], check=True, env=environment("offscreen"))
    return folder


def figures(text):
    return [float(line) / 1000.0 for line in text.split()]


def timed(command, platform):
    env = environment(platform)
    env["RIDGEPOINT_STARTED_NS"] = str(time.clock_gettime_ns(time.CLOCK_MONOTONIC))
    return figures(subprocess.run(command, check=True, env=env, capture_output=True, text=True).stdout)


def floor_of(program):
    return pathlib.Path(program).with_name("floor_benchmark")


def start(program, work, rounds, platform):
    """(of the lab, of the bare window)"""
    times, floor = [], []
    folder = prepared(program, work, f"start-{platform}")
    for _ in range(rounds + FILLING):
        floor += timed([floor_of(program), "start"], platform)
        times += timed([program, "start", folder], platform)
    return times[FILLING:], floor[FILLING:]


def slider(program, work, platform, place):
    """(of the lab, of the bare window)"""
    folder = prepared(program, work, f"slider-{place}-{platform}")
    presses = [floor_of(program), "slider", os.environ.get("RIDGEPOINT_REPEATS", FLOOR_PRESSES)]
    before = timed(presses, platform)
    times = timed([program, "slider", folder, place], platform)
    return times, before + timed(presses, platform)


def map_of_200(program, work, platform):
    """(layout and first picture, moves in natural size, moves with the whole map in view)"""
    folder = prepared(program, work, f"map-{platform}")
    times = figures(subprocess.run([program, "map", folder], check=True, env=environment(platform),
                                   capture_output=True, text=True).stdout)
    return times[:1], times[1:101], times[101:]


def trace_of_100000(program, work, platform):
    """(first picture, then zooms and moves with most in view, with some thousands of operations, with a few)"""
    folder = prepared(program, work, f"trace-{platform}")
    times = figures(subprocess.run([program, "trace", folder], check=True, env=environment(platform),
                                   capture_output=True, text=True).stdout)
    return times[:1], *[times[at:at + 60] for at in range(1, 361, 60)]


def labs(program, work, platform):
    """(to lab 11, to the home page, to lab 07)"""
    folder = prepared(program, work, f"labs-{platform}")
    times = figures(subprocess.run([program, "labs", folder], check=True, env=environment(platform),
                                   capture_output=True, text=True).stdout)
    return times[0::3], times[1::3], times[2::3]


def review(program, work, platform):
    """(sections of the review that are made first, the same once they are there)"""
    folder = prepared(program, work, f"review-{platform}")
    times = figures(subprocess.run([program, "review", folder], check=True, env=environment(platform),
                                   capture_output=True, text=True).stdout)
    return times[:len(times) // 2], times[len(times) // 2:]


def peak_pss_mb(program, work, platform):
    folder = prepared(program, work, f"walk-{platform}")
    process = subprocess.Popen([program, "walk", folder], env=environment(platform), stdout=subprocess.DEVNULL)
    peak = 0
    while process.poll() is None:
        try:
            rollup = pathlib.Path(f"/proc/{process.pid}/smaps_rollup").read_text(encoding="ascii")
        except (FileNotFoundError, ProcessLookupError):
            break
        for line in rollup.splitlines():
            if line.startswith("Pss:"):
                peak = max(peak, int(line.split()[1]))
        time.sleep(0.01)
    if process.wait() != 0:
        sys.exit("the walk through the acts failed")
    return peak * 1024 / 1e6


def line(name, values, floor=None):
    values = sorted(values)
    median = statistics.median(values)
    ratio = f"   {median / statistics.median(floor):5.2f} x a bare window" if floor else ""
    print(f"{name:52} median {median:7.2f} ms   "
          f"95 % {values[int(0.95 * (len(values) - 1))]:7.2f} ms   n = {len(values)}{ratio}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--trial", action="store_true")
    options = parser.parse_args()
    if options.trial:
        options.rounds = 1
        os.environ["RIDGEPOINT_REPEATS"] = str(TRIAL_REPEATS)
    work = pathlib.Path(tempfile.mkdtemp(prefix="ridgepoint-benchmark-"))
    try:
        for platform in PLATFORMS[:1] if options.trial else PLATFORMS:
            line(f"start to first question painted, {platform}",
                 *start(options.program, work, options.rounds, platform))
            for place in SLIDERS:
                line(f"slider key to chart and text, {place}, {platform}",
                     *slider(options.program, work, platform, place))
            layout, near, whole = map_of_200(options.program, work, platform)
            line(f"map of 200 nodes, layout and picture, {platform}", layout)
            line(f"map of 200 nodes, moved in natural size, {platform}", near)
            line(f"map of 200 nodes, moved with most in view, {platform}", whole)
            for name, times in zip(("first picture", "most, zoom", "most, move", "thousands, zoom", "thousands, move",
                                    "a few, zoom", "a few, move"), trace_of_100000(options.program, work, platform)):
                line(f"timeline of a trace with 100,000 kernels, {name}, {platform}", times)
            for name, times in zip(("lab 11", "home page", "lab 07"), labs(options.program, work, platform)):
                line(f"{name} opened from a lab, {platform}", times)
            made, again = review(options.program, work, platform)
            line(f"section of the review, made and painted, {platform}", made)
            line(f"section of the review, painted again, {platform}", again)
            peak = peak_pss_mb(options.program, work, platform)
            print(f"{f'peak memory (PSS), {platform}':52} {peak:14.1f} MB")
    finally:
        shutil.rmtree(work)


if __name__ == "__main__":
    desktop_session.enter()
    desktop_session.start_window_manager()
    try:
        main()
    except subprocess.CalledProcessError as problem:  # leave() would swallow it
        print(f"measuring failed: {problem}\n{problem.stderr or ''}", file=sys.stderr)
        desktop_session.leave(1)
    desktop_session.leave(0)
