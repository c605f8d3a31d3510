// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/contract/measured_columns.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/measured/measured.h"
#include "models/measured/measured_twins.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <limits>

namespace rp {

namespace {

struct Says
{
    Q_DECLARE_TR_FUNCTIONS(rp::MeasuredColumns)
};

constexpr double sameWithin = 0.0005; ///< less than the last digit of a percentage that is shown
constexpr double farApart = 2.0;      ///< from here on a factor says more than a percentage

QString apart(double model, double measuredValue)
{
    const double difference = modelAgainst(model, measuredValue);
    if (!std::isfinite(difference))
        return {};
    if (std::abs(difference) < sameWithin)
        return Says::tr("The model says the same.");
    const double factor = difference + 1.0;
    if (factor >= farApart || factor <= 1.0 / farApart)
        //: %1: a factor such as 2.63×. What the model says, against what was measured.
        return Says::tr("The model says %1 as much.").arg(Format().factor(factor));
    const QString share = Format().percent(std::abs(difference));
    //: %1: a percentage. What the model says, against what was measured.
    return difference > 0.0 ? Says::tr("The model says %1 more.").arg(share)
                            : Says::tr("The model says %1 less.").arg(share);
}

} // namespace

QString machineText(const Measured &measured, const QString &variant)
{
    const QString name = measured.variantName(variant);
    //: A machine and how it ran what was measured. %1: "H100", %2: "TF32, 32 images".
    return name.isEmpty()
               ? measured.machine.shortName
               : fillMarkers(Says::tr("%1, %2", "machine and variant"), {measured.machine.shortName, name});
}

QString deviceOfContext(const Catalogue &catalogue, const QString &context)
{
    const ContextEntry *entry = catalogue.contexts.find(context);
    return entry ? entry->device : QString();
}

QStringList measuredVariants(const Measured &measured, const MeasuredSpot &spot,
                             const QStringList &freeInputs, const QStringList &wanted)
{
    QStringList variants;
    for (const MeasuredTwin &twin : twinsOf(
             measuredAlong(measured, spot.instrument, spot.inputs, freeInputs, spot.device), spot.figure)) {
        if (!variants.contains(twin.variant) && (wanted.isEmpty() || wanted.contains(twin.variant)))
            variants.append(twin.variant);
    }
    return variants;
}

ResultColumn measuredColumn(const Measured &measured, const ResultColumn &model, const QString &variant)
{
    ResultColumn column;
    column.key = QStringLiteral("measured:%1:%2").arg(model.key, variant);
    column.measures = model.key;
    column.quantity = model.quantity;
    column.decimals = model.decimals;
    column.machine = [&measured, variant] { return machineText(measured, variant); };
    const auto titled = [&measured, variant](const QString &title) {
        const QString name = measured.variantName(variant);
        //: Heading of a column. %1: what was measured, with its unit: "Wall time (ms)".
        const QString whole = Says::tr("%1, measured").arg(title);
        return name.isEmpty() ? whole : fillMarkers(Says::tr("%1, %2", "machine and variant"), {whole, name});
    };
    column.title = [titled, title = model.title] { return titled(title()); };
    if (model.spokenTitle)
        column.spokenTitle = [titled, title = model.spokenTitle] { return titled(title()); };
    return column;
}

ResultCell measuredCell(const Measured &measured, const MeasuredSpot &spot, const QString &variant)
{
    ResultCell cell;
    cell.value = std::numeric_limits<double>::quiet_NaN();
    const std::vector<MeasuredTwin> twins =
        twinsOf(measuredTwin(measured, spot.instrument, spot.inputs, spot.device), spot.figure, variant);
    if (twins.empty())
        return cell;
    cell.value = twins.front().value;
    cell.note = [name = twins.front().name] { return contentText(name); };
    return cell;
}

std::vector<int> measuredColumns(const ResultTable &table, const QString &column)
{
    std::vector<int> found;
    for (std::size_t i = 0; i < table.columns().size(); ++i) {
        if (!column.isEmpty() && table.columns()[i].measures == column)
            found.push_back(int(i));
    }
    return found;
}

QStringList measuredNotes(const Measured &measured, const MeasuredSpot &spot, const QStringList &untold)
{
    QStringList notes;
    const QString day = QLocale().toString(measured.machine.day, QLocale::LongFormat);
    for (const MeasuredTwin &twin : measuredTwin(measured, spot.instrument, spot.inputs, spot.device)) {
        //: %1: what was run, "The same kernels in one CUDA graph". %2: a machine, "H100". %3: a day.
        const QString note = joinedSentences(
            {fillMarkers(Says::tr("%1, measured on %2, %3."),
                         {contentText(twin.name), machineText(measured, twin.variant), day}),
             twin.note.isEmpty() || untold.contains(twin.measurement) ? QString() : contentText(twin.note)});
        if (!notes.contains(note))
            notes.append(note);
    }
    return notes;
}

QString measuredSentence(const ResultTable &table, const QString &column, const QString &row)
{
    QStringList sentences;
    const int rowNumber = table.rowOf(row);
    for (const int number : measuredColumns(table, column)) {
        const ResultColumn &measured = table.columns()[std::size_t(number)];
        const double value = table.value(row, measured.key);
        if (std::isfinite(value))
            sentences.append(measuredSentence(measured.machine(),
                                              table.index(rowNumber, number).data().toString(),
                                              table.value(row, column), value));
    }
    return joinedSentences(sentences);
}

QString measuredSentence(const QString &machine, const QString &measuredText, double model,
                         double measuredValue)
{
    //: What was measured. %1: "H100", %2: "12.3 ms".
    return joinedSentences(
        {fillMarkers(Says::tr("%1: %2.", "measured"), {machine, measuredText}), apart(model, measuredValue)});
}

} // namespace rp
