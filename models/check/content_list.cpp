// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/content_list.h"

#include "models/check/input_ranges.h"
#include "models/instruments/instrument_factory.h"
#include "models/text/columns.h"
#include "models/text/command_words.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>
#include <ostream>

namespace rp {
namespace {

using ListJson = nlohmann::ordered_json;

struct ContentList
{
    Q_DECLARE_TR_FUNCTIONS(rp::ContentList)
};

/// As a lab file has it.
QString inFileOfLab(double number)
{
    return QString::number(number, 'g', 10);
}

QStringList keysOf(const InputSpec &spec)
{
    QStringList keys;
    for (const InputChoice &choice : spec.choices)
        keys << choice.key;
    return keys;
}

/// What it can be set to, as the file has it, and with its unit.
QString settableText(const Instrument &instrument, const InputSpec &spec)
{
    if (spec.id.isEmpty())
        return {};
    if (spec.kind == InputSpec::Kind::Toggle)
        return QStringList{QStringLiteral("true"), QStringLiteral("false")}.join(QLatin1String(", "));
    if (!inputRangeOf(spec))
        return keysOf(spec).join(QLatin1String(", "));
    //: what a number can be set to: %1 and %2 are bare numbers, %3 and %4 the same with their unit
    return ContentList::tr("%1 to %2 (%3 to %4)")
        .arg(inFileOfLab(spec.minimum), inFileOfLab(spec.maximum),
             instrument.inputText(spec.id, spec.minimum), instrument.inputText(spec.id, spec.maximum));
}

ListJson inputJson(const Instrument &instrument, const QString &id, const InputSpec &spec)
{
    ListJson input{{"id", id.toStdString()}};
    if (spec.id.isEmpty())
        return input;
    input["label"] = forTerminal(spec.label).toStdString();
    if (inputRangeOf(spec)) {
        input["minimum"] = spec.minimum;
        input["maximum"] = spec.maximum;
        input["whole"] = spec.wholeNumbers;
        for (const auto &[key, value] :
             {std::pair("minimum_text", spec.minimum), {"maximum_text", spec.maximum}})
            input[key] = forTerminal(instrument.inputText(id, value)).toStdString();
    } else if (spec.kind == InputSpec::Kind::Toggle) {
        input["choices"] = {true, false};
    } else {
        input["choices"] = ListJson::array();
        for (const InputChoice &choice : spec.choices)
            input["choices"].push_back(choice.key.toStdString());
    }
    return input;
}

/// What the number 1 of a figure is. Pages tell long times in milliseconds, of which a microsecond is
/// nothing.
QString textOfOne(const Instrument &instrument, const QString &figure)
{
    constexpr double ms_us = 1000.0;
    constexpr int decimals = 2; // of the pages
    const bool isNothing = instrument.figureTextOf(figure, 1.0) == instrument.figureTextOf(figure, 0.0);
    return isNothing && instrument.figureTextOf(figure, ms_us) == Format().milliseconds(ms_us, decimals)
               ? Format().duration_us(1.0)
               : instrument.figureTextOf(figure, 1.0);
}

/// A page below the tab of another one has none of its own.
QString titleOf(const InstrumentLens &lens)
{
    return lens.title.isEmpty() ? lens.id : lens.title;
}

ListJson instrumentJson(InputRanges &ranges, const LensesOf &lensesOf)
{
    Instrument &instrument = ranges.instrument();
    ListJson json{{"id", instrument.id().toStdString()},
                  {"lenses", ListJson::array()},
                  {"inputs", ListJson::array()},
                  {"figures", ListJson::array()}};
    for (const InstrumentLens &lens : lensesOf ? lensesOf(instrument) : std::vector<InstrumentLens>())
        json["lenses"].push_back(
            {{"id", lens.id.toStdString()}, {"title", forTerminal(titleOf(lens)).toStdString()}});
    for (const QString &id : instrument.inputIds())
        json["inputs"].push_back(inputJson(instrument, id, ranges.specOf(id)));
    for (const QString &id : instrument.figureIds())
        json["figures"].push_back({{"id", id.toStdString()},
                                   {"label", forTerminal(instrument.figureLabel(id)).toStdString()},
                                   {"one", forTerminal(textOfOne(instrument, id)).toStdString()}});
    return json;
}

void addInstrument(InputRanges &ranges, const LensesOf &lensesOf, std::vector<ColumnRow> &rows)
{
    using Kind = ColumnRow::Kind;
    Instrument &instrument = ranges.instrument();
    const auto joined = [](const QString &first, const QString &then) {
        return first.isEmpty() || then.isEmpty() ? first + then : first + QLatin1String(": ") + then;
    };
    //: Heading of a list; %1 is the id of an instrument, whose pages are called lenses.
    rows.push_back({Kind::Heading, {ContentList::tr("%1: lenses").arg(instrument.id())}});
    for (const InstrumentLens &lens : lensesOf ? lensesOf(instrument) : std::vector<InstrumentLens>())
        rows.push_back({Kind::Text, {lens.id, titleOf(lens)}});
    //: Heading of a list; %1 is the id of an instrument.
    rows.push_back({Kind::Heading, {ContentList::tr("%1: inputs").arg(instrument.id())}});
    for (const QString &id : instrument.inputIds()) {
        const InputSpec spec = ranges.specOf(id);
        rows.push_back({Kind::Text, {id, joined(spec.label, settableText(instrument, spec))}});
    }
    //: Heading of a list; %1 is the id of an instrument. Behind each figure stands what the number 1 means.
    rows.push_back(
        {Kind::Heading, {ContentList::tr("%1: figures, and what 1 of each is").arg(instrument.id())}});
    for (const QString &id : instrument.figureIds())
        rows.push_back({Kind::Text, {id, joined(instrument.figureLabel(id), textOfOne(instrument, id))}});
}

} // namespace

void listContent(const Catalogue &catalogue, const LensesOf &lensesOf, ListForm form, std::ostream &out)
{
    std::vector<ColumnRow> rows;
    for (const QString &id : instrumentIds()) {
        std::unique_ptr<Instrument> instrument = makeInstrument(id, catalogue);
        if (!instrument)
            continue;
        InputRanges ranges(std::move(instrument));
        if (form == ListForm::Json)
            out << instrumentJson(ranges, lensesOf).dump(-1, ' ', false, ListJson::error_handler_t::replace)
                << '\n';
        else
            addInstrument(ranges, lensesOf, rows);
    }
    for (const QString &line : columnLines(rows))
        say(out, line);
}

} // namespace rp
