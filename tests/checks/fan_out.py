#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts how many sources are compiled again when a header of models/ is touched, from the include lines alone.

Without arguments: complains of every header above the bar. With --all: the count of each, most first. With a header:
who includes it, and how many sources each of these passes it on to.
"""
import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ("app", "controllers", "models", "views", "tests")
MOST = 60  # sources
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.M)


def includes(root):
    """Source: the project's headers that it includes itself."""
    paths = [path for folder in FOLDERS for path in (root / folder).rglob("*") if path.suffix in (".h", ".cpp")]
    names = {path.relative_to(root).as_posix(): path for path in paths}
    return {name: {header for header in INCLUDE.findall(path.read_text(encoding="utf-8")) if header in names}
            for name, path in names.items()}


def includers(direct):
    """Header: who includes it itself."""
    found = collections.defaultdict(set)
    for name, headers in direct.items():
        for header in headers:
            found[header].add(name)
    return found


def touched(header, by_header):
    """How many sources are compiled again when the header is touched."""
    seen, waiting = {header}, [header]
    while waiting:
        for name in by_header[waiting.pop()] - seen:
            seen.add(name)
            waiting.append(name)
    return sum(name.endswith(".cpp") for name in seen)


def complaints(counts):
    for header, count in counts:
        if count > MOST:
            yield f"{header}: {count} sources are compiled again when it is touched, more than {MOST}"


def main(arguments):
    direct = includes(ROOT)
    by_header = includers(direct)
    if arguments and arguments[0] != "--all":
        for name in sorted(by_header[arguments[0]]):
            print(name, touched(name, by_header) if name.endswith(".h") else "")
        return 0
    counts = sorted(((header, touched(header, by_header)) for header in direct
                     if header.startswith("models/") and header.endswith(".h")), key=lambda pair: -pair[1])
    if arguments:
        print("\n".join(f"{count:4} {header}" for header, count in counts))
        return 0
    found = list(complaints(counts))
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
