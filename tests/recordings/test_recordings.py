# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records against a stand-in for the CUDA driver: what a machine without a GPU can show of these scripts."""
import ast
import getpass
import gzip
import importlib.util
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

import record

FOLDER = pathlib.Path(__file__).resolve().parent
SCHEMA = json.loads((FOLDER.parents[1] / "resources/schemas/recording.schema.json").read_text(encoding="utf-8"))
TYPES = {"object": dict, "array": list, "string": str, "integer": int, "number": (int, float), "null": type(None)}
BY_DRIVER = ["--only", *record.BY_DRIVER]


def faults(value, schema, at=""):
    """Where a document differs from a schema, for the keywords that this schema has."""
    if "$ref" in schema:
        schema = SCHEMA["definitions"][schema["$ref"].rpartition("/")[2]]
    if "anyOf" in schema:
        found = [list(faults(value, each, at)) for each in schema["anyOf"]]
        yield from [] if [] in found else found[0]
    kinds = schema.get("type", list(TYPES))
    if isinstance(value, bool) or not any(isinstance(value, TYPES[kind]) for kind in ([kinds] if isinstance(
            kinds, str) else kinds)):
        if value not in schema.get("enum", []):
            yield f"{at}: {value!r} is no {kinds}"
        return
    if "enum" in schema and value not in schema["enum"]:
        yield f"{at}: {value!r} is none of {schema['enum']}"
    if isinstance(value, (int, float)) and value < schema.get("minimum", value):
        yield f"{at}: {value} is too low"
    if isinstance(value, str):
        if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value)):
            yield f"{at}: {len(value)} characters"
        if not re.search(schema.get("pattern", ""), value):
            yield f"{at}: {value!r} has another form"
    for i, inner in enumerate(value if isinstance(value, list) else []):
        yield from faults(inner, schema.get("items", {}), f"{at}/{i}")
    if isinstance(value, dict):
        yield from (f"{at}: {key} is missing" for key in schema.get("required", []) if key not in value)
        for key, inner in value.items():
            named = [schema["properties"][key]] if key in schema.get("properties", {}) else []
            named += [each for pattern, each in schema.get("patternProperties", {}).items() if re.search(pattern, key)]
            others = schema.get("additionalProperties", {})
            if not named and others is False:
                yield f"{at}: {key} is unknown"
            for each in named or [others or {}]:
                yield from faults(inner, each, f"{at}/{key}")


class Recordings(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.library = pathlib.Path(cls.enterClassContext(tempfile.TemporaryDirectory()) if hasattr(
            cls, "enterClassContext") else tempfile.mkdtemp())
        compiler = os.environ.get("CXX") or shutil.which("c++") or "g++"
        subprocess.run([compiler, "-std=c++20", "-O1", "-shared", "-fPIC", "-o", str(cls.library / "libcuda.so.1"),
                        str(FOLDER / "stand_in.cpp")], check=True)

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        # A PyTorch that can't be imported, wherever these tests run.
        (self.folder / "torch.py").write_text("raise ImportError\n", encoding="utf-8")
        self.path = self.folder / "out/measured.json"

    def told(self, *arguments, status=0, library=None, torch=False, **stand_in):
        """What record.py says, on the stand-in."""
        environment = {**os.environ, "LD_LIBRARY_PATH": str(library or self.library),
                       **{f"STAND_IN_{key.upper()}": value for key, value in stand_in.items()}}
        if not torch:
            environment["PYTHONPATH"] = str(self.folder)
        ran = subprocess.run([sys.executable, str(FOLDER / "record.py"), "--out", str(self.path.parent), *arguments],
                             env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.assertEqual(ran.returncode, status, ran.stdout + ran.stderr)
        return ran.stdout, ran.stderr

    def recorded(self):
        text = self.path.read_text(encoding="utf-8")
        recorded = json.loads(text)
        self.assertEqual(list(faults(recorded, SCHEMA)), [])
        for personal in (platform.node(), getpass.getuser(), str(self.folder), str(FOLDER)):
            self.assertNotIn(f'"{personal}"', text)
        self.assertNotIn(str(self.folder), text)
        return recorded

    def test_driver_parts_are_measured(self):
        out, err = self.told(*BY_DRIVER)
        self.assertEqual(err, "")
        self.assertIn("2 of", out.splitlines()[-1])
        recorded = self.recorded()
        self.assertEqual((recorded["info"]["smi"], recorded["info"]["cuda"]), ("Stand-in", "12.4"))
        found = recorded["launch"]["driver_level"]
        # What the stand-in does is in stand_in.cpp; what the host's clock tells has only bounds.
        self.assertAlmostEqual(found["measured_ghz"], 1.0, delta=0.01)
        self.assertEqual(found["queue_depth"], 999)  # the long kernel before them is the thousandth
        self.assertEqual([found[f"queued_{what}_us"] for what in ("empty", "5us", "10us")], [2.0, 6.0, 11.0])
        self.assertGreater(found["blocked_us"], 300_000)
        self.assertGreater(found["launch_and_wait_us"], found["ctypes_call_us"])
        self.assertGreater(found["launch_call_p95_us"], found["launch_call_us"])
        passes = {(each["kernels"], each["kernel_us"]): each for each in found["passes"]}
        self.assertEqual(len(passes), 9)
        short = passes[1000, 5]
        self.assertGreater(short["serial_us"], short["queue_us"])
        self.assertGreater(short["queue_us"], short["graph_us"])
        chain = {each["fma"]: each for each in found["chain_fp32"]}
        self.assertAlmostEqual(chain[1]["gb_s"], 1000, delta=10)
        self.assertAlmostEqual(chain[2048]["tflops"], 10, delta=0.1)
        self.assertAlmostEqual(found["small_copies"][-1]["us"], 129, delta=1)
        self.assertAlmostEqual(recorded["transfer"]["h2d_pinned_gb_s"], 20, delta=0.1)
        self.assertLess(recorded["transfer"]["d2h_pageable_gb_s"], 5.01)
        self.assertEqual(len(recorded["transfer"]["sizes"]), 5)

    def test_one_fails_and_the_next_run_makes_it(self):
        out, err = self.told(*BY_DRIVER, status=1, fails="cuMemAllocHost_v2")
        reason = "cuMemAllocHost_v2 of the CUDA driver answered 2 (out of memory)."
        self.assertIn(f"transfer: {reason}", out.splitlines())
        self.assertIn("1 parts failed", err)
        self.assertEqual(self.recorded()["transfer"], {"error": reason})
        before = self.recorded()["launch"]
        out, _ = self.told(*BY_DRIVER)
        self.assertIn("launch/driver_level: there already", out.splitlines())
        self.assertEqual(self.recorded()["launch"], before)
        whole = self.recorded()["transfer"]
        self.assertNotIn("error", whole)
        self.told("--only", "transfer", "--again", status=1, fails="cuMemAllocHost_v2")
        self.assertEqual(self.recorded()["transfer"], whole)  # what was whole is not lost

    def test_what_dies_or_hangs_is_ended(self):
        out, _ = self.told("--only", "transfer", status=1, dies="cuMemcpyHtoD_v2")
        self.assertIn("The process ended with -6.", out)
        self.told("--only", "launch/driver_level", "--limit", "15", status=1, hangs="cuGraphLaunch")
        found = self.recorded()["launch"]["driver_level"]
        self.assertEqual(found["error"], "It took longer than 15 s.")
        self.assertAlmostEqual(found["measured_ghz"], 1.0, delta=0.01)  # and what was there by then is kept
        self.assertNotIn("chain_fp32", found)

    def test_reasons_are_said(self):
        _, err = self.told(status=3, fails="cuInit")
        self.assertEqual(err, "cuInit of the CUDA driver answered 2 (out of memory).\n")
        if not any(pathlib.Path(place).exists() for place in ("/dev/nvidia0", "/dev/dxg")):
            _, err = self.told(status=3, library=self.folder)
            self.assertEqual(err, "There is no CUDA driver here.\n")
        _, err = self.told("--device", "cpu", status=1)
        self.assertEqual(err, "PyTorch is not installed here, and without it there is nothing to try.\n")
        self.assertFalse(self.path.exists())
        _, err = self.told("--only", "transfer", "guards", status=1)
        self.assertEqual(err, "PyTorch is not installed here: 1 parts that need it are left out.\n")
        out, _ = self.told("--list")
        self.assertEqual(len(out.splitlines()), len(record.PARTS))
        self.assertEqual([line.split()[0] for line in out.splitlines() if line.split()[1] == "there"], ["transfer"])
        _, err = self.told("--only", "transfers", status=2)
        self.assertIn("There is no part transfers", err)

    def test_another_gpu_or_file_is_left_alone(self):
        self.told("--only", "transfer")
        for text in (self.path.read_text(encoding="utf-8").replace("Stand-in", "Another"), '{"machine": {}}', "{"):
            self.path.write_text(text, encoding="utf-8")
            _, err = self.told("--only", "transfer", "--again", status=1)
            self.assertIn("measured.json", err)
            self.assertEqual(self.path.read_text(encoding="utf-8"), text)

    def test_messages_name_nobody(self):
        self.assertEqual(record.one_line("No file\n /home/ada/x/y.py or C:\\Users\\ada\\z.py  there"),
                         "No file .../y.py or .../z.py there")
        self.assertEqual(len(record.one_line("x" * 1000)), record.LONGEST_LINE)

    def test_schema_knows_the_format_and_refuses_others(self):
        small = {"info": {"date": "2026-01-31", "smi": "A GPU, 1.2, 8 MiB", "torch": "2.9", "cuda": "13.0", "cpu": "A",
                          "cores": 4, "python": "3.12", "kernel": "6"},
                 "breaks": [{"sites": 8, "mask_eager": {"wall_us": 2.5, "first_call_s": None}, "graphs": 1}],
                 "resnet": {"fp16_b1": {"eager": {"pace_us": 5, "trace": "a_b.json.gz"}, "graph": {"error": "No."}}}}
        self.assertEqual(list(faults(small, SCHEMA)), [])
        for place, wrong in ((("info", "user"), "ada"), (("info", "date"), "today"), (("breaks", 0, "sites"), 1.5),
                             (("resnet", "fp16_b1", "eager", "pace_us"), "5"), (("resnet", "fp16_b1", "lazy"), {}),
                             (("resnet", "fp16_b1", "eager", "trace"), "/home/a.json.gz"),
                             (("guards",), {"error": ""})):
            broken = json.loads(json.dumps(small))
            inner = broken
            for key in place[:-1]:
                inner = inner[key]
            inner[place[-1]] = wrong
            self.assertEqual(len(list(faults(broken, SCHEMA))), 1, place)

    def test_every_part_is_made_somewhere(self):
        tree = ast.parse((FOLDER / "pytorch_parts.py").read_text(encoding="utf-8"))
        table = next(node.value for node in tree.body if isinstance(node, ast.Assign) and node.targets[0].id == "PARTS")
        made = {key.value for key in table.keys} | set(record.BY_DRIVER)
        self.assertEqual(made, {part for part in record.PARTS if not part.startswith("stages/")})

    @unittest.skipUnless(importlib.util.find_spec("torch"), "PyTorch is not installed here")
    def test_dry_run_with_pytorch(self):
        parts = ("ceilings", "products", "attention", "launch", "stages/eager", "stages/jit_trace", "stages/jit_script",
                 "stages/fx", "compile_models/keywords_b1", "serving")
        self.told("--device", "cpu", "--only", *parts, torch=True)
        recorded = self.recorded()
        self.assertTrue(recorded["info"]["dry_run"])
        self.assertEqual(sorted(recorded["seconds"]), sorted(set(parts)))
        for path in (self.path.parent / "traces").iterdir():
            with gzip.open(path, "rt", encoding="utf-8") as file:
                self.assertNotIn(str(self.folder), file.read(), path.name)


if __name__ == "__main__":
    unittest.main()
