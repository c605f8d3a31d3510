// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/commit_log.h"

#include <QHash>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace rp {

/// What this machine has seen of every ledger that was ever open here: their sealed entries, one line each in
/// a file that is only ever appended to. An older or an edited ledger is held against it.
///
/// Each line names its ledger, the seal before it and the entry, so that a line changed outside the program
/// does not verify and counts as not there. A ledger that went two ways has two logs.
///
/// A file beyond `mostIndex_bytes` is not read, so none is written: what would not fit any more makes room by
/// forgetting the ledgers that were added to longest ago, and the other ways that the one in use once went.
class SeenLedgers
{
public:
    static constexpr qint64 mostIndex_bytes = 64LL
                                              << 20; ///< of a whole course some 2,000 entries of 400 bytes

    explicit SeenLedgers(QString path, qint64 most_bytes = mostIndex_bytes);

    /// Lines that are cut short or do not verify are passed over.
    void read();
    /// Every log seen of a ledger, as far as it was seen; in the order in which they were last added to.
    std::vector<CommitLog> logsOf(const QString &ledgerId) const;
    /// The ledger of the last line; empty when there is none.
    QString lastLedger() const { return m_ledgers.value(m_ledgers.size() - 1); }
    /// Counts a log that was seen elsewhere as seen here, in memory alone. The last ledger stays the last.
    void add(const QString &ledgerId, const CommitLog &log);
    /// Adds what of the log is not there yet. Empty when done, else what the system said.
    QString note(const QString &ledgerId, const CommitLog &log);

private:
    struct Line
    {
        QByteArray after; ///< seal of the entry before; empty: the first
        CommitEntry entry;
    };
    struct Seen
    {
        QHash<QByteArray, Line> lines; ///< by seal
        std::vector<QByteArray> order; ///< seals, oldest first
    };
    QByteArray textOf(const QString &ledgerId, const Line &line) const;
    QByteArray textOf(const QString &ledgerId) const;
    QByteArray everything() const;
    void take(const QByteArray &line);
    void makeLast(const QString &ledgerId);
    std::vector<Line> unseenOf(const QString &ledgerId, const CommitLog &log) const;
    void keep(const QString &ledgerId, const std::vector<Line> &lines);
    QString append(const QByteArray &bytes) const;
    QString writeAnew(const QString &ledgerId, const CommitLog &log);

    QString m_path;
    qint64 m_most_bytes;
    QHash<QString, Seen> m_seen; ///< by ledger
    QStringList m_ledgers;       ///< the one that was last added to at the end
};

} // namespace rp
