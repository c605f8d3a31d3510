// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/payback/payback_figures.h"

#include "models/instruments/payback/payback_input_text.h"
#include "models/instruments/payback/payback_inputs.h"
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
    Span,     ///< seconds, of days in the figure
    Days,     ///< days
    CallTime, ///< µs
    Count,
    Rate,
    Share,
    SmallShare,
    Input, ///< as the input of that id is written
    Verdict,
    YesNo
};

/// Which assumptions a figure rests on.
enum class Needs
{
    Nothing,
    Rates,  ///< eager throughput and gain, where no rate was published
    Cost,   ///< what compiling costs beyond the first compilation
    Return, ///< both
    Time,   ///< both, and that requests arrive evenly
    Band    ///< both, and the width of the band
};

using State = ReturnState;

double wholeCalls(double calls)
{
    return std::isinf(calls) ? calls : std::ceil(calls - 1e-9);
}

struct Figure
{
    const char *id;
    Kind kind;
    Needs needs;
    const char *label;
    double (*value)(const State &, const Catalogue &);
};

constexpr std::array<Figure, 24> figures = {
    {//: machine time that compiling takes
     {"cost_s", Kind::Span, Needs::Cost, QT_TRANSLATE_NOOP("rp::CompilationReturn", "Cost of compiling"),
      [](const State &s, const Catalogue &) { return s.result.cost_s; }},
     {"saved_per_call_us", Kind::CallTime, Needs::Rates,
      QT_TRANSLATE_NOOP("rp::CompilationReturn", "Saved per inference"),
      [](const State &s, const Catalogue &) { return s.result.saved_per_call_s * 1e6; }},
     //: number of inferences after which compiling has paid back
     {"breakeven_calls", Kind::Count, Needs::Return,
      QT_TRANSLATE_NOOP("rp::CompilationReturn", "Break-even inferences"),
      [](const State &s, const Catalogue &) { return s.result.value.breakeven_calls_whole; }},
     //: time after which compiling has paid back
     {"breakeven_days", Kind::Days, Needs::Time,
      QT_TRANSLATE_NOOP("rp::CompilationReturn", "Break-even time"),
      [](const State &s, const Catalogue &) { return s.result.value.breakeven_days; }},
     {"total_calls", Kind::Count, Needs::Nothing,
      QT_TRANSLATE_NOOP("rp::CompilationReturn", "Inferences served"),
      [](const State &s, const Catalogue &) { return s.result.value.total_calls; }},
     {"net_saved_s", Kind::Span, Needs::Return, QT_TRANSLATE_NOOP("rp::CompilationReturn", "Net time saved"),
      [](const State &s, const Catalogue &) { return s.result.value.net_saved_s; }},
     //: inferences per day that the replicas can serve without compiling
     {"capacity_per_day", Kind::Count, Needs::Rates,
      QT_TRANSLATE_NOOP("rp::CompilationReturn", "Eager capacity per day"),
      [](const State &s, const Catalogue &) { return s.result.capacity_per_day; }},
     {"eager_rate", Kind::Rate, Needs::Rates, QT_TRANSLATE_NOOP("rp::CompilationReturn", "Eager throughput"),
      [](const State &s, const Catalogue &) { return s.settings.eager_rate; }},
     {"compiled_rate", Kind::Rate, Needs::Rates,
      QT_TRANSLATE_NOOP("rp::CompilationReturn", "Compiled throughput"),
      [](const State &s, const Catalogue &) { return s.settings.eager_rate * (1.0 + s.settings.gain); }},
     {"gain", Kind::Share, Needs::Rates, QT_TRANSLATE_NOOP("rp::CompilationReturn", "Throughput gain"),
      [](const State &s, const Catalogue &) { return s.settings.gain; }},
     {"compile_s", Kind::Span, Needs::Nothing, QT_TRANSLATE_NOOP("rp::CompilationReturn", "Compile time"),
      [](const State &s, const Catalogue &) { return s.settings.compile_s; }},
     {"per_day", Kind::Input, Needs::Nothing, QT_TRANSLATE_NOOP("rp::CompilationReturn", "Volume"),
      [](const State &s, const Catalogue &) { return s.settings.per_day; }},
     {"deployment_days", Kind::Input, Needs::Nothing,
      QT_TRANSLATE_NOOP("rp::CompilationReturn", "Deployment"),
      [](const State &s, const Catalogue &) { return s.settings.deployment_days; }},
     //: judgement on whether compiling pays
     {"verdict", Kind::Verdict, Needs::Return, QT_TRANSLATE_NOOP("rp::CompilationReturn", "Verdict"),
      [](const State &s, const Catalogue &) { return double(s.result.verdict); }},
     {"beyond_capacity", Kind::YesNo, Needs::Rates,
      QT_TRANSLATE_NOOP("rp::CompilationReturn", "Volume beyond the eager capacity"),
      [](const State &s, const Catalogue &) { return s.result.value.feasible_eager ? 0.0 : 1.0; }},
     {"compiled_share", Kind::Share, Needs::Nothing,
      QT_TRANSLATE_NOOP("rp::CompilationReturn", "Share of inferences on compiled code"),
      [](const State &s, const Catalogue &) { return s.result.graphs.compiled_share; }},
     {"graphs", Kind::Count, Needs::Nothing, QT_TRANSLATE_NOOP("rp::CompilationReturn", "Graphs compiled"),
      [](const State &s, const Catalogue &) { return double(s.result.graphs.graphs); }},
     {"breakeven_low", Kind::Count, Needs::Band,
      QT_TRANSLATE_NOOP("rp::CompilationReturn", "Break-even inferences at the higher gain"),
      [](const State &s, const Catalogue &) { return wholeCalls(s.result.band.breakeven_low); }},
     {"breakeven_high", Kind::Count, Needs::Band,
      QT_TRANSLATE_NOOP("rp::CompilationReturn", "Break-even inferences at the lower gain"),
      [](const State &s, const Catalogue &) { return wholeCalls(s.result.band.breakeven_high); }},
     {"net_low_s", Kind::Span, Needs::Band,
      QT_TRANSLATE_NOOP("rp::CompilationReturn", "Net time saved at the lower gain"),
      [](const State &s, const Catalogue &) { return s.result.band.net_low_s; }},
     {"net_high_s", Kind::Span, Needs::Band,
      QT_TRANSLATE_NOOP("rp::CompilationReturn", "Net time saved at the higher gain"),
      [](const State &s, const Catalogue &) { return s.result.band.net_high_s; }},
     {"dispatch_share", Kind::SmallShare, Needs::Nothing,
      QT_TRANSLATE_NOOP("rp::CompilationReturn", "Launch cost against kernel time"),
      [](const State &s, const Catalogue &c) { return dispatchShare(s.settings, c); }},
     {"upfront_s", Kind::Span, Needs::Cost,
      QT_TRANSLATE_NOOP("rp::CompilationReturn", "Cost before the first inference"),
      [](const State &s, const Catalogue &) { return s.result.value.cost_s; }},
     {"cost_per_day_s", Kind::Span, Needs::Cost,
      QT_TRANSLATE_NOOP("rp::CompilationReturn", "Recompilations per day cost"),
      [](const State &s, const Catalogue &) { return s.result.cost_per_day_s; }}}};

const Figure *find(const QString &figureId)
{
    for (const Figure &figure : figures) {
        if (figureId == QLatin1String(figure.id))
            return &figure;
    }
    return nullptr;
}

QString noted(const Catalogue &catalogue, const char *field)
{
    return contentText(catalogue.compilation.notes.assumption(QString::fromLatin1(field)));
}

/// Only what takes part: a cache that is never hit assumes nothing.
QStringList costReasons(const State &state, const Catalogue &catalogue)
{
    const ReturnSettings &settings = state.settings;
    QStringList reasons;
    if (settings.cache_hit > 0.0)
        reasons.append(noted(catalogue, "load_s"));
    if (state.result.graphs.extra > 0 || settings.recompilations_per_day > 0.0)
        reasons.append(noted(catalogue, "recompile_share"));
    return reasons;
}

QStringList rateReasons(const State &state, const Catalogue &catalogue)
{
    QStringList reasons{eagerRateAssumption(state.settings, catalogue)};
    if (reasons.front().isEmpty())
        reasons.append(gainAssumption(state.settings, catalogue));
    return reasons;
}

} // namespace

ReturnState returnState(const ReturnSettings &settings, const Catalogue &catalogue)
{
    return {settings, evaluate(settings, catalogue), flipsOf(settings, catalogue)};
}

std::vector<QString> returnFigureIds()
{
    std::vector<QString> ids;
    ids.reserve(std::size(figures));
    for (const Figure &figure : figures)
        ids.push_back(QString::fromLatin1(figure.id));
    return ids;
}

double returnFigure(const QString &figureId, const ReturnState &state, const Catalogue &catalogue)
{
    const Figure *figure = find(figureId);
    return figure ? figure->value(state, catalogue) : std::numeric_limits<double>::quiet_NaN();
}

QString returnFigureText(const QString &figureId, const ReturnState &state, const Catalogue &catalogue)
{
    const Figure *figure = find(figureId);
    if (!figure)
        return {};
    const double value = figure->value(state, catalogue);
    const Format format;
    switch (figure->kind) {
    case Kind::Span:
        return format.span_s(value);
    case Kind::Days:
        return format.span_s(value * secondsPerDay);
    case Kind::CallTime:
        return format.duration_us(value, 5); // so that products of it come out
    case Kind::Count:
        return format.count(value);
    case Kind::Rate:
        return format.perSecond(value, contentText(workloadOf(state.settings, catalogue).throughputUnit));
    case Kind::Share:
        return shareText(value);
    case Kind::SmallShare:
        return format.percent(value, value < 0.01 ? 3 : 1);
    case Kind::Input:
        return returnInputText(figureId, value, state.settings, catalogue);
    case Kind::Verdict:
        return verdictText(state.result.verdict);
    case Kind::YesNo:
        return value != 0.0 ? QCoreApplication::translate("rp::CompilationReturn", "yes")
                            : QCoreApplication::translate("rp::CompilationReturn", "no");
    }
    return {};
}

QString returnFigureLabel(const QString &figureId)
{
    const Figure *figure = find(figureId);
    return figure ? QCoreApplication::translate("rp::CompilationReturn", figure->label) : QString();
}

QString returnFigureAssumption(const QString &figureId, const ReturnState &state, const Catalogue &catalogue)
{
    const Figure *figure = find(figureId);
    if (!figure || figure->needs == Needs::Nothing)
        return {};
    QStringList reasons;
    if (figure->needs != Needs::Cost)
        reasons += rateReasons(state, catalogue);
    if (figure->needs != Needs::Rates)
        reasons += costReasons(state, catalogue);
    // What was left out is assumed to be nothing.
    if (state.settings.guard_us == 0.0 && figure->needs != Needs::Cost)
        reasons.append(noted(catalogue, "guard_us"));
    if (state.settings.warm_up_s == 0.0 && figure->needs == Needs::Cost)
        reasons.append(noted(catalogue, "warm_up_s"));
    if (figure->needs == Needs::Time)
        reasons.append(noted(catalogue, "requests"));
    if (figure->needs == Needs::Band)
        reasons.append(noted(catalogue, "gain_uncertainty"));
    return joinedSentences(reasons);
}

QString verdictText(ReturnVerdict verdict)
{
    switch (verdict) {
    case ReturnVerdict::Never:
        //: verdict: compiling can never pay back
        return QCoreApplication::translate("rp::CompilationReturn", "Never");
    case ReturnVerdict::NotJustified:
        //: verdict: compiling would pay back, but only after the deployment has ended
        return QCoreApplication::translate("rp::CompilationReturn", "Not justified");
    case ReturnVerdict::Positive:
        //: verdict: compiling pays back within the deployment
        return QCoreApplication::translate("rp::CompilationReturn", "Positive");
    }
    return {};
}

} // namespace rp
