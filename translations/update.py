#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Brings translations/ridgepoint_*.ts up to date with the sources and the JSON content.

    update.py [--lupdate PROGRAM]

New messages are marked unfinished, messages that are gone are dropped. No file locations are written, so
that moving code leaves the files alone. English holds plural forms only: its other texts are the sources.
"""
import argparse
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import extract_content  # noqa: E402  (beside this file, wherever it is called from)

ROOT = pathlib.Path(__file__).resolve().parents[1]
FOLDERS = ("app", "controllers", "models", "views")
LISTED = json.loads((ROOT / "translations/languages.json").read_text(encoding="utf-8"))["languages"]
LANGUAGES = tuple(language["code"] for language in LISTED)
PLURALS_ONLY = tuple(language["code"] for language in LISTED if language.get("plurals_only"))
# What lupdate says when it can't tell the class that tr() belongs to.
UNUSABLE = re.compile(r"unknown namespace/class |cannot be called without context|lacks Q_OBJECT")
DEBIAN_LUPDATE = "/usr/lib/qt6/bin/lupdate"


def ts_name(language):
    return f"ridgepoint_{language}.ts"


def find_lupdate():
    return DEBIAN_LUPDATE if pathlib.Path(DEBIAN_LUPDATE).exists() else shutil.which("lupdate") or "lupdate"


def sources():
    return [path for folder in FOLDERS for pattern in ("*.h", "*.cpp")
            for path in sorted((ROOT / folder).rglob(pattern))]


def update(lupdate, folder, languages=LANGUAGES, plurals_only=PLURALS_ONLY):
    """Updates or creates FOLDER/ridgepoint_LANG.ts for each language."""
    with tempfile.TemporaryDirectory() as temporary:
        content = pathlib.Path(temporary, "content.cpp")
        extract_content.write(content)
        listing = pathlib.Path(temporary, "sources.lst")
        listing.write_text("\n".join(map(str, [*sources(), content])) + "\n", encoding="utf-8")
        for language in languages:
            command = [lupdate, "-silent", "-locations", "none", "-no-obsolete", "-source-language", "en",
                       "-target-language", language]
            if language in plurals_only:
                command.append("-pluralonly")
            # Without them lupdate doesn't see the classes of the headers, and files messages of rp::A under A.
            command += ["-I", str(ROOT)]
            command += [f"@{listing}", "-ts", str(pathlib.Path(folder, ts_name(language)))]
            run = subprocess.run(command, check=True, stdin=subprocess.DEVNULL, capture_output=True, text=True)
            if UNUSABLE.search(run.stdout + run.stderr):
                sys.exit(f"lupdate would file these texts where the program doesn't look:\n{run.stderr}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lupdate", default=find_lupdate())
    update(parser.parse_args().lupdate, ROOT / "translations")
