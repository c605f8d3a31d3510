// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controllers/discovery_watch.h"
#include "models/instruments/workbench.h"
#include "models/session/lab_session.h"

#include <QObject>
#include <QVariant>
#include <functional>
#include <memory>
#include <vector>

namespace rp {

class HoldsAt;
class Instrument;
struct Catalogue;
struct TakenEntry;

/// Drives a LabSession and the instruments of its acts on the user's behalf. Views emit intents; the
/// composition root connects them to these slots. Each slot either does what was asked, or emits refused()
/// with one sentence.
///
/// It also watches the instruments: while an act is open, changed inputs are recorded, whoever changed them.
/// In the act's Explore step the learner makes discoveries and solves challenges of a state with what he
/// changes himself, see DiscoveryWatch.
class WizardController : public QObject
{
    Q_OBJECT
public:
    /// An act may have no instrument. Session and instruments must outlive the controller; the workbench
    /// itself need not. Puts the instruments' inputs back to where the ledger has them.
    WizardController(LabSession &session, const Workbench &workbench, QObject *parent = nullptr);
    ~WizardController() override;

    /// What is found is told with the settings that it holds at from now on, where the instruments stand
    /// otherwise. The catalogue must outlive the controller.
    void setCatalogue(const Catalogue &catalogue);

public slots:
    void next();
    void back();
    void open(const rp::Place &place);
    /// @param confidence here and below: how sure the learner is, 1 … 5; 0: it was not asked for
    void commitPrediction(const QString &question, const QString &option, int confidence = 0);
    void commitNumber(const QString &question, double number, int confidence = 0);
    /// Answers a question of any act from outside of its page: goes to it, through the brief where that is
    /// all that stands before it, commits, and goes on to the instrument once nothing else is asked.
    /// @param answer the id of an option, or a number
    void predict(const QString &act, const QString &question, const QVariant &answer, int confidence = 0);
    void answerReflection(const QString &question, const QString &option);
    void answerExercise(const QString &question, const QString &option);
    /// Hands in a value for a number challenge, in the unit of its figure; every try is kept.
    void attemptChallenge(const QString &challenge, double value);
    /// Proposes a choice in a challenge of proposals, or noneProposed; every try is kept.
    void attemptProposal(const QString &challenge, const QString &option);
    /// Hands in what the challenge's slider stands at. Refused while the instruments don't stand as the
    /// challenge demands.
    void handInSlider(const QString &challenge);
    /// Sets the instruments as the challenge demands.
    void setUpChallenge(const QString &challenge);
    /// Keeps what the learner writes into an entry of the current act, as it is written.
    void recordWriting(const QString &entry, const QString &text);
    /// Decides for an option of a decision of the current act.
    void decide(const QString &decision, const QString &option);
    /// Lets a panel of the current act show what it computes.
    void run(const QString &panel);
    /// Fills in the number that a discovery of the current act asks for, in the unit of its figure.
    void fillIn(const QString &discovery, double value);
    /// Tells what was found without it.
    void tellFound(const QString &discovery);
    /// Takes the next hint of a ladder of the current act.
    void takeHint(const rp::HintRef &of, int rung);
    /// Goes to Explore and sets the panel up as a hint that was taken says. Nothing is found by it.
    void setHint(const rp::HintRef &of, int rung);
    /// What is left to discover and to solve in the current act.
    void skipDiscoveries();
    /// Refused while the act's instruments are locked. Records inputs, discoveries and
    /// design fields that follow from them. A context goes to every instrument.
    void setInput(const rp::InputRef &input, const QVariant &value);
    /// The toolbar's context: allowed at any time, every instrument follows.
    /// @param trackValue for inputs that follow the track; empty leaves them
    void setContext(const QString &context, const QString &trackValue = {});
    /// The same where something else brings the context along, so that nothing is found with it.
    void followContext(const QString &context, const QString &trackValue = {});
    /// Inputs that follow the track take this value, but for those that were left at one of their own.
    void followTrack(const QString &value);
    /// The toolbar's workload, for every instrument of the current act that has one. Refused while the act's
    /// instruments are locked.
    void setWorkload(const QString &workload);
    /// The panel of the current act that is in view, so that it comes back.
    void rememberPanel(const QString &panel);
    /// Sets what the lab takes over from others as they have it now, in acts that are in use too.
    void takeOver();
    /// The learner's track, for the ledger; the context and the values that belong to it are set apart.
    void setTrack(const QString &track);

signals:
    void refused(const QString &sentence);
    void inputRefused(const rp::InputRef &input, const QString &sentence); ///< as it was asked for
    void said(const QString &sentence);       ///< translated, for the announcer: what a request has done
    void discovered(const QString &sentence); ///< translated, for the announcer and the discovery list
    void hintSet(const QString &act, const QString &panel); ///< by its own id
    void unlocked(const QString &sentence);                 ///< the next act is open now
    void finished(const QString &sentence);                 ///< Next after the last reflection

private:
    struct ActBench
    {
        QString act;
        Bench bench;
        QVariantMap initial; ///< inputs as the instruments were made
    };

    void watch();
    void tellTransitions();
    void answer(Refusal refusal);
    void answerAt(Refusal refusal, const Place &place);
    Refusal goToQuestions(const QString &act);
    const Bench &currentBench() const;
    bool isLive() const;
    void restore();
    void restoreNow();
    void putBack(const ActBench &act);
    void startFromTaken(const QString &act);
    bool take(const TakenEntry &entry);
    void takeContext();
    void takeWhatIsNew();
    const ActBench *benchOf(const QString &act) const;
    void observe();
    void changeByHand(const QStringList &panels, const std::function<void()> &change);
    QStringList panelInView() const;
    DiscoveryWatch::Hand takeHand(const QString &act);
    void recordDesign();
    void recordKept();
    void tellDiscovery(const QString &act, const QString &discovery);
    QString foundSoFar(const ActContent &act) const;
    void answerFigure(Refusal refusal);
    const ChallengeContent *openChallenge(const QString &challenge);
    /// Makes a change of several inputs look like one to what watches the instruments.
    void changeTogether(const std::function<void()> &change);
    void shareTrack(const QString &value);
    void keepWhatFollowsTrack();
    QString shareContext(const QString &context);

    LabSession &m_session;
    std::vector<ActBench> m_acts; ///< in the order of the lab
    std::vector<Instrument *> m_instruments;
    DiscoveryWatch m_watch;
    std::unique_ptr<HoldsAt> m_holdsAt; ///< null before there is a catalogue
    QStringList m_hand;                 ///< panels that the learner is changing now
    bool m_changing = false; ///< several inputs change at once: what stands in between is nobody's state
};

} // namespace rp
