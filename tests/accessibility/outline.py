#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints what assistive technology finds in a running lab. A tool for people, not a test.

    outline.py RIDGEPOINT [--hidden] [ARGUMENTS…]
"""
import sys

import desktop_session


def outline(lab, node, depth, hidden):
    for child in node.children:
        states = child.states
        if not hidden and "showing" not in states:
            continue
        marks = [mark for mark in ("focusable", "focused", "checked", "expanded") if mark in states]
        if "enabled" not in states:
            marks.append("disabled")
        line = f"{'  ' * depth}{child.role} {child.name!r}"
        if child.description:
            line += f" – {child.description!r}"
        if "Value" in child.interfaces:
            line += f" = {child.value:g}"
        print(line, *marks)
        if child.role == "table":
            headings, rows = child.cells()
            for row in [headings, *rows][:12]:
                print("  " * (depth + 1) + " | ".join(row))
        else:
            outline(lab, child, depth + 1, hidden)


if __name__ == "__main__":
    desktop_session.enter()
    from lab_driver import Lab

    hidden = "--hidden" in sys.argv
    arguments = [argument for argument in sys.argv[1:] if argument != "--hidden"]
    program = Lab(*arguments)
    program.pump(0.5)
    outline(program, program.root, 0, hidden)
    program.kill()
    desktop_session.leave(0)
