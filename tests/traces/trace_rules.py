# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What vary_traces.py does to a trace before it is written: each rule changes a document, by chance. A text between two
@@ is written as it is, without quotes: a number of more digits than a double holds."""

GPU = ("kernel", "gpu_memcpy", "gpu_memset")
CALLS = ("cuda_runtime", "cuda_driver")


def kept(events):
    return [e for e in events if str(e.get("cat", "")).lower() in GPU + CALLS]


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


def rocm(document, chance):
    """The same work, as it is called on another maker's GPUs."""
    names = {"cudaLaunchKernel": ("hipLaunchKernel", "hipModuleLaunchKernel", "hipExtModuleLaunchKernel", "hipExtLaunchKernel"),
             "cudaGraphLaunch": ("hipGraphLaunch",), "cudaMemcpyAsync": ("hipMemcpyAsync", "hipMemcpyWithStream")}
    for event in document["traceEvents"]:
        if event.get("name") in names:
            event["name"] = chance.choice(names[event["name"]])
        if str(event.get("cat", "")).startswith("cuda_") and chance.random() < 0.5:
            event["cat"] = chance.choice(("runtime", "Runtime", "cuda_driver", "hip_runtime"))
    document.update(roctracer_version=4.1, hip_runtime_version=60032830, cupti_version=None)


def few_correlations(document, chance):
    """Many calls and operations of one correlation, as where a counter began anew."""
    few = chance.choice((1, 3, 20))
    for event in document["traceEvents"]:
        if isinstance(event.get("args"), dict) and isinstance(event["args"].get("correlation"), int):
            event["args"]["correlation"] %= few


def far_clock(document, chance):
    """A clock since 1970, since the start of the machine, or before its zero; with as many decimals as there are."""
    to = chance.choice((0, -5e6, 3.2e9, 1.7e15, 2.2e15))
    known = [e["ts"] for e in document["traceEvents"] if type(e.get("ts")) in (int, float)]
    step = chance.choice((1, 0.001, 0.25, 1e-6))
    for event in document["traceEvents"]:
        if type(event.get("ts")) in (int, float):
            event["ts"] = event["ts"] - min(known) + to + chance.choice((0, step))


def negative_lengths(document, chance):
    for event in document["traceEvents"]:
        if chance.random() < 0.05:
            event["dur"] = chance.choice((-1, -0.5, -1e3, -0.0))


def ties(document, chance):
    """Many operations that start together, on streams of their own."""
    events = [e for e in kept(document["traceEvents"]) if type(e.get("ts")) in (int, float)]
    for event in chance.sample(events, len(events) // 2):
        event["ts"] = chance.choice(events[:5])["ts"]
        if chance.random() < 0.5 and isinstance(event.get("args"), dict):
            event["args"]["stream"] = chance.randrange(80)


def more_around(document, chance):
    """What else stands at the top, before and behind the events."""
    events = document.pop("traceEvents")
    more = {"displayTimeUnit": chance.choice(("ms", "ns")), "baseTimeNanoseconds": 1727000000000000000,
            "distributedInfo": {"backend": "nccl", "rank": 3, "pg_config": [{"events": [{"ph": "X"}]}, [1, [2]]]},
            "trace_id": "0B7A", "with_stack": 0, "record_shapes": 1, "schemaVersion": chance.choice((1, "1", None, 2.5)),
            "deviceProperties": chance.choice(([], None, [{"id": 0}], [{"id": 0, "name": "B"}, {"name": "A"}, {"name": ""}]))}
    keys = chance.sample(sorted(more), chance.randrange(1, len(more)))
    before = chance.randrange(len(keys) + 1)
    for key in keys[:before] + ["traceEvents"] + keys[before:]:
        document.pop(key, None)
        document[key] = events if key == "traceEvents" else more[key]


def none_left(document, chance):
    """Nothing at all, or nothing of the GPU, or nothing but it."""
    wanted = chance.choice((lambda e: False, lambda e: e.get("cat") not in GPU, lambda e: e.get("cat") in GPU,
                            lambda e: e.get("cat") in CALLS))
    document["traceEvents"] = [e for e in document["traceEvents"] if wanted(e)]


def literal(text, chance):
    """A time as number or as text."""
    return f"@@{text}@@" if chance.random() < 0.7 else text


def epoch_decimals(document, chance):
    """Times since 1970 with more digits than a double holds, and with exponents."""
    base = chance.choice((1_700_000_000_123_456, 1_683_564_902_618_960, 4_000_000_000_000_000, 12))
    places = chance.choice((1, 3, 6, 9))
    known = [e["ts"] for e in document["traceEvents"] if type(e.get("ts")) in (int, float)]
    for event in document["traceEvents"]:
        if type(event.get("ts")) not in (int, float):
            continue
        off = int(round((event["ts"] - min(known)) * 1000))
        fraction = f"{off % 1000:03}{chance.randrange(10 ** 6):06}"[:places]
        text = f"{base + off // 1000}.{fraction}"
        if chance.random() < 0.1:
            text = chance.choice((f"{text}e0", f"{text[:1]}.{text[1:].replace('.', '')}E+{len(text.split('.')[0]) - 1}",
                                  f"{text.replace('.', '')}e-{places}"))
        event["ts"] = literal(text, chance)
        if type(event.get("dur")) in (int, float) and chance.random() < 0.5:
            event["dur"] = literal(chance.choice((f"{event['dur']}e0", f"{event['dur']:.6f}", f"{event['dur']}")), chance)


def impossible(document, chance):
    share = chance.choice((0.02, 0.08, 0.3, 1))
    for event in kept(document["traceEvents"]):
        if chance.random() > share:
            continue
        draw = chance.randrange(7)
        if draw == 0:
            event["dur"] = chance.choice((-1, -0.0004, "-5", 3.6e9, 3600000000.001, 1e16, "1e30"))
        elif draw == 1:
            event["ts"] = chance.choice((None, "soon", "@@NaN@@", [], True, "1e99999", 4611686018427387.904))
        elif draw == 2:
            event["ts"], event["dur"] = chance.choice(((0, 0), ("0.0", None), (0, 1)))
        elif draw == 3:
            event.pop(chance.choice(("ts", "dur")), None)
        elif type(event.get("ts")) in (int, float):
            event["ts"] += chance.choice((3.6e9, 3600000000.001, -1e11, 27.8 * 3.6e9, -3.5e9))


def overruns(document, chance):
    work = [e for e in document["traceEvents"] if e.get("cat") in GPU and type(e.get("dur")) in (int, float)]
    for event in work:
        if chance.random() < 0.1:
            event["dur"] += chance.choice((1, 9.999, 10, 10.001, 200, 1e5, 3.4e9))


def two_ranks(document, chance):
    """The same work on two ranks in one file, as when traces were merged: equal correlations, often equal devices."""
    events = document["traceEvents"]
    way = chance.randrange(5)
    more = []
    for event in events:
        other = dict(event)
        if isinstance(event.get("args"), dict):
            other["args"] = dict(event["args"])
        if type(other.get("ts")) in (int, float):
            other["ts"] += chance.choice((0, 0, 0.5, 40))
        isgpu = event.get("cat") in GPU
        if way == 0:
            for each, rank in ((event, 0), (other, 1)):
                each.setdefault("args", {})
                if isinstance(each["args"], dict):
                    each["args"]["rank"] = chance.choice((rank, rank, str(rank)))
        elif way == 1:
            event["pid"], other["pid"] = f"[TP00-DP00] {event.get('pid')}", f"[TP01-DP00] {other.get('pid')}"
        elif way == 2:
            if isgpu and isinstance(other.get("args"), dict):
                other["args"]["device"] = 1
            elif not isgpu:
                other["pid"] = 4712
        elif way == 3:
            event["pid"], other["pid"] = (7, 8) if chance.random() < 0.95 else (8, 7)
        elif not isgpu:
            other["pid"] = "4712"
        more.append(other)
    document["traceEvents"] = events + more if chance.random() < 0.5 else more + events


def lost_operations(document, chance):
    share = chance.choice((0.05, 0.12, 0.6))
    wanted = chance.choice((GPU, CALLS))
    document["traceEvents"] = [e for e in document["traceEvents"] if e.get("cat") not in wanted or chance.random() > share]


def graphs_and_captures(document, chance):
    calls = [e for e in document["traceEvents"] if e.get("cat") in CALLS and type(e.get("ts")) in (int, float)]
    for event in calls:
        if "Launch" in str(event.get("name", "")) and chance.random() < 0.3:
            event["name"] = chance.choice(("cudaGraphLaunch", "hipGraphLaunch", "urEnqueueCommandBufferExp", "cudaGraphLaunch_v2"))
    for event in chance.sample(calls, min(len(calls), chance.randrange(1, 5))):
        for name, off in ((chance.choice(("cudaStreamBeginCapture", "hipStreamBeginCapture_v2")), -1),
                          ("cudaStreamEndCapture", chance.choice((0, 50, 5000)))):
            document["traceEvents"].append({**event, "name": name, "ts": event["ts"] + off, "args": {}})


def other_makers(document, chance):
    """Calls and rows of accelerators that are no GPU of CUDA or ROCm."""
    names = ("urEnqueueKernelLaunch", "zeCommandListAppendLaunchKernel", "rtKernelLaunch", "aclnnMatmul", "piEnqueueKernelLaunch",
             "MUSA copy", "hpu::op", "xpu_stub", "expulsion", "NPU", "aclrtSynchronize", "urQueueFinish")
    for event in document["traceEvents"]:
        draw = chance.random()
        if draw < 0.1:
            event["cat"] = chance.choice(("xpu_runtime", "XPU_driver", "privateuse1_runtime", "privateuse1_driver", "npu", "mtia_op",
                                          "python_function", "overhead", "Trace", "ascend-x", "hpu_op"))
        elif draw < 0.2:
            event["name"] = chance.choice(names)


def no_categories(document, chance):
    """Rows without `cat`, of processes that metadata names."""
    pids = [None, 0, "0", 7, "GPU 0", "stream", "xpu tile", 1]
    for event in document["traceEvents"]:
        if chance.random() < 0.4:
            event.pop("cat", None)
            if chance.random() < 0.3:
                event["cat"] = chance.choice(("", None, 5))
            event["pid"] = chance.choice(pids)
            if chance.random() < 0.3:
                event["name"] = chance.choice(("Memcpy HtoD", "[MEMSET] x", "cudaMalloc", "hipFree", "aclrtFree", "cuda", "ampere_gemm"))
            if isinstance(event.get("args"), dict) and chance.random() < 0.5:
                event["args"].pop("correlation", None)
                event["args"][chance.choice(("correlationId", "correlation_id", "Task Type", "x"))] = 5
    for pid in chance.sample(pids, 3):
        document["traceEvents"].insert(chance.randrange(len(document["traceEvents"]) + 1), {
            "ph": "M", "name": chance.choice(("process_name", "process_labels", "thread_name")), "pid": pid,
            "args": chance.choice(({"name": "python"}, {"labels": "GPU 0"}, {"name": "ROCm", "labels": "x"}, {"labels": "NPU"}, {}, None))})


RULES = (shuffle, drop_fields, times_as_text, not_finite, shift_clock, second_process, several_devices,
         odd_correlations, odd_times, odd_categories, odd_names, odd_arguments, steps, rocm, few_correlations, far_clock,
         negative_lengths, ties, more_around, none_left, epoch_decimals, impossible, overruns, two_ranks, lost_operations,
         graphs_and_captures, other_makers, no_categories)
