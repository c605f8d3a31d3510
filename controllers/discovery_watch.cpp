// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controllers/discovery_watch.h"

#include "models/content/discovery.h"
#include "models/instruments/contract/bench.h"
#include "models/session/lab_session.h"

#include <algorithm>
#include <cmath>

namespace rp {
namespace {

constexpr int wholeTask = -1; ///< a challenge has but one need

QStringList panelsOf(const NamedValues &needs, const Bench &bench)
{
    QStringList panels;
    for (const NamedValue &wanted : needs)
        panels.append(bench.withPanel(wanted.name).panel);
    return panels;
}

bool isAmong(const QStringList &wanted, const QStringList &panels)
{
    return std::any_of(wanted.begin(), wanted.end(),
                       [&panels](const QString &panel) { return panels.contains(panel); });
}

bool haveRun(const LabSession &session, const QString &act, const QStringList &panels)
{
    return std::all_of(panels.begin(), panels.end(),
                       [&](const QString &panel) { return session.hasRun(act, panel); });
}

} // namespace

DiscoveryWatch::DiscoveryWatch(LabSession &session)
    : m_session(session)
{
}

bool DiscoveryWatch::isReached(const QString &act, const NeedRef &need, const NamedValues &needs,
                               const Bench &bench, const Hand &hand)
{
    const Standing key{act, need.discovery, need.need};
    if (!meetsNeed(needs, bench)) {
        m_standing.erase(key);
        return false;
    }
    const QStringList panels = panelsOf(needs, bench);
    if (!m_standing.contains(key) && isAmong(panels, hand.panels) && haveRun(m_session, act, panels))
        return true;
    m_standing.insert(key);
    return false;
}

/// Of several states to compare the first one may be where the instrument stood: whoever saw it and moves on
/// has compared. It never completes a discovery, because that speaks of what is on the screen.
void DiscoveryWatch::countWhatIsLeft(const QString &act, const DiscoveryContent &discovery,
                                     const Bench &bench, const Hand &hand)
{
    const int count = int(discovery.needs.size());
    for (int need = 0; need < count; ++need) {
        const NamedValues &needs = discovery.needs[size_t(need)];
        if (!m_standing.contains({act, discovery.id, need}) || meetsNeed(needs, bench) ||
            !isAmong(panelsOf(needs, bench), hand.shown) || m_session.needMet(act, {discovery.id, need}))
            continue;
        int open = 0;
        for (int other = 0; other < count; ++other)
            open += m_session.needMet(act, {discovery.id, other}) ? 0 : 1;
        if (open > 1)
            m_session.recordNeed(act, {discovery.id, need});
    }
}

void DiscoveryWatch::lookAt(const QString &act, const DiscoveryContent &discovery, const Bench &bench,
                            const Hand &hand)
{
    countWhatIsLeft(act, discovery, bench, hand);
    const int count = int(discovery.needs.size());
    for (int i = 0; i < count; ++i) {
        const NeedRef need{discovery.id, i};
        if (!m_session.needMet(act, need) && isReached(act, need, discovery.needs[size_t(i)], bench, hand))
            m_session.recordNeed(act, need);
    }
}

void DiscoveryWatch::lookForSolutions(const QString &act, const Bench &bench, const Hand &hand)
{
    for (const ChallengeContent *asked : m_session.challenges(act)) {
        if (asked->kind != ChallengeContent::Kind::State || m_session.challenge(act, asked->id).solved() ||
            !isReached(act, {asked->id, wholeTask}, asked->needs, bench, hand))
            continue;
        const double result = asked->result.isEmpty() ? 1.0 : bench.figure(asked->result);
        m_session.recordAttempt(act, asked->id, std::isfinite(result) ? result : 0.0, true);
    }
}

void DiscoveryWatch::look(const QString &act, const Bench &bench, const Hand &hand)
{
    for (const DiscoveryContent *discovery : m_session.discoveries(act))
        lookAt(act, *discovery, bench, hand);
    lookForSolutions(act, bench, hand);
}

} // namespace rp
