// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/class_view/class_charts.h"

#include "models/class_view/class_report.h"
#include "models/class_view/class_text.h"
#include "models/content/lab_content.h"
#include "models/teach/teach_text.h"
#include "models/text/format.h"
#include "models/text/quantity.h"

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

void fill(ResultTable &table, const QString &caption, const QString &summary,
          std::vector<ResultColumn> columns, std::vector<ResultRow> rows)
{
    table.setCaption(saying(caption));
    table.setSummary(saying(summary));
    table.setColumns(std::move(columns));
    table.setRows(std::move(rows));
}

} // namespace

void fillAnswers(ResultTable &table, const ClassQuestion &question)
{
    const QStringList titles = ClassText::optionColumns();
    std::vector<ResultColumn> columns{
        column(QStringLiteral("option"), titles.at(0)),
        column(class_column::first, titles.at(2), Quantity::Count, Meaning::Compute),
        column(class_column::later, titles.at(4), Quantity::Count, Meaning::Memory),
        column(QStringLiteral("share"), titles.at(3), Quantity::Fraction),
        column(QStringLiteral("verdict"), titles.at(1)),
        column(QStringLiteral("why"), titles.at(5))};
    std::vector<ResultRow> rows;
    for (const ClassOption &option : question.options) {
        const QString verdict = TeachText::rightOrWrong(option.isRight);
        ResultCell first = number(double(option.first));
        first.note = saying(verdict);
        rows.push_back({option.id,
                        {text(option.text), first, number(double(option.later)),
                         number(double(option.first) / double(std::max<qint64>(question.learners, 1))),
                         text(verdict), text(option.feedback)}});
    }
    fill(table, ClassText::answers(), answersSentence(question), std::move(columns), std::move(rows));
}

void fillSteps(ResultTable &table, const ClassLab &lab, const ActContent &act, bool namesAreShown)
{
    const QStringList titles = ClassText::stepColumns();
    std::vector<ResultColumn> columns{
        column(QStringLiteral("step"), titles.at(0)),
        column(class_column::half, titles.at(2), Quantity::DurationAuto, Meaning::Compute),
        column(class_column::most, titles.at(3), Quantity::DurationAuto, Meaning::Dispatch),
        column(QStringLiteral("learners"), titles.at(1), Quantity::Count),
        column(class_column::standing, titles.at(4), Quantity::Count, Meaning::Memory),
        column(QStringLiteral("who"), titles.at(5))};
    std::vector<ResultRow> rows;
    for (int i = 0; i < stepCount; ++i) {
        const StepFigures *step = lab.step(act, Step(i));
        if (!step)
            continue;
        rows.push_back(
            {stepKey(Step(i)),
             {text(ClassText::step(Step(i))), span(step->time.quantile_ms(0.5)),
              span(step->time.quantile_ms(0.9)), number(double(step->learners)),
              number(double(step->standing.count)), text(peopleNames(step->standing, namesAreShown))}});
    }
    fill(table, ClassText::steps(), ClassText::pauses(), std::move(columns), std::move(rows));
}

void fillSure(ResultTable &table, const SureFigures &sure)
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
    fill(table, ClassText::sure(), sureSentence(sure), std::move(columns), std::move(rows));
}

void fillGuesses(ResultTable &table, const ClassLab &lab)
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
    fill(table, ClassText::sides(), ClassText::aboutSides(), std::move(columns), std::move(rows));
}

void fillTracks(ResultTable &table, const ClassLab &lab)
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
    fill(table, ClassText::tracks(), figures ? ClassText::finished(figures->done, figures->begun) : QString(),
         std::move(columns), std::move(rows));
}

} // namespace rp
