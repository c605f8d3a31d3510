// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Starts a lab from what others have left in the ledger.
#include "controllers/wizard_controller.h"
#include "controllers/wizard_texts.h"
#include "models/instruments/contract/instrument.h"
#include "models/session/ledger.h"
#include "models/session/taken.h"

namespace rp {

/// Gives an entry's value to its input, and keeps what was given. False when the input can't have it.
bool WizardController::take(const TakenEntry &entry)
{
    QString sentence;
    if (Taken::isContext(*entry.take)) {
        sentence = shareContext(entry.input.toString());
        if (sentence.isEmpty())
            m_session.recordSetting(contextKey, entry.input);
    } else {
        const ActBench *act = benchOf(entry.take->act);
        Instrument *instrument = act ? act->bench.instrument(entry.take->input.panel) : nullptr;
        if (!instrument)
            return false;
        sentence = instrument->setInput(entry.take->input.name, entry.input);
    }
    // Nobody has asked for it: what the input can't have is only shown as not usable.
    if (!sentence.isEmpty())
        m_session.taken().refuse(entry);
    else if (entry.isNew)
        (void)m_session.taken().keep(entry); // a window that can only show starts from it all the same
    return sentence.isEmpty();
}

/// Before anything else: other inputs may depend on the context.
void WizardController::takeContext()
{
    for (const TakenEntry &entry : m_session.taken().entries()) {
        if (Taken::isContext(*entry.take) && entry.isNew)
            (void)take(entry);
    }
}

void WizardController::startFromTaken(const QString &act)
{
    for (const TakenEntry &entry : m_session.taken().entries()) {
        if (entry.take->act == act && entry.state == TakenEntry::State::Taken &&
            !Taken::isContext(*entry.take))
            (void)take(entry);
    }
}

/// Another lab's entry changes while this one is open: only by an import.
void WizardController::takeWhatIsNew()
{
    changeTogether([this] {
        takeContext();
        for (const TakenEntry &entry : m_session.taken().entries()) {
            if (entry.isNew && !Taken::isContext(*entry.take))
                (void)take(entry);
        }
    });
}

void WizardController::takeOver()
{
    Taken &taken = m_session.taken();
    if (taken.isReadOnly()) {
        answer(Refusal::ReadOnly);
        return;
    }
    int count = 0;
    changeTogether([&] {
        for (const bool contexts : {true, false}) {
            for (const TakenEntry &entry : taken.offered()) {
                if (Taken::isContext(*entry.take) == contexts && take(entry))
                    ++count;
            }
        }
    });
    for (const ActBench &act : m_acts) {
        if (m_session.instrumentOpen(act.act))
            m_session.recordInputs(act.act, act.bench.saveInputs());
    }
    //: Spoken: so many values of other labs were set as they are there now.
    emit said(tr("%Ln value(s) taken over.", nullptr, count));
}

} // namespace rp
