#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks what the tests are worth: changes one statement of the program at a time, and looks whether a test fails.

    mutate.py --seed 7 --count 100 --list
    mutate.py --seed 7 --count 100 --build-command 'cmake --preset dev && ninja -C build/dev'
              --test-command 'ctest --test-dir build/dev --stop-on-failure -LE check'

A seed always chooses the same statements of a commit. Each is changed by one operator: a comparison, arithmetic, a
boolean, a constant, a statement that goes, a value that is not returned. Those that don't compile are counted apart,
and others are drawn for them. The commands run in the root of a worktree of HEAD (--tree), which stays, so that each
build is a small one; what is not committed is not looked at. A run that was interrupted goes on where it was.
Whether a survivor could be noticed at all is for a reader to judge.
"""
import argparse
import collections
import io
import json
import os
import pathlib
import random
import re
import signal
import subprocess
import sys
import tarfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ("app", "models", "views", "controllers")
KILLED, SURVIVED, NOT_COMPILED = "killed", "survived", "not compiled"

Mutation = collections.namedtuple("Mutation", "path line operator before after")

COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
ARITHMETIC = {"+": "-", "-": "+", "*": "/", "/": "*", "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*="}
BOOLEANS = {"&&": "||", "||": "&&", "true": "false", "false": "true", "!": ""}
# Lines that hold no statement.
NO_STATEMENT = re.compile(r"\s*(#|Q_[A-Z]|(using|namespace|template|class|struct|enum|case|static_assert)\b)")
# A call, or an assignment without a type before it: what can go without leaving a name undeclared.
REMOVABLE = re.compile(r"\s*(?!return\b|throw\b|delete\b|co_)[\w:.>()\[\]-]+(\(.*\)| [-+*/|&]?= .*);\s*")
NOT_CODE = re.compile(r'R"(\w*)\((?:.|\n)*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<![0-9a-fA-F])\'(?:\\.|[^\'\\\n])*\''
                      r"|//[^\n]*|/\*(?:.|\n)*?\*/")


def one_more(number):
    plain = number.replace("'", "")
    return str(int(plain) + 1) if plain.isdigit() else repr(float(plain) + 1.0)


OPERATORS = (
    ("comparison", re.compile(r"(?<= )(<=|>=|==|!=|<|>)(?= )"), COMPARISONS.get),
    ("arithmetic", re.compile(r"(?<= )([-+*/]=?)(?= )"), ARITHMETIC.get),
    ("boolean", re.compile(r"(?<= )(&&|\|\|)(?= )|\b(?:true|false)\b|(?<![\w)])!(?=[\w(])"), BOOLEANS.get),
    ("constant", re.compile(r"(?<![\w.'])\d[\d']*(?:\.\d+)?(?:e-?\d+)?(?![\w.'])"), one_more),
    ("removed statement", None, None),
    ("returned value", re.compile(r"(?<=\breturn )(?!(?:\{\}|true|false|nullptr|std::nullopt);)\S.*(?=;\s*$)"),
     lambda value: "{}"),
)


def without_texts(source):
    """The source with as many blanks in place of comments and of what is between quotes."""
    return NOT_CODE.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), source)


def is_whole(line, before):
    """Whether a line is a statement by itself, and may go."""
    return (REMOVABLE.fullmatch(line) and line.count("(") == line.count(")")
            and before.rstrip().endswith((";", "{", "}", ")", "else", ":")))


def mutations_of(path, source):
    """All that can be done to a source, as lists: one for each line of it to which something can be done."""
    before = ""
    for number, (line, code) in enumerate(zip(source.split("\n"), without_texts(source).split("\n")), 1):
        found = []
        if code.startswith("    ") and not NO_STATEMENT.match(code):
            for name, pattern, change in OPERATORS:
                if pattern:
                    found += [Mutation(path, number, name, line,
                                       line[:match.start()] + change(match.group()) + line[match.end():])
                              for match in pattern.finditer(code)]
                elif path.endswith(".cpp") and is_whole(code, before):
                    found.append(Mutation(path, number, name, line, re.match(r"\s*", line).group() + ";"))
        if found:
            yield found
        before = code if code.strip() else before


def sample(sources, seed):
    """Mutations without end, each of another line: first a line by chance, then an operator, then a place in it."""
    lines = [found for path, source in sorted(sources.items()) for found in mutations_of(path, source)]
    dice = random.Random(seed)
    dice.shuffle(lines)
    for found in lines:
        operator = dice.choice(sorted({mutation.operator for mutation in found}))
        yield dice.choice([mutation for mutation in found if mutation.operator == operator])


def git(*arguments, folder=ROOT):
    return subprocess.run(["git", "-C", folder, *arguments], check=True, capture_output=True, text=True).stdout


def sources_of(commit):
    """{path: source} of the program in a commit."""
    archive = subprocess.run(["git", "-C", ROOT, "archive", commit, *FOLDERS], check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        return {file.name: files.extractfile(file).read().decode() for file in files
                if file.name.endswith((".cpp", ".h"))}


def runs_well(command, tree, seconds):
    """Whether a command succeeds in time; one that doesn't is stopped with all that it started."""
    with subprocess.Popen(command, shell=True, cwd=tree, start_new_session=True,
                          stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            return process.wait(seconds) == 0
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return False


def outcome(mutation, tree, options):
    """What the tests make of a mutation; the tree is as before afterwards."""
    path = tree / mutation.path
    source = path.read_text(encoding="utf-8")
    lines = source.split("\n")
    lines[mutation.line - 1] = mutation.after
    try:
        path.write_text("\n".join(lines), encoding="utf-8")
        if not runs_well(options.build_command, tree, options.timeout):
            return NOT_COMPILED
        return SURVIVED if runs_well(options.test_command, tree, options.timeout) else KILLED
    finally:
        path.write_text(source, encoding="utf-8")


def table(results):
    """The outcomes by folder, and what survived."""
    rows = collections.defaultdict(collections.Counter)
    for mutation, result in results:
        for row in ("/".join(mutation.path.split("/")[:-1][:2]), "all"):
            rows[row][result] += 1
    lines = [f"{'':28}{KILLED:>10}{SURVIVED:>10}{NOT_COMPILED:>14}"]
    for name in sorted(rows, key=lambda row: (row == "all", row)):
        counts = rows[name]
        known = counts[KILLED] + counts[SURVIVED]
        share = f"{100 * counts[KILLED] // known:>5} %" if known else ""
        lines.append(f"{name:28}{counts[KILLED]:>10}{counts[SURVIVED]:>10}{counts[NOT_COMPILED]:>14}{share}")
    return "\n".join(lines + [shown(mutation) for mutation, result in results if result == SURVIVED])


def shown(mutation):
    return "{0.path}:{0.line}: {0.operator}\n    - {1}\n    + {2}".format(
        mutation, mutation.before.strip(), mutation.after.strip())


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100, help="mutations that compile")
    parser.add_argument("--build-command")
    parser.add_argument("--test-command")
    parser.add_argument("--timeout", type=float, default=3600.0, help="seconds for each command")
    parser.add_argument("--tree", type=pathlib.Path, default=ROOT / "build/mutation/tree")
    parser.add_argument("--list", action="store_true", help="only shows the mutations")
    options = parser.parse_args(arguments)
    commit = git("rev-parse", "HEAD").strip()
    drawn = sample(sources_of(commit), options.seed)
    if options.list:
        print("\n".join(shown(mutation) for mutation, _ in zip(drawn, range(options.count))))
        return 0
    if not options.build_command or not options.test_command:
        parser.error("it needs --build-command and --test-command, or --list")
    if not options.tree.exists():
        git("worktree", "add", "--detach", str(options.tree), commit)
    git("checkout", "--force", "--detach", commit, folder=options.tree)
    path = options.tree.parent / f"{commit[:12]}-{options.seed}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    known = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
    if not known and not all(runs_well(command, options.tree, options.timeout)
                             for command in (options.build_command, options.test_command)):
        sys.exit("without any mutation, a command fails already")
    results = []
    while sum(result != NOT_COMPILED for _, result in results) < options.count:
        mutation = next(drawn)
        if len(results) < len(known):
            result = known[len(results)]["result"]
        else:
            result = outcome(mutation, options.tree, options)
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"result": result, **mutation._asdict()}) + "\n")
            print(f"{result}: {mutation.path}:{mutation.line} ({mutation.operator})", flush=True)
        results.append((mutation, result))
    print(table(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
