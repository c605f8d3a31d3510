// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rp {

/// Something the learner must know about the ledger's file.
struct LedgerNotice
{
    enum class Kind
    {
        LockedElsewhere, ///< another window holds the ledger: read-only
        NewerVersion,    ///< written by a newer program: read-only
        Restored,        ///< the file was damaged or missing, the copy was used
        Altered,         ///< file and copy were damaged or altered; what can't be verified is locked
        StartedAnew,     ///< nothing of a damaged ledger could be read
        KeptBeside,      ///< a ledger appeared in the folder while it could not be used; it was kept
        WriteFailed      ///< can't be saved just now: offer "save as…"
    };
    Kind kind = Kind::WriteFailed;
    QString file;   ///< the ledger
    QString aside;  ///< where the damaged file lies now; may be empty
    QString detail; ///< a reason; translated when it was found, or the system's own words

    /// One translated sentence in the language of the moment: what, where, how to mend it.
    QString text() const;
    /// It holds until its cause is gone, so it can't be dismissed.
    bool isPersistent() const;
    bool operator==(const LedgerNotice &) const = default;
};

} // namespace rp
