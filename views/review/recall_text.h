// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_book.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace rp {

/// Where a recall question stands.
enum class RecallState
{
    New,     ///< never answered
    Begun,   ///< something is typed or chosen and not locked in
    Waiting, ///< locked in, to be marked by the learner
    Due,     ///< answered before, and due again
    Right,   ///< at the last answer
    Missed   ///< at the last answer
};
RecallState recallState(const ReviewBook &book, const QString &question);
/// Something was typed or chosen in it.
bool isBegun(const RecallAnswer &draft);

/// The words of the recall quiz, in the current language.
class RecallText
{
    Q_DECLARE_TR_FUNCTIONS(rp::RecallText)
public:
    RecallText(const ReviewContent &content, const ReviewFigures &figures);

    /// Position of a question in the content, from 1.
    int number(const QString &question) const;
    /// "Question 3 of 10: Graph break".
    QString heading(const RecallQuestion &question) const;

    /// The state in a few words: "not answered yet", "right, back in 3 days".
    static QString note(const ReviewBook &book, const QString &question);
    /// How far away a date is: "now", "in 10 minutes", "today at 18:30", "tomorrow", "in 3 days".
    static QString until(const QDateTime &due, const QDateTime &now);
    /// The date itself, in local time.
    static QString date(const QDateTime &due, QLocale::FormatType format = QLocale::LongFormat);

    /// What was typed into the fields, with units: "153 FLOP/byte"; with the fields' names when there are
    /// several.
    QString entries(const RecallQuestion &question, const QMap<QString, QString> &entries) const;
    /// A convention's values in the same form.
    QString values(const RecallQuestion &question, const RecallConvention &convention) const;
    /// How far off each field is from the convention that is nearest; a sentence each.
    QStringList distances(const RecallQuestion &question, const RecallAnswer &answer) const;

    /// Whether an answer is right, and why, in a sentence or two.
    QString verdict(const RecallQuestion &question, const RecallAnswer &answer) const;
    /// What the confidence was, and what it says beside the outcome.
    static QString confidenceRemark(const RecallAnswer &answer);

private:
    QString named(const RecallQuestion &question, const QStringList &values) const;
    const RecallConvention *nearest(const RecallQuestion &question, const RecallAnswer &answer) const;

    const ReviewContent &m_content;
    const ReviewFigures &m_figures;
};

} // namespace rp
