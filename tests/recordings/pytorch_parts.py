# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts of record.py that need PyTorch: a generator each, which gives what is there after every step.

Names that are not in every version since 2.1 are used only where an older one fails alone: in a row or a part that
then has an error. On the CPU (a dry run) sizes are tiny, graphs are the plain function, and the profiler counts
operations in place of kernels.
"""
import gc
import gzip
import json
import statistics
import time

import torch
import torch._dynamo
import torch.nn.functional as functional
from torch import nn
from torch.profiler import ProfilerActivity, profile, schedule

SLEEP_CYCLES = 2_000_000  # about 1 ms in which the host gets ahead of the GPU


class Bench:
    """How things are timed, on one device."""

    def __init__(self, device, traces, scratch):
        self.dry = device == "cpu"
        self.device = "cpu" if self.dry else "cuda"
        self.half = torch.float32 if self.dry else torch.float16
        self.traces, self.scratch = traces, scratch

    def size(self, full, dry):
        return dry if self.dry else full

    def random(self, *shape, dtype=torch.float32):
        return torch.randn(*shape, device=self.device).to(dtype)

    def wait(self):
        if not self.dry:
            torch.cuda.synchronize()

    def room(self):
        """Free bytes on the GPU."""
        gc.collect()
        if self.dry:
            return 1 << 32
        torch.cuda.empty_cache()
        return torch.cuda.mem_get_info()[0]

    def gpu_us(self, call, runs=30, warm=5, ahead=True):
        """Time on the GPU between two events. With `ahead` the GPU sleeps first, so that no launch is in it."""
        if self.dry:
            return self.wall_us(call, runs, warm)
        for _ in range(warm):
            call()
        self.wait()
        times = []
        for _ in range(runs):
            begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            if ahead:
                torch.cuda._sleep(SLEEP_CYCLES)
            begin.record()
            call()
            end.record()
            self.wait()
            times.append(begin.elapsed_time(end) * 1000)
        return statistics.median(times)

    def blocks_us(self, call, blocks, calls, wait_last, warm):
        """Host's time of one call, by blocks of some; the wait behind a block is part of it or not."""
        for _ in range(warm):
            call()
        times = []
        for _ in range(blocks):
            self.wait()
            begin = time.perf_counter()
            for _ in range(calls):
                call()
            if wait_last:
                self.wait()
            times.append((time.perf_counter() - begin) * 1e6 / calls)
        self.wait()
        return statistics.median(times)

    def wall_us(self, call, runs=30, warm=5):
        """One call and a wait for it."""
        return self.blocks_us(call, runs, 1, True, warm)

    def pace_us(self, call, runs=50, warm=5):
        """One call of many without a wait between: the host may run ahead."""
        return self.blocks_us(call, 1, runs, True, warm)

    def host_us(self, call, calls=300, warm=200):
        """What one call keeps the host while the queue has room."""
        return self.blocks_us(call, 7, self.size(calls, 3), False, self.size(warm, 1))

    def graph(self, call):
        """What replays the call as one graph."""
        if self.dry:
            return call
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(3):
                call()
        torch.cuda.current_stream().wait_stream(stream)
        self.wait()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            call()
        return graph.replay

    def compiled(self, function, *arguments, **options):
        """The compiled function, and the seconds of its first call."""
        torch._dynamo.reset()
        compiled = torch.compile(function, **options)
        begin = time.perf_counter()
        compiled(*arguments)
        self.wait()
        return compiled, time.perf_counter() - begin

    def profiled(self, call, trace=None, steps=3, warm=4):
        """Kernels and launches of one step, by the profiler. With a name the trace is kept, less what names people."""
        activities = [ProfilerActivity.CPU] + ([] if self.dry else [ProfilerActivity.CUDA])
        with profile(activities=activities, schedule=schedule(wait=1, warmup=warm, active=steps, repeat=1)) as profiler:
            for _ in range(1 + warm + steps):
                call()
                self.wait()
                profiler.step()
        path = self.scratch / "trace.json"
        profiler.export_chrome_trace(str(path))
        whole = json.loads(path.read_text(encoding="utf-8", errors="replace"))
        path.unlink()
        kernels, launches = [], []
        for event in whole["traceEvents"]:
            category = event.get("cat")
            if category == ("cpu_op" if self.dry else "kernel"):
                kernels.append(event["dur"])
            elif category in ("cuda_runtime", "cuda_driver") and "Launch" in event.get("name", ""):
                launches.append(event["dur"])
        if not kernels:
            return {"profile_error": "The profiler saw no kernels; it may need rights to read the GPU's counters."}
        found = {"kernels": len(kernels) / steps, "busy_us": sum(kernels) / steps,
                 "median_kernel_us": statistics.median(kernels), "launch_calls": len(launches) / steps,
                 "median_call_us": statistics.median(launches or [0.0])}
        if trace:
            with gzip.open(self.traces / f"{trace}.json.gz", "wt", encoding="utf-8") as file:
                json.dump(without_paths(whole), file, separators=(",", ":"))
            found["trace"] = f"{trace}.json.gz"
        return found

    def run(self, call, trace=None, runs=30):
        return {"wall_us": self.wall_us(call, runs), "pace_us": self.pace_us(call, runs), **self.profiled(call, trace)}

    def ways(self, function, arguments, trace=None, modes=("default", "reduce-overhead"), runs=30):
        """Eager, as a graph made by hand, and compiled."""
        runs = self.size(runs, 2)
        found = {}

        def named(way):
            return trace and f"{trace}_{way.replace('-', '_')}"

        def compiled(mode, way):
            call, first_s = self.compiled(function, *arguments, mode=mode)
            begin = time.perf_counter()
            call(*arguments)
            call(*arguments)
            self.wait()
            return {"first_call_s": first_s, "second_and_third_s": time.perf_counter() - begin,
                    **self.run(lambda: call(*arguments), named(way), runs)}

        found["eager"] = self.run(lambda: function(*arguments), named("eager"), runs)
        yield found
        found["graph"] = attempt(lambda: self.run(self.graph(lambda: function(*arguments)), named("graph"), runs))
        yield found
        for mode in modes:
            way = "compile" if mode == "default" else mode
            found[way] = attempt(lambda: compiled(mode, way))
            yield found


def attempt(measure):
    """What was measured, or why it was not."""
    try:
        return measure()
    except Exception as problem:  # of whatever kind: the others go on
        return {"error": f"{type(problem).__name__}: {problem}"}


def without_paths(trace):
    """The trace without its own place and the places of source files."""
    for key in ("traceName", "distributedInfo"):
        trace.pop(key, None)
    for event in trace["traceEvents"]:
        if isinstance(event.get("args"), dict):
            event["args"] = {key: value for key, value in event["args"].items()
                             if not (isinstance(value, str) and ("/" in value or "\\" in value))}
    return trace


def at_least(*version):
    return tuple(int(part) for part in torch.__version__.split(".")[:2]) >= version


# ---- networks


class Keywords(nn.Module):
    """DS-CNN of size M for keyword spotting (Zhang et al. 2017): one second of sound as 49 x 10 features."""

    def __init__(self, blocks=4, channels=172):
        super().__init__()
        layers = [nn.Conv2d(1, channels, (10, 4), stride=(2, 1), padding=(5, 1)), nn.BatchNorm2d(channels), nn.ReLU()]
        for _ in range(blocks):
            layers += [nn.Conv2d(channels, channels, 3, padding=1, groups=channels), nn.BatchNorm2d(channels),
                       nn.ReLU(), nn.Conv2d(channels, channels, 1), nn.BatchNorm2d(channels), nn.ReLU()]
        self.features, self.out = nn.Sequential(*layers), nn.Linear(channels, 12)

    def forward(self, x):
        return self.out(self.features(x).mean((2, 3)))


class ShortOperations(nn.Module):
    """Many element-wise operations, one after the other."""

    def __init__(self, count):
        super().__init__()
        self.count = count

    def forward(self, x):
        for _ in range(self.count // 2):
            x = torch.relu(x)
            x = x * 1.0001
        return x


class Layer(nn.Module):
    """One layer of a transformer. With a shape of its own it can be traced symbolically too."""

    def __init__(self, width, heads, inner, causal=False):
        super().__init__()
        self.norm_1, self.norm_2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, inner), nn.Linear(inner, width)
        self.heads, self.causal = heads, causal
        self.batch, self.length = 0, 0

    def forward(self, x: torch.Tensor):
        width = self.out.out_features
        batch = self.batch if self.batch > 0 else x.shape[0]
        length = self.length if self.length > 0 else x.shape[1]
        y = self.qkv(self.norm_1(x)).view(batch, length, 3, self.heads, width // self.heads).permute(2, 0, 3, 1, 4)
        y = functional.scaled_dot_product_attention(y[0], y[1], y[2], is_causal=self.causal)
        x = x + self.out(y.transpose(1, 2).reshape(batch, length, width))
        return x + self.down(functional.gelu(self.up(self.norm_2(x))))


def transformer(bench, layers, width, heads, inner, causal=False):
    return nn.Sequential(*[Layer(width, heads, inner, causal) for _ in range(layers)]).to(bench.device,
                                                                                          bench.half).eval()


def encoder(bench):
    return transformer(bench, 4, 256, 4, 1024)


class Bottleneck(nn.Module):
    def __init__(self, channels, middle, stride):
        super().__init__()
        wide = 4 * middle
        self.path = nn.Sequential(
            nn.Conv2d(channels, middle, 1, bias=False), nn.BatchNorm2d(middle), nn.ReLU(inplace=True),
            nn.Conv2d(middle, middle, 3, stride, 1, bias=False), nn.BatchNorm2d(middle), nn.ReLU(inplace=True),
            nn.Conv2d(middle, wide, 1, bias=False), nn.BatchNorm2d(wide))
        self.past = nn.Sequential(nn.Conv2d(channels, wide, 1, stride, bias=False), nn.BatchNorm2d(wide)) \
            if stride > 1 or channels != wide else nn.Identity()
        self.last = nn.ReLU(inplace=True)

    def forward(self, x):
        return self.last(self.path(x) + self.past(x))


def resnet50():
    """ResNet-50 (He et al. 2016; the stride in the 3 x 3 convolution, as torchvision has it), random weights."""
    layers, channels = [nn.Conv2d(3, 64, 7, 2, 3, bias=False), nn.BatchNorm2d(64), nn.ReLU(inplace=True),
                        nn.MaxPool2d(3, 2, 1)], 64
    for middle, count, stride in ((64, 3, 1), (128, 4, 2), (256, 6, 2), (512, 3, 2)):
        for i in range(count):
            layers.append(Bottleneck(channels, middle, stride if i == 0 else 1))
            channels = 4 * middle
    return nn.Sequential(*layers, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(channels, 1000))


# ---- parts


def product(bench, precision, n):
    """One square product as a call. Fails where this GPU or this PyTorch has no such precision."""
    newer = torch.version.hip or bench.dry or torch.cuda.get_device_capability() >= (8, 0)
    if precision in ("tf32", "bf16") and not newer:
        raise RuntimeError(f"This GPU has no {precision.upper()}.")
    if precision == "int8":
        a, b = (torch.randint(-9, 9, (n, n), device=bench.device, dtype=torch.int8) for _ in range(2))
        return lambda: torch._int_mm(a, b.t())
    if precision == "fp8":
        a, b = (bench.random(n, n, dtype=torch.float8_e4m3fn) for _ in range(2))
        one = torch.tensor(1.0, device=bench.device)
        return lambda: torch._scaled_mm(a, b.t(), scale_a=one, scale_b=one, out_dtype=torch.bfloat16)
    torch.backends.cuda.matmul.allow_tf32 = precision == "tf32"
    kind = {"fp16": bench.half, "bf16": torch.bfloat16}.get(precision, torch.float32)
    a, b = (bench.random(n, n, dtype=kind) for _ in range(2))
    out = torch.empty_like(a)
    return lambda: torch.mm(a, b, out=out)


def ceilings(bench):
    count = bench.size(1 << 29, 1 << 12)
    while 8 * count > bench.room() * 0.8:
        count //= 2
    source = bench.random(count)
    target = torch.empty_like(source)
    found = {"copy_gb_s": 8 * count / bench.gpu_us(lambda: target.copy_(source), 15) / 1e3}
    del source, target
    n = bench.size(8192, 64)
    for precision in ("fp32", "tf32", "fp16", "bf16", "int8", "fp8"):
        unit = "tops" if precision == "int8" else "tflops"
        us = attempt(lambda: bench.gpu_us(product(bench, precision, n), 10, ahead=False))
        found.update({f"{precision}_error": us["error"]} if isinstance(us, dict)
                     else {f"{precision}_{unit}": 2 * n ** 3 / us / 1e6})
        yield found


def products(bench):
    found = {"square": [], "thin_fp16": []}
    for precision in ("fp16", "tf32", "fp32", "int8"):
        for n in bench.size((128, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096, 6144, 8192), (32, 64)):
            many = 20 if n <= 2048 else 4  # in one graph; a large one does not feel what a launch costs

            def square():
                call = product(bench, precision, n)
                us = bench.gpu_us(bench.graph(lambda: [call() for _ in range(many)]), 9, 2, ahead=False) / many
                return {"us": us, "tflops": 2 * n ** 3 / us / 1e6}

            found["square"].append({"precision": precision, "n": n, **attempt(square)})
            yield found
    width = bench.size(8192, 64)
    weights = [bench.random(width, width, dtype=bench.half) for _ in range(6)]  # more than a cache holds
    for m in bench.size((1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048), (1, 4)):
        x = bench.random(m, width, dtype=bench.half)
        us = bench.gpu_us(bench.graph(lambda: [torch.mm(x, weight) for weight in weights]), 9, 2, ahead=False) / 6
        found["thin_fp16"].append({"m": m, "n": width, "k": width, "us": us, "tflops": 2 * m * width ** 2 / us / 1e6,
                                   "gb_s": 2 * (width ** 2 + 2 * m * width) / us / 1e3})
        yield found


def launch(bench):
    """What single operations cost the host; a thousand of them, and two hundred compiled."""
    x, y = bench.random(1024), bench.random(1024)
    weights, row = bench.random(64, 64), bench.random(1, 64)
    norm, linear = nn.LayerNorm(1024).to(bench.device), nn.Linear(64, 64).to(bench.device)
    operations = {"add_": lambda: x.add_(1.0), "add": lambda: x + y, "relu": lambda: torch.relu(x),
                  "mm": lambda: row @ weights, "linear": lambda: linear(row), "layer_norm": lambda: norm(x),
                  "softmax": lambda: torch.softmax(x, 0)}
    found = {"pytorch_host_us": {name: bench.host_us(call) for name, call in operations.items()},
             "pytorch_op_and_wait_us": bench.wall_us(lambda: x.add_(1.0), bench.size(500, 3)),
             "pytorch_item_us": bench.wall_us(lambda: x[0].item(), bench.size(300, 3))}
    yield found
    z, thousand = bench.random(bench.size(200_000, 64)), bench.size(1000, 10)
    for found["thousand"] in bench.ways(ShortOperations(thousand), (z,), "thousand_ops", (), 10):
        yield found

    def serial():
        q = z
        for _ in range(thousand // 2):
            q = torch.relu(q)
            bench.wait()
            q = q * 1.0001
            bench.wait()

    found["thousand"]["serial_wall_us"] = bench.wall_us(serial, 5, 1)
    for found["two_hundred_compile"] in bench.ways(ShortOperations(bench.size(200, 4)), (z,), "two_hundred_ops",
                                                   ("default",), 10):
        yield found


def fusion(bench):
    found = {}
    for rows, width in bench.size(((1024, 768), (8192, 4096), (65536, 4096)), ((8, 16),)):
        x = bench.random(rows, width, dtype=bench.half)
        scale, shift = (bench.random(width, dtype=bench.half) for _ in range(2))

        def library(x):
            return torch.relu(functional.dropout(functional.layer_norm(x, (width,), scale, shift), 0.1, True))

        def dropped(y):
            mask = torch.empty_like(y).bernoulli_(0.9)
            y = y * mask
            y = y * (1 / 0.9)
            return torch.relu(y)

        def semi(x):
            return dropped(functional.layer_norm(x, (width,), scale, shift))

        def primitive(x):
            centred = x - x.mean(-1, keepdim=True)
            variance = (centred * centred).mean(-1, keepdim=True)
            y = centred * torch.rsqrt(variance + 1e-5)
            y = y * scale
            return dropped(y + shift)

        def evaluated(x):
            return torch.relu(functional.layer_norm(x, (width,), scale, shift))

        section = found.setdefault(f"{rows}x{width}", {"bytes_of_tensor": x.numel() * 2})
        for name, function in (("library", library), ("semi", semi), ("primitive", primitive), ("eval", evaluated)):

            def times(call, prefix=""):
                runs = bench.size(20, 2)
                return {f"{prefix}{key}": clock(lambda: call(x), runs) for key, clock in (
                    ("gpu_us", bench.gpu_us), ("wall_us", bench.wall_us), ("pace_us", bench.pace_us))}

            row = section[name] = times(function)
            calls = {"eager": function}
            fused = attempt(lambda: bench.compiled(function, x)[0])
            if isinstance(fused, dict):
                row.update(fused)
            else:
                row.update(times(fused, "fused_"))
                calls["fused"] = fused
            if rows <= 8192:
                for way, call in calls.items():
                    trace = f"fusion_{name}_{rows}_{way}" if rows == 8192 else None
                    row[way] = attempt(lambda: bench.profiled(lambda: call(x), trace))
            yield found
    count = bench.size(1 << 26, 1 << 10)
    x = bench.random(count)
    weight, bias = torch.tensor(0.7, device=bench.device), torch.tensor(0.1, device=bench.device)

    def chain(x):
        return torch.sigmoid(torch.relu(x * weight + bias))

    found["relu_fp32"] = {"elements": count, "gpu_us": bench.gpu_us(lambda: torch.relu(x), 15)}
    found["sigmoid_relu_xw_b"] = row = {"elements": count, "eager_gpu_us": bench.gpu_us(lambda: chain(x), 15)}
    yield found
    fused, _ = bench.compiled(chain, x)
    row["fused_gpu_us"] = bench.gpu_us(lambda: fused(x), 15)
    yield found


def only_flash():
    """Attention in one kernel or not at all."""
    if at_least(2, 3):
        from torch.nn.attention import SDPBackend, sdpa_kernel
        return sdpa_kernel(SDPBackend.FLASH_ATTENTION)
    return torch.backends.cuda.sdp_kernel(enable_flash=True, enable_math=False, enable_mem_efficient=False)


def attention(bench):
    found = {"attention": [], "rowwise_fp16": []}
    for length in bench.size((512, 1024, 2048, 4096, 8192), (32,)):
        batch, heads, width = (2 if length >= 8192 else 8), 16, 64
        q, k, v = (bench.random(batch, heads, length, width, dtype=bench.half) for _ in range(3))

        def naive():
            return torch.softmax((q @ k.transpose(-1, -2)) * width ** -0.5, -1) @ v

        def flash():
            with only_flash():
                return functional.scaled_dot_product_attention(q, k, v)

        def peak_bytes(call):
            bench.room()
            if bench.dry:
                return 0
            torch.cuda.reset_peak_memory_stats()
            before = torch.cuda.memory_allocated()
            call()
            bench.wait()
            return torch.cuda.max_memory_allocated() - before

        row = {"batch": batch, "heads": heads, "d": width, "s": length}
        for name, call in (("naive", naive), ("flash", flash)):
            figures = attempt(lambda: {f"{name}_us": bench.gpu_us(call, 9, 3), f"{name}_peak_bytes": peak_bytes(call)})
            row.update({f"{name}_error": figures["error"]} if "error" in figures else figures)
        found["attention"].append(row)
        yield found
    for rows in bench.size((1024, 8192, 65536), (8,)):
        width = bench.size(4096, 16)
        x, scale = bench.random(rows, width, dtype=bench.half), torch.ones(width, device=bench.device, dtype=bench.half)
        found["rowwise_fp16"].append({
            "rows": rows, "d": width,
            "layer_norm_us": bench.gpu_us(lambda: functional.layer_norm(x, (width,), scale, scale), 15),
            "softmax_us": bench.gpu_us(lambda: torch.softmax(x, -1), 15),
            "gelu_us": bench.gpu_us(lambda: functional.gelu(x), 15)})
        yield found


def breaks(bench):
    """A branch on a tensor's value at some of 16 layers, and the same as a mask."""
    for limit in ("recompile_limit", "cache_size_limit"):  # the name of today, and that of earlier versions
        if hasattr(torch._dynamo.config, limit):
            setattr(torch._dynamo.config, limit, 256)
    found, runs = [], bench.size(60, 2)
    for sites in bench.size((0, 1, 2, 4, 8, 16), (2,)):
        layers = nn.ModuleList([nn.Sequential(nn.Linear(256, 256), nn.GELU(), nn.Linear(256, 256), nn.LayerNorm(256))
                                for _ in range(bench.size(16, 3))]).to(bench.device, bench.half).eval()
        x = bench.random(8, 256, dtype=bench.half)

        def branch(x):
            for i, layer in enumerate(layers):
                x = layer(x)
                if i < sites:
                    if x.sum() > 0:
                        x = torch.relu(x) * 0.9
                    else:
                        x = x * 1.1 + 0.01
            return x

        def mask(x):
            for i, layer in enumerate(layers):
                x = layer(x)
                if i < sites:
                    x = torch.where(x.sum() > 0, torch.relu(x) * 0.9, x * 1.1 + 0.01)
            return x

        def measure(name, function, options):
            first_s = None
            if options is not None:
                function, first_s = bench.compiled(function, x, **options)
                function(x)
                function(x)
            trace = f"breaks_{sites}_{name}" if sites == 8 else None
            return {"first_call_s": first_s, **bench.run(lambda: function(x), trace, runs)}

        row = {"sites": sites}
        found.append(row)
        for name, function, options in (
                ("branch_eager", branch, None), ("branch_compile", branch, {}), ("mask_eager", mask, None),
                ("mask_compile", mask, {"fullgraph": True}),
                ("mask_reduce_overhead", mask, {"fullgraph": True, "mode": "reduce-overhead"})):
            row[name] = attempt(lambda: measure(name, function, options))
            yield found

        def explained():
            torch._dynamo.reset()
            told = torch._dynamo.explain(branch)(x)
            return {"graphs": told.graph_count, "graph_breaks": told.graph_break_count}

        told = attempt(explained)
        row.update({"explain_error": told["error"]} if "error" in told else told)
        yield found


def stage(name):
    """One small encoder, one stage of the way from Python to a graph."""
    def measure(bench):
        network, x = encoder(bench), bench.random(1, 64, 256, dtype=bench.half)
        if name in ("jit_trace", "jit_trace_frozen", "fx"):  # these follow a shape that is written down
            for layer in network:
                layer.batch, layer.length = x.shape[:2]
        begin = time.perf_counter()
        if name.startswith("jit_trace"):
            ready = torch.jit.trace(network, x)
            ready = torch.jit.freeze(ready) if name == "jit_trace_frozen" else ready
        elif name == "jit_script":
            ready = torch.jit.script(network)
        elif name == "fx":
            ready = torch.fx.symbolic_trace(network)
        elif name == "compile":
            ready = torch.compile(network)
        elif name == "reduce_overhead":
            ready = torch.compile(network, mode="reduce-overhead")
        elif name == "aot_inductor":
            if not at_least(2, 6):
                raise RuntimeError("Packages of what is compiled ahead of time need PyTorch 2.6.")
            from torch import _inductor
            place = str(bench.scratch / "encoder.pt2")
            _inductor.aoti_compile_and_package(torch.export.export(network, (x,)), package_path=place)
            ready = _inductor.aoti_load_package(place)
        elif name == "cuda_graph_by_hand":
            replay = bench.graph(lambda: network(x))
            ready = lambda _: replay()
        else:
            ready = network
        for _ in range(3):
            ready(x)
        bench.wait()
        found = {"prepare_s": time.perf_counter() - begin}
        yield {**found, **bench.run(lambda: ready(x), f"stage_{name}", bench.size(100, 2))}
    return measure


def keywords(bench):
    return bench.ways(Keywords().to(bench.device).eval(), (bench.random(1, 1, 49, 10),), "keywords_b1")


def gpt2_small(bench):
    return transformer(bench, 12, 768, 12, 3072, True) if not bench.dry else transformer(bench, 2, 32, 2, 64, True)


def gpt2_token(bench):
    return bench.ways(gpt2_small(bench), (bench.random(1, 1, bench.size(768, 32), dtype=bench.half),),
                      "gpt2_small_b1_s1")


def gpt2_batch(bench):
    shape = bench.size((32, 1024, 768), (2, 8, 32))
    return bench.ways(gpt2_small(bench), (bench.random(*shape, dtype=bench.half),), None, ("default",), 8)


def giant_product(bench):
    n = bench.size(32768, 32)
    a = torch.empty(n, n, device=bench.device, dtype=bench.half).normal_()
    return bench.ways(lambda x: x @ a, (a,), None, ("default",), 3)


def resnet(kind, batch, trace=None):
    def measure(bench):
        torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
        count, side = bench.size((batch, 224), (2, 32))
        dtype = torch.float32 if kind == "tf32" else bench.half
        network = resnet50().to(bench.device, dtype).eval().to(memory_format=torch.channels_last)
        x = bench.random(count, 3, side, side, dtype=dtype)
        modes = bench.size(("default", "reduce-overhead"), ("default",))
        for found in bench.ways(network, (x.contiguous(memory_format=torch.channels_last),), trace, modes, 20):
            for way in found.values():
                if "pace_us" in way:
                    way["images_per_s"] = count / way["pace_us"] * 1e6
            yield found
        eager, compiled = found["eager"], found["compile"]
        if eager["images_per_s"] < compiled.get("images_per_s", 0):
            found["breakeven_images"] = compiled["first_call_s"] / (1 / eager["images_per_s"]
                                                                    - 1 / compiled["images_per_s"])
            yield found
    return measure


class Decoder:
    """One decode step of Llama-3-8B's shapes: random weights, grouped queries, no rotation of positions."""

    def __init__(self, bench):
        if not at_least(2, 5):
            raise RuntimeError("Grouped queries and RMS norms need PyTorch 2.5.")
        self.bench = bench
        self.layers, self.width, self.heads, self.key_heads, self.head, self.inner, self.words = bench.size(
            (32, 4096, 32, 8, 128, 14336, 128256), (2, 64, 4, 2, 16, 128, 256))
        groups = self.heads + 2 * self.key_heads
        shapes = {"qkv": (groups * self.head, self.width), "out": (self.width, self.heads * self.head),
                  "gate_up": (2 * self.inner, self.width), "down": (self.width, self.inner)}
        count = self.layers * sum(rows * columns for rows, columns in shapes.values())
        needed, room = 2 * (count + 2 * self.words * self.width) + (1 << 30), bench.room()
        if room < needed:
            raise RuntimeError(f"It needs {needed / 1e9:.0f} GB of the GPU's memory, and {room / 1e9:.0f} are free.")
        self.weights = [{key: self.normal(*shape) for key, shape in shapes.items()} for _ in range(self.layers)]
        self.words_in, self.words_out = (self.normal(self.words, self.width) for _ in range(2))
        self.norm = torch.ones(self.width, device=bench.device, dtype=bench.half)
        # Two norms a layer are read too, and one row of the words that come in.
        self.weights_bytes = 2 * (count + 2 * self.layers * self.width + self.words * self.width)

    def normal(self, *shape):
        return torch.empty(*shape, device=self.bench.device, dtype=self.bench.half).normal_(0, 0.02)

    def normed(self, x):
        return functional.rms_norm(x, (self.width,), self.norm, 1e-5)

    def step(self, batch, context):
        """A step for that many sequences as a call, and the bytes of keys and values it reads."""
        shape = (batch, self.key_heads, context, self.head)
        past = [[self.normal(*shape) for _ in range(2)] for _ in range(self.layers)]
        token = torch.randint(0, self.words, (batch, 1), device=self.bench.device)
        split = [self.heads * self.head, self.key_heads * self.head, self.key_heads * self.head]

        def call():
            x = self.words_in[token]
            for weights, (keys, values) in zip(self.weights, past):
                q, k, v = functional.linear(self.normed(x), weights["qkv"]).split(split, -1)
                q = q.view(batch, 1, self.heads, self.head).transpose(1, 2)
                keys[:, :, -1:] = k.view(batch, 1, self.key_heads, self.head).transpose(1, 2)
                values[:, :, -1:] = v.view(batch, 1, self.key_heads, self.head).transpose(1, 2)
                y = functional.scaled_dot_product_attention(q, keys, values, enable_gqa=True)
                x = x + functional.linear(y.transpose(1, 2).reshape(batch, 1, -1), weights["out"])
                gate, up = functional.linear(self.normed(x), weights["gate_up"]).chunk(2, -1)
                x = x + functional.linear(functional.silu(gate) * up, weights["down"])
            return functional.linear(x, self.words_out).argmax(-1)

        return call, 2 * 2 * batch * context * self.key_heads * self.head * self.layers


def serving(bench):
    decoder = Decoder(bench)
    found = {"weights_bytes": decoder.weights_bytes, "rows": []}

    def measure(batch, context):
        call, kv_bytes = decoder.step(batch, context)
        name = f"decode_b{batch}" if (batch, context) == (1, 2048) else None
        eager_us = bench.pace_us(call, 6, 2)
        row = {"kv_bytes": kv_bytes, "eager_us": eager_us, "tokens_s_eager": batch / eager_us * 1e6,
               **bench.profiled(call, name and f"{name}_eager", 2, 1)}
        replay = bench.graph(call)
        graph_us = bench.pace_us(replay, 10, 2)
        if name:
            bench.profiled(replay, f"{name}_graph", 2, 1)
        return {**row, "graph_us": graph_us, "tokens_s_graph": batch / graph_us * 1e6,
                "effective_tb_s_graph": (decoder.weights_bytes + kv_bytes) / graph_us / 1e6}

    for batch, context in bench.size([(1 << i, 2048) for i in range(8)] + [(1, 8192), (16, 8192)], ((1, 16), (2, 16))):
        found["rows"].append({"batch": batch, "context": context, **attempt(lambda: measure(batch, context))})
        bench.room()
        yield found


def serving_compiled(bench):
    call, _ = Decoder(bench).step(1, bench.size(2048, 16))
    return bench.ways(call, (), "decode_b1", bench.size(("default", "reduce-overhead"), ("default",)), 10)


def guards(bench):
    """What a compiled call costs the host by the number of things it must look at first, and what a shape costs."""
    found = {"values_host_us": {}}
    x = bench.random(1024)
    for count in (1, 10, 100):
        parameters = nn.ParameterList([nn.Parameter(bench.random(1024)) for _ in range(count)])
        numbers = [float(i) for i in range(count)]

        def tensors(x):
            for parameter in parameters:
                x = x + parameter
            return x

        def values(x):  # the same kernel however many there are: what is left is guards
            total = 0.0
            for number in numbers:
                total = total + number
            return x + total

        compiled, first_s = bench.compiled(tensors, x)
        found[str(count)] = {"first_call_s": first_s, "compiled_host_us": bench.host_us(lambda: compiled(x)),
                             "eager_host_us": bench.host_us(lambda: tensors(x), max(2, 600 // count), 5)}
        guarded, _ = bench.compiled(values, x)
        found["values_host_us"][str(count)] = bench.host_us(lambda: guarded(x))
        yield found
    network = encoder(bench)
    for key, options in (("encoder_first_call_s_by_new_shape", {"dynamic": False}),
                         ("encoder_first_call_s_automatic_dynamic", {})):
        torch._dynamo.reset()
        compiled, found[key] = torch.compile(network, **options), []
        for length in (64, 65, 66, 67):
            y = bench.random(1, length, 256, dtype=bench.half)
            bench.wait()
            begin = time.perf_counter()
            compiled(y)
            bench.wait()
            found[key].append(time.perf_counter() - begin)
            yield found


PARTS = {
    "ceilings": ceilings, "launch": launch, "products": products, "fusion": fusion, "attention": attention,
    "breaks": breaks, "serving": serving, "serving/compiled": serving_compiled, "guards": guards,
    "compile_models/keywords_b1": keywords, "compile_models/gpt2_small_b1_s1": gpt2_token,
    "compile_models/gpt2_small_b32_s1024": gpt2_batch, "compile_models/giant_product_fp16_32768": giant_product,
    "resnet/fp16_b32": resnet("fp16", 32), "resnet/tf32_b32": resnet("tf32", 32),
    "resnet/fp16_b1": resnet("fp16", 1, "resnet50_fp16_b1"),
}


def measure(part, device, traces, scratch):
    torch.manual_seed(7)
    torch.backends.cudnn.benchmark = True
    with torch.no_grad():
        section, _, name = part.partition("/")
        yield from (stage(name) if section == "stages" else PARTS[part])(Bench(device, traces, scratch))
