// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/completion_card.h"

#include "models/instruments/contract/bench.h"
#include "models/text/format.h"
#include "models/text/sentences.h"
#include "views/act/prediction_text.h"
#include "views/steps/challenge_text.h"
#include "views/widgets/action_button.h"
#include "views/widgets/text_block.h"

#include <QVBoxLayout>
#include <algorithm>

namespace rp {

CompletionCard::CompletionCard(QWidget *parent)
    : Card(2, parent)
    , m_summary(new TextBlock(this))
    , m_takeaways(new TextBlock(this))
    , m_handIn(new ActionButton(this))
    , m_mysteries(new ActionButton(this))
{
    m_takeaways->setReachable(true);
    m_summary->setReachable(true);
    body()->addWidget(m_takeaways);
    body()->addWidget(m_summary);
    body()->addWidget(m_mysteries, 0, Qt::AlignLeading);
    connect(m_mysteries, &QPushButton::clicked, this, &CompletionCard::mysteriesRequested);
    m_handIn->setObjectName(QStringLiteral("handInLab"));
    body()->addWidget(m_handIn, 0, Qt::AlignLeading);
    connect(m_handIn, &QPushButton::clicked, this, &CompletionCard::handInRequested);
}

QStringList CompletionCard::predictionLines(const LabSession &session, const ActContent &act,
                                            const Bench &bench) const
{
    QStringList lines;
    for (const QuestionContent &question : act.predictions) {
        const PredictionText text(question, session.prediction(act.id, question.id), bench);
        if (text.predicted() && text.truth())
            lines.append(tr("You predicted %1, and the instrument says %2.")
                             .arg(text.predictedText(), text.truthText()));
        else if (!text.answer().isEmpty())
            lines.append(tr("You predicted: %1").arg(text.answer()));
    }
    return lines;
}

QString CompletionCard::discoveryLine(const LabSession &session, const ActContent &act) const
{
    const auto found =
        std::count_if(act.discoveries.begin(), act.discoveries.end(),
                      [&](const auto &discovery) { return session.discovered(act.id, discovery.id); });
    const Format format;
    const QString seen = format.count(static_cast<double>(found));
    const QString total = format.count(static_cast<double>(act.discoveries.size()));
    if (session.discoveriesSkipped(act.id) && found < static_cast<long>(act.discoveries.size()))
        return tr("You found %1 of %2 discoveries and skipped the rest.").arg(seen, total);
    return tr("You found %1 of %2 discoveries.").arg(seen, total);
}

QStringList CompletionCard::challengeLines(const LabSession &session, const ActContent &act,
                                           const Bench &bench) const
{
    QStringList lines;
    for (const ChallengeContent &challenge : act.challenges) {
        const ChallengeText text(challenge, session.challenge(act.id, challenge.id), bench);
        lines.append(joinedSentences({text.summary(), text.told()}));
    }
    return lines;
}

QString CompletionCard::answerLine(const LabSession &session, const ActContent &act) const
{
    const auto right =
        std::count_if(act.reflections.begin(), act.reflections.end(),
                      [&](const auto &question) { return session.isCorrect(act.id, question.id); });
    const Format format;
    return tr("Right at the first answer: %1 of %2 questions.")
        .arg(format.count(static_cast<double>(right)),
             format.count(static_cast<double>(act.reflections.size())));
}

QString CompletionCard::nextLine(const LabSession &session, const ActContent &act) const
{
    const auto &acts = session.content().acts;
    for (std::size_t i = 0; i + 1 < acts.size(); ++i) {
        if (acts[i].id == act.id)
            return tr("Next comes: %1").arg(contentText(acts[i + 1].title));
    }
    if (session.content().memo)
        return tr(
            "This was the last act of this lab. Now write your decision memo: what you recommend, and on "
            "which evidence. Your ledger keeps everything, and you can go back to any step.");
    return tr(
        "This was the last act of this lab. Your ledger keeps everything. You can go back to any step and "
        "use the instrument again.");
}

void CompletionCard::showTakeaways(const ActContent &act)
{
    m_takeaways->setVisible(!act.takeaways.empty());
    QStringList lines;
    //: Heading of one or two sentences that are worth keeping after an act.
    lines.append(tr("What to keep"));
    for (const QString &takeaway : act.takeaways)
        //: One of several sentences, each on its own line with a bullet.
        lines.append(tr("• %1").arg(contentText(takeaway)));
    m_takeaways->setText(lines.join(QLatin1Char('\n')));
}

void CompletionCard::refresh(const LabSession &session, const ActContent &act, const Bench &bench)
{
    //: %1 is the title of an act.
    setHeading(tr("✓ You finished “%1”").arg(contentText(act.title)));
    QStringList lines = predictionLines(session, act, bench);
    if (!act.discoveries.empty())
        lines.append(discoveryLine(session, act));
    lines.append(challengeLines(session, act, bench));
    if (!act.reflections.empty() && session.withheld().isEmpty())
        lines.append(answerLine(session, act));
    showTakeaways(act);
    lines.append(nextLine(session, act));
    m_summary->setText(lines.join(QLatin1Char('\n')));
    //: Button: leads to recordings without names in the review.
    m_mysteries->setText(tr("Mystery traces…"));
    m_mysteries->setVisible(session.withheld().isEmpty() &&
                            std::any_of(act.panels.begin(), act.panels.end(), [](const PanelContent &panel) {
                                return panel.instrument == QLatin1String("trace_workbench");
                            }));
    //: Button: opens a dialog that writes the work into a file for the teacher.
    m_handIn->setText(tr("Hand in…"));
    m_handIn->setVisible(m_handsIn && !session.isPresenter() && act.id == session.content().acts.back().id);
}

} // namespace rp
