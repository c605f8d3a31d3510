#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the sources against the rooms of CONTRIBUTING.md: who may include whom, and how long a file is.

The link graph keeps the libraries apart; this also keeps the folders inside each of them apart, and sees headers
that would compile without being linked.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LONGEST = 800  # lines of a source file

# A folder may include what stands above it here, and itself. Folders between the same braces know nothing of each
# other, nor do those that a star stands for: every folder there that has no line of its own.
ORDER = (
    "models/{measure,physics,sound,text}",
    "models/traces",
    "models/traces/figures",
    "models/traces_text",
    "models/{graph,json,paper}",
    "models/network",
    "models/policy",
    "models/measured",
    "models/catalogue",
    "models/instruments/contract",
    "models/measure_text",
    "models/instruments/dispatch_tax",
    "models/instruments/*",
    "models/instruments/trace",
    "models/instruments/tracks",
    "models/instruments/tracks/*",
    "models/content",
    "models/instruments",
    "models/session",
    "models/store",
    "models/compute",
    "models/evidence",
    "models/review",
    "models/check",
    "models/handin",
    "models/send",
    "models/teach",
    "models/class_view",
    "controllers",
    "views/widgets/spoken",
    "views/widgets",
    "views/charts",
    "views/charts/{bars,lines,timeline}",
    "views/sketch",
    "views/map",
    "views/act",
    "views/instruments/page",
    "views/instruments/program",
    "views/instruments/*",
    "views/instruments",
    "views/steps",
    "views/pages",
    "views/paper",
    "views/evidence",
    "views/class_view",
    "views/shell/look",
    "views/shell/strip",
    "views/shell/settings",
    "views/review",
    "views/projector",
    "views/home",
    "views/shell",
    "app/sound",
    "app/command",
    "app/root",
    "app/tour",
    "app",
)

WIDGET_HEADERS = r"Qt(Widgets|Charts|Svg|Gui)/|Q(Widget|Application|Label|PushButton|Chart|Painter|Color|Font|Icon)\b"
# (in which folder or file, what an #include there must not match, why)
RULES = (
    ("models/physics", r"Q[A-Z]|nlohmann|valijson", "the physics knows the standard library only"),
    ("models/measure", r"Q[A-Z]|nlohmann|valijson", "what measures the computer knows the standard library only"),
    ("models/traces", r"Q[A-Z]|nlohmann|valijson|models/(?!traces/)", "traces are read without Qt and JSON libraries"),
    ("models/catalogue/catalogue.h", r"models/", "most of who has a catalogue needs little of what it holds"),
    ("models", WIDGET_HEADERS, "models see Qt Core only"),
    ("views", r"controllers/", "views emit intents and don't know who hears them"),
    ("controllers", r"views/", "controllers don't know the views"),
    ("controllers", WIDGET_HEADERS, "controllers see Qt Core only"),
)
INCLUDE = re.compile(r'^\s*#\s*include\s*(?P<open>[<"])(?P<header>[^>"]+)[>"]')
CHART_HEADER = re.compile(r"QtCharts\b|Q\w*(Chart|ChartView|CategoryAxis|ValueAxis|BarSet|Series)$")
MAP_HEADER = re.compile(r"(graphviz/)?(gvc|cgraph|cdt|gvplugin\w*)\.h$")
NETWORK_HEADER = re.compile(r"QtNetwork\b|Q(Network|Tcp|Udp|Ssl|Dns|Host|Hsts|Http|Authenticator|AbstractSocket|LocalSocket)")
LAYERS = ("app", "controllers", "models", "views")


def levels():
    """Folder: its line in ORDER."""
    found = {}
    for level, line in enumerate(ORDER):
        before, _, inside = line.partition("{")
        for name in inside.rstrip("}").split(","):
            found[before + name] = level
    return found


LEVELS = levels()


def level(room):
    """Where a room stands in ORDER; None for one that has no place there."""
    return LEVELS.get(room, LEVELS.get(room.rpartition("/")[0] + "/*"))


def wrong_room(name, header):
    """Why a source must not include a header of this project; None when it may."""
    room, other = name.rpartition("/")[0], header.rpartition("/")[0]
    if other == room or name.split("/")[0] not in LAYERS:
        return None
    if level(other) is None:
        return "no room of ORDER in tests/checks/layers.py holds it; an include begins with its layer"
    if level(room) is None:
        return f"{room} has no place in ORDER of tests/checks/layers.py yet: a line there, below all that it includes"
    return None if level(other) < level(room) else f"{room} stands before {other}, or beside it"


def complaints(path, text):
    name = path.as_posix()
    if text.count("\n") > LONGEST:
        yield f"{name}: {text.count(chr(10))} lines; more than {LONGEST} hide an idea that wants its own file"
    for number, line in enumerate(text.splitlines(), 1):
        match = INCLUDE.match(line)
        if not match:
            continue
        header = match["header"]
        for where, forbidden, why in RULES:
            if f"{name}/".startswith(f"{where}/") and re.match(forbidden, header):
                yield f"{name}:{number}: includes {header}, but {why}"
        if match["open"] == '"' and not header.endswith(".moc"):
            why = wrong_room(name, header)
            if why:
                yield f"{name}:{number}: includes {header}, but {why}"
        if MAP_HEADER.match(header) and not name.startswith("views/map/"):
            yield f"{name}:{number}: includes {header}, but only views/map/ knows Graphviz"
        if CHART_HEADER.match(header) and not name.startswith(("views/charts/", "tests/")):
            yield f"{name}:{number}: includes {header}, but only views/charts/ knows Qt Charts"
        if NETWORK_HEADER.match(header) and not name.startswith(("models/network/", "tests/")):
            yield f"{name}:{number}: includes {header}, but only models/network/ goes on the network"


def main():
    paths = [path.relative_to(ROOT) for folder in (*LAYERS, "tests")
             for path in sorted((ROOT / folder).rglob("*")) if path.suffix in (".h", ".cpp")]
    found = [line for path in paths for line in complaints(path, (ROOT / path).read_text(encoding="utf-8"))]
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
