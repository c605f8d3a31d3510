#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds names that two sources of one folder both have in unnamed namespaces, and those which are also a type of a header
there: a unity build puts the sources of a folder into one, where they clash. Without building, by a simple parser.
Arguments: folders to look at; none: all.
"""
import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ("app", "controllers", "models", "views")
NOISE = re.compile(r'//[^\n]*|/\*.*?\*/|R"\((?:.*?)\)"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'|^\s*#[^\n]*', re.S | re.M)
TYPE = re.compile(r"(?:template\s*<.*>\s*)?(?:class|struct|enum(?:\s+class)?|union)\s+(\w+)", re.S)
ALIAS = re.compile(r"using\s+(\w+)\s*=\s*(.*)", re.S)
FUNCTION = re.compile(r"([\w~]+|operator\W+)\s*\(")
PUBLIC = re.compile(r"^(?:class|struct|enum(?: class)?|union) (\w+)[^;(]*\{", re.M)
VALUE = re.compile(r"(\w+)\s*(?:[=\[{]|$)")


def parameters(text):
    """The types of a parameter list, without names and defaults."""
    depth, found, one = 0, [], ""
    for char in text:
        depth += (char in "(<[{") - (char in ")>]}")
        if depth < 0:
            break
        if char == "," and depth == 0:
            found.append(one)
            one = ""
        else:
            one += char
    found.append(one)
    return ",".join(re.sub(r"\s+|\b\w+$", "", part.partition("=")[0].strip()) for part in found)


def declared(statement):
    """What a statement of a namespace declares: a name, for a function with the types of its parameters."""
    statement = re.sub(r"\[\[.*?\]\]", "", statement).strip()
    match = TYPE.match(statement)
    if match:
        return match[1]
    match = ALIAS.match(statement)
    if match:
        return f"{match[1]} = {match[2]}"
    if not statement or re.match(r"(using|namespace|static_assert|Q_|typedef|friend|extern)\b", statement):
        return None
    match = FUNCTION.search(statement)
    value = VALUE.search(statement)
    if match and statement[:match.start()].endswith("::"):
        return None # a member, declared in its class
    if match and not (value and value.start() < match.start() and "=" in value[0]):
        return f"{match[1]}({parameters(statement[match.end():])})"
    return value[1] if value else None


def unnamed(text):
    """Names in the unnamed namespaces of a source."""
    found, scopes, statement = set(), [], ""
    for char in NOISE.sub(" ", text):
        if char == "{":
            opened = "namespace" if re.search(r"\bnamespace\s*[\w:]*\s*$", statement) else "body"
            if opened == "namespace" and re.search(r"\bnamespace\s*$", statement):
                opened = "unnamed"
            if opened == "body" and scopes and scopes[-1] == "unnamed":
                found.add(declared(statement))
            scopes.append(opened)
            statement = ""
        elif char == "}":
            if scopes:
                scopes.pop()
            statement = ""
        elif char == ";":
            if scopes and scopes[-1] == "unnamed":
                found.add(declared(statement))
            statement = ""
        else:
            statement += char
    return found - {None}


def clashes(sources):
    """(folder, name, sources) of what stands in two sources or more of a folder."""
    where = collections.defaultdict(list)
    for name, text in sorted(sources.items()):
        folder, _, source = name.rpartition("/")
        types = PUBLIC.findall(NOISE.sub(" ", text)) if source.endswith(".h") else ()
        for each in types or unnamed(text):
            where[folder, each.partition(" = ")[0]].append((source, each))
    # The same other name for the same type may be said twice.
    return [(folder, name, [source for source, _ in found]) for (folder, name), found in sorted(where.items())
            if len(found) > 1 and any(source.endswith(".cpp") for source, _ in found)
            and (" = " not in found[0][1] or len({each for _, each in found}) > 1)]


def main(arguments):
    sources = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
               for folder in arguments or FOLDERS for path in (ROOT / folder).rglob("*.*")
               if path.suffix in (".h", ".cpp")}
    found = clashes(sources)
    for folder, name, where in found:
        print(f"{folder}: {name} in {', '.join(where)}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
