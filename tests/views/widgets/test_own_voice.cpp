// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the program reads aloud by itself, and when it is silent.
#include "tests/support/test_main.h"
#include "tests/views/charts/kept_sound.h"
#include "tests/views/widgets/kept_voice.h"
#include "views/charts/chart_sound.h"
#include "views/pages/page_story.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/own_voice.h"
#include "views/widgets/text_block.h"

#include <QApplication>
#include <QSignalSpy>
#include <QVBoxLayout>

namespace test_own_voice {

using namespace rp;

class TestOwnVoice : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void itIsOffUntilItIsWanted();
    void consequencesAreReadAsTheyCome();
    void aPageIsReadPartByPart();
    void aChartInFocusIsReadWithItsPoint();
    void theSameKeyAndEscapeStopIt();
    void whatIsReadIsMarked();
    void leavingThePageStopsIt();
    void itIsSilentWhileAScreenReaderRuns();
    void withoutAVoiceASentenceSaysSo_data();
    void withoutAVoiceASentenceSaysSo();
    void theSoundOfAChartWaits();

private:
    void askToRead() { readAloud(*m_announcer, *m_page, pageStory(*m_page)); }

    test::KeptVoice::Heard m_heard;
    bool m_screenReader = false;
    std::unique_ptr<OwnVoice> m_voice;
    std::unique_ptr<QWidget> m_window;
    QWidget *m_page = nullptr;
    Announcer *m_announcer = nullptr;
    LineChart *m_chart = nullptr;
    TextBlock *m_text = nullptr;
};

void TestOwnVoice::init()
{
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    m_heard = {};
    m_screenReader = false;
    m_voice = std::make_unique<OwnVoice>(std::make_unique<test::KeptVoice>(m_heard), *qApp,
                                         [this] { return m_screenReader; });
    m_voice->setRate(0.4);
    m_window = std::make_unique<QWidget>();
    m_announcer = new Announcer(m_window.get());
    m_page = new QWidget(m_window.get());
    (new QVBoxLayout(m_window.get()))->addWidget(m_page);
    m_text = new TextBlock(QStringLiteral("A launch takes 10 µs."), m_page);
    m_text->setReachable(true);
    m_chart = new LineChart(m_page);
    auto *column = new QVBoxLayout(m_page);
    column->addWidget(m_text);
    column->addWidget(m_chart);
    test::showRoof(*m_chart, QStringLiteral("It rises and stays."));
    m_window->resize(700, 500);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_text->setFocus();
}

void TestOwnVoice::cleanup()
{
    m_window.reset();
    m_voice.reset();
}

void TestOwnVoice::itIsOffUntilItIsWanted()
{
    test::KeptVoice::Heard heard;
    OwnVoice fresh(std::make_unique<test::KeptVoice>(heard), *m_page, [] { return false; });
    QVERIFY(!fresh.isOn());
    fresh.hear(QStringLiteral("Kept."));
    QVERIFY(heard.said.isEmpty());

    m_voice->setRate(std::nullopt);
    askToRead();
    QTRY_VERIFY(m_announcer->text().contains(QLatin1String("A launch takes"))); // for a screen reader
    QVERIFY(m_heard.said.isEmpty());
}

void TestOwnVoice::consequencesAreReadAsTheyCome()
{
    m_announcer->say(QStringLiteral("The launch now takes \u206820 µs\u2069."));
    QTRY_COMPARE(m_heard.said.size(), 1);
    QVERIFY2(m_heard.said.front().startsWith(QLatin1String("The launch now takes 20 microsecond")),
             qPrintable(m_heard.said.front())); // without marks that nobody sees
    QCOMPARE(m_heard.rate, 0.4);
    const QSignalSpy ended(m_voice.get(), &OwnVoice::ended);
    m_announcer->say(QStringLiteral("It is faster."));
    QTRY_COMPARE(m_heard.said.size(), 2); // in place of the other
    QCOMPARE(ended.size(), 1);
    QVERIFY(!ended.front().front().toBool());
    QTest::keyClick(m_text, Qt::Key_Escape);
    QVERIFY(!m_voice->isSpeaking());
    QCOMPARE(m_heard.stops, 1);
}

void TestOwnVoice::aPageIsReadPartByPart()
{
    const QSignalSpy ended(m_voice.get(), &OwnVoice::ended);
    askToRead();
    QCOMPARE(m_heard.said.size(), 1);
    QVERIFY(m_heard.said.front().startsWith(QLatin1String("A launch takes 10 microsecond")));
    QVERIFY(m_voice->isReading());
    m_heard.finish();
    QVERIFY(m_heard.said.size() > 1);
    QVERIFY(m_heard.said.join(u' ').contains(QLatin1String("It rises and stays."))); // what the chart shows
    QVERIFY(!m_voice->isSpeaking());
    QCOMPARE(ended.size(), 1);
    QVERIFY(ended.front().front().toBool());
}

void TestOwnVoice::aChartInFocusIsReadWithItsPoint()
{
    m_chart->plotWidget()->setFocus();
    askToRead();
    m_heard.finish();
    QCOMPARE(m_heard.said, QStringList({QStringLiteral("The roof"), QStringLiteral("It rises and stays.")}));
    const qsizetype ofTheWhole = m_heard.said.size();
    QVERIFY(!m_heard.said.join(u' ').contains(QLatin1String("A launch takes")));
    m_heard.said.clear();
    QTest::keyClick(m_chart->plotWidget(), Qt::Key_Right);
    askToRead();
    m_heard.finish();
    QCOMPARE(m_heard.said.size(), ofTheWhole + 1);
    QVERIFY2(m_heard.said.back().contains(QLatin1String("Attainable")), qPrintable(m_heard.said.back()));
}

void TestOwnVoice::theSameKeyAndEscapeStopIt()
{
    askToRead();
    QVERIFY(m_voice->isReading());
    askToRead();
    QVERIFY(!m_voice->isSpeaking());
    QCOMPARE(m_heard.stops, 1);
    QCOMPARE(m_heard.said.size(), 1);

    m_chart->plotWidget()->setFocus();
    QTest::keyClick(m_chart->plotWidget(), Qt::Key_Right);
    const ChartPosition at = m_chart->position();
    askToRead();
    QTest::keyClick(m_chart->plotWidget(), Qt::Key_Escape);
    QVERIFY(!m_voice->isSpeaking());
    QVERIFY(m_chart->position() == at); // it left nothing else
    QTest::keyClick(m_chart->plotWidget(), Qt::Key_Escape);
    QVERIFY(!(m_chart->position() == at));
}

void TestOwnVoice::whatIsReadIsMarked()
{
    const auto marked = [this](const QWidget &part) {
        const auto *mark = m_page->findChild<QWidget *>(QStringLiteral("readingMark"));
        return mark && mark->isVisible() && mark->parentWidget() == part.parentWidget() &&
               mark->geometry().contains(part.geometry());
    };
    askToRead();
    QVERIFY(marked(*m_text));
    m_text->setFixedHeight(m_text->height() + 20);
    QTRY_VERIFY(marked(*m_text));
    while (m_voice->isReading() && !m_heard.said.back().contains(QLatin1String("It rises")))
        m_heard.voice->ended();
    QVERIFY(m_voice->isReading());
    QVERIFY(!marked(*m_text));
    QVERIFY(m_page->findChild<QWidget *>(QStringLiteral("readingMark"))->isVisible());
    m_voice->stop();
    QTRY_VERIFY(!m_page->findChild<QWidget *>(QStringLiteral("readingMark")));
    QCOMPARE(QApplication::focusWidget(), m_text);
}

void TestOwnVoice::leavingThePageStopsIt()
{
    askToRead();
    m_page->hide();
    QVERIFY(!m_voice->isSpeaking());
    QCOMPARE(m_heard.stops, 1);
}

void TestOwnVoice::itIsSilentWhileAScreenReaderRuns()
{
    askToRead();
    m_screenReader = true;
    m_heard.finish();
    QCOMPARE(m_heard.said.size(), 1); // none of what was left
    QVERIFY(!m_voice->isSpeaking());
    askToRead();
    QTRY_VERIFY(m_announcer->text().contains(QLatin1String("A launch takes")));
    m_announcer->say(QStringLiteral("Kept."));
    QTRY_COMPARE(m_announcer->text(), QStringLiteral("Kept."));
    QCOMPARE(m_heard.said.size(), 1);
    m_screenReader = false;
    m_announcer->say(QStringLiteral("Kept again."));
    QTRY_COMPARE(m_heard.said.back(), QStringLiteral("Kept again."));
}

void TestOwnVoice::withoutAVoiceASentenceSaysSo_data()
{
    QTest::addColumn<bool>("isReady");
    QTest::addColumn<QString>("part");
    QTest::newRow("no engine") << false << QStringLiteral("Speech Dispatcher");
    QTest::newRow("no voice for the language") << true << QStringLiteral("in this language");
}

void TestOwnVoice::withoutAVoiceASentenceSaysSo()
{
    QFETCH(bool, isReady);
    QFETCH(QString, part);
    m_heard.isReady = isReady;
    m_heard.knowsLanguage = false;
    const QSignalSpy refused(m_voice.get(), &OwnVoice::refused);
    askToRead();
    QCOMPARE(refused.size(), 1);
    QVERIFY(refused.front().front().toString().contains(part));
    QTRY_VERIFY(m_announcer->text().contains(part));
    QVERIFY(m_heard.said.isEmpty());
    QVERIFY(!m_voice->isSpeaking());
    m_voice->setRate(std::nullopt);
    QVERIFY(m_voice->refusal().isEmpty()); // nobody has asked for it
}

void TestOwnVoice::theSoundOfAChartWaits()
{
    test::KeptSound::Heard tones;
    ChartSound sound(std::make_unique<test::KeptSound>(tones), *qApp);
    sound.setSpeed(SoundSpeed::Fast);
    QWidget *plot = m_chart->plotWidget();
    plot->setFocus();
    m_chart->play(false);
    QTRY_COMPARE(m_heard.said.size(), 1);
    QTest::qWait(200);
    QCOMPARE(tones.starts, 0); // its sentence is still being spoken
    m_heard.finish();
    QCOMPARE(tones.starts, 1);
    askToRead();
    QVERIFY(!sound.isPlaying());
    QVERIFY(m_voice->isReading());

    m_chart->play(false);
    QTRY_COMPARE(m_heard.said.size(), 3);
    QTest::keyClick(plot, Qt::Key_S); // ends sentence and sound
    QVERIFY(!sound.isPlaying() && !m_voice->isSpeaking());
    QCOMPARE(tones.starts, 1);
}

RP_TEST(TestOwnVoice)

} // namespace test_own_voice
#include "test_own_voice.moc"
