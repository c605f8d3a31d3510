// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/challenge_text.h"

#include "models/content/option_order.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/ladder_text.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace rp {

namespace {
} // namespace

bool ChallengeText::isDuration(const ChallengeContent &challenge)
{
    return challenge.unit == QLatin1String("duration");
}

QString ChallengeText::unitText(const ChallengeContent &challenge)
{
    if (challenge.unit == QLatin1String("percent"))
        return QLocale().percent();
    //: Unit after a number that is a factor, as in "3 times".
    return challenge.unit == QLatin1String("factor") ? tr("times") : QString();
}

ChallengeText::ChallengeText(const ChallengeContent &challenge, ChallengeRecord record, Bench bench)
    : m_challenge(challenge)
    , m_record(std::move(record))
    , m_bench(std::move(bench))
{
}

QString ChallengeText::valueText(double value) const
{
    const Format format;
    if (isDuration(m_challenge))
        return format.span_s(value * secondsPerDay);
    if (m_challenge.unit == QLatin1String("percent"))
        return format.percent(value);
    if (m_challenge.unit == QLatin1String("factor"))
        return format.factor(value);
    return format.significant(value);
}

QString ChallengeText::verdict(const ChallengeAttempt &attempt) const
{
    if (attempt.solved)
        //: Said of a value that was handed in.
        return tr("right");
    if (isProposal())
        //: Said of a proposal.
        return tr("not right");
    const double truth = m_challenge.truth
                             ? m_bench.figureFor(m_challenge.truth->inputs, m_challenge.truth->figure)
                             : std::numeric_limits<double>::quiet_NaN();
    if (!std::isfinite(truth))
        //: Said of a value that was handed in.
        return tr("not right");
    //: Said of a value that was handed in: it is smaller than the right one.
    return attempt.value < truth ? tr("too low")
                                 //: Said of a value that was handed in: it is larger than the right one.
                                 : tr("too high");
}

QStringList ChallengeText::attempts() const
{
    QStringList lines;
    if (m_challenge.kind == ChallengeContent::Kind::State)
        return lines;
    for (const ChallengeAttempt &attempt : m_record.attempts)
        //: A value that was handed in, and what was said of it: "10 h: too low".
        lines.append(tr("%1: %2").arg(attemptText(attempt), verdict(attempt)));
    return lines;
}

QString ChallengeText::attemptText(const ChallengeAttempt &attempt) const
{
    if (!isProposal())
        return valueText(attempt.value);
    for (const InputChoice &choice : proposalChoices(m_challenge, m_bench)) {
        if (choice.key == attempt.option)
            return choice.label;
    }
    return attempt.option;
}

std::vector<ChoiceEntry> ChallengeText::proposals() const
{
    const QStringList before = tried();
    std::vector<ChoiceEntry> entries;
    for (const InputChoice &choice : proposalChoices(m_challenge, m_bench)) {
        //: A proposal that can be chosen, marked because it was tried before; %1 is the proposal.
        const QString marked = tr("%1 (proposed before, not right)").arg(choice.label);
        entries.push_back({choice.key, before.contains(choice.key) ? marked : choice.label});
    }
    return entries;
}

QStringList ChallengeText::tried() const
{
    QStringList keys;
    for (const ChallengeAttempt &attempt : m_record.attempts)
        keys.append(attempt.option);
    return keys;
}

QString ChallengeText::solved() const
{
    if (!m_record.solved())
        return {};
    QString text = contentText(m_challenge.solved);
    if (m_challenge.result.isEmpty())
        return text;
    // The result stays as it was when the challenge was solved; the instrument moves on.
    const QString marker = QStringLiteral("{%1}").arg(m_challenge.result.text());
    const QString value = valueText(m_record.attempts.back().value);
    for (qsizetype at = text.lastIndexOf(marker); at >= 0; at = text.left(at).lastIndexOf(marker))
        putIn(text, at, marker.size(), value);
    return text;
}

QString ChallengeText::told() const
{
    return m_record.told ? answerTakenText() : QString();
}

QString ChallengeText::summary() const
{
    const QString title = contentText(m_challenge.title);
    if (!m_record.solved())
        //: %1 is the title of a challenge.
        return tr("Challenge “%1”: not solved.").arg(title);
    if (m_record.seenBefore)
        //: %1 is the title of a challenge.
        return tr("Challenge “%1”: solved, but you may have seen the solution before, so it counts for "
                  "nothing.")
            .arg(title);
    const QString result = attemptText(m_record.attempts.back());
    if (m_challenge.kind == ChallengeContent::Kind::State && m_challenge.result.isEmpty())
        //: %1 is the title of a challenge.
        return tr("Challenge “%1”: solved.").arg(title);
    if (m_challenge.kind == ChallengeContent::Kind::State)
        //: %1 is the title of a challenge, %2 the name of a figure ("Moves made"), %3 its value.
        return tr("Challenge “%1”: solved. %2: %3.")
            .arg(title, m_bench.figureLabel(m_challenge.result), result);
    if (isProposal())
        //: %1 is the title of a challenge, %2 what was proposed; the number is that of the proposals.
        return tr("Challenge “%1”: solved after %Ln proposal(s) with: %2", nullptr,
                  static_cast<int>(m_record.attempts.size()))
            .arg(title, result);
    //: %1 is the title of a challenge, %2 the value handed in; the number is that of the attempts.
    return fillMarkers(tr("Challenge “%1”: solved with %2 after %Ln attempt(s).", nullptr,
                          static_cast<int>(m_record.attempts.size())),
                       {title, result});
}

} // namespace rp
