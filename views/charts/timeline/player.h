// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/playback.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <functional>

namespace rp {

/// Drives a playback at the rate of the screen, for all charts that show it. Where the desktop asks for less
/// motion it never runs: starting takes one step instead.
class Player : public QObject
{
    Q_OBJECT
public:
    explicit Player(QObject *parent = nullptr);

    /// Where the score comes from; asked for it when somebody looks.
    void setSource(std::function<PlayScore()> source);
    /// What the score is made of may have changed. Another score is shown at the same moment, or where it has
    /// come to its end if the one before had.
    void renew() { m_stale = true; }
    const Playback &playback();

    bool isRunning() const { return m_timer.isActive(); }
    PlaySpeed speed() const { return m_speed; }
    void setSpeed(PlaySpeed speed);
    /// Plays from the start; without motion it is at the end at once.
    void begin();
    /// From the end it starts again.
    void toggle();
    void stop();
    void step(bool later);
    void moveTo(double at_us);

signals:
    void moved();
    void stateChanged(); ///< running, speed or score
    void renewed();      ///< another score: what has happened in the one before is over
    void jumped();       ///< elsewhere without playing: what was on its way there is over, too
    void happened(const std::vector<rp::PlayEvent> &events);

private:
    void advance();

    std::function<PlayScore()> m_source;
    bool m_stale = true;
    Playback m_playback;
    PlaySpeed m_speed = PlaySpeed::Slow;
    QTimer m_timer;
    QElapsedTimer m_clock;
};

} // namespace rp
