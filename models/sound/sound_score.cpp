// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sound/sound_score.h"

#include <QDataStream>
#include <QIODevice>
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace rp {

namespace {

constexpr double lowest_hz = 220.0;
constexpr double highest_hz = 1046.5;
constexpr double leastHeard_hz = 20.0;
constexpr double mostHeard_hz = 4000.0; ///< so that no overtone folds back
constexpr double edge_s = 0.008;        ///< a tone that begins or ends at once clicks
constexpr double voiceGain = 0.22;
constexpr double mostLoud = 0.9;
constexpr int channels = 2;

/// Strengths of the fundamental and its overtones.
constexpr std::array<std::array<double, 5>, 5> overtones{{{1.0, 0.0, 0.0, 0.0, 0.0},
                                                          {1.0, 0.0, 0.45, 0.0, 0.25},
                                                          {1.0, 0.5, 0.33, 0.25, 0.2},
                                                          {1.0, 0.7, 0.0, 0.35, 0.0},
                                                          {1.0, 0.0, 0.0, 0.3, 0.0}}};

bool isSound(const SoundPoint &point)
{
    return std::isfinite(point.at_s) && std::isfinite(point.pan) && point.at_s >= 0.0 &&
           point.at_s <= longestSound_s && point.pitch_hz >= leastHeard_hz && point.pitch_hz <= mostHeard_hz;
}

double waveAt(Timbre timbre, double phase)
{
    double value = 0.0;
    double number = 1.0;
    for (const double strength : overtones.at(static_cast<std::size_t>(timbre))) {
        if (strength > 0.0)
            value += strength * std::sin(2.0 * std::numbers::pi * number * phase);
        number += 1.0;
    }
    return value;
}

/// A part of the voice's whole loudness, `into_s` after its begin and `left_s` before its end.
double envelope(Timbre timbre, double into_s, double left_s)
{
    const double edges = std::clamp(std::min(into_s, left_s) / edge_s, 0.0, 1.0);
    if (timbre != Timbre::Bell)
        return edges;
    return edges * std::exp(-4.0 * into_s / std::max(into_s + left_s, edge_s));
}

/// Adds a voice to samples of both channels, which are long enough.
void addVoice(const SoundVoice &voice, std::vector<double> &mix)
{
    const std::vector<SoundPoint> &points = voice.points;
    if (points.size() < 2 || !std::all_of(points.begin(), points.end(), isSound))
        return;
    const double from_s = points.front().at_s;
    const double to_s = points.back().at_s;
    std::size_t segment = 0;
    double phase = 0.0;
    const std::size_t end =
        std::min(mix.size() / channels, static_cast<std::size_t>(std::floor(to_s * soundRate_hz)));
    for (auto frame = static_cast<std::size_t>(std::ceil(from_s * soundRate_hz)); frame < end; ++frame) {
        const double at_s = static_cast<double>(frame) / soundRate_hz;
        while (segment + 2 < points.size() && at_s >= points[segment + 1].at_s)
            ++segment;
        const SoundPoint &a = points[segment];
        const SoundPoint &b = points[segment + 1];
        const double length_s = b.at_s - a.at_s;
        const double part = length_s > 0.0 ? std::clamp((at_s - a.at_s) / length_s, 0.0, 1.0) : 0.0;
        phase += a.pitch_hz * std::pow(b.pitch_hz / a.pitch_hz, part) / soundRate_hz;
        phase -= std::floor(phase);
        const double value =
            voiceGain * envelope(voice.timbre, at_s - from_s, to_s - at_s) * waveAt(voice.timbre, phase);
        // As loud in the middle as at the sides.
        const double pan = std::clamp(std::lerp(a.pan, b.pan, part), -1.0, 1.0);
        const double angle = (pan + 1.0) * std::numbers::pi / 4.0;
        mix[channels * frame] += value * std::cos(angle);
        mix[channels * frame + 1] += value * std::sin(angle);
    }
}

} // namespace

double SoundScore::length_s() const
{
    double length = 0.0;
    for (const SoundVoice &voice : voices) {
        if (voice.points.size() > 1 && std::all_of(voice.points.begin(), voice.points.end(), isSound))
            length = std::max(length, voice.points.back().at_s);
    }
    return length;
}

double pitchAt_hz(double part)
{
    return lowest_hz * std::pow(highest_hz / lowest_hz, std::clamp(part, 0.0, 1.0));
}

std::vector<qint16> renderSound(const SoundScore &score)
{
    const auto frames = static_cast<std::size_t>(std::ceil(score.length_s() * soundRate_hz));
    std::vector<double> mix(channels * frames, 0.0);
    for (const SoundVoice &voice : score.voices)
        addVoice(voice, mix);
    double peak = 0.0;
    for (const double value : mix)
        peak = std::max(peak, std::abs(value));
    const double scale = 32767.0 * (peak > mostLoud ? mostLoud / peak : 1.0);
    std::vector<qint16> samples(mix.size());
    std::transform(mix.begin(), mix.end(), samples.begin(),
                   [scale](double value) { return static_cast<qint16>(std::lround(value * scale)); });
    return samples;
}

QByteArray wavFile(const std::vector<qint16> &samples)
{
    constexpr quint32 sampleBytes = sizeof(qint16);
    constexpr quint32 headerRest = 36; // of the header, behind the first length
    const auto size = static_cast<quint32>(samples.size() * sampleBytes);
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    out.writeRawData("RIFF", 4);
    out << quint32(headerRest + size);
    out.writeRawData("WAVEfmt ", 8);
    out << quint32(16) << quint16(1) << quint16(channels) << quint32(soundRate_hz)
        << quint32(soundRate_hz * channels * sampleBytes) << quint16(channels * sampleBytes)
        << quint16(8 * sampleBytes);
    out.writeRawData("data", 4);
    out << size;
    for (const qint16 sample : samples)
        out << sample;
    return bytes;
}

} // namespace rp
