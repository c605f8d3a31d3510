// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/roofline_constants.h"
#include "models/instruments/contract/table_cells.h"
#include "models/instruments/roofline/roofline.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rp {

namespace {

using State = RooflineState;

QString rate(double flops_s)
{
    return Format().flopPerSecond(flops_s);
}

QString whatWasSet(const Moment<RooflineDesign> &moment)
{
    const QString &id = moment.inputs.front();
    //: what the learner has just set: a control and its new value, a sentence
    return RooflineText::tr("%1: %2.", "control and value")
        .arg(InputsOf<RooflineDesign>::spec(id, moment.now.settings, moment.catalogue).label,
             InputsOf<RooflineDesign>::text(id, moment.now.settings, moment.catalogue));
}

QString intensityMoved(double before, double after)
{
    const QString from = intensityText(before);
    const QString to = intensityText(after);
    if (from == to) {
        //: %1 is an arithmetic intensity
        return RooflineText::tr("The arithmetic intensity stays at %1.").arg(to);
    }
    //: %1 and %2 are arithmetic intensities
    return after > before ? RooflineText::tr("The arithmetic intensity rises from %1 to %2.").arg(from, to)
                          //: %1 and %2 are arithmetic intensities
                          : RooflineText::tr("The arithmetic intensity falls from %1 to %2.").arg(from, to);
}

QString ridgeMoved(double before, double after)
{
    const QString from = intensityText(before);
    const QString to = intensityText(after);
    //: %1 and %2 are arithmetic intensities
    return from == to ? QString() : RooflineText::tr("The ridge moves from %1 to %2.").arg(from, to);
}

QString batchTurns(double batchAtRidge)
{
    if (!std::isfinite(batchAtRidge))
        return RooflineText::tr("With these weights no batch is large enough to reach the ridge.");
    //: %1 is a number of inputs that are computed together
    return RooflineText::tr("With these weights the product is compute-bound from batch %1 on.")
        .arg(Format().count(std::ceil(batchAtRidge)));
}

} // namespace

QString precisionName(const RooflinePrecision &precision)
{
    return Format::isolate(QString::fromLatin1(precision.key).toUpper());
}

QString roofName(const Roof &roof)
{
    const QString precision = precisionName(*roof.precision);
    //: a peak of a device; %1 is a number format such as FP16
    return roof.sparse ? RooflineText::tr("%1 sparse").arg(precision)
                       //: a peak of a device; %1 is a number format such as FP16
                       : RooflineText::tr("%1 dense").arg(precision);
}

QString sizeFormula(double size)
{
    return Format::isolate(QStringLiteral("N = %1").arg(Format().count(size)));
}

QString kernelName(const RooflineSettings &settings)
{
    const Format format;
    if (settings.isGemv()) {
        //: a kernel: a layer applied to several inputs; %1 is their number
        return RooflineText::tr("GEMV, batch %1").arg(format.count(settings.batch));
    }
    if (settings.isGemm()) {
        const QString sizes =
            QStringLiteral("%1 × %2 × %3")
                .arg(format.count(settings.m), format.count(settings.n), format.count(settings.k));
        //: a kernel: a matrix product; %1 are its sizes M, N, K, such as "512 × 512 × 64"
        return RooflineText::tr("GEMM, %1").arg(Format::isolate(sizes));
    }
    //: a kernel: the product of two square matrices; %1 is their size, such as "N = 512"
    return RooflineText::tr("Square GEMM, %1").arg(sizeFormula(settings.size));
}

QString intensityText(double flopPerByte)
{
    return Format().flopPerByte(flopPerByte, 4);
}

QString memoryBandwidthText(double bytes_s)
{
    //: a memory bandwidth; %1 is an amount of data such as 2 TB
    return RooflineText::tr("%1/s").arg(Format().bytes(bytes_s, 4));
}

QString flopText(double flop)
{
    static constexpr std::array<const char *, 5> units = {
        //: %1 is a number of floating-point operations
        QT_TRANSLATE_NOOP("rp::Roofline", "%1 FLOP"),
        //: %1 is a number of thousands of floating-point operations
        QT_TRANSLATE_NOOP("rp::Roofline", "%1 kFLOP"),
        //: %1 is a number of millions of floating-point operations
        QT_TRANSLATE_NOOP("rp::Roofline", "%1 MFLOP"),
        //: %1 is a number of billions (10^9) of floating-point operations
        QT_TRANSLATE_NOOP("rp::Roofline", "%1 GFLOP"),
        //: %1 is a number of trillions (10^12) of floating-point operations
        QT_TRANSLATE_NOOP("rp::Roofline", "%1 TFLOP")};
    std::size_t unit = 0;
    while (unit < 4 && flop >= 1000.0) {
        flop /= 1000.0;
        ++unit;
    }
    return phraseText(RooflineDesign::context(), units.at(unit))
        .replace(u' ', QChar(QChar::Nbsp))
        .arg(Format().significant(flop, 4));
}

QString changeSentence(const Moment<RooflineDesign> &moment)
{
    const QString what = whatWasSet(moment);
    const RooflineResult &before = moment.before.result;
    const RooflineResult &after = moment.now.result;
    if (moment.inputs == QStringList{QStringLiteral("all_roofs")}) {
        const int drawn = moment.now.settings.all_roofs ? int(after.roofs.size()) : 1;
        //: roofs in a roofline chart
        return joinedSentences({what, RooflineText::tr("%Ln roof(s) are drawn.", nullptr, drawn)});
    }
    //: %1 is such as 571.7 TFLOP/s, %2 a percentage
    const QString reached = RooflineText::tr("Attainable: %1, MFU %2.");
    const QString turned = after.computeBound ? RooflineText::tr("The kernel is now compute-bound.")
                                              : RooflineText::tr("The kernel is now memory-bound.");
    return joinedSentences({what, intensityMoved(before.intensity, after.intensity),
                            ridgeMoved(before.roof.ridge(), after.roof.ridge()),
                            reached.arg(rate(after.attainable_flops_s), Format().percent(after.mfu)),
                            before.computeBound == after.computeBound ? QString() : turned});
}

QString regimeSentence(const State &state)
{
    const RooflineResult &r = state.result;
    const QString intensity = intensityText(r.intensity);
    const QString ridge = intensityText(r.roof.ridge());
    if (r.computeBound) {
        //: %1 and %2 are arithmetic intensities, %3 is such as 571.7 TFLOP/s
        return RooflineText::tr("Compute-bound: %1 reach the ridge at %2. The peak of %3 is the limit.")
            .arg(intensity, ridge, rate(r.roof.peak_flops_s));
    }
    //: %1 and %2 are arithmetic intensities, %3 is such as 571.7 TFLOP/s, %4 a percentage
    return RooflineText::tr("Memory-bound: %1 lie below the ridge at %2. The memory bandwidth allows %3, %4 "
                            "of the peak.")
        .arg(intensity, ridge, rate(r.attainable_flops_s), Format().percent(r.mfu));
}

QString RooflineInstrument::wayToRidgeSentence() const
{
    const RooflineResult &r = state().result;
    const double ridge = r.roof.ridge();
    //: %1 is a factor such as 1.73×
    QString way = r.computeBound ? RooflineText::tr("The intensity is %1 that of the ridge.")
                                       .arg(Format().factor(r.intensity / ridge))
                                 //: %1 is a factor such as 1.73×
                                 : RooflineText::tr("The ridge asks for %1 this intensity.")
                                       .arg(Format().factor(ridge / r.intensity));
    // Where the ridge is met is for the learner to find: it is told to who stands beyond it, or never can.
    const bool isFound = r.computeBound;
    if (settings().isGemv() && (isFound || !std::isfinite(r.batch_at_ridge)))
        return joinedSentences({way, batchTurns(r.batch_at_ridge)});
    if (!settings().isSquare() || !isFound)
        return way;
    //: %1 is the size of a square matrix, such as "N = 887"
    return joinedSentences({way, RooflineText::tr("A square product is compute-bound from %1 on.")
                                     .arg(sizeFormula(std::ceil(r.size_at_ridge)))});
}

QString RooflineInstrument::reportedSentence() const
{
    const RooflineConstants &constants = *catalogue().roofline;
    const ReportedResult &report = state().reported;
    const auto dense = rooflineDevice(settings(), catalogue()).device.peak_flops(constants.reportedPrecision);
    if (dense && !report.possible) {
        //: %1 and %2 are such as 312 TFLOP/s
        return RooflineText::tr("The reported %1 exceed the dense peak of this device, %2. They cannot have "
                                "been reached here.")
            .arg(rate(report.flops_s), rate(*dense));
    }
    if (precisionIn(settings()).precision != constants.reportedPrecision) {
        const auto &all = rooflinePrecisions();
        const auto found = std::find_if(all.cbegin(), all.cend(), [&](const RooflinePrecision &p) {
            return p.precision == constants.reportedPrecision;
        });
        //: %1 is a number format such as FP16
        const QString elsewhere =
            RooflineText::tr("The report is about %1. Choose that precision to compare.");
        return found == all.cend() ? QString() : elsewhere.arg(precisionName(*found));
    }
    const double peak = state().result.roof.peak_flops_s;
    constexpr double rounding = 1e-3; // the dashboard's peak is a rounded one
    const bool same = settings().isSparse() && std::abs(peak / report.peak_flops_s - 1.0) < rounding;
    //: %1 is such as 312 TFLOP/s, %2 and %3 are percentages, %3 is %2 cut off
    const QString onSamePeak = RooflineText::tr("The reported %1 are %2 of this peak. That is what the "
                                                "dashboard shows as %3: it divides by a peak that holds only "
                                                "with 2:4 sparsity.");
    //: %1 is such as 312 TFLOP/s, %2 and %3 are percentages
    const QString onOtherPeak = RooflineText::tr("The reported %1 are %2 of this peak. The dashboard shows "
                                                 "%3: it divides by another one.");
    return (same ? onSamePeak : onOtherPeak)
        .arg(rate(report.flops_s), Format().percent(report.flops_s / peak),
             Format().percent(report.share_dashboard));
}

QString RooflineInstrument::ridgeLabel() const
{
    //: marks a point in a chart; %1 is an arithmetic intensity
    return RooflineText::tr("Ridge: %1").arg(intensityText(state().result.roof.ridge()));
}

QString RooflineInstrument::ridgeSentence() const
{
    const Roof &roof = state().result.roof;
    //: %1 is a peak such as "FP16 dense", %2 an arithmetic intensity, %3 such as 989.4 TFLOP/s
    return fillMarkers(
        RooflineText::tr("Ridge point of %1 at %2: memory bandwidth and peak allow the same there, %3."),
        {roofName(roof), intensityText(roof.ridge()), rate(roof.peak_flops_s)});
}

QString operatingPointSummary(const Moment<RooflineDesign> &moment)
{
    return joinedSentences(
        {regimeSentence(moment.now), moment.inputs.isEmpty() ? QString() : changeSentence(moment)});
}

QString sizesSummary(const Moment<RooflineDesign> &moment)
{
    const RooflineResult &r = moment.now.result;
    if (!r.computeBound || !moment.now.settings.isSquare())
        return regimeSentence(moment.now);
    const double first = std::ceil(r.size_at_ridge);
    //: %1 is a peak such as "FP16 dense", %2 and %3 are sizes of square matrices such as "N = 887"
    return RooflineText::tr(
               "At the peak %1, a square product is memory-bound up to %2 and compute-bound from %3 on.")
        .arg(roofName(r.roof), sizeFormula(first - 1.0), sizeFormula(first));
}

QString precisionsSummary(const Moment<RooflineDesign> &moment)
{
    const std::vector<Roof> &roofs = moment.now.result.roofs;
    const auto bound = std::count_if(roofs.cbegin(), roofs.cend(), [&](const Roof &roof) {
        const double bytes = roof.precision->element_bytes;
        return roof.isComputeBound(kernelWork(moment.now.settings, bytes).intensity());
    });
    //: %Ln of %1 peaks of a device
    return RooflineText::tr("The kernel is compute-bound at %Ln of %1 peaks. Fewer bytes for each element "
                            "raise the intensity, but the ridge may rise as well.",
                            nullptr, int(bound))
        .arg(Format().count(double(roofs.size())));
}

QString roofsSummary(const Moment<RooflineDesign> &moment)
{
    const Roof &roof = moment.now.result.roof;
    //: %1 is an arithmetic intensity, %2 such as 3.35 TB/s, %3 such as 989.4 TFLOP/s
    return RooflineText::tr("Up to %1 the memory bandwidth of %2 limits a kernel, beyond it the peak of %3.")
        .arg(intensityText(roof.ridge()), memoryBandwidthText(roof.bandwidth_bytes_s),
             rate(roof.peak_flops_s));
}

QString carriedSummary(const Moment<RooflineDesign> &moment)
{
    const double most = std::max(moment.now.settings.carried_unfused, moment.now.settings.carried_fused);
    if (most <= 0.0)
        return RooflineText::tr("Lab 07 has handed on no intensity.");
    //: %1 is an arithmetic intensity, %2 a percentage
    return RooflineText::tr("Your chain from Lab 07 reaches %1, %2 of the ridge.")
        .arg(intensityText(most), Format().percent(most / moment.now.result.roof.ridge()));
}

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
constexpr ColumnRow<D> attainableColumn(const FieldNames &notes)
{
    return {.key = "attainable_flops",
            .title = QT_TRANSLATE_NOOP("rp::Roofline", "Attainable (TFLOP/s)"),
            .quantity = Quantity::Flops,
            .spoken = QT_TRANSLATE_NOOP("rp::Roofline", "Attainable performance"),
            .notes = notes};
}
constexpr ColumnRow<D> mfuColumn(const FieldNames &notes)
{
    return {.key = "mfu",
            .title = QT_TRANSLATE_NOOP("rp::Roofline", "MFU"),
            .quantity = Quantity::Fraction,
            .decimals = 1,
            .notes = notes};
}
constexpr ColumnRow<D> regimeColumn(const FieldNames &notes)
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

/// What Lab 07 handed on was measured on no machine.
RooflineSettings ofPoint(RooflineSettings settings, const QString &row, const Catalogue & /*catalogue*/)
{
    return row == QLatin1String("kernel") ? std::move(settings) : RooflineSettings();
}

/// Rows are called "n512"; the first is the size that is set.
RooflineSettings ofSize(RooflineSettings settings, const QString &row, const Catalogue & /*catalogue*/)
{
    if (row.startsWith(u'n'))
        settings.size = row.mid(1).toDouble();
    settings.kernel = QStringLiteral("square");
    return settings;
}

RooflineSettings ofRoof(RooflineSettings settings, const QString &row, const Catalogue & /*catalogue*/)
{
    settings.precision = row.section(u'_', 0, 0);
    settings.sparsity = row.section(u'_', 1);
    return settings;
}

constexpr auto sizeInputs = std::to_array<const char *>({"kernel", "size"});
constexpr auto roofInputs = std::to_array<const char *>({"precision", "sparsity"});
constexpr auto measuredRows = std::to_array<MeasuredRow<D>>({
    {"operating_point", "attainable_flops", "attainable_flops", ofPoint},
    {"sizes", "attainable_flops", "attainable_flops", ofSize, sizeInputs},
    {"precisions", "peak_flops", "peak_flops", ofRoof, roofInputs},
});

} // namespace

DesignRows<D> RooflineDesign::tables()
{
    return {.tables = tableRows, .measured = measuredRows};
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
