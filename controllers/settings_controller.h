// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace rp {

class Ledger;
class WizardController;
struct ActContent;
struct Catalogue;
struct ContextEntry;

/// Changes on the user's behalf what can be chosen at any time: context, track, workload, and how the window
/// looks. The choices live in the ledger, so that they come back.
class SettingsController : public QObject
{
    Q_OBJECT
public:
    /// All must outlive the controller.
    SettingsController(Ledger &ledger, WizardController &wizard, const Catalogue &catalogue,
                       QObject *parent = nullptr);

public slots:
    /// In the context of the learner's track, the inputs that follow the track come back to it.
    void setContext(const QString &key);
    /// Where an act needs a track, its context is the one that the chosen track brings along.
    void arriveAt(const rp::ActContent &act);
    /// A track brings its own context with it, and its own value for the inputs that follow it. Answers,
    /// discoveries and captures stay.
    void setTrack(const QString &key);
    /// Refused while the act's instruments are locked.
    void setWorkload(const QString &key);
    void setLanguage(const QString &code);
    void setTheme(const QString &key);
    void setTextScale(int percent);
    void setSound(const QString &speed);
    void setVoice(const QString &speed);

signals:
    void refused(const QString &sentence);
    /// What a choice has brought with it, one translated sentence for the announcer.
    void said(const QString &sentence);
    /// The context is another one: a translated sentence that only says so, and the name in it.
    void contextNamed(const QString &sentence, const QString &name);

private:
    QString trackValueIn(const QString &context) const;
    void followTrack();
    void nameContext(const ContextEntry &context);

    Ledger &m_ledger;
    WizardController &m_wizard;
    const Catalogue &m_catalogue;
};

} // namespace rp
