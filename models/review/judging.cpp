// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/review_book.h"
#include "models/review/review_figures.h"
#include "models/review/typed_numbers.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>

namespace rp {
namespace {

/// So that the exact edge of a tolerance counts, whatever the arithmetic did to the last digit.
constexpr double edge = 1e-9;

class RecallWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::Recall)
public:
    static QString empty(const QString &label, const QString &example)
    {
        //: %1 the label of a field, %2 an example such as "12.5 FLOP/byte"
        return fillMarkers(tr("“%1” is empty; type a number, for example %2."), {label, example});
    }
    static QString unreadable(const QString &label, const QString &typed, const QString &example)
    {
        //: %1 the label of a field, %2 what was typed into it, %3 an example such as "12.5 FLOP/byte"
        return fillMarkers(tr("What stands in “%1” (%2) can't be read; type a number, for example %3."),
                           {label, typed, example});
    }
};

/// A number in the unit of the field that says nothing about the right one.
QString exampleOf(const RecallQuestion::Field &field)
{
    const double length = unitLength(field.units, field.unit).value_or(1.0);
    const bool isCount = field.units == QLatin1String("count");
    return unitText((isCount ? 12.0 : 12.5) * length, field.units, 3);
}

/// Relative; nothing but 0 is near 0.
double distance(double value, double truth)
{
    if (truth == 0.0)
        return value == 0.0 ? 0.0 : std::numeric_limits<double>::infinity();
    return std::abs(value / truth - 1.0);
}

} // namespace

std::optional<double> understood(const RecallAnswer &answer, const RecallQuestion::Field &field)
{
    const auto kept = answer.values.constFind(field.id);
    return kept != answer.values.cend() ? *kept : readTyped(answer.entries.value(field.id), field);
}

RecallJudgement judgeNumbers(const RecallQuestion &question, const QMap<QString, QString> &entries,
                             const ReviewFigures &figures)
{
    RecallAnswer answer;
    answer.entries = entries;
    return judgeAnswer(question, answer, figures);
}

RecallJudgement judgeAnswer(const RecallQuestion &question, const RecallAnswer &answer,
                            const ReviewFigures &figures)
{
    QMap<QString, double> values;
    for (const RecallQuestion::Field &field : question.fields) {
        const auto value = understood(answer, field);
        if (!value)
            return {};
        values.insert(field.id, *value);
    }
    // Tolerances may overlap (156 and 153 with 2 %): the nearest convention is the one that was meant.
    RecallJudgement judgement;
    double nearest = question.tolerance + edge;
    for (const RecallConvention &convention : question.conventions) {
        double farthest = 0.0;
        for (const RecallQuestion::Field &field : question.fields) {
            const double truth = figures.value(convention.figures.value(field.id));
            const double away = distance(values.value(field.id), truth);
            farthest = std::isnan(away) ? std::numeric_limits<double>::infinity() : std::max(farthest, away);
        }
        if (farthest > nearest || (judgement.right && farthest == nearest))
            continue;
        nearest = farthest;
        judgement = {true, convention.id};
    }
    return judgement;
}

QString entryProblem(const RecallQuestion &question, const QMap<QString, QString> &entries)
{
    for (const RecallQuestion::Field &field : question.fields) {
        const QString typed = entries.value(field.id).trimmed();
        if (readTyped(typed, field))
            continue;
        const QString label = contentText(field.label);
        return typed.isEmpty() ? RecallWords::empty(label, exampleOf(field))
                               : RecallWords::unreadable(label, Format::isolate(typed), exampleOf(field));
    }
    return {};
}

fsrs::Grade gradeOf(bool right, int confidence)
{
    if (!right)
        return fsrs::Grade::Again;
    if (confidence <= 2)
        return fsrs::Grade::Hard;
    return confidence <= 4 ? fsrs::Grade::Good : fsrs::Grade::Easy;
}

} // namespace rp
