// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace rp {

/// What goes on from one moment to another.
struct PlayStretch
{
    double start_us = 0.0;
    double end_us = 0.0;
    double amount = 0.0; ///< what it adds to the bill until its end: µs waited, bytes moved
    double before = 0.0; ///< the bill of its track when it begins

    double length_us() const { return end_us - start_us; }
    bool operator==(const PlayStretch &) const = default;
};

/// What one side does: its stretches stand in the order of time, and none overlap.
struct PlayTrack
{
    enum class Side
    {
        Cpu,
        Gpu
    };
    enum class Kind
    {
        Launching,
        Running,
        Waiting
    };
    Side side = Side::Cpu;
    Kind kind = Kind::Launching;
    bool billed = false; ///< its amounts pile up
    std::vector<PlayStretch> stretches = {};

    /// Adds a stretch behind the last one; one without any length is left out.
    void add(double start_us, double end_us, double amount = 0.0);
    /// The bill at a moment; a stretch that is under way counts as far as it has come.
    double billAt(double at_us) const;
    /// What one side is busy with between two moments, as a share of the time. Nothing where there is none.
    double shareOf(double from_us, double to_us) const;
    /// How many stretches begin at this moment or before.
    std::size_t begunAt(double at_us) const;
    bool operator==(const PlayTrack &) const = default;
};

/// One that takes part: a way of running the same work.
struct PlayLane
{
    QString key;                        ///< "eager"
    double end_us = 0.0;                ///< when it is done
    std::vector<PlayTrack> tracks = {}; ///< none: it is named, and not shown yet
    QStringList keys = {}; ///< of what runs on the GPU one after the other; empty: it is only counted

    double billAt(double at_us) const;
    /// How much of its running is done at a moment, from 0 to 1.
    double doneAt(double at_us) const;
    /// How long a side has waited up to a moment.
    double waitedAt(PlayTrack::Side side, double at_us) const;
    bool waits(PlayTrack::Side side) const; ///< is told of
    bool operator==(const PlayLane &) const = default;
};

/// Everything that there is to play, on one clock that begins at 0 µs.
struct PlayScore
{
    enum class Bill
    {
        Waiting, ///< µs
        Bytes
    };
    Bill bill = Bill::Waiting;
    std::size_t lead = 0; ///< the lane that is told step by step; of the others only who is done
    std::vector<PlayLane> lanes = {};

    double end_us() const;     ///< when the last one is done
    double mostBilled() const; ///< by any track of a lane, at the lane's end
    bool operator==(const PlayScore &) const = default;
};

/// Fills in a track of waiting where another track has gaps between 0 and `end_us`. Every microsecond is
/// billed where `billed` is set.
PlayTrack waitingBeside(const PlayTrack &busy, double end_us, bool billed);

} // namespace rp
