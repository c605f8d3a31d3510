// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/payback/payback.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/compilation_constants.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/workload_entry.h"
#include "models/text/format.h"
#include "models/text/typed_entry.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

using D = PaybackDesign;
using S = PaybackSettings;
using State = PaybackState;
using Kind = InputSpec::Kind;

constexpr auto spans = std::to_array<ChoiceRow>({
    //: how far a time axis reaches: twice the time of break-even
    {"around", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Around break-even")},
    //: how far a time axis reaches: to the end of the deployment
    {"whole", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Whole deployment")},
});

constexpr auto policies = std::to_array<ChoiceRow>({
    //: recompilation policy: one graph for each shape of input
    {"static", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Static")},
    //: recompilation policy: the second shape of input triggers one graph for all
    {"automatic", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Automatic")},
    //: recompilation policy: one graph for all shapes from the start
    {"dynamic", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Dynamic")},
});

constexpr Written bareCount = Quantity::Count;

/// A rate: "2,400 per day".
QString perDay(const QString &number)
{
    //: a rate; %1 is a number: "2,400 per day"
    return PaybackText::tr("%1 per day").arg(number).replace(u' ', QChar(QChar::Nbsp));
}

QString rateText(double rate, const S &settings, const Catalogue &catalogue)
{
    return Format().perSecond(rate, contentText(workloadOf(settings, catalogue).throughputUnit));
}

QString deploymentText(const QVariant &days, const S &settings, const Catalogue & /*catalogue*/)
{
    if (std::abs(days.toDouble() * settings.per_day - 1.0) >= 1e-6)
        return Format().span_s(days.toDouble() * secondsPerDay);
    //: one run of a model is one inference; %1 is the count, the plural form follows it
    return PaybackText::tr("%1 run(s)", nullptr, 1).arg(Format().count(1.0));
}

/// A length of deployment as a learner types it, in days: a time span, a number of runs, or a bare number of
/// days.
std::optional<double> readDeployment_days(const QString &typed, double per_day)
{
    SpanUnit run;
    run.seconds = secondsPerDay / per_day;
    run.words = QStringLiteral("run|runs").split(u'|');
    //: names of a unit that a learner may type, separated by |: one run of the model, one inference
    run.words += PaybackText::tr("run|runs|inference|inferences").split(u'|');
    const auto read_s = readSpan_s(typed, secondsPerDay, {run});
    return read_s ? std::optional(*read_s / secondsPerDay) : std::nullopt;
}

void mark(InputSpec &spec, double value, const S &settings, const Catalogue &catalogue)
{
    spec.marks.push_back({value, InputsOf<D>::text(spec.id, value, settings, catalogue)});
}

constexpr auto inputRows = std::to_array<InputRow<D>>({
    {.id = "context",
     .held = &S::context,
     .label = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Context"),
     .help = QT_TRANSLATE_NOOP("rp::CompilationReturn",
                               "Where the model runs. It brings its own volume and length of deployment."),
     .choicesNow = entriesOf<&Catalogue::contexts>,
     .sharedWith = "context",
     .renews = true,
     .follow = [](S &after, const S &, const Catalogue &c) { takeContext(after, c); }},
    {.id = "workload",
     .held = &S::workload,
     .label = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Workload"),
     .help = QT_TRANSLATE_NOOP("rp::CompilationReturn", "The model that is compiled. It brings its own eager "
                                                        "throughput and throughput gain."),
     .choicesNow = entriesOf<&Catalogue::workloads>,
     .sharedWith = "workload",
     .renews = true,
     .follow = [](S &after, const S &, const Catalogue &c) { takeRates(after, c); }},
    {.id = "compile_s",
     .held = &S::compile_s,
     .label = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Compile time"),
     .help =
         QT_TRANSLATE_NOOP("rp::CompilationReturn", "Time that one replica needs for its first compilation."),
     .written = Quantity::Seconds,
     .minimum = 5.0,
     .maximum = 300.0,
     .marks = {10.0, 30.0, 120.0, 300.0},
     .typed = true,
     .notes = "compile_s"},
    {.id = "gain",
     .held = &S::gain,
     .label = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Throughput gain"),
     .help = QT_TRANSLATE_NOOP("rp::CompilationReturn",
                               "How many more inferences per second the compiled model serves."),
     .written = Quantity::FractionRounded,
     .step = 0.01,
     .marks = {0.05, 0.30, 0.48, 1.0},
     .typed = true,
     .notes = "gain",
     .adjust = [](InputSpec &spec, const S &s,
                  const Catalogue &c) { spec.maximum = std::max(spec.maximum, ownRates(s, c).gain); }},
    {.id = "per_day",
     .held = &S::per_day,
     .label = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Volume"),
     .help = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Inferences per day of all replicas together."),
     .kind = Kind::Logarithmic,
     .minimum = leastPerDay,
     .maximum = mostPerDay,
     .step = 20.0,
     .whole = true,
     .marks = {1e3, 1e4, 1e5, 1e6, 1e7, 1e8},
     .markedAs = &bareCount,
     .notes = "requests",
     .renews = true,
     .follow =
         [](S &after, const S &, const Catalogue &) {
             after.deployment_days = std::max(after.deployment_days, 1.0 / after.per_day);
         },
     .text = [](const QVariant &value, const S &,
                const Catalogue &) { return perDay(Format().count(value.toDouble())); }},
    {.id = "deployment_days",
     .held = &S::deployment_days,
     .label = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Deployment"),
     .help = QT_TRANSLATE_NOOP("rp::CompilationReturn",
                               "How long the compiled model serves, from one run to ten years. You can type "
                               "a time such as 23 h 20 min, or 1 run. A number alone counts days."),
     .kind = Kind::Logarithmic,
     .maximum = longestDays,
     .step = 50.0, // fine enough to meet any length within three percent
     .marks = {1.0 / 24.0, 1.0, 30.0, 365.0, 3650.0},
     .adjust =
         [](InputSpec &spec, const S &s, const Catalogue &c) {
             spec.minimum = 1.0 / s.per_day;
             spec.parse = [per_day = s.per_day](const QString &typed) {
                 return readDeployment_days(typed, per_day);
             };
             mark(spec, spec.minimum, s, c);
         },
     .text = deploymentText},
    {.id = "span",
     .held = &S::span,
     .label = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Time axis"),
     .help = QT_TRANSLATE_NOOP("rp::CompilationReturn",
                               "How far the timeline reaches: twice the break-even time, or to the end of "
                               "the deployment."),
     .choices = spans},
    {.id = "replicas",
     .held = &S::replicas,
     .label = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Replicas"),
     .help = QT_TRANSLATE_NOOP("rp::CompilationReturn",
                               "Copies of the model that share the volume. Each one compiles for itself."),
     //: copies of a model; %1 is the count with digit groups, the plural form follows it
     .written = {Quantity::Counted, ownDigits, QT_TRANSLATE_N_NOOP("rp::CompilationReturn", "%1 replica(s)")},
     .kind = Kind::Logarithmic,
     .minimum = 1.0,
     .maximum = 1000.0,
     .step = 20.0,
     .whole = true,
     .secondary = true},
    {.id = "cache_hit",
     .held = &S::cache_hit,
     .label = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Cache hits"),
     .help = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Share of the replicas that load compiled code from "
                                                        "a cache instead of compiling."),
     .written = Quantity::FractionRounded,
     .step = 0.05,
     .typed = true,
     .secondary = true},
    {.id = "load_s",
     .held = &S::load_s,
     .label = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Load time"),
     .help = QT_TRANSLATE_NOOP("rp::CompilationReturn",
                               "Time to load compiled code from the cache. It counts only for cache hits."),
     .written = Quantity::Seconds,
     .maximum = 60.0,
     .step = 0.5,
     .typed = true,
     .secondary = true,
     .notes = "load_s"},
    {.id = "shapes",
     .held = &S::shapes,
     .label = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Input shapes"),
     .help =
         QT_TRANSLATE_NOOP("rp::CompilationReturn", "Different shapes of input that arrive, in equal parts."),
     //: shapes of a model's input; %1 is the count with digit groups, the plural form follows it
     .written = {Quantity::Counted, ownDigits, QT_TRANSLATE_N_NOOP("rp::CompilationReturn", "%1 shape(s)")},
     .minimum = 1.0,
     .maximum = 64.0,
     .whole = true,
     .secondary = true,
     .adjust =
         [](InputSpec &spec, const S &s, const Catalogue &c) {
             for (const double shapes : {1.0, double(c.compilation->recompile_limit), 64.0}) {
                 if (shapes >= spec.minimum && shapes <= spec.maximum)
                     mark(spec, shapes, s, c);
             }
         }},
    {.id = "policy",
     .held = &S::policy,
     .label = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Recompilation policy"),
     .choices = policies,
     .secondary = true,
     .adjust =
         [](InputSpec &spec, const S &, const Catalogue &c) {
             //: a help text; %Ln is the most graphs that one function may have
             spec.help = PaybackText::tr(
                 "Static: one graph for each shape, %Ln at most, and the other shapes run eagerly. "
                 "Automatic: the second shape triggers one dynamic graph. Dynamic: one graph from the "
                 "start.",
                 nullptr, int(c.compilation->recompile_limit));
         }},
    {.id = "recompilations_per_day",
     .held = &S::recompilations_per_day,
     .label = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Recompilations"),
     .help = QT_TRANSLATE_NOOP(
         "rp::CompilationReturn",
         "Times per day that each replica has to compile again, for example after a restart."),
     .maximum = 100.0,
     .secondary = true,
     .text = [](const QVariant &value, const S &,
                const Catalogue &) { return perDay(Format().significant(value.toDouble())); }},
    {.id = "recompile_share",
     .held = &S::recompile_share,
     .label = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Recompile time"),
     .help = QT_TRANSLATE_NOOP("rp::CompilationReturn",
                               "How long a recompilation takes, as a share of the first compilation."),
     .written = Quantity::FractionRounded,
     .step = 0.05,
     .typed = true,
     .secondary = true,
     .notes = "recompile_share"},
    {.id = "guard_us",
     .held = &S::guard_us,
     .label = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Guard cost"),
     .help = QT_TRANSLATE_NOOP("rp::CompilationReturn",
                               "Time per inference to check that the compiled code still fits its input."),
     .written = Quantity::DurationAuto,
     .maximum = 1000.0,
     .step = 5.0,
     .parse = [](const QString &typed) -> std::optional<double> {
         const auto read_s = readSpan_s(typed, 1e-6);
         return read_s ? std::optional(*read_s * 1e6) : std::nullopt;
     },
     .secondary = true,
     .notes = "guard_us"},
    {.id = "warm_up_s",
     .held = &S::warm_up_s,
     .label = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Warm-up"),
     .help = QT_TRANSLATE_NOOP("rp::CompilationReturn",
                               "Time that each replica needs after compiling before it serves."),
     .written = Quantity::Seconds,
     .maximum = 120.0,
     .typed = true,
     .secondary = true,
     .notes = "warm_up_s"},
    {.id = "eager_rate",
     .held = &S::eager_rate,
     .label = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Eager throughput"),
     .help = QT_TRANSLATE_NOOP("rp::CompilationReturn",
                               "Inferences per second of one replica before it is compiled."),
     .kind = Kind::Logarithmic,
     .minimum = lowestEagerRate,
     .maximum = highestEagerRate,
     .step = 20.0,
     .secondary = true,
     .notes = "eager_rate",
     .text = [](const QVariant &value, const S &s,
                const Catalogue &c) { return rateText(value.toDouble(), s, c); }},
    {.id = "uncertainty",
     .held = &S::uncertainty,
     .label = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Uncertainty of the gain"),
     .help =
         QT_TRANSLATE_NOOP("rp::CompilationReturn",
                           "The timeline's band shows the saving at a gain that is smaller or larger by this "
                           "share of it."),
     //: an uncertainty to either side; %1 is a percentage
     .written = {Quantity::FractionRounded, ownDigits, QT_TRANSLATE_NOOP("rp::CompilationReturn", "±%1")},
     .maximum = 0.5,
     .step = 0.01,
     .parse = [](const QString &typed) { return readPercent(QString(typed).remove(QChar(0x00b1))); }, // ±
     .secondary = true,
     .notes = "gain_uncertainty"},
});

/// The catalogue's first context and the workload whose rates were published, or the first one.
S freshSettings(const Catalogue &catalogue)
{
    PaybackSettings settings;
    settings.compile_s = catalogue.compilation->compile_s;
    settings.load_s = catalogue.compilation->load_s;
    settings.recompile_share = catalogue.compilation->recompile_share;
    settings.uncertainty = catalogue.compilation->gain_uncertainty;
    const auto known = std::find_if(catalogue.workloads.begin(), catalogue.workloads.end(),
                                    [](const WorkloadEntry &entry) { return entry.published.has_value(); });
    const WorkloadEntry &first = known == catalogue.workloads.end() ? catalogue.workloads.front() : *known;
    settings.context = catalogue.contexts.front().key;
    settings.workload = first.key;
    takeContext(settings, catalogue);
    return settings;
}

} // namespace

const Declaration<D> &PaybackDesign::declaration()
{
    static const Declaration<D> all = {
        .name = {"compilation_return", "rp::CompilationReturn", "rp::CompilationReturnInstrument"},
        .rows = {inputRows, figures().figures, tables().tables, formulas().formulas},
        .defaults = freshSettings,
        .evaluate =
            [](const S &s, const Catalogue &c) {
                return State{s, rp::evaluate(s, c)};
            },
        .changeSentence = changeSentence,
        .reason = paybackReason,
        .reference =
            [](const S &s, const Catalogue &c) {
                S own = s;
                own.compile_s = c.compilation->compile_s;
                return own;
            },
        .keyFigures = [](const S &) -> std::vector<const char *> {
            return {"breakeven_calls", "breakeven_days", "verdict", "net_saved_s"};
        },
        .renews =
            [](const S &before, const S &after, const Catalogue &c) { // whether it is assumed
                return (before.compile_s == c.compilation->compile_s) !=
                       (after.compile_s == c.compilation->compile_s);
            },
    };
    return all;
}

template class InstrumentOf<PaybackDesign>;

} // namespace rp
