#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeps what the labs ask and take for right, without texts, as this version has it: released/labNN-VERSION.json.

    keep_keys.py            writes what is missing; run at a release
    keep_keys.py --check    fails where a lab asks something else than its version did when that was kept

The grader holds work that was done in an older version against these files. A lab that asks something else has
another version, so a file that is there is never written again: raise "content_version" of the lab, or remove the
file when that version never went out.
"""
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
KEPT = HERE / "released"

TRUTH = {"figure": True, "inputs": True}
QUESTION = {"id": True, "kind": True, "options": {"id": True}, "correct": True, "minimum": True, "maximum": True,
            "tracks": True}
LAB = {
    "id": True, "chapter": True, "content_version": True, "default_track": True,
    "acts": {
        "id": True, "needs_track": True, "instrument": True,
        "panels": {"id": True, "instrument": True, "tracks": True},
        "predictions": QUESTION,
        "discoveries": {"id": True, "needs": {}, "panel": True, "tracks": True, "core": True, "asks": {"figure": True}},
        "challenges": {
            "id": True, "kind": True, "panel": True, "tracks": True, "truth": TRUTH, "tolerance": True,
            "choose": True, "leave_out": True, "none": TRUTH, "core": True},
        "exercises": {"panel": True, "question": QUESTION},
        "reflections": QUESTION,
    },
}


def keys_of(value, wanted):
    """What of a JSON value is wanted: True takes all of it, an object names what it takes of each object."""
    if wanted is True:
        return value
    if isinstance(value, list):
        return [keys_of(each, wanted) for each in value]
    return {key: keys_of(value[key], inner) for key, inner in wanted.items() if key in value}


def written(keys):
    """One line for each act."""
    acts = ",\n".join(json.dumps(act, ensure_ascii=False) for act in keys["acts"])
    return json.dumps({**keys, "acts": []}, ensure_ascii=False)[:-2] + "\n" + acts + "\n]}\n"


def main():
    faults = 0
    for path in sorted(HERE.glob("*.json")):
        keys = keys_of(json.loads(path.read_text(encoding="utf-8")), LAB)
        kept = KEPT / f"{keys['id']}-{keys['content_version']}.json"
        if kept.exists():
            if json.loads(kept.read_text(encoding="utf-8")) != keys:
                print(f"{path.name} asks something else than {kept.name}; raise its content_version")
                faults += 1
        elif "--check" not in sys.argv[1:]:
            KEPT.mkdir(exist_ok=True)
            kept.write_text(written(keys), encoding="utf-8")
            print(f"wrote {kept.name}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
