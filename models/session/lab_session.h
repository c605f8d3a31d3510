// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"

#include <QDateTime>
#include <QObject>
#include <QSet>
#include <QVariantMap>
#include <memory>
#include <optional>

namespace rp {

class Ledger;
class Taken;
struct CommitEntry;
struct Exam;

enum class Step
{
    Brief,
    Predict,
    Explore,
    Reveal,
    Reflect
};
constexpr int stepCount = 5;
QString stepKey(Step step); ///< "brief", "predict", "explore", "reveal", "reflect"
std::optional<Step> stepFromKey(const QString &key);

struct Place
{
    QString act;
    Step step = Step::Brief;
    bool operator==(const Place &) const = default;
};

enum class StepState
{
    Locked,
    Open,
    Done
};

/// Why a transition was refused. Nothing has changed when one is returned.
enum class Refusal
{
    None,
    Locked,           ///< an earlier step is not finished
    AlreadyCommitted, ///< a prediction can't be changed
    UnknownQuestion,
    UnknownAnswer, ///< no such option, or a number out of range
    NotAnswered,   ///< the step can't be left yet
    TrackMissing,  ///< a track has to be chosen first
    ReadOnly       ///< another window holds the ledger
};

/// A committed answer to a prediction: an option id or a number.
struct PredictionRecord
{
    QString option; ///< empty for numeric questions
    std::optional<double> number;
    QDateTime committedAt;
    /// An earlier answer was altered outside the program, or given to other content, so that the solution
    /// may have been seen before: opens the step, counts for nothing.
    bool seenBefore = false;
    int confidence = 0; ///< 1 … 5; 0: it was not asked for
};

struct ReflectionRecord
{
    QString firstOption;        ///< the one that counts
    std::vector<QString> tried; ///< in order, first included
    bool solved = false;     ///< nothing is left to try: the right one was found, or an exam takes one answer
    bool seenBefore = false; ///< see PredictionRecord
    bool told = false;       ///< of an exercise: its ladder's answer was taken before the first one was given
};

/// One try at a challenge.
struct ChallengeAttempt
{
    double value = 0.0; ///< in the unit of the challenge's figure; of a proposal its figure
    QString option;     ///< of a proposal: the key of the choice, or noneProposed
    bool solved = false;
    QDateTime at;
};

struct ChallengeRecord
{
    std::vector<ChallengeAttempt> attempts; ///< oldest first; none after the solving one
    bool seenBefore = false; ///< solved after tries at it had been altered, see PredictionRecord
    bool told = false;       ///< solved after its ladder's answer was taken

    bool solved() const { return !attempts.empty() && attempts.back().solved; }
};

/// A number that was filled in for a discovery.
struct FigureTry
{
    double value = 0.0; ///< in the unit of its figure
    bool right = false;
};

/// So many tries there are at it; after the last one it is told.
inline constexpr std::size_t figureTries = 2;

/// Where a learner is in one lab and which transitions are legal. A gate is a property of this state: every
/// road (button, key, accessibility action, command line, restored or edited ledger) ends in these functions.
/// State lives in the Ledger given to the constructor, which must outlive the session.
class LabSession : public QObject
{
    Q_OBJECT
public:
    LabSession(LabContent content, Ledger &ledger, QObject *parent = nullptr);
    ~LabSession() override;

    /// The options of its questions in this learner's own order. During an exam it holds no answers, see
    /// withheldContent(): what is shown comes from here, and so gives nothing away.
    const LabContent &content() const;
    /// The same with all answers, for controllers that hold a try against them.
    const LabContent &answerKey() const { return m_content; }
    /// Why nothing is said of answers, as translated sentences: the exam that was held when this was made.
    /// Empty: it is.
    QString withheld() const;
    /// All gates open, badge shown, nothing written. For projecting.
    bool isPresenter() const;

    Place place() const;
    /// Where work goes on: there, or, when its act is done, at the first open step of those after it.
    Place placeToGoOn() const;
    const ActContent &currentAct() const;
    /// Locked for an unknown act.
    StepState state(const QString &act, Step step) const;
    bool isActDone(const QString &act) const;
    /// Every act is done.
    bool isLabDone() const;
    /// The instrument of an act may be used (its predictions are all committed, or presenter mode).
    bool instrumentOpen(const QString &act) const;
    /// The learner has run a panel of the act: pressed “Run it”, or changed one of its inputs. Until then it
    /// shows nothing of what it computes. An empty name is the first panel. Where something was found before
    /// panels had to be run, or the rest was passed over, each one counts as run.
    bool hasRun(const QString &act, const QString &panel) const;
    /// Why the current step can't be left yet, else None.
    Refusal blockedBy() const;

    std::optional<PredictionRecord> prediction(const QString &act, const QString &question) const;
    std::optional<ReflectionRecord> reflection(const QString &act, const QString &question) const;
    std::optional<ReflectionRecord> exercise(const QString &act, const QString &question) const;
    ChallengeRecord challenge(const QString &act, const QString &challenge) const;
    /// Prediction, or first answer of a reflection or an exercise; one seen before is never, and none is
    /// during an exam.
    bool isCorrect(const QString &act, const QString &question) const;
    bool discovered(const QString &act, const QString &discovery) const;
    /// What was found is told: the number that is asked for first was filled in or passed over, or there is
    /// none. So it is, too, once the rest was skipped or the act's Reveal is done.
    bool isTold(const QString &act, const QString &discovery) const;
    std::vector<FigureTry> figuresTried(const QString &act, const QString &discovery) const;
    bool discoveriesSkipped(const QString &act) const;
    /// The highest rung of a ladder that was taken, before an entry of the log where one is given; 0: none.
    int hintsTaken(const QString &act, const HintRef &of, const CommitEntry *before = nullptr) const;
    /// What a discovery tells may be told: it was made and told, the rest was passed over, or the act's
    /// Reveal is done, which an act that was finished before there was this discovery is as well. True where
    /// there is none of that name for this learner, and for who presents.
    bool isFoundOrPassed(const QString &act, const QString &discovery) const;
    /// Nothing is left to solve on the learner's track.
    bool challengesDone(const QString &act) const;
    /// One entry of the discovery's needs has been met at some moment.
    bool needMet(const QString &act, const NeedRef &need) const;
    QVariantMap savedInputs(const QString &act) const;
    /// The learner's track, else the lab's default one; what belongs to other tracks counts as not there. A
    /// track that the lab says nothing of counts as none chosen. Exploring that was finished on one track
    /// stays finished on the others.
    QString track() const { return m_track; }
    bool isTrackChosen() const { return m_trackChosen; }
    /// Whether something of these tracks (empty: of every one) is there for this learner.
    bool applies(const QStringList &tracks) const;
    /// Of an act, those that are there on the learner's track, in order.
    std::vector<const PanelContent *> panels(const QString &act) const;
    std::vector<const QuestionContent *> predictions(const QString &act) const;
    /// Whose predictions an act asks for: the learner's, unless those of another track were begun before.
    /// What was committed stays, and another track asks nothing anew.
    QString predictionTrack(const QString &act) const;
    std::vector<const DiscoveryContent *> discoveries(const QString &act) const;
    std::vector<const ChallengeContent *> challenges(const QString &act) const;
    /// What the lab starts from that others have left in the ledger.
    const Taken &taken() const { return *m_taken; }
    Taken &taken() { return *m_taken; } ///< only for controllers
    /// All that finds it was found.
    bool isKept(const QString &act, const KeptContent &kept) const;
    /// The panel of an act that was last in view; empty when none is remembered that is still there.
    QString shownPanel(const QString &act) const;
    /// What the learner wrote; empty when nothing.
    QString writing(const QString &act, const QString &entry) const;

    // Transitions: only controllers call these.
    Refusal goTo(const Place &place);
    /// Next: leaves the current step for the next one, or for the next act's brief. After the last act's
    /// reflection there is no further place: labCompleted() is emitted instead.
    Refusal advance();
    /// @param confidence how sure the learner is, 1 … 5; pages ask for it, 0: it was not asked for
    Refusal commitPrediction(const QString &act, const QString &question, const QString &option,
                             int confidence = 0);
    Refusal commitPrediction(const QString &act, const QString &question, double number, int confidence = 0);
    Refusal answerReflection(const QString &act, const QString &question, const QString &option);
    Refusal answerExercise(const QString &act, const QString &question, const QString &option);
    /// Records one try; whether it solves the challenge is judged by the caller, who has the instruments.
    /// Nothing is recorded after a solving try. The value must be finite.
    Refusal recordAttempt(const QString &act, const QString &challenge, double value, bool solves);
    /// The same for a proposal: the key of a choice, or noneProposed. AlreadyCommitted also for one that was
    /// proposed before.
    Refusal recordProposal(const QString &act, const QString &challenge, const QString &option, double value,
                           bool solves);
    /// Keeps what the learner writes, as it is written. Refused while the act's Reflect step is locked.
    Refusal recordWriting(const QString &act, const QString &entry, const QString &text);
    /// Puts the option into the design. Refused while the act's Reflect step is locked.
    Refusal recordDecision(const QString &act, const QString &decision, const QString &option);
    /// Records that the learner has run a panel of the act; an empty name is the first. While the ledger is
    /// read-only it is kept for the life of the window.
    Refusal recordRun(const QString &act, const QString &panel);
    /// Records that a need is met, and the discovery with it once all of its needs are.
    Refusal recordNeed(const QString &act, const NeedRef &need);
    /// Records the number that a learner fills in for a discovery made; whether it is right is judged by the
    /// caller, who has the instruments. It must be finite.
    Refusal recordFigure(const QString &act, const QString &discovery, double value, bool isRight);
    /// Tells what was found without it.
    Refusal tellDiscovery(const QString &act, const QString &discovery);
    /// Records that a rung of a ladder is taken. One after the other: those that the content does not have
    /// are passed over. Locked for a prediction that is not committed, and in an exam.
    Refusal takeHint(const QString &act, const HintRef &of, int rung);
    /// Remembers the panel in view, beside the settings.
    void recordPanel(const QString &act, const QString &panel);
    /// Passes over what is left to discover and to solve.
    Refusal skipDiscoveries(const QString &act);
    Refusal recordInputs(const QString &act, const QVariantMap &inputs);
    /// Design fields of the lab's ledger entry: "fusion_enabled", "kws_utilization_eager_pct", …
    Refusal recordDesign(const QVariantMap &fields);
    QVariantMap design() const;
    /// Settings that instruments share ("context", "track"). Kept for the life of the window only while the
    /// ledger is read-only.
    void recordSetting(const QString &key, const QVariant &value);
    QVariant setting(const QString &key) const;

signals:
    void changed(); ///< after any accepted transition
    void placeChanged();
    void predictionCommitted(const QString &act, const QString &question);
    void exerciseAnswered(const QString &act, const QString &question);
    void challengeAttempted(const QString &act, const QString &challenge);
    void writingChanged(const QString &act, const QString &entry);
    void trackChanged(); ///< panels, discoveries and challenges may be others now
    void panelRun(const QString &act, const QString &panel); ///< for the first time, by the panel's own id
    void discoveryMade(const QString &act, const QString &discovery);
    void actUnlocked(const QString &act); ///< its brief is open now
    void labCompleted();                  ///< Next after the last reflection
    void settingChanged(const QString &key);
    void reloaded(); ///< another ledger was taken over; everything may have changed

private:
    const CommitEntry *entry(QLatin1String kind, const QString &act, const QString &item) const;
    bool isOurs(const CommitEntry &entry, QLatin1String kind, const QString &act, const QString &item) const;
    bool isSeenBefore(const CommitEntry &entry) const;
    bool commit(QLatin1String kind, const QString &act, const QString &item, const QString &option = {});
    bool commit(CommitEntry made);
    /// First answers are of the kind `first`, later ones of the kind `later`.
    std::optional<ReflectionRecord> answers(const QString &act, const QuestionContent &asked,
                                            QLatin1String first, QLatin1String later) const;
    Refusal recordAnswer(const QString &act, const QuestionContent &asked, const QString &option,
                         QLatin1String first, QLatin1String later);
    bool isStepDone(const ActContent &act, Step step) const;
    bool arePredicted(const QString &act) const;
    bool isExplored(const ActContent &act) const;
    bool isExploredOn(const QString &track, const ActContent &act) const;
    bool isExploredUnrun(const QString &act) const;
    bool isSolved(const QString &act, const QString &challenge) const;
    bool isPossibleTry(const ChallengeContent &challenge, const CommitEntry &made) const;
    Refusal recordFigureEntry(const QString &act, const QString &discovery, CommitEntry made);
    Refusal recordTry(const QString &act, const QString &challenge, CommitEntry made);
    QString panelKey(const QString &act) const;
    bool readTrack();
    void retellSetting(const QString &key);
    Refusal checkPrediction(const QString &act, const QString &question, int confidence) const;
    Place firstLegalPlace() const;
    std::optional<Place> placeAfter(const Place &place) const;
    void moveTo(const Place &place);

    LabContent m_content;
    std::unique_ptr<const Exam> m_exam; ///< none: there is none
    LabContent m_told;                  ///< during the exam
    Ledger &m_ledger;
    std::unique_ptr<Taken> m_taken;
    QStringList m_tracks; ///< those that the lab says anything of
    QString m_track;
    bool m_trackChosen = false;
    Place m_place;
    QSet<QString> m_runsHere; ///< act/panel: run while the ledger was read-only
    /// Which acts' instruments are open, as far as it was asked, for one state of the log.
    struct OpenAt
    {
        QByteArray seal;
        QString track;
        QHash<QString, bool> acts;
    };
    mutable OpenAt m_openAt;
};

} // namespace rp
