// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/figures/comparison.h"
#include "models/traces/figures/reading.h"
#include "models/traces/trace.h"

#include <QString>
#include <QStringList>

namespace rp {

/// A trace's figures for reading: lines of text, each prediction with its assumption. `path` is its name.
QStringList readingReport(const traces::Trace &trace, const traces::Timeline &timeline,
                          const traces::Reading &reading, const QString &path);

/// Two traces beside each other, such as eager and compiled.
QStringList comparisonReport(const traces::Comparison &comparison, const QString &first,
                             const QString &second);

} // namespace rp
