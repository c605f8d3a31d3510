// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <vector>

namespace rp {

struct ActContent;
struct OptionContent;

/// Headings and short sentences of the guide for teachers.
class TeachText
{
    Q_DECLARE_TR_FUNCTIONS(rp::TeachText)
public:
    static QString title();   ///< of the whole guide
    static QString warning(); ///< that it shows the answers
    static QString plan();
    static QString planNote();
    static QStringList planColumns();
    static QString session(int number); ///< 0: afterwards
    static QString time(const ActContent &act);
    static QString goal(const QString &text);
    static QString listenFor(const QString &text);
    static QString handout(); ///< title of a document for learners
    static QString nameAndDate();
    static QString aboutHandout();
    static QStringList handoutColumns();
    static QString predictions();
    static QString core();
    static QString more();
    static QString challenges();
    static QString exercises();
    static QString reflections();
    static QString writing();
    static QString debrief();
    static QString ask();
    static QString tracks();
    static QString claims();
    static QString recall();
    static QString beliefs();
    static QString mysteries();

    static QString rightAnswer(const QString &answer);
    static QString instrumentSays(const QString &figure, const QString &value);
    static QString accepted(const QString &tolerance);
    static QString looksFor(const QString &text);
    static QString pointsNeeded(int needed, int all);
    static QString rightOrWrong(bool isRight);
    static QString pair(const QString &name, const QString &value); ///< "name: value"
    static QString numbered(int number, const QString &text);
    static QString bullet(const QString &item);
    static QString nothingFits();
    static QString asItOpens();

    static QStringList optionColumns();
    static QStringList findColumns();
    static QStringList trackColumns();
    static QStringList claimColumns();
    static QStringList answerColumns();
    static QStringList beliefColumns();
    static QStringList mysteryColumns();
};

} // namespace rp
