// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/payback/payback_inputs.h"

#include "models/instruments/contract/input_check.h"
#include "models/instruments/payback/payback_input_text.h"
#include "models/instruments/payback/payback_model.h"
#include "models/text/format.h"
#include "models/text/sentences.h"
#include "models/text/typed_entry.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace rp {

namespace {

using Kind = InputSpec::Kind;

/// Kind, range and steps of a control that has a number.
struct Range
{
    const char *input;
    Kind kind;
    double minimum;
    double maximum;
    double step;
    bool whole;
};

// The steps of the deployment are fine enough to meet any length within three percent.
constexpr std::array<Range, 14> ranges = {
    {{"compile_s", Kind::Linear, 5.0, 300.0, 1.0, false},
     {"gain", Kind::Linear, 0.0, 1.0, 0.01, false},
     {"per_day", Kind::Logarithmic, leastPerDay, mostPerDay, 20.0, true},
     {"deployment_days", Kind::Logarithmic, 1.0, longestDays, 50.0, false},
     {"eager_rate", Kind::Logarithmic, lowestEagerRate, highestEagerRate, 20.0, false},
     {"replicas", Kind::Logarithmic, 1.0, 1000.0, 20.0, true},
     {"cache_hit", Kind::Linear, 0.0, 1.0, 0.05, false},
     {"load_s", Kind::Linear, 0.0, 60.0, 0.5, false},
     {"shapes", Kind::Linear, 1.0, 64.0, 1.0, true},
     {"recompilations_per_day", Kind::Linear, 0.0, 100.0, 1.0, false},
     {"recompile_share", Kind::Linear, 0.0, 1.0, 0.05, false},
     {"guard_us", Kind::Linear, 0.0, 1000.0, 5.0, false},
     {"warm_up_s", Kind::Linear, 0.0, 120.0, 1.0, false},
     {"uncertainty", Kind::Linear, 0.0, 0.5, 0.01, false}}};

using Parser = std::function<std::optional<double>(const QString &)>;

Parser seconds()
{
    return [](const QString &typed) { return readSpan_s(typed, 1.0); };
}

Parser percent()
{
    return [](const QString &typed) { return readPercent(typed); };
}

/// Builds the words around one control.
class Specs
{
    Q_DECLARE_TR_FUNCTIONS(rp::CompilationReturn)
public:
    Specs(const ReturnSettings &settings, const Catalogue &catalogue)
        : m_settings(settings)
        , m_catalogue(catalogue)
    {
    }

    InputSpec spec(const QString &id) const
    {
        for (const auto &[key, fill] : builders) {
            if (id == QLatin1String(key))
                return made(id, fill);
        }
        return {};
    }
    std::vector<InputSpec> all() const
    {
        std::vector<InputSpec> specs;
        specs.reserve(builders.size());
        for (const auto &[key, fill] : builders)
            specs.push_back(made(QString::fromLatin1(key), fill));
        return specs;
    }

private:
    using Fill = void (Specs::*)(InputSpec &) const;

    InputSpec made(const QString &id, Fill fill) const
    {
        InputSpec spec = returnRange(id, m_settings, m_catalogue);
        spec.id = id;
        (this->*fill)(spec);
        return spec;
    }
    void mark(InputSpec &spec, std::initializer_list<double> values) const
    {
        for (const double value : values) {
            if (value >= spec.minimum && value <= spec.maximum)
                spec.marks.push_back({value, returnInputText(spec.id, value, m_settings, m_catalogue)});
        }
    }
    QString assumption(const char *field) const
    {
        return contentText(m_catalogue.compilation.notes.assumption(QString::fromLatin1(field)));
    }

    void context(InputSpec &spec) const
    {
        spec.label = tr("Context");
        spec.help = tr("Where the model runs. It brings its own volume and length of deployment.");
        spec.choices = returnChoices(spec.id, m_catalogue);
        spec.sharedWith = QStringLiteral("context");
    }
    void workload(InputSpec &spec) const
    {
        spec.label = tr("Workload");
        spec.help = tr("The model that is compiled. It brings its own eager throughput and throughput gain.");
        spec.choices = returnChoices(spec.id, m_catalogue);
        spec.sharedWith = QStringLiteral("workload");
    }
    void compileTime(InputSpec &spec) const
    {
        spec.label = tr("Compile time");
        spec.help = tr("Time that one replica needs for its first compilation.");
        spec.parse = seconds();
        mark(spec, {10.0, 30.0, 120.0, 300.0});
    }
    void gain(InputSpec &spec) const
    {
        spec.label = tr("Throughput gain");
        spec.help = tr("How many more inferences per second the compiled model serves.");
        spec.parse = percent();
        spec.assumption = gainAssumption(m_settings, m_catalogue);
        mark(spec, {0.05, 0.30, 0.48, 1.0});
    }
    void perDay(InputSpec &spec) const
    {
        spec.label = tr("Volume");
        spec.help = tr("Inferences per day of all replicas together.");
        spec.assumption = assumption("requests");
        for (const double stop : {1e3, 1e4, 1e5, 1e6, 1e7, 1e8})
            spec.marks.push_back({stop, Format().count(stop)});
    }
    void deployment(InputSpec &spec) const
    {
        spec.label = tr("Deployment");
        spec.help = tr("How long the compiled model serves, from one run to ten years. You can type a time "
                       "such as 23 h 20 min, or 1 run. A number alone counts days.");
        spec.parse = [per_day = m_settings.per_day](const QString &typed) {
            return readDeployment_days(typed, per_day);
        };
        mark(spec, {1.0 / m_settings.per_day, 1.0 / 24.0, 1.0, 30.0, 365.0, 3650.0});
    }
    void span(InputSpec &spec) const
    {
        spec.label = tr("Time axis");
        spec.help = tr("How far the timeline reaches: twice the break-even time, or to the end of the "
                       "deployment.");
        spec.choices = returnChoices(spec.id, m_catalogue);
    }
    void eagerRate(InputSpec &spec) const
    {
        spec.label = tr("Eager throughput");
        spec.help = tr("Inferences per second of one replica before it is compiled.");
        spec.secondary = true;
        spec.assumption = eagerRateAssumption(m_settings, m_catalogue);
    }
    void replicas(InputSpec &spec) const
    {
        spec.label = tr("Replicas");
        spec.help = tr("Copies of the model that share the volume. Each one compiles for itself.");
        spec.secondary = true;
    }
    void cacheHit(InputSpec &spec) const
    {
        spec.label = tr("Cache hits");
        spec.help = tr("Share of the replicas that load compiled code from a cache instead of compiling.");
        spec.secondary = true;
        spec.parse = percent();
    }
    void load(InputSpec &spec) const
    {
        spec.label = tr("Load time");
        spec.help = tr("Time to load compiled code from the cache. It counts only for cache hits.");
        spec.secondary = true;
        spec.parse = seconds();
        spec.assumption = assumption("load_s");
    }
    void shapes(InputSpec &spec) const
    {
        spec.label = tr("Input shapes");
        spec.help = tr("Different shapes of input that arrive, in equal parts.");
        spec.secondary = true;
        mark(spec, {1.0, double(m_catalogue.compilation.recompile_limit), 64.0});
    }
    void policy(InputSpec &spec) const
    {
        spec.label = tr("Recompilation policy");
        //: a help text; %Ln is the most graphs that one function may have
        spec.help = tr("Static: one graph for each shape, %Ln at most, and the other shapes run eagerly. "
                       "Automatic: the second shape triggers one dynamic graph. Dynamic: one graph from the "
                       "start.",
                       nullptr, int(m_catalogue.compilation.recompile_limit));
        spec.secondary = true;
        spec.choices = returnChoices(spec.id, m_catalogue);
    }
    void recompilations(InputSpec &spec) const
    {
        spec.label = tr("Recompilations");
        spec.help = tr("Times per day that each replica has to compile again, for example after a restart.");
        spec.secondary = true;
    }
    void recompileShare(InputSpec &spec) const
    {
        spec.label = tr("Recompile time");
        spec.help = tr("How long a recompilation takes, as a share of the first compilation.");
        spec.secondary = true;
        spec.parse = percent();
        spec.assumption = assumption("recompile_share");
    }
    void guard(InputSpec &spec) const
    {
        spec.label = tr("Guard cost");
        spec.help = tr("Time per inference to check that the compiled code still fits its input.");
        spec.secondary = true;
        spec.parse = [](const QString &typed) {
            const auto read_s = readSpan_s(typed, 1e-6);
            return read_s ? std::optional(*read_s * 1e6) : std::nullopt;
        };
        spec.assumption = assumption("guard_us");
    }
    void warmUp(InputSpec &spec) const
    {
        spec.label = tr("Warm-up");
        spec.help = tr("Time that each replica needs after compiling before it serves.");
        spec.secondary = true;
        spec.parse = seconds();
        spec.assumption = assumption("warm_up_s");
    }
    void uncertainty(InputSpec &spec) const
    {
        spec.label = tr("Uncertainty of the gain");
        spec.help = tr("The timeline's band shows the saving at a gain that is smaller or larger by this "
                       "share of it.");
        spec.secondary = true;
        spec.parse = [](QString typed) { return readPercent(typed.remove(QChar(0x00b1))); }; // plus-minus
        spec.assumption = assumption("gain_uncertainty");
    }

    static const std::array<std::pair<const char *, Fill>, 18> builders;

    const ReturnSettings &m_settings;
    const Catalogue &m_catalogue;
};

const std::array<std::pair<const char *, Specs::Fill>, 18> Specs::builders = {
    {{"context", &Specs::context},
     {"workload", &Specs::workload},
     {"compile_s", &Specs::compileTime},
     {"gain", &Specs::gain},
     {"per_day", &Specs::perDay},
     {"deployment_days", &Specs::deployment},
     {"span", &Specs::span},
     {"replicas", &Specs::replicas},
     {"cache_hit", &Specs::cacheHit},
     {"load_s", &Specs::load},
     {"shapes", &Specs::shapes},
     {"policy", &Specs::policy},
     {"recompilations_per_day", &Specs::recompilations},
     {"recompile_share", &Specs::recompileShare},
     {"guard_us", &Specs::guard},
     {"warm_up_s", &Specs::warmUp},
     {"eager_rate", &Specs::eagerRate},
     {"uncertainty", &Specs::uncertainty}}};

} // namespace

std::vector<InputSpec> returnInputs(const ReturnSettings &settings, const Catalogue &catalogue)
{
    return Specs(settings, catalogue).all();
}

InputSpec returnInput(const QString &inputId, const ReturnSettings &settings, const Catalogue &catalogue)
{
    return Specs(settings, catalogue).spec(inputId);
}

InputSpec returnRange(const QString &inputId, const ReturnSettings &settings, const Catalogue &catalogue)
{
    InputSpec spec;
    spec.id = inputId;
    for (const Range &range : ranges) {
        if (inputId != QLatin1String(range.input))
            continue;
        spec.kind = range.kind;
        spec.minimum = range.minimum;
        spec.maximum = range.maximum;
        spec.step = range.step;
        spec.wholeNumbers = range.whole;
    }
    if (inputId == QLatin1String("gain"))
        spec.maximum = std::max(spec.maximum, ownRates(settings, catalogue).gain);
    if (inputId == QLatin1String("deployment_days"))
        spec.minimum = 1.0 / settings.per_day;
    return spec;
}

QString applyReturnInput(ReturnSettings &settings, const QString &inputId, const QVariant &value,
                         const Catalogue &catalogue)
{
    const InputSpec spec = returnInput(inputId, settings, catalogue);
    QString error = inputError(
        spec, value, [&](double number) { return returnInputText(inputId, number, settings, catalogue); });
    if (error.isEmpty())
        storeSetting(settings, inputId, value, catalogue);
    return error;
}

std::optional<double> readDeployment_days(const QString &typed, double per_day)
{
    SpanUnit run;
    run.seconds = secondsPerDay / per_day;
    run.words = QStringLiteral("run|runs").split(u'|');
    //: names of a unit that a learner may type, separated by |: one run of the model, one inference
    run.words += Specs::tr("run|runs|inference|inferences").split(u'|');
    const auto read_s = readSpan_s(typed, secondsPerDay, {run});
    return read_s ? std::optional(*read_s / secondsPerDay) : std::nullopt;
}

} // namespace rp
