// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/contract/assumption_text.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/entry.h"
#include "models/measured/measured.h"
#include "models/measured/measured_twins.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/quantity.h"
#include "models/text/sentences.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>

namespace rp {

namespace {

struct NoteSays
{
    Q_DECLARE_TR_FUNCTIONS(rp::AssumptionText)
};

struct FieldUnit
{
    const char *ending; ///< of the field's name
    Quantity quantity;
};

/// The first ending that fits holds.
constexpr auto fieldUnits = std::to_array<FieldUnit>({
    {"_flops_s", Quantity::Flops},
    {"_us", Quantity::DurationAuto},
    {"_s", Quantity::Seconds},
    {"_bytes", Quantity::Bytes},
    {"_share", Quantity::Fraction},
    {"efficiency_unfused", Quantity::Fraction},
    {"efficiency_fused", Quantity::Fraction},
    {"efficiency_measured", Quantity::Fraction},
    {"_depth", Quantity::Count},
});

Quantity quantityOf(const QString &field)
{
    const auto found = std::find_if(fieldUnits.begin(), fieldUnits.end(), [&field](const FieldUnit &unit) {
        return field.endsWith(QLatin1String(unit.ending));
    });
    return found == fieldUnits.end() ? Quantity::Significant : found->quantity;
}

QString measuredNote(const MeasuredMachine &machine, const MeasuredConstant &constant)
{
    const Quantity quantity = quantityOf(constant.field);
    const QString name = Format::isolate(machine.name);
    const QString low = quantityText(quantity, constant.range.low);
    const QString high = quantityText(quantity, constant.range.high);
    const QString found =
        low == high
            //: What was measured of a value that the model assumes. %1: a machine, "NVIDIA H100", %2: a value
            //: with its unit. A sentence that says what was measured follows.
            ? fillMarkers(NoteSays::tr("Measured on %1: %2."), {name, low})
            //: What was measured of a value that the model assumes. %1: a machine, "NVIDIA H100", %2 and %3:
            //: the lowest and the highest value, with their units. A sentence that says what was measured
            //: follows.
            : fillMarkers(NoteSays::tr("Measured on %1: from %2 to %3."), {name, low, high});
    return joinedSentences({found, contentText(constant.about)});
}

} // namespace

QString assumptionText(const Catalogue &catalogue, const Notes &notes, const QString &field)
{
    QStringList sentences{contentText(notes.assumption(field))};
    const Measured &measured = *catalogue.measured;
    for (const MeasuredConstant &constant : measuredConstants(measured, notes.section(), field, notes.key()))
        sentences.append(measuredNote(measured.machine, constant));
    return joinedSentences(sentences);
}

} // namespace rp
