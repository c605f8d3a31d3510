// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/contract/play_score.h"

#include <algorithm>

namespace rp {

void PlayTrack::add(double start_us, double end_us, double amount)
{
    if (!(end_us > start_us))
        return;
    const double before = stretches.empty() ? 0.0 : stretches.back().before + stretches.back().amount;
    stretches.push_back({start_us, end_us, amount, before});
}

std::size_t PlayTrack::begunAt(double at_us) const
{
    const auto later =
        std::upper_bound(stretches.begin(), stretches.end(), at_us,
                         [](double at, const PlayStretch &stretch) { return at < stretch.start_us; });
    return std::size_t(later - stretches.begin());
}

double PlayTrack::billAt(double at_us) const
{
    const std::size_t begun = begunAt(at_us);
    if (begun == 0)
        return 0.0;
    const PlayStretch &last = stretches[begun - 1];
    return last.before + last.amount * std::clamp((at_us - last.start_us) / last.length_us(), 0.0, 1.0);
}

double PlayTrack::shareOf(double from_us, double to_us) const
{
    if (!(to_us > from_us) || stretches.empty())
        return 0.0;
    double busy_us = 0.0;
    for (std::size_t i = std::max<std::size_t>(begunAt(from_us), 1) - 1;
         i < stretches.size() && stretches[i].start_us < to_us; ++i)
        busy_us +=
            std::max(0.0, std::min(to_us, stretches[i].end_us) - std::max(from_us, stretches[i].start_us));
    return busy_us / (to_us - from_us);
}

double PlayLane::billAt(double at_us) const
{
    double bill = 0.0;
    for (const PlayTrack &track : tracks)
        bill += track.billed ? track.billAt(at_us) : 0.0;
    return bill;
}

double PlayLane::doneAt(double at_us) const
{
    double done_us = 0.0;
    double all_us = 0.0;
    for (const PlayTrack &track : tracks) {
        if (track.kind != PlayTrack::Kind::Running)
            continue;
        done_us += track.shareOf(0.0, at_us) * at_us;
        all_us += track.shareOf(0.0, end_us) * end_us;
    }
    return all_us > 0.0 ? std::min(1.0, done_us / all_us) : 0.0;
}

double PlayLane::waitedAt(PlayTrack::Side side, double at_us) const
{
    double waited_us = 0.0;
    for (const PlayTrack &track : tracks)
        if (track.kind == PlayTrack::Kind::Waiting && track.side == side)
            waited_us += track.billAt(std::min(at_us, end_us));
    return waited_us;
}

bool PlayLane::waits(PlayTrack::Side side) const
{
    return std::any_of(tracks.begin(), tracks.end(), [side](const PlayTrack &track) {
        return track.kind == PlayTrack::Kind::Waiting && track.side == side && track.billed;
    });
}

double PlayScore::end_us() const
{
    double end = 0.0;
    for (const PlayLane &lane : lanes)
        end = std::max(end, lane.end_us);
    return end;
}

double PlayScore::mostBilled() const
{
    double most = 0.0;
    for (const PlayLane &lane : lanes)
        for (const PlayTrack &track : lane.tracks)
            most = std::max(most, track.billed ? track.billAt(lane.end_us) : 0.0);
    return most;
}

PlayTrack waitingBeside(const PlayTrack &busy, double end_us, bool billed)
{
    PlayTrack waiting{busy.side, PlayTrack::Kind::Waiting, billed};
    double free_us = 0.0;
    for (const PlayStretch &stretch : busy.stretches) {
        waiting.add(free_us, stretch.start_us, std::max(0.0, stretch.start_us - free_us));
        free_us = stretch.end_us;
    }
    waiting.add(free_us, end_us, std::max(0.0, end_us - free_us));
    return waiting;
}

} // namespace rp
