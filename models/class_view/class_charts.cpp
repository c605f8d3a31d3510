// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/class_view/class_charts.h"

#include "models/class_view/class_text.h"
#include "models/content/lab_content.h"
#include "models/teach/teach_text.h"
#include "models/text/format.h"
#include "models/text/quantity.h"
#include "models/text/sentences.h"

#include <QCoreApplication>
#include <algorithm>
#include <limits>

namespace rp {
namespace {

std::function<QString()> saying(const QString &text)
{
    return [text] { return text; };
}

ResultColumn column(const QString &key, const QString &title, Quantity quantity = Quantity::Text,
                    Meaning meaning = Meaning::Neutral)
{
    ResultColumn made;
    made.key = key;
    made.title = saying(title);
    made.quantity = quantity;
    made.meaning = meaning;
    made.decimals = quantity == Quantity::DurationAuto ? 2 : 0;
    return made;
}

ResultCell text(const QString &said)
{
    ResultCell cell;
    cell.text = saying(said);
    return cell;
}

ResultCell number(double value)
{
    ResultCell cell;
    cell.value = value;
    return cell;
}

ResultCell span(std::optional<double> ms)
{
    return number(ms ? *ms * classUsPerMs : std::numeric_limits<double>::quiet_NaN());
}

std::shared_ptr<ResultTable> made(const QString &id, const QString &caption, const QString &summary,
                                  std::vector<ResultColumn> columns, std::vector<ResultRow> rows)
{
    auto table = std::make_shared<ResultTable>(id);
    table->setCaption(saying(caption));
    table->setSummary(saying(summary));
    table->setColumns(std::move(columns));
    table->setRows(std::move(rows));
    return table;
}

QString answersSentence(const ClassQuestion &question)
{
    QStringList sentences{ClassText::rightAtFirst(question.right, question.learners)};
    if (question.off)
        sentences << ClassText::guesses((*question.off)[0], (*question.off)[1]);
    if (!question.truth.isEmpty())
        sentences << question.truth;
    return joinedSentences(sentences);
}

QString sureSentence(const SureFigures &sure)
{
    if (sure.learners == 0)
        return ClassText::nobodySaidHowSure();
    const Calibration calibration = calibrationOf(sure.counts);
    return ClassText::saidAndRight(sure.learners, calibration.meanConfidence, calibration.shareRight);
}

} // namespace

ClassChart answersChart(const ClassQuestion &question)
{
    const QStringList titles = ClassText::optionColumns();
    std::vector<ResultColumn> columns{
        column(QStringLiteral("option"), titles.at(0)),
        column(QStringLiteral("verdict"), titles.at(1)),
        column(class_column::first, titles.at(2), Quantity::Count, Meaning::Compute),
        column(QStringLiteral("share"), titles.at(3), Quantity::Fraction),
        column(class_column::later, titles.at(4), Quantity::Count, Meaning::Memory),
        column(QStringLiteral("why"), titles.at(5))};
    std::vector<ResultRow> rows;
    QString right;
    for (const ClassOption &option : question.options) {
        const QString verdict = TeachText::rightOrWrong(option.isRight);
        ResultCell first = number(double(option.first));
        first.note = saying(verdict);
        if (option.isRight)
            right = option.id;
        rows.push_back({option.id,
                        {text(option.text), text(verdict), first,
                         number(double(option.first) / double(std::max<qint64>(question.learners, 1))),
                         number(double(option.later)), text(option.feedback)}});
    }
    return {made(QStringLiteral("answers"), ClassText::answers(), answersSentence(question),
                 std::move(columns), std::move(rows)),
            {class_column::first, class_column::later},
            ClassText::sureColumns().at(1),
            false,
            right};
}

ClassChart timesChart(const ClassLab &lab, const ActContent &act, bool namesAreShown)
{
    const QStringList titles = ClassText::stepColumns();
    std::vector<ResultColumn> columns{
        column(QStringLiteral("step"), titles.at(0)),
        column(QStringLiteral("learners"), titles.at(1), Quantity::Count),
        column(class_column::half, titles.at(2), Quantity::DurationAuto, Meaning::Compute),
        column(class_column::most, titles.at(3), Quantity::DurationAuto, Meaning::Dispatch),
        column(class_column::standing, titles.at(4), Quantity::Count, Meaning::Memory),
        column(QStringLiteral("who"), titles.at(5))};
    std::vector<ResultRow> rows;
    for (int i = 0; i < stepCount; ++i) {
        const StepFigures *step = lab.step(act, Step(i));
        if (!step)
            continue;
        rows.push_back(
            {stepKey(Step(i)),
             {text(ClassText::step(Step(i))), number(double(step->learners)),
              span(step->time.quantile_ms(0.5)), span(step->time.quantile_ms(0.9)),
              number(double(step->standing.count)), text(peopleNames(step->standing, namesAreShown))}});
    }
    return {made(QStringLiteral("steps"), ClassText::steps(), ClassText::pauses(), std::move(columns),
                 std::move(rows)),
            {class_column::half, class_column::most},
            //: Title of an axis.
            QCoreApplication::translate("rp::ClassWindow", "Time")};
}

ClassChart standingChart(const ClassChart &times)
{
    return {times.table, {class_column::standing}, ClassText::stepColumns().at(1)};
}

ClassChart sureChart(const SureFigures &sure)
{
    const QStringList titles = ClassText::sureColumns();
    std::vector<ResultColumn> columns{
        column(QStringLiteral("level"), titles.at(0)),
        column(class_column::said, titles.at(0), Quantity::Fraction, Meaning::Dispatch),
        column(class_column::right, titles.at(2), Quantity::Fraction, Meaning::Compute),
        column(QStringLiteral("answers"), titles.at(1), Quantity::Count)};
    std::vector<ResultRow> rows;
    for (const CalibrationLevel &level : calibrationOf(sure.counts).levels) {
        if (level.answers == 0)
            continue;
        const double said = probabilityOf(level.confidence);
        rows.push_back(
            {QString::number(level.confidence),
             {text(Format().percent(said, 0)), number(said), number(level.share), number(level.answers)}});
    }
    return {made(QStringLiteral("sure"), ClassText::sure(), sureSentence(sure), std::move(columns),
                 std::move(rows)),
            {class_column::said, class_column::right},
            ClassText::sureColumns().at(3),
            false,
            {},
            1.0};
}

ClassChart guessesChart(const ClassLab &lab)
{
    const QStringList titles = ClassText::guessColumns();
    std::vector<ResultColumn> columns{
        column(QStringLiteral("question"), titles.at(0)),
        column(class_column::below, titles.at(1), Quantity::Count, Meaning::Memory),
        column(class_column::right, titles.at(2), Quantity::Count, Meaning::Compute),
        column(class_column::above, titles.at(3), Quantity::Count, Meaning::Dispatch)};
    std::vector<ResultRow> rows;
    for (const ActContent &act : lab.content().acts) {
        for (const ClassQuestion &question : lab.questions(act)) {
            if (!question.off)
                continue;
            rows.push_back({QStringLiteral("%1/%2").arg(act.id, question.id),
                            {text(question.figure), number(double((*question.off)[0])),
                             number(double(question.right)), number(double((*question.off)[1]))}});
        }
    }
    return {made(QStringLiteral("guesses"), ClassText::sides(), ClassText::aboutSides(), std::move(columns),
                 std::move(rows)),
            {class_column::below, class_column::right, class_column::above},
            ClassText::sureColumns().at(1),
            true};
}

ClassChart tracksChart(const ClassLab &lab)
{
    const QStringList titles = ClassText::trackColumns();
    std::vector<ResultColumn> columns{
        column(QStringLiteral("track"), titles.at(0)),
        column(class_column::reached, titles.at(1), Quantity::Count, Meaning::Good),
        column(class_column::missed, titles.at(2), Quantity::Count, Meaning::Failure)};
    std::vector<ResultRow> rows;
    for (const auto &[track, counts] : lab.tracks())
        rows.push_back({track, {text(track), number(double(counts[0])), number(double(counts[1]))}});
    const LabFigures *figures = lab.figures();
    return {made(QStringLiteral("tracks"), ClassText::tracks(),
                 figures ? ClassText::finished(figures->done, figures->begun) : QString(), std::move(columns),
                 std::move(rows)),
            {class_column::reached, class_column::missed},
            ClassText::stepColumns().at(1),
            true};
}

} // namespace rp
