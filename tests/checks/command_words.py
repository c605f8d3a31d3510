#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when the manual page, the completion for bash, --help or app/run.sh leaves out a command or an option, or has one
that the program doesn't take.
"""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
MANUAL = "app/packaging/ridgepoint.1"
COMPLETION = "app/packaging/ridgepoint.bash"
SCRIPT = "app/run.sh"
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z0-9-]*")
# Asked of every command that has a help of its own; the manual says so once.
EVERYWHERE = {"--help"}


def read(path):
    return (ROOT / path).read_text(encoding="utf-8")


def taken_by_reader(source):
    """{command: options} of those whose options command_line.cpp reads; the window is ""."""
    def array(name):
        body = re.search(rf"QLatin1String {name}\[\] = \{{(.*?)\}};", source, re.S)
        return set(re.findall(r'"(--[a-z-]+)"', body.group(1))) if body else set()

    common = array("common")
    return {"": common | array("window") | {"--presenter", "--version", "--help"}, "tour": common | array("tour"),
            "teach": array("teach")}


def joined(source):
    """Literals that stand one after the other as one."""
    return re.sub(r'"\s*\n?\s*"', "", source)


def usages():
    """{command: options} as the commands say them themselves, in their usage and in sentences that begin with one."""
    found = {}
    for folder in ("app", "models"):
        for path in sorted((ROOT / folder).rglob("*.cpp")):
            source = joined(path.read_text(encoding="utf-8"))
            told = re.findall(r'"(?:Usage|or): ridgepoint ((?:[^"\\]|\\.)*)"', source)
            for usage in told:
                found.setdefault(usage.split()[0], set()).update(OPTION.findall(usage))
            if len({usage.split()[0] for usage in told}) == 1:
                found[told[0].split()[0]] |= set(re.findall(r'tr\(\s*"(--[a-z][a-z0-9-]*) ', source))
    return found


def program():
    """{command: options} that the program takes; "" is the window."""
    source = read("app/command/command_line.cpp")
    known = {name: set() for name in re.findall(r'\{QLatin1String\("([a-z]+)"\), CommandLine::Action', source)}
    for command, options in usages().items():
        known.setdefault(command, set()).update(options)
    known.update(taken_by_reader(source))
    return known


def completion(text):
    """{command: words offered}"""
    offered = {command.strip(): set(words.split())
               for commands, words in re.findall(r"^        ([a-z| ]+)\) words=\"([^\"]*)\"", text, re.M)
               for command in commands.split("|")}
    rest = text[text.index("        *)\n            words="):]
    words, commands = re.findall(r"words\+?=\"([^\"]*)\"", rest)
    return {**offered, "": set(words.split()), "commands": set(commands.split())}


def complaints(known, manual, bash, told, script):
    languages = " ".join(row["code"] for row in json.loads(read("translations/languages.json"))["languages"])
    if f'--lang) words="{languages}"' not in bash:
        yield f"{COMPLETION}: offers other languages than there are: {languages}"
    manual = re.sub(r"\\f[BIR]", " ", manual.replace("\\-", "-"))
    offered = completion(bash)
    for command in sorted(set(known) - {""}):
        if not re.search(rf"^\.TP\n {command}\b", manual, re.M):
            yield f"{MANUAL}: leaves out the command {command}"
        if command not in offered["commands"]:
            yield f"{COMPLETION}: doesn't offer the command {command}"
        if not re.search(rf'row\("ridgepoint {command}\b', told):
            yield f"--help: leaves out the command {command}"
        if not re.search(rf"^(?:\S+ \| )*{command} \|", script, re.M):
            yield f"{SCRIPT}: doesn't know that {command} needs no display"
    for command, options in sorted(known.items()):
        for option in sorted(options - EVERYWHERE):
            if not re.search(rf"{option}(?![\w-])", manual):
                yield f"{MANUAL}: leaves out {option} of {command or 'the window'}"
            if option not in offered.get(command, set()):
                yield f"{COMPLETION}: doesn't offer {option} of {command or 'the window'}"
        for option in sorted(offered.get(command, set())):
            if option.startswith("--") and option not in options | EVERYWHERE:
                yield f"{COMPLETION}: offers {option}, which {command or 'the window'} doesn't take"
    for option in sorted(set(OPTION.findall(manual)) - set().union(*known.values()) - EVERYWHERE):
        yield f"{MANUAL}: has {option}, which nothing takes"
    for option in sorted(known[""]):
        if f'row("{option}' not in told:
            yield f"--help: leaves out {option}"


def main():
    told = read("app/command/command_line_text.cpp")
    found = list(complaints(program(), read(MANUAL), read(COMPLETION), told, read(SCRIPT)))
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
