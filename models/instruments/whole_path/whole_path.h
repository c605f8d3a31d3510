// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument_of.h"
#include "models/instruments/whole_path/whole_path_model.h"

namespace rp {

/// Lab 11, act 3: the whole path of a request. What a faster kernel makes of it, and what else takes its
/// time.
///
/// Input ids, in the order in which a saved state is restored:
///   context       "cloud" | "edge"
///   workload      "kws" | "resnet50" | "gpt2" | "decode"; sets bytes_in and bytes_out
///   mode          "eager" | "compiled" | "cuda_graph"
///   kernel_speed  1 … 8: the kernels' time is divided by it
///   input_at      "host" | "device": whether the input has to be copied first
///   link          "pcie4" | "pcie5" | "nvlink"; not where host and device share one memory
///   host_memory   "pinned" | "pageable"; likewise
///   bytes_in, bytes_out  1 … 1e9, whole
///   overlap       bool: copies run while the kernels of other requests do
///
/// Figure ids (µs, fraction of 1, factor), of the request with the kernels at the speed that is set:
///   total_us, host_us, transfer_us, launch_us, kernel_us, limit_us (the roofline's), read_back_us,
///   kernel_share, application_speedup (over the kernels as they are), amdahl_speedup (what Amdahl's law
///   says by the share of the kernels as they are), bound (with kernels that take no time),
///   rate_ratio (the device's memory over a copy), transfer_kernels (kernels that take as long as the
///   transfer), kernel_count, largest (index of the part)
///
/// Tables:
///   path      rows "before", "after"; columns "kernels" (text), "host_us", "transfer_us", "launch_us",
///             "limit_us", "distance_us", "beyond_us", "read_back_us" (these add up to "total_us")
///   speedups  rows "s1", "s2" … up to the speed that is set; columns "speed" (text), "kernel_speed",
///   "application", "amdahl"
///
/// Formula ids: "amdahl".
struct WholePathDesign : DesignOf<WholePathDesign, WholePathSettings, WholePathState>
{
    static const Declaration<WholePathDesign> &declaration();
    static Rows tables(); ///< and formulas, in a source of their own
};

/// "host_us", "least_bytes", "kernels" (of the request), "launch_us", "stream", "copy", "efficiency".
QString wholePathReason(const QString &field, const WholePathSettings &settings, const Catalogue &catalogue);
WholePathDesign::Sentence changeSentence;

class WholePathInstrument : public InstrumentOf<WholePathDesign>
{
    Q_OBJECT
public:
    using InstrumentOf::InstrumentOf;

    /// The part that takes longest, with its share: what to attack first.
    QString largestSentence() const;
};

extern template class InstrumentOf<WholePathDesign>;

} // namespace rp
