# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Launches kernels through the CUDA driver interface and writes down when each call and each kernel began and ended,
as the trace that the PyTorch profiler would write.

The kernels do no arithmetic: each waits for as long as it is told, which is what a trace needs of it. The host's
clock gives the times of the calls. A kernel writes the GPU's %globaltimer, in ns, where it begins and where it ends;
its grain differs from GPU to GPU (32 ns to about 1 µs) and is measured and kept in the trace. The two clocks are
brought together by kernels that the host waits for: the least distance that was seen between a call and its kernel's
begin, less half of the least time for the whole way, is the offset. Where it is wrong, kernels begin too early or
too late by some microseconds, all of them alike.

Tried against a stand-in for the driver only (test_recordings.py): no machine with a GPU was at hand.
"""
import ctypes
import time

# Microseconds of each kernel of one step: about what the two models of record.py run on a recent GPU.
SEQUENCES = {
    "transformer": [6, 3, 3, 2, 5, 2, 4, 2, 3, 8, 3, 7, 2, 3] * 2,
    "keywords": [5, 2, 2] + [3, 2, 2, 4, 2, 2] * 4 + [2, 1, 2],
}
CALIBRATIONS = 200

PTX = b"""
.version 6.0
.target sm_50
.address_size 64
.visible .entry wait_for(.param .u64 times, .param .u64 place, .param .u64 length)
{
    .reg .pred %again;
    .reg .u64 %to, %at, %long, %begin, %now, %gone;
    ld.param.u64 %to, [times];
    ld.param.u64 %at, [place];
    ld.param.u64 %long, [length];
    cvta.to.global.u64 %to, %to;
    shl.b64 %at, %at, 4;
    add.u64 %to, %to, %at;
    mov.u64 %begin, %globaltimer;
LOOP:
    mov.u64 %now, %globaltimer;
    sub.u64 %gone, %now, %begin;
    setp.lt.u64 %again, %gone, %long;
    @%again bra LOOP;
    st.global.u64 [%to], %begin;
    st.global.u64 [%to+8], %now;
    ret;
}
\0"""


class NoGpu(Exception):
    """One sentence that says why nothing can be launched here."""


def load_driver():
    for name in ("libcuda.so.1", "nvcuda.dll"):
        try:
            return ctypes.CDLL(name)
        except OSError:
            continue
    raise NoGpu("There is no CUDA driver here.")


class Gpu:
    """The first GPU, with one stream and room for the times of kernels."""

    def __init__(self):
        self.driver = load_driver()
        self.call("cuInit", ctypes.c_uint(0))
        device = ctypes.c_int()
        self.call("cuDeviceGet", ctypes.byref(device), ctypes.c_int(0))
        name = ctypes.create_string_buffer(128)
        self.call("cuDeviceGetName", name, ctypes.c_int(128), device)
        version = ctypes.c_int()
        self.call("cuDriverGetVersion", ctypes.byref(version))
        self.name = name.value.decode("utf-8", "replace")
        self.version = f"{version.value // 1000}.{version.value % 1000 // 10}"
        context, module = ctypes.c_void_p(), ctypes.c_void_p()
        self.kernel, self.stream, self.times = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_uint64()
        # The primary context: it asks for no version of the call that makes one.
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self.call("cuCtxSetCurrent", context)
        self.call("cuModuleLoadData", ctypes.byref(module), PTX)
        self.call("cuModuleGetFunction", ctypes.byref(self.kernel), module, b"wait_for")
        self.call("cuStreamCreate", ctypes.byref(self.stream), ctypes.c_uint(1))
        self.room = 0

    def call(self, name, *arguments):
        """Calls a function of the driver; its begin and length by the host's clock, in ns."""
        function = getattr(self.driver, name)
        begin = time.perf_counter_ns()
        status = function(*arguments)
        length = time.perf_counter_ns() - begin
        if status != 0:
            raise NoGpu(f"{name} of the CUDA driver answered {status}.")
        return begin, length

    def make_room(self, kernels):
        if kernels > self.room:
            self.call("cuMemAlloc_v2", ctypes.byref(self.times), ctypes.c_size_t(16 * kernels))
            self.room = kernels

    def launch(self, place, length_us):
        values = (ctypes.c_uint64(self.times.value), ctypes.c_uint64(place), ctypes.c_uint64(round(length_us * 1000)))
        addresses = (ctypes.c_void_p * 3)(*[ctypes.addressof(value) for value in values])
        one = ctypes.c_uint(1)
        return self.call("cuLaunchKernel", self.kernel, one, one, one, one, one, one, ctypes.c_uint(0), self.stream,
                         addresses, ctypes.c_void_p())

    def wait(self):
        return self.call("cuStreamSynchronize", self.stream)

    def read_times(self, kernels):
        """Begin and end of each kernel by the GPU's clock, in ns."""
        read = (ctypes.c_uint64 * (2 * kernels))()
        self.call("cuMemcpyDtoH_v2", read, ctypes.c_uint64(self.times.value), ctypes.c_size_t(16 * kernels))
        return [(read[2 * i], read[2 * i + 1]) for i in range(kernels)]

    def offset_ns(self):
        """What turns the GPU's clock into the host's, and the grain of the GPU's."""
        self.make_room(1)
        distances, ways, seen = [], [], set()
        for _ in range(CALIBRATIONS):
            begin, _ = self.launch(0, 0)
            waited, length = self.wait()
            (started, _), = self.read_times(1)
            distances.append(started - begin)
            ways.append(waited + length - begin)
            seen.add(started)
        moments = sorted(seen)
        grain = min((b - a for a, b in zip(moments, moments[1:])), default=0)
        return min(distances) - min(ways) // 2, grain

    def graph_of(self, sequence, first):
        """The same kernels as one graph, captured from the stream."""
        graph, runnable = ctypes.c_void_p(), ctypes.c_void_p()
        self.call("cuStreamBeginCapture_v2", self.stream, ctypes.c_int(2))  # relaxed
        for i, length in enumerate(sequence):
            self.launch(first + i, length)
        self.call("cuStreamEndCapture", self.stream, ctypes.byref(graph))
        self.call("cuGraphInstantiateWithFlags", ctypes.byref(runnable), graph, ctypes.c_ulonglong(0))
        return runnable

    def record(self, sequence, warm_up, steps, as_graph):
        """The trace of some steps, each a sequence of kernels that the host waits for."""
        offset, grain = self.offset_ns()
        count = len(sequence)
        self.make_room((warm_up + steps) * count)
        # Each step writes to a place of its own, so each has a graph of its own.
        graphs = [self.graph_of(sequence, step * count) for step in range(warm_up + steps)] if as_graph else []
        calls, bounds, waits = [], [], []
        for step in range(warm_up + steps):
            begin = time.perf_counter_ns()
            if as_graph:
                calls.append(self.call("cuGraphLaunch", graphs[step], self.stream))
            else:
                calls += [self.launch(step * count + i, length) for i, length in enumerate(sequence)]
            waits.append(self.wait())
            bounds.append((begin, time.perf_counter_ns() - begin))
        times = self.read_times((warm_up + steps) * count)
        per_step = 1 if as_graph else count
        return self.trace(calls[warm_up * per_step:], times[warm_up * count:], bounds[warm_up:], waits[warm_up:],
                          offset, grain, as_graph, per_step, count)

    def trace(self, calls, times, bounds, waits, offset, grain, as_graph, per_step, count):
        origin = bounds[0][0]

        def event(category, name, begin, length, **arguments):
            where = {"pid": 0, "tid": 7} if category == "kernel" else {"pid": 1, "tid": 1}
            return {"ph": "X", "cat": category, "name": name, **where, "ts": (begin - origin) / 1000,
                    "dur": length / 1000, "args": arguments}

        name = "cuGraphLaunch" if as_graph else "cuLaunchKernel"
        events = [event("user_annotation", f"ProfilerStep#{i}", *bound) for i, bound in enumerate(bounds)]
        events += [event("cuda_driver", name, *call, correlation=i + 1) for i, call in enumerate(calls)]
        events += [event("cuda_driver", "cuStreamSynchronize", *wait) for wait in waits]
        for i, (begin, end) in enumerate(times):
            call = i // count if per_step == 1 else i
            events.append(event("kernel", "wait_for", begin - offset, end - begin, device=0, stream=7,
                                correlation=call + 1))
        return {"schemaVersion": 1, "deviceProperties": [{"id": 0, "name": self.name}], "displayTimeUnit": "ms",
                "clock": {"offset_ns": offset, "gpu_grain_ns": grain}, "traceEvents": events}
