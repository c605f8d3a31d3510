// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/step_link.h"
#include "models/instruments/contract/panel_name.h"
#include "models/measure_text/measure_topic.h"
#include "models/review/mystery.h"
#include "models/review/recall_answer.h"
#include "models/session/lab_session.h"

#include <QObject>
#include <QVariant>
#include <cstdint>
#include <vector>

namespace rp {

enum class MemoPart : std::uint8_t;

/// What the learner asks for in a lab's view, whichever page it is asked on. Views are given it, as they are
/// the Announcer, and emit its signals; the composition root connects them with the controllers. Questions,
/// challenges and entries are named by id and belong to the current act, captures by id.
class Intents : public QObject
{
    Q_OBJECT
public:
    explicit Intents(QObject *parent = nullptr);

signals:
    // The steps.
    void nextRequested();
    void backRequested();
    void placeRequested(const rp::Place &place);
    /// The confidence here and below is 1 … 5.
    void predictionCommitRequested(const QString &question, const QString &option, int confidence);
    void numberCommitRequested(const QString &question, double number, int confidence);
    void reflectionAnswerRequested(const QString &question, const QString &option);
    void decisionRequested(const QString &decision, const QString &option);
    void writingEdited(const QString &entry, const QString &text); ///< with every change
    void skipRequested();
    void fillInRequested(const QString &discovery, double value); ///< in the unit of its figure
    void foundRequested(const QString &discovery);                ///< to be told without a number
    void inputChangeRequested(const rp::InputRef &input, const QVariant &value);
    void panelChosen(const QString &panel); ///< to be remembered; the page shows it already
    void exerciseAnswerRequested(const QString &question, const QString &option);
    void challengeNumberRequested(const QString &challenge, double value); ///< in the truth's unit
    void challengeSliderRequested(const QString &challenge);               ///< hand in what the slider has
    void challengeSetupRequested(const QString &challenge);
    void hintRequested(const rp::HintRef &of, int rung);
    void hintSettingRequested(const rp::HintRef &of, int rung); ///< a rung that was taken, on the instrument
    void proposalRequested(const QString &challenge, const QString &option); ///< or noneProposed
    void trackChosen(const QString &track);
    void takeOverRequested(); ///< what comes from other labs, as it is there now

    // What this computer does.
    void measureRequested(rp::MeasureTopic topic);
    void measureCancelRequested();

    // Evidence and memo.
    void captureRequested(const QString &panel);
    void reopenRequested(const QString &capture);
    void renameRequested(const QString &capture, const QString &name);
    void removeRequested(const QString &capture);
    void restoreRequested(const QString &capture);
    void memoTextEdited(rp::MemoPart part, const QString &text);
    void memoAuthorEdited(const QString &author);
    void memoEvidenceChosen(const QStringList &captures);
    void triggerNamed(const QString &capture, const QString &input); ///< of the memo's stress test
    void memoExported(const QString &path);                          ///< a file was written
    void handInRequested();                                          ///< by a dialog that asks for the rest

    // The course and its review, see ReviewPage.
    void labRequested(const QString &lab); ///< by its id
    /// Commits the answer to a question of any act: the id of an option, or a number.
    void answerRequested(const QString &lab, const QString &act, const QString &question,
                         const QVariant &answer, int confidence);
    void linkRequested(const rp::StepLink &link);
    void draftEdited(const rp::RecallAnswer &draft);
    void lockRequested(const QString &question);
    void pointsTicked(const QString &question, const std::vector<bool> &points); ///< so far
    void markRequested(const QString &question, const std::vector<bool> &points);
    void deleteRecallRequested();
    void mysteriesRequested();                           ///< the section of the review
    void mysteryLocked(const rp::MysteryAnswer &answer); ///< without time and truth
    void mysteryRanked(const QString &recording, const std::vector<rp::traces::Remedy> &order);
    void beliefAnswered(const QString &belief, bool isTrue);
    void checkRequested(const QString &item, bool checked);
    void reviewWritingEdited(const QString &prompt, const QString &text);
    void reviewExported(const QString &path); ///< a file was written
};

} // namespace rp
