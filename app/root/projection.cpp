// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/root/projection.h"

#include "models/instruments/contract/instrument.h"
#include "models/instruments/trace/trace_workbench.h"
#include "models/session/lab_session.h"
#include "views/projector/projector_foot.h"
#include "views/projector/projector_window.h"

namespace rp {

namespace {

void holdTraces(const Bench &bench, const Bench &shown)
{
    for (const Bench::Panel &panel : shown.panels()) {
        if (Instrument *projected = bench.instrument(panel.id))
            lendTraces(*panel.instrument, *projected);
    }
}

/// All of the act, for other tracks can be put beside the learner's, but only what the learner is asked.
ActContent askedOf(const LabSession &session)
{
    ActContent act = session.currentAct();
    act.predictions.clear();
    for (const QuestionContent *question : session.predictions(act.id))
        act.predictions.push_back(*question);
    return act;
}

} // namespace

Projection::Projection(const LabSession &session, const Catalogue &catalogue, const Workbench &shown)
    : m_act(askedOf(session))
    , m_first(Workbench::make(session.content(), catalogue))
    , m_second(Workbench::make(session.content(), catalogue))
{
    const Place place = session.place();
    // What nobody has measured yet is shown to nobody: before the prediction the instruments stand at their
    // defaults.
    const QString panel = session.shownPanel(place.act).isEmpty() && !m_act.panels.empty()
                              ? m_act.panels.front().id
                              : session.shownPanel(place.act);
    for (const Bench::Panel &made : m_first.bench(place.act).panels())
        m_defaults.insert(made.id, made.instrument->saveInputs());
    const bool isOpen =
        place.step >= Step::Explore && session.instrumentOpen(place.act) && session.hasRun(place.act, panel);
    if (isOpen) {
        const QVariantMap inputs = shown.bench(place.act).saveInputs();
        for (const Bench *bench : {&m_first.bench(place.act), &m_second.bench(place.act)}) {
            holdTraces(*bench, shown.bench(place.act));
            bench->restoreInputs(inputs);
        }
    }
    m_window =
        std::make_unique<ProjectorWindow>(ProjectorSubject{m_act,
                                                           {m_first.bench(place.act), &m_ofFirst},
                                                           {m_second.bench(place.act), &m_ofSecond},
                                                           place.step == Step::Explore ? panel : QString(),
                                                           isOpen,
                                                           session.instrumentOpen(place.act)});
    connectWindow();
}

Projection::~Projection() = default;

void Projection::connectWindow()
{
    ProjectorWindow *window = m_window.get();
    connect(window, &ProjectorWindow::left, this, &Projection::left);
    connect(&m_ofFirst, &Intents::inputChangeRequested, this,
            [this](const InputRef &input, const QVariant &value) {
                const QString refusal = setInput(m_first, input, value);
                if (!refusal.isEmpty())
                    m_window->controls()->showRefusal(input.name, refusal);
            });
    connect(&m_ofSecond, &Intents::inputChangeRequested, this,
            [this](const InputRef &input, const QVariant &value) { setInput(m_second, input, value); });
    connect(window, &ProjectorWindow::setupRequested, this,
            [this](const QString &panel, const QVariantMap &inputs) {
                QVariantMap wanted = m_defaults.value(panel);
                wanted.insert(inputs);
                for (const Workbench *bench : {&m_first, &m_second}) {
                    if (Instrument *instrument = bench->bench(m_act.id).instrument(panel))
                        instrument->restoreInputs(wanted);
                }
            });
}

/// Why the input can't have the value; empty when it has it.
QString Projection::setInput(const Workbench &side, const InputRef &input, const QVariant &value) const
{
    Instrument *instrument = side.bench(m_act.id).instrument(input.panel);
    return instrument ? instrument->setInput(input.name, value) : QString();
}

void Projection::retranslate() const
{
    m_first.retranslate();
    m_second.retranslate();
}

} // namespace rp
