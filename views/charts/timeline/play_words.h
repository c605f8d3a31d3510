// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/playback.h"

#include <QCoreApplication>
#include <functional>

namespace rp {

/// What lanes and parts are called, in the current language.
struct PlayNames
{
    std::function<QString(const QString &key)> lane = {};
    /// Of what runs; empty: kernels, which are counted.
    std::function<QString(const QString &key)> part = {};
};

/// What a playback says.
class PlayWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::PlayWords)
public:
    PlayWords(const PlayScore &score, const PlayNames &names)
        : m_score(score)
        , m_names(names)
    {
    }

    /// All of it in a few sentences, however much it is.
    QString told(const std::vector<PlayEvent> &events) const;
    /// How long a side has waited in each lane: "GPU waits: Eager 10.0 ms, Compiled 2.50 ms".
    QString waits(PlayTrack::Side side, double at_us) const;
    /// The bill of one track, as it stands in the picture.
    QString bill(const PlayTrack &track, double at_us) const;
    /// "done: 15.1 ms"
    static QString done(const PlayLane &lane);
    /// The clock, in words: "At 15.0 µs of 15.1 ms."
    QString clock(double at_us) const;
    static QString ofTheWork();
    static QString sideName(PlayTrack::Side side);
    static QString billName() { return tr("Bytes moved"); }

private:
    QString lane(std::size_t lane) const;
    QString part(const PlayEvent &event) const;
    QString phrase(const PlayEvent &event) const;
    QString run(const std::vector<PlayEvent> &events) const;

    const PlayScore &m_score;
    const PlayNames &m_names;
};

} // namespace rp
