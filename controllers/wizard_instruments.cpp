// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of WizardController that works with the acts' instruments.
#include "challenge_judge.h"
#include "content/discovery.h"
#include "instruments/instrument.h"
#include "text/format.h"
#include "wizard_controller.h"
#include "wizard_texts.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rp {
namespace {

const QString contextKey = QStringLiteral("context");
const QString workloadKey = QStringLiteral("workload");
const QString trackKey = QStringLiteral("track");

/// The instrument's input that the toolbar's workload also sets; empty when it has none.
QString sharedWorkload(const Instrument &instrument)
{
    for (const InputSpec &spec : instrument.inputs()) {
        if (spec.sharedWith == workloadKey)
            return spec.id;
    }
    return {};
}

} // namespace

/// Makes a change of several inputs look like one to what watches the instruments.
template<typename Change>
void WizardController::changeTogether(Change change)
{
    const bool within = std::exchange(m_changing, true);
    change();
    m_changing = within;
    observe();
}

void WizardController::watch()
{
    for (const Instrument *instrument : m_instruments)
        connect(instrument, &Instrument::changed, this, &WizardController::observe);
    connect(&m_session, &LabSession::placeChanged, this, &WizardController::observe);
    connect(&m_session, &LabSession::reloaded, this, &WizardController::restore);
    connect(&m_session, &LabSession::challengeAttempted, this, &WizardController::recordDesign);
    // What the toolbar chooses belongs to the lab's design whether or not an act is open.
    connect(&m_session, &LabSession::settingChanged, this, [this](const QString &key) {
        if (key == contextKey || key == trackKey)
            m_session.recordDesign({{key, m_session.setting(key)}});
    });
}

const Bench &WizardController::currentBench() const
{
    const QString act = m_session.place().act;
    return std::find_if(m_acts.begin(), m_acts.end(),
                        [&act](const ActBench &other) { return other.act == act; })
        ->bench;
}

/// The act has instruments, and their gate is open.
bool WizardController::isLive() const
{
    return !currentBench().isEmpty() && m_session.instrumentOpen(m_session.place().act);
}

void WizardController::restore()
{
    changeTogether([this] { restoreNow(); });
}

void WizardController::restoreNow()
{
    const auto put = [this](const ActBench &act) {
        act.bench.restoreInputs(act.initial);
        act.bench.restoreInputs(m_session.savedInputs(act.act));
    };
    // The current act last: where acts share an instrument, it shows what was left in this one.
    const ActBench *current = nullptr;
    for (const ActBench &act : m_acts) {
        if (act.act == m_session.place().act)
            current = &act;
        else
            put(act);
    }
    if (current)
        put(*current);
    // The toolbar's context counts also where an act was left in another one, or has not been opened yet.
    const QVariant context = m_session.setting(contextKey);
    if (context.isValid())
        (void)shareContext(context.toString()); // an unknown one leaves the instruments as they are
}

/// Empty when every instrument has taken the context over, else the sentence of the first that refused.
QString WizardController::shareContext(const QString &context)
{
    for (Instrument *instrument : m_instruments) {
        const QVariant own = instrument->input(contextKey);
        if (!own.isValid() || own.toString() == context)
            continue; // asked again, some inputs would go back to the context's own
        QString sentence = instrument->setInput(contextKey, context);
        if (!sentence.isEmpty())
            return sentence;
    }
    return {};
}

void WizardController::setInput(const QString &inputId, const QVariant &value)
{
    if (!isLive()) {
        emit inputRefused(inputId, lockedText(m_session, {m_session.place().act, Step::Explore}));
        return;
    }
    const PanelName name = PanelName::parse(inputId);
    Instrument *instrument = currentBench().instrument(name.panel);
    QString sentence;
    if (!instrument) {
        //: %1 is the untranslated name of a control
        sentence = tr("There is no control named %1 in this act; choose one of those on the page.")
                       .arg(Format::isolate(inputId));
    } else if (name.name == contextKey) {
        changeTogether([&] { sentence = shareContext(value.toString()); });
    } else {
        sentence = instrument->setInput(name.name, value);
    }
    if (!sentence.isEmpty())
        emit inputRefused(inputId, sentence);
}

void WizardController::setContext(const QString &context)
{
    // Also while the instruments are locked: they show nothing of the answer then.
    QString sentence;
    changeTogether([&] { sentence = shareContext(context); });
    if (sentence.isEmpty())
        m_session.recordSetting(contextKey, context);
    else
        emit inputRefused(contextKey, sentence);
}

void WizardController::setWorkload(const QString &workload)
{
    if (!isLive()) {
        emit inputRefused(workloadKey, lockedText(m_session, {m_session.place().act, Step::Explore}));
        return;
    }
    QString sentence;
    changeTogether([&] {
        for (const Bench::Panel &panel : currentBench().panels()) {
            const QString input = sharedWorkload(*panel.instrument);
            if (!input.isEmpty() && sentence.isEmpty())
                sentence = panel.instrument->setInput(input, workload);
        }
    });
    if (!sentence.isEmpty())
        emit inputRefused(workloadKey, sentence);
}

void WizardController::setTrack(const QString &track)
{
    m_session.recordSetting(trackKey, track);
}

void WizardController::rememberPanel(const QString &panel)
{
    m_session.recordSetting(QStringLiteral("panel_%1").arg(m_session.place().act), panel);
}

const ChallengeContent *WizardController::openChallenge(const QString &challenge)
{
    const QString act = m_session.place().act;
    const ChallengeContent *asked = findChallenge(m_session.currentAct(), challenge);
    if (!isLive()) {
        emit refused(lockedText(m_session, {act, Step::Explore}));
        return nullptr;
    }
    if (!asked)
        emit refused(tr("There is no such challenge in this act; choose one of those on the page."));
    return asked;
}

void WizardController::attemptChallenge(const QString &challenge, double value)
{
    const ChallengeContent *asked = openChallenge(challenge);
    if (!asked)
        return;
    const QString act = m_session.place().act;
    if (asked->kind != ChallengeContent::Kind::Number || !asked->truth) {
        emit refused(tr("There is no number to hand in here; this challenge is solved with the instrument."));
        return;
    }
    const double truth = currentBench().figureFor(asked->truth->inputs, asked->truth->figure);
    const Refusal refusal =
        m_session.recordAttempt(act, challenge, value, isWithin(value, truth, asked->tolerance));
    if (refusal != Refusal::None)
        emit refused(challengeRefusalText(m_session, refusal, {act, Step::Explore}, challenge));
}

void WizardController::handInSlider(const QString &challenge)
{
    const ChallengeContent *asked = openChallenge(challenge);
    if (!asked)
        return;
    const PanelName slider = PanelName::parse(asked->slider);
    const Instrument *instrument = currentBench().instrument(slider.panel);
    const QVariant value = instrument ? instrument->input(slider.name) : QVariant();
    if (asked->slider.isEmpty() || !value.isValid()) {
        emit refused(tr("No slider shows the answer to this challenge; type a number instead."));
        return;
    }
    const QString mismatch = setupMismatch(*asked, currentBench());
    if (mismatch.isEmpty())
        attemptChallenge(challenge, value.toDouble());
    else
        emit refused(mismatch);
}

void WizardController::setUpChallenge(const QString &challenge)
{
    const ChallengeContent *asked = openChallenge(challenge);
    if (!asked)
        return;
    const Bench &bench = currentBench();
    changeTogether([&] {
        // Again for what the first inputs have moved along with them. What stands right is left alone, so
        // that the slider keeps its place.
        for (int round = 0; round < 2; ++round) {
            const QVariantMap missing = missingSetup(*asked, bench);
            for (auto it = missing.cbegin(); it != missing.cend(); ++it) {
                if (PanelName::parse(it.key()).name == contextKey)
                    (void)shareContext(it.value().toString()); // what is left undone shows below
            }
            bench.restoreInputs(missing);
        }
    });
    if (!missingSetup(*asked, bench).isEmpty())
        emit refused(setupMismatch(*asked, bench));
}

void WizardController::observe()
{
    if (m_changing)
        return;
    if (isLive())
        m_session.recordInputs(m_session.place().act, currentBench().saveInputs());
    recordDesign();
    if (isLive() && m_session.place().step == Step::Explore) {
        lookForDiscoveries();
        lookForSolutions();
    }
}

void WizardController::lookForDiscoveries()
{
    const QString act = m_session.place().act;
    for (const DiscoveryContent &discovery : m_session.currentAct().discoveries) {
        for (size_t need = 0; need < discovery.needs.size(); ++need) {
            if (!m_session.needMet(act, discovery.id, int(need)) &&
                meetsNeed(discovery.needs[need], currentBench()))
                m_session.recordNeed(act, discovery.id, int(need));
        }
    }
}

void WizardController::lookForSolutions()
{
    const QString act = m_session.place().act;
    for (const ChallengeContent &asked : m_session.currentAct().challenges) {
        if (asked.kind != ChallengeContent::Kind::State || !meetsNeed(asked.needs, currentBench()))
            continue;
        const ChallengeRecord record = m_session.challenge(act, asked.id);
        if (record.solved() || record.voided)
            continue;
        const double result = asked.result.isEmpty() ? 1.0 : currentBench().figure(asked.result);
        m_session.recordAttempt(act, asked.id, std::isfinite(result) ? result : 0.0, true);
    }
}

/// What the open acts decide. Nothing of an act whose prediction is not committed: it would tell the answer.
void WizardController::recordDesign()
{
    QVariantMap fields;
    QVariantMap challenges;
    for (const ActBench &act : m_acts) {
        if (!m_session.instrumentOpen(act.act))
            continue;
        for (const Bench::Panel &panel : act.bench.panels()) {
            const QVariant context = panel.instrument->input(contextKey);
            if (context.isValid())
                fields.insert(contextKey, context);
            const QVariantMap own = panel.instrument->designFields();
            for (auto it = own.cbegin(); it != own.cend(); ++it)
                fields.insert(it.key(), it.value());
        }
        for (const ChallengeContent &asked : m_session.content().act(act.act)->challenges) {
            const ChallengeRecord record = m_session.challenge(act.act, asked.id);
            if (!record.attempts.empty())
                challenges.insert(asked.id,
                                  QVariantMap{{QStringLiteral("solved"), record.solved()},
                                              {QStringLiteral("value"), record.attempts.back().value},
                                              {QStringLiteral("attempts"), int(record.attempts.size())}});
        }
    }
    if (!challenges.isEmpty())
        fields.insert(QStringLiteral("challenges"), challenges);
    if (fields.isEmpty())
        return;
    if (fields.contains(contextKey))
        m_session.recordSetting(contextKey, fields.value(contextKey));
    const QVariant track = m_session.setting(trackKey);
    if (track.isValid())
        fields.insert(trackKey, track);
    m_session.recordDesign(fields);
}

} // namespace rp
