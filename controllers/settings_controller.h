// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace rp {

class Instrument;
class LabSession;
class Ledger;
class WizardController;
struct Catalogue;

/// Changes on the user's behalf what can be chosen at any time: context, track, workload, and how the window
/// looks. The choices live in the ledger, so that they come back.
class SettingsController : public QObject
{
    Q_OBJECT
public:
    /// The instrument may be null while the act has none. All must outlive the controller.
    SettingsController(LabSession &session, Ledger &ledger, WizardController &wizard, Instrument *instrument,
                       const Catalogue &catalogue, QObject *parent = nullptr);

    /// Makes the instrument follow what the ledger holds: saved inputs, then the context. After construction
    /// and whenever another ledger was taken over.
    void restore();

public slots:
    void setContext(const QString &key);
    /// A track brings its own context with it.
    void setTrack(const QString &key);
    /// Refused while the instrument is locked.
    void setWorkload(const QString &key);
    void setLanguage(const QString &code);
    void setTheme(const QString &key);
    void setTextScale(int percent);

signals:
    void refused(const QString &sentence);
    /// What a choice has brought with it, one translated sentence for the announcer.
    void said(const QString &sentence);

private:
    bool hasInput(const QString &id) const;
    bool applyContext(const QString &key);
    void followInstrument();

    LabSession &m_session;
    Ledger &m_ledger;
    WizardController &m_wizard;
    Instrument *m_instrument;
    const Catalogue &m_catalogue;
};

} // namespace rp
