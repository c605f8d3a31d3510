# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What vary_traces.py does to a trace before it is written: each rule changes a document, by chance."""

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


RULES = (shuffle, drop_fields, times_as_text, not_finite, shift_clock, second_process, several_devices,
         odd_correlations, odd_times, odd_categories, odd_names, odd_arguments, steps, rocm, few_correlations, far_clock,
         negative_lengths, ties, more_around, none_left)
