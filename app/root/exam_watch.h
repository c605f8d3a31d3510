// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/policy/exam.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>
#include <optional>

class QThread;

namespace rp {

class Ledger;
class LedgerStore;

/// Where an exam of the site notes the sessions of an account.
struct ExamPlace
{
    QString folder;  ///< of the exam; empty: none, so nothing is noted or held against
    QString session; ///< folder of the session
    QString state;   ///< the account's own folder, where it is noted as well; may be empty
    QString account; ///< name
};

/// Sees to it, while an exam lasts, that one account has one session. It notes the session in the folder of
/// the exam, at once and every half minute, in a thread of its own, because a share that has gone may not
/// answer for minutes. A session whose account has an earlier one that still stands on this machine records
/// nothing; any other one is noted in the ledger, for the grader. So are a note that is gone from the folder,
/// and a clock that is not that of the folder.
class ExamWatch : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive it.
    ExamWatch(Ledger &ledger, LedgerStore &store, QObject *parent = nullptr);
    ~ExamWatch() override;

    /// Begins, goes on, or ends (none).
    void follow(const std::optional<Exam> &exam, const ExamPlace &place);
    /// Why the folder can't be used, as a translated clause; empty: it can, or there is none.
    QString problem() const { return m_problem; }
    QString folder() const { return m_place.folder; }
    /// How far the clock of this computer is ahead of the folder's; 0: no more than clocks are.
    qint64 ahead_s() const { return m_ahead_s; }

signals:
    void changed(); ///< problem() or ahead_s() did

private:
    struct Found;
    void look();
    void take(const Found &found);
    void tell(const QString &problem, qint64 ahead_s);

    Ledger &m_ledger;
    LedgerStore &m_store;
    std::optional<Exam> m_exam;
    ExamPlace m_place;
    QTimer m_again;
    QThread *m_thread = nullptr; ///< while it looks
    QString m_problem;
    qint64 m_ahead_s = 0;
};

} // namespace rp
