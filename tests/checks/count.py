#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""count.py FOLDER: adds up ctest's JUnit files: one closing line, status 1 on a failure or when nothing ran."""
import pathlib
import sys
import xml.etree.ElementTree as xml


def main(folder):
    passed, failed, skipped, names = 0, 0, 0, []
    for path in sorted(pathlib.Path(folder).glob("*.xml")):
        for case in xml.parse(path).iter("testcase"):
            status = case.get("status")
            if status == "run":
                passed += 1
            elif status in ("notrun", "disabled") and case.find("skipped") is not None:
                skipped += 1
            else:
                failed += 1
                names.append(f"{path.stem}: {case.get('name')}")
    for name in names:
        print(f"failed: {name}")
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
