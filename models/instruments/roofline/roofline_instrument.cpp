// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/roofline/roofline_instrument.h"

#include "models/instruments/contract/input_check.h"
#include "models/instruments/roofline/roofline_figures.h"
#include "models/instruments/roofline/roofline_formulas.h"
#include "models/instruments/roofline/roofline_inputs.h"
#include "models/instruments/roofline/roofline_sentences.h"
#include "models/instruments/roofline/roofline_tables.h"

#include <limits>
#include <utility>

namespace rp {

struct RooflineInstrument::Private
{
    explicit Private(const Catalogue &c)
        : catalogue(c)
        , state(rooflineState(defaultRooflineSettings(c), c))
    {
    }

    const Catalogue &catalogue;
    RooflineState state;
    RooflineChange change;
    QStringList touched;     ///< inputs set since the last computation
    std::vector<Roof> drawn; ///< what the columns of the roofs' table are

    ResultTable operatingPoint{QStringLiteral("operating_point")};
    ResultTable carried{QStringLiteral("carried")};
    ResultTable roofs{QStringLiteral("roofs")};
    ResultTable sizes{QStringLiteral("sizes")};
    ResultTable precisions{QStringLiteral("precisions")};
};

RooflineInstrument::RooflineInstrument(const Catalogue &catalogue, QObject *parent)
    : Instrument(QStringLiteral("roofline"), parent)
    , d(std::make_unique<Private>(catalogue))
{
    Private *p = d.get();
    const RooflineNow now = [p]() -> const RooflineState & { return p->state; };
    p->operatingPoint.setColumns(operatingPointColumns(now, catalogue));
    p->operatingPoint.setCaption([] { return tr("The kernel on the roofline"); });
    p->operatingPoint.setSummary([p] { return operatingPointSummary(p->state, p->change, p->catalogue); });
    p->carried.setColumns(operatingPointColumns(now, catalogue));
    p->carried.setCaption([] { return tr("What Lab 07 handed on"); });
    p->carried.setSummary([p] { return carriedSummary(p->state); });
    p->roofs.setCaption([] { return tr("The roofs"); });
    p->roofs.setSummary([p] { return roofsSummary(p->state); });
    p->sizes.setColumns(sizesColumns(now, catalogue));
    p->sizes.setCaption([] { return tr("The square product by its size"); });
    p->sizes.setSummary([p] { return sizesSummary(p->state); });
    p->precisions.setColumns(precisionsColumns(now, catalogue));
    p->precisions.setCaption([] { return tr("The same kernel at every peak"); });
    p->precisions.setSummary([p] { return precisionsSummary(p->state); });
    RooflineInstrument::recompute();
}

RooflineInstrument::~RooflineInstrument() = default;

const RooflineState &RooflineInstrument::state() const
{
    return d->state;
}

std::vector<InputSpec> RooflineInstrument::inputs() const
{
    return rooflineInputs(d->state.settings, d->catalogue);
}

QString RooflineInstrument::inputText(const QString &inputId, const QVariant &value) const
{
    return rooflineInputText(inputId, value, d->catalogue);
}

std::vector<ResultTable *> RooflineInstrument::tables() const
{
    std::vector<ResultTable *> all{&d->operatingPoint, &d->sizes, &d->precisions, &d->roofs};
    if (d->carried.rowCount() > 0)
        all.push_back(&d->carried);
    return all;
}

ResultTable *RooflineInstrument::operatingPoint() const
{
    return &d->operatingPoint;
}

ResultTable *RooflineInstrument::carried() const
{
    return &d->carried;
}

ResultTable *RooflineInstrument::roofs() const
{
    return &d->roofs;
}

ResultTable *RooflineInstrument::sizes() const
{
    return &d->sizes;
}

ResultTable *RooflineInstrument::precisions() const
{
    return &d->precisions;
}

std::vector<QString> RooflineInstrument::shownRoofs() const
{
    std::vector<QString> keys;
    keys.reserve(d->drawn.size());
    for (const Roof &roof : d->drawn)
        keys.push_back(roof.key());
    return keys;
}

std::vector<QString> RooflineInstrument::shownRoofNames() const
{
    std::vector<QString> names;
    names.reserve(d->drawn.size());
    for (const Roof &roof : d->drawn)
        names.push_back(roofLabel(roof));
    return names;
}

QString RooflineInstrument::regimeSentence() const
{
    return rp::regimeSentence(d->state);
}

QString RooflineInstrument::wayToRidgeSentence() const
{
    return rp::wayToRidgeSentence(d->state);
}

QString RooflineInstrument::reportedSentence() const
{
    return rp::reportedSentence(d->state, d->catalogue);
}

QString RooflineInstrument::ridgeLabel() const
{
    return rp::ridgeLabel(d->state.result.roof);
}

QString RooflineInstrument::ridgeSentence() const
{
    return rp::ridgeSentence(d->state.result.roof);
}

double RooflineInstrument::figure(const QString &figureId) const
{
    return rooflineFigure(figureId, d->state, d->catalogue);
}

QString RooflineInstrument::figureText(const QString &figureId) const
{
    return rooflineFigureText(figureId, d->state, d->catalogue);
}

std::vector<QString> RooflineInstrument::figureIds() const
{
    return rooflineFigureIds();
}

std::vector<QString> RooflineInstrument::keyFigures() const
{
    return {QStringLiteral("intensity"), QStringLiteral("ridge"), QStringLiteral("attainable_flops"),
            QStringLiteral("mfu"), QStringLiteral("regime")};
}

QString RooflineInstrument::figureLabel(const QString &figureId) const
{
    return rooflineFigureLabel(figureId);
}

QString RooflineInstrument::figureAssumption(const QString &figureId) const
{
    return rooflineFigureAssumption(figureId, d->state, d->catalogue);
}

std::optional<RooflineState> RooflineInstrument::stateFor(const QVariantMap &inputs) const
{
    RooflineSettings settings = defaultRooflineSettings(d->catalogue);
    const bool stored = storeInputs(inputIds(), inputs, [&](const QString &id, const QVariant &value) {
        return applyRooflineInput(settings, id, value, d->catalogue);
    });
    if (!stored)
        return std::nullopt;
    return rooflineState(settings, d->catalogue);
}

double RooflineInstrument::figureFor(const QVariantMap &inputs, const QString &figureId) const
{
    const auto state = stateFor(inputs);
    return state ? rooflineFigure(figureId, *state, d->catalogue) : std::numeric_limits<double>::quiet_NaN();
}

QString RooflineInstrument::figureTextFor(const QVariantMap &inputs, const QString &figureId) const
{
    const auto state = stateFor(inputs);
    return state ? rooflineFigureText(figureId, *state, d->catalogue) : QString();
}

QString RooflineInstrument::liveFormula(const QString &formulaId) const
{
    return rooflineFormula(formulaId, d->state);
}

QVariantMap RooflineInstrument::designFields() const
{
    const RooflineState &state = d->state;
    return {{QStringLiteral("context"), state.settings.context},
            {QStringLiteral("operation"), state.settings.kernel},
            {QStringLiteral("arithmetic_intensity"), state.result.intensity},
            {QStringLiteral("bound_type"),
             state.result.computeBound ? QStringLiteral("compute") : QStringLiteral("memory")},
            {QStringLiteral("mfu_percent"), state.result.mfu * 100.0}};
}

QString RooflineInstrument::changeSentence() const
{
    return rooflineChangeSentence(d->change, d->catalogue);
}

void RooflineInstrument::retranslate()
{
    // Every text is made when it is asked for; whoever shows one only has to ask again.
    for (ResultTable *table : {&d->operatingPoint, &d->sizes, &d->precisions, &d->roofs, &d->carried})
        table->retranslate();
    emit inputsChanged();
}

QString RooflineInstrument::applyInput(const QString &inputId, const QVariant &value)
{
    const RooflineSettings before = d->state.settings;
    if (d->touched.isEmpty())
        d->change.before = d->state;
    QString error = applyRooflineInput(d->state.settings, inputId, value, d->catalogue);
    const RooflineSettings &after = d->state.settings;
    if (error.isEmpty() && after != before) {
        d->touched.append(inputId);
        // These bring other controls, choices, helps or assumptions.
        if (after.context != before.context || after.precision != before.precision ||
            after.kernel != before.kernel)
            noteInputsChanged();
    }
    return error;
}

void RooflineInstrument::recompute()
{
    d->state = rooflineState(d->state.settings, d->catalogue);
    d->change.inputs = std::exchange(d->touched, {});
    d->change.after = d->state;
    std::vector<Roof> drawn = drawnRoofs(d->state);
    const bool sameColumns = std::equal(drawn.cbegin(), drawn.cend(), d->drawn.cbegin(), d->drawn.cend(),
                                        [](const Roof &a, const Roof &b) { return a.key() == b.key(); });
    d->drawn = std::move(drawn);
    if (!sameColumns)
        d->roofs.setColumns(roofsColumns(
            d->drawn, [p = d.get()]() -> const RooflineState & { return p->state; }, d->catalogue));
    d->roofs.setRows(roofsRows(d->drawn));
    d->operatingPoint.setRows(operatingPointRows(d->state, true));
    d->carried.setRows(operatingPointRows(d->state, false));
    d->sizes.setRows(sizesRows(d->state));
    d->precisions.setRows(precisionsRows(d->state));
}

} // namespace rp
