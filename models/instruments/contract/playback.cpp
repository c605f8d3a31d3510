// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/contract/playback.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rp {

namespace {

constexpr double wholeFast_s = 1.2; ///< of all there is, at the fastest
constexpr double wholeSlow_s =
    20.0; ///< at least, at the slowest: a score of three kernels is not over at once
constexpr double eachSlow_s = 1.0;
constexpr double leastWait_us = 1e-3; ///< what is left by rounding is no waiting

std::size_t runsOf(const PlayLane &lane)
{
    std::size_t runs = 1;
    for (const PlayTrack &track : lane.tracks)
        if (track.kind == PlayTrack::Kind::Running)
            runs = std::max(runs, track.stretches.size());
    return runs;
}

/// What begins is told of: kernels, and waiting that is billed.
bool isTold(const PlayTrack &track, const PlayStretch &stretch)
{
    return track.kind == PlayTrack::Kind::Running ||
           (track.kind == PlayTrack::Kind::Waiting && track.billed && stretch.length_us() >= leastWait_us);
}

/// Whether something at a moment lies between two others; the very beginning belongs to what comes after it.
bool isBetween(double at_us, double from_us, double to_us)
{
    return (at_us > from_us || (from_us <= 0.0 && at_us <= 0.0)) && at_us <= to_us;
}

} // namespace

Playback::Playback(PlayScore score)
    : m_score(std::move(score))
{
}

double Playback::rate_us(PlaySpeed speed) const
{
    if (m_score.lanes.empty())
        return 1.0;
    const PlayLane &lead = m_score.lanes[std::min(m_score.lead, m_score.lanes.size() - 1)];
    const double fast = m_score.end_us() / wholeFast_s;
    const double each_us = lead.end_us / double(runsOf(lead));
    const double slow = std::min(each_us / eachSlow_s, m_score.end_us() / wholeSlow_s);
    switch (speed) {
    case PlaySpeed::Slow:
        return slow;
    case PlaySpeed::Middle:
        return std::sqrt(slow * fast);
    case PlaySpeed::Fast:
        break;
    }
    return fast;
}

void Playback::moveTo(double at_us)
{
    m_at_us = std::isfinite(at_us) ? std::clamp(at_us, 0.0, m_score.end_us()) : 0.0;
}

std::vector<PlayEvent> Playback::advance(double elapsed_s, PlaySpeed speed)
{
    const double from_us = m_at_us;
    moveTo(from_us + std::max(0.0, elapsed_s) * rate_us(speed));
    return between(from_us, m_at_us);
}

std::vector<PlayEvent> Playback::between(double from_us, double to_us) const
{
    std::vector<PlayEvent> events;
    for (std::size_t l = 0; l < m_score.lanes.size(); ++l) {
        const PlayLane &lane = m_score.lanes[l];
        if (lane.end_us > 0.0 && isBetween(lane.end_us, from_us, to_us))
            events.push_back({lane.end_us, PlayEvent::What::Done, l, 0, 0.0, lane.billAt(lane.end_us)});
        if (l != m_score.lead)
            continue;
        for (const PlayTrack &track : lane.tracks) {
            const bool runs = track.kind == PlayTrack::Kind::Running;
            const std::size_t first = from_us <= 0.0 ? 0 : track.begunAt(from_us);
            for (std::size_t i = first; i < track.begunAt(to_us); ++i) {
                const PlayStretch &stretch = track.stretches[i];
                if (!isTold(track, stretch))
                    continue;
                events.push_back({stretch.start_us, runs ? PlayEvent::What::Starts : PlayEvent::What::Waits,
                                  l, i, stretch.length_us(), stretch.amount, track.side});
            }
        }
    }
    std::stable_sort(events.begin(), events.end(),
                     [](const PlayEvent &a, const PlayEvent &b) { return a.at_us < b.at_us; });
    return events;
}

std::vector<PlayEvent> Playback::step(bool later)
{
    // The nearest moment that there is something to tell of.
    double next = later ? m_score.end_us() : 0.0;
    const auto see = [&](double at_us) {
        if (later ? at_us > m_at_us : at_us < m_at_us)
            next = later ? std::min(next, at_us) : std::max(next, at_us);
    };
    for (std::size_t l = 0; l < m_score.lanes.size(); ++l) {
        const PlayLane &lane = m_score.lanes[l];
        if (lane.end_us > 0.0)
            see(lane.end_us);
        if (l != m_score.lead)
            continue;
        for (const PlayTrack &track : lane.tracks)
            for (const PlayStretch &stretch : track.stretches)
                if (isTold(track, stretch))
                    see(stretch.start_us);
    }
    m_at_us = next;
    return between(std::nextafter(next, -1.0), next);
}

} // namespace rp
