// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/handin/handin_file.h"
#include "models/session/ledger_document.h"

#include <QDateTime>
#include <functional>
#include <vector>

namespace rp {
struct ActContent;
struct LabLibrary;
} // namespace rp

namespace rp::test {

/// What a learner does in an act of lab 07 or another, answering everything right. Without chapter and times.
std::vector<CommitEntry> rightWorkIn(const ActContent &act, const QString &content, const QString &track);

/// When the entry of a forged log with this index is dated.
using ForgedClock = std::function<QDateTime(int entry)>;
/// Milliseconds apart, from 2026-11-22T10:00Z on.
ForgedClock every(qint64 ms);
/// As somebody who reads: 20 to 80 s apart, the same for the same seed.
ForgedClock likeAReader(unsigned seed = 1);

/// Full marks without work, by who has the source: every step of every lab, every answer right, sealed.
LedgerDocument forgedCourse(const LabLibrary &library, const ForgedClock &clock);

/// Its first entries, sealed anew: as the same session was earlier.
LedgerDocument earlierState(const LedgerDocument &document, size_t entries);

/// As `ridgepoint export` writes it, handed in a minute after the last entry.
Handin handinOf(LedgerDocument document, const QString &name, const QString &number);

} // namespace rp::test
