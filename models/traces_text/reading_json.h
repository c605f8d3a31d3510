// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/figures/comparison.h"
#include "models/traces/figures/reading.h"
#include "models/traces/trace.h"

#include <nlohmann/json.hpp>
#include <string>

namespace rp {

/// All figures of a trace. Times are in microseconds with three decimals, fractions have six; percentiles as
/// in models/traces/figures/spread.h. A trace without GPU operations has `usable` false, the reason, and what
/// can be said. `path` is its name; `sha256` that of the file, empty: not computed.
nlohmann::ordered_json readingJson(const traces::Trace &trace, const traces::Timeline &timeline,
                                   const traces::Reading &reading, const std::string &path,
                                   const std::string &sha256);

/// What a document on a file that can't be read says beside its error, where that file is no trace.
void addUnusable(nlohmann::ordered_json &json, traces::FileKind kind, bool isEmpty);
traces::UnusableKind unusableKindOf(traces::FileKind kind);
const char *unusableKindKey(traces::UnusableKind kind);

nlohmann::ordered_json comparisonJson(const traces::Comparison &comparison);

/// Names of notices and of the reasons why a file can't be read: `cut_short`, `not_a_trace`.
const char *noticeKey(traces::NoticeKind kind);
const char *failureKey(traces::ReadFailure failure);
const char *fileKindKey(traces::FileKind kind);

} // namespace rp
