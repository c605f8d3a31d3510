// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/dispatch_constants.h"
#include "models/compute/function_spec.h"

#include <QtGlobal>

namespace rp::compute::arguments {

// Arguments that several functions share. Names are those of the reference; texts are sources for the
// translation context rp::Compute.

constexpr ArgSpec n =
    whole("n", "kernels", QT_TRANSLATE_NOOP("rp::Compute", "Kernel launches per pass"), 1, mostKernels);
constexpr ArgSpec nSimulated = n.range(1, mostSimulatedKernels);
constexpr ArgSpec c = real("c", "us", QT_TRANSLATE_NOOP("rp::Compute", "Math per kernel"));
constexpr ArgSpec l = real("l", "us", QT_TRANSLATE_NOOP("rp::Compute", "Cost of one launch"));
constexpr ArgSpec m = real("m", "us", QT_TRANSLATE_NOOP("rp::Compute", "Memory time per pass"));
constexpr ArgSpec k = real("k", "us", QT_TRANSLATE_NOOP("rp::Compute", "Time of one kernel"));
constexpr ArgSpec rho =
    fraction("rho", QT_TRANSLATE_NOOP("rp::Compute", "Share of launches that compiling removes"));
constexpr ArgSpec phi =
    fraction("phi", QT_TRANSLATE_NOOP("rp::Compute", "Share of memory time that compiling removes"));
constexpr ArgSpec q = whole("q", "kernels", QT_TRANSLATE_NOOP("rp::Compute", "Depth of the launch queue"), 1,
                            mostSimulatedKernels);
constexpr ArgSpec d =
    real("d", "us", QT_TRANSLATE_NOOP("rp::Compute", "Delay between a launch and the kernel's start"))
        .byDefault(0.0);
constexpr ArgSpec gap =
    real("gap", "us", QT_TRANSLATE_NOOP("rp::Compute", "Shortest pause between two kernels"));
constexpr ArgSpec model = choice("model", Domain::Workload, QT_TRANSLATE_NOOP("rp::Compute", "Workload"));
constexpr ArgSpec bytesPerElement =
    positive("b", "bytes", QT_TRANSLATE_NOOP("rp::Compute", "Bytes per element"));
constexpr ArgSpec bandwidth = positive("bw", "bytes/s", QT_TRANSLATE_NOOP("rp::Compute", "Memory bandwidth"));
constexpr ArgSpec peak = positive("pk", "FLOP/s", QT_TRANSLATE_NOOP("rp::Compute", "Peak of the device"));
constexpr ArgSpec elements =
    positive("n_elem", "elements", QT_TRANSLATE_NOOP("rp::Compute", "Elements of the tensor"));
constexpr ArgSpec batch = whole("batch", "sequences", QT_TRANSLATE_NOOP("rp::Compute", "Batch size"), 1, 1e9);

inline double queueDepth(const Catalogue &catalogue)
{
    return static_cast<double>(catalogue.dispatch->queue.depth);
}
inline double streamGap_us(const Catalogue &catalogue)
{
    return catalogue.dispatch->queue.gap_us;
}
/// Launch cost of the cloud context, in which the workloads were calibrated.
inline double cloudLaunch_us(const Catalogue &catalogue)
{
    const ContextEntry *cloud = catalogue.contexts.find(u"cloud");
    return cloud ? cloud->launch_us : 0.0;
}

} // namespace rp::compute::arguments
