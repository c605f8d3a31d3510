# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What `ridgepoint compute` says about a setting of an instrument, and whether the window shows the same."""
import dataclasses
import json
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


@dataclasses.dataclass
class Setting:
    """Inputs as the window names them; parameters come from the catalogue, never from here."""
    context: str = "cloud"
    workload: str = "kws"
    launch_model: str = "serial"
    kernel_count: int = 0  # 0: the workload's own
    launch_us: float = 0.0  # 0: the context's own
    gpu_speed: float = 1.0


class Compute:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "compute", "--ndjson"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)
        catalogue = json.loads((ROOT / "resources/catalogue/dispatch.json").read_text(encoding="utf-8"))
        self.workloads = {entry["key"]: entry for entry in catalogue["workloads"]}
        self.contexts = {entry["key"]: entry for entry in catalogue["contexts"]}

    def close(self):
        self.process.stdin.close()
        self.process.wait(10)
        self.process.stdout.close()

    def ask(self, function, **arguments):
        self.process.stdin.write(json.dumps({"fn": function, "args": arguments}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise AssertionError(f"{function}({arguments}): {answer['error']}")
        return answer

    def passes(self, setting):
        """{mode: {total_us and its parts, math_utilization, gpu_busy}} of the three bars."""
        work = self.workloads[setting.workload]
        count = setting.kernel_count or work["n"]
        launch = setting.launch_us or self.contexts[setting.context]["launch_us"]
        # The same arithmetic in another number of pieces, all of it faster on a faster GPU.
        each = work["n"] * work["compute_us"] / count / setting.gpu_speed
        memory = work["memory_us"] / setting.gpu_speed
        fewer = {"rho": work["rho"], "phi": work["phi"]}
        serial = setting.launch_model == "serial"

        eager = self.ask("serial_pass" if serial else "async_pass", n=count, c=each, l=launch, m=memory)
        compiled = self.ask("compiled_pass" if serial else "async_compiled", n=count, c=each, l=launch, m=memory,
                            **fewer)
        graph = self.ask("graph_pass", n=count, c=each, m=memory)
        arithmetic = count * each
        after_fusion = memory * (1.0 - work["phi"])
        return {
            "eager": self._figures(eager, arithmetic, memory),
            "compiled": self._figures(compiled, arithmetic, after_fusion),
            "cuda_graph": self._figures(graph, arithmetic, memory),
        }

    @staticmethod
    def _figures(answer, arithmetic, memory):
        total = answer["total_us"]
        return {"total_us": total, "compute_us": arithmetic, "memory_us": memory,
                "dispatch_us": total - arithmetic - memory, "math_utilization": arithmetic / total,
                "gpu_busy": (arithmetic + memory) / total}


    # ---- act 2

    def fusion(self, unfused, elements, launch_us, bandwidth, element_bytes=2.0, eta=(1.0, 1.0), serial=True):
        """What fusing a chain does: counts, traffic and times, unfused and fused."""
        queue = 1 if serial else 1024
        fused = "fused_eval" if unfused == "eval" else "fused"
        answer = self.ask("fusion_speedup", gu=unfused, gf=fused, n_elem=elements, b=element_bytes, bw=bandwidth,
                          l=launch_us, eta_u=eta[0], eta_f=eta[1], q=queue)
        before, after = self.ask("gran_counts", g=unfused), self.ask("gran_counts", g=fused)
        return {**answer, "launch_ratio": before["kernels"] / after["kernels"], "kernels": before["kernels"],
                "reads_bytes": before["reads"] * elements * element_bytes,
                "writes_bytes": before["writes"] * elements * element_bytes,
                "intensity_unfused": before["flop_per_elem"] / (before["passes"] * element_bytes),
                "intensity_fused": after["flop_per_elem"] / (after["passes"] * element_bytes)}

    def returns(self, **inputs):
        return self.ask("roi", **inputs)

    def stage(self, model, stage, serial=True):
        return self.ask("continuum", model=model, stage=stage, q=1 if serial else 1024)


NUMBER = re.compile(r"[-−]?\d[\d,]*(?:\.\d+)?")
# In the base unit of each quantity: microseconds, bytes. As they are written, and as they are heard.
UNITS = {"µs": 1.0, "ms": 1e3, "s": 1e6, "min": 60e6, "h": 3600e6, "microsecond": 1.0, "microseconds": 1.0,
         "millisecond": 1e3, "milliseconds": 1e3, "second": 1e6, "seconds": 1e6, "minute": 60e6, "minutes": 60e6,
         "hour": 3600e6, "hours": 3600e6, "day": 86400e6, "days": 86400e6,
         "year": 365 * 86400e6, "years": 365 * 86400e6, "B": 1.0, "kB": 1e3, "MB": 1e6, "GB": 1e9, "TB": 1e12}
UNIT = re.compile(r"[\s\u00a0\u202f]*(" + "|".join(sorted(UNITS, key=len, reverse=True)) + r")\b")


def shown(text):
    """(value, half of its last digit) of a number as the English window writes it: "33.3 %", "15.00 ms"."""
    match = NUMBER.search(text)
    if not match:
        raise AssertionError(f"no number in {text!r}")
    digits = match.group().replace(",", "").replace("−", "-")
    decimals = len(digits.partition(".")[2])
    value, half = float(digits), 0.5 * 10.0 ** -decimals
    if "%" in text[match.end():]:
        return value / 100.0, half / 100.0
    unit = UNIT.match(text, match.end())
    if not unit:
        return value, half
    factor = UNITS[unit.group(1)]
    return value * factor, half * factor


def same(text, value):
    """Whether a shown number is the value, rounded as it is shown."""
    number, half = shown(text)
    return abs(number - value) <= half * 1.001


def shown_span(text):
    """The same of a time span in several units: "19 min 14 s" in microseconds."""
    total = half = 0.0
    for match in NUMBER.finditer(text):
        unit = UNIT.match(text, match.end())
        if unit:
            part, half = shown(text[match.start():unit.end()])
            total += -part if total < 0 else part
    return total, half


def same_span(text, value_us):
    number, half = shown_span(text)
    return abs(number - value_us) <= half * 1.001
