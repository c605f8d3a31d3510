// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/payback/payback_tables.h"

#include "models/instruments/payback/payback_inputs.h"
#include "models/text/format.h"

#include <QCoreApplication>

#include <utility>

namespace rp {

namespace {

using Text = std::function<QString()>;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::CompilationReturn)
public:
    static QString atBreakeven(const QString &calls)
    {
        //: remark on a point in time; %1 is a number of inferences
        return tr("Break-even at %1 inferences").arg(calls);
    }
    static QString atEnd() { return tr("End of the deployment"); }
    static QString noValue()
    {
        //: instead of a value of a control that would have an effect
        return tr("no value in its range");
    }
    static QString needed(const QString &value, bool more)
    {
        if (more) {
            //: a limit of a control's value; %1 is the value
            return tr("%1 or more").arg(value);
        }
        //: a limit of a control's value; %1 is the value
        return tr("%1 or less").arg(value);
    }
};

Text late(const char *source)
{
    return [source] { return QCoreApplication::translate("rp::CompilationReturn", source); };
}

ResultColumn column(const char *key, const char *title, Quantity quantity, Meaning meaning)
{
    ResultColumn made;
    made.key = QString::fromLatin1(key);
    made.title = late(title);
    made.quantity = quantity;
    made.meaning = meaning;
    return made;
}

ResultCell number(double value)
{
    ResultCell cell;
    cell.value = value;
    return cell;
}

ResultCell words(Text text)
{
    ResultCell cell;
    cell.text = std::move(text);
    return cell;
}

ResultCell elapsedCell(const ReturnSample &sample, const ReturnState &state)
{
    ResultCell cell = number(sample.elapsed_s);
    if (sample.elapsed_s == state.result.value.breakeven_days * secondsPerDay) {
        const double calls = state.result.value.breakeven_calls_whole;
        cell.note = [calls] { return Words::atBreakeven(Format().count(calls)); };
    } else if (sample.elapsed_s == state.settings.deployment_days * secondsPerDay) {
        cell.note = [] { return Words::atEnd(); };
    }
    return cell;
}

ResultRow flipRow(const ReturnFlip &flip, const ReturnState &state, const Catalogue &catalogue)
{
    const QString input = flip.input;
    const ReturnSettings settings = state.settings;
    const auto text = [input, settings, &catalogue](double value) {
        return returnInputText(input, value, settings, catalogue);
    };
    ResultCell current;
    current.value = flip.current;
    current.text = [text, value = flip.current] { return text(value); };
    ResultCell needed;
    needed.value = flip.needed;
    needed.text = [text, flip] {
        return flip.exists() ? Words::needed(text(flip.needed), flip.needed > flip.current)
                             : Words::noValue();
    };
    return {input,
            {words([input, settings, &catalogue] { return returnInput(input, settings, catalogue).label; }),
             current, needed}};
}

} // namespace

std::vector<ResultColumn> timelineColumns(bool positive, const ReturnNow &now, const Catalogue &catalogue)
{
    const Meaning saving = positive ? Meaning::Good : Meaning::Fair;
    std::vector<ResultColumn> columns = {
        column("elapsed_s", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Elapsed time"), Quantity::Seconds,
               Meaning::Neutral),
        column("cost_s", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Cost of compiling"), Quantity::Seconds,
               Meaning::Failure),
        column("saved_s", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Time saved"), Quantity::Seconds,
               saving),
        column("saved_low_s", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Time saved at the lower gain"),
               Quantity::Seconds, saving),
        column("saved_high_s", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Time saved at the higher gain"),
               Quantity::Seconds, saving)};
    const auto assumed = [now, &catalogue](const char *figure) {
        return [now, &catalogue, figure] {
            return returnFigureAssumption(QString::fromLatin1(figure), now(), catalogue);
        };
    };
    columns[1].assumption = assumed("cost_s");
    columns[2].assumption = assumed("breakeven_days");
    columns[3].assumption = assumed("net_low_s");
    columns[4].assumption = assumed("net_high_s");
    return columns;
}

std::vector<ResultRow> timelineRows(const ReturnState &state)
{
    const std::vector<ReturnSample> samples = timelineOf(state.settings, state.result);
    std::vector<ResultRow> rows;
    rows.reserve(samples.size());
    for (const ReturnSample &sample : samples) {
        ResultRow row;
        row.key = QStringLiteral("t%1").arg(rows.size());
        row.cells = {elapsedCell(sample, state), number(sample.cost_s), number(sample.saved_s),
                     number(sample.saved_low_s), number(sample.saved_high_s)};
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<ResultColumn> flipColumns()
{
    return {column("input", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Control"), Quantity::Text,
                   Meaning::Neutral),
            column("current", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Now"), Quantity::Text,
                   Meaning::Neutral),
            column("needed", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Changes the verdict at"),
                   Quantity::Text, Meaning::Neutral)};
}

std::vector<ResultRow> flipRows(const ReturnState &state, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    rows.reserve(state.flips.size());
    for (const ReturnFlip &flip : state.flips)
        rows.push_back(flipRow(flip, state, catalogue));
    return rows;
}

} // namespace rp
