// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controllers/evidence_controller.h"

#include "controllers/wizard_controller.h"
#include "controllers/wizard_texts.h"
#include "models/evidence/capture_text.h"
#include "models/evidence/evidence_book.h"
#include "models/evidence/stress_test.h"
#include "models/instruments/contract/instrument.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace rp {
namespace {

bool stands(const Instrument &instrument, const QVariantMap &inputs)
{
    return inputsToJson(instrument.saveInputs()) == inputsToJson(inputs);
}

} // namespace

EvidenceController::EvidenceController(LabSession &session, const Workbench &workbench, EvidenceBook &book,
                                       Memo &memo, WizardController &wizard, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_workbench(workbench)
    , m_book(book)
    , m_memo(memo)
    , m_wizard(wizard)
{
}

const PanelContent *EvidenceController::panelHere(const QString &act, const QString &panel) const
{
    const std::vector<const PanelContent *> panels = m_session.panels(act);
    const auto it = std::find_if(panels.begin(), panels.end(), [&panel](const PanelContent *other) {
        return panel.isEmpty() || other->id == panel;
    });
    return it == panels.end() ? nullptr : *it;
}

void EvidenceController::answer(bool recorded)
{
    if (!recorded)
        emit refused(refusalText(m_session, Refusal::ReadOnly, m_session.place()));
}

void EvidenceController::refuseAnother()
{
    emit refused(
        tr("You have %Ln capture(s) in this lab, as many as it holds; remove one that you don't need.",
           nullptr, EvidenceBook::mostCaptures));
}

void EvidenceController::capture(const QString &panel)
{
    const QString act = m_session.place().act;
    if (!m_session.instrumentOpen(act)) {
        emit refused(lockedText(m_session, {act, Step::Explore}));
        return;
    }
    const PanelContent *content = panelHere(act, panel);
    const Instrument *instrument = content ? m_workbench.bench(act).instrument(content->id) : nullptr;
    if (!instrument) {
        emit refused(tr("There is no such instrument in this act; choose one of those on the page."));
        return;
    }
    if (m_book.isFull()) {
        refuseAnother();
        return;
    }
    if (m_book.isUsedUp()) {
        emit refused(
            tr("You have made %Ln capture(s) in this lab, removed ones included, as many as its ledger "
               "keeps; put a removed one back and use that.",
               nullptr, EvidenceBook::mostMade));
        return;
    }
    const QString id = m_book.add(captureOf(m_session, act, content->id, *instrument));
    const Capture *made = m_book.find(id);
    if (!made) {
        answer(false);
        return;
    }
    emit said(CaptureText::made(*made, m_session.content()));
    emit captured(id);
}

void EvidenceController::rename(const QString &capture, const QString &name)
{
    const Capture *known = m_book.find(capture);
    if (!known || known->name == name.simplified())
        return;
    const bool renamed = m_book.rename(capture, name);
    answer(renamed);
    if (renamed)
        //: Spoken after a capture got another name, %1.
        emit said(
            tr("It is now called “%1”.").arg(CaptureText::title(*m_book.find(capture), m_session.content())));
}

void EvidenceController::setRemoved(const QString &capture, bool removed)
{
    const Capture *known = m_book.find(capture);
    if (!known || known->removed == removed)
        return;
    if (!removed && m_book.isFull()) {
        refuseAnother();
        return;
    }
    const bool done = m_book.setRemoved(capture, removed);
    answer(done);
    if (!done)
        return;
    const QString title = CaptureText::title(*m_book.find(capture), m_session.content());
    //: Spoken after a capture was taken out of the list of evidence; %1 is its name.
    emit said(removed ? tr("“%1” was removed; choose Undo to take it back.").arg(title)
                      //: Spoken after a removed capture was put back into the list; %1 is its name.
                      : tr("“%1” is back in the list.").arg(title));
}

void EvidenceController::remove(const QString &capture)
{
    setRemoved(capture, true);
}

void EvidenceController::restore(const QString &capture)
{
    setRemoved(capture, false);
}

void EvidenceController::reopen(const QString &id)
{
    const Capture *found = m_book.find(id);
    if (!found) {
        emit refused(tr("There is no such capture; choose one of those in the list."));
        return;
    }
    const Capture capture = *found; // what follows may change the book
    const Place place{capture.act, Step::Explore};
    if (m_session.state(place.act, place.step) == StepState::Locked) {
        emit refused(refusalText(m_session, Refusal::Locked, place));
        return;
    }
    const ActContent *act = m_session.content().act(capture.act);
    Instrument *instrument = m_workbench.bench(capture.act).instrument(capture.panel);
    if (!act || !findPanel(*act, capture.panel) || !instrument || instrument->id() != capture.instrument) {
        emit refused(tr("The instrument of this capture is no longer part of the lab; what was captured can "
                        "still be read here."));
        return;
    }
    if (!panelHere(capture.act, capture.panel)) {
        emit refused(tr("This was captured on another track; choose that track to open it again."));
        return;
    }
    if (!setInputs(*instrument, capture.inputs)) {
        emit refused(tr("The instrument does not take these inputs any more, so it was left as it is."));
        return;
    }
    m_wizard.open(place);
    if (m_session.place() != place)
        return; // the wizard has said why
    m_wizard.rememberPanel(capture.panel);
    //: Spoken after a capture was opened again; %1 is its name.
    emit said(tr("The instrument stands as in “%1”.").arg(CaptureText::title(capture, m_session.content())));
    emit reopened(capture.act, capture.panel);
}

bool EvidenceController::setInputs(Instrument &instrument, const QVariantMap &inputs)
{
    const QVariantMap before = instrument.saveInputs();
    // The context first, and for every instrument: it brings values of its own along. The rest twice, for
    // ranges that depend on inputs which come later.
    const QVariant context = inputs.value(contextKey);
    if (context.isValid() && context != before.value(contextKey))
        m_wizard.followContext(context.toString());
    instrument.restoreInputs(inputs);
    if (!stands(instrument, inputs))
        instrument.restoreInputs(inputs);
    if (stands(instrument, inputs))
        return true;
    if (instrument.input(contextKey) != before.value(contextKey))
        m_wizard.followContext(before.value(contextKey).toString());
    instrument.restoreInputs(before);
    return false;
}

/// Said once and not with every letter.
void EvidenceController::answerTyping(bool recorded)
{
    if (recorded || !m_typingRefused)
        answer(recorded);
    m_typingRefused = !recorded;
}

void EvidenceController::writeMemo(MemoPart part, const QString &text)
{
    answerTyping(m_memo.setText(part, text));
}

void EvidenceController::signMemo(const QString &author)
{
    answerTyping(m_memo.setAuthor(author));
}

void EvidenceController::citeInMemo(const QStringList &captures)
{
    answer(m_memo.setEvidence(captures));
}

void EvidenceController::nameTrigger(const QString &capture, const QString &input)
{
    const Capture *tested = stressedCapture(m_session.content(), m_book, m_memo);
    const Instrument *instrument =
        tested ? m_workbench.bench(tested->act).instrument(tested->panel) : nullptr;
    if (!instrument || tested->id != capture || !instrument->inputIds().contains(input)) {
        emit refused(tr("There is no such input to test; choose one of those on the page."));
        return;
    }
    if (!instrument->inputIds().contains(m_memo.trigger(capture))) // nothing was, or it is no input any more
        answer(m_memo.setTrigger(capture, input));
}

} // namespace rp
