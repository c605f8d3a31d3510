# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records against a stand-in for the CUDA driver: what a machine without a GPU can show of these scripts."""
import contextlib
import ctypes
import gzip
import io
import json
import pathlib
import sys
import tempfile
import time
import unittest
from unittest import mock

import launches
import record

CLOCK_NS = 5_000_000_000  # how far the clock of this GPU is ahead of the host's
START_NS = 3_000  # from a launch to its kernel's begin


class StandIn:
    """The functions of the driver that launches.py calls, on a GPU that is a list of times."""

    def __init__(self, failing=None):
        self.failing, self.captured, self.graphs, self.free_ns, self.times = failing, None, [], 0, {}

    def __getattr__(self, name):
        if not name.startswith("cu"):
            raise AttributeError(name)
        return lambda *arguments: 100 if name == self.failing else self.answer(name, *arguments) or 0

    def answer(self, name, *arguments):
        if name == "cuDeviceGetName":
            arguments[0].value = b"Stand-in"
        elif name == "cuDriverGetVersion":
            arguments[0]._obj.value = 12040
        elif name == "cuLaunchKernel":
            values = [ctypes.c_uint64.from_address(address).value for address in arguments[9]]
            if self.captured is None:
                self.run(*values[1:])
            else:
                self.captured.append(values[1:])
        elif name == "cuStreamBeginCapture_v2":
            self.captured = []
        elif name == "cuStreamEndCapture":
            self.graphs.append(self.captured)
            self.captured = None
            arguments[1]._obj.value = len(self.graphs)
        elif name == "cuGraphInstantiateWithFlags":
            arguments[0]._obj.value = arguments[1].value
        elif name == "cuGraphLaunch":
            for kernel in self.graphs[arguments[0].value - 1]:
                self.run(*kernel)
        elif name == "cuStreamSynchronize":
            while time.perf_counter_ns() < self.free_ns:
                pass
        elif name == "cuMemcpyDtoH_v2":
            for place, (begin, end) in self.times.items():
                if 2 * place + 1 < len(arguments[0]):
                    arguments[0][2 * place], arguments[0][2 * place + 1] = begin, end

    def run(self, place, length):
        begin = max(time.perf_counter_ns() + START_NS, self.free_ns)
        self.free_ns = begin + length
        self.times[place] = (begin + CLOCK_NS, self.free_ns + CLOCK_NS)


def told(arguments, driver):
    """Status of record.py with that driver and without PyTorch, and what it printed."""
    out, err = io.StringIO(), io.StringIO()
    without = mock.patch.dict(sys.modules, {"torch": None})
    loaded = mock.patch.object(launches, "load_driver", driver)
    called = mock.patch.object(sys, "argv", ["record.py", *arguments])
    with without, loaded, called, contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        return record.main(), out.getvalue(), err.getvalue()


class Recordings(unittest.TestCase):
    def traces(self, *arguments):
        with tempfile.TemporaryDirectory() as folder:
            status, out, err = told(["--out", folder, *arguments], StandIn)
            self.assertEqual(status, 0, err)
            machine = json.loads(pathlib.Path(folder, "machine.json").read_text(encoding="utf-8"))
            files = sorted(pathlib.Path(folder).glob("*.json.gz"))
            self.assertEqual(len(out.splitlines()), len(files))
            self.assertLess(sum(path.stat().st_size for path in files), record.MOST_BYTES)
            return machine, {path.name: json.load(gzip.open(path)) for path in files}

    def test_all_ways_are_recorded(self):
        machine, traces = self.traces()
        self.assertEqual(sorted(traces), [f"{model}_{way}_driver.json.gz" for model in ("keywords", "transformer")
                                          for way in ("eager", "graph")])
        self.assertEqual((machine["gpu"], machine["cuda"]), ("Stand-in", "12.4"))
        self.assertRegex(machine["date"], r"^\d{4}-\d\d-\d\d$")

    def test_a_trace_is_whole(self):
        for way in ("eager", "graph"):
            _, traces = self.traces("--model", "transformer", "--way", way)
            (trace,) = traces.values()
            events = trace["traceEvents"]
            kernels = [event for event in events if event["cat"] == "kernel"]
            sequence = launches.SEQUENCES["transformer"]
            self.assertEqual([event["dur"] for event in kernels], [float(each) for each in sequence * record.STEPS])
            calls = {event["args"]["correlation"]: event for event in events if "Launch" in event["name"]}
            self.assertEqual(len(calls), record.STEPS * (1 if way == "graph" else len(sequence)))
            steps = [event for event in events if event["name"].startswith("ProfilerStep#")]
            self.assertEqual(len(steps), record.STEPS)
            for kernel in kernels:  # both clocks are one: no kernel begins before its call, nor outside of its step
                call = calls[kernel["args"]["correlation"]]
                self.assertGreater(kernel["ts"], call["ts"])
                self.assertTrue(any(step["ts"] <= kernel["ts"] <= step["ts"] + step["dur"] + 1 for step in steps))

    def test_reasons_are_said(self):
        with tempfile.TemporaryDirectory() as folder:
            status, _, err = told(["--out", folder], lambda: StandIn(failing="cuInit"))
            self.assertEqual((status, err.splitlines()[-1]), (3, "cuInit of the CUDA driver answered 100."))
            with mock.patch.object(launches.ctypes, "CDLL", side_effect=OSError):
                status, _, err = told(["--out", folder, "--driver"], launches.load_driver)
            self.assertEqual((status, err), (3, "There is no CUDA driver here.\n"))
            self.assertEqual(list(pathlib.Path(folder).iterdir()), [])


if __name__ == "__main__":
    unittest.main()
