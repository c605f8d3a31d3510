// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_controller.h"

#include "catalogue/catalogue.h"
#include "instruments/instrument.h"
#include "session/lab_session.h"
#include "session/ledger.h"
#include "text/format.h"
#include "wizard_controller.h"

#include <algorithm>

namespace rp {

namespace {

constexpr QLatin1String contextKey("context");
constexpr QLatin1String workloadKey("workload");
constexpr QLatin1String trackKey("track");

} // namespace

SettingsController::SettingsController(LabSession &session, Ledger &ledger, WizardController &wizard,
                                       Instrument *instrument, const Catalogue &catalogue, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_ledger(ledger)
    , m_wizard(wizard)
    , m_instrument(instrument)
    , m_catalogue(catalogue)
{
    if (m_instrument)
        connect(m_instrument, &Instrument::changed, this, &SettingsController::followInstrument);
}

bool SettingsController::hasInput(const QString &id) const
{
    if (!m_instrument)
        return false;
    const std::vector<InputSpec> specs = m_instrument->inputs();
    return std::any_of(specs.begin(), specs.end(), [&id](const InputSpec &spec) { return spec.id == id; });
}

void SettingsController::restore()
{
    if (!m_instrument)
        return;
    const QString context = m_ledger.setting(contextKey).toString();
    m_instrument->restoreInputs(m_session.savedInputs(m_session.place().act));
    if (m_catalogue.contexts.find(context) && hasInput(contextKey)) {
        const QString refusal = m_instrument->setInput(contextKey, context);
        if (!refusal.isEmpty())
            emit refused(refusal);
    }
}

void SettingsController::followInstrument()
{
    // The instrument's own control changes the context too; the toolbar and the ledger follow it.
    const QString context = m_instrument->input(contextKey).toString();
    if (m_catalogue.contexts.find(context) && m_ledger.setting(contextKey).toString() != context)
        m_ledger.setSetting(contextKey, context);
}

bool SettingsController::applyContext(const QString &key)
{
    if (!m_catalogue.contexts.find(key)) {
        emit refused(tr("There is no context %1.").arg(Format::isolate(key)));
        return false;
    }
    if (hasInput(contextKey)) {
        // While the instrument is locked the context may still be chosen: it shows nothing of the answer.
        if (m_session.instrumentOpen(m_session.place().act)) {
            m_wizard.setInput(contextKey, key);
        } else {
            const QString refusal = m_instrument->setInput(contextKey, key);
            if (!refusal.isEmpty()) {
                emit refused(refusal);
                return false;
            }
        }
        if (m_instrument->input(contextKey).toString() != key)
            return false;
    }
    if (m_ledger.setting(contextKey).toString() != key)
        m_ledger.setSetting(contextKey, key);
    return true;
}

void SettingsController::setContext(const QString &key)
{
    applyContext(key);
}

void SettingsController::setTrack(const QString &key)
{
    const TrackEntry *track = m_catalogue.tracks.find(key);
    if (!track) {
        emit refused(tr("There is no track %1.").arg(Format::isolate(key)));
        return;
    }
    m_ledger.setSetting(trackKey, key);
    const ContextEntry *context = m_catalogue.contexts.find(track->context);
    if (!context || !applyContext(track->context))
        return;
    //: Spoken after a track was chosen: its name, its goal, and the context that comes with it.
    emit said(tr("Track %1. Goal: %2. The context is now %3.")
                  .arg(contentText(track->name), contentText(track->goal), contentText(context->name)));
}

void SettingsController::setWorkload(const QString &key)
{
    if (!hasInput(workloadKey)) {
        emit refused(tr("This act has no workload to choose."));
        return;
    }
    m_wizard.setInput(workloadKey, key);
}

void SettingsController::setLanguage(const QString &code)
{
    m_ledger.setSetting(QStringLiteral("language"), code);
}

void SettingsController::setTheme(const QString &key)
{
    m_ledger.setSetting(QStringLiteral("theme"), key);
}

void SettingsController::setTextScale(int percent)
{
    m_ledger.setSetting(QStringLiteral("text_scale"), percent);
}

} // namespace rp
