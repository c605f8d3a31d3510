// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <vector>

namespace rp {

/// What tells voices apart by the ear, as colours and marks do by the eye.
enum class Timbre
{
    Pure,
    Reed,   ///< odd overtones, hollow
    String, ///< all overtones
    Organ,  ///< octaves
    Bell    ///< rings off; for marks, so that no series has it
};

/// Where a voice is at a moment. Between two of them the pitch glides by equal intervals.
struct SoundPoint
{
    double at_s = 0.0;
    double pitch_hz = 0.0;
    double pan = 0.0; ///< -1: left, 1: right

    bool operator==(const SoundPoint &) const = default;
};

/// One tone without a break, from its first point to its last; the points stand in the order of time.
struct SoundVoice
{
    Timbre timbre = Timbre::Pure;
    std::vector<SoundPoint> points;

    bool operator==(const SoundVoice &) const = default;
};

/// Voices that sound together on one clock that begins at 0 s.
struct SoundScore
{
    std::vector<SoundVoice> voices;

    double length_s() const; ///< when the last voice ends; 0: nothing sounds
    bool operator==(const SoundScore &) const = default;
};

constexpr int soundRate_hz = 44100;
constexpr double longestSound_s = 120.0; ///< what comes later is left out

/// The pitch of a part of an axis, 0 … 1: a bit more than two octaves, which ears tell apart best and small
/// loudspeakers still have, by equal intervals. 220 … 1,047 Hz; parts beyond the ends are held at them.
double pitchAt_hz(double part);

/// Stereo samples at soundRate_hz, 16 bits, left and right in turn. However many voices, they are not
/// clipped. What is not finite, or no pitch that can be heard, is silent.
std::vector<qint16> renderSound(const SoundScore &score);

/// A WAV file (RIFF, PCM) of such samples.
QByteArray wavFile(const std::vector<qint16> &samples);

} // namespace rp
