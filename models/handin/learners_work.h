// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/ledger_document.h"

#include <optional>

namespace rp {

/// The learner's work in a folder as the window would find it; nothing is written there. Without any, or with
/// none that can be read, nothing, and *reason set to a translated clause.
/// @param state the account's folder for what was seen of sessions, see AccountIndex; empty: there is none.
/// What was seen neither there nor in the folder gets the note that the window would make.
std::optional<LedgerDocument> learnersWork(const QString &folder, QString *reason, const QString &state = {});

} // namespace rp
