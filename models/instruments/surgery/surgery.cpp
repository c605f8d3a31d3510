// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/dispatch_constants.h"
#include "models/catalogue/surgery_entries.h"
#include "models/instruments/contract/assumption_text.h"
#include "models/instruments/contract/play_score.h"
#include "models/text/format.h"

#include <algorithm>

namespace rp {

namespace {

using D = SurgeryDesign;
using S = SurgerySettings;
using State = SurgeryState;
using Kind = InputSpec::Kind;

constexpr auto baselines = std::to_array<ChoiceRow>({
    {"skip", QT_TRANSLATE_NOOP("rp::Surgery", "Whole frame eager")},
    {"break", QT_TRANSLATE_NOOP("rp::Surgery", "Resumable break")},
});

constexpr Written kernelCount = {Quantity::Counted, ownDigits,
                                 //: %1 is the count with digit groups; the plural form follows it
                                 QT_TRANSLATE_N_NOOP("rp::Surgery", "%1 kernel(s)")};

std::vector<InputChoice> offeredCauses(const S &settings, const Catalogue &catalogue)
{
    std::vector<InputChoice> choices;
    for (const QString &key : causesOf(scenarioOf(settings, catalogue)))
        choices.push_back({key, causeName(causeOf(key))});
    return choices;
}

/// Also of one that this scenario does not know.
QString causeText(const QVariant &value, const S & /*settings*/, const Catalogue & /*catalogue*/)
{
    return causeName(causeOf(value.toString()));
}

bool hasPaths(const S &settings, const Catalogue & /*catalogue*/)
{
    return hasTwoPaths(causeOf(settings));
}

bool readsValue(const S &settings, const Catalogue & /*catalogue*/)
{
    const BreakCause cause = causeOf(settings);
    return cause == BreakCause::ValueBranch || cause == BreakCause::ItemSync;
}

/// A time that one break takes.
constexpr InputRow<D> breakTime(const char *id, double S::*held, Phrase label, Phrase help, double maximum,
                                double step, Marks marks)
{
    InputRow<D> row{.id = id, .held = held, .label = label, .help = help};
    row.written = Quantity::Microseconds;
    row.maximum = maximum;
    row.step = step;
    row.marks = marks;
    row.secondary = true;
    row.notes = id;
    return row;
}

constexpr InputRow<D> onlyWhere(bool (*applies)(const S &, const Catalogue &), InputRow<D> row)
{
    row.applies = applies;
    return row;
}

constexpr auto inputRows = std::to_array<InputRow<D>>({
    {.id = "context",
     .held = &S::context,
     .label = QT_TRANSLATE_NOOP("rp::Surgery", "Context"),
     .help =
         QT_TRANSLATE_NOOP("rp::Surgery", "Where the model runs. Another context brings its own scenario."),
     .choicesNow = entriesOf<&Catalogue::contexts>,
     .sharedWith = "context",
     .follow = [](S &after, const S & /*before*/, const Catalogue &c) { takeContext(after, c); }},
    {.id = "scenario",
     .held = &S::scenario,
     .label = QT_TRANSLATE_NOOP("rp::Surgery", "Scenario"),
     .help = QT_TRANSLATE_NOOP("rp::Surgery", "The program of a track, with its own numbers and its "
                                              "own rule."),
     .choicesNow = entriesOf<&Catalogue::scenarios>,
     .sharedWith = "track",
     .notes = "scenario",
     .follow = [](S &after, const S & /*before*/, const Catalogue &c) { takeScenario(after, c); }},
    {.id = "cause",
     .held = &S::cause,
     .label = QT_TRANSLATE_NOOP("rp::Surgery", "Cause of the break"),
     .help = QT_TRANSLATE_NOOP("rp::Surgery", "Why the compiler cannot capture the whole pass. It "
                                              "decides which surgeries are possible."),
     .choicesNow = offeredCauses,
     .text = causeText},
    {.id = "surgery",
     .held = &S::surgery,
     .label = QT_TRANSLATE_NOOP("rp::Surgery", "Surgery"),
     .help = QT_TRANSLATE_NOOP("rp::Surgery", "What you do about the break."),
     .choicesNow = entriesOf<&Catalogue::surgeryOptions>},
    {.id = "baseline",
     .held = &S::baseline,
     .label = QT_TRANSLATE_NOOP("rp::Surgery", "Baseline"),
     .help =
         QT_TRANSLATE_NOOP("rp::Surgery", "What the surgery is compared with: what the program does today."),
     .choices = baselines},
    {.id = "probability_a",
     .held = &S::probability_a,
     .label = QT_TRANSLATE_NOOP("rp::Surgery", "Probability of branch A"),
     .help = QT_TRANSLATE_NOOP("rp::Surgery",
                               "How often the heavier branch A is needed. Otherwise it is branch B."),
     .written = {Quantity::Fraction, 0},
     .step = 0.05,
     .marks = {0.0, 0.25, 0.5, 1.0},
     .notes = "probability_a",
     .applies = hasPaths},
    {.id = "sites",
     .held = &S::sites,
     //: a control: at how many places of the program the graph breaks
     .label = QT_TRANSLATE_NOOP("rp::Surgery", "Sites"),
     .help = QT_TRANSLATE_NOOP("rp::Surgery",
                               "At how many places in a pass the cause occurs. Each has operations of "
                               "its own before and after it."),
     .written = siteCount,
     .kind = Kind::Logarithmic,
     .minimum = 1.0,
     .maximum = 1000.0,
     .step = 20.0,
     .whole = true,
     .marks = {1.0, 10.0, 80.0, 1000.0},
     .notes = "sites"},
    {.id = "kernel_us",
     .held = &S::kernel_us,
     .label = QT_TRANSLATE_NOOP("rp::Surgery", "Time per kernel"),
     .help =
         QT_TRANSLATE_NOOP("rp::Surgery", "How long the device works on one eager kernel. A longer kernel "
                                          "does more arithmetic in the same proportion."),
     .written = Quantity::Microseconds,
     .kind = Kind::Logarithmic,
     .minimum = 0.5,
     .maximum = 5000.0,
     .step = 20.0,
     .marks = {1.0, 10.0, 100.0, 1000.0},
     .notes = "kernel_us"},
    breakTime("guard_us", &S::guard_us, QT_TRANSLATE_NOOP("rp::Surgery", "Time for guards"),
              QT_TRANSLATE_NOOP("rp::Surgery", "How long it takes to check that compiled code still fits."),
              500.0, 5.0, {0.0, 100.0, 250.0, 500.0}),
    breakTime(
        "reentry_us", &S::reentry_us, QT_TRANSLATE_NOOP("rp::Surgery", "Time for re-entry"),
        QT_TRANSLATE_NOOP("rp::Surgery", "How long it takes to leave compiled code and to enter it again."),
        1000.0, 10.0, {0.0, 250.0, 500.0, 1000.0}),
    onlyWhere(
        readsValue,
        breakTime("sync_us", &S::sync_us, QT_TRANSLATE_NOOP("rp::Surgery", "Time for reading a value"),
                  QT_TRANSLATE_NOOP("rp::Surgery",
                                    "How long the host waits for a value from the device at each site."),
                  2000.0, 5.0, {0.0, 500.0, 1000.0, 2000.0})),
    {.id = "lost_kernels",
     .held = &S::lost_kernels,
     .label = QT_TRANSLATE_NOOP("rp::Surgery", "Kernels not fused at a break"),
     .help = QT_TRANSLATE_NOOP("rp::Surgery",
                               "How many more kernels must be launched because fusion stops at the break."),
     .written = kernelCount,
     .maximum = 20.0,
     .whole = true,
     .marks = {0.0, 2.0, 10.0, 20.0},
     .secondary = true,
     .notes = "lost_kernels"},
});

/// "surgery" (key), "surgery_mfu_gain" over the chosen baseline (null where it is not possible), and
/// "surgery_mfu_baseline".
QVariantMap designFields(const State &state, const Catalogue & /*catalogue*/)
{
    const SurgeryOutcome &after = state.after();
    return {{QStringLiteral("surgery"), after.option->key},
            {QStringLiteral("surgery_mfu_gain"),
             after.feasible() ? QVariant(state.gain(after).gain) : QVariant::fromValue(nullptr)},
            {QStringLiteral("surgery_mfu_baseline"), state.settings.baseline}};
}

/// Numbers of the scenario by the ids of their inputs; "scenario" as a whole, "graph_gap_us", "lost_kernels",
/// "readability_cost" (of the chosen surgery), "judged" (of all).
QString reason(const QString &field, const S &settings, const Catalogue &catalogue)
{
    const ScenarioEntry &scenario = scenarioOf(settings, catalogue);
    if (field == QLatin1String("scenario"))
        return assumptionText(catalogue, scenario.notes);
    if (field == QLatin1String("graph_gap_us"))
        return scenario.scenario.graph_capture ? assumptionText(catalogue, catalogue.dispatch->notes, field)
                                               : QString();
    if (field == QLatin1String("readability_cost"))
        return assumptionText(catalogue, surgeryOf(settings, catalogue).notes, field);
    if (field == QLatin1String("judged"))
        return SurgeryText::tr("The loss of readability is a judgement.");
    if (field == QLatin1String("lost_kernels"))
        return SurgeryText::tr(
            "How many kernels a break keeps from being fused was not measured. The count is assumed.");
    return assumptionText(catalogue, scenario.notes, field);
}

/// With the numbers of the scenario.
S reference(const S &settings, const Catalogue &catalogue)
{
    S own = settings;
    takeScenario(own, catalogue);
    own.lost_kernels = S().lost_kernels;
    return own;
}

bool renews(const S &before, const S &after, const Catalogue &catalogue)
{
    // These bring other controls and choices; a number that is set loses its assumption.
    return before.scenario != after.scenario || before.cause != after.cause ||
           std::any_of(inputRows.begin(), inputRows.end(), [&](const InputRow<D> &row) {
               return InputsOf<D>::reasons(row.notes, {before}, catalogue) !=
                      InputsOf<D>::reasons(row.notes, {after}, catalogue);
           });
}

} // namespace

const Declaration<D> &SurgeryDesign::declaration()
{
    static const Declaration<D> all = {
        .name = {"graph_surgery", "rp::Surgery"},
        .rows = {inputRows, figures().figures, tables().tables, formulas().formulas, tables().measured},
        .defaults = defaultSurgerySettings,
        .evaluate = [](const S &s, const Catalogue &c) { return rp::evaluate(s, c); },
        .changeSentence = changeSentence,
        .reason = reason,
        .reference = reference,
        .keyFigures = [](const S &) -> std::vector<const char *> {
            return {"mfu_baseline", "mfu", "gain", "total_us", "rule_met"};
        },
        .designFields = designFields,
        .keepsChange = true,
        .renews = renews,
    };
    return all;
}

OperationGraph SurgeryInstrument::graph(const QString &surgeryKey, const GraphDetail &detail) const
{
    const SurgeryOptionEntry *option = catalogue().surgeryOptions.find(surgeryKey);
    return option ? surgeryGraph(state(), *option, detail) : OperationGraph();
}

PlayScore SurgeryInstrument::waiting() const
{
    return surgeryScore(state(), catalogue());
}

template class InstrumentOf<SurgeryDesign>;

} // namespace rp
