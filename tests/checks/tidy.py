#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs clang-tidy, and clazy where it is installed, over the sources that a change touches.

    tidy.py BUILD [--all | --since COMMIT] [-j N] [--only PART] [--fast] [--budget MINUTES] [--junit FILE]

A source is looked at when it, or a project header that it includes, differs from

- COMMIT, where one is given;
- else the newest merge base with a main branch (origin/HEAD, origin/main, main) that is not HEAD itself;
- else, on the main branch, the first parent of HEAD: what the last commit, or the last merge, brought.

Files that are not committed yet count as changed. --all looks at the whole tree; so does a tree without history.
What was clean is not looked at again on the same machine until it, a header, its definitions or .clang-tidy change.

--budget ends the run after so many minutes. Changed sources, and one that includes each changed header, come first.
What is left is named, and counted as skipped: a merge of hundreds of sources takes longer than any budget, and is for
a run without one.

--fast leaves out what takes most of the time: clang's path-sensitive analyzer, those bugprone checks that read all
of Qt's headers to find what this program has never had, clazy, and the sources of the tests.
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


def entries_of(build):
    """The compile commands. Where sources are compiled as one, each of them as if it were compiled by itself."""
    for entry in json.loads((build / "compile_commands.json").read_text(encoding="utf-8")):
        path = pathlib.Path(entry["directory"], entry["file"])
        if path.parent.name != "Unity":
            yield entry
            continue
        for source in INCLUDE.findall(path.read_text(encoding="utf-8")):
            yield {**entry, "file": source, "command": entry["command"].replace(entry["file"], source)}


def commands(build):
    """(source, compile command) of every source of ours: nothing generated, nothing of the build folder."""
    seen = {}
    for entry in entries_of(build):
        path = pathlib.Path(entry["directory"], entry["file"]).resolve()
        if path.is_relative_to(ROOT) and path.relative_to(ROOT).parts[0] in FOLDERS:
            seen.setdefault(path, entry.get("command") or " ".join(entry["arguments"]))
    return sorted(seen.items())


def plain_database(build, folder):
    """Writes the compile commands without precompiled headers into a folder for the tools."""
    entries = list(entries_of(build))
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


def git(*arguments):
    """What git says, a line each; None when it can't tell."""
    run = subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, text=True, check=False,
                         stdin=subprocess.DEVNULL)
    return run.stdout.splitlines() if run.returncode == 0 else None


def base_commit():
    """What HEAD is compared with: see above. None without history."""
    head = git("rev-parse", "HEAD")
    bases = []
    for branch in ("origin/HEAD", "origin/main", "main"):
        base = git("merge-base", "HEAD", branch)
        if base and base != head:
            bases.append((len(git("rev-list", f"{base[0]}..HEAD")), base[0]))
    if bases:
        return min(bases)[1]
    parent = git("rev-parse", "--verify", "--quiet", "HEAD^1")
    return parent[0] if parent else None


def changed_since(base):
    """Paths that differ from a commit, those not committed included; None when git doesn't know it."""
    differing, new = git("diff", "--name-only", base), git("ls-files", "--others", "--exclude-standard")
    if differing is None or new is None:
        return None
    return {ROOT / name for name in differing + new}


def ordered(files, changed, closures):
    """(must, may): sources to look at, those that changed or stand for a changed header first."""
    must, may, headers = [], [], {path for path in changed if path.suffix == ".h"}
    for source in files:
        if source in changed:
            must.append(source)
            headers -= set(closures[source])
    for source in files:
        if source in must or not changed.intersection(closures[source]):
            continue
        stands_for = headers.intersection(closures[source])
        headers -= stands_for
        (must if stands_for else may).append(source)
    return must, may


def digest(files, command, build, settings):
    """The same for the same sources, wherever the tree and its build folder lie."""
    value = hashlib.sha256(settings)
    meaning = [word for word in command.split() if word.startswith(("-D", "-U", "-std"))]
    value.update(" ".join(meaning).replace(str(build), "BUILD").replace(str(ROOT), "ROOT").encode())
    for path in files:
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


def write_junit(path, bad, seconds, left=0):
    """Test cases in the shape of ctest's own files: the result, and one skipped case when sources were left."""
    suite = xml.Element("testsuite", name="tidy", tests=str(1 + int(left > 0)), failures=str(int(bad > 0)))
    xml.SubElement(suite, "testcase", name="check_tidy", classname="check_tidy", time=f"{seconds:.0f}",
                   status="fail" if bad else "run")
    if left:
        case = xml.SubElement(suite, "testcase", name="check_tidy_rest", classname="check_tidy", status="notrun")
        xml.SubElement(case, "skipped", message=f"{left} sources left")
    xml.ElementTree(suite).write(path, encoding="utf-8", xml_declaration=True)


def choose_tools(fast):
    """The command lines of the tools."""
    tools = [["clang-tidy", "--quiet", *(f"--extra-arg={a}" for a in GCC_ONLY)]]
    if fast:
        tools[0].append(f"--checks={FAST_CHECKS}")
    elif shutil.which("clazy-standalone"):
        tools.append(["clazy-standalone", f"--checks={CLAZY_CHECKS}", *(f"--extra-arg={a}" for a in GCC_ONLY),
                      "--header-filter=/(app|models|views|controllers|tests)/"])
    else:
        print("clazy is not installed: only clang-tidy looks.")
    return tools


def choose_sources(options, files):
    """(must, may, closures) of the sources in the compile commands."""
    cache, include_dirs = {}, [ROOT, *(ROOT / folder for folder in FOLDERS)]
    closures = {source: closure(source, include_dirs, cache) for source in files}
    base = None if options.all else options.since or base_commit()
    changed = changed_since(base) if base else None
    if options.since and changed is None:
        sys.exit(f"tidy.py: git knows no commit {options.since}")
    if changed is None or ROOT / ".clang-tidy" in changed:
        print("Looking at the whole tree.")
        return files, [], closures
    print(f"Looking at what changed since {base[:10]}.")
    return *ordered(files, changed, closures), closures


def look_at_all(todo, jobs, until, look):
    """(sources with findings, sources left when the time was up). `look` is called with each of todo."""
    bad, left = [], []

    def in_time(source):
        return None if time.monotonic() > until else look(source)

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for source, said in zip(todo, pool.map(in_time, todo)):
            if said is None:
                left.append(source)
            elif said:
                bad.append(source)
                print(f"--- {source.relative_to(ROOT)}\n{said}", flush=True)
    return bad, left


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--all", action="store_true", help="look at the whole tree")
    which.add_argument("--since", metavar="COMMIT", help="look at what changed since this commit")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--only", default="", help="look only at files whose path contains this")
    parser.add_argument("--fast", action="store_true", help="without clang's analyzer, clazy and tests")
    parser.add_argument("--budget", type=float, default=float("inf"), help="minutes after which the rest is left")
    parser.add_argument("--junit", type=pathlib.Path, help="write the result as a test case into this file")
    return parser.parse_args()


def main():
    options = arguments()
    started = time.monotonic()
    build = options.build.resolve()
    tools = choose_tools(options.fast)
    settings = (ROOT / ".clang-tidy").read_bytes() + repr(tools).encode()
    found = {source: command for source, command in commands(build) if options.only in str(source)
             and not (options.fast and source.relative_to(ROOT).parts[0] == "tests")}
    if not found:
        print(f"no source of this project in {build}/compile_commands.json")
        return 1
    must, may, closures = choose_sources(options, list(found))
    record = record_folder()
    record.mkdir(parents=True, exist_ok=True)
    stamps = {s: record / digest(closures[s], found[s], build, settings) for s in must + may}
    todo = [source for source in must + may if not stamps[source].is_file()]
    print(f"{len(found)} sources, {len(stamps)} touched by the change, {len(todo)} to look at", flush=True)
    database = plain_database(build, build / "tidy")

    def look(source):
        said = look_at(source, database, tools)
        if not said:
            stamps[source].touch()
        return said

    bad, left = look_at_all(todo, options.jobs, started + 60 * options.budget, look)
    for source in left:
        print(f"left: {source.relative_to(ROOT)}")
    print(f"{len(bad)} sources with findings, {len(left)} left after {options.budget:g} minutes" if bad or left
          else "clean")
    if options.junit:
        write_junit(options.junit, len(bad), time.monotonic() - started, len(left))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
