// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controllers/settings_controller.h"

#include "controllers/wizard_controller.h"
#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/track_entry.h"
#include "models/content/lab_content.h"
#include "models/session/ledger.h"
#include "models/text/format.h"

namespace rp {

SettingsController::SettingsController(Ledger &ledger, WizardController &wizard, const Catalogue &catalogue,
                                       QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_wizard(wizard)
    , m_catalogue(catalogue)
{
    // The session has read the other document by then: it listens for longer.
    connect(&m_ledger, &Ledger::replaced, this, &SettingsController::followTrack);
    followTrack();
}

/// What inputs that follow the track take in a context; empty where the track is at home in another one.
QString SettingsController::trackValueIn(const QString &context) const
{
    const TrackEntry *track = m_catalogue.tracks.find(m_ledger.setting(QStringLiteral("track")).toString());
    return track && track->context == context ? track->scenario : QString();
}

void SettingsController::followTrack()
{
    const QString value = trackValueIn(m_ledger.setting(QStringLiteral("context")).toString());
    if (!value.isEmpty())
        m_wizard.followTrack(value);
}

void SettingsController::setContext(const QString &key)
{
    const ContextEntry *context = m_catalogue.contexts.find(key);
    if (!context) {
        emit refused(tr("There is no context %1.").arg(Format::isolate(key)));
        return;
    }
    m_wizard.setContext(key, trackValueIn(key));
    if (m_ledger.setting(QStringLiteral("context")) == key) // else it was refused, and said so
        nameContext(*context);
}

void SettingsController::nameContext(const ContextEntry &context)
{
    const QString name = contentText(context.name);
    //: Spoken after a context was chosen, or came with a track: its name, such as "Cloud".
    emit contextNamed(tr("The context is now %1.").arg(name), name);
}

void SettingsController::arriveAt(const ActContent &act)
{
    const TrackEntry *track = m_catalogue.tracks.find(m_ledger.setting(QStringLiteral("track")).toString());
    const ContextEntry *context = track ? m_catalogue.contexts.find(track->context) : nullptr;
    if (!act.needsTrack || !context || m_ledger.setting(QStringLiteral("context")) == context->key)
        return;
    m_wizard.followContext(context->key, track->scenario);
    nameContext(*context);
}

void SettingsController::setTrack(const QString &key)
{
    const TrackEntry *track = m_catalogue.tracks.find(key);
    if (!track) {
        emit refused(tr("There is no track %1.").arg(Format::isolate(key)));
        return;
    }
    m_wizard.setTrack(key);
    const ContextEntry *context = m_catalogue.contexts.find(track->context);
    if (!context)
        return;
    m_wizard.followContext(context->key, track->scenario);
    //: Spoken after a track was chosen: its name, and its goal (a whole sentence with its full stop).
    emit said(tr("Track %1. Goal: %2").arg(contentText(track->name), contentText(track->goal)));
    nameContext(*context);
}

void SettingsController::setWorkload(const QString &key)
{
    m_wizard.setWorkload(key);
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

void SettingsController::setSound(const QString &speed)
{
    m_ledger.setSetting(QStringLiteral("sound"), speed);
}

void SettingsController::setVoice(const QString &speed)
{
    m_ledger.setSetting(QStringLiteral("voice"), speed);
}

} // namespace rp
