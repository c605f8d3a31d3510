#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures one GPU with what the labs speak of: launches, fusion, products, compilation, breaks, serving, transfers.

    record.py [--out DIR] [--only PART …] [--again] [--limit SECONDS] [--list] [--device gpu|cpu]

DIR/measured.json holds the figures (`ridgepoint measure --from` shows them), DIR/traces what the PyTorch profiler
wrote. Every part runs in a process of its own with a time limit: where one fails, the file says why in a line of its
own and the others go on. What the file holds already is not measured again without --again; what failed is.

What launches and transfers cost is asked of the CUDA driver itself, so that only the driver is needed; the rest needs
PyTorch 2.1 or newer and stands in pytorch_parts.py. --device cpu is a dry run of that rest with tiny sizes: it shows
that the code runs, and its figures mean nothing. Exit status: 0 all measured, 1 something is missing, 3 no GPU.
"""
import argparse
import ctypes
import datetime
import functools
import json
import os
import pathlib
import platform
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

# Seconds that a part may take, and what it measures. "launch/driver_level" is kept within "launch".
PARTS = {
    "ceilings": (600, "copies and large products in each precision: how near the data sheet one gets"),
    "launch/driver_level": (300, "launches one by one, queued and as graphs; a chain of multiply-adds"),
    "launch": (600, "what an operation costs the host in PyTorch; a thousand of them"),
    "products": (900, "square products in four precisions, and thin ones"),
    "fusion": (900, "LayerNorm, dropout and ReLU, kernel by kernel and fused"),
    "attention": (600, "attention step by step and fused; LayerNorm, softmax, GELU"),
    "breaks": (900, "branches on a tensor's value in a loop, and masks instead"),
    **{f"stages/{stage}": (300, f"one encoder: {about}") for stage, about in (
        ("eager", "as it stands"), ("jit_trace", "traced by TorchScript"), ("jit_trace_frozen", "traced and frozen"),
        ("jit_script", "scripted"), ("fx", "traced symbolically"), ("compile", "compiled"),
        ("reduce_overhead", "compiled with graphs"), ("aot_inductor", "compiled ahead of time"),
        ("cuda_graph_by_hand", "captured as a graph"))},
    "compile_models/keywords_b1": (600, "a keyword spotter: eager, as a graph, compiled, compiled with graphs"),
    "compile_models/gpt2_small_b1_s1": (600, "GPT-2 small's layers for one token, likewise"),
    "compile_models/gpt2_small_b32_s1024": (600, "the same for 32 x 1,024 tokens"),
    "compile_models/giant_product_fp16_32768": (600, "one giant product, where there is nothing to gain"),
    "resnet/fp16_b32": (900, "ResNet-50 in FP16, 32 images, and when compiling pays back"),
    "resnet/tf32_b32": (900, "the same in TF32"),
    "resnet/fp16_b1": (900, "the same in FP16, one image at a time"),
    "serving": (900, "decode steps of Llama-3-8B's shapes by batch (needs 17 GB)"),
    "serving/compiled": (900, "one decode step, compiled (needs 17 GB)"),
    "transfer": (300, "copies between host and GPU: pinned and pageable, both ways, by size"),
    "guards": (600, "what a compiled call costs by the number of its guards, and another shape"),
}
LONGEST_LINE = 240

# ---- what is asked of the CUDA driver


class NoGpu(Exception):
    """One sentence that says why nothing can be measured here."""


def repeated_fma(count):
    return "\n".join(f"    fma.rn.f32 %x{i % 4}, %x{i % 4}, %a, %b;" for i in range(count))


# `empty` does nothing; `spin` waits for some cycles, as a short kernel of a small model would work; `chain` reads a
# number, does k multiply-adds in four independent rows where k is 4 or more, and writes one: 2k FLOP for 8 bytes.
PTX = f"""
.version 6.0
.target sm_50
.address_size 64
.visible .entry empty()
{{
    ret;
}}
.visible .entry spin(.param .u64 cycles)
{{
    .reg .pred %again;
    .reg .u64 %long, %begin, %now;
    ld.param.u64 %long, [cycles];
    mov.u64 %begin, %clock64;
AGAIN:
    mov.u64 %now, %clock64;
    sub.u64 %now, %now, %begin;
    setp.lt.u64 %again, %now, %long;
    @%again bra AGAIN;
    ret;
}}
.visible .entry chain(.param .u64 in, .param .u64 out, .param .u64 n, .param .u32 k, .param .f32 a, .param .f32 b)
{{
    .reg .pred %no, %few;
    .reg .u32 %count, %left, %part;
    .reg .u64 %from, %to, %end, %i, %step, %wide, %place;
    .reg .f32 %a, %b, %x<4>;
    ld.param.u64 %from, [in];
    ld.param.u64 %to, [out];
    ld.param.u64 %end, [n];
    ld.param.u32 %count, [k];
    ld.param.f32 %a, [a];
    ld.param.f32 %b, [b];
    cvta.to.global.u64 %from, %from;
    cvta.to.global.u64 %to, %to;
    mov.u32 %part, %ctaid.x;
    mov.u32 %left, %ntid.x;
    mul.wide.u32 %i, %part, %left;
    mov.u32 %part, %nctaid.x;
    mul.wide.u32 %step, %part, %left;
    mov.u32 %part, %tid.x;
    cvt.u64.u32 %wide, %part;
    add.u64 %i, %i, %wide;
    setp.lt.u32 %few, %count, 4;
NEXT:
    setp.ge.u64 %no, %i, %end;
    @%no bra DONE;
    shl.b64 %wide, %i, 2;
    add.u64 %place, %from, %wide;
    ld.global.f32 %x0, [%place];
    add.f32 %x1, %x0, 0f3F800000;
    add.f32 %x2, %x0, 0f40000000;
    add.f32 %x3, %x0, 0f40400000;
    mov.u32 %left, %count;
MANY:
    setp.lt.u32 %no, %left, 32;
    @%no bra FOUR;
{repeated_fma(32)}
    sub.u32 %left, %left, 32;
    bra MANY;
FOUR:
    setp.lt.u32 %no, %left, 4;
    @%no bra ONE;
{repeated_fma(4)}
    sub.u32 %left, %left, 4;
    bra FOUR;
ONE:
    setp.eq.u32 %no, %left, 0;
    @%no bra STORE;
{repeated_fma(1)}
    sub.u32 %left, %left, 1;
    bra ONE;
STORE:
    @%few bra ALONE;
    add.f32 %x0, %x0, %x1;
    add.f32 %x0, %x0, %x2;
    add.f32 %x0, %x0, %x3;
ALONE:
    add.u64 %place, %to, %wide;
    st.global.f32 [%place], %x0;
    add.u64 %i, %i, %step;
    bra NEXT;
DONE:
    ret;
}}
"""

HANDLE, WORD, COUNT, SIZE, WHOLE = ctypes.c_void_p, ctypes.c_uint64, ctypes.c_uint, ctypes.c_size_t, ctypes.c_int
FUNCTIONS = {
    "cuInit": (COUNT,), "cuDriverGetVersion": (HANDLE,), "cuDeviceGet": (HANDLE, WHOLE),
    "cuDeviceGetName": (ctypes.c_char_p, WHOLE, WHOLE), "cuDeviceGetAttribute": (HANDLE, WHOLE, WHOLE),
    "cuDevicePrimaryCtxRetain": (HANDLE, WHOLE), "cuCtxSetCurrent": (HANDLE,),
    "cuModuleLoadData": (HANDLE, ctypes.c_char_p), "cuModuleGetFunction": (HANDLE, HANDLE, ctypes.c_char_p),
    "cuStreamCreate": (HANDLE, COUNT), "cuStreamSynchronize": (HANDLE,),
    "cuEventCreate": (HANDLE, COUNT), "cuEventRecord": (HANDLE, HANDLE), "cuEventQuery": (HANDLE,),
    "cuEventElapsedTime": (HANDLE,) * 3,
    "cuLaunchKernel": (HANDLE,) + (COUNT,) * 7 + (HANDLE,) * 3,
    "cuStreamBeginCapture_v2": (HANDLE, WHOLE), "cuStreamEndCapture": (HANDLE, HANDLE),
    "cuGraphInstantiateWithFlags": (HANDLE, HANDLE, ctypes.c_ulonglong), "cuGraphUpload": (HANDLE, HANDLE),
    "cuGraphLaunch": (HANDLE, HANDLE), "cuGraphExecDestroy": (HANDLE,), "cuGraphDestroy": (HANDLE,),
    "cuMemAlloc_v2": (HANDLE, SIZE), "cuMemAllocHost_v2": (HANDLE, SIZE),
    "cuMemsetD32_v2": (WORD, COUNT, SIZE), "cuMemcpyHtoD_v2": (WORD, HANDLE, SIZE),
    "cuMemcpyDtoH_v2": (HANDLE, WORD, SIZE), "cuMemcpyHtoDAsync_v2": (WORD, HANDLE, SIZE, HANDLE),
    "cuMemcpyDtoHAsync_v2": (HANDLE, WORD, SIZE, HANDLE),
}
CLOCK_RATE, MULTIPROCESSORS = 13, 16  # attributes of a device
NON_BLOCKING, RELAXED = 1, 2  # a stream, a capture
EARLIER_US = 20_000  # how long a kernel keeps the GPU busy while others are put into the queue behind it
BLOCKED_US = 1_000  # a launch that takes longer may have waited for room in the queue


class Gpu:
    """The first GPU, by the CUDA driver, with one stream and two events."""

    def __init__(self):
        for name in ("libcuda.so.1", "nvcuda.dll"):
            try:
                self.driver = ctypes.CDLL(name)
                break
            except OSError:
                continue
        else:
            raise NoGpu("There is no CUDA driver here.")
        for name, types in FUNCTIONS.items():
            getattr(self.driver, name).argtypes = types
        self.call("cuInit", 0)
        self.device = self.made(WHOLE, "cuDeviceGet", 0)

    def call(self, name, *arguments):
        self.sure(getattr(self.driver, name)(*arguments), name)

    def made(self, kind, name, *arguments):
        """What a function gives back by its first argument."""
        value = kind()
        self.call(name, ctypes.byref(value), *arguments)
        return value.value

    def about(self):
        name = ctypes.create_string_buffer(128)
        self.call("cuDeviceGetName", name, 128, self.device)
        version = self.made(WHOLE, "cuDriverGetVersion")
        return {"gpu": name.value.decode("utf-8", "replace"), "cuda": f"{version // 1000}.{version % 1000 // 10}"}

    def open(self):
        # The primary context: it asks for no version of the call that makes one.
        self.call("cuCtxSetCurrent", self.made(HANDLE, "cuDevicePrimaryCtxRetain", self.device))
        module = self.made(HANDLE, "cuModuleLoadData", PTX.encode("ascii"))
        self.kernels = {name: self.made(HANDLE, "cuModuleGetFunction", module, name.encode("ascii"))
                        for name in ("empty", "spin", "chain")}
        self.stream = self.made(HANDLE, "cuStreamCreate", NON_BLOCKING)
        self.begin, self.end = (self.made(HANDLE, "cuEventCreate", 0) for _ in range(2))
        self.units = self.attribute(MULTIPROCESSORS)
        empty = self.launcher("empty", 1, 32)
        for _ in range(2000):
            empty()
        self.wait()
        cycles = 100_000_000
        for _ in range(3):  # the last time counts: by then the clock is up
            launch = self.launcher("spin", 1, 1, WORD(cycles))
            self.cycles_per_us = cycles / self.gpu_us(launch)
        return self

    def attribute(self, which):
        return self.made(WHOLE, "cuDeviceGetAttribute", which, self.device)

    def launcher(self, kernel, blocks, threads, *values):
        """A call that launches it. All of it is made beforehand, so that little of a call's time is Python's."""
        addresses = (HANDLE * max(len(values), 1))(*[ctypes.addressof(value) for value in values])
        launch = functools.partial(self.driver.cuLaunchKernel, self.kernels[kernel], blocks, 1, 1, threads, 1, 1, 0,
                                   self.stream, addresses, None)
        launch.values = values  # must live as long as their addresses
        return launch

    def spin(self, length_us):
        return self.launcher("spin", 1, 1, WORD(round(length_us * self.cycles_per_us)))

    def wait(self):
        self.call("cuStreamSynchronize", self.stream)

    def wait_us(self, count, launch):
        """Wall time of some launches with one wait behind them."""
        begin, status = time.perf_counter_ns(), 0
        for _ in range(count):
            status |= launch()
        self.wait()
        length = (time.perf_counter_ns() - begin) / 1000
        self.sure(status)
        return length

    def gpu_us(self, launch, count=1, earlier_us=0):
        """Time on the GPU of some launches; with a kernel before them they all wait in the queue by then."""
        status = self.spin(earlier_us)() if earlier_us else 0
        self.call("cuEventRecord", self.begin, self.stream)
        for _ in range(count):
            status |= launch()
        self.call("cuEventRecord", self.end, self.stream)
        self.wait()
        self.sure(status)
        return self.made(ctypes.c_float, "cuEventElapsedTime", self.begin, self.end) * 1000

    def sure(self, status, name="A launch or copy"):
        if status != 0:
            reason = ctypes.c_char_p()
            self.driver.cuGetErrorString(status, ctypes.byref(reason))
            words = (reason.value or b"unknown").decode("ascii", "replace")
            raise NoGpu(f"{name} of the CUDA driver answered {status} ({words}).")

    def graph_of(self, count, launch):
        """The launches as one graph that can run, and how long it took to make it so."""
        graph, status = HANDLE(), 0
        self.call("cuStreamBeginCapture_v2", self.stream, RELAXED)
        for _ in range(count):
            status |= launch()
        self.call("cuStreamEndCapture", self.stream, ctypes.byref(graph))
        self.sure(status)
        runnable, instantiate_us = timed(lambda: self.made(HANDLE, "cuGraphInstantiateWithFlags", graph, 0))
        self.call("cuGraphDestroy", graph)
        self.call("cuGraphUpload", runnable, self.stream)
        return runnable, instantiate_us


def timed(function):
    """What it answers, and how many microseconds of the host's time it took."""
    begin = time.perf_counter_ns()
    answer = function()
    return answer, (time.perf_counter_ns() - begin) / 1000


def median_us(times, function, warm=0):
    return statistics.median([timed(function)[1] for _ in range(warm + times)][warm:])


def queue_depth(gpu, empty):
    """How many launches wait behind a long kernel before one has to wait for room, and how long that one takes."""
    gpu.sure(gpu.spin(20 * EARLIER_US)())
    gpu.call("cuEventRecord", gpu.end, gpu.stream)
    for depth in range(20_000):
        status, length_us = timed(empty)
        gpu.sure(status)
        # Room comes when the long kernel is over. If it is not, this computer only did something else meanwhile.
        if length_us > BLOCKED_US and gpu.driver.cuEventQuery(gpu.end) == 0:
            return {"queue_depth": depth, "blocked_us": length_us}
    return {}


def one_pass(gpu, kernels, kernel_us):
    """Kernels of one length: the host waits for each, puts them into the queue, or launches them as one graph."""
    launch = gpu.spin(kernel_us)
    serial = statistics.median(sum(gpu.wait_us(1, launch) for _ in range(kernels)) for _ in range(5))
    queue = statistics.median(gpu.wait_us(kernels, launch) for _ in range(5))
    runnable, instantiate_us = gpu.graph_of(kernels, launch)
    calls, whole = [], []
    for _ in range(10):
        call_us = timed(lambda: gpu.call("cuGraphLaunch", runnable, gpu.stream))[1]
        whole.append(call_us + timed(gpu.wait)[1])
        calls.append(call_us)
    gpu.call("cuGraphExecDestroy", runnable)
    return {"kernels": kernels, "kernel_us": kernel_us, "serial_us": serial, "queue_us": queue,
            "graph_us": statistics.median(whole[1:]), "graph_call_us": statistics.median(calls[1:]),
            "instantiate_us": instantiate_us}


def driver_level():
    gpu = Gpu().open()
    empty = gpu.launcher("empty", 1, 32)
    calls = []
    for _ in range(5):
        gpu.wait()
        calls += [timed(empty)[1] for _ in range(400)]
    calls.sort()
    gpu.wait()
    # A call from here carries what Python adds to it. How much that is shows a call that does nothing.
    nothing = functools.partial(gpu.driver.cuDriverGetVersion, ctypes.byref(WHOLE()))
    found = {"launched_by": "Python", "ctypes_call_us": median_us(400, nothing, 100),
             "launch_call_us": statistics.median(calls), "launch_call_p95_us": calls[len(calls) * 95 // 100],
             "launch_and_wait_us": statistics.median(gpu.wait_us(1, empty) for _ in range(1000)),
             "clock_khz": gpu.attribute(CLOCK_RATE), "measured_ghz": gpu.cycles_per_us / 1000}
    yield found
    found.update(queue_depth(gpu, empty))
    gpu.wait()
    for key, launch in (("queued_empty_us", empty), ("queued_5us_us", gpu.spin(5)), ("queued_10us_us", gpu.spin(10))):
        found[key] = statistics.median(gpu.gpu_us(launch, 800, EARLIER_US) / 800 for _ in range(7))
    yield found
    found["passes"] = []
    for kernels, kernel_us in ((10, 500), (100, 50), (1000, 5), (1000, 2), (1000, 10), (1000, 20), (2500, 2),
                               (20, 250), (200, 25)):
        found["passes"].append(one_pass(gpu, kernels, kernel_us))
        yield found
    most = 1 << 26
    source, target = (WORD(gpu.made(WORD, "cuMemAlloc_v2", 4 * most)) for _ in range(2))
    gpu.call("cuMemsetD32_v2", source.value, 0x01010101, most)

    def chain(elements, fma):
        blocks = min(16 * gpu.units, (elements + 255) // 256)
        return gpu.launcher("chain", blocks, 256, source, target, WORD(elements), COUNT(fma), ctypes.c_float(0.999),
                            ctypes.c_float(0.001))

    found["chain_fp32"] = []
    for fma in (1, 2, 4, 8, 12, 16, 24, 32, 48, 64, 80, 96, 128, 192, 256, 384, 512, 1024, 2048):
        us = statistics.median(gpu.gpu_us(chain(most, fma)) for _ in range(9))
        found["chain_fp32"].append({"fma": fma, "flop_per_byte": fma / 4, "us": us,
                                    "tflops": 2 * fma * most / us / 1e6, "gb_s": 8 * most / us / 1e3})
    yield found
    found["small_copies"] = []
    for elements in (1000, 10_000, 100_000, 1_000_000, 4_000_000, 16_000_000):
        us = statistics.median(gpu.gpu_us(chain(elements, 1), 200, 5000) / 200 for _ in range(5))
        found["small_copies"].append({"elements": elements, "us": us, "gb_s": 8 * elements / us / 1e3})
    yield found


def transfer():
    gpu = Gpu().open()
    most = 1 << 28
    there = gpu.made(WORD, "cuMemAlloc_v2", most)
    pinned = gpu.made(HANDLE, "cuMemAllocHost_v2", most)
    room = (ctypes.c_char * most)()
    ctypes.memset(room, 1, most)  # so that every page of it is there
    pageable = ctypes.addressof(room)
    found = {"sizes": []}
    for size in (4 << 10, 64 << 10, 1 << 20, 16 << 20, most):
        ways = {  # a pinned copy is timed by the GPU; a pageable one keeps the host until it is done
            "h2d_pinned": lambda: gpu.gpu_us(lambda: gpu.driver.cuMemcpyHtoDAsync_v2(there, pinned, size, gpu.stream)),
            "d2h_pinned": lambda: gpu.gpu_us(lambda: gpu.driver.cuMemcpyDtoHAsync_v2(pinned, there, size, gpu.stream)),
            "h2d_pageable": lambda: timed(lambda: gpu.call("cuMemcpyHtoD_v2", there, pageable, size))[1],
            "d2h_pageable": lambda: timed(lambda: gpu.call("cuMemcpyDtoH_v2", pageable, there, size))[1],
        }
        row = {"bytes": size}
        for way, measured_us in ways.items():
            us = statistics.median([measured_us() for _ in range(9)][2:])
            row.update({f"{way}_us": us, f"{way}_gb_s": size / us / 1e3})
        found["sizes"].append(row)
        yield found
    found.update({key: value for key, value in row.items() if key.endswith("_gb_s")})
    yield found


BY_DRIVER = {"launch/driver_level": driver_level, "transfer": transfer}

# ---- what runs in the process of a part


def info(device):
    """What is measured, with what; and why PyTorch can't take part, where it can't."""
    torch, why = None, "PyTorch is not installed here"
    try:
        import torch
    except ImportError:
        pass
    if torch:
        old = tuple(map(int, re.findall(r"\d+", torch.__version__)[:2])) < (2, 1)
        blind = device == "gpu" and not torch.cuda.is_available()
        why = (f"PyTorch {torch.__version__} is older than 2.1" if old else
               f"PyTorch {torch.__version__} can't use a GPU here" if blind else "")
    if device == "cpu":
        if why:
            raise NoGpu(f"{why}, and without it there is nothing to try.")
        found = {"gpu": "none", "cuda": "", "dry_run": True}
    else:
        try:
            found = Gpu().about()
        except NoGpu:
            if why:
                raise
            found = {"gpu": torch.cuda.get_device_name(0), "cuda": ""}
    try:
        cpus = re.findall(r"model name\s*:\s*(.+)", pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8"))
    except OSError:
        cpus = [platform.processor()]
    yield {"why_no_torch": why,
           "info": {"date": datetime.date.today().isoformat(), "smi": smi(found["gpu"]),
                    "torch": torch.__version__ if torch else "", "cpu": cpus[0] if cpus else "",
                    "cores": os.cpu_count(), "python": platform.python_version(), "kernel": platform.release(),
                    **found, "cuda": torch and torch.version.cuda or found["cuda"],
                    **({"hip": torch.version.hip} if torch and torch.version.hip else {})}}


def smi(gpu):
    """Name, driver, memory, highest clocks and power limit of the GPU; its name where that can't be asked."""
    asked = "--query-gpu=name,driver_version,memory.total,clocks.max.sm,clocks.max.mem,power.limit"
    try:
        told = subprocess.run(["nvidia-smi", asked, "--format=csv,noheader"], stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, text=True, timeout=60, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return gpu
    return next((line.strip() for line in told.splitlines() if line.split(", ")[0].strip() == gpu), gpu)


def one_line(text):
    """A message without line breaks, and without folders: they name people."""
    return re.sub(r"(?:[A-Za-z]:)?(?:[\\/][^\s\\/'\":,;]+)+[\\/]", ".../", " ".join(text.split()))[:LONGEST_LINE]


def tidy(value, key=""):
    """As it is kept: four digits of what was measured, errors as one line."""
    if isinstance(value, dict):
        return {each: tidy(inner, each) for each, inner in value.items()}
    if isinstance(value, list):
        return [tidy(inner, key) for inner in value]
    if isinstance(value, str) and key.endswith("error"):
        return one_line(value)
    if isinstance(value, float):
        return round(value) if abs(value) >= 1e5 else float(f"{value:.4g}")
    return value


def write(path, value):
    """The whole file or none of it."""
    whole = path.with_name(path.name + ".new")
    whole.write_text(json.dumps(value, indent=1) + "\n", encoding="utf-8")
    os.replace(whole, path)


def work(options):
    """Measures one part and leaves after each step what is there so far."""
    kept = {}
    try:
        if options.part == "info":
            steps = info(options.device)
        elif options.part in BY_DRIVER:
            steps = BY_DRIVER[options.part]()
        else:
            import pytorch_parts
            steps = pytorch_parts.measure(options.part, options.device, options.out / "traces", options.scratch)
        for result in steps:
            kept["result"] = tidy(result)
            write(options.scratch / "result.json", kept)
        kept["done"] = True
    except Exception as problem:  # whatever it was: it is what the file says of this part
        kept["error"] = one_line(str(problem) if isinstance(problem, NoGpu) else f"{type(problem).__name__}: {problem}")
    write(options.scratch / "result.json", kept)
    return 0

# ---- what keeps the parts apart


def end(process):
    """Ends a part and what it started."""
    try:
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    except (ProcessLookupError, PermissionError):
        pass
    process.wait()


def measured(part, options):
    """What a part found, why it did not find all ("" if it did), and how many seconds it took."""
    scratch = pathlib.Path(tempfile.mkdtemp())
    begin, limit = time.monotonic(), options.limit or PARTS.get(part, (300,))[0]
    # Compilers start with empty caches; what they write goes with the folder.
    environment = {**os.environ, "TORCHINDUCTOR_FORCE_DISABLE_CACHES": "1", "PYTHONWARNINGS": "ignore",
                   "TORCHINDUCTOR_CACHE_DIR": str(scratch / "inductor"), "TRITON_CACHE_DIR": str(scratch / "triton")}
    command = [sys.executable, os.path.abspath(__file__), "--part", part, "--out", str(options.out), "--scratch",
               str(scratch), "--device", options.device]
    try:
        with open(scratch / "said", "wb") as said:
            process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=said, stderr=said, env=environment,
                                       start_new_session=True)
            try:
                status, error = process.wait(limit), ""
            except subprocess.TimeoutExpired:
                error = f"It took longer than {limit:g} s."
            finally:
                end(process)
        try:
            kept = json.loads((scratch / "result.json").read_text(encoding="utf-8"))
        except (OSError, ValueError):
            kept = {}
        if not error and not kept.get("done"):
            last = (scratch / "said").read_text(encoding="utf-8", errors="replace").strip().splitlines() or [""]
            error = kept.get("error") or one_line(f"The process ended with {status}. {last[-1]}")
        return kept.get("result"), error, time.monotonic() - begin
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def keep(recorded, part, result, error, seconds):
    """Puts what a part found into what is kept."""
    if error:
        if part in recorded["seconds"]:
            return  # better whole figures of before than half of now
        result = result + [{"error": error}] if isinstance(result, list) else {**(result or {}), "error": error}
    else:
        recorded["seconds"][part] = round(seconds, 1)
    section, _, key = part.partition("/")
    if key:
        recorded.setdefault(section, {})[key] = result
    else:
        old = recorded.get(section)
        others = {key: old[key] for key in old if f"{section}/{key}" in PARTS} if isinstance(old, dict) else {}
        recorded[section] = {**others, **result} if others else result


def chosen(only):
    """The parts that a list of names means: one, or all of a section."""
    unknown = [name for name in only if not any(name in (part, part.partition("/")[0]) for part in PARTS)]
    if unknown:
        raise argparse.ArgumentTypeError(f"There is no part {unknown[0]}; --list names them.")
    return [part for part in PARTS if not only or part in only or part.partition("/")[0] in only]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("recording"), help="folder (./recording)")
    parser.add_argument("--only", nargs="+", default=[], metavar="PART", help="these parts or sections alone")
    parser.add_argument("--again", action="store_true", help="also what the file holds already")
    parser.add_argument("--limit", type=float, metavar="SECONDS", help="for each part, instead of its own limit")
    parser.add_argument("--list", action="store_true", help="names the parts, and which of them the file holds")
    parser.add_argument("--device", choices=("gpu", "cpu"), default="gpu", help="cpu: a dry run without meaning")
    parser.add_argument("--part", help=argparse.SUPPRESS)
    parser.add_argument("--scratch", type=pathlib.Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    try:
        options.parts = chosen(options.only)
    except argparse.ArgumentTypeError as problem:
        parser.error(str(problem))
    return options


def held(path):
    """What an earlier run left."""
    recorded = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    if not isinstance(recorded, dict) or (recorded and not isinstance(recorded.get("seconds"), dict)):
        raise ValueError("it is none of this script's")
    return {"info": {}, "seconds": {}, **recorded}


def record(options, recorded, path):
    """Measures what is chosen and not there yet; the exit status."""
    found, error, _ = measured("info", options)
    if error:
        print(error, file=sys.stderr)
        return 3 if options.device == "gpu" else 1
    differing = [key for key in ("gpu", "torch", "dry_run")
                 if recorded["info"] and recorded["info"].get(key) != found["info"].get(key)]
    if differing:
        print(f"{path} was made with another {differing[0]}: choose another folder with --out.", file=sys.stderr)
        return 1
    recorded["info"] = recorded["info"] or found["info"]
    print(recorded["info"]["smi"], recorded["info"]["torch"] and f"PyTorch {recorded['info']['torch']}", sep=", ")
    possible = [part for part in options.parts if (not found["why_no_torch"] if part not in BY_DRIVER else
                                                   options.device == "gpu")]
    (options.out / "traces").mkdir(parents=True, exist_ok=True)
    failed = 0
    for part in possible:
        if part in recorded["seconds"] and not options.again:
            print(f"{part}: there already", flush=True)
            continue
        result, error, seconds = measured(part, options)
        failed += bool(error)
        print(f"{part}: {error or f'{seconds:.0f} s'}", flush=True)
        keep(recorded, part, result, error, seconds)
        write(path, recorded)
    missing = [part for part in options.parts if part not in BY_DRIVER] if found["why_no_torch"] else []
    if missing:
        print(f"{found['why_no_torch']}: {len(missing)} parts that need it are left out.", file=sys.stderr)
    if failed:
        print(f"{failed} parts failed. Run it again to try them once more.", file=sys.stderr)
    print(f"{path}: {len(recorded['seconds'])} of {len(PARTS)} parts.")
    return 1 if failed or missing else 0


def main():
    options = arguments()
    if options.part:
        return work(options)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # by way of what ends the part that runs
    path = options.out / "measured.json"
    try:
        recorded = held(path)
        if options.list:
            for part in options.parts:
                print(f"{part:42} {'there' if part in recorded['seconds'] else '':6} {PARTS[part][1]}")
            return 0
        return record(options, recorded, path)
    except (OSError, ValueError) as problem:
        print(f"{path}: {one_line(str(problem))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped. What is measured is kept; run it again to go on.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
