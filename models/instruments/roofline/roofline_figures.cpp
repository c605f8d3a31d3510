// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/roofline/roofline_figures.h"

#include "models/instruments/roofline/roofline_inputs.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

#include <array>
#include <cmath>
#include <limits>

namespace rp {

namespace {

enum class Kind
{
    Intensity,
    Rate,
    Bandwidth,
    Share,
    Factor,
    Regime,
    Flop,
    Bytes,
    Time,
    Size, ///< no whole number, written as the nearest one
    Count,
    YesNo
};

/// Which assumptions a figure rests on.
enum class Needs
{
    Nothing,
    Peak, ///< the chosen one
    Dense,
    Sparse,
    Report,      ///< what the team reports
    ReportDense, ///< that, against the dense peak
    ReportPeak,  ///< that, against the chosen peak
    Large        ///< a figure of the course
};

using State = RooflineState;
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

struct Figure
{
    const char *id;
    Kind kind;
    Needs needs;
    const char *label;
    double (*value)(const State &, const Catalogue &);
};

double publishedRegime(const State &s, const Catalogue &c)
{
    const double ridge = publishedRidge(s.settings, c);
    if (!std::isfinite(ridge))
        return nan;
    return s.result.intensity >= ridge ? 1.0 : 0.0;
}

constexpr auto figures = std::to_array<Figure>({
    {"intensity", Kind::Intensity, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Roofline", "Arithmetic intensity"),
     [](const State &s, const Catalogue &) { return s.result.intensity; }},
    //: the arithmetic intensity at which the two roofs of a roofline meet
    {"ridge", Kind::Intensity, Needs::Peak, QT_TRANSLATE_NOOP("rp::Roofline", "Ridge point"),
     [](const State &s, const Catalogue &) { return s.result.roof.ridge(); }},
    {"ridge_ratio", Kind::Factor, Needs::Peak, QT_TRANSLATE_NOOP("rp::Roofline", "Intensity over the ridge"),
     [](const State &s, const Catalogue &) { return s.result.intensity / s.result.roof.ridge(); }},
    {"attainable_flops", Kind::Rate, Needs::Peak, QT_TRANSLATE_NOOP("rp::Roofline", "Attainable performance"),
     [](const State &s, const Catalogue &) { return s.result.attainable_flops_s; }},
    {"peak_flops", Kind::Rate, Needs::Peak, QT_TRANSLATE_NOOP("rp::Roofline", "Chosen peak"),
     [](const State &s, const Catalogue &) { return s.result.roof.peak_flops_s; }},
    {"bandwidth", Kind::Bandwidth, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Roofline", "Memory bandwidth"),
     [](const State &s, const Catalogue &) { return s.result.roof.bandwidth_bytes_s; }},
    {"mfu", Kind::Share, Needs::Peak, QT_TRANSLATE_NOOP("rp::Roofline", "MFU"),
     [](const State &s, const Catalogue &) { return s.result.mfu; }},
    {"mfu_dense", Kind::Share, Needs::Dense, QT_TRANSLATE_NOOP("rp::Roofline", "MFU of the dense peak"),
     [](const State &s, const Catalogue &) { return s.result.mfu_dense; }},
    {"mfu_sparse", Kind::Share, Needs::Sparse, QT_TRANSLATE_NOOP("rp::Roofline", "MFU of the sparse peak"),
     [](const State &s, const Catalogue &) { return s.result.mfu_sparse; }},
    //: whether memory or arithmetic limits a kernel
    {"regime", Kind::Regime, Needs::Peak, QT_TRANSLATE_NOOP("rp::Roofline", "Regime"),
     [](const State &s, const Catalogue &) { return s.result.computeBound ? 1.0 : 0.0; }},
    {"flops", Kind::Flop, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Roofline", "Arithmetic"),
     [](const State &s, const Catalogue &) { return s.result.work.flops; }},
    {"bytes", Kind::Bytes, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Roofline", "Memory traffic"),
     [](const State &s, const Catalogue &) { return s.result.work.bytes; }},
    {"time_us", Kind::Time, Needs::Peak, QT_TRANSLATE_NOOP("rp::Roofline", "Least time"),
     [](const State &s, const Catalogue &) { return s.result.time_us; }},
    {"size_at_ridge", Kind::Size, Needs::Peak, QT_TRANSLATE_NOOP("rp::Roofline", "Size at the ridge"),
     [](const State &s, const Catalogue &) { return s.result.size_at_ridge; }},
    {"first_size", Kind::Count, Needs::Peak, QT_TRANSLATE_NOOP("rp::Roofline", "Smallest compute-bound size"),
     [](const State &s, const Catalogue &) { return std::ceil(s.result.size_at_ridge); }},
    {"gemv_asymptote", Kind::Intensity, Needs::Nothing,
     QT_TRANSLATE_NOOP("rp::Roofline", "Intensity for large weights"),
     [](const State &s, const Catalogue &) { return s.result.gemv_asymptote; }},
    {"batch_at_ridge", Kind::Size, Needs::Peak, QT_TRANSLATE_NOOP("rp::Roofline", "Batch at the ridge"),
     [](const State &s, const Catalogue &) { return s.result.batch_at_ridge; }},
    {"reported_flops", Kind::Rate, Needs::Report, QT_TRANSLATE_NOOP("rp::Roofline", "Reported performance"),
     [](const State &s, const Catalogue &) { return s.reported.flops_s; }},
    {"reported_peak", Kind::Rate, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Roofline", "Peak of the dashboard"),
     [](const State &s, const Catalogue &) { return s.reported.peak_flops_s; }},
    {"reported_share_sparse", Kind::Share, Needs::Report,
     QT_TRANSLATE_NOOP("rp::Roofline", "Reported performance over the peak of the dashboard"),
     [](const State &s, const Catalogue &) { return s.reported.share_sparse; }},
    {"reported_share_dashboard", Kind::Share, Needs::Report,
     QT_TRANSLATE_NOOP("rp::Roofline", "MFU on the dashboard"),
     [](const State &s, const Catalogue &) { return s.reported.share_dashboard; }},
    {"reported_share_dense", Kind::Share, Needs::ReportDense,
     QT_TRANSLATE_NOOP("rp::Roofline", "Reported performance over the dense peak"),
     [](const State &s, const Catalogue &) { return s.reported.share_dense; }},
    {"reported_share", Kind::Share, Needs::ReportPeak,
     QT_TRANSLATE_NOOP("rp::Roofline", "Reported performance over the chosen peak"),
     [](const State &s, const Catalogue &) { return s.reported.flops_s / s.result.roof.peak_flops_s; }},
    {"reported_size", Kind::Count, Needs::ReportDense,
     QT_TRANSLATE_NOOP("rp::Roofline", "Smallest size that allows the reported performance"),
     [](const State &s, const Catalogue &) { return s.reported.size; }},
    {"reported_intensity", Kind::Intensity, Needs::ReportDense,
     QT_TRANSLATE_NOOP("rp::Roofline", "Intensity that allows the reported performance"),
     [](const State &s, const Catalogue &) { return s.reported.intensity; }},
    {"reported_possible", Kind::YesNo, Needs::ReportDense,
     QT_TRANSLATE_NOOP("rp::Roofline", "Reported performance is possible here"),
     [](const State &s, const Catalogue &) { return s.reported.possible ? 1.0 : 0.0; }},
    {"published_ridge", Kind::Intensity, Needs::Nothing,
     QT_TRANSLATE_NOOP("rp::Roofline", "Ridge point in the course"),
     [](const State &s, const Catalogue &c) { return publishedRidge(s.settings, c); }},
    {"published_regime", Kind::Regime, Needs::Nothing,
     QT_TRANSLATE_NOOP("rp::Roofline", "Regime by the ridge point in the course"), publishedRegime},
    {"published_small_size", Kind::Count, Needs::Nothing,
     QT_TRANSLATE_NOOP("rp::Roofline", "Small size in the course"),
     [](const State &, const Catalogue &c) { return c.roofline.published_small_size; }},
    {"published_small_share", Kind::Share, Needs::Nothing,
     QT_TRANSLATE_NOOP("rp::Roofline", "MFU in the course at the small size"),
     [](const State &, const Catalogue &c) { return c.roofline.published_small_share; }},
    {"published_large_size", Kind::Count, Needs::Nothing,
     QT_TRANSLATE_NOOP("rp::Roofline", "Large size in the course"),
     [](const State &, const Catalogue &c) { return c.roofline.published_large_size; }},
    {"published_large_share", Kind::Share, Needs::Large,
     QT_TRANSLATE_NOOP("rp::Roofline", "MFU in the course at the large size"),
     [](const State &, const Catalogue &c) { return c.roofline.published_large_share; }},
    {"size", Kind::Count, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Roofline", "Size M = N = K"),
     [](const State &s, const Catalogue &) { return s.settings.size; }},
    {"m", Kind::Count, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Roofline", "Rows M"),
     [](const State &s, const Catalogue &) { return s.settings.m; }},
    {"n", Kind::Count, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Roofline", "Columns N"),
     [](const State &s, const Catalogue &) { return s.settings.n; }},
    {"k", Kind::Count, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Roofline", "Inner size K"),
     [](const State &s, const Catalogue &) { return s.settings.k; }},
    {"gemv_rows", Kind::Count, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Roofline", "Rows of the weights"),
     [](const State &s, const Catalogue &) { return s.settings.gemv_rows; }},
    {"gemv_columns", Kind::Count, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Roofline", "Columns of the weights"),
     [](const State &s, const Catalogue &) { return s.settings.gemv_columns; }},
    {"batch", Kind::Count, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Roofline", "Batch"),
     [](const State &s, const Catalogue &) { return s.settings.batch; }},
    {"carried_unfused", Kind::Intensity, Needs::Nothing,
     QT_TRANSLATE_NOOP("rp::Roofline", "Your chain from Lab 07, unfused"),
     [](const State &s, const Catalogue &) { return s.settings.carried_unfused; }},
    {"carried_fused", Kind::Intensity, Needs::Nothing,
     QT_TRANSLATE_NOOP("rp::Roofline", "Your chain from Lab 07, fused"),
     [](const State &s, const Catalogue &) { return s.settings.carried_fused; }},
});

const Figure *find(const QString &figureId)
{
    for (const Figure &figure : figures) {
        if (figureId == QLatin1String(figure.id))
            return &figure;
    }
    return nullptr;
}

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Roofline)
public:
    static QString yesNo(double value)
    {
        //: whether something is possible
        return value > 0.0 ? tr("yes", "possible") : tr("no", "possible");
    }
    static QString memoryBound()
    {
        //: a kernel that memory limits
        return tr("memory-bound");
    }
    static QString computeBound()
    {
        //: a kernel that arithmetic limits
        return tr("compute-bound");
    }
    static QString perSecond(const QString &bytes)
    {
        //: a memory bandwidth; %1 is an amount of data such as 2 TB
        return tr("%1/s").arg(bytes);
    }
    static QString flop(std::size_t unit, const QString &number)
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
        return tr(units.at(unit)).replace(u' ', QChar(QChar::Nbsp)).arg(number);
    }
};

QString note(const Notes &notes, const char *field)
{
    return contentText(notes.assumption(QString::fromLatin1(field)));
}

} // namespace

QString regimeText(bool computeBound)
{
    return computeBound ? Words::computeBound() : Words::memoryBound();
}

QString memoryBandwidthText(double bytes_s)
{
    return Words::perSecond(Format().bytes(bytes_s, 4));
}

QString flopText(double flop)
{
    std::size_t unit = 0;
    while (unit < 4 && flop >= 1000.0) {
        flop /= 1000.0;
        ++unit;
    }
    return Words::flop(unit, Format().significant(flop, 4));
}

std::vector<QString> rooflineFigureIds()
{
    std::vector<QString> ids;
    ids.reserve(figures.size());
    for (const Figure &figure : figures)
        ids.push_back(QString::fromLatin1(figure.id));
    return ids;
}

double rooflineFigure(const QString &figureId, const RooflineState &state, const Catalogue &catalogue)
{
    const Figure *figure = find(figureId);
    return figure ? figure->value(state, catalogue) : nan;
}

QString rooflineFigureText(const QString &figureId, const RooflineState &state, const Catalogue &catalogue)
{
    const Figure *figure = find(figureId);
    if (!figure)
        return {};
    const double value = figure->value(state, catalogue);
    const Format format;
    switch (figure->kind) {
    case Kind::Intensity:
        return format.flopPerByte(value, 4);
    case Kind::Rate:
        return format.flopPerSecond(value);
    case Kind::Bandwidth:
        return memoryBandwidthText(value);
    case Kind::Share:
        return format.percent(value);
    case Kind::Factor:
        return format.factor(value);
    case Kind::Regime:
        return std::isnan(value) ? format.number(value, 0) : regimeText(value > 0.0);
    case Kind::Flop:
        return flopText(value);
    case Kind::Bytes:
        return format.bytes(value, 4);
    case Kind::Time:
        return format.duration_us(value);
    case Kind::Size:
        return format.count(std::round(value));
    case Kind::Count:
        return format.count(value);
    case Kind::YesNo:
        return Words::yesNo(value);
    }
    return {};
}

QString rooflineFigureLabel(const QString &figureId)
{
    const Figure *figure = find(figureId);
    return figure ? QCoreApplication::translate("rp::Roofline", figure->label) : QString();
}

QString roofAssumption(bool sparse, const RooflineState &state, const Catalogue &catalogue)
{
    return note(rooflineDevice(state.settings, catalogue).notes, sparse ? "sparse_flops" : "dense_flops");
}

QString rooflineFigureAssumption(const QString &figureId, const RooflineState &state,
                                 const Catalogue &catalogue)
{
    const Figure *figure = find(figureId);
    if (!figure)
        return {};
    QString report = note(catalogue.roofline.notes, "reported_flops_s");
    switch (figure->needs) {
    case Needs::Nothing:
        return {};
    case Needs::Peak:
        return roofAssumption(state.settings.isSparse(), state, catalogue);
    case Needs::Dense:
        return roofAssumption(false, state, catalogue);
    case Needs::Sparse:
        return roofAssumption(true, state, catalogue);
    case Needs::Report:
        return report;
    case Needs::ReportDense:
        return joinedSentences({report, roofAssumption(false, state, catalogue)});
    case Needs::ReportPeak:
        return joinedSentences({report, roofAssumption(state.settings.isSparse(), state, catalogue)});
    case Needs::Large:
        return note(catalogue.roofline.notes, "published_large_share");
    }
    return {};
}

} // namespace rp
