// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/text/command_words.h"

#include <QStringList>
#include <iosfwd>

namespace rp {

extern const CommandForm ledgerForm;

/// `ridgepoint ledger read|write [--data-dir DIR] [FILE]`, given the words after `ledger`: takes track and
/// designs over from the ledger of the notebook course, or puts this one's into it. FILE is
/// ~/.mlsys/ledger.json unless named. Returns 0 when done, 1 when it can't be written, 2 for wrong usage, 3
/// when a file can't be used; nothing has changed then.
/// @param state the account's folder for what was seen of sessions, see AccountIndex; empty: there is none
int runLedger(const QStringList &words, std::ostream &out, std::ostream &err, const QString &state = {});

} // namespace rp
