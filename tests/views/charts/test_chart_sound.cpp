// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What charts sound like, and when: not without being asked, and never together with speech.
#include "tests/support/test_main.h"
#include "tests/views/charts/kept_sound.h"
#include "views/charts/chart_score.h"
#include "views/charts/chart_sound.h"
#include "views/widgets/spoken/announcer.h"

#include <QAction>
#include <QFile>
#include <QMenu>
#include <QTemporaryDir>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <limits>

namespace test_chart_sound {

using namespace rp;
using test::KeptSound;

namespace {

ChartSeries lineOf(const std::vector<std::pair<double, double>> &values)
{
    ChartSeries series;
    for (const auto &[x, y] : values) {
        ChartPoint point;
        point.position = x;
        point.value = y;
        series.points.push_back(point);
    }
    return series;
}

ValueAxis axis(double from, double to, bool logarithmic = false)
{
    return {from, to, Quantity::Text, logarithmic};
}

std::vector<SoundVoice> bells(const SoundScore &score)
{
    std::vector<SoundVoice> found;
    std::copy_if(score.voices.begin(), score.voices.end(), std::back_inserter(found),
                 [](const SoundVoice &voice) { return voice.timbre == Timbre::Bell; });
    return found;
}

} // namespace

class TestChartSound : public QObject
{
    Q_OBJECT
private slots:
    void aRooflineIsASlopeAndThenAPlateau();
    void linesThatCrossRingThere();
    void seriesAfterSeries();
    void valuesOffTheAxesAreSilent();
    void mirroredChartsSoundMirrored();
    void silenceIsAWaitingGpu();
    void answersAreANoteEach();
    void speedsHaveKeys();

    void init();
    void cleanup();
    void itIsOffUntilItIsWanted();
    void itIsSaidAndThenPlayed();
    void theSameKeyAndEscapeStopIt_data();
    void theSameKeyAndEscapeStopIt();
    void otherSpeechStopsIt();
    void walkingStopsIt();
    void withoutADeviceASentenceSaysSo();
    void theMenuPlaysAndSaves();

private:
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(m_chart->plotWidget(), Qt::Key(key), modifiers);
    }

    KeptSound::Heard m_heard;
    std::unique_ptr<ChartSound> m_sound;
    std::unique_ptr<QWidget> m_window;
    Announcer *m_announcer = nullptr;
    LineChart *m_chart = nullptr;
};

void TestChartSound::aRooflineIsASlopeAndThenAPlateau()
{
    ChartContent content;
    content.series = {lineOf({{1.0, 10.0}, {10.0, 100.0}, {100.0, 100.0}})};
    const SoundScore score = lineScore(content, {axis(1.0, 100.0, true), axis(1.0, 100.0, true)}, {});
    QCOMPARE(score.voices.size(), std::size_t(1));
    const std::vector<SoundPoint> &points = score.voices[0].points;
    QCOMPARE(points.size(), std::size_t(3));
    // The ridge is in the middle of a logarithmic axis, in time and from left to right.
    QCOMPARE(points[1].at_s, points[2].at_s / 2.0);
    QVERIFY(std::abs(points[1].pan) < 1e-9 && points[0].pan < -0.5 && points[2].pan > 0.5);
    QVERIFY(std::abs(points[0].pitch_hz - pitchAt_hz(0.5)) < 1e-6);
    QCOMPARE(points[1].pitch_hz, points[2].pitch_hz);
    QCOMPARE(points[2].pitch_hz, pitchAt_hz(1.0));
}

void TestChartSound::linesThatCrossRingThere()
{
    ChartContent content;
    content.series = {lineOf({{0.0, 0.0}, {10.0, 10.0}}), lineOf({{0.0, 5.0}, {10.0, 5.0}})};
    const ScoreAxes axes{axis(0.0, 10.0), axis(0.0, 10.0)};
    SoundScore score = lineScore(content, axes, {});
    QCOMPARE(score.voices.size(), std::size_t(3));
    QVERIFY(score.voices[0].timbre != score.voices[1].timbre);
    QCOMPARE(bells(score).size(), std::size_t(1));
    QVERIFY(std::abs(bells(score)[0].points[0].at_s - score.voices[0].points[1].at_s / 2.0) < 1e-9);
    QVERIFY(std::abs(bells(score)[0].points[0].pitch_hz - 2.0 * pitchAt_hz(0.5)) < 1e-6);

    content.series[1] = lineOf({{0.0, 10.0}, {10.0, 11.0}}); // they don't meet
    score = lineScore(content, {axis(0.0, 10.0), axis(0.0, 20.0)}, {});
    QVERIFY(bells(score).empty());

    ChartAnnotation mark;
    mark.category = 10.0;
    mark.position = 20.0;
    content.annotations = {mark};
    score = lineScore(content, {axis(0.0, 10.0), axis(0.0, 20.0)}, {});
    QCOMPARE(bells(score).size(), std::size_t(1));
    QCOMPARE(bells(score)[0].points[0].pitch_hz, pitchAt_hz(1.0));
}

void TestChartSound::seriesAfterSeries()
{
    ChartContent content;
    content.series = {lineOf({{0.0, 0.0}, {10.0, 10.0}}), lineOf({{0.0, 5.0}, {10.0, 5.0}})};
    const ScoreAxes axes{axis(0.0, 10.0), axis(0.0, 10.0)};
    const SoundScore score = lineScore(content, axes, {2.0, true, false});
    QVERIFY(score.voices[1].points[0].at_s > score.voices[0].points[1].at_s);
    QVERIFY(bells(score).empty());
    const SoundScore fast = lineScore(content, axes, {1.0, false, false});
    QCOMPARE(score.voices[0].points[1].at_s, 2.0 * fast.voices[0].points[1].at_s);
}

void TestChartSound::valuesOffTheAxesAreSilent()
{
    ChartContent content;
    const double nan = std::numeric_limits<double>::quiet_NaN();
    content.series = {lineOf({{0.0, 1.0}, {1.0, 1.0}, {2.0, nan}, {3.0, 1.0}, {4.0, 1.0}, {5.0, 99.0}})};
    const SoundScore score = lineScore(content, {axis(0.0, 5.0), axis(0.0, 2.0)}, {});
    QCOMPARE(score.voices.size(), std::size_t(2));
    QVERIFY(score.voices[0].points.back().at_s < score.voices[1].points.front().at_s);
    QVERIFY(valueScore({}, {}).voices.empty());
}

void TestChartSound::mirroredChartsSoundMirrored()
{
    ChartContent content;
    content.series = {lineOf({{0.0, 0.0}, {10.0, 10.0}})};
    const SoundScore score = lineScore(content, {axis(0.0, 10.0), axis(0.0, 10.0)}, {1.0, false, true});
    QVERIFY(score.voices[0].points[0].pan > 0.5);
    QVERIFY(score.voices[0].points[1].pan < -0.5);
}

void TestChartSound::silenceIsAWaitingGpu()
{
    // A lane that waits in its middle, and one whose kernels follow each other: one tone.
    const SoundScore score =
        laneScore({{{0.0, 25.0}, {75.0, 100.0}}, {{0.0, 20.0}, {20.0, 40.0}, {40.01, 50.0}}}, 100.0, {});
    QCOMPARE(score.voices.size(), std::size_t(3 + 2));
    QCOMPARE(bells(score).size(), std::size_t(2));
    const double end_s = score.voices[1].points.back().at_s;
    QVERIFY(std::abs(score.voices[0].points.back().at_s - end_s / 4.0) < 1e-9);
    QVERIFY(std::abs(score.voices[1].points.front().at_s - end_s * 0.75) < 1e-9);
    const std::vector<qint16> samples = renderSound({{score.voices[0], score.voices[1]}});
    const auto middle = std::size_t(end_s / 2.0 * soundRate_hz) * 2;
    QCOMPARE(samples[middle], qint16(0));
    QVERIFY(laneScore({{}, {}}, 0.0, {}).voices.empty());
}

void TestChartSound::answersAreANoteEach()
{
    const SoundScore score = answerScore(axis(0.0, 1.0), {0.9, 0.25}, {}, {});
    QCOMPARE(score.voices.size(), std::size_t(2));
    QCOMPARE(score.voices[0].points[0].pitch_hz, pitchAt_hz(0.9));
    QCOMPARE(score.voices[1].points[0].pitch_hz, pitchAt_hz(0.25));
    QVERIFY(score.voices[0].points[0].pan > score.voices[1].points[0].pan);
    QVERIFY(score.voices[1].points[0].at_s > score.voices[0].points[1].at_s);
    QVERIFY(score.voices[0].timbre != score.voices[1].timbre);
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const SoundScore low = answerScore(axis(1.0, 100.0, true), {0.0, nan, 100.0}, {}, {});
    QCOMPARE(low.voices.size(), std::size_t(2)); // zero is at the axis' end
    QCOMPARE(low.voices[0].points[0].pitch_hz, pitchAt_hz(0.0));
    // What a machine had rings, after both.
    const SoundScore three = answerScore(axis(0.0, 1.0), {0.9, 0.25}, 0.3, {});
    QCOMPARE(three.voices.size(), std::size_t(3));
    QCOMPARE(bells(three).size(), std::size_t(1));
    QCOMPARE(bells(three)[0].points[0].pitch_hz, pitchAt_hz(0.3));
    QVERIFY(bells(three)[0].points[0].at_s > three.voices[1].points[1].at_s);
}

void TestChartSound::speedsHaveKeys()
{
    for (const SoundSpeed speed : soundSpeeds()) {
        QCOMPARE(soundSpeedFromKey(soundSpeedKey(speed)), std::optional(speed));
        QVERIFY(!soundSpeedName(speed).isEmpty());
    }
    QVERIFY(!soundSpeedFromKey(QStringLiteral("loud")));
}

void TestChartSound::init()
{
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    m_heard = {};
    m_sound = std::make_unique<ChartSound>(std::make_unique<KeptSound>(m_heard), *qApp);
    m_sound->setSpeed(SoundSpeed::Fast);
    m_window = std::make_unique<QWidget>();
    m_announcer = new Announcer(m_window.get());
    m_chart = new LineChart(m_window.get());
    (new QVBoxLayout(m_window.get()))->addWidget(m_chart);
    connect(m_chart, &ChartWidget::announce, m_announcer, &Announcer::say);
    test::showRoof(*m_chart);
    m_window->resize(700, 500);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_chart->plotWidget()->setFocus();
}

void TestChartSound::cleanup()
{
    m_window.reset();
    m_sound.reset();
}

void TestChartSound::itIsOffUntilItIsWanted()
{
    ChartSound fresh(std::make_unique<KeptSound>(m_heard), *m_chart);
    QCOMPARE(fresh.speed(), SoundSpeed::Off);
    m_sound->setSpeed(SoundSpeed::Off);
    press(Qt::Key_S);
    QVERIFY(!m_sound->isPlaying());
    QVERIFY(m_chart->statusText().contains(QLatin1String("Sound of charts")));
    QTRY_VERIFY(m_announcer->text().contains(QLatin1String("Sound of charts")));
    QCOMPARE(m_heard.starts, 0);
}

void TestChartSound::itIsSaidAndThenPlayed()
{
    press(Qt::Key_S);
    QVERIFY(m_sound->isPlaying() && !m_sound->isHeard());
    QCOMPARE(m_heard.starts, 0);
    QVERIFY(m_chart->statusText().contains(QLatin1String("The roof")));
    QVERIFY(m_chart->statusText().contains(QLatin1String("Attainable")));
    QTRY_COMPARE(m_heard.starts, 1);
    QCOMPARE(m_announcer->text(), m_chart->statusText());
    QVERIFY(!m_heard.samples.empty());
    QTRY_VERIFY(!m_sound->isPlaying());
    QVERIFY(!m_chart->statusText().contains(QLatin1String("The roof")));
}

void TestChartSound::theSameKeyAndEscapeStopIt_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("S") << int(Qt::Key_S);
    QTest::newRow("Esc") << int(Qt::Key_Escape);
}

void TestChartSound::theSameKeyAndEscapeStopIt()
{
    QFETCH(int, key);
    press(Qt::Key_Return);
    const ChartPosition at = m_chart->position();
    press(Qt::Key_S, Qt::ShiftModifier);
    QTRY_VERIFY(m_sound->isHeard());
    press(Qt::Key_Shift); // alone it is nothing
    QVERIFY(m_sound->isHeard());
    press(key);
    QVERIFY(!m_sound->isPlaying());
    QVERIFY(m_heard.stops > 0);
    QVERIFY(m_chart->position() == at); // Esc didn't leave the values as well
    QCOMPARE(m_heard.starts, 1);
}

void TestChartSound::otherSpeechStopsIt()
{
    press(Qt::Key_S);
    QTRY_VERIFY(m_sound->isHeard());
    m_announcer->say(QStringLiteral("Something else."));
    QTRY_VERIFY(!m_sound->isPlaying());
}

void TestChartSound::walkingStopsIt()
{
    press(Qt::Key_S);
    QTRY_VERIFY(m_sound->isHeard());
    press(Qt::Key_Right);
    QVERIFY(!m_sound->isPlaying());
    QVERIFY(m_chart->position().on == ChartPosition::On::Point);

    press(Qt::Key_S);
    QTRY_VERIFY(m_sound->isHeard());
    m_chart->hide();
    QVERIFY(!m_sound->isPlaying());
}

void TestChartSound::withoutADeviceASentenceSaysSo()
{
    m_heard.isReady = false;
    press(Qt::Key_S);
    QVERIFY(!m_sound->isPlaying());
    QTRY_VERIFY(m_announcer->text().contains(QLatin1String("Qt Multimedia")));
}

void TestChartSound::theMenuPlaysAndSaves()
{
    const auto *menu = m_chart->findChild<QMenu *>();
    QVERIFY(menu);
    const QList<QAction *> actions = menu->actions();
    const auto entry = [&actions](QLatin1String text) {
        const auto found = std::find_if(actions.begin(), actions.end(), [text](const QAction *action) {
            return action->isVisible() && action->text() == text;
        });
        return found == actions.end() ? nullptr : *found;
    };
    QAction *play = entry(QLatin1String("Play as sound"));
    QVERIFY(play && entry(QLatin1String("Play series by series")));
    play->trigger();
    QTRY_VERIFY(m_sound->isHeard());

    m_sound->setSpeed(SoundSpeed::Off); // a file is written all the same
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("roof.wav"));
    QString error;
    QVERIFY2(m_chart->exportWav(path, &error), qPrintable(error));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.size() > 44 + soundRate_hz);
    QCOMPARE(file.read(4), QByteArray("RIFF"));
    QVERIFY(!m_chart->exportWav(folder.filePath(QStringLiteral("none/roof.wav")), &error));
    QVERIFY(!error.isEmpty());
}

RP_TEST(TestChartSound)

} // namespace test_chart_sound
#include "test_chart_sound.moc"
