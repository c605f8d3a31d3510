// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument_of.h"
#include "models/physics/operator_support.h"

namespace rp {

/// The inputs as values; ids and ranges are those of OperatorSupport.
struct SupportSettings
{
    QString scenario = QStringLiteral("mobile");
    QString operatorKey;
    QString shapes = QStringLiteral("fixed");
    QString build = QStringLiteral("delivered");
    double uses = 6.0;
    double devices = 1000.0;

    bool isTiny() const { return scenario == QLatin1String("tiny"); }
    bool operator==(const SupportSettings &) const = default;
};

struct SupportState
{
    SupportSettings settings;
    physics::OperatorSupport support = physics::OperatorSupport::Native;
    // One pass: with native operators alone, as it is delivered, and as a host rebuilds it.
    physics::OperatorTimes native, delivered, rebuilt;
    double limit_us = 0.0; ///< of the track's goal
    double build_s = 0.0;

    bool isRebuilt() const { return settings.build == QLatin1String("rebuilt"); }
    const physics::OperatorTimes &chosen() const { return isRebuilt() ? rebuilt : delivered; }
};

/// Lab 07, acts 1 and 2, on the tracks mobile and tiny: what becomes of a pass whose operators the device
/// does not all run itself, and what a rebuild on a host makes of it, where nothing is compiled at run time.
///
/// Input ids, in the order in which a saved state is restored:
///   scenario   "mobile" | "tiny"; follows the track
///   operator   an operator of the catalogue
///   shapes     "fixed" | "dynamic"
///   build      "delivered" | "rebuilt"
///   uses       whole, 1 … 40 (mobile: one in each block) or 6 (tiny: kernels): how often the operator stands
///   there devices    whole, 1 … 1,000,000: that one rebuild is made for
///
/// Figure ids, in the unit of their ending: total_us, work_us, launch_us, copy_us, host_us (these add up to
///   total_us; NaN where the program does not start), native_us, slowdown (total over native), launches,
///   handovers, subgraphs, limit_us, build_s, build_each_s (spread over the devices), payback_passes (of all
///   devices together, until a rebuild has saved what it took; NaN where it never does), runs, support (0
///   native, 1 falls back, 2 does not run), verdict (1 or 0)
///
/// Table builds: rows "native", "delivered", "rebuilt"; columns "work_us", "launch_us", "copy_us", "host_us"
///   (these add up to "total_us"), "state".
/// Source: physics specification, section 8, for the passes; what surrounds them is assumed.
struct OperatorSupport : DesignOf<OperatorSupport, SupportSettings, SupportState>
{
    static const Declaration<OperatorSupport> &declaration();
};

class OperatorSupportInstrument : public InstrumentOf<OperatorSupport>
{
    Q_OBJECT
public:
    using InstrumentOf::InstrumentOf;
};

extern template class InstrumentOf<OperatorSupport>;

} // namespace rp
