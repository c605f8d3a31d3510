// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/check/lab_rules.h"
#include "models/check/panel_vocabulary.h"
#include "models/content/figure_text.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <QSet>

namespace rp {

/// One run of checkLabRules() over one lab.
class RuleCheck
{
    Q_DECLARE_TR_FUNCTIONS(rp::RuleCheck)
public:
    RuleCheck(QString file, const VocabularySource &source, const LabTeaching &teaching)
        : m_file(std::move(file))
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
        return std::move(m_problems);
    }

private:
    void add(const QString &pointer, const QString &reason)
    {
        m_problems.push_back({m_file, pointer, reason});
    }

    template<typename Entries>
    void checkIds(const Entries &entries, const QString &pointer)
    {
        QSet<QString> known;
        for (size_t i = 0; i < entries.size(); ++i) {
            if (known.contains(entries[i].id))
                add(QStringLiteral("%1/%2/id").arg(pointer).arg(i),
                    tr("the id %1 is used twice").arg(Format::isolate(entries[i].id)));
            known.insert(entries[i].id);
        }
    }

    void addAll(const QString &pointer, const QStringList &reasons)
    {
        for (const QString &reason : reasons)
            add(pointer, reason);
    }

    void checkText(const QString &text, const QString &pointer)
    {
        const FigureReferences found = parseFigureReferences(text);
        if (!found.error.isEmpty())
            add(pointer, found.error);
        for (const FigureReference &reference : found.references) {
            addAll(pointer, m_vocabulary.figure(reference.figure));
            addAll(pointer, m_vocabulary.inputsOf(reference.figure, reference.inputs));
        }
    }

    void checkTexts(const std::vector<QString> &texts, const QString &pointer)
    {
        for (size_t i = 0; i < texts.size(); ++i)
            checkText(texts[i], QStringLiteral("%1/%2").arg(pointer).arg(i));
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
    void checkChoice(const QuestionContent &question, const QString &pointer);
    void checkAct(const ActContent &act, const QString &pointer);
    void checkOpening(const PanelContent &panel, const QString &pointer);
    void checkPanels(const ActContent &act, const QString &pointer);
    void checkBrief(const BriefContent &brief, const QString &pointer);
    void checkQuestions(const ActContent &act, const QString &pointer);
    void checkDiscoveries(const ActContent &act, const QString &pointer);
    void checkEntries(const ActContent &act, const QString &pointer);
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
    void checkTake(const LabContent &lab, const TakeContent &take, const QString &pointer);
    void checkTakenContext(const TakeContent &take, const QString &pointer);
    QStringList unknownContext(const QString &key) const;

    QString m_file;
    const VocabularySource &m_source;
    const LabTeaching &m_teaching;
    PanelVocabulary m_vocabulary; // of the act
    std::vector<JsonProblem> m_problems;
};

} // namespace rp
