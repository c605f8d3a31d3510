#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs clang-tidy, and clazy where it is installed, over the project's own sources.

A file that was clean is not looked at again until it, a project header it includes, its compile command or
.clang-tidy changes. The record of clean files lies in the user's cache folder, so that a fresh clone of the
same sources finds it. --fast also reads tests/checks/tidy_clean.txt, the same record of the committed sources: a
machine that has never seen them then looks only at what has changed since.

    tidy.py BUILD [-j N] [--only PART] [--fast] [--junit FILE] [--record]

--fast leaves out what takes most of the time: clang's path-sensitive analyzer, those bugprone checks that read
all of Qt's headers to find what this program has never had, clazy, and the sources of the tests. It is for a
run over the whole tree on a machine that has no record; the target "tidy" does everything, and does not ask the
committed record. --record writes that record anew when everything was clean; it goes into the same commit.
"""
import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time
import xml.etree.ElementTree as xml

ROOT = pathlib.Path(__file__).resolve().parents[2]
RECORD = ROOT / "tests" / "checks" / "tidy_clean.txt"
RECORD_HEAD = """# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Written by tidy.py --fast --record: digests of sources, with their headers and settings, that were clean.
"""
FOLDERS = ("app", "models", "views", "controllers", "tests")
CLAZY_CHECKS = "level0,level1,no-non-pod-global-static"
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
# Of bugprone, what --fast keeps: mistakes that compile silently and that a reviewer overlooks.
FAST_BUGPRONE = (
    "argument-comment", "branch-clone", "copy-constructor-init", "dangling-handle", "incorrect-roundings",
    "infinite-loop", "integer-division", "macro-parentheses", "move-forwarding-reference", "parent-virtual-call",
    "string-constructor", "suspicious-enum-usage", "suspicious-missing-comma", "swapped-arguments",
    "too-small-loop-variable", "undelegated-constructor", "unhandled-self-assignment", "unused-raii",
    "use-after-move", "virtual-near-miss")
FAST_CHECKS = ",".join(("-clang-analyzer-*", "-bugprone-*", *(f"bugprone-{name}" for name in FAST_BUGPRONE)))
# gcc writes these into the compile commands; clang only warns about what it doesn't know.
GCC_ONLY = ("-Wno-unknown-warning-option",)
# clang would read a precompiled header of gcc as text, all of it for every file. Without it, it also sees whether
# a source includes what it uses.
PRECOMPILED = re.compile(r" (-Winvalid-pch|-fpch-preprocess|-include \S*cmake_pch\.hxx)(?= )")


def commands(build):
    """(source, compile command) of every source of ours: nothing generated, nothing of the build folder."""
    seen = {}
    for entry in json.loads((build / "compile_commands.json").read_text(encoding="utf-8")):
        path = pathlib.Path(entry["directory"], entry["file"]).resolve()
        if path.is_relative_to(ROOT) and path.relative_to(ROOT).parts[0] in FOLDERS:
            seen.setdefault(path, entry.get("command") or " ".join(entry["arguments"]))
    return sorted(seen.items())


def plain_database(build, folder):
    """Writes the compile commands without precompiled headers into a folder for the tools."""
    entries = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    for entry in entries:
        if "command" in entry:
            entry["command"] = PRECOMPILED.sub("", entry["command"])
    folder.mkdir(exist_ok=True)
    (folder / "compile_commands.json").write_text(json.dumps(entries), encoding="utf-8")
    return folder


def closure(source, include_dirs, cache):
    """The file and every project header it reaches through #include "…"."""
    found, open_ = set(), [source]
    while open_:
        path = open_.pop()
        if path in found:
            continue
        found.add(path)
        if path not in cache:
            cache[path] = INCLUDE.findall(path.read_text(encoding="utf-8"))
        for name in cache[path]:
            for folder in (path.parent, *include_dirs):
                candidate = (folder / name).resolve()
                if candidate.is_file():
                    if candidate.is_relative_to(ROOT):
                        open_.append(candidate)
                    break
    return sorted(found)


def record_folder():
    """Where the digests of clean files lie."""
    cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache")
    return cache / "ridgepoint" / "tidy"


def recorded():
    """Digests of the committed record."""
    if not RECORD.is_file():
        return set()
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    return {line.split()[0] for line in lines if line and not line.startswith("#")}


def digest(source, command, build, include_dirs, settings, cache):
    """The same for the same sources, wherever the tree and its build folder lie."""
    value = hashlib.sha256(settings)
    meaning = [word for word in command.split() if word.startswith(("-D", "-U", "-std"))]
    value.update(" ".join(meaning).replace(str(build), "BUILD").replace(str(ROOT), "ROOT").encode())
    for path in closure(source, include_dirs, cache):
        value.update(str(path.relative_to(ROOT)).encode())
        value.update(path.read_bytes())
    return value.hexdigest()


def look_at(source, database, tools):
    """What the tools say about one file: empty when clean."""
    said = []
    for tool in tools:
        run = subprocess.run([*tool, "-p", str(database), str(source)], capture_output=True, text=True,
                             check=False, stdin=subprocess.DEVNULL)
        if run.returncode != 0 or "warning:" in run.stdout + run.stderr:
            said.append(run.stdout + run.stderr)
    return "".join(said)


def write_junit(path, bad, seconds):
    """One test case in the shape of ctest's own files."""
    suite = xml.Element("testsuite", name="tidy", tests="1", failures=str(int(bad > 0)))
    xml.SubElement(suite, "testcase", name="check_tidy", classname="check_tidy", time=f"{seconds:.0f}",
                   status="fail" if bad else "run")
    xml.ElementTree(suite).write(path, encoding="utf-8", xml_declaration=True)


def main():
    started = time.monotonic()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--only", default="", help="look only at files whose path contains this")
    parser.add_argument("--fast", action="store_true", help="without clang's analyzer, clazy and tests")
    parser.add_argument("--junit", type=pathlib.Path, help="write the result as a test case into this file")
    parser.add_argument("--record", action="store_true", help="with --fast: write the committed record anew")
    options = parser.parse_args()
    build = options.build.resolve()

    tools = [["clang-tidy", "--quiet", *(f"--extra-arg={a}" for a in GCC_ONLY)]]
    if options.fast:
        tools[0].append(f"--checks={FAST_CHECKS}")
    elif shutil.which("clazy-standalone"):
        tools.append(["clazy-standalone", f"--checks={CLAZY_CHECKS}", *(f"--extra-arg={a}" for a in GCC_ONLY),
                      "--header-filter=/(app|models|views|controllers|tests)/"])
    else:
        print("clazy is not installed: only clang-tidy looks.")

    settings = (ROOT / ".clang-tidy").read_bytes() + repr(tools).encode()
    include_dirs = [ROOT / folder for folder in FOLDERS]
    record = record_folder()
    record.mkdir(parents=True, exist_ok=True)
    cache, todo = {}, []
    files = [f for f in commands(build) if options.only in str(f[0])]
    if options.fast:
        files = [f for f in files if f[0].relative_to(ROOT).parts[0] != "tests"]
    if not files:
        print(f"no source of this project in {build}/compile_commands.json")
        return 1
    known = recorded() if options.fast else set()
    digests = []
    for source, command in files:
        name = digest(source, command, build, include_dirs, settings, cache)
        digests.append(f"{name}  {source.relative_to(ROOT)}\n")
        stamp = record / name
        if name not in known and not stamp.is_file():
            todo.append((source, stamp))
    print(f"{len(files)} files, {len(todo)} to look at", flush=True)

    bad = 0
    database = plain_database(build, build / "tidy")
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        jobs = {pool.submit(look_at, source, database, tools): (source, stamp) for source, stamp in todo}
        for job in concurrent.futures.as_completed(jobs):
            source, stamp = jobs[job]
            said = job.result()
            if said:
                bad += 1
                print(f"--- {source.relative_to(ROOT)}\n{said}", flush=True)
            else:
                stamp.touch()
    print(f"{bad} files with findings" if bad else "clean")
    if options.record and options.fast and not options.only and not bad:
        RECORD.write_text(RECORD_HEAD + "".join(digests), encoding="utf-8")
    if options.junit:
        write_junit(options.junit, bad, time.monotonic() - started)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
