// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The acts' instruments: put back, set, watched.
#include "controllers/wizard_controller.h"
#include "controllers/wizard_texts.h"
#include "models/content/figure_text.h"
#include "models/content/lab_content.h"
#include "models/instruments/contract/instrument.h"
#include "models/session/ledger.h"
#include "models/session/neighbour_ledger.h"
#include "models/session/taken.h"
#include "models/text/format.h"

#include <algorithm>
#include <utility>

namespace rp {
namespace {

const QString workloadKey = QStringLiteral("workload");

/// The instrument's input that also follows a choice for the whole window: the workload, the track. Empty
/// when it has none.
QString sharedInput(const Instrument &instrument, const QString &choice)
{
    for (const InputSpec &spec : instrument.inputs()) {
        if (spec.sharedWith == choice)
            return spec.id;
    }
    return {};
}

/// Of an act's challenges that were tried, whatever the track.
QVariantMap challengeResults(const LabSession &session, const QString &act)
{
    QVariantMap results;
    for (const ChallengeContent &asked : session.content().act(act)->challenges) {
        const ChallengeRecord record = session.challenge(act, asked.id);
        if (record.attempts.empty())
            continue;
        const ChallengeAttempt &last = record.attempts.back();
        QVariantMap result{{QStringLiteral("solved"), record.solved()},
                           {QStringLiteral("value"), last.value},
                           {QStringLiteral("attempts"), int(record.attempts.size())}};
        if (!last.option.isEmpty())
            result.insert(QStringLiteral("option"), last.option);
        results.insert(asked.id, result);
    }
    return results;
}

bool followsTrack(const Bench &bench)
{
    return std::any_of(bench.panels().begin(), bench.panels().end(), [](const Bench::Panel &panel) {
        return !sharedInput(*panel.instrument, trackKey).isEmpty();
    });
}

} // namespace

void WizardController::changeTogether(const std::function<void()> &change)
{
    const bool within = std::exchange(m_changing, true);
    change();
    m_changing = within;
    observe();
}

/// What the change brings about is found by the learner.
void WizardController::changeByHand(const QStringList &panels, const std::function<void()> &change)
{
    const QStringList before = std::exchange(m_hand, panels);
    change();
    m_hand = before;
}

/// Of the current act, where it shows what it computes.
QStringList WizardController::panelInView() const
{
    const QString act = m_session.place().act;
    const std::vector<const PanelContent *> panels = m_session.panels(act);
    QString shown = m_session.shownPanel(act);
    if (shown.isEmpty() && !panels.empty())
        shown = panels.front()->id;
    return m_session.hasRun(act, shown) ? QStringList{shown} : QStringList();
}

void WizardController::watch()
{
    for (const Instrument *instrument : m_instruments)
        connect(instrument, &Instrument::changed, this, &WizardController::observe);
    connect(&m_session, &LabSession::placeChanged, this, &WizardController::observe);
    connect(&m_session, &LabSession::reloaded, this, &WizardController::restore);
    connect(&m_session, &LabSession::challengeAttempted, this, &WizardController::recordDesign);
    connect(&m_session, &LabSession::panelRun, this, &WizardController::recordDesign);
    connect(&m_session, &LabSession::challengeAttempted, this, &WizardController::recordKept);
    connect(&m_session, &LabSession::discoveryMade, this, &WizardController::recordKept);
    connect(&m_session.taken(), &Taken::sourceChanged, this, &WizardController::takeWhatIsNew);
    // What the toolbar chooses belongs to the lab's design whether or not an act is open.
    connect(&m_session, &LabSession::settingChanged, this, [this](const QString &key) {
        if (key == contextKey || key == trackKey)
            m_session.recordDesign({{key, m_session.setting(key)}});
    });
}

const WizardController::ActBench *WizardController::benchOf(const QString &act) const
{
    const auto found = std::find_if(m_acts.begin(), m_acts.end(),
                                    [&act](const ActBench &other) { return other.act == act; });
    return found == m_acts.end() ? nullptr : &*found;
}

const Bench &WizardController::currentBench() const
{
    return benchOf(m_session.place().act)->bench;
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

void WizardController::putBack(const ActBench &act)
{
    const QVariantMap saved = m_session.savedInputs(act.act);
    const QVariant context = m_session.setting(contextKey);
    act.bench.restoreInputs(act.initial);
    // An act not used yet begins in the toolbar's context: what is set after that must not go back with it.
    if (saved.isEmpty() && context.isValid())
        act.bench.setInputs({{{QString(), contextKey}, context}});
    if (saved.isEmpty())
        act.bench.setInputs(openingInputs(*m_session.content().act(act.act), act.bench));
    startFromTaken(act.act);
    act.bench.restoreInputs(saved);
}

void WizardController::restoreNow()
{
    takeContext();
    // The current act last: where acts share an instrument, it shows what was left in this one.
    const ActBench *current = nullptr;
    for (const ActBench &act : m_acts) {
        if (act.act == m_session.place().act)
            current = &act;
        else
            putBack(act);
    }
    if (current)
        putBack(*current);
    // The toolbar's context counts also where an act was left in another one, or has not been opened yet.
    const QVariant context = m_session.setting(contextKey);
    if (context.isValid())
        (void)shareContext(context.toString()); // an unknown one leaves the instruments as they are
    recordKept();
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

void WizardController::setInput(const InputRef &input, const QVariant &value)
{
    if (!isLive()) {
        emit inputRefused(input, lockedText(m_session, {m_session.place().act, Step::Explore}));
        return;
    }
    const PanelContent *panel = findPanel(m_session.currentAct(), input.panel);
    const bool isElsewhere = panel && !m_session.applies(panel->tracks);
    Instrument *instrument = isElsewhere ? nullptr : currentBench().instrument(input.panel);
    QString sentence;
    if (!instrument) {
        //: %1 is the untranslated name of a control
        sentence = tr("There is no control named %1 in this act; choose one of those on the page.")
                       .arg(Format::isolate(input.text()));
    } else {
        changeByHand({panel->id}, [&] {
            if (input.name == contextKey)
                changeTogether([&] { sentence = shareContext(value.toString()); });
            else
                sentence = instrument->setInput(input.name, value);
        });
    }
    if (!sentence.isEmpty())
        emit inputRefused(input, sentence);
}

void WizardController::setHint(const HintRef &of, int rung)
{
    const Place instruments{m_session.place().act, Step::Explore};
    const ActContent &act = m_session.currentAct();
    const LadderContent *ladder = findLadder(act, of);
    const std::optional<Truth> setting = ladder ? ladder->setting(rung) : std::nullopt;
    const PanelContent *panel = setting ? findPanel(act, setting->figure.panel) : nullptr;
    if (!panel || !m_session.applies(panel->tracks) || m_session.hintsTaken(act.id, of) < rung) {
        emit refused(noHintText());
        return;
    }
    open(instruments);
    if (m_session.place() != instruments || !isLive())
        return; // it was said why
    const ActBench &held = *benchOf(act.id);
    const auto named = [&](const QString &input) { return held.bench.qualified(panel->id, input).text(); };
    QVariantMap fresh;
    for (const QString &input : held.bench.instrument(panel->id)->inputIds())
        fresh.insert(named(input), held.initial.value(named(input)));
    QVariantMap wanted;
    for (auto it = setting->inputs.cbegin(); it != setting->inputs.cend(); ++it)
        wanted.insert(named(it.key()), it.value());
    const QVariant context = wanted.value(named(contextKey), fresh.value(named(contextKey)));
    changeTogether([&] {
        if (context.isValid())
            (void)shareContext(context.toString());
        // A figure of a hint holds with all else as the instrument was made; then some inputs set others.
        held.bench.restoreInputs(fresh);
        held.bench.restoreInputs(wanted);
    });
    m_session.recordRun(act.id, panel->id);
    emit hintSet(act.id, panel->id);
}

void WizardController::setContext(const QString &context, const QString &trackValue)
{
    changeByHand(panelInView(), [&] { followContext(context, trackValue); });
}

void WizardController::followContext(const QString &context, const QString &trackValue)
{
    // Also while the instruments are locked: they show nothing of the answer then.
    QString sentence;
    changeTogether([&] {
        sentence = shareContext(context);
        if (sentence.isEmpty() && !trackValue.isEmpty())
            shareTrack(trackValue);
    });
    keepWhatFollowsTrack();
    if (sentence.isEmpty())
        m_session.recordSetting(contextKey, context);
    else
        emit inputRefused({QString(), contextKey}, sentence);
}

void WizardController::setWorkload(const QString &workload)
{
    if (!isLive()) {
        emit inputRefused({QString(), workloadKey},
                          lockedText(m_session, {m_session.place().act, Step::Explore}));
        return;
    }
    QString sentence;
    changeByHand(panelInView(), [&] {
        changeTogether([&] {
            for (const Bench::Panel &panel : currentBench().panels()) {
                const QString input = sharedInput(*panel.instrument, workloadKey);
                if (!input.isEmpty() && sentence.isEmpty())
                    sentence = panel.instrument->setInput(input, workload);
            }
        });
    });
    if (!sentence.isEmpty())
        emit inputRefused({QString(), workloadKey}, sentence);
}

/// What the track's value is impossible for stays as it is: the learner has asked for a track, not for this.
void WizardController::shareTrack(const QString &value)
{
    for (Instrument *instrument : m_instruments) {
        const QString input = sharedInput(*instrument, trackKey);
        if (!input.isEmpty() && instrument->input(input) != QVariant(value))
            (void)instrument->setInput(input, value);
    }
}

/// A change from the toolbar also reaches acts that the learner is not in; observe() records only the
/// current one.
void WizardController::keepWhatFollowsTrack()
{
    for (const ActBench &act : m_acts) {
        if (followsTrack(act.bench) && m_session.instrumentOpen(act.act))
            m_session.recordInputs(act.act, act.bench.saveInputs());
    }
}

void WizardController::followTrack(const QString &value)
{
    changeTogether([&] {
        for (const ActBench &act : m_acts) {
            const QVariantMap saved = m_session.savedInputs(act.act);
            for (const Bench::Panel &panel : act.bench.panels()) {
                const QString input = sharedInput(*panel.instrument, trackKey);
                if (!input.isEmpty() && !saved.contains(act.bench.qualified(panel.id, input).text()))
                    (void)panel.instrument->setInput(input, value);
            }
        }
    });
}

void WizardController::setTrack(const QString &track)
{
    m_session.recordSetting(trackKey, track);
}

void WizardController::rememberPanel(const QString &panel)
{
    m_session.recordPanel(m_session.place().act, panel);
}

/// Whoever changes an input of a panel has run it.
DiscoveryWatch::Hand WizardController::takeHand(const QString &act)
{
    DiscoveryWatch::Hand hand{m_hand, {}};
    for (const QString &panel : m_hand) {
        if (m_session.hasRun(act, panel))
            hand.shown.append(panel);
        else
            m_session.recordRun(act, panel);
    }
    return hand;
}

void WizardController::observe()
{
    if (m_changing)
        return;
    const QString act = m_session.place().act;
    DiscoveryWatch::Hand hand;
    if (isLive()) {
        m_session.recordInputs(act, currentBench().saveInputs());
        hand = takeHand(act);
    }
    recordDesign();
    if (isLive() && m_session.place().step == Step::Explore)
        m_watch.look(act, currentBench(), hand);
}

/// What was found goes into the design as it was asked for, wherever the controls stand by now.
void WizardController::recordKept()
{
    QVariantMap fields;
    for (const ActBench &act : m_acts) {
        for (const KeptContent &kept : m_session.answerKey().act(act.act)->kept) {
            if (kept.field.isEmpty() || !m_session.isKept(act.act, kept))
                continue;
            const auto figures = parseFigureReferences(kept.text).references;
            fields.insert(kept.field, figures.empty()
                                          ? QVariant(true)
                                          : act.bench.figureFor(figures[0].inputs, figures[0].figure));
        }
    }
    if (!fields.isEmpty())
        m_session.recordDesign(fields);
}

/// What the open acts decide. Nothing of a panel that has not run: it would tell the answer.
void WizardController::recordDesign()
{
    QVariantMap fields;
    QVariantMap challenges;
    QStringList decided; // by instruments of acts before
    for (const ActBench &act : m_acts) {
        if (!m_session.instrumentOpen(act.act))
            continue;
        const QStringList before = decided;
        for (const Bench::Panel &panel : act.bench.panels()) {
            const PanelContent *content = findPanel(*m_session.content().act(act.act), panel.id);
            if (content && !m_session.applies(content->tracks))
                continue; // another track's
            if (!m_session.hasRun(act.act, panel.id))
                continue; // nothing is decided there yet, and its figures are not shown
            const QVariant context = panel.instrument->input(contextKey);
            if (context.isValid())
                fields.insert(contextKey, context);
            // One that an act shows again is there to try something out: the design stays with the first.
            if (before.contains(panel.instrument->id()))
                continue;
            decided.append(panel.instrument->id());
            const QVariantMap own = panel.instrument->designFields();
            for (auto it = own.cbegin(); it != own.cend(); ++it)
                fields.insert(it.key(), it.value());
        }
        const QVariantMap results = challengeResults(m_session, act.act);
        for (auto it = results.cbegin(); it != results.cend(); ++it)
            challenges.insert(it.key(), it.value());
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
    fields.insert(courseFields(m_session, fields));
    m_session.recordDesign(fields);
}

} // namespace rp
