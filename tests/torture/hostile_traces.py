#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Traces made to take memory and time, and what reading them takes.

    hostile_traces.py build/release/app/ridgepoint [--scale 0.1] [--only NAME]

Prints seconds, peak memory and notices of each; the exit status is 1 where one takes more than 200 MB or ends with anything
but an answer or a sentence.
"""
import argparse
import gzip
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

MOST_MB = 200


def row(cat, name, at, more="", correlation=None, dur=1, pid=0, tid=7):
    call = "" if correlation is None else f'"correlation":{correlation}'
    return (f'{{"ph":"X","cat":"{cat}","name":"{name}","pid":{pid},"tid":{tid},"ts":{at},"dur":{dur},'
            f'"args":{{{call}{"," if call and more else ""}{more}}}}}')


def names(n):
    """Kernels of names that are met once."""
    return (row("kernel", f"kernel_of_a_model_with_a_name_of_its_own_{i:x}", 2 * i) for i in range(n // 4))


def long_names(n):
    return (row("gpu_memcpy", f"Memcpy {i}" + "x" * 9000, 2 * i) for i in range(n // 100))


def copies(n):
    """Copies, each of a group of its own."""
    return (row("gpu_memcpy", f"Memcpy {i:x}", 2 * i, '"bytes":5') for i in range(n // 4))


def operations(n):
    return (row("kernel", "k", 2 * i, '"device":0,"stream":7') for i in range(n))


def backwards(n):
    """Operations and calls from the last to the first, with times and correlations far apart."""
    for i in range(n // 2, 0, -1):
        yield row("kernel", "k", 3_000_000 + 1000 * i + 0.25, correlation=i * 9_000_000_001, dur="-9e14" if i % 2 else 0.5)
        yield row("cuda_runtime", "cudaLaunchKernel", 1000 * i, correlation=i * 9_000_000_001, dur=9e14 if i % 2 else 0.25, pid=1)


def calls(n):
    return (row("cuda_runtime", "cudaLaunchKernel", n - i, correlation=i, pid=i % 3000, tid=i % 4000) for i in range(n))


def one_correlation(n):
    """All of one correlation, in many processes and on many devices."""
    for i in range(n // 2):
        yield row("cuda_runtime", "cudaGraphLaunch", 2 * i, correlation=1, pid=i % 700 + 9)
        yield row("kernel", "k", 2 * i + 1, f'"device":{i % 300 + 10000}', correlation=1, pid=0)


def far_ranks(n):
    """Ranks, each with times hours apart."""
    return (row("kernel", "k", 7_200_000_000 * (i % 50) + i, f'"rank":{i % 1500}') for i in range(n))


def steps(n):
    return (row("user_annotation", f"ProfilerStep#{i}", 2 * i) for i in range(n))


def uncategorised(n):
    return (f'{{"ph":"X","name":"n{i}","pid":{i},"ts":{i},"dur":1,"args":{{"Task Type":1}}}}' for i in range(n))


def captures(n):
    return (row("cuda_runtime", ("cudaStreamBeginCapture", "cudaLaunchKernel", "cudaStreamEndCapture")[i % 3], i, pid=1) for i in range(n))


def space(n):
    """Hardly anything but space: gzip packs it a thousandfold."""
    yield row("kernel", "k", 1)
    for _ in range(n // 500):
        yield " " * 1_000_000 + row("kernel", "k", 5)


def text(n):
    return (row("kernel", "k", i, '"stack":"' + "a" * 1_000_000 + '"') for i in range(n // 500))


KINDS = (names, long_names, copies, operations, backwards, calls, one_correlation, far_ranks, steps, uncategorised, captures, space, text)


def write(path, rows):
    with gzip.open(path, "wt", compresslevel=1) as file:
        file.write('{"schemaVersion":1,"traceEvents":[\n')
        for i, each in enumerate(rows):
            file.write((",\n" if i else "") + each)
        file.write("]}\n")


def measured(command):
    """Status, output, seconds and megabytes of a command."""
    start = time.monotonic()
    with tempfile.TemporaryFile() as out:
        with subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT) as process:
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        return process.returncode, out.read(), time.monotonic() - start, usage.ru_maxrss / 1000


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--scale", type=float, default=1, help="of 2.5 million rows")
    parser.add_argument("--only")
    arguments = parser.parse_args()
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for kind in KINDS:
            if arguments.only not in (None, kind.__name__):
                continue
            path = pathlib.Path(folder, "trace.json.gz")
            write(path, kind(int(2_500_000 * arguments.scale)))
            for how in ("--json", None):
                command = [arguments.program, "trace", "read", *([how] if how else []), str(path)]
                status, said, seconds, megabytes = measured(command)
                notices = ""
                if how and status == 0:
                    notices = ", ".join(f"{each['kind']} {each['amount']}" for each in json.loads(said)["notices"])
                isgood = megabytes <= MOST_MB and status in (0, 3)
                failed += not isgood
                print(f"{kind.__name__} {how or 'report'}: {path.stat().st_size / 1e6:.1f} MB packed, {seconds:.1f} s, {megabytes:.0f} MB, "
                      f"status {status}{'; ' + notices if notices else ''}{'' if isgood else '  <-- too much'}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
