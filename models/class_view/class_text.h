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
    static QString noHandins(const QStringList &places);
    static QString altered(qint64 handins);
    static QString scripted(qint64 handins);
    static QString leftOutFiles(qint64 files);
    static QString repeated(qint64 ledgers);
    static QString leftOut(qint64 answers);
    static QString namesAreHidden();
    static QString hardest(); ///< heading: the questions that most learners missed
    static QString missed();  ///< column of it
    static QString finished(qint64 done, qint64 begun);
    static QString rightAtFirst(qint64 right, qint64 learners);
    /// On which side of the truth wrong first answers lie.
    static QString guesses(qint64 low, qint64 high);
    static QString sure();
    static QString nobodySaidHowSure();
    /// Mean of the probabilities that they said, and share of right answers.
    static QString saidAndRight(qint64 learners, double said, double right);
    static QString answers(); ///< caption of a chart: answers by option
    static QString sides();   ///< caption of a chart: on which side of the truth first answers lie
    static QString aboutSides();
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
    static QString hints();
    static QStringList hintColumns();
    static QStringList sureColumns();
    static QString mysteries();
    static QStringList mysteryColumns();
    static QStringList guessColumns();
    static QString learner();
};

} // namespace rp
