// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/lab_session.h"

#include <QObject>
#include <QVariant>

namespace rp {

class Instrument;

/// Drives a LabSession and the act's instrument on the user's behalf. Views emit intents; the composition
/// root connects them to these slots. Each slot either does what was asked, or emits refused() with one
/// sentence.
///
/// It also watches the instrument: while an act is open, changed inputs are recorded, and in the act's
/// Explore step discoveries are made, whoever changed the inputs.
class WizardController : public QObject
{
    Q_OBJECT
public:
    /// The instrument may be null while an act has none. Both must outlive the controller. Puts the
    /// instrument's inputs back to where the ledger has them.
    WizardController(LabSession &session, Instrument *instrument, QObject *parent = nullptr);

public slots:
    void next();
    void back();
    void open(const rp::Place &place);
    void commitPrediction(const QString &question, const QString &option);
    void commitNumber(const QString &question, double number);
    void answerReflection(const QString &question, const QString &option);
    void skipDiscoveries();
    /// Refused while the instrument is locked. Records inputs, discoveries and design fields that follow from
    /// them.
    void setInput(const QString &inputId, const QVariant &value);
    /// The toolbar's context: allowed at any time, every instrument follows.
    void setContext(const QString &context);
    /// The learner's track, for the ledger; the context that belongs to it is set apart.
    void setTrack(const QString &track);

signals:
    void refused(const QString &sentence);
    void inputRefused(const QString &inputId, const QString &sentence);
    void discovered(const QString &sentence); ///< translated, for the announcer and the discovery list
    void unlocked(const QString &sentence);   ///< the next act is open now
    void finished(const QString &sentence);   ///< Next after the last reflection

private:
    void answer(Refusal refusal);
    void answerAt(Refusal refusal, const Place &place);
    bool isLive() const;
    void restore();
    void observe();
    void lookForDiscoveries();
    void recordDesign();
    void tellDiscovery(const QString &act, const QString &discovery);

    LabSession &m_session;
    Instrument *m_instrument;
};

} // namespace rp
