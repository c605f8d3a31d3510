// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/dispatch_tax/dispatch_tax_figures.h"

#include "models/instruments/dispatch_tax/dispatch_tax_inputs.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>
#include <cmath>
#include <limits>

namespace rp {

namespace {

enum class Kind
{
    Share,
    PassTime,
    KernelTime,
    Launch,
    Count,
    Factor,
    Speed,
    Rate
};

/// Which assumptions a figure rests on.
enum class Needs
{
    Nothing,
    Pass,       ///< the gaps and limits inside a pass
    Efficiency, ///< those, and the efficiency of the math
    Memory,     ///< the workload's memory time
    Launch      ///< the context's launch cost
};

using State = DispatchTaxState;

double quotient(double a, double b)
{
    return b > 0.0 ? a / b : std::numeric_limits<double>::quiet_NaN();
}

double keywordSpotting(const State &state, const Catalogue &catalogue, bool compiled)
{
    const ComparedWorkload kws = compareWorkload(QStringLiteral("kws"), state.settings, catalogue);
    return compiled ? kws.compiled.math_utilization : kws.eager.math_utilization;
}

struct Figure
{
    const char *id;
    Kind kind;
    Needs needs;
    const char *label;
    double (*value)(const State &, const Catalogue &);
    const char *mode = nullptr; ///< of the pass it speaks about; none: the chosen one
};

constexpr std::array<Figure, 23> figures = {
    {//: share of wall time in which the GPU does useful arithmetic
     {"math_utilization", Kind::Share, Needs::Pass, QT_TRANSLATE_NOOP("rp::DispatchTax", "Math utilization"),
      [](const State &s, const Catalogue &) { return s.chosen().math_utilization; }},
     //: share of wall time in which a kernel is on the GPU, for math or for memory
     {"gpu_busy", Kind::Share, Needs::Pass, QT_TRANSLATE_NOOP("rp::DispatchTax", "GPU busy"),
      [](const State &s, const Catalogue &) { return s.chosen().gpu_busy; }},
     //: abbreviation of model FLOP utilization: useful operations against the peak of the device
     {"mfu", Kind::Share, Needs::Efficiency, QT_TRANSLATE_NOOP("rp::DispatchTax", "MFU"),
      [](const State &s, const Catalogue &) { return s.chosen().mfu; }},
     {"total_us", Kind::PassTime, Needs::Pass, QT_TRANSLATE_NOOP("rp::DispatchTax", "Wall time"),
      [](const State &s, const Catalogue &) { return s.chosen().total_us; }},
     {"compute_us", Kind::PassTime, Needs::Nothing, QT_TRANSLATE_NOOP("rp::DispatchTax", "Kernel compute"),
      [](const State &s, const Catalogue &) { return s.chosen().compute_us; }},
     {"dispatch_us", Kind::PassTime, Needs::Pass, QT_TRANSLATE_NOOP("rp::DispatchTax", "Dispatch overhead"),
      [](const State &s, const Catalogue &) { return s.chosen().dispatch_us; }},
     {"memory_us", Kind::PassTime, Needs::Memory, QT_TRANSLATE_NOOP("rp::DispatchTax", "Memory transfer"),
      [](const State &s, const Catalogue &) { return s.chosen().memory_us; }},
     {"compute_share", Kind::Share, Needs::Pass,
      QT_TRANSLATE_NOOP("rp::DispatchTax", "Share of kernel compute"),
      [](const State &s, const Catalogue &) { return s.chosen().share(s.chosen().compute_us); }},
     {"dispatch_share", Kind::Share, Needs::Pass,
      QT_TRANSLATE_NOOP("rp::DispatchTax", "Share of dispatch overhead"),
      [](const State &s, const Catalogue &) { return s.chosen().share(s.chosen().dispatch_us); }},
     {"memory_share", Kind::Share, Needs::Pass,
      QT_TRANSLATE_NOOP("rp::DispatchTax", "Share of memory transfer"),
      [](const State &s, const Catalogue &) { return s.chosen().share(s.chosen().memory_us); }},
     {"kernel_count", Kind::Count, Needs::Nothing, QT_TRANSLATE_NOOP("rp::DispatchTax", "Kernels launched"),
      [](const State &s, const Catalogue &) { return double(s.chosen().kernels); }},
     {"compute_per_kernel_us", Kind::KernelTime, Needs::Nothing,
      QT_TRANSLATE_NOOP("rp::DispatchTax", "Compute per kernel"),
      [](const State &s, const Catalogue &) { return s.chosen().compute_us / double(s.chosen().kernels); }},
     {"dispatch_per_kernel_us", Kind::KernelTime, Needs::Pass,
      QT_TRANSLATE_NOOP("rp::DispatchTax", "Dispatch per kernel"),
      [](const State &s, const Catalogue &) { return s.chosen().dispatch_us / double(s.chosen().kernels); }},
     {"throughput", Kind::Rate, Needs::Pass, QT_TRANSLATE_NOOP("rp::DispatchTax", "Throughput"),
      [](const State &s, const Catalogue &) { return s.chosen().throughput; }},
     {"launch_us", Kind::Launch, Needs::Launch, QT_TRANSLATE_NOOP("rp::DispatchTax", "Launch cost"),
      [](const State &s, const Catalogue &) { return s.settings.launch_us; }},
     {"gpu_speed", Kind::Speed, Needs::Nothing, QT_TRANSLATE_NOOP("rp::DispatchTax", "GPU speed"),
      [](const State &s, const Catalogue &) { return s.settings.gpu_speed; }},
     {"speedup_compiled", Kind::Factor, Needs::Pass,
      QT_TRANSLATE_NOOP("rp::DispatchTax", "Speed-up by compiling"),
      [](const State &s, const Catalogue &) {
          return quotient(s.result.eager.total_us, s.result.compiled.total_us);
      },
      "compiled"},
     {"speedup_graph", Kind::Factor, Needs::Pass,
      QT_TRANSLATE_NOOP("rp::DispatchTax", "Speed-up by a CUDA graph"),
      [](const State &s, const Catalogue &) {
          return quotient(s.result.eager.total_us, s.result.graph.total_us);
      },
      "cuda_graph"},
     {"speedup_mode", Kind::Factor, Needs::Pass, QT_TRANSLATE_NOOP("rp::DispatchTax", "Speed-up over eager"),
      [](const State &s, const Catalogue &) {
          return quotient(s.result.eager.total_us, s.chosen().total_us);
      }},
     {"speedup_faster_gpu", Kind::Factor, Needs::Pass,
      QT_TRANSLATE_NOOP("rp::DispatchTax", "Speed-up by the faster GPU"),
      [](const State &s, const Catalogue &) {
          return quotient(s.result.chosenAtBaseSpeed.total_us, s.chosen().total_us);
      }},
     {"math_utilization_base_gpu", Kind::Share, Needs::Pass,
      QT_TRANSLATE_NOOP("rp::DispatchTax", "Math utilization on the GPU at 1×"),
      [](const State &s, const Catalogue &) { return s.result.chosenAtBaseSpeed.math_utilization; }},
     //: KWS: keyword spotting
     {"kws_utilization_eager", Kind::Share, Needs::Pass,
      QT_TRANSLATE_NOOP("rp::DispatchTax", "Math utilization of KWS, eager"),
      [](const State &s, const Catalogue &c) { return keywordSpotting(s, c, false); }, "eager"},
     //: KWS: keyword spotting
     {"kws_utilization_compiled", Kind::Share, Needs::Pass,
      QT_TRANSLATE_NOOP("rp::DispatchTax", "Math utilization of KWS, compiled"),
      [](const State &s, const Catalogue &c) { return keywordSpotting(s, c, true); }, "compiled"}}};

const Figure *find(const QString &figureId)
{
    for (const Figure &figure : figures) {
        if (figureId == QLatin1String(figure.id))
            return &figure;
    }
    return nullptr;
}

} // namespace

std::vector<QString> dispatchTaxFigureIds()
{
    std::vector<QString> ids;
    ids.reserve(std::size(figures));
    for (const Figure &figure : figures)
        ids.push_back(QString::fromLatin1(figure.id));
    return ids;
}

double dispatchTaxFigure(const QString &figureId, const DispatchTaxState &state, const Catalogue &catalogue)
{
    const Figure *figure = find(figureId);
    return figure ? figure->value(state, catalogue) : std::numeric_limits<double>::quiet_NaN();
}

QString dispatchTaxFigureText(const QString &figureId, const DispatchTaxState &state,
                              const Catalogue &catalogue)
{
    const Figure *figure = find(figureId);
    if (!figure)
        return {};
    const double value = figure->value(state, catalogue);
    const Format format;
    switch (figure->kind) {
    case Kind::Share:
        return format.percent(value);
    case Kind::PassTime:
        return format.milliseconds(value);
    case Kind::KernelTime:
        return kernelTime(value);
    case Kind::Launch:
        return format.duration_us(value);
    case Kind::Count:
        return format.count(value);
    case Kind::Factor:
        return format.factor(value);
    case Kind::Speed:
        return format.factor(value, value == std::floor(value) ? 0 : 1);
    case Kind::Rate:
        return format.perSecond(value, contentText(workloadOf(state.settings, catalogue).throughputUnit));
    }
    return {};
}

QString dispatchTaxFigureLabel(const QString &figureId)
{
    const Figure *figure = find(figureId);
    return figure ? QCoreApplication::translate("rp::DispatchTax", figure->label) : QString();
}

QString dispatchTaxFigureAssumption(const QString &figureId, const DispatchTaxState &state,
                                    const Catalogue &catalogue)
{
    const Figure *figure = find(figureId);
    if (!figure)
        return {};
    QStringList reasons;
    if (figure->needs == Needs::Efficiency) {
        reasons.append(contentText(
            workloadOf(state.settings, catalogue).notes.assumption(QStringLiteral("math_efficiency"))));
    }
    if (figure->needs == Needs::Memory) {
        reasons.append(
            contentText(workloadOf(state.settings, catalogue).notes.assumption(QStringLiteral("memory_us"))));
    }
    if (figure->needs == Needs::Launch) {
        reasons.append(
            contentText(contextOf(state.settings, catalogue).notes.assumption(QStringLiteral("launch_us"))));
    }
    if (figure->needs == Needs::Pass || figure->needs == Needs::Efficiency) {
        const QString mode = figure->mode ? QString::fromLatin1(figure->mode) : state.settings.mode;
        reasons.append(passAssumption(mode, state.settings, catalogue));
    }
    return joinedSentences(reasons);
}

QString passAssumption(const QString &mode, const DispatchTaxSettings &settings, const Catalogue &catalogue)
{
    const Notes &notes = catalogue.dispatch.notes;
    QStringList reasons;
    if (mode == QStringLiteral("cuda_graph")) {
        reasons.append(contentText(notes.assumption(QStringLiteral("graph_gap_us"))));
    } else if (settings.launch_model == QStringLiteral("overlapped")) {
        reasons.append(contentText(notes.assumption(QStringLiteral("stream_gap_us"))));
        reasons.append(contentText(notes.assumption(QStringLiteral("queue_depth"))));
    }
    if (settings.min_kernel)
        reasons.append(contentText(notes.assumption(QStringLiteral("shortest_kernel_us"))));
    return joinedSentences(reasons);
}

QString kernelTime(double us)
{
    return us < 1000.0 ? Format().microseconds(us, 2) : Format().milliseconds(us, 2);
}

} // namespace rp
