// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/roofline/roofline_tables.h"

#include "models/instruments/kit/table_cells.h"
#include "models/instruments/roofline/roofline_figures.h"
#include "models/instruments/roofline/roofline_inputs.h"
#include "models/instruments/roofline/roofline_sentences.h"
#include "models/text/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace rp {

namespace {

using Text = std::function<QString()>;

constexpr std::array<double, 8> tableSizes = {64.0, 128.0, 256.0, 512.0, 1024.0, 2048.0, 4096.0, 8192.0};
/// Range of the samples in FLOP/byte: from the leanest pointwise kernel to beyond the largest product of
/// bytes.
constexpr double firstSample = 0.1;
constexpr double lastSample = 20'000.0;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Roofline)
public:
    static QString unfused() { return tr("Your chain from Lab 07, unfused"); }
    static QString fused() { return tr("Your chain from Lab 07, fused"); }
    static QString at(double intensity, bool computeBound)
    {
        //: remark on a performance; %1 is an arithmetic intensity, %2 "memory-bound" or "compute-bound"
        return tr("at %1, %2").arg(Format().flopPerByte(intensity, 4), regimeText(computeBound));
    }
    static QString chosenSize(double size)
    {
        //: the size of a square matrix product such as "N = 512", the one that the learner has set
        return tr("%1, as set now").arg(sizeFormula(size));
    }
    static QString chosenRoof(const Roof &roof)
    {
        //: a peak such as "FP16 dense", the one that the learner has chosen
        return tr("%1, as set now").arg(roofName(*roof.precision, roof.sparse));
    }
    static QString ridgeOf(const Roof &roof)
    {
        //: a sample of a chart: the ridge point of a peak such as "FP16 dense"; %2 is an arithmetic intensity
        return tr("%2, ridge of %1")
            .arg(roofName(*roof.precision, roof.sparse), Format().flopPerByte(roof.ridge(), 4));
    }
    static QString label(const Roof &roof)
    {
        //: a roof in a chart: a peak such as "FP16 dense", and its height such as 989.4 TFLOP/s
        return tr("%1, %2", "roof")
            .arg(roofName(*roof.precision, roof.sparse), Format().flopPerSecond(roof.peak_flops_s));
    }
    static QString withUnit(const QString &roof)
    {
        //: heading of a column; %1 is a peak such as "FP16 dense"
        return tr("%1 (TFLOP/s)").arg(roof);
    }
};

Text late(const char *source)
{
    return [source] { return QCoreApplication::translate("rp::Roofline", source); };
}

ResultColumn column(const char *key, const char *title, Quantity quantity = Quantity::Text,
                    const char *spoken = nullptr)
{
    ResultColumn made;
    made.key = QString::fromLatin1(key);
    made.title = late(title);
    made.quantity = quantity;
    made.decimals = quantity == Quantity::Fraction ? 1 : 2;
    if (spoken)
        made.spokenTitle = late(spoken);
    return made;
}

Text chosenAssumption(const RooflineNow &now, const Catalogue &catalogue)
{
    return [now, &catalogue] { return roofAssumption(now().settings.isSparse(), now(), catalogue); };
}

ResultColumn intensityColumn()
{
    return column("intensity", QT_TRANSLATE_NOOP("rp::Roofline", "Arithmetic intensity"),
                  Quantity::Intensity);
}

/// The columns that rest on the peak; `assumed` says why it is assumed.
std::vector<ResultColumn> outcomeColumns(const Text &assumed)
{
    std::vector<ResultColumn> columns = {
        column("attainable_flops", QT_TRANSLATE_NOOP("rp::Roofline", "Attainable (TFLOP/s)"), Quantity::Flops,
               QT_TRANSLATE_NOOP("rp::Roofline", "Attainable performance")),
        column("mfu", QT_TRANSLATE_NOOP("rp::Roofline", "MFU"), Quantity::Fraction),
        //: heading of a column: whether memory or arithmetic limits a kernel
        column("regime", QT_TRANSLATE_NOOP("rp::Roofline", "Regime"))};
    for (ResultColumn &made : columns)
        made.assumption = assumed;
    return columns;
}

ResultCell intensityCell(double intensity)
{
    ResultCell cell = numberCell(intensity);
    cell.text = [intensity] { return Format().flopPerByte(intensity, 4); };
    return cell;
}

ResultCell attainableCell(const Roof &roof, double intensity)
{
    ResultCell cell = numberCell(roof.attainable_flops_s(intensity));
    const bool compute = roof.isComputeBound(intensity);
    cell.meaning = compute ? Meaning::Compute : Meaning::Memory;
    cell.note = [intensity, compute] { return Words::at(intensity, compute); };
    return cell;
}

ResultCell regimeCell(const Roof &roof, double intensity)
{
    const bool compute = roof.isComputeBound(intensity);
    ResultCell cell = textCell([compute] { return regimeText(compute); });
    cell.value = compute ? 1.0 : 0.0;
    cell.meaning = compute ? Meaning::Compute : Meaning::Memory;
    return cell;
}

/// The cells of outcomeColumns().
std::vector<ResultCell> outcomeCells(const Roof &roof, double intensity)
{
    return {attainableCell(roof, intensity), numberCell(roof.mfu(intensity)), regimeCell(roof, intensity)};
}

void append(std::vector<ResultCell> &cells, std::vector<ResultCell> more)
{
    for (ResultCell &cell : more)
        cells.push_back(std::move(cell));
}

ResultRow pointRow(const char *key, const Text &name, const Roof &roof, double intensity)
{
    ResultRow row{QString::fromLatin1(key),
                  {textCell(name), intensityCell(intensity), numberCell(intensity / roof.ridge())}};
    append(row.cells, outcomeCells(roof, intensity));
    return row;
}

ResultRow sizeRow(const QString &key, double size, const Text &name, const RooflineResult &result)
{
    const double intensity = squareWork(size, result.roof.precision->element_bytes).intensity();
    ResultRow row{key, {textCell(name), intensityCell(intensity)}};
    append(row.cells, outcomeCells(result.roof, intensity));
    return row;
}

/// 1, 2 and 5 times each power of ten in the range.
std::vector<double> roundSamples()
{
    std::vector<double> samples;
    for (double power = firstSample; power <= lastSample; power *= 10.0) {
        for (const double step : {1.0, 2.0, 5.0}) {
            if (step * power <= lastSample * (1.0 + 1e-9))
                samples.push_back(step * power);
        }
    }
    return samples;
}

} // namespace

std::vector<ResultColumn> operatingPointColumns(const RooflineNow &now, const Catalogue &catalogue)
{
    const Text assumed = chosenAssumption(now, catalogue);
    std::vector<ResultColumn> columns = {
        //: heading of a column: kernels as points of a chart
        column("point", QT_TRANSLATE_NOOP("rp::Roofline", "Point")), intensityColumn(),
        column("ridge_ratio", QT_TRANSLATE_NOOP("rp::Roofline", "Over the ridge"), Quantity::Factor)};
    columns.back().assumption = assumed;
    for (ResultColumn &outcome : outcomeColumns(assumed))
        columns.push_back(std::move(outcome));
    return columns;
}

std::vector<ResultRow> operatingPointRows(const RooflineState &state, bool withKernel)
{
    const RooflineSettings &settings = state.settings;
    const Roof &roof = state.result.roof;
    std::vector<ResultRow> rows;
    if (withKernel)
        rows.push_back(pointRow(
            "kernel", [settings] { return kernelName(settings); }, roof, state.result.intensity));
    if (settings.carried_unfused > 0.0)
        rows.push_back(pointRow("carried_unfused", Words::unfused, roof, settings.carried_unfused));
    if (settings.carried_fused > 0.0)
        rows.push_back(pointRow("carried_fused", Words::fused, roof, settings.carried_fused));
    return rows;
}

std::vector<ResultColumn> sizesColumns(const RooflineNow &now, const Catalogue &catalogue)
{
    std::vector<ResultColumn> columns = {//: heading of a column: sizes of square matrices
                                         column("size", QT_TRANSLATE_NOOP("rp::Roofline", "Size")),
                                         intensityColumn()};
    for (ResultColumn &outcome : outcomeColumns(chosenAssumption(now, catalogue)))
        columns.push_back(std::move(outcome));
    return columns;
}

std::vector<ResultRow> sizesRows(const RooflineState &state)
{
    std::vector<ResultRow> rows;
    rows.reserve(tableSizes.size() + 1);
    if (state.settings.isSquare()) {
        const double size = state.settings.size;
        rows.push_back(sizeRow(
            QStringLiteral("chosen"), size, [size] { return Words::chosenSize(size); }, state.result));
    }
    for (const double size : tableSizes)
        rows.push_back(sizeRow(
            QStringLiteral("n%1").arg(size), size, [size] { return sizeFormula(size); }, state.result));
    return rows;
}

std::vector<ResultColumn> precisionsColumns(const RooflineNow &now, const Catalogue &catalogue)
{
    // Both kinds of peak are in each column, so either reason holds for it.
    const Text assumed = [now, &catalogue] { return roofAssumption(false, now(), catalogue); };
    std::vector<ResultColumn> columns = {
        //: heading of a column: a precision, dense or sparse
        column("peak", QT_TRANSLATE_NOOP("rp::Roofline", "Peak")),
        column("peak_flops", QT_TRANSLATE_NOOP("rp::Roofline", "Peak (TFLOP/s)"), Quantity::Flops,
               QT_TRANSLATE_NOOP("rp::Roofline", "Peak performance")),
        column("ridge", QT_TRANSLATE_NOOP("rp::Roofline", "Ridge point"), Quantity::Intensity)};
    columns[1].assumption = assumed;
    columns[2].assumption = assumed;
    columns.push_back(intensityColumn());
    for (ResultColumn &outcome : outcomeColumns(assumed))
        columns.push_back(std::move(outcome));
    return columns;
}

std::vector<ResultRow> precisionsRows(const RooflineState &state)
{
    std::vector<ResultRow> rows;
    rows.reserve(state.result.roofs.size());
    for (const Roof &roof : state.result.roofs) {
        const double intensity = kernelWork(state.settings, roof.precision->element_bytes).intensity();
        const bool chosen = roof.key() == state.result.roof.key();
        ResultCell name = textCell([roof, chosen] {
            return chosen ? Words::chosenRoof(roof) : roofName(*roof.precision, roof.sparse);
        });
        ResultRow row{roof.key(),
                      {std::move(name), numberCell(roof.peak_flops_s), intensityCell(roof.ridge()),
                       intensityCell(intensity)}};
        append(row.cells, outcomeCells(roof, intensity));
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<Roof> drawnRoofs(const RooflineState &state)
{
    std::vector<Roof> roofs{state.result.roof};
    if (!state.settings.all_roofs)
        return roofs;
    for (const Roof &roof : state.result.roofs) {
        if (roof.key() != state.result.roof.key())
            roofs.push_back(roof);
    }
    return roofs;
}

QString roofLabel(const Roof &roof)
{
    return Words::label(roof);
}

std::vector<ResultColumn> roofsColumns(const std::vector<Roof> &roofs, const RooflineNow &now,
                                       const Catalogue &catalogue)
{
    std::vector<ResultColumn> columns = {//: heading of a column: places along the axis of a chart
                                         column("sample", QT_TRANSLATE_NOOP("rp::Roofline", "Sample")),
                                         intensityColumn()};
    for (const Roof &roof : roofs) {
        ResultColumn made;
        made.key = roof.key();
        made.spokenTitle = [roof] { return roofName(*roof.precision, roof.sparse); };
        made.title = [roof] { return Words::withUnit(roofName(*roof.precision, roof.sparse)); };
        made.quantity = Quantity::Flops;
        made.assumption = [sparse = roof.sparse, now, &catalogue] {
            return roofAssumption(sparse, now(), catalogue);
        };
        columns.push_back(std::move(made));
    }
    return columns;
}

std::vector<ResultRow> roofsRows(const std::vector<Roof> &roofs)
{
    struct Sample
    {
        QString key;
        double intensity;
        Text name;
    };
    std::vector<Sample> samples;
    for (const double at : roundSamples())
        samples.push_back(
            {QStringLiteral("i%1").arg(at, 0, 'g', 6), at, [at] { return Format().flopPerByte(at); }});
    // A line between two samples would cut the corner off.
    for (const Roof &roof : roofs)
        samples.push_back(
            {QStringLiteral("ridge_") + roof.key(), roof.ridge(), [roof] { return Words::ridgeOf(roof); }});
    std::stable_sort(samples.begin(), samples.end(),
                     [](const Sample &a, const Sample &b) { return a.intensity < b.intensity; });
    std::vector<ResultRow> rows;
    rows.reserve(samples.size());
    for (const Sample &sample : samples) {
        ResultRow row{sample.key, {textCell(sample.name), numberCell(sample.intensity)}};
        for (const Roof &roof : roofs)
            row.cells.push_back(numberCell(roof.attainable_flops_s(sample.intensity)));
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace rp
