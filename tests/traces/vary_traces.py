#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Varies traces by rule and by chance, and holds ridgepoint's figures against those of a reference.

    vary_traces.py --reader COMMAND --reference FILE.py --seed 1 --count 2000 TRACE.json.gz …

COMMAND is called with the names of files and prints one JSON document a line (`ridgepoint trace read --ndjson`).
FILE.py has a function reading(path) that returns the figures as a dictionary. Where the reference can't read a
variation, ridgepoint must answer all the same, with figures or with an error; for a file that was cut, the
reference gets what was whole before the cut. Prints what differs; the exit status is 1 if anything does.
"""
import argparse
import gzip
import importlib.util
import io
import json
import pathlib
import random
import re
import shlex
import subprocess
import sys
import tempfile
import zlib

from trace_rules import RULES, kept

HEAD = ("schemaVersion", "device_names")
IGNORED = ("trace", "sha256", "notices", "file_bytes", "json_bytes", "lenient_parse")


def sample(document, chance):
    """A part of the events, so that a few thousand variations take minutes and not hours."""
    events = document["traceEvents"]
    if len(events) > 400:
        start = chance.randrange(len(events) - 400)
        some = events[start:start + 250] + chance.sample(kept(events) or events, min(150, len(kept(events) or events)))
        document = {**document, "traceEvents": some}
    return json.loads(json.dumps(document))


def escaped(text, chance):
    """Characters of keys and values as \\u escapes, which mean the same."""
    for word in chance.sample(('"ph"', '"ts"', '"cat"', '"name"', '"kernel"', '"traceEvents"', '"correlation"', '"X"', '"args"'), 3):
        at = chance.randrange(1, len(word) - 1)
        some = word[:at] + f"\\u{ord(word[at]):04{chance.choice('xX')}}" + word[at + 1:]
        text = text.replace(word, some, chance.choice((1, 5, -1)))
    return text


def packed(data, chance):
    """gzip in the ways that it is written: members, a name in its head, zeros behind."""
    draw = chance.random()
    if draw < 0.3:
        at = sorted(chance.randrange(len(data) + 1) for _ in range(2))
        return b"".join(gzip.compress(part, 1) for part in (data[:at[0]], data[at[0]:at[1]], data[at[1]:]))
    if draw < 0.5:
        buffer = io.BytesIO()
        with gzip.GzipFile("worker0.pt.trace.json", "wb", chance.randrange(10), buffer) as file:
            file.write(data)
        return buffer.getvalue()
    return gzip.compress(data, 1) + bytes(chance.choice((0, 0, 1, 511)))


def unpacked(data):
    """What a cut gzip file gives until it ends."""
    return zlib.decompressobj(31).decompress(data)


def duplicate_keys(text, chance):
    for _ in range(chance.randrange(1, 20)):
        at = text.find('"ph":', chance.randrange(len(text)))
        if at > 0:
            extra = chance.choice(('"cat": "kernel", ', '"ph": "B", ', '"ts": 5, ', '"dur": 1, ', '"args": {"device": 1}, ',
                                   '"name": "first", ', '"args": null, '))
            text = text[:at] + extra + text[at:]
        at = text.find('"correlation":', chance.randrange(len(text)))
        if at > 0:
            text = text[:at] + '"correlation": 3, "device": 5, ' + text[at:]
    return text


def spaced(text, chance):
    return text.replace(", ", chance.choice((",", ",\n  ", " ,\t", ", "))).replace(": ", chance.choice((":", " : ", ": ")))


def spoiled(data, chance):
    """Bytes that strict readers refuse, inside of strings."""
    for _ in range(chance.randrange(1, 8)):
        opening = chance.choice((b"void at::", b'"name": "', b"aten"))
        at = data.find(opening, chance.randrange(len(data)))
        if at > 0:
            at += len(opening)
            data = data[:at] + chance.choice((b"\xff", b"\xc3", b"\x01", b"\xe4\xb8", b"\xed\xa0\x80", b"\n", b"\xf0\x9f\x98\x80")) + data[at:]
    return data


def repaired(text):
    """What is whole before a cut, closed again; None if nothing is."""
    is_list = text.lstrip("\ufeff \r\n").startswith("[")
    start = 0 if is_list else text.find('"traceEvents"')
    start = text.find("[", start) if start >= 0 else -1
    if start < 0:
        return None
    end = "]" if is_list else "]}"
    decoder, at, last = json.JSONDecoder(strict=False), start + 1, start + 1
    while True:
        while at < len(text) and text[at] in " \t\r\n,":
            at += 1
        try:
            _, at = decoder.raw_decode(text, at)
        except ValueError:
            return text[:last] + end
        if at >= len(text) and text[-1] not in "}]":
            return text[:last] + end
        last = at


def plain_numbers(text):
    return re.sub(r'"@@([^"@]*)@@"', r"\1", text)


def variation(documents, chance):
    """Bytes for the reader, and bytes for the reference, of some events of a trace."""
    document = sample(chance.choice(documents), chance)
    for rule in chance.sample(RULES, chance.randrange(0, 4)):
        rule(document, chance)
    text = json.dumps(document, indent=chance.choice((None, 1, 2)), ensure_ascii=chance.random() < 0.5)
    text = plain_numbers(text)
    draw = chance.random()
    if draw < 0.2:
        text = duplicate_keys(text, chance)
    if chance.random() < 0.3:
        text = spaced(text, chance)
    elif draw < 0.3:
        text = escaped(text, chance)
    data = text.encode("utf-8", "surrogatepass")
    if draw > 0.8:
        data = spoiled(data, chance)
    elif draw > 0.7:
        data = chance.choice((data.replace(b"\n", b"\r\n"), b"", plain_numbers(json.dumps(document["traceEvents"])).encode()))
        if not data:  # which the reference reads only where all else is in order
            return text.encode("utf-16", "surrogatepass"), text.encode("utf-8", "surrogatepass")
    data, whole = finish(data, chance)
    if data == whole and chance.random() < 0.05 and data[:1] in b"{[":
        data = b"\xef\xbb\xbf" + data  # which the reference takes for no JSON
    return data, whole


def finish(data, chance, cut=0.25):
    """A file of these bytes, whole or cut, plain or packed, and what of it the reference gets."""
    whole = data
    if chance.random() < cut and not data.startswith(b"\xff\xfe"):
        if chance.random() < 0.4:
            half = gzip.compress(data, chance.choice((1, 6)))
            half = half[:chance.randrange(20, len(half))]
            data, text = half, unpacked(half).decode("utf-8", "replace")
        else:
            data = data[:chance.randrange(1, len(data))]
            text = data.decode("utf-8", "replace")
        closed = repaired(text)
        return data, closed.encode() if closed else None
    return packed(data, chance) if chance.random() < 0.2 else data, whole


def readable(value):
    """Halves of characters are three unreadable bytes in UTF-8."""
    if isinstance(value, str):
        return "".join("\ufffd" * 3 if "\ud800" <= c < "\ue000" else c for c in value)
    if isinstance(value, dict):
        return {readable(key): readable(each) for key, each in value.items()}
    return [readable(each) for each in value] if isinstance(value, list) else value


def differences(wanted, got, where=""):
    if isinstance(wanted, dict) and isinstance(got, dict):
        for key in wanted.keys() | got.keys():
            if key in IGNORED and not where:
                continue
            if key not in got or key not in wanted:
                yield f"{where}/{key}: only one has it"
            else:
                yield from differences(wanted[key], got[key], f"{where}/{key}")
    elif isinstance(wanted, list) and isinstance(got, list) and len(wanted) == len(got):
        for i, (one, other) in enumerate(zip(wanted, got)):
            yield from differences(one, other, f"{where}[{i}]")
    elif wanted != got or isinstance(wanted, bool) != isinstance(got, bool):
        yield f"{where}: wanted {wanted!r}, got {got!r}"


def reference_of(path):
    spec = importlib.util.spec_from_file_location("trace_reference", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.reading


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--reader", required=True)
    parser.add_argument("--reference", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--whole", action="store_true", help="all of a trace, cut or packed, and not some of its events")
    parser.add_argument("--keep", type=pathlib.Path, help="folder for variations that differ")
    parser.add_argument("traces", nargs="+")
    arguments = parser.parse_args()
    sys.stdout.reconfigure(errors="backslashreplace", line_buffering=True)
    reading = reference_of(arguments.reference)
    texts = [gzip.open(trace).read() for trace in arguments.traces]
    documents = [json.loads(text) for text in texts]
    chance = random.Random(arguments.seed)
    compared = unread = different = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(arguments.count):
            data, whole = finish(chance.choice(texts), chance, 0.9) if arguments.whole else variation(documents, chance)
            path = pathlib.Path(folder, "trace.json")
            path.write_bytes(data)
            run = subprocess.run([*shlex.split(arguments.reader), str(path)], capture_output=True, timeout=60, check=False)
            complaints = []
            try:
                got = json.loads(run.stdout)
            except ValueError:
                got = None
                complaints = [f"no answer (status {run.returncode})"]
            wanted = None
            if whole is not None:
                path.write_bytes(whole)
                try:
                    wanted = readable(json.loads(json.dumps(reading(str(path)))))
                except Exception:  # whatever a reference says of what it can't read
                    unread += 1
            if got is not None and wanted is not None:
                compared += 1
                if "error" in got:
                    if any(wanted.get(key) != got.get(key) for key in ("usable", "unusable", "found")):
                        complaints = [f"refused: {got['error']}"]
                else:
                    if data.removeprefix(b"\xef\xbb\xbf") != whole:  # what comes behind the events may be there or not
                        for key in (set(wanted) ^ set(got)) | set(HEAD):
                            wanted.pop(key, None)
                            got.pop(key, None)
                    complaints = list(differences(wanted, got))
            if complaints:
                different += 1
                print(f"{number}: " + "; ".join(complaints[:6]))
                if arguments.keep:
                    arguments.keep.mkdir(parents=True, exist_ok=True)
                    (arguments.keep / f"{number}.json").write_bytes(data)
    print(f"{arguments.count} variations of seed {arguments.seed}: {compared} compared, {unread} that the reference "
          f"can't read, {different} different")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
