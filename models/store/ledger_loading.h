// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/ledger_document.h"
#include "models/store/ledger_notice.h"

#include <QString>
#include <optional>
#include <vector>

namespace rp {

class AccountIndex;
class SeenLedgers;

/// What to go on from, and what to do with the files.
struct LedgerLoading
{
    std::optional<LedgerDocument> document; ///< nothing: there was no ledger
    bool isUnread = false; ///< the system does not let it be read: nothing may be written in its place
    bool isNewer = false;  ///< written by a newer program: to be shown only
    std::optional<LedgerNotice::Kind> notice;
    QString reason; ///< of the notice; translated clause
    bool keepFileAside = false;
    bool keepCopyAside = false;
    bool isDirty = false;      ///< the file is not what the document says
    bool isCopyBehind = false; ///< neither is the copy
};

/// What was seen in a folder, and what the account has seen of the ledgers that are read (null: not there),
/// or that stood there before.
SeenLedgers seenOfAll(const SeenLedgers &inFolder, const AccountIndex &account, const QString &folder,
                      const std::vector<const LedgerReading *> &readings);

/// Decides from the file, its copy (null: not there) and what was seen of the ledger before. Answers that
/// were seen are never lost to an older or an edited file, and none of them opens anything by being altered.
LedgerLoading loadingOf(const LedgerReading *file, const LedgerReading *copy, const SeenLedgers &seen);

/// The learner's work in a folder as the window would find it; nothing is written there. Without any, or with
/// none that can be read, nothing, and *reason set to a translated clause.
/// @param state the account's folder for what was seen of sessions, see AccountIndex; empty: there is none.
/// What was seen neither there nor in the folder gets the note that the window would make.
std::optional<LedgerDocument> learnersWork(const QString &folder, QString *reason, const QString &state = {});

} // namespace rp
