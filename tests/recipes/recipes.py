#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""recipes.py PROGRAM: runs the commands of the handbook on Moodle, Open edX and an LRS, as they stand there.

What the platforms would give is made here: the archives of submissions with their folders, and the sheet of scores.
The LRS is a server on this machine.
"""
import base64
import csv
import hashlib
import hmac
import http.server
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import uuid
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
HANDBOOK = ROOT / "app/packaging/handbook/handbook.json"
LRS = "https://lrs.example.edu/xapi/"
# Mallory hands in under Bob's number.
WORKS = (("Ada Lovelace", "0042", "act2"), ("Eve", "eve-number", "act1"), ("Bob", "bob", "captures"),
         ("Mallory", "bob", "another"))
# The columns of edx-bulk-grades, ScoreCSVProcessor:
SHEET = ("user_id", "username", "full_name", "student_uid", "enrolled", "track", "cohort", "block_id", "title",
         "date_last_graded", "who_last_graded", "Previous Points", "New Points")


def blocks():
    sections = {section["id"]: section["blocks"] for part in json.loads(HANDBOOK.read_text(encoding="utf-8"))["parts"]
                for section in part["sections"]}
    return ["\n".join(block["lines"]) + "\n" for name in ("platforms", "lrs") for block in sections[name]
            if "lines" in block]


class Lrs(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self):
        server = self.server
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        login = "Basic " + base64.b64encode("course:…".encode()).decode()
        if self.headers["Authorization"] != login or self.headers["X-Experience-API-Version"] != "1.0.3":
            server.complaints.append(str(self.headers))
        statements = [body] if self.command == "PUT" else body
        if not isinstance(statements, list) or not 0 < len(statements) <= 50:
            server.complaints.append("no list of a few statements")
        for statement in statements:
            uuid.UUID(statement["id"])
            server.stored[statement["id"]] = statement
        said = b"" if self.command == "PUT" else json.dumps([one["id"] for one in statements]).encode()
        self.send_response(200 if said else 204)
        self.send_header("X-Experience-API-Version", "1.0.3")
        if said:
            self.send_header("Content-Length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    do_PUT = do_POST = answer


def expect(is_so, what):
    if not is_so:
        sys.exit(f"recipes.py: {what}")


def session(name):
    """The bytes of a ledger; "another" is act1 as a session of its own, sealed by who has the source."""
    ledger = json.loads((ROOT / f"tests/data/ledgers/{name.replace('another', 'act1')}.json").read_text())
    if name == "another":
        ledger["ledger_id"] = "6f2b8c1e-0000-4000-8000-000000000001"
        key = hashlib.sha256(b"ridgepoint commit log 1 " + ledger["ledger_id"].encode()).digest()

        def seal(text):
            return hmac.new(key, text.encode(), "sha256").hexdigest()

        last = "first"
        for entry in ledger["commits"]:
            entry.pop("seal")
            entry["seal"] = last = seal(f"{last}\n{json.dumps(entry, sort_keys=True, separators=(',', ':'))}")
        ledger["head"]["seal"] = seal(f"head {len(ledger['commits'])} {last}")
    return json.dumps(ledger).encode()


def hand_in(command, folder, environment):
    """The archive that a platform lets a teacher download; each learner runs the command of the handbook."""
    with zipfile.ZipFile(folder / "submissions.zip", "w") as archive:
        for number, (name, key, ledger) in enumerate(WORKS):
            data = folder / name / "ridgepoint"
            data.mkdir(parents=True)
            (data / "ledger.json").write_bytes(session(ledger))
            own = command.replace("Ada Lovelace", name).replace("0042", key)
            subprocess.run(["bash", "-euc", own], cwd=data, env={**environment, "XDG_DATA_HOME": str(folder / name)},
                           check=True, stdout=subprocess.DEVNULL)
            archive.write(data / "work.json", f"{name}_{4711 + number}_assignsubmission_file/work.json")


def run(block, folder, environment):
    done = subprocess.run(["bash", "-euc", block], cwd=folder, env=environment, text=True, capture_output=True)
    expect(done.returncode == 0, f"this failed:\n{block}\n{done.stdout}{done.stderr}")
    return done


def rows(path):
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def moodle(block, folder, environment):
    run(block, folder, environment)
    table = rows(folder / "grades.csv")
    grades = {row["number"]: row for row in table}
    expect(set(grades) == {key for _, key, _ in WORKS}, f"the numbers are {sorted(grades)}")
    expect(0 < int(grades["0042"]["points"]) <= int(grades["0042"]["most_points"]), "the points of 0042")
    bobs = [(row["state"], row["points"]) for row in table if row["number"] == "bob"]
    expect(bobs == [("contested", "")] * 2, f"two works under one number: {bobs}")
    pages = {page.parent.name: page.read_text(encoding="utf-8") for page in (folder / "feedback").glob("*/feedback.html")}
    names = [f"{name}_{4711 + number}_assignsubmission_file" for number, (name, _, _) in enumerate(WORKS)]
    expect(sorted(pages) == sorted(names), f"the feedback is in {sorted(pages)}")
    expect("Mallory" not in pages["Bob_4713_assignsubmission_file"], "the feedback names somebody else")
    return grades


def open_edx(block, folder, environment, grades):
    with (folder / "scores.csv").open("w", encoding="utf-8-sig", newline="") as file:
        sheet = csv.DictWriter(file, SHEET, restval="x")
        sheet.writeheader()
        for user in ("0042", "nobody", "eve-number", "bob"):
            sheet.writerow({"username": user, "full_name": 'A "name", with a comma', "New Points": "",
                            "Previous Points": "3"})
    run(block, folder, environment)
    before = rows(folder / "scores.csv")
    filled = rows(folder / "filled.csv")
    expect(list(filled[0]) == list(SHEET), f"the columns are {list(filled[0])}")
    for old, new in zip(before, filled, strict=True):
        work = grades.get(new["username"])
        sound = work is not None and work["state"] == "sound"
        expect(new["New Points"] == (work["points"] if sound else ""), f"new points of {new}")
        expect(all(new[key] == old.get(key, old.get("\ufeff" + key)) for key in SHEET[1:-1]), f"{new} was {old}")
    expect(any(row["New Points"] for row in filled), "nobody has points")


def lrs(block, folder, environment):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Lrs)
    server.stored, server.complaints = {}, []
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/xapi/"
    expect(block.count(LRS) == 2, "the recipe does not send")
    done = run(block.replace(LRS, address), folder, {**environment, "XDG_DATA_HOME": str(folder / "teacher")})
    server.shutdown()
    expect(not server.complaints, "\n".join(server.complaints))
    printed = json.JSONDecoder().raw_decode(done.stdout)[0]  # of --dry-run, before it is sent
    expect({one["id"]: one for one in printed} == server.stored, "what is printed is not what is sent")
    numbers = [key for _, key, _ in WORKS]  # whose the work of one number is can't be told where there are two
    expect({one["actor"]["account"]["name"] for one in printed} == {key for key in numbers if numbers.count(key) == 1},
           "the learners")


def main(program):
    export, for_moodle, for_edx, for_lrs = blocks()
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        (folder / "bin").mkdir()
        (folder / "bin/ridgepoint").symlink_to(pathlib.Path(program).resolve())
        environment = {**os.environ, "PATH": f"{folder / 'bin'}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8",
                       "XDG_STATE_HOME": str(folder / "state")}
        hand_in(export, folder, environment)
        grades = moodle(for_moodle, folder, environment)
        open_edx(for_edx, folder, environment, grades)
        lrs(for_lrs, folder, environment)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
