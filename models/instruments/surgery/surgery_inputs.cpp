// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery_inputs.h"

#include "models/instruments/contract/input_check.h"
#include "models/instruments/surgery/surgery_words.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace rp {

namespace {

/// A number among the inputs.
struct NumberInput
{
    const char *id;
    InputSpec::Kind kind;
    double minimum;
    double maximum;
    double step;
    bool whole;
    bool secondary;
    const char *label;
    const char *help;
    std::array<double, 4> marks;
};

constexpr auto linear = InputSpec::Kind::Linear;
constexpr auto logarithmic = InputSpec::Kind::Logarithmic;

constexpr std::array<NumberInput, 7> numbers = {
    {{"probability_a",
      linear,
      0.0,
      1.0,
      0.05,
      false,
      false,
      QT_TRANSLATE_NOOP("rp::Surgery", "Probability of branch A"),
      QT_TRANSLATE_NOOP("rp::Surgery", "How often the heavier branch A is needed. Otherwise it is branch B."),
      {0.0, 0.25, 0.5, 1.0}},
     //: a control: at how many places of the program the graph breaks
     {"sites",
      logarithmic,
      1.0,
      1000.0,
      20.0,
      true,
      false,
      QT_TRANSLATE_NOOP("rp::Surgery", "Sites"),
      QT_TRANSLATE_NOOP("rp::Surgery",
                        "At how many places in a pass the cause occurs. Each has operations of "
                        "its own before and after it."),
      {1.0, 10.0, 80.0, 1000.0}},
     {"kernel_us",
      logarithmic,
      0.5,
      5000.0,
      20.0,
      false,
      false,
      QT_TRANSLATE_NOOP("rp::Surgery", "Time per kernel"),
      QT_TRANSLATE_NOOP("rp::Surgery", "How long the device works on one eager kernel. A longer kernel does "
                                       "more arithmetic in the same proportion."),
      {1.0, 10.0, 100.0, 1000.0}},
     {"guard_us",
      linear,
      0.0,
      500.0,
      5.0,
      false,
      true,
      QT_TRANSLATE_NOOP("rp::Surgery", "Time for guards"),
      QT_TRANSLATE_NOOP("rp::Surgery", "How long it takes to check that compiled code still fits."),
      {0.0, 100.0, 250.0, 500.0}},
     {"reentry_us",
      linear,
      0.0,
      1000.0,
      10.0,
      false,
      true,
      QT_TRANSLATE_NOOP("rp::Surgery", "Time for re-entry"),
      QT_TRANSLATE_NOOP("rp::Surgery", "How long it takes to leave compiled code and to enter it again."),
      {0.0, 250.0, 500.0, 1000.0}},
     {"sync_us",
      linear,
      0.0,
      2000.0,
      5.0,
      false,
      true,
      QT_TRANSLATE_NOOP("rp::Surgery", "Time for reading a value"),
      QT_TRANSLATE_NOOP("rp::Surgery", "How long the host waits for a value from the device at each site."),
      {0.0, 500.0, 1000.0, 2000.0}},
     {"lost_kernels",
      linear,
      0.0,
      20.0,
      1.0,
      true,
      true,
      QT_TRANSLATE_NOOP("rp::Surgery", "Kernels not fused at a break"),
      QT_TRANSLATE_NOOP("rp::Surgery",
                        "How many more kernels must be launched because fusion stops at the break."),
      {0.0, 2.0, 10.0, 20.0}}}};

const NumberInput *numberOf(const QString &id)
{
    const auto found = std::find_if(numbers.cbegin(), numbers.cend(),
                                    [&](const NumberInput &n) { return id == QLatin1String(n.id); });
    return found == numbers.cend() ? nullptr : found;
}

template<typename Entry>
std::vector<InputChoice> choicesOf(const Table<Entry> &entries)
{
    std::vector<InputChoice> choices;
    choices.reserve(entries.size());
    for (const Entry &entry : entries)
        choices.push_back({entry.key, contentText(entry.name)});
    return choices;
}

QString labelIn(const std::vector<InputChoice> &choices, const QString &key)
{
    const auto found = std::find_if(choices.cbegin(), choices.cend(),
                                    [&](const InputChoice &choice) { return choice.key == key; });
    return found == choices.cend() ? key : found->label;
}

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Surgery)
public:
    static QString sites(double count)
    {
        //: places in a program; %1 is the count with digit groups; the plural form follows it
        return tr("%1 site(s)", nullptr, plural(count)).arg(Format().count(count));
    }
    static QString kernels(double count)
    {
        //: %1 is the count with digit groups; the plural form follows it
        return tr("%1 kernel(s)", nullptr, plural(count)).arg(Format().count(count));
    }
    static QString lostKernels()
    {
        return tr("How many kernels a break keeps from being fused was not measured. The count is assumed.");
    }
    static std::vector<InputChoice> baselines()
    {
        return {{QStringLiteral("skip"), tr("Whole frame eager")},
                {QStringLiteral("break"), tr("Resumable break")}};
    }
    static void choice(InputSpec &spec, const char *label, const char *help)
    {
        spec.label = tr(label);
        spec.help = tr(help);
    }

private:
    static int plural(double count) { return int(std::clamp(std::round(count), 0.0, 1e9)); }
};

std::vector<InputChoice> causeChoices(const SurgerySettings &settings, const Catalogue &catalogue)
{
    std::vector<InputChoice> choices;
    const QStringList keys = causesOf(scenarioOf(settings, catalogue));
    choices.reserve(std::size_t(keys.size()));
    for (const QString &key : keys)
        choices.push_back({key, causeName(key)});
    return choices;
}

InputSpec choiceSpec(const QString &id, const SurgerySettings &settings, const Catalogue &catalogue)
{
    InputSpec spec;
    spec.id = id;
    if (id == QLatin1String("context")) {
        Words::choice(spec, QT_TRANSLATE_NOOP("rp::Surgery", "Context"),
                      QT_TRANSLATE_NOOP("rp::Surgery",
                                        "Where the model runs. Another context brings its own scenario."));
        spec.choices = choicesOf(catalogue.contexts);
        spec.sharedWith = id;
    } else if (id == QLatin1String("scenario")) {
        Words::choice(spec, QT_TRANSLATE_NOOP("rp::Surgery", "Scenario"),
                      QT_TRANSLATE_NOOP("rp::Surgery", "The program of a track, with its own numbers and its "
                                                       "own rule."));
        spec.choices = choicesOf(catalogue.scenarios);
        spec.sharedWith = QStringLiteral("track");
        spec.assumption = contentText(scenarioOf(settings, catalogue).notes.assumption());
    } else if (id == QLatin1String("cause")) {
        Words::choice(spec, QT_TRANSLATE_NOOP("rp::Surgery", "Cause of the break"),
                      QT_TRANSLATE_NOOP("rp::Surgery", "Why the compiler cannot capture the whole pass. It "
                                                       "decides which surgeries are possible."));
        spec.choices = causeChoices(settings, catalogue);
    } else if (id == QLatin1String("surgery")) {
        Words::choice(spec, QT_TRANSLATE_NOOP("rp::Surgery", "Surgery"),
                      QT_TRANSLATE_NOOP("rp::Surgery", "What you do about the break."));
        spec.choices = choicesOf(catalogue.surgeryOptions);
    } else if (id == QLatin1String("baseline")) {
        Words::choice(spec, QT_TRANSLATE_NOOP("rp::Surgery", "Baseline"),
                      QT_TRANSLATE_NOOP("rp::Surgery",
                                        "What the surgery is compared with: what the program does today."));
        spec.choices = Words::baselines();
    } else {
        spec.id.clear();
    }
    return spec;
}

InputSpec numberSpec(const NumberInput &input, const SurgerySettings &settings, const Catalogue &catalogue)
{
    InputSpec spec;
    spec.id = QString::fromLatin1(input.id);
    spec.kind = input.kind;
    Words::choice(spec, input.label, input.help);
    spec.minimum = input.minimum;
    spec.maximum = input.maximum;
    spec.step = input.step;
    spec.wholeNumbers = input.whole;
    spec.secondary = input.secondary;
    spec.marks.reserve(input.marks.size());
    for (const double mark : input.marks)
        spec.marks.push_back({mark, surgeryInputText(spec.id, mark, catalogue)});
    // Whoever sets another value no longer rests on the assumed one.
    SurgerySettings own = settings;
    const ScenarioEntry &scenario = scenarioOf(settings, catalogue);
    own.scenario.clear();
    storeSurgerySetting(own, QStringLiteral("scenario"), scenario.key, catalogue);
    own.lost_kernels = SurgerySettings().lost_kernels;
    if (surgerySetting(own, spec.id) == surgerySetting(settings, spec.id)) {
        spec.assumption = spec.id == QLatin1String("lost_kernels")
                              ? Words::lostKernels()
                              : contentText(scenario.notes.assumption(spec.id));
    }
    return spec;
}

bool acts(const QString &id, BreakCause cause)
{
    if (id == QLatin1String("probability_a"))
        return hasTwoPaths(cause);
    if (id == QLatin1String("sync_us"))
        return cause == BreakCause::ValueBranch || cause == BreakCause::ItemSync;
    return true;
}

} // namespace

std::vector<InputSpec> surgeryInputs(const SurgerySettings &settings, const Catalogue &catalogue)
{
    std::vector<InputSpec> specs;
    specs.reserve(numbers.size() + 5);
    for (const char *id : {"context", "scenario", "cause", "surgery", "baseline"})
        specs.push_back(choiceSpec(QString::fromLatin1(id), settings, catalogue));
    for (const NumberInput &input : numbers) {
        if (acts(QString::fromLatin1(input.id), causeOf(settings)))
            specs.push_back(numberSpec(input, settings, catalogue));
    }
    return specs;
}

InputSpec surgeryInput(const QString &inputId, const SurgerySettings &settings, const Catalogue &catalogue)
{
    const NumberInput *number = numberOf(inputId);
    return number ? numberSpec(*number, settings, catalogue) : choiceSpec(inputId, settings, catalogue);
}

QString surgeryInputText(const QString &inputId, const QVariant &value, const Catalogue &catalogue)
{
    const double number = value.toDouble();
    if (inputId == QLatin1String("probability_a"))
        return Format().percent(number, 0);
    if (inputId == QLatin1String("sites"))
        return Words::sites(number);
    if (inputId == QLatin1String("lost_kernels"))
        return Words::kernels(number);
    if (numberOf(inputId))
        return Format().microseconds(number, 1);
    if (inputId == QLatin1String("cause"))
        return causeName(value.toString());
    if (inputId == QLatin1String("context"))
        return labelIn(choicesOf(catalogue.contexts), value.toString());
    if (inputId == QLatin1String("scenario"))
        return labelIn(choicesOf(catalogue.scenarios), value.toString());
    if (inputId == QLatin1String("surgery"))
        return labelIn(choicesOf(catalogue.surgeryOptions), value.toString());
    return labelIn(Words::baselines(), value.toString());
}

QString applySurgeryInput(SurgerySettings &settings, const QString &inputId, const QVariant &value,
                          const Catalogue &catalogue)
{
    QString error = inputError(surgeryInput(inputId, settings, catalogue), value,
                               [&](double number) { return surgeryInputText(inputId, number, catalogue); });
    if (error.isEmpty())
        storeSurgerySetting(settings, inputId, value, catalogue);
    return error;
}

} // namespace rp
