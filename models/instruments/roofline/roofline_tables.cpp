// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/kit/table_cells.h"
#include "models/instruments/roofline/roofline.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <algorithm>

namespace rp {

namespace {

using D = RooflineDesign;
using State = RooflineState;

constexpr std::array<double, 8> tableSizes = {64.0, 128.0, 256.0, 512.0, 1024.0, 2048.0, 4096.0, 8192.0};
/// Range of the samples in FLOP/byte: from the leanest pointwise kernel to beyond the largest product of
/// bytes.
constexpr double firstSample = 0.1;
constexpr double lastSample = 20'000.0;

/// Names with %1 for the size or the peak that the learner has set.
QString chosenName(const QString &name)
{
    //: the size of a square matrix product such as "N = 512", or a peak such as "FP16 dense", the one that
    //: the learner has set
    return RooflineText::tr("%1, as set now").arg(name);
}

ResultCell intensityCell(double intensity)
{
    ResultCell cell = numberCell(intensity);
    cell.text = [intensity] { return intensityText(intensity); };
    return cell;
}

ResultCell attainableCell(const Roof &roof, double intensity)
{
    ResultCell cell = numberCell(roof.attainable_flops_s(intensity));
    const bool compute = roof.isComputeBound(intensity);
    cell.meaning = compute ? Meaning::Compute : Meaning::Memory;
    cell.note = [intensity, compute] {
        //: remark on a performance; %1 is an arithmetic intensity, %2 "memory-bound" or "compute-bound"
        return fillMarkers(RooflineText::tr("at %1, %2"), {intensityText(intensity), regimeText(compute)});
    };
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

/// A row of these cells, and of those for what comes out under a roof.
ResultRow rowUnder(const Roof &roof, double intensity, const QString &key, std::vector<ResultCell> cells)
{
    cells.push_back(attainableCell(roof, intensity));
    cells.push_back(numberCell(roof.mfu(intensity)));
    cells.push_back(regimeCell(roof, intensity));
    return {key, std::move(cells)};
}

void addPoint(std::vector<ResultRow> &rows, const char *key, std::function<QString()> name, const Roof &roof,
              double intensity)
{
    rows.push_back(rowUnder(
        roof, intensity, QString::fromLatin1(key),
        {textCell(std::move(name)), intensityCell(intensity), numberCell(intensity / roof.ridge())}));
}

std::vector<ResultRow> carriedRows(const State &state, const Catalogue & /*catalogue*/)
{
    const RooflineSettings &settings = state.settings;
    std::vector<ResultRow> rows;
    if (settings.carried_unfused > 0.0) {
        addPoint(
            rows, "carried_unfused", [] { return RooflineText::tr("Your chain from Lab 07, unfused"); },
            state.result.roof, settings.carried_unfused);
    }
    if (settings.carried_fused > 0.0) {
        addPoint(
            rows, "carried_fused", [] { return RooflineText::tr("Your chain from Lab 07, fused"); },
            state.result.roof, settings.carried_fused);
    }
    return rows;
}

std::vector<ResultRow> operatingPointRows(const State &state, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    addPoint(
        rows, "kernel", [settings = state.settings] { return kernelName(settings); }, state.result.roof,
        state.result.intensity);
    for (ResultRow &carried : carriedRows(state, catalogue))
        rows.push_back(std::move(carried));
    return rows;
}

std::vector<ResultRow> sizesRows(const State &state, const Catalogue & /*catalogue*/)
{
    const Roof &roof = state.result.roof;
    std::vector<ResultRow> rows;
    const auto add = [&](const QString &key, double size, std::function<QString()> name) {
        const double intensity = squareWork(size, roof.precision->element_bytes).intensity();
        rows.push_back(rowUnder(roof, intensity, key, {textCell(std::move(name)), intensityCell(intensity)}));
    };
    if (state.settings.isSquare()) {
        const double size = state.settings.size;
        add(QStringLiteral("chosen"), size, [size] { return chosenName(sizeFormula(size)); });
    }
    for (const double size : tableSizes)
        add(QStringLiteral("n%1").arg(size), size, [size] { return sizeFormula(size); });
    return rows;
}

std::vector<ResultRow> precisionsRows(const State &state, const Catalogue & /*catalogue*/)
{
    std::vector<ResultRow> rows;
    for (const Roof &roof : state.result.roofs) {
        const double intensity = kernelWork(state.settings, roof.precision->element_bytes).intensity();
        const bool chosen = roof.key() == state.result.roof.key();
        rows.push_back(rowUnder(
            roof, intensity, roof.key(),
            {textCell([roof, chosen] { return chosen ? chosenName(roofName(roof)) : roofName(roof); }),
             numberCell(roof.peak_flops_s), intensityCell(roof.ridge()), intensityCell(intensity)}));
    }
    return rows;
}

/// The chosen roof, or it and the device's others behind it.
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

std::vector<ResultColumn> roofsColumns(const std::vector<Roof> &roofs,
                                       const std::function<QString(const QString &field)> &reason)
{
    std::vector<ResultColumn> columns(2);
    columns[0].key = QStringLiteral("sample");
    columns[0].title = [] {
        //: heading of a column: places along the axis of a chart
        return RooflineText::tr("Sample");
    };
    columns[1].key = QStringLiteral("intensity");
    columns[1].title = [] { return RooflineText::tr("Arithmetic intensity"); };
    columns[1].quantity = Quantity::Intensity;
    for (const Roof &roof : roofs) {
        ResultColumn made;
        made.key = roof.key();
        made.spokenTitle = [roof] { return roofName(roof); };
        made.title = [roof] {
            //: heading of a column; %1 is a peak such as "FP16 dense"
            return RooflineText::tr("%1 (TFLOP/s)").arg(roofName(roof));
        };
        made.quantity = Quantity::Flops;
        made.assumption = [sparse = roof.sparse, reason] {
            return reason(sparse ? QStringLiteral("sparse_flops") : QStringLiteral("dense_flops"));
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
        std::function<QString()> name;
    };
    std::vector<Sample> samples;
    for (const double at : roundSamples())
        samples.push_back(
            {QStringLiteral("i%1").arg(at, 0, 'g', 6), at, [at] { return Format().flopPerByte(at); }});
    // A line between two samples would cut the corner off.
    for (const Roof &roof : roofs) {
        samples.push_back({QStringLiteral("ridge_") + roof.key(), roof.ridge(), [roof] {
                               //: a sample of a chart: the ridge point of a peak such as "FP16 dense"; %2 is
                               //: an arithmetic intensity
                               return fillMarkers(RooflineText::tr("%2, ridge of %1"),
                                                  {roofName(roof), intensityText(roof.ridge())});
                           }});
    }
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

constexpr ColumnRow<D> intensityColumn = {
    "intensity", QT_TRANSLATE_NOOP("rp::Roofline", "Arithmetic intensity"), Quantity::Intensity};

// What comes out under a peak, and why that is assumed.
constexpr ColumnRow<D> attainableColumn(const char *notes)
{
    return {.key = "attainable_flops",
            .title = QT_TRANSLATE_NOOP("rp::Roofline", "Attainable (TFLOP/s)"),
            .quantity = Quantity::Flops,
            .spoken = QT_TRANSLATE_NOOP("rp::Roofline", "Attainable performance"),
            .notes = notes};
}
constexpr ColumnRow<D> mfuColumn(const char *notes)
{
    return {.key = "mfu",
            .title = QT_TRANSLATE_NOOP("rp::Roofline", "MFU"),
            .quantity = Quantity::Fraction,
            .decimals = 1,
            .notes = notes};
}
constexpr ColumnRow<D> regimeColumn(const char *notes)
{
    //: heading of a column: whether memory or arithmetic limits a kernel
    return {.key = "regime", .title = QT_TRANSLATE_NOOP("rp::Roofline", "Regime"), .notes = notes};
}

constexpr auto pointColumns = std::to_array<ColumnRow<D>>({
    //: heading of a column: kernels as points of a chart
    {"point", QT_TRANSLATE_NOOP("rp::Roofline", "Point")},
    intensityColumn,
    {.key = "ridge_ratio",
     .title = QT_TRANSLATE_NOOP("rp::Roofline", "Over the ridge"),
     .quantity = Quantity::Factor,
     .notes = "peak"},
    attainableColumn("peak"),
    mfuColumn("peak"),
    regimeColumn("peak"),
});

constexpr auto sizesColumns = std::to_array<ColumnRow<D>>({
    //: heading of a column: sizes of square matrices
    {"size", QT_TRANSLATE_NOOP("rp::Roofline", "Size")},
    intensityColumn,
    attainableColumn("peak"),
    mfuColumn("peak"),
    regimeColumn("peak"),
});

// Both kinds of peak are in each column, so either reason holds for it.
constexpr auto precisionsColumns = std::to_array<ColumnRow<D>>({
    //: heading of a column: a precision, dense or sparse
    {"peak", QT_TRANSLATE_NOOP("rp::Roofline", "Peak")},
    {.key = "peak_flops",
     .title = QT_TRANSLATE_NOOP("rp::Roofline", "Peak (TFLOP/s)"),
     .quantity = Quantity::Flops,
     .spoken = QT_TRANSLATE_NOOP("rp::Roofline", "Peak performance"),
     .notes = "dense_flops"},
    {.key = "ridge",
     .title = QT_TRANSLATE_NOOP("rp::Roofline", "Ridge point"),
     .quantity = Quantity::Intensity,
     .notes = "dense_flops"},
    intensityColumn,
    attainableColumn("dense_flops"),
    mfuColumn("dense_flops"),
    regimeColumn("dense_flops"),
});

constexpr auto tableRows = std::to_array<TableRow<D>>({
    {"operating_point", QT_TRANSLATE_NOOP("rp::RooflineInstrument", "The kernel on the roofline"),
     pointColumns, operatingPointRows, operatingPointSummary},
    {"sizes", QT_TRANSLATE_NOOP("rp::RooflineInstrument", "The square product by its size"), sizesColumns,
     sizesRows, sizesSummary},
    {"precisions", QT_TRANSLATE_NOOP("rp::RooflineInstrument", "The same kernel at every peak"),
     precisionsColumns, precisionsRows, precisionsSummary},
    {.id = "roofs",
     .caption = QT_TRANSLATE_NOOP("rp::RooflineInstrument", "The roofs"),
     .summary = roofsSummary},
    {"carried", QT_TRANSLATE_NOOP("rp::RooflineInstrument", "What Lab 07 handed on"), pointColumns,
     carriedRows, carriedSummary},
});

} // namespace

DesignRows<D> RooflineDesign::tables()
{
    return {.tables = tableRows};
}

RooflineInstrument::RooflineInstrument(const Catalogue &catalogue, QObject *parent)
    : InstrumentOf(catalogue, parent)
{
    RooflineInstrument::refreshed();
}

std::vector<ResultTable *> RooflineInstrument::tables() const
{
    std::vector<ResultTable *> all = InstrumentOf::tables();
    if (table("carried")->rowCount() == 0)
        all.pop_back();
    return all;
}

std::vector<QString> RooflineInstrument::shownRoofs() const
{
    std::vector<QString> keys;
    for (const Roof &roof : m_drawn)
        keys.push_back(roof.key());
    return keys;
}

std::vector<QString> RooflineInstrument::shownRoofNames() const
{
    std::vector<QString> names;
    for (const Roof &roof : m_drawn) {
        //: a roof in a chart: a peak such as "FP16 dense", and its height such as 989.4 TFLOP/s
        names.push_back(RooflineText::tr("%1, %2", "roof")
                            .arg(roofName(roof), Format().flopPerSecond(roof.peak_flops_s)));
    }
    return names;
}

void RooflineInstrument::refreshed()
{
    std::vector<Roof> drawn = drawnRoofs(state());
    const bool sameColumns = std::equal(drawn.cbegin(), drawn.cend(), m_drawn.cbegin(), m_drawn.cend(),
                                        [](const Roof &a, const Roof &b) { return a.key() == b.key(); });
    m_drawn = std::move(drawn);
    ResultTable *roofs = table("roofs");
    if (!sameColumns) {
        roofs->setColumns(roofsColumns(m_drawn, [this](const QString &field) {
            return rooflineReason(field, state().settings, catalogue());
        }));
    }
    roofs->setRows(roofsRows(m_drawn));
}

} // namespace rp
