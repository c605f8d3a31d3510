// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/class_view/class_tables.h"

#include "models/instruments/contract/csv.h"

#include <QStringList>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

namespace rp {
namespace {

using Record = ClassRow::Record;

std::string_view nameOf(Record record)
{
    switch (record) {
    case Record::Handin:
        return "handin";
    case Record::Lab:
        return "lab";
    case Record::Answer:
        return "answer";
    case Record::Hint:
        return "hint";
    case Record::Step:
        return "step";
    case Record::Memo:
        return "memo";
    case Record::Cause:
        return "cause";
    case Record::Confidence:
        break;
    }
    return "confidence";
}

/// One object of JSON. The library takes four times as long, and this is what is written most.
class Line
{
public:
    explicit Line(std::string &into)
        : m_into(into)
    {
    }
    void put(std::string_view name, std::string_view text)
    {
        begin(name);
        quote(text);
    }
    void put(std::string_view name, const QString &text)
    {
        begin(name);
        if (text.isEmpty())
            m_into += "null";
        else
            quote(std::string_view(text.toUtf8()));
    }
    void put(std::string_view name, std::optional<bool> value)
    {
        begin(name);
        m_into += !value ? "null" : *value ? "true" : "false";
    }
    void put(std::string_view name, std::optional<double> value)
    {
        begin(name);
        number(value && std::isfinite(*value) ? value : std::nullopt);
    }
    void put(std::string_view name, std::optional<qint64> value)
    {
        begin(name);
        number(value);
    }
    void end() { m_into += "}\n"; }

private:
    void begin(std::string_view name)
    {
        m_into += m_isFirst ? "{\"" : ",\"";
        m_isFirst = false;
        m_into += name;
        m_into += "\":";
    }
    template<typename Value>
    void number(std::optional<Value> value)
    {
        if (!value) {
            m_into += "null";
            return;
        }
        std::array<char, 32> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), *value).ptr;
        m_into.append(digits.data(), end);
    }
    void quote(std::string_view text)
    {
        constexpr std::string_view digits = "0123456789abcdef";
        m_into += '"';
        for (const char c : text) {
            if (c == '"' || c == '\\') {
                m_into += '\\';
                m_into += c;
            } else if (static_cast<unsigned char>(c) < ' ') {
                m_into += "\\u00";
                m_into += digits[static_cast<unsigned char>(c) >> 4U];
                m_into += digits[static_cast<unsigned char>(c) & 0xfU];
            } else {
                m_into += c;
            }
        }
        m_into += '"';
    }

    std::string &m_into;
    bool m_isFirst = true;
};

void appendLine(std::string &lines, const ClassRowsOf &whose, const ClassRow &row)
{
    const bool isHandin = row.record == Record::Handin;
    Line line(lines);
    line.put("record", nameOf(row.record));
    line.put("learner", whose.learner);
    line.put("name", whose.name);
    line.put("number", whose.number);
    line.put("state", std::string_view(whose.isWhole ? "whole" : "altered"));
    line.put("lab", row.lab);
    line.put("act", row.act);
    line.put("step", row.step);
    line.put("kind", row.kind);
    line.put("item", row.item);
    line.put("option", row.option);
    line.put("value", row.value);
    line.put("right", row.right);
    line.put("attempt", row.attempt > 0 ? std::optional(qint64(row.attempt)) : std::nullopt);
    line.put("done", row.done);
    line.put("ms", row.ms);
    line.put("track", row.track);
    line.put("verdict", row.verdict);
    line.put("content", row.content);
    line.put("at", row.at);
    line.put("left_out", isHandin ? std::optional(qint64(row.leftOut)) : std::nullopt);
    line.put("text", row.text);
    line.end();
}

/// Names of the content and whole numbers only.
struct CsvRow
{
    QString table, lab, act = {}, step = {}, kind = {}, item = {}, option = {};
    std::optional<qint64> learners = {}, right = {}, solved = {}, tries = {}, first = {}, later = {},
                          done = {}, standing = {}, half_ms = {}, ninety_ms = {};
};

struct CsvText
{
    const char *name;
    QString CsvRow::*cell;
};
constexpr CsvText csvTexts[] = {{"table", &CsvRow::table},  {"lab", &CsvRow::lab},   {"act", &CsvRow::act},
                                {"step", &CsvRow::step},    {"kind", &CsvRow::kind}, {"item", &CsvRow::item},
                                {"option", &CsvRow::option}};

struct CsvNumber
{
    const char *name;
    std::optional<qint64> CsvRow::*cell;
};
constexpr CsvNumber csvNumbers[] = {{"learners", &CsvRow::learners}, {"right", &CsvRow::right},
                                    {"solved", &CsvRow::solved},     {"tries", &CsvRow::tries},
                                    {"first", &CsvRow::first},       {"later", &CsvRow::later},
                                    {"done", &CsvRow::done},         {"standing", &CsvRow::standing},
                                    {"half_ms", &CsvRow::half_ms},   {"nine_tenths_ms", &CsvRow::ninety_ms}};

/// One line: `text` and `number` give the cell of each column.
template<typename Text, typename Number>
QByteArray csvLine(const Text &text, const Number &number)
{
    QStringList cells;
    for (const CsvText &column : csvTexts)
        cells << text(column);
    for (const CsvNumber &column : csvNumbers)
        cells << number(column);
    return csvRow(cells).toUtf8();
}

QByteArray csvHeader()
{
    const auto name = [](const auto &column) { return QString::fromLatin1(column.name); };
    return csvLine(name, name);
}

QByteArray csvOf(const CsvRow &row)
{
    return csvLine([&row](const CsvText &column) { return row.*column.cell; },
                   [&row](const CsvNumber &column) {
                       const std::optional<qint64> &number = row.*column.cell;
                       return number ? QString::number(*number) : QString();
                   });
}

std::optional<qint64> whole(std::optional<double> ms)
{
    return ms ? std::optional(qint64(std::llround(*ms))) : std::nullopt;
}

QByteArray itemRows(const ClassItem &asked, const ItemFigures &figures)
{
    CsvRow row{QStringLiteral("item"), asked.lab, asked.act, {}, asked.kind, asked.item};
    row.learners = figures.learners;
    row.right = figures.right;
    row.solved = figures.solved;
    row.tries = figures.tries;
    row.standing = figures.stuck.count;
    QByteArray rows = csvOf(row);
    for (const auto &[option, counts] : figures.options) {
        CsvRow chosen{QStringLiteral("option"), asked.lab, asked.act, {}, asked.kind, asked.item, option};
        chosen.first = counts[0];
        chosen.later = counts[1];
        rows += csvOf(chosen);
    }
    return rows;
}

QByteArray labRows(const QString &lab, const LabFigures &figures)
{
    CsvRow row{QStringLiteral("lab"), lab};
    row.learners = figures.begun;
    row.done = figures.done;
    QByteArray rows = csvOf(row);
    for (const auto &[judged, count] : figures.verdicts) {
        CsvRow track{QStringLiteral("track"), lab};
        track.item = judged.first;
        track.option = judged.second;
        track.learners = count;
        rows += csvOf(track);
    }
    return rows;
}

QByteArray stepRows(const ClassStep &step, const StepFigures &figures)
{
    CsvRow row{QStringLiteral("step"), step.lab, step.act, step.step};
    row.learners = figures.learners;
    row.done = figures.done;
    row.standing = figures.standing.count;
    row.half_ms = whole(figures.time.quantile_ms(0.5));
    row.ninety_ms = whole(figures.time.quantile_ms(0.9));
    QByteArray rows = csvOf(row);
    for (const auto &[span, count] : figures.time.counts()) {
        CsvRow spans{QStringLiteral("span"), step.lab, step.act, step.step};
        spans.item = QString::number(span);
        spans.learners = count;
        rows += csvOf(spans);
    }
    return rows;
}

QByteArray sureRows(const SureFigures &sure)
{
    if (sure.learners == 0)
        return {};
    CsvRow all{QStringLiteral("confidence"), {}};
    all.learners = sure.learners;
    QByteArray rows = csvOf(all);
    for (size_t level = 0; level < sure.counts.size(); ++level) {
        CsvRow row{QStringLiteral("confidence"), {}};
        row.item = QString::number(level + 1);
        row.right = sure.counts[level].right;
        row.tries = sure.counts[level].answers;
        rows += csvOf(row);
    }
    return rows;
}

QByteArray causeRows(const MysteryFigures &mysteries)
{
    if (mysteries.learners == 0)
        return {};
    CsvRow all{QStringLiteral("cause"), {}};
    all.learners = mysteries.learners;
    QByteArray rows = csvOf(all);
    for (size_t truth = 0; truth < traces::causes; ++truth) {
        for (size_t said = 0; said < traces::causes; ++said) {
            CsvRow row{QStringLiteral("cause"), {}};
            row.item = causeKey(static_cast<traces::Cause>(truth));
            row.option = causeKey(static_cast<traces::Cause>(said));
            row.tries = mysteries.counts[truth][said];
            if (mysteries.counts[truth][said] > 0)
                rows += csvOf(row);
        }
    }
    return rows;
}

} // namespace

void appendNdjson(std::string &lines, const ClassRowsOf &whose, const std::vector<ClassRow> &rows)
{
    for (const ClassRow &row : rows)
        appendLine(lines, whose, row);
}

QByteArray classCsv(const ClassFigures &figures)
{
    CsvRow all{QStringLiteral("class"), {}};
    all.learners = figures.handins();
    QByteArray csv = csvHeader() + csvOf(all);
    if (figures.scripted() > 0) {
        CsvRow scripted{QStringLiteral("scripted"), {}};
        scripted.learners = figures.scripted();
        csv += csvOf(scripted);
    }
    for (const auto &[lab, of] : figures.labs())
        csv += labRows(lab, of);
    for (const auto &[item, of] : figures.items())
        csv += itemRows(item, of);
    for (const auto &[item, learners] : figures.hints()) {
        for (size_t rung = 0; rung < learners.size(); ++rung) {
            CsvRow row{QStringLiteral("hint"), item.lab, item.act, {}, item.kind, item.item};
            row.option = rung < LadderContent::rungs ? QString::number(rung + 1) : QStringLiteral("told");
            row.learners = learners[rung];
            csv += csvOf(row);
        }
    }
    for (const auto &[step, of] : figures.steps())
        csv += stepRows(step, of);
    return csv + sureRows(figures.sure()) + causeRows(figures.mysteries());
}

} // namespace rp
