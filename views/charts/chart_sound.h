// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sound/sound_score.h"
#include "views/charts/sound_output.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <optional>

class QWidget;

namespace rp {

class Announcer;

/// Whether charts are played, or texts are read aloud, and how fast.
enum class SoundSpeed
{
    Off,
    Slow,
    Normal,
    Fast
};

QString soundSpeedKey(SoundSpeed speed);
/// Nothing for a key that is none's.
std::optional<SoundSpeed> soundSpeedFromKey(const QString &key);
std::vector<SoundSpeed> soundSpeeds();
QString soundSpeedName(SoundSpeed speed);
int soundPace(SoundSpeed speed); ///< -1: slow, 1: fast, else 0

/// Plays what charts sound like, one at a time, and never together with speech: what is played is said before
/// in a sentence, and whatever else is said, a key or a moved focus ends it. A child of the program, where
/// pictures find it.
class ChartSound : public QObject
{
    Q_OBJECT
public:
    ChartSound(std::unique_ptr<SoundOutput> output, QObject &program);

    /// The one of the program, if it has one.
    static ChartSound *ofProgram();

    void setSpeed(SoundSpeed speed);
    SoundSpeed speed() const { return m_speed; }
    double slowness() const; ///< against normal speed
    /// Why nothing can be played now, as a translated sentence; empty: it can.
    QString refusal() const;

    /// Says the translated sentence in the window of `from`, then plays. It ends when `from` is hidden.
    void play(QWidget &from, const SoundScore &score, const QString &sentence);
    void stop();
    /// From play() until it has ended.
    bool isPlaying() const { return m_state != State::Silent; }
    /// It sounds.
    bool isHeard() const { return m_state == State::Heard; }

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void ended();

private:
    enum class State
    {
        Silent,
        Said,   ///< the sentence waits to be spoken
        Spoken, ///< a screen reader or the program's own voice speaks it
        Heard
    };
    void hear(const QString &text);
    void begin();
    void followVoice();

    std::unique_ptr<SoundOutput> m_output;
    SoundSpeed m_speed = SoundSpeed::Off;
    State m_state = State::Silent;
    QPointer<QWidget> m_from;
    QPointer<Announcer> m_announcer;
    QString m_sentence;
    std::vector<qint16> m_samples;
    QTimer m_timer;
};

} // namespace rp
