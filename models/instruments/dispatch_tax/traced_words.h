// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/dispatch_tax/dispatch_tax.h"

namespace rp {

// What is said and listed of a workload that is from a trace.

/// Time and busy share of the chosen pass and of the trace, and how far apart they are; empty where the
/// workload is from no trace.
QString tracedSentence(const DispatchTaxState &state, const Catalogue &catalogue);
QString tracedSentence(const TracedPass &pass); ///< of the model set as in the trace
/// What lies between the trace and the model that is set as in it: the median of launches stands for a skewed
/// distribution. What that leaves is said too, and why where it is known.
QString spreadSentence(const TracedPass &pass);
/// Why a field is an assumption of such a workload; empty: it is none.
QString tracedReason(const QString &field);

/// The model's bars and the trace's own, split alike; none where the workload is from no trace.
std::vector<ResultRow> tracedRows(const DispatchTaxState &state, const Catalogue &catalogue);
DispatchTaxDesign::Sentence tracedSummary;

} // namespace rp
