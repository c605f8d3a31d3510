// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/commit_log.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>

class QThread;

namespace rp {

class Ledger;

/// Copies the learner's work, as a file to hand in, into a folder that the site names: at once when it is
/// made, after each answer, and half a minute after anything else was changed. Writes in a thread of its own,
/// because a share or server that has gone may not answer for minutes. What fails is tried again every
/// minute; each copy is the whole work, so what the ledger holds when a window closes is with the next one.
class WorkCopies : public QObject
{
    Q_OBJECT
public:
    /// What the writing came to: empty, or a translated clause or what the system said.
    using Write = std::function<QString(const QString &path, const QByteArray &bytes)>;

    /// @param folder on this machine, or its address in the web; `write` has to know that
    /// @param account the name that the copy has, in the file and of it. The ledger must outlive this.
    WorkCopies(const Ledger &ledger, const QString &folder, const QString &account, Write write = {},
               QObject *parent = nullptr);
    /// Copies what is not yet, and waits a few seconds for it.
    ~WorkCopies() override;

    QString path() const; ///< or the address
    /// Why the last try failed; empty when it did not.
    QString problem() const { return m_problem; }
    /// When a copy last reached its place, of this run of the program; invalid: none has.
    QDateTime copiedAt() const { return m_copiedAt; }
    /// Something is not copied yet.
    bool isBehind() const { return m_isBehind || m_thread; }

signals:
    void changed(); ///< problem() did
    /// Before the first copy is made: one of this session is there already and holds what the session lacks.
    /// It is left as it is until the session was held against it.
    void foundMore(const rp::CommitLog &copy);

private:
    void mark(int delay_ms);
    void copy();
    void finish();
    /// False: it was not in time, and asked to stop.
    bool hasFinished(int patience_ms);

    const Ledger &m_ledger;
    const QString m_folder;
    const QString m_account;
    const Write m_write;
    QTimer m_due;
    QThread *m_thread = nullptr; ///< while it writes
    struct Outcome
    {
        QString problem;
        std::optional<CommitLog> more; ///< of the copy that is there, and was not replaced
    };
    std::shared_ptr<Outcome> m_outcome; ///< of the thread, when it has ended
    bool m_isBehind = false;
    bool m_isCompared = false; ///< with the copy that was there
    QString m_problem;
    QDateTime m_copiedAt;
};

/// Replaces a file in a folder that is there. A link is not followed: in a folder that many can write to, it
/// may lead to a file of the learner's own. Besides the learner, the folder's group may read it.
QString replaceCopy(const QString &path, const QByteArray &bytes);

} // namespace rp
