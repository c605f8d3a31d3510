// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace rp {

/// The schema version a ledger document says it has; 0 when it says none, -1 when it is no ledger.
int ledgerVersion(const nlohmann::json &document);

/// Takes a document of an earlier version to the current one, one version at a time.
///
/// 0 -> 1: version 0 was one flat object with the design fields of lab 07 beside track and context. They move
/// below their chapter's number, and a sealed log begins.
void migrateLedger(nlohmann::json &document);

} // namespace rp
