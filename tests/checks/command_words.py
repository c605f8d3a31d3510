#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when the manual page, --help or app/run.sh leaves out a command or an option, or the manual has one that the
program doesn't take.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
MANUAL = "app/packaging/ridgepoint.1"
SCRIPT = "app/run.sh"
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z0-9-]*")
# Asked of every command that has a help of its own; the manual says so once.
EVERYWHERE = {"--help"}


def read(path):
    return (ROOT / path).read_text(encoding="utf-8")


def program():
    """{command: options} as the forms of the commands say; "" is the window."""
    known = {}
    for folder in ("app", "models"):
        for path in sorted((ROOT / folder).rglob("*.cpp")):
            source = path.read_text(encoding="utf-8")
            lists = {name: set(OPTION.findall(body)) for name, body in
                     re.findall(r"CommandOption (\w+)\[\] = \{(.*?)\};", source, re.S)}
            for name, options in re.findall(r'CommandForm \w+\{"([a-z]*)", "[^"]*"(?:, (\w+))?', source):
                known.setdefault(name, set()).update(lists.get(options, set()))
    return known


def complaints(known, manual, told, script):
    manual = re.sub(r"\\f[BIR]", " ", manual.replace("\\-", "-"))
    for command in sorted(set(known) - {""}):
        if not re.search(rf"^\.TP\n {command}\b", manual, re.M):
            yield f"{MANUAL}: leaves out the command {command}"
        if not re.search(rf'row\("ridgepoint {command}\b', told):
            yield f"--help: leaves out the command {command}"
        if not re.search(rf"^(?:\S+ \| )*{command} \|", script, re.M):
            yield f"{SCRIPT}: doesn't know that {command} needs no display"
    for command, options in sorted(known.items()):
        for option in sorted(options - EVERYWHERE):
            if not re.search(rf"{option}(?![\w-])", manual):
                yield f"{MANUAL}: leaves out {option} of {command or 'the window'}"
    for option in sorted(set(OPTION.findall(manual)) - set().union(*known.values()) - EVERYWHERE):
        yield f"{MANUAL}: has {option}, which nothing takes"
    for option in sorted(known[""]):
        if f'row("{option}' not in told:
            yield f"--help: leaves out {option}"


def main():
    told = read("app/command/command_line_text.cpp")
    found = list(complaints(program(), read(MANUAL), told, read(SCRIPT)))
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
