// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/payback/payback_input_text.h"

#include "models/instruments/payback/payback_inputs.h"
#include "models/instruments/payback/payback_model.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace rp {

namespace {

/// A choice of an input that is not in the catalogue.
struct FixedChoice
{
    const char *input;
    const char *key;
    const char *label;
};

constexpr std::array<FixedChoice, 5> fixedChoices = {
    {//: how far a time axis reaches: twice the time of break-even
     {"span", "around", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Around break-even")},
     //: how far a time axis reaches: to the end of the deployment
     {"span", "whole", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Whole deployment")},
     //: recompilation policy: one graph for each shape of input
     {"policy", "static", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Static")},
     //: recompilation policy: the second shape of input triggers one graph for all
     {"policy", "automatic", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Automatic")},
     //: recompilation policy: one graph for all shapes from the start
     {"policy", "dynamic", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Dynamic")}}};

template<typename Entry>
std::vector<InputChoice> choicesOf(const Table<Entry> &entries)
{
    std::vector<InputChoice> choices;
    choices.reserve(entries.size());
    for (const Entry &entry : entries)
        choices.push_back({entry.key, contentText(entry.name)});
    return choices;
}

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::CompilationReturn)
public:
    static QString perDay(const QString &number)
    {
        //: a rate; %1 is a number: "2,400 per day"
        return tr("%1 per day").arg(number).replace(u' ', QChar(QChar::Nbsp));
    }
    static QString replicas(double n)
    {
        //: copies of a model; %1 is the count with digit groups, the plural form follows it
        return tr("%1 replica(s)", nullptr, plural(n)).arg(Format().count(n));
    }
    static QString shapes(double n)
    {
        //: shapes of a model's input; %1 is the count with digit groups, the plural form follows it
        return tr("%1 shape(s)", nullptr, plural(n)).arg(Format().count(n));
    }
    static QString runs(double n)
    {
        //: one run of a model is one inference; %1 is the count, the plural form follows it
        return tr("%1 run(s)", nullptr, plural(n)).arg(Format().count(n));
    }
    static QString uncertainty(const QString &percent)
    {
        //: an uncertainty to either side; %1 is a percentage
        return tr("±%1").arg(percent);
    }
    static QString modelRate()
    {
        return tr("No throughput was published for this case. It follows from the serial launch model.");
    }
    static QString borrowedMath()
    {
        return tr("The math is taken to run as long as on the cloud device, as the course does.");
    }

private:
    static int plural(double n) { return int(std::clamp(std::round(n), 0.0, 1e9)); }
};

QString numberText(const QString &inputId, double value, const ReturnSettings &settings,
                   const Catalogue &catalogue)
{
    const Format format;
    if (inputId == QLatin1String("compile_s") || inputId == QLatin1String("load_s") ||
        inputId == QLatin1String("warm_up_s"))
        return format.span_s(value);
    if (inputId == QLatin1String("deployment_days")) {
        const double runs = value * settings.per_day;
        return std::abs(runs - 1.0) < 1e-6 ? Words::runs(1.0) : format.span_s(value * secondsPerDay);
    }
    if (inputId == QLatin1String("per_day"))
        return Words::perDay(format.count(value));
    if (inputId == QLatin1String("recompilations_per_day"))
        return Words::perDay(format.significant(value));
    if (inputId == QLatin1String("eager_rate"))
        return format.perSecond(value, contentText(workloadOf(settings, catalogue).throughputUnit));
    if (inputId == QLatin1String("replicas"))
        return Words::replicas(value);
    if (inputId == QLatin1String("shapes"))
        return Words::shapes(value);
    if (inputId == QLatin1String("guard_us"))
        return format.duration_us(value);
    return inputId == QLatin1String("uncertainty") ? Words::uncertainty(shareText(value)) : shareText(value);
}

QString modelAssumption(const ReturnSettings &settings, const Catalogue &catalogue)
{
    return joinedSentences(
        {Words::modelRate(), hasBorrowedMath(settings, catalogue) ? Words::borrowedMath() : QString()});
}

} // namespace

std::vector<InputChoice> returnChoices(const QString &inputId, const Catalogue &catalogue)
{
    if (inputId == QLatin1String("context"))
        return choicesOf(catalogue.contexts);
    if (inputId == QLatin1String("workload"))
        return choicesOf(catalogue.workloads);
    std::vector<InputChoice> choices;
    for (const FixedChoice &choice : fixedChoices) {
        if (inputId == QLatin1String(choice.input))
            choices.push_back({QString::fromLatin1(choice.key),
                               QCoreApplication::translate("rp::CompilationReturn", choice.label)});
    }
    return choices;
}

QString returnInputText(const QString &inputId, const QVariant &value, const ReturnSettings &settings,
                        const Catalogue &catalogue)
{
    const std::vector<InputChoice> choices = returnChoices(inputId, catalogue);
    if (choices.empty())
        return numberText(inputId, value.toDouble(), settings, catalogue);
    const QString key = value.toString();
    const auto found = std::find_if(choices.cbegin(), choices.cend(),
                                    [&](const InputChoice &choice) { return choice.key == key; });
    return found == choices.cend() ? key : found->label;
}

QString eagerRateAssumption(const ReturnSettings &settings, const Catalogue &catalogue)
{
    const OwnRates own = ownRates(settings, catalogue);
    return own.published || settings.eager_rate != own.eager_rate ? QString()
                                                                  : modelAssumption(settings, catalogue);
}

QString gainAssumption(const ReturnSettings &settings, const Catalogue &catalogue)
{
    const OwnRates own = ownRates(settings, catalogue);
    return own.published || settings.gain != own.gain ? QString() : modelAssumption(settings, catalogue);
}

QString shareText(double fraction)
{
    const double percent = fraction * 100.0;
    return Format().percent(fraction, std::abs(percent - std::round(percent)) < 0.05 ? 0 : 1);
}

} // namespace rp
