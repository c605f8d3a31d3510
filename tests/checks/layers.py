#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the sources against the folder table of CONTRIBUTING.md: who may include whom, and how long a file is.

The link graph keeps the libraries apart; this also sees headers that would compile without being linked.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LONGEST = 400  # lines of a source file

WIDGET_HEADERS = r"Qt(Widgets|Charts|Svg|Gui)/|Q(Widget|Application|Label|PushButton|Chart|Painter|Color|Font|Icon)\b"
# (where, what an #include there must not match, why)
RULES = (
    ("models/physics", r"Q[A-Z]|nlohmann|valijson|(text|content|session|catalogue|instruments|compute)/",
     "the physics knows the standard library only"),
    ("models", WIDGET_HEADERS, "models see Qt Core only"),
    ("models", r"(views|controllers|app)/|wizard_controller", "models know nothing above them"),
    ("views", r"controllers/|wizard_controller", "views emit intents and don't know who hears them"),
    ("controllers", r"(views|widgets|charts|steps|shell)/", "controllers don't know the views"),
    ("controllers", WIDGET_HEADERS, "controllers see Qt Core only"),
)
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]')
MAP_HEADER = re.compile(r"(graphviz/)?(gvc|cgraph|cdt|gvplugin\w*)\.h$")
CHART_HEADER = re.compile(r"QtCharts?/|Q[A-Z]?\w*(Chart|BarSeries|BarSet|LineSeries|ValueAxis|LogValueAxis)\w*$")


def complaints(path, text):
    name = path.as_posix()
    if text.count("\n") > LONGEST:
        yield f"{name}: {text.count(chr(10))} lines; more than {LONGEST} hide an idea that wants its own file"
    for number, line in enumerate(text.splitlines(), 1):
        match = INCLUDE.match(line)
        if not match:
            continue
        header = match.group(1)
        for folder, forbidden, why in RULES:
            if name.startswith(folder + "/") and re.match(forbidden, header):
                yield f"{name}:{number}: includes {header}, but {why}"
        if name.split("/")[0] in ("app", "models", "views", "controllers") and CHART_HEADER.match(header) \
                and not name.startswith("views/charts/"):
            yield f"{name}:{number}: includes {header}, but only views/charts/ knows Qt Charts"
        if MAP_HEADER.match(header) and not name.startswith("views/map/"):
            yield f"{name}:{number}: includes {header}, but only views/map/ knows Graphviz"


def main():
    found = [line for folder in ("app", "controllers", "models", "tests", "views")
             for path in sorted((ROOT / folder).rglob("*")) if path.suffix in (".h", ".cpp")
             for line in complaints(path.relative_to(ROOT), path.read_text(encoding="utf-8"))]
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
