// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/timeline/player.h"

#include "views/widgets/motion.h"

#include <utility>

namespace rp {

namespace {

constexpr int frame_ms = 16;
constexpr double longestFrame_s = 0.1; ///< a window that hung goes on where it was

} // namespace

Player::Player(QObject *parent)
    : QObject(parent)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(frame_ms);
    connect(&m_timer, &QTimer::timeout, this, &Player::advance);
}

void Player::setSource(std::function<PlayScore()> source)
{
    m_source = std::move(source);
    renew();
}

const Playback &Player::playback()
{
    if (!std::exchange(m_stale, false) || !m_source)
        return m_playback;
    PlayScore score = m_source();
    if (score == m_playback.score())
        return m_playback;
    const bool wasAtEnd = m_playback.isAtEnd();
    const double at_us = m_playback.at_us();
    m_timer.stop();
    m_playback = Playback(std::move(score));
    m_playback.moveTo(wasAtEnd ? m_playback.score().end_us() : at_us);
    emit renewed();
    emit stateChanged();
    emit moved();
    return m_playback;
}

void Player::setSpeed(PlaySpeed speed)
{
    m_speed = speed;
    emit stateChanged();
}

void Player::toggle()
{
    if (isRunning())
        return stop();
    if (!wantsMotion())
        return step(true);
    if (playback().isAtEnd())
        moveTo(0.0);
    m_clock.start();
    m_timer.start();
    emit stateChanged();
}

void Player::stop()
{
    if (!isRunning())
        return;
    m_timer.stop();
    emit stateChanged();
}

void Player::begin()
{
    playback();
    if (wantsMotion()) {
        moveTo(0.0);
        toggle();
    } else {
        stop();
        moveTo(m_playback.score().end_us());
    }
}

void Player::advance()
{
    playback();
    if (!isRunning())
        return;
    const double elapsed_s = std::min(double(m_clock.nsecsElapsed()) / 1e9, longestFrame_s);
    m_clock.start();
    const std::vector<PlayEvent> events = m_playback.advance(elapsed_s, m_speed);
    emit moved();
    if (!events.empty())
        emit happened(events);
    if (m_playback.isAtEnd())
        stop();
}

void Player::step(bool later)
{
    stop();
    playback();
    const std::vector<PlayEvent> events = m_playback.step(later);
    emit moved();
    emit happened(events);
}

void Player::moveTo(double at_us)
{
    playback();
    m_playback.moveTo(at_us);
    emit jumped();
    emit moved();
}

} // namespace rp
