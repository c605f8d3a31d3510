// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/continuum/continuum_figures.h"

#include "models/instruments/continuum/continuum_inputs.h"
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
    Factor,
    Rate,
    Time,
    Points, ///< of flexibility
    Intensity,
    Share,
    Bound,
    Count,
    Input ///< as the input of that name is written
};

/// Which assumptions a figure rests on.
enum class Needs
{
    Nothing,
    Stage,     ///< the stage's factors, and the times of context and workload
    Judgement, ///< the five judgements
    Tensor,    ///< the Tensor Core peak
    Vector,    ///< the vector peak
    Both
};

using State = ContinuumState;
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

double boundNumber(RoofBound bound)
{
    if (bound == RoofBound::Unknown)
        return nan;
    return bound == RoofBound::Memory ? 0.0 : 1.0;
}

struct Figure
{
    const char *id;
    Kind kind;
    Needs needs;
    const char *label;
    double (*value)(const State &, const Catalogue &);
};

constexpr std::array<Figure, 18> figures = {
    {{"speedup", Kind::Factor, Needs::Stage, QT_TRANSLATE_NOOP("rp::Continuum", "Speed-up over eager"),
      [](const State &s, const Catalogue &) { return s.chosen().point.speedup; }},
     {"throughput", Kind::Rate, Needs::Stage, QT_TRANSLATE_NOOP("rp::Continuum", "Throughput"),
      [](const State &s, const Catalogue &) { return s.chosen().throughput; }},
     {"total_us", Kind::Time, Needs::Stage, QT_TRANSLATE_NOOP("rp::Continuum", "Wall time"),
      [](const State &s, const Catalogue &) { return s.chosen().point.total_us; }},
     //: sum of five judgements of a stage
     {"flexibility", Kind::Points, Needs::Judgement, QT_TRANSLATE_NOOP("rp::Continuum", "Flexibility"),
      [](const State &s, const Catalogue &) { return s.chosen().point.flexibility; }},
     {"intensity", Kind::Intensity, Needs::Nothing,
      QT_TRANSLATE_NOOP("rp::Continuum", "Arithmetic intensity"),
      [](const State &s, const Catalogue &) { return s.result.crossing.intensity; }},
     {"vector_intensity", Kind::Intensity, Needs::Nothing,
      QT_TRANSLATE_NOOP("rp::Continuum", "Arithmetic intensity on the vector units"),
      [](const State &s, const Catalogue &) { return s.result.crossing.vector_intensity; }},
     {"ridge_tensor", Kind::Intensity, Needs::Tensor, QT_TRANSLATE_NOOP("rp::Continuum", "Tensor Core ridge"),
      [](const State &s, const Catalogue &) { return s.result.crossing.ridges.tensor; }},
     {"ridge_vector", Kind::Intensity, Needs::Vector, QT_TRANSLATE_NOOP("rp::Continuum", "Vector ridge"),
      [](const State &s, const Catalogue &) { return s.result.crossing.ridges.vector; }},
     {"ridge_share", Kind::Share, Needs::Tensor,
      QT_TRANSLATE_NOOP("rp::Continuum", "Share of the Tensor Core ridge"),
      [](const State &s, const Catalogue &) { return s.result.crossing.ridge_share; }},
     {"vector_share", Kind::Share, Needs::Vector,
      QT_TRANSLATE_NOOP("rp::Continuum", "Share of the vector ridge"),
      [](const State &s, const Catalogue &) { return s.result.crossing.vector_share; }},
     //: whether memory or arithmetic limits an operation
     {"bound", Kind::Bound, Needs::Both, QT_TRANSLATE_NOOP("rp::Continuum", "Limit"),
      [](const State &s, const Catalogue &) { return boundNumber(s.result.crossing.bound); }},
     {"ops_to_ridge_tensor", Kind::Count, Needs::Tensor,
      QT_TRANSLATE_NOOP("rp::Continuum", "Operations up to the Tensor Core ridge"),
      [](const State &s, const Catalogue &c) {
          return opsToRidge(s.result.crossing.ridges.tensor, s.settings, c);
      }},
     {"ops_to_ridge_vector", Kind::Count, Needs::Vector,
      QT_TRANSLATE_NOOP("rp::Continuum", "Operations up to the vector ridge"),
      [](const State &s, const Catalogue &c) {
          return opsToRidge(s.result.crossing.ridges.vector, s.settings, c);
      }},
     {"moves", Kind::Count, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Continuum", "Moves"),
      [](const State &s, const Catalogue &) { return double(s.settings.moves.size()); }},
     {"kernel_complexity", Kind::Input, Needs::Nothing,
      QT_TRANSLATE_NOOP("rp::Continuum", "Kernel complexity"),
      [](const State &s, const Catalogue &) { return s.settings.kernel_complexity; }},
     {"fusion_level", Kind::Input, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Continuum", "Fusion level"),
      [](const State &s, const Catalogue &) { return s.settings.fusion_level; }},
     {"gemm_k", Kind::Input, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Continuum", "Inner size K"),
      [](const State &s, const Catalogue &) { return s.settings.gemm_k; }},
     {"gemm_batch", Kind::Input, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Continuum", "Batch"),
      [](const State &s, const Catalogue &) { return s.settings.gemm_batch; }}}};

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
    Q_DECLARE_TR_FUNCTIONS(rp::Continuum)
public:
    static QString points(const QString &sum)
    {
        //: flexibility of a stage; %1 is a number from 0 to 5
        return tr("%1 of 5").arg(sum);
    }
    static QString courseMath(const QString &device)
    {
        //: %1 is a device
        return tr("Math and memory take as long as on %1, as the course assumes.").arg(device);
    }
};

} // namespace

QString boundText(RoofBound bound)
{
    switch (bound) {
    case RoofBound::Memory:
        //: an operation that memory limits
        return QCoreApplication::translate("rp::Continuum", "memory-bound");
    case RoofBound::Tensor:
    case RoofBound::Vector:
        //: an operation that arithmetic limits
        return QCoreApplication::translate("rp::Continuum", "compute-bound");
    case RoofBound::Unknown:
        break;
    }
    return Format().number(nan, 0);
}

std::vector<QString> continuumFigureIds()
{
    std::vector<QString> ids;
    ids.reserve(std::size(figures));
    for (const Figure &figure : figures)
        ids.push_back(QString::fromLatin1(figure.id));
    return ids;
}

double continuumFigure(const QString &figureId, const ContinuumState &state, const Catalogue &catalogue)
{
    const Figure *figure = find(figureId);
    return figure ? figure->value(state, catalogue) : nan;
}

QString continuumFigureText(const QString &figureId, const ContinuumState &state, const Catalogue &catalogue)
{
    const Figure *figure = find(figureId);
    if (!figure)
        return {};
    const double value = figure->value(state, catalogue);
    const Format format;
    switch (figure->kind) {
    case Kind::Factor:
        return format.factor(value);
    case Kind::Rate:
        return format.perSecond(value, contentText(workloadOf(state.settings, catalogue).throughputUnit));
    case Kind::Time:
        return format.milliseconds(value);
    case Kind::Points:
        return Words::points(format.number(value, 1));
    case Kind::Intensity:
        return format.flopPerByte(value);
    case Kind::Share:
        return format.percent(value);
    case Kind::Bound:
        return boundText(state.result.crossing.bound);
    case Kind::Count:
        return format.count(value);
    case Kind::Input:
        return continuumInputText(figureId, value, catalogue);
    }
    return {};
}

QString continuumFigureLabel(const QString &figureId)
{
    const Figure *figure = find(figureId);
    return figure ? QCoreApplication::translate("rp::Continuum", figure->label) : QString();
}

QString continuumFigureAssumption(const QString &figureId, const ContinuumState &state,
                                  const Catalogue &catalogue)
{
    const Figure *figure = find(figureId);
    if (!figure)
        return {};
    const DeviceEntry &device = deviceOf(state.settings, catalogue);
    const RidgePoints &ridges = state.result.crossing.ridges;
    const Notes &stage = stageOf(state.settings, catalogue).notes;
    switch (figure->needs) {
    case Needs::Nothing:
        return {};
    case Needs::Stage:
        return joinedSentences({contentText(stage.assumption(QStringLiteral("launch_factor"))),
                                continuumTimesAssumption(state.settings, catalogue)});
    case Needs::Judgement:
        return contentText(stage.assumption(QStringLiteral("judgements")));
    case Needs::Tensor:
        return tensorRidgeAssumption(device);
    case Needs::Vector:
    case Needs::Both:
        return vectorRidgeAssumption(device, ridges);
    }
    return {};
}

QString continuumTimesAssumption(const ContinuumSettings &settings, const Catalogue &catalogue)
{
    const ContextEntry &context = contextOf(settings, catalogue);
    const DeviceEntry &first =
        deviceOf(defaultContinuumSettings(catalogue), catalogue); // the course's times are of this one
    const Notes &dispatch = catalogue.dispatch.notes;
    QStringList reasons{
        contentText(context.notes.assumption(QStringLiteral("launch_us"))),
        contentText(workloadOf(settings, catalogue).notes.assumption(QStringLiteral("memory_us")))};
    if (deviceOf(settings, catalogue).key != first.key)
        reasons.append(Words::courseMath(contentText(first.name)));
    if (settings.isOverlapped()) {
        reasons.append(contentText(dispatch.assumption(QStringLiteral("stream_gap_us"))));
        reasons.append(contentText(dispatch.assumption(QStringLiteral("queue_depth"))));
    }
    return joinedSentences(reasons);
}

} // namespace rp
