// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/recall_text.h"

#include "models/review/review_figures.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"
#include "views/act/confidence_text.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rp {
namespace {

constexpr double noticeable = 5e-4; ///< a smaller distance is none
constexpr double byFactor = 2.0;    ///< from here on a distance is told as a factor

double offBy(double ratio)
{
    return ratio > 0.0 ? std::abs(std::log(ratio)) : std::numeric_limits<double>::infinity();
}

/// Of a field's entry to the figure that is right; nothing when it can't be read.
std::optional<double> ratioOf(const RecallQuestion::Field &field, const RecallAnswer &answer, double truth)
{
    const std::optional<double> value = understood(answer, field);
    if (!value || !std::isfinite(truth) || truth == 0.0)
        return std::nullopt;
    return *value / truth;
}

/// As typed, with the unit where the learner left it out, which shows in every language.
QString written(const RecallQuestion::Field &field, const QString &typed)
{
    const auto last = std::find_if_not(typed.crbegin(), typed.crend(), [](QChar c) {
        return c.isSpace() || c.category() == QChar::Other_Format; // such as marks that steer direction
    });
    if (field.unit.isEmpty() || last == typed.crend() || !last->isDigit())
        return Format::isolate(typed.trimmed());
    //: A number that the learner typed, and its unit.
    return Format::isolate(RecallText::tr("%1 %2").arg(typed.trimmed(), field.unit));
}

} // namespace

bool isBegun(const RecallAnswer &draft)
{
    const bool typed = std::any_of(draft.entries.cbegin(), draft.entries.cend(),
                                   [](const QString &entry) { return !entry.isEmpty(); });
    return typed || !draft.text.isEmpty() || !draft.option.isEmpty() || draft.confidence > 0;
}

RecallState recallState(const ReviewBook &book, const QString &question)
{
    if (book.pending(question))
        return RecallState::Waiting;
    if (isBegun(book.draft(question)))
        return RecallState::Begun;
    const RecallAnswer *answer = book.latestAnswer(question);
    if (!answer)
        return RecallState::New;
    const auto card = book.card(question);
    if (card && card->due <= book.now())
        return RecallState::Due;
    return answer->right ? RecallState::Right : RecallState::Missed;
}

RecallText::RecallText(const ReviewContent &content, const ReviewFigures &figures)
    : m_content(content)
    , m_figures(figures)
{
}

int RecallText::number(const QString &question) const
{
    const auto found = std::find_if(m_content.questions.begin(), m_content.questions.end(),
                                    [&question](const RecallQuestion &each) { return each.id == question; });
    return int(found - m_content.questions.begin()) + 1;
}

QString RecallText::heading(const RecallQuestion &question) const
{
    const Format format;
    //: Heading: number of a question, how many there are, and what it is about.
    return tr("Question %1 of %2: %3")
        .arg(format.count(number(question.id)), format.count(double(m_content.questions.size())),
             m_figures.resolve(question.title));
}

QString RecallText::note(const ReviewBook &book, const QString &question)
{
    const RecallState state = recallState(book, question);
    const auto card = book.card(question);
    const QString back = card ? until(card->due, book.now()) : QString();
    switch (state) {
    case RecallState::New:
        //: State of a question.
        return tr("not answered yet");
    case RecallState::Begun:
        //: State of a question: something is typed or chosen, and not handed in.
        return tr("begun");
    case RecallState::Waiting:
        //: State of a question: the learner has to compare the own answer with the right one.
        return tr("to be marked by you");
    case RecallState::Due:
        //: State of a question: it is time to answer it again.
        return tr("due now");
    case RecallState::Right:
        //: State of a question: right at the last answer; %1 is when it comes back, such as "in 3 days".
        return tr("right, back %1").arg(back);
    case RecallState::Missed:
        break;
    }
    //: State of a question: not right at the last answer; %1 is when it comes back, such as "in 3 days".
    return tr("missed, back %1").arg(back);
}

QString RecallText::until(const QDateTime &due, const QDateTime &now)
{
    const qint64 seconds = now.secsTo(due);
    if (seconds <= 0)
        //: When a question comes back.
        return tr("now");
    if (seconds < 3600)
        //: When a question comes back.
        return tr("in %Ln minute(s)", nullptr, int((seconds + 59) / 60));
    const QDateTime local = due.toLocalTime();
    const qint64 days = now.toLocalTime().date().daysTo(local.date());
    if (days == 0)
        //: When a question comes back; %1 is a time of day.
        return tr("today at %1").arg(QLocale().toString(local.time(), QLocale::ShortFormat));
    if (days == 1)
        //: When a question comes back.
        return tr("tomorrow");
    //: When a question comes back.
    return tr("in %Ln day(s)", nullptr, int(days));
}

QString RecallText::date(const QDateTime &due, QLocale::FormatType format)
{
    return QLocale().toString(due.toLocalTime().date(), format);
}

QString RecallText::named(const RecallQuestion &question, const QStringList &values) const
{
    if (values.size() == 1)
        return values.constFirst();
    QStringList parts;
    for (qsizetype i = 0; i < values.size(); ++i)
        //: Name of one of several numbers that are asked for, and its value.
        parts.append(tr("%1: %2").arg(m_figures.resolve(question.fields[std::size_t(i)].label), values[i]));
    return QLocale().createSeparatedList(parts);
}

QString RecallText::entries(const RecallQuestion &question, const QMap<QString, QString> &entries) const
{
    QStringList values;
    for (const RecallQuestion::Field &field : question.fields)
        values.append(written(field, entries.value(field.id)));
    return named(question, values);
}

QString RecallText::values(const RecallQuestion &question, const RecallConvention &convention) const
{
    QStringList values;
    for (const RecallQuestion::Field &field : question.fields)
        values.append(Format::isolate(m_figures.text(convention.figures.value(field.id))));
    return named(question, values);
}

const RecallConvention *RecallText::nearest(const RecallQuestion &question, const RecallAnswer &answer) const
{
    const RecallConvention *found = nullptr;
    double least = std::numeric_limits<double>::infinity();
    for (const RecallConvention &convention : question.conventions) {
        double off = 0.0;
        for (const RecallQuestion::Field &field : question.fields) {
            const double truth = m_figures.value(convention.figures.value(field.id));
            const auto ratio = ratioOf(field, answer, truth);
            off += offBy(ratio.value_or(0.0));
        }
        if (!found || off < least) {
            found = &convention;
            least = off;
        }
    }
    return found;
}

QStringList RecallText::distances(const RecallQuestion &question, const RecallAnswer &answer) const
{
    const RecallConvention *convention = nearest(question, answer);
    if (!convention)
        return {};
    const Format format;
    QStringList sentences;
    for (const RecallQuestion::Field &field : question.fields) {
        const QString figure = convention->figures.value(field.id);
        const auto ratio = ratioOf(field, answer, m_figures.value(figure));
        if (!ratio)
            continue;
        const QString yours = written(field, answer.entries.value(field.id));
        const QString truth = Format::isolate(m_figures.text(figure));
        const double off = std::abs(*ratio - 1.0);
        const QString percent = format.percent(off, off < 0.1 ? 1 : 0);
        const QString factor = format.significant(*ratio > 1.0 ? *ratio : 1.0 / *ratio);
        QString sentence;
        if (off <= std::max(question.tolerance, noticeable))
            //: %1 is the learner's number, with its unit.
            sentence = fillMarkers(tr("Your %1 is right."), {yours});
        else if (*ratio >= byFactor)
            //: %1 is the learner's number, %2 the right one, %3 how many times as large.
            sentence =
                fillMarkers(tr("Your %1 is larger than %2 by a factor of %3."), {yours, truth, factor});
        else if (*ratio > 0.0 && *ratio <= 1.0 / byFactor)
            //: %1 is the learner's number, %2 the right one, %3 how many times as small.
            sentence =
                fillMarkers(tr("Your %1 is smaller than %2 by a factor of %3."), {yours, truth, factor});
        else if (*ratio > 1.0)
            //: %1 is the learner's number, %2 a percentage, %3 the right number.
            sentence = fillMarkers(tr("Your %1 is %2 above %3."), {yours, percent, truth});
        else
            //: %1 is the learner's number, %2 a percentage, %3 the right number.
            sentence = fillMarkers(tr("Your %1 is %2 below %3."), {yours, percent, truth});
        //: Name of one of several numbers that are asked for, and a sentence on it.
        sentences.append(question.fields.size() > 1
                             ? tr("%1: %2").arg(m_figures.resolve(field.label), sentence)
                             : sentence);
    }
    if (question.conventions.size() > 1 && !sentences.isEmpty())
        //: Said behind how far off a number is; %1 is a way to count, such as "with 2.0 TB/s".
        sentences.append(tr("The nearest way to count is: %1.").arg(m_figures.resolve(convention->text)));
    return sentences;
}

QString RecallText::verdict(const RecallQuestion &question, const RecallAnswer &answer) const
{
    const Format format;
    if (question.kind == RecallQuestion::Kind::Numeric) {
        if (!answer.right)
            //: A number was not right; %1 is a sentence for each, on how far off it is.
            return tr("Not this time. %1").arg(joinedSentences(distances(question, answer)));
        //: %1 is the learner's answer, with its unit.
        return tr("✓ Right: %1.").arg(entries(question, answer.entries));
    }
    if (question.kind == RecallQuestion::Kind::Choice) {
        const auto text = [this, &question](const QString &id) {
            for (const RecallOption &option : question.options)
                if (option.id == id)
                    return m_figures.resolve(option.text);
            return QString();
        };
        if (answer.right)
            //: %1 is the option that the learner chose.
            return tr("✓ Right: “%1”.").arg(text(answer.option));
        //: %1 is the option that the learner chose, %2 the right one.
        return tr("Not this time. You chose “%1”; the answer is “%2”.")
            .arg(text(answer.option), text(question.correct));
    }
    const auto found = std::count(answer.points.begin(), answer.points.end(), true);
    const QString of = format.count(double(question.keyPoints.size()));
    if (answer.right)
        //: The learner marked the own answer: %1 of %2 points were in it.
        return tr("✓ Right: you found %1 of the %2 key points.").arg(format.count(double(found)), of);
    //: The learner marked the own answer: %1 of %2 points were in it, and at least %3 are needed.
    return tr("Not this time. You found %1 of the %2 key points; it takes %3.")
        .arg(format.count(double(found)), of, format.count(question.pointsNeeded));
}

QString RecallText::confidenceRemark(const RecallAnswer &answer)
{
    const QString said = confidenceSaid(answer.confidence);
    QString remark;
    if (answer.confidence >= 4)
        remark = answer.right ? tr("You were sure, and you were right.")
                              : tr("What you are sure of and get wrong is worth the most: it comes back "
                                   "soon, and before the others.");
    else if (answer.confidence <= 2)
        remark = answer.right ? tr("You know this better than you thought.")
                              : tr("You knew that you might not know it.");
    return joinedSentences({said, remark});
}

} // namespace rp
