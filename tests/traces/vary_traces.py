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
import json
import pathlib
import random
import shlex
import subprocess
import sys
import tempfile

GPU = ("kernel", "gpu_memcpy", "gpu_memset")
CALLS = ("cuda_runtime", "cuda_driver")
HEAD = ("schemaVersion", "device_names")
IGNORED = ("trace", "sha256", "notices", "file_bytes", "json_bytes", "lenient_parse")


def kept(events):
    return [e for e in events if str(e.get("cat", "")).lower() in GPU + CALLS]


def sample(document, chance):
    """A part of the events, so that a few thousand variations take minutes and not hours."""
    events = document["traceEvents"]
    if len(events) > 400:
        start = chance.randrange(len(events) - 400)
        some = events[start:start + 250] + chance.sample(kept(events) or events, min(150, len(kept(events) or events)))
        document = {**document, "traceEvents": some}
    return json.loads(json.dumps(document))


def shuffle(document, chance):
    chance.shuffle(document["traceEvents"])


def drop_fields(document, chance):
    for event in document["traceEvents"]:
        for key in ("dur", "cat", "ph", "pid", "tid", "args", "ts"):
            if chance.random() < 0.03:
                event.pop(key, None)
        if isinstance(event.get("args"), dict):
            for key in ("correlation", "device", "stream", "bytes"):
                if chance.random() < 0.05:
                    event["args"].pop(key, None)


def times_as_text(document, chance):
    for event in document["traceEvents"]:
        for key in ("ts", "dur"):
            if key in event and chance.random() < 0.2:
                event[key] = chance.choice(["{}", " {} ", "+{}", "{}e0"]).format(event[key])


def not_finite(document, chance):
    for event in document["traceEvents"]:
        if isinstance(event.get("args"), dict) and chance.random() < 0.2:
            event["args"][chance.choice(("est. achieved occupancy %", "x", "bytes per"))] = chance.choice(
                (float("nan"), float("inf"), -float("inf")))


def shift_clock(document, chance):
    shift = chance.choice((-50, -7.5, 3, 400.125, 1e6))
    for event in document["traceEvents"]:
        if str(event.get("cat", "")) in GPU and isinstance(event.get("ts"), (int, float)):
            event["ts"] = event["ts"] + shift


def second_process(document, chance):
    for event in document["traceEvents"]:
        if event.get("cat") in CALLS and chance.random() < 0.4:
            event["pid"] = chance.choice((4711, "4711", None, "host"))
            event["tid"] = chance.choice((1, 2, "main", 1.5))


def several_devices(document, chance):
    for event in document["traceEvents"]:
        if event.get("cat") in GPU and isinstance(event.get("args"), dict):
            if chance.random() < 0.5:
                event["args"]["device"] = chance.choice((0, 1, 2, "0", None, True, 3.0))
            if chance.random() < 0.3:
                event["args"]["stream"] = chance.choice((7, 8, "7", None, 20.5))
            if chance.random() < 0.1:
                event["pid"] = chance.choice((0, 1, "gpu"))


def odd_correlations(document, chance):
    for event in document["traceEvents"]:
        if isinstance(event.get("args"), dict) and "correlation" in event["args"] and chance.random() < 0.4:
            old = event["args"]["correlation"]
            event["args"]["correlation"] = chance.choice(
                (0, None, -1, old, float(old or 0), str(old), True, 2 ** 40 + (old or 0), 0.5))


def odd_times(document, chance):
    for event in document["traceEvents"]:
        if not isinstance(event.get("ts"), (int, float)) or chance.random() > 0.3:
            continue
        event["dur"] = chance.choice((0, 0.0, 0.0004, 1, 29.9995, 30, 30.001, True, 1e-3, 5))
        event["ts"] = chance.choice((event["ts"], round(event["ts"]), event["ts"] + 0.0005, 1.5e15, False))


def odd_categories(document, chance):
    for event in document["traceEvents"]:
        if chance.random() < 0.1:
            event["cat"] = chance.choice(("Kernel", "KERNEL", "memcpy", "Memset", "runtime", "Operator", "cuda_sync",
                                          "gpu_user_annotation", None, 7, "", "cuda_profiler_range", "kernel "))
        if chance.random() < 0.05:
            event["ph"] = chance.choice(("X", "B", "x", "", None, "XX", "f"))


def odd_names(document, chance):
    for event in document["traceEvents"]:
        if "name" in event and chance.random() < 0.15:
            event["name"] = chance.choice((
                "ProfilerStep#3", "ProfilerStep", "triton_poi_fused_0", "ncclDevKernel", "NCCL_all", "cudaGraphLaunch",
                "hipExtModuleLaunchKernel", "cuLaunchKernelEx", "cudaLaunchCooperativeKernel", "核函数", "a\"b\\c", "",
                "Memcpy HtoD  (Pinned -> Device)", "Memset (Device)\nmore (x) y", "\U0001f600", "ts", "ph", "args"))


def odd_arguments(document, chance):
    for event in document["traceEvents"]:
        draw = chance.random()
        if draw < 0.05:
            event["args"] = None
        elif draw < 0.2 and isinstance(event.get("args"), dict):
            event["args"]["nested"] = {"correlation": 1, "ph": "X", "list": [[], {"device": 9}], "stream": "7"}
            event["args"]["name"] = "cat"
        elif draw < 0.25 and isinstance(event.get("args"), dict) and "bytes" in event["args"]:
            event["args"]["bytes"] = chance.choice((0, None, 1.5, True, 2 ** 45))


def steps(document, chance):
    events = [e for e in document["traceEvents"] if isinstance(e.get("ts"), (int, float))]
    for number in range(chance.randrange(1, 6)):
        start = chance.choice(events)["ts"] if events else number
        document["traceEvents"].append({"ph": "X", "cat": chance.choice(("user_annotation", "gpu_user_annotation", "cpu_op")),
                                        "name": f"ProfilerStep#{number}", "pid": 1, "tid": 1, "ts": start,
                                        "dur": chance.choice((1, 50, 1000.5))})


RULES = (shuffle, drop_fields, times_as_text, not_finite, shift_clock, second_process, several_devices,
         odd_correlations, odd_times, odd_categories, odd_names, odd_arguments, steps)


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
    start = text.find('"traceEvents"')
    start = text.find("[", start)
    if start < 0:
        return None
    decoder, at, last = json.JSONDecoder(strict=False), start + 1, start + 1
    while True:
        while at < len(text) and text[at] in " \t\r\n,":
            at += 1
        try:
            _, at = decoder.raw_decode(text, at)
        except ValueError:
            return text[:last] + "]}"
        if at >= len(text) and text[-1] not in "}]":
            return text[:last] + "]}"
        last = at


def variation(documents, chance):
    """Bytes for the reader, and bytes for the reference."""
    document = sample(chance.choice(documents), chance)
    for rule in chance.sample(RULES, chance.randrange(0, 4)):
        rule(document, chance)
    text = json.dumps(document, indent=chance.choice((None, 1, 2)), ensure_ascii=chance.random() < 0.5)
    draw = chance.random()
    if draw < 0.2:
        text = duplicate_keys(text, chance)
    if chance.random() < 0.3:
        text = spaced(text, chance)
    data = text.encode("utf-8", "surrogatepass")
    if draw > 0.8:
        data = spoiled(data, chance)
    whole = data
    if chance.random() < 0.25:
        data = data[:chance.randrange(1, len(data))]
        closed = repaired(data.decode("utf-8", "replace"))
        whole = closed.encode() if closed else None
    if chance.random() < 0.2:
        data = gzip.compress(data, 1)
    return data, whole


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
    parser.add_argument("--keep", type=pathlib.Path, help="folder for variations that differ")
    parser.add_argument("traces", nargs="+")
    arguments = parser.parse_args()
    sys.stdout.reconfigure(errors="backslashreplace", line_buffering=True)
    reading = reference_of(arguments.reference)
    documents = [json.load(gzip.open(trace)) for trace in arguments.traces]
    chance = random.Random(arguments.seed)
    compared = unread = different = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(arguments.count):
            data, whole = variation(documents, chance)
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
                    wanted = json.loads(json.dumps(reading(str(path))))
                except Exception:  # whatever a reference says of what it can't read
                    unread += 1
            if got is not None and wanted is not None:
                compared += 1
                if "error" in got:
                    complaints = [f"refused: {got['error']}"]
                else:
                    if data != whole:  # what comes behind the events may be there or not
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
