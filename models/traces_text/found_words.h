// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/figures/reading.h"
#include "models/traces/trace.h"

#include <QString>
#include <QStringList>

namespace rp {

/// Why a trace has no figures and what to do, in one or two sentences: what the file was found to hold, and
/// no more. Only for Reading::unusable other than No.
QString noGpuText(const QString &path, const traces::Trace &trace, const traces::Reading &reading);

/// Why figures are withheld, one sentence for each reason; the last says which. Empty: none are.
QStringList withheldTexts(const traces::Reading &reading);
/// The same in some words, for the place of a figure; empty: none are withheld.
QString withheldPhrase(const traces::Withheld &withheld);

/// What was left out as impossible, by kind, and what else of the file must be known along with its figures.
QStringList leftOutTexts(const traces::Reading &reading);

} // namespace rp
