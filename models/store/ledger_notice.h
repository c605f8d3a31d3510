// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace rp {

/// Something the learner must know about the ledger's file.
struct LedgerNotice
{
    enum class Kind
    {
        LockedElsewhere, ///< another window holds the ledger: read-only
        TakenAway,       ///< another window has taken the ledger over: read-only from now on
        Unreadable,      ///< the system does not let it be read: read-only
        NewerVersion,    ///< written by a newer program: read-only
        Restored,        ///< the file was damaged, older or missing; what was seen or copied of it was used
        Altered,         ///< damaged or altered; what can't be verified is asked again
        StartedAnew,     ///< nothing of a damaged ledger could be read
        KeptBeside,      ///< a ledger appeared in the folder while it could not be used; it was kept
        ChangedOutside,  ///< another program has written the file while it was in use; that was kept
        Overtaken,       ///< another window has written the ledger: gone on from there, this one's kept
        OtherWindow,     ///< another window has kept beside the ledger what it could not save
        MadePrivate,     ///< others could read the session; now they can't
        EarlierGone,     ///< an earlier session stood in the folder; this one is new and says so
        ExamElsewhere,   ///< this account's session of the exam is another one: read-only
        WriteFailed      ///< can't be saved just now: offer "save as…"
    };
    Kind kind = Kind::WriteFailed;
    QString file;   ///< the ledger
    QString aside;  ///< where the other file lies now; may be empty
    QString detail; ///< a reason; translated when it was found, or the system's own words; or who holds it

    /// One translated sentence in the language of the moment: what, where, how to mend it.
    QString text() const;
    /// It holds until its cause is gone, so it can't be dismissed.
    bool isPersistent() const;
    /// Mended by taking the ledger over.
    bool offersTakeOver() const;
    bool operator==(const LedgerNotice &) const = default;
};

/// The notices that hold, one of a kind.
class LedgerNotices
{
public:
    const std::vector<LedgerNotice> &list() const { return m_notices; }
    bool has(LedgerNotice::Kind kind) const;
    /// Whether anything changed.
    bool put(const LedgerNotice &notice);
    bool remove(LedgerNotice::Kind kind);

private:
    std::vector<LedgerNotice> m_notices;
};

} // namespace rp
