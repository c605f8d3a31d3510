// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizard_controller.h"

#include "content/discovery.h"
#include "content/figure_text.h"
#include "instruments/instrument.h"
#include "text/format.h"
#include "wizard_texts.h"

#include <algorithm>

namespace rp {
namespace {

const QString contextKey = QStringLiteral("context");
const QString trackKey = QStringLiteral("track");

/// Ledger fields that are figures, and the figures they are. The ledger holds percent, the instrument
/// fractions.
constexpr std::pair<const char *, const char *> percentFields[] = {
    {"kws_utilization_eager_pct", "kws_utilization_eager"},
    {"kws_utilization_compiled_pct", "kws_utilization_compiled"},
};

} // namespace

WizardController::WizardController(LabSession &session, Instrument *instrument, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_instrument(instrument)
{
    connect(&m_session, &LabSession::discoveryMade, this, &WizardController::tellDiscovery);
    connect(&m_session, &LabSession::actUnlocked, this, [this](const QString &act) {
        //: %1 is an act's title
        emit unlocked(
            tr("The next act, “%1”, is open now.").arg(contentText(m_session.content().act(act)->title)));
    });
    connect(&m_session, &LabSession::labCompleted, this, [this] {
        //: %1 is a lab's title
        emit finished(tr("You have completed “%1”; you can look at every step again.")
                          .arg(contentText(m_session.content().title)));
    });
    // What the toolbar chooses belongs to the lab's design whether or not an act is open.
    connect(&m_session, &LabSession::settingChanged, this, [this](const QString &key) {
        if (key == contextKey || key == trackKey)
            m_session.recordDesign({{key, m_session.setting(key)}});
    });
    if (!m_instrument)
        return;
    restore();
    connect(m_instrument, &Instrument::changed, this, &WizardController::observe);
    connect(&m_session, &LabSession::placeChanged, this, &WizardController::observe);
    connect(&m_session, &LabSession::reloaded, this, &WizardController::restore);
    observe();
}

void WizardController::restore()
{
    QVariantMap saved = m_session.savedInputs(m_session.currentAct().id);
    // The toolbar's context counts also where an act has not been opened yet.
    const QVariant context = m_session.setting(contextKey);
    if (context.isValid() && !saved.contains(contextKey))
        saved.insert(contextKey, context);
    m_instrument->restoreInputs(saved);
}

void WizardController::answerAt(Refusal refusal, const Place &place)
{
    if (refusal != Refusal::None)
        emit refused(refusalText(m_session, refusal, place));
}

void WizardController::answer(Refusal refusal)
{
    answerAt(refusal, m_session.place());
}

void WizardController::next()
{
    answer(m_session.advance());
}

void WizardController::back()
{
    const Place here = m_session.place();
    if (here.step != Step::Brief) {
        answer(m_session.goTo({here.act, Step(int(here.step) - 1)}));
        return;
    }
    const auto &acts = m_session.content().acts;
    const auto act = std::find_if(acts.begin(), acts.end(),
                                  [&here](const ActContent &other) { return other.id == here.act; });
    if (act == acts.begin())
        emit refused(tr("This is the first step of the lab; go on with Next."));
    else
        answer(m_session.goTo({(act - 1)->id, Step::Reflect}));
}

void WizardController::open(const Place &place)
{
    answerAt(m_session.goTo(place), place);
}

void WizardController::commitPrediction(const QString &question, const QString &option)
{
    answer(m_session.commitPrediction(m_session.place().act, question, option));
}

void WizardController::commitNumber(const QString &question, double number)
{
    answer(m_session.commitPrediction(m_session.place().act, question, number));
}

void WizardController::answerReflection(const QString &question, const QString &option)
{
    answer(m_session.answerReflection(m_session.place().act, question, option));
}

void WizardController::skipDiscoveries()
{
    answer(m_session.skipDiscoveries(m_session.place().act));
}

/// The act's instrument is this one, and its gate is open.
bool WizardController::isLive() const
{
    const ActContent &act = m_session.currentAct();
    return m_instrument && act.instrument == m_instrument->id() && m_session.instrumentOpen(act.id);
}

void WizardController::setInput(const QString &inputId, const QVariant &value)
{
    if (!isLive()) {
        emit inputRefused(inputId, lockedText(m_session, {m_session.place().act, Step::Explore}));
        return;
    }
    const QString sentence = m_instrument->setInput(inputId, value);
    if (!sentence.isEmpty())
        emit inputRefused(inputId, sentence);
}

void WizardController::setContext(const QString &context)
{
    // Also while the instrument is locked: it shows nothing of the answer then.
    if (m_instrument && m_instrument->input(contextKey).isValid()) {
        const QString sentence = m_instrument->setInput(contextKey, context);
        if (!sentence.isEmpty()) {
            emit inputRefused(contextKey, sentence);
            return;
        }
    }
    m_session.recordSetting(contextKey, context);
}

void WizardController::setTrack(const QString &track)
{
    m_session.recordSetting(trackKey, track);
}

void WizardController::observe()
{
    if (!isLive())
        return;
    m_session.recordInputs(m_session.currentAct().id, m_instrument->saveInputs());
    recordDesign();
    if (m_session.place().step == Step::Explore)
        lookForDiscoveries();
}

void WizardController::lookForDiscoveries()
{
    const QString act = m_session.currentAct().id;
    const QVariantMap inputs = m_instrument->saveInputs();
    for (const DiscoveryContent &discovery : m_session.currentAct().discoveries) {
        for (size_t need = 0; need < discovery.needs.size(); ++need) {
            if (!m_session.needMet(act, discovery.id, int(need)) && meetsNeed(discovery.needs[need], inputs))
                m_session.recordNeed(act, discovery.id, int(need));
        }
    }
}

void WizardController::recordDesign()
{
    QVariantMap fields;
    const QVariant context = m_instrument->input(contextKey);
    if (context.isValid()) {
        m_session.recordSetting(contextKey, context);
        fields.insert(contextKey, context);
    }
    const QVariant track = m_session.setting(trackKey);
    if (track.isValid())
        fields.insert(trackKey, track);
    const QVariant mode = m_instrument->input(QStringLiteral("mode"));
    if (mode.isValid())
        fields.insert(QStringLiteral("execution_mode"), mode);
    const std::vector<QString> known = m_instrument->figureIds();
    for (const auto &[field, figure] : percentFields) {
        const QString id = QLatin1String(figure);
        if (std::find(known.begin(), known.end(), id) != known.end())
            fields.insert(QLatin1String(field), m_instrument->figureFor({{contextKey, context}}, id) * 100.0);
    }
    m_session.recordDesign(fields);
}

void WizardController::tellDiscovery(const QString &act, const QString &discovery)
{
    const ActContent *content = m_session.content().act(act);
    const DiscoveryContent *found = content ? findDiscovery(*content, discovery) : nullptr;
    if (!found || !m_instrument)
        return;
    emit discovered(resolveFigures(contentText(found->found), *m_instrument));
}

} // namespace rp
