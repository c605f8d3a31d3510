#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records traces of two small models with the PyTorch profiler: eager, compiled, and as a CUDA graph.

    record.py --out DIR [--model transformer|keywords] [--way eager|compile|graph] [--driver]

Needs a GPU. With PyTorch 2.1 or newer (CUDA or ROCm) the models run under its profiler; each trace has three steps
after five that warm up, and no shapes or stacks. Without PyTorch, or with --driver, the same sequences of kernels are
launched through the CUDA driver interface by launches.py, one by one and as a graph, and timed there. Without --model
and --way all of them are recorded. DIR/machine.json says on what, with which driver and when, as a trace that is kept
needs to be told; what comes to more than a megabyte in all is said, for it should not be committed.
"""
import argparse
import datetime
import gzip
import json
import pathlib
import platform
import subprocess
import sys

import launches

WARM_UP, STEPS = 5, 3
MOST_BYTES = 1_000_000


def transformer(torch):
    """Encoder of two layers on a batch of one: many short kernels."""
    layer = torch.nn.TransformerEncoderLayer(d_model=256, nhead=4, dim_feedforward=1024, batch_first=True)
    return torch.nn.TransformerEncoder(layer, num_layers=2), (1, 64, 256)


def keywords(torch):
    """A keyword spotter: depthwise separable convolutions over one second of features."""
    layers = [torch.nn.Conv2d(1, 64, (10, 4), stride=2), torch.nn.BatchNorm2d(64), torch.nn.ReLU()]
    for _ in range(4):
        layers += [torch.nn.Conv2d(64, 64, 3, padding=1, groups=64), torch.nn.BatchNorm2d(64), torch.nn.ReLU(),
                   torch.nn.Conv2d(64, 64, 1), torch.nn.BatchNorm2d(64), torch.nn.ReLU()]
    layers += [torch.nn.AdaptiveAvgPool2d(1), torch.nn.Flatten(), torch.nn.Linear(64, 12)]
    return torch.nn.Sequential(*layers), (1, 1, 98, 40)


MODELS = {"transformer": transformer, "keywords": keywords}
WAYS = ("eager", "compile", "graph")


def runner(torch, model, batch, way):
    """What one step runs."""
    if way == "compile":
        model = torch.compile(model)
    if way != "graph":
        return lambda: model(batch)
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        for _ in range(3):
            model(batch)
    torch.cuda.current_stream().wait_stream(stream)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        model(batch)
    return graph.replay


def record(torch, name, way, out):
    from torch.profiler import ProfilerActivity, profile, schedule
    torch.manual_seed(7)
    model, shape = MODELS[name](torch)
    model = model.cuda().eval()
    batch = torch.randn(shape, device="cuda")
    with torch.no_grad():
        step = runner(torch, model, batch, way)
        plan = schedule(wait=1, warmup=WARM_UP, active=STEPS, repeat=1)
        with profile(activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA], schedule=plan) as profiler:
            for _ in range(1 + WARM_UP + STEPS):
                step()
                torch.cuda.synchronize()
                profiler.step()
    path = out / f"{name}_{way}.json.gz"
    profiler.export_chrome_trace(str(path))
    return path


def driver_version():
    asked = (["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"],
             ["rocm-smi", "--showdriverversion"])
    for command in asked:
        try:
            return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
        except (OSError, subprocess.CalledProcessError):
            continue
    return ""


def machine(found):
    """What every recording is told with, and what is known of the GPU."""
    return {"date": datetime.date.today().isoformat(), "driver": driver_version(), **found,
            "python": platform.python_version(), "cpu": platform.processor()}


def by_torch(torch, names, ways, out):
    """Paths of what was recorded, and what is known of the GPU."""
    paths = [record(torch, name, way, out) for name in names for way in ways]
    return paths, {"gpu": torch.cuda.get_device_name(0), "torch": torch.__version__, "cuda": torch.version.cuda,
                   "hip": torch.version.hip}


def by_driver(names, ways, out):
    """The same without PyTorch; there is nothing that could be compiled."""
    gpu = launches.Gpu()
    paths = []
    for name in names:
        for way in [way for way in ways if way != "compile"]:
            trace = gpu.record(launches.SEQUENCES[name], WARM_UP, STEPS, as_graph=way == "graph")
            path = out / f"{name}_{way}_driver.json.gz"
            with gzip.open(path, "wt", encoding="utf-8") as file:
                json.dump(trace, file)
            paths.append(path)
    return paths, {"gpu": gpu.name, "cuda": gpu.version, "by": "CUDA driver interface"}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--model", choices=MODELS)
    parser.add_argument("--way", choices=WAYS)
    parser.add_argument("--driver", action="store_true", help="by the CUDA driver interface, PyTorch or not")
    options = parser.parse_args()
    torch = None
    if not options.driver:
        try:
            import torch
        except ImportError:
            print("PyTorch is not installed here; the CUDA driver interface is used.", file=sys.stderr)
    names = [options.model] if options.model else list(MODELS)
    ways = [options.way] if options.way else list(WAYS)
    if torch and not torch.cuda.is_available():
        print("PyTorch finds no GPU here.", file=sys.stderr)
        return 3
    options.out.mkdir(parents=True, exist_ok=True)
    try:
        paths, found = by_torch(torch, names, ways, options.out) if torch else by_driver(names, ways, options.out)
    except launches.NoGpu as problem:
        print(problem, file=sys.stderr)
        return 3
    (options.out / "machine.json").write_text(json.dumps(machine(found), indent=1) + "\n", encoding="utf-8")
    for path in paths:
        print(path, path.stat().st_size, "bytes")
    total = sum(path.stat().st_size for path in paths)
    if total > MOST_BYTES:
        print(f"{total} bytes in all: more than should be committed.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
