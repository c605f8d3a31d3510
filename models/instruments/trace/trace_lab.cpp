// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/trace/trace_lab.h"

#include "models/instruments/trace/trace_workbench.h"
#include "models/text/format.h"
#include "models/text/sentences.h"
#include "models/traces_text/found_words.h"

#include <algorithm>

namespace rp {

std::variant<TracedPass, QString> tracedPass(const LoadedTrace &trace)
{
    const traces::Reading &reading = trace.reading;
    if (reading.withheld.any())
        return joinedSentences(withheldTexts(reading));
    if (reading.kernels == 0 || reading.launchPeriod.n == 0 || reading.launchPeriod.p50_ns <= 0.0 ||
        reading.span_ns <= 0)
        return TraceText::tr("There are too few launches for a model of them.");
    if (reading.kernels > std::size_t(mostTracedKernels))
        //: %1 a count
        return TraceText::tr("The trace has more kernels than the model can draw, which are %1.")
            .arg(Format().count(double(mostTracedKernels)));
    const SpanParts parts = partsOf(reading);
    TracedPass pass;
    pass.trace = trace.key;
    pass.kernels = std::int64_t(reading.kernels);
    pass.kernel_us = reading.kernelDuration.mean_ns / 1e3;
    pass.kernelMedian_us = reading.kernelDuration.p50_ns / 1e3;
    pass.period_us = reading.launchPeriod.p50_ns / 1e3;
    pass.periodMean_us = reading.launchPeriod.mean_ns / 1e3;
    pass.span_us = parts.span_us;
    pass.busy_us = parts.busy_us;
    pass.hostWait_us = parts.hostWait_us();
    pass.fromGraphs = std::int64_t(std::min(reading.kernelsFromGraphs, reading.kernels));
    pass.threads = std::max<std::int64_t>(1, std::int64_t(reading.launchThreads));
    return pass;
}

} // namespace rp
