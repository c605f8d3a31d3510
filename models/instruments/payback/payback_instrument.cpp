// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/payback/payback_instrument.h"

#include "models/instruments/contract/input_check.h"
#include "models/instruments/payback/payback_formulas.h"
#include "models/instruments/payback/payback_inputs.h"
#include "models/instruments/payback/payback_sentences.h"
#include "models/instruments/payback/payback_tables.h"

#include <cmath>
#include <limits>
#include <utility>

namespace rp {

struct CompilationReturnInstrument::Private
{
    explicit Private(const Catalogue &c)
        : catalogue(c)
    {
    }

    void fillTimeline();

    const Catalogue &catalogue;
    ReturnState state;
    ReturnChange change;
    QStringList touched; ///< inputs set since the last computation
    std::optional<bool> shownPositive;

    ResultTable timeline{QStringLiteral("timeline")};
    ResultTable flips{QStringLiteral("flips")};
};

void CompilationReturnInstrument::Private::fillTimeline()
{
    const bool positive = state.result.verdict == ReturnVerdict::Positive;
    if (shownPositive != positive) {
        timeline.setColumns(timelineColumns(
            positive, [this]() -> const ReturnState & { return state; }, catalogue));
        shownPositive = positive;
    }
    timeline.setRows(timelineRows(state));
}

CompilationReturnInstrument::CompilationReturnInstrument(const Catalogue &catalogue, QObject *parent)
    : Instrument(QStringLiteral("compilation_return"), parent)
    , d(std::make_unique<Private>(catalogue))
{
    Private *p = d.get();
    p->state.settings = defaultReturnSettings(catalogue);
    p->timeline.setCaption([] { return tr("Cost of compiling and time saved"); });
    p->timeline.setSummary([p] { return timelineSummary(p->state, p->change, p->catalogue); });
    p->flips.setColumns(flipColumns());
    p->flips.setCaption([] { return tr("What would change the verdict"); });
    p->flips.setSummary([] { return tr("Each row changes one control and leaves all others as they are."); });
    CompilationReturnInstrument::recompute();
}

CompilationReturnInstrument::~CompilationReturnInstrument() = default;

const ReturnSettings &CompilationReturnInstrument::settings() const
{
    return d->state.settings;
}

std::vector<InputSpec> CompilationReturnInstrument::inputs() const
{
    return returnInputs(d->state.settings, d->catalogue);
}

QString CompilationReturnInstrument::inputText(const QString &inputId, const QVariant &value) const
{
    return returnInputText(inputId, value, d->state.settings, d->catalogue);
}

std::vector<ResultTable *> CompilationReturnInstrument::tables() const
{
    return {&d->timeline, &d->flips};
}

ResultTable *CompilationReturnInstrument::timeline() const
{
    return &d->timeline;
}

ResultTable *CompilationReturnInstrument::flips() const
{
    return &d->flips;
}

const ReturnResult &CompilationReturnInstrument::result() const
{
    return d->state.result;
}

QString CompilationReturnInstrument::verdictSentence() const
{
    return rp::verdictSentence(d->state);
}

QString CompilationReturnInstrument::flipSentence() const
{
    return rp::flipSentence(d->state, d->catalogue);
}

QString CompilationReturnInstrument::bandSentence() const
{
    return rp::bandSentence(d->state);
}

QString CompilationReturnInstrument::capacitySentence() const
{
    return rp::capacitySentence(d->state);
}

const ReturnFlip *CompilationReturnInstrument::smallest() const
{
    return smallestFlip(d->state.flips);
}

double CompilationReturnInstrument::figure(const QString &figureId) const
{
    return returnFigure(figureId, d->state, d->catalogue);
}

QString CompilationReturnInstrument::figureText(const QString &figureId) const
{
    return returnFigureText(figureId, d->state, d->catalogue);
}

std::vector<QString> CompilationReturnInstrument::figureIds() const
{
    return returnFigureIds();
}

std::vector<QString> CompilationReturnInstrument::keyFigures() const
{
    return {QStringLiteral("breakeven_calls"), QStringLiteral("breakeven_days"), QStringLiteral("verdict"),
            QStringLiteral("net_saved_s")};
}

QString CompilationReturnInstrument::figureLabel(const QString &figureId) const
{
    return returnFigureLabel(figureId);
}

QString CompilationReturnInstrument::figureAssumption(const QString &figureId) const
{
    return returnFigureAssumption(figureId, d->state, d->catalogue);
}

std::optional<ReturnState> CompilationReturnInstrument::stateFor(const QVariantMap &inputs) const
{
    ReturnSettings settings = defaultReturnSettings(d->catalogue);
    const bool stored = storeInputs(inputIds(), inputs, [&](const QString &id, const QVariant &value) {
        return applyReturnInput(settings, id, value, d->catalogue);
    });
    if (!stored)
        return std::nullopt;
    return ReturnState{settings, evaluate(settings, d->catalogue), {}};
}

double CompilationReturnInstrument::figureFor(const QVariantMap &inputs, const QString &figureId) const
{
    const auto state = stateFor(inputs);
    return state ? returnFigure(figureId, *state, d->catalogue) : std::numeric_limits<double>::quiet_NaN();
}

QString CompilationReturnInstrument::figureTextFor(const QVariantMap &inputs, const QString &figureId) const
{
    const auto state = stateFor(inputs);
    return state ? returnFigureText(figureId, *state, d->catalogue) : QString();
}

QString CompilationReturnInstrument::liveFormula(const QString &formulaId) const
{
    return returnFormula(formulaId, d->state);
}

QVariantMap CompilationReturnInstrument::designFields() const
{
    const ReturnResult &result = d->state.result;
    const double calls = result.value.breakeven_calls_whole;
    return {{QStringLiteral("compilation_roi_positive"), result.verdict == ReturnVerdict::Positive},
            {QStringLiteral("breakeven_inferences"),
             std::isfinite(calls) ? QVariant(calls) : QVariant::fromValue(nullptr)}};
}

QString CompilationReturnInstrument::changeSentence() const
{
    return rp::changeSentence(d->change, d->catalogue);
}

void CompilationReturnInstrument::retranslate()
{
    // Every text is made when it is asked for; whoever shows one only has to ask again.
    for (ResultTable *table : tables())
        table->retranslate();
    emit inputsChanged();
}

QString CompilationReturnInstrument::applyInput(const QString &inputId, const QVariant &value)
{
    const ReturnSettings before = d->state.settings;
    if (d->touched.isEmpty())
        d->change.before = d->state;
    QString error = applyReturnInput(d->state.settings, inputId, value, d->catalogue);
    const ReturnSettings &after = d->state.settings;
    if (error.isEmpty() && after != before) {
        d->touched.append(inputId);
        // These bring other ranges or assumptions.
        if (after.context != before.context || after.workload != before.workload ||
            after.per_day != before.per_day)
            noteInputsChanged();
    }
    return error;
}

void CompilationReturnInstrument::recompute()
{
    d->state = returnState(d->state.settings, d->catalogue);
    d->change.inputs = std::exchange(d->touched, {});
    d->change.after = d->state;
    d->fillTimeline();
    d->flips.setRows(flipRows(d->state, d->catalogue));
}

} // namespace rp
