// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/check/content_rules.h"
#include "models/check/lab_rules.h"
#include "models/check/panel_vocabulary.h"
#include "models/text/format.h"

#include <QCoreApplication>

namespace rp {

/// One run of checkLabRules() over one lab.
class RuleCheck : public ContentRules
{
    Q_DECLARE_TR_FUNCTIONS(rp::RuleCheck)
public:
    RuleCheck(QString file, const VocabularySource &source, const LabTeaching &teaching)
        : ContentRules(std::move(file))
        , m_source(source)
        , m_teaching(teaching)
    {
    }

    std::vector<JsonProblem> run(const LabContent &lab)
    {
        checkText(lab.title, QStringLiteral("/title"));
        checkText(lab.summary, QStringLiteral("/summary"));
        checkIds(lab.acts, QStringLiteral("/acts"));
        if (!lab.defaultTrack.isEmpty())
            checkTracks({lab.defaultTrack}, QStringLiteral("/default_track"));
        for (size_t i = 0; i < lab.acts.size(); ++i)
            checkAct(lab.acts[i], QStringLiteral("/acts/%1").arg(i));
        checkCore(lab);
        checkContexts(lab);
        checkTakes(lab);
        checkStress(lab);
        return takeProblems();
    }

private:
    void addAll(const QString &pointer, const QStringList &reasons)
    {
        for (const QString &reason : reasons)
            add(pointer, reason);
    }

    void checkReference(const FigureReference &reference, const QString &pointer) override
    {
        addAll(pointer, m_vocabulary.figure(reference.figure));
        addAll(pointer, m_vocabulary.inputsOf(reference.figure, reference.inputs));
    }

    void checkTruth(const std::optional<Truth> &truth, const QString &pointer)
    {
        if (!truth)
            return;
        addAll(pointer, m_vocabulary.figure(truth->figure));
        addAll(pointer, m_vocabulary.inputsOf(truth->figure, truth->pictureInputs()));
    }

    void checkNeeds(const NamedValues &needs, const QString &pointer)
    {
        for (const NamedValue &wanted : needs)
            addAll(pointer, m_vocabulary.need(wanted));
    }

    void checkPanelOf(const QString &panel, const QString &pointer)
    {
        addAll(pointer + QStringLiteral("/panel"), m_vocabulary.panel(panel));
    }

    void checkQuestion(const QuestionContent &question, const QString &pointer);
    void checkLadder(const LadderContent &ladder, const std::optional<Truth> &truth,
                     const std::vector<QString> &arithmetic, const QString &pointer);
    void checkLadders(const ActContent &act, const QString &pointer);
    void checkChoice(const QuestionContent &question, const QString &pointer);
    void checkAct(const ActContent &act, const QString &pointer);
    void checkOpening(const PanelContent &panel, const QString &pointer);
    void checkPanels(const ActContent &act, const QString &pointer);
    void checkBrief(const BriefContent &brief, const QString &pointer);
    void checkTerms(const BriefContent &brief, const std::vector<QString> &paragraphs,
                    const QString &pointer);
    void checkQuestions(const ActContent &act, const QString &pointer);
    void checkDiscoveries(const ActContent &act, const QString &pointer);
    void checkEntries(const ActContent &act, const QString &pointer);
    void checkDecisions(const ActContent &act, const QString &pointer);
    void checkKept(const ActContent &act, const QString &pointer);
    void checkTracks(const QStringList &tracks, const QString &pointer);
    void checkTracksWithin(const ActContent &act, const QStringList &tracks, const QString &panel,
                           const QString &pointer);
    void checkChallenge(const ActContent &act, const ChallengeContent &challenge, const QString &pointer);
    void checkState(const ChallengeContent &challenge, const QString &pointer);
    void checkProposal(const ChallengeContent &challenge, const QString &pointer);
    void checkProposalTruth(const ChallengeContent &challenge, const std::optional<Truth> &truth,
                            const QString &pointer);
    void checkCore(const LabContent &lab);
    void checkNumber(const ChallengeContent &challenge, const QString &pointer);
    void checkExercise(const ExerciseContent &exercise, const QString &pointer);
    void checkFormula(const FormulaContent &formula, const QString &pointer);
    void checkTeaching(const ActContent &act, const QString &pointer);
    void checkPeek(const ActContent &act, const QString &pointer);
    void checkContexts(const LabContent &lab);
    void checkTakes(const LabContent &lab);
    void checkStress(const LabContent &lab);
    void checkTake(const LabContent &lab, const TakeContent &take, const QString &pointer);
    void checkTakenContext(const TakeContent &take, const QString &pointer);
    QStringList unknownContext(const QString &key) const;

    const VocabularySource &m_source;
    const LabTeaching &m_teaching;
    PanelVocabulary m_vocabulary; // of the act
};

} // namespace rp
