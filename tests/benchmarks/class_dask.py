#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Works the figures of a class out with Dask, on several workers, from what `ridgepoint class` has written.

    class_dask.py [--workers N] NDJSON… [--against CSV]
    class_dask.py [--workers N] --program RIDGEPOINT FOLDER… [--against CSV]

The first form goes through the lines that `ridgepoint class --ndjson` wrote, and works every figure out again. In
the second each worker lets the program read one folder after the other, and their tables are added up; it is the one
for very large classes. Both print the table that `ridgepoint class --csv` has; with --against, the two are compared
and it is said how many figures were. Exit status 1: they differ. Needs Debian's python3-dask; with
python3-distributed, --scheduler ADDRESS uses the workers of a cluster.
"""
import argparse
import csv
import json
import math
import subprocess
import sys
import tempfile
import time

import dask

TRIES_TO_BE_STUCK = 3


def figures_of(rows):
    """Sums over the rows of one hand-in: {(table, lab, act, step, kind, item, option, column): number}."""
    sums = {}
    tries = {}

    def add(key, column, amount=1):
        sums[(*key, column)] = sums.get((*key, column), 0) + amount

    sure = False
    for row in rows:
        lab, act, step, kind, item = (row[name] or "" for name in ("lab", "act", "step", "kind", "item"))
        if row["record"] == "handin":
            add(("class", "", "", "", "", "", ""), "learners")
        elif row["record"] == "confidence":
            key = ("confidence", "", "", "", "", item, "")
            add(key, "tries", int(row["value"]))
            add(key, "right", int(row["value"]) if row["right"] else 0)
            sure = True
        elif row["record"] == "lab":
            add(("lab", lab, "", "", "", "", ""), "learners")
            add(("lab", lab, "", "", "", "", ""), "done", int(row["done"]))
            if row["track"]:
                add(("track", lab, "", "", "", row["track"], row["verdict"] or ""), "learners")
            if not row["done"]:
                add(("step", lab, act, step, "", "", ""), "standing")
        elif row["record"] == "step":
            key = ("step", lab, act, step, "", "", "")
            add(key, "learners")
            add(key, "done", int(row["done"]))
            if row["ms"] is not None:
                span = 0 if row["ms"] < 1 else math.floor(8 * math.log2(row["ms"]))
                add(("span", lab, act, step, "", str(span), ""), "learners")
        elif row["record"] == "answer":
            key = ("item", lab, act, "", kind, item, "")
            made, solved = tries.get(key, (0, False))
            add(key, "tries")
            if made == 0:
                add(key, "learners")
                add(key, "right", int(bool(row["right"])))
            add(key, "solved", int(bool(row["right"]) and not solved))
            tries[key] = (made + 1, solved or bool(row["right"]))
            if kind != "challenge" and row["option"]:
                option = ("option", lab, act, "", kind, item, row["option"])
                add(option, "first", int(made == 0))
                add(option, "later", int(made > 0))
    for key, (made, solved) in tries.items():
        add(key, "standing", int(made >= TRIES_TO_BE_STUCK and not solved))
    if sure:
        add(("confidence", "", "", "", "", "", ""), "learners")
    return sums


def merged(into, sums):
    for key, amount in sums.items():
        into[key] = into.get(key, 0) + amount
    return into


def merged_pair(first, second=None):
    return merged(dict(first), second or {})


def figures_of_lines(lines):
    """Of whole hand-ins, one after the other: each begins with its row of the record "handin"."""
    total, rows = {}, []
    for line in lines:
        row = json.loads(line)
        if row["record"] == "handin" and rows:
            merged(total, figures_of(rows))
            rows = []
        rows.append(row)
    return merged(total, figures_of(rows)) if rows else total


def pieces(path, size):
    """(first byte, last byte) of parts of a file that each begin with a hand-in."""
    start = 0
    with open(path, "rb") as file:
        file.seek(0, 2)
        length = file.tell()
        while start < length:
            file.seek(min(start + size, length))
            file.readline()
            end = file.tell()
            line = file.readline()
            while line and not line.startswith(b'{"record":"handin"'):
                end = file.tell()
                line = file.readline()
            yield start, end
            start = end


def figures_of_piece(path, start, end):
    with open(path, "rb") as file:
        file.seek(start)
        return figures_of_lines(file.read(end - start).splitlines())


QUANTILES = ("half_ms", "nine_tenths_ms")


def with_quantiles(sums):
    """Adds half_ms and nine_tenths_ms of each step, which follow from the classes of its time spans."""
    spans = {}
    for (table, lab, act, step, _, item, _, _), count in list(sums.items()):
        if table == "span":
            spans.setdefault((lab, act, step), {})[int(item)] = count
    for (lab, act, step), counts in spans.items():
        for column, share in zip(QUANTILES, (0.5, 0.9)):
            reached, wanted = 0, share * sum(counts.values())
            for span in sorted(counts):
                reached += counts[span]
                if reached >= wanted:
                    sums[("step", lab, act, step, "", "", "", column)] = math.floor(2 ** ((span + 1) / 8) + 0.5)
                    break
    return sums


def read_csv(path):
    names = ("table", "lab", "act", "step", "kind", "item", "option")
    with open(path, newline="", encoding="utf-8") as file:
        return {(*(row[name] for name in names), column): int(value)
                for row in csv.DictReader(file) for column, value in row.items()
                if column not in names and value != ""}


def figures_of_folder(program, folder):
    """What the program counts in a folder; only what can be added up."""
    with tempfile.NamedTemporaryFile(suffix=".csv") as file:
        # 3: some files can't be read; the others count.
        done = subprocess.run([program, "class", "--csv", file.name, folder], stdout=subprocess.DEVNULL, check=False)
        if done.returncode not in (0, 3):
            raise RuntimeError(f"{program} class {folder}: exit status {done.returncode}")
        return {key: value for key, value in read_csv(file.name).items() if key[-1] not in QUANTILES}


def compute(asked):
    """All sums of the class, from the parts that the workers made."""
    if asked.program:
        parts = [dask.delayed(figures_of_folder)(asked.program, folder) for folder in asked.places]
    else:
        parts = [dask.delayed(figures_of_piece)(path, *piece) for path in asked.places
                 for piece in pieces(path, 2**25)]
    while len(parts) > 1:
        parts = [dask.delayed(merged_pair)(*parts[i:i + 2]) for i in range(0, len(parts), 2)]
    if asked.scheduler:
        from distributed import Client  # pylint: disable=import-outside-toplevel
        with Client(asked.scheduler):
            return dask.compute(*parts)[0]
    return dask.compute(*parts, scheduler="processes", num_workers=asked.workers)[0]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("places", nargs="+")
    parser.add_argument("--against", metavar="CSV")
    parser.add_argument("--program", metavar="RIDGEPOINT")
    parser.add_argument("--scheduler", metavar="ADDRESS")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    began = time.monotonic()
    sums = with_quantiles(compute(asked))
    learners = sums.get(("class", "", "", "", "", "", "", "learners"), 0)
    print(f"{learners} hand-ins, {len(sums)} figures in {time.monotonic() - began:.1f} s", file=sys.stderr)
    if not asked.against:
        for key in sorted(sums, key=str):
            print(*key, sums[key], sep=",")
        return 0
    wanted = read_csv(asked.against)
    # A figure that nobody counted towards is 0 in one and not there in the other.
    differ = [key for key in {*sums, *wanted} if sums.get(key, 0) != wanted.get(key, 0)]
    for key in differ[:20]:
        print(*key, sums.get(key, 0), wanted.get(key, 0), sep=",")
    print(f"{len(wanted)} figures compared, {len(differ)} differ")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
