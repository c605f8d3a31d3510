// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/commit_log.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>
#include <memory>
#include <vector>

namespace rp {

class SeenLedgers;

/// What an account has seen of every ledger that was ever open on it, wherever it lies, and which of them
/// stood in which folder. It lies apart from the sessions (`STATE/seen`, `STATE/folders`), so that a session
/// whose whole folder was put back is held against it. Folders are named by a hash alone.
///
/// It is the account's own to change, and what can't be read or written there holds nothing up: it is a
/// witness, and no part of a session. Of all ledgers together it keeps `mostIndex_bytes`, the latest ones.
class AccountIndex
{
public:
    static constexpr qint64 mostIndex_bytes = 64LL << 20;

    /// @param state an absolute folder, which is made; empty: there is none, and nothing is known
    explicit AccountIndex(QString state, qint64 most_bytes = mostIndex_bytes);
    ~AccountIndex();
    AccountIndex(const AccountIndex &) = delete;
    AccountIndex &operator=(const AccountIndex &) = delete;

    /// A folder was named, whether it can be used or not.
    bool isWanted() const { return m_isWanted; }
    /// It can be written, and by nobody else.
    bool isUsable() const { return m_isUsable; }
    /// Every log seen of a ledger, as SeenLedgers::logsOf().
    std::vector<CommitLog> logsOf(const QString &ledgerId) const;
    /// The ledgers that stood in a folder, the last one at the end.
    QStringList ledgersIn(const QString &folder) const;
    /// Adds what is not there yet.
    void note(const QString &ledgerId, const CommitLog &log, const QString &folder);

private:
    QString seenPath(const QString &ledgerId) const;
    QString folderPath(const QString &folder) const;
    SeenLedgers *seenOf(const QString &ledgerId);
    void makeRoom() const;

    const QString m_state;
    const qint64 m_most_bytes;
    bool m_isWanted = false;
    bool m_isUsable = false;
    QHash<QString, std::shared_ptr<SeenLedgers>> m_open; ///< by ledger
    QHash<QString, QString> m_lastIn;                    ///< the ledger that a folder was last noted with
};

} // namespace rp
