// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/play_score.h"

namespace rp {

/// Something worth telling.
struct PlayEvent
{
    enum class What
    {
        Starts, ///< a kernel begins to run
        Waits,  ///< one side begins to wait
        Done    ///< a lane is through
    };
    double at_us = 0.0;
    What what = What::Starts;
    std::size_t lane = 0;
    std::size_t index = 0; ///< of the stretch in its track
    double length_us = 0.0;
    double amount = 0.0; ///< what it adds to the bill
    PlayTrack::Side side = PlayTrack::Side::Gpu;

    bool operator==(const PlayEvent &) const = default;
};

/// How fast the clock runs.
enum class PlaySpeed
{
    Slow,   ///< about a second for each thing that the lead lane does
    Middle, ///< between the two
    Fast    ///< all of it in about a second
};

/// A clock over a score: from its time follows all that is to be seen. It knows no real time; who drives it
/// says how much has passed.
class Playback
{
public:
    Playback() = default;
    explicit Playback(PlayScore score);

    const PlayScore &score() const { return m_score; }
    double at_us() const { return m_at_us; }
    bool isAtStart() const { return m_at_us <= 0.0; }
    bool isAtEnd() const { return m_at_us >= m_score.end_us(); }

    /// Goes on by so much real time, and returns what has happened on the way, in order.
    std::vector<PlayEvent> advance(double elapsed_s, PlaySpeed speed);
    /// Goes to a moment, held inside the score.
    void moveTo(double at_us);
    /// Goes to where the next thing happens, or the last one before, and returns what happens there.
    std::vector<PlayEvent> step(bool later);
    /// What happens after one moment and up to another, in order. At 0 `from_us` is in it.
    std::vector<PlayEvent> between(double from_us, double to_us) const;

    /// Microseconds of the score for each second of real time.
    double rate_us(PlaySpeed speed) const;

private:
    PlayScore m_score;
    double m_at_us = 0.0;
};

} // namespace rp
