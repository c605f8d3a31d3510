// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/lab_session.h"

#include <QCoreApplication>

namespace rp {

/// Headings and sentences of the report on a class, translated.
class ClassText
{
    Q_DECLARE_TR_FUNCTIONS(rp::ClassText)
public:
    static QString title();
    static QString counted(qint64 handins);
    static QString altered(qint64 handins);
    static QString repeated(qint64 ledgers);
    static QString leftOut(qint64 answers);
    static QString namesAreHidden();
    static QString finished(qint64 done, qint64 begun);
    static QString rightAtFirst(qint64 right, qint64 learners);
    /// How the answers lie to the truth.
    static QString calibration(qint64 low, qint64 high);
    static QString steps();
    static QString pauses();
    static QString tracks();
    static QString stuck();
    static QString someMemos(qint64 shown, qint64 all);
    static QString step(Step step);
    static QString andOthers(const QString &names, qint64 others);

    static QStringList optionColumns();
    static QStringList challengeColumns();
    static QStringList stepColumns();
    static QStringList trackColumns();
    static QStringList stuckColumns();
    static QString learner();
};

} // namespace rp
