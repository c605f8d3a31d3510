// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/golden/dump.h"

#include "tests/golden/lines.h"

#include "models/instruments/contract/result_table.h"
#include "models/instruments/tracks/track_instrument.h"

#include <optional>

namespace golden {

namespace {

QString kindName(rp::InputSpec::Kind kind)
{
    switch (kind) {
    case rp::InputSpec::Kind::Choice:
        return QStringLiteral("choice");
    case rp::InputSpec::Kind::Toggle:
        return QStringLiteral("toggle");
    case rp::InputSpec::Kind::Linear:
        return QStringLiteral("linear");
    case rp::InputSpec::Kind::Logarithmic:
        return QStringLiteral("logarithmic");
    }
    return {};
}

/// What the input's own reader makes of a text.
QString parsed(const rp::InputSpec &spec, const QString &typed)
{
    const std::optional<double> number = spec.parse(typed);
    return number ? exact(*number) : QStringLiteral("nothing");
}

/// How values other than the current one are written: the ends of the range, the marks, the choices.
void dumpValueTexts(Lines &lines, const rp::Instrument &instrument, const rp::InputSpec &spec,
                    const QString &item)
{
    for (const rp::InputChoice &choice : spec.choices) {
        lines.add(item + QLatin1String(" choice ") + choice.key, choice.label);
        lines.add(item + QLatin1String(" choice text ") + choice.key,
                  instrument.inputText(spec.id, choice.key));
    }
    const auto numberText = [&](const QString &name, double value) {
        const QString text = instrument.inputText(spec.id, value);
        lines.add(item + name, exact(value) + QLatin1String(" | ") + text);
        if (spec.parse)
            lines.add(item + name + QLatin1String(" parsed"), parsed(spec, text));
    };
    const bool isNumber =
        spec.kind == rp::InputSpec::Kind::Linear || spec.kind == rp::InputSpec::Kind::Logarithmic;
    if (isNumber) {
        numberText(QStringLiteral(" minimum"), spec.minimum);
        numberText(QStringLiteral(" maximum"), spec.maximum);
    }
    for (const rp::InputMark &mark : spec.marks) {
        lines.add(item + QLatin1String(" mark ") + exact(mark.value), mark.label);
        numberText(QStringLiteral(" mark text"), mark.value);
    }
}

void dumpInput(Lines &lines, const rp::Instrument &instrument, const rp::InputSpec &spec)
{
    const QString item = QLatin1String("input ") + spec.id;
    lines.add(item + QLatin1String(" kind"), kindName(spec.kind));
    lines.add(item + QLatin1String(" label"), spec.label);
    lines.add(item + QLatin1String(" help"), spec.help);
    lines.add(item + QLatin1String(" range"),
              exact(spec.minimum) + QLatin1String(" to ") + exact(spec.maximum));
    lines.add(item + QLatin1String(" step"), spec.step);
    lines.add(item + QLatin1String(" grain"), spec.grain);
    lines.add(item + QLatin1String(" whole"), spec.wholeNumbers);
    lines.add(item + QLatin1String(" secondary"), spec.secondary);
    lines.add(item + QLatin1String(" assumption"), spec.assumption);
    lines.add(item + QLatin1String(" shared with"), spec.sharedWith);
    lines.add(item + QLatin1String(" reads itself"), bool(spec.parse));
    dumpValueTexts(lines, instrument, spec, item);
    const QVariant value = instrument.input(spec.id);
    const QString text = instrument.inputText(spec.id, value);
    lines.add(item + QLatin1String(" value"), exact(value));
    lines.add(item + QLatin1String(" text"), text);
    if (spec.parse) {
        lines.add(item + QLatin1String(" text parsed"), parsed(spec, text));
        lines.add(item + QLatin1String(" nonsense parsed"), parsed(spec, QStringLiteral("a lot")));
    }
}

void dumpFigures(Lines &lines, const rp::Instrument &instrument)
{
    for (const QString &id : instrument.figureIds()) {
        const QString item = QLatin1String("figure ") + id;
        lines.add(item, instrument.figure(id));
        lines.add(item + QLatin1String(" label"), instrument.figureLabel(id));
        lines.add(item + QLatin1String(" text"), instrument.figureText(id));
        lines.add(item + QLatin1String(" assumption"), instrument.figureAssumption(id));
    }
    for (const QString &id : instrument.keyFigures())
        lines.add(QStringLiteral("key figure"), id);
    const QString unknown = QStringLiteral("no_such_figure");
    lines.add(QStringLiteral("figure ") + unknown, instrument.figure(unknown));
    lines.add(QStringLiteral("figure text ") + unknown, instrument.figureText(unknown));
    lines.add(QStringLiteral("figure label ") + unknown, instrument.figureLabel(unknown));
}

/// What a role of a cell or heading holds, if anything.
void appendRole(QString &text, const char *name, const QVariant &value)
{
    const bool number = value.metaType().id() == QMetaType::Double;
    const QString held = number ? exact(value.toDouble()) : value.toString();
    if (!held.isEmpty())
        text += QLatin1String(" | ") + QLatin1String(name) + QLatin1Char('=') + held;
}

void dumpColumns(Lines &lines, const rp::ResultTable &table, const QString &item)
{
    for (int column = 0; column < table.columnCount(); ++column) {
        const auto role = [&](int which) { return table.headerData(column, Qt::Horizontal, which); };
        QString text = role(Qt::DisplayRole).toString();
        appendRole(text, "spoken", role(rp::ResultTable::SpokenRole));
        appendRole(text, "assumption", role(rp::ResultTable::AssumptionRole));
        appendRole(text, "meaning", role(rp::ResultTable::MeaningRole));
        appendRole(text, "quantity", int(table.columns()[std::size_t(column)].quantity));
        lines.add(item + QLatin1String(" column ") + role(rp::ResultTable::ColumnKeyRole).toString(), text);
    }
}

void dumpCell(Lines &lines, const QModelIndex &cell, const QString &item)
{
    QString text = cell.data(Qt::DisplayRole).toString();
    appendRole(text, "raw", cell.data(rp::ResultTable::RawValueRole));
    appendRole(text, "spoken", cell.data(rp::ResultTable::SpokenRole));
    appendRole(text, "note", cell.data(rp::ResultTable::NoteRole));
    if (cell.row() == 0) // it is the column's, and slow to make
        appendRole(text, "assumption", cell.data(rp::ResultTable::AssumptionRole));
    appendRole(text, "meaning", cell.data(rp::ResultTable::MeaningRole));
    lines.add(item + QLatin1String(" cell ") + cell.data(rp::ResultTable::KeyRole).toString() +
                  QLatin1Char('/') + cell.data(rp::ResultTable::ColumnKeyRole).toString(),
              text);
}

void dumpTable(Lines &lines, const rp::ResultTable &table, Rows rows)
{
    constexpr int shortTable = 24;
    constexpr int sampledEvery = 16;
    const QString item = QLatin1String("table ") + table.id();
    lines.add(item + QLatin1String(" caption"), table.caption());
    lines.add(item + QLatin1String(" summary"), table.summary());
    dumpColumns(lines, table, item);
    for (int row = 0; row < table.rowCount(); ++row) {
        if (rows == Rows::Sampled && row >= shortTable && row % sampledEvery != 0)
            continue;
        for (int column = 0; column < table.columnCount(); ++column)
            dumpCell(lines, table.index(row, column), item);
    }
    if (rows == Rows::Sampled)
        return;
    for (const QString &line : table.csv().split(QLatin1Char('\n')))
        lines.add(item + QLatin1String(" csv"), line);
}

void dumpTrack(Lines &lines, const rp::TrackInstrument &track, Rows rows)
{
    const rp::TrackVerdict verdict = track.verdict();
    lines.add(QStringLiteral("track"), track.track());
    lines.add(QStringLiteral("verdict known"), verdict.known);
    lines.add(QStringLiteral("verdict pass"), verdict.pass);
    lines.add(QStringLiteral("verdict figure"), verdict.figure);
    lines.add(QStringLiteral("verdict sentence"), verdict.sentence);
    dumpTable(lines, *track.criteria(), rows);
}

} // namespace

void dumpMap(Lines &lines, const QString &item, const QVariantMap &map)
{
    for (auto entry = map.cbegin(); entry != map.cend(); ++entry)
        lines.add(item + QLatin1Char(' ') + entry.key(), exact(entry.value()));
}

void dumpFiguresFor(Lines &lines, const rp::Instrument &instrument, const QString &name,
                    const QVariantMap &inputs)
{
    for (const QString &id : instrument.figureIds()) {
        const QString item = name + QLatin1String(" figure ") + id;
        lines.add(item, instrument.figureFor(inputs, id));
        lines.add(item + QLatin1String(" text"), instrument.figureTextFor(inputs, id));
    }
}

void dumpInstrument(Lines &lines, const rp::Instrument &instrument, const QStringList &formulas, Rows rows)
{
    lines.add(QStringLiteral("change"), instrument.changeSentence());
    dumpMap(lines, QStringLiteral("saved"), instrument.saveInputs());
    for (const rp::InputSpec &spec : instrument.inputs())
        dumpInput(lines, instrument, spec);
    dumpFigures(lines, instrument);
    dumpMap(lines, QStringLiteral("design field"), instrument.designFields());
    for (const QString &id : formulas) {
        const QString formula = instrument.liveFormula(id);
        if (!formula.isEmpty())
            lines.add(QLatin1String("formula ") + id, formula);
    }
    for (const rp::ResultTable *table : instrument.tables())
        dumpTable(lines, *table, rows);
    if (const auto *track = qobject_cast<const rp::TrackInstrument *>(&instrument))
        dumpTrack(lines, *track, rows);
}

} // namespace golden
