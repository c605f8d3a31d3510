// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/trace/trace_model.h"

#include <QString>
#include <QVariant>
#include <vector>

namespace rp {

struct Catalogue;

/// A control of another instrument, and what a trace sets it to.
struct LabSetting
{
    QString input; ///< bare id
    QVariant value;
    QString label;         ///< translated: "Launch cost"
    QString text;          ///< translated value: "50 µs"
    QString measured = {}; ///< translated; where the control can't be set so far, else empty
};

/// What the dispatch tax instrument is set to: the context and workload that come nearest, the measured
/// number of kernels, their time and the launch period, with launches running ahead.
std::vector<LabSetting> dispatchSettings(const TraceState &state, const Catalogue &catalogue);

} // namespace rp
