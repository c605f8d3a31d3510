// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compute/call.h"
#include "models/compute/common_arguments.h"
#include "models/compute/functions.h"
#include "models/physics/whole_path.h"

namespace rp::compute {

namespace {

Result copyTime(const Call &call)
{
    return physics::transferTime_us(call.real("data"), call.real("bw"), call.real("lat"));
}

Result amdahlsLaw(const Call &call)
{
    const double share = call.real("share");
    return {{"speedup", physics::amdahl(share, call.real("f"))}, {"bound", physics::amdahl(share)}};
}

constexpr ArgSpec copyArgs[] = {
    real("data", "bytes", QT_TRANSLATE_NOOP("rp::Compute", "Data moved")),
    positive("bw", "bytes/s", QT_TRANSLATE_NOOP("rp::Compute", "Memory bandwidth")),
    real("lat", "us", QT_TRANSLATE_NOOP("rp::Compute", "Latency")).byDefault(0.0)};
constexpr ArgSpec amdahlArgs[] = {
    fraction("share", QT_TRANSLATE_NOOP("rp::Compute", "Share of the time that becomes shorter")),
    positive("f", "1", QT_TRANSLATE_NOOP("rp::Compute", "How many times as fast it becomes"))};

// The reference has none of these: they are held against vectors of our own, tests/data/path_vectors.json.
constexpr FunctionSpec pathTable[] = {
    {"transfer_time", "H", QT_TRANSLATE_NOOP("rp::Compute", "Time of a copy between host and device"),
     copyArgs, copyTime},
    {"amdahl", "H", QT_TRANSLATE_NOOP("rp::Compute", "Speed-up of the whole by a faster part"), amdahlArgs,
     amdahlsLaw},
};

} // namespace

std::span<const FunctionSpec> pathFunctions()
{
    return pathTable;
}

} // namespace rp::compute
