// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sound/sound_score.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <QtEndian>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace test_sound {

using namespace rp;

namespace {

/// How strong a frequency is in one channel between two moments (Goertzel): 1 for a sine of full scale.
double strength(const std::vector<qint16> &samples, int channel, double from_s, double to_s, double hz)
{
    const auto from = std::size_t(from_s * soundRate_hz);
    const auto to = std::min(std::size_t(to_s * soundRate_hz), samples.size() / 2);
    if (from >= to)
        return 0.0;
    const double turn = 2.0 * std::cos(2.0 * std::numbers::pi * hz / soundRate_hz);
    double last = 0.0;
    double before = 0.0;
    for (std::size_t frame = from; frame < to; ++frame) {
        const double now = samples[2 * frame + std::size_t(channel)] / 32767.0 + turn * last - before;
        before = last;
        last = now;
    }
    const double power = last * last + before * before - turn * last * before;
    return 2.0 * std::sqrt(std::max(power, 0.0)) / double(to - from);
}

SoundVoice tone(double from_s, double to_s, double hz, double pan = 0.0, Timbre timbre = Timbre::Pure)
{
    return {timbre, {{from_s, hz, pan}, {to_s, hz, pan}}};
}

} // namespace

class TestSound : public QObject
{
    Q_OBJECT
private slots:
    void aToneHasItsPitchAlone();
    void sidesAreHeardApart();
    void aGlideGoesByEqualIntervals();
    void betweenVoicesThereIsSilence();
    void timbresHaveTheirOvertones();
    void nothingIsClippedNorClicks();
    void whatIsNoSoundIsSilent();
    void partsOfAnAxisAreEqualIntervals();
    void aWavFileHoldsTheSamples();
};

void TestSound::aToneHasItsPitchAlone()
{
    const auto samples = renderSound({{tone(0.0, 1.0, 440.0)}});
    QCOMPARE(samples.size(), std::size_t(2 * soundRate_hz));
    QVERIFY(strength(samples, 0, 0.1, 0.9, 440.0) > 0.1);
    for (const double other : {220.0, 415.3, 466.2, 880.0, 1320.0})
        QVERIFY2(strength(samples, 0, 0.1, 0.9, other) < 0.005, QByteArray::number(other));
}

void TestSound::sidesAreHeardApart()
{
    const auto samples = renderSound({{tone(0.0, 0.5, 300.0, -1.0), tone(0.0, 0.5, 700.0, 1.0)}});
    QVERIFY(strength(samples, 0, 0.05, 0.45, 300.0) > 0.1);
    QVERIFY(strength(samples, 0, 0.05, 0.45, 700.0) < 0.005);
    QVERIFY(strength(samples, 1, 0.05, 0.45, 700.0) > 0.1);
    QVERIFY(strength(samples, 1, 0.05, 0.45, 300.0) < 0.005);
}

void TestSound::aGlideGoesByEqualIntervals()
{
    const auto samples = renderSound({{{Timbre::Pure, {{0.0, 250.0, 0.0}, {4.0, 1000.0, 0.0}}}}});
    // Half way it is an octave up, and not 625 Hz.
    QVERIFY(strength(samples, 0, 1.95, 2.05, 500.0) > 0.08);
    QVERIFY(strength(samples, 0, 1.95, 2.05, 625.0) < 0.03);
}

void TestSound::betweenVoicesThereIsSilence()
{
    const auto samples = renderSound({{tone(0.0, 0.2, 440.0), tone(0.5, 0.7, 440.0)}});
    for (auto i = std::size_t(2 * 0.21 * soundRate_hz); i < std::size_t(2 * 0.49 * soundRate_hz); ++i)
        QCOMPARE(samples[i], qint16(0));
    QVERIFY(strength(samples, 0, 0.52, 0.68, 440.0) > 0.1);
}

void TestSound::timbresHaveTheirOvertones()
{
    const auto of = [](Timbre timbre, double times) {
        return strength(renderSound({{tone(0.0, 1.0, 300.0, 0.0, timbre)}}), 0, 0.1, 0.9, 300.0 * times);
    };
    QVERIFY(of(Timbre::Reed, 2.0) < 0.005 && of(Timbre::Reed, 3.0) > 0.05);
    QVERIFY(of(Timbre::String, 2.0) > 0.05 && of(Timbre::String, 3.0) > 0.04);
    QVERIFY(of(Timbre::Organ, 2.0) > 0.08 && of(Timbre::Organ, 3.0) < 0.005);
    const auto bell = renderSound({{tone(0.0, 1.0, 300.0, 0.0, Timbre::Bell)}});
    QVERIFY(strength(bell, 0, 0.0, 0.2, 300.0) > 5.0 * strength(bell, 0, 0.7, 0.9, 300.0));
}

void TestSound::nothingIsClippedNorClicks()
{
    SoundScore score;
    for (int i = 0; i < 40; ++i)
        score.voices.push_back(tone(0.0, 0.5, 440.0));
    const auto samples = renderSound(score);
    const auto [least, most] = std::minmax_element(samples.begin(), samples.end());
    QVERIFY(*most > 20000 && *most < 32767 && *least > -32767);
    QVERIFY(std::abs(samples[0]) < 400 && std::abs(samples[samples.size() - 2]) < 1500);
}

void TestSound::whatIsNoSoundIsSilent()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double infinite = std::numeric_limits<double>::infinity();
    QVERIFY(renderSound({}).empty());
    QVERIFY(renderSound({{tone(0.0, 1e9, 440.0)}}).empty());
    QVERIFY(renderSound({{tone(0.0, nan, 440.0), tone(-1.0, 1.0, 440.0), {}}}).empty());
    QVERIFY(renderSound({{tone(0.0, 1.0, nan), tone(0.0, 1.0, 0.0), tone(0.0, 1.0, infinite)}}).empty());
    QVERIFY(renderSound({{tone(0.0, 1.0, 440.0, nan)}}).empty());
    QVERIFY(renderSound({{{Timbre::Pure, {{0.0, 440.0, 0.0}}}}}).empty());
}

void TestSound::partsOfAnAxisAreEqualIntervals()
{
    QVERIFY(pitchAt_hz(0.0) >= 200.0 && pitchAt_hz(1.0) <= 1100.0);
    QVERIFY(std::abs(pitchAt_hz(0.5) / pitchAt_hz(0.0) - pitchAt_hz(1.0) / pitchAt_hz(0.5)) < 1e-9);
    QCOMPARE(pitchAt_hz(-3.0), pitchAt_hz(0.0));
    QCOMPARE(pitchAt_hz(7.0), pitchAt_hz(1.0));
}

void TestSound::aWavFileHoldsTheSamples()
{
    const QByteArray bytes = wavFile({1, -2, 300, -32768});
    QCOMPARE(bytes.size(), 44 + 8);
    QVERIFY(bytes.startsWith("RIFF"));
    QCOMPARE(bytes.mid(8, 8), QByteArray("WAVEfmt "));
    const auto word = [&bytes](int at) { return qFromLittleEndian<quint32>(bytes.constData() + at); };
    QCOMPARE(word(4), quint32(bytes.size() - 8));
    QCOMPARE(word(24), quint32(44100));
    QCOMPARE(word(28), quint32(44100 * 4));
    QCOMPARE(word(40), quint32(8));
    QCOMPARE(qFromLittleEndian<qint16>(bytes.constData() + 46), qint16(-2));
    QCOMPARE(qFromLittleEndian<qint16>(bytes.constData() + 50), qint16(-32768));
}

RP_TEST(TestSound)

} // namespace test_sound
#include "test_sound.moc"
