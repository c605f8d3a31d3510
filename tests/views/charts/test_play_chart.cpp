// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A picture in motion: keys, buttons, what is told, and that it rests when nobody looks.
#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "tests/support/test_main.h"
#include "tests/views/instruments/view_bench.h"
#include "views/charts/timeline/play_bar.h"
#include "views/charts/timeline/play_canvas.h"
#include "views/charts/timeline/play_chart.h"

#include <QImageReader>
#include <QProxyStyle>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

namespace test_play_chart {

using namespace rp;
using namespace view_bench;

class TestPlayChart : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void spacePlaysAndStops();
    void arrowsStep();
    void valuesAreWalkedOneByOne();
    void itPlaysWhenItComesIntoView();
    void theStripScrubs();
    void clockIsDragged();
    void stopsWhenHidden();
    void lessMotionSteps_data();
    void lessMotionSteps();
    void tellsEventsNotFrames();
    void tellsNothingThatIsOver_data();
    void tellsNothingThatIsOver();
    void nothingFlashes();

private:
    void key(int code) { QTest::keyClick(m_race->plotWidget(), Qt::Key(code)); }
    double at_us() { return m_race->player().playback().at_us(); }

    std::unique_ptr<OverCatalogue<DispatchTaxInstrument>> m_model;
    std::unique_ptr<ViewBench<DispatchTaxInstrument>> m_bench;
    PlayChart *m_race = nullptr;
    bool m_wasRunning = false; ///< when it came into view
};

void TestPlayChart::initTestCase()
{
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
}

void TestPlayChart::init()
{
    m_model = std::make_unique<OverCatalogue<DispatchTaxInstrument>>();
    m_bench = std::make_unique<ViewBench<DispatchTaxInstrument>>(m_model->shown, QSize(1200, 1600));
    QVERIFY(m_bench->show());
    m_race = m_bench->page("race")->part<PlayChart>("race");
    QVERIFY(m_race);
    m_race->plotWidget()->setFocus();
    m_wasRunning = m_race->player().isRunning();
    m_race->player().stop();
    m_race->player().moveTo(0.0);
}

void TestPlayChart::cleanup()
{
    m_bench.reset();
    m_model.reset();
}

void TestPlayChart::spacePlaysAndStops()
{
    QCOMPARE(at_us(), 0.0);
    key(Qt::Key_Space);
    QVERIFY(m_race->player().isRunning());
    QTRY_VERIFY(at_us() > 0.0);
    key(Qt::Key_Space);
    QVERIFY(!m_race->player().isRunning());
    const double stopped = at_us();
    QTest::qWait(60);
    QCOMPARE(at_us(), stopped);
}

void TestPlayChart::arrowsStep()
{
    const std::vector<PlayEvent> events = m_race->player().playback().between(0.0, 1e9);
    key(Qt::Key_Right);
    const double first = at_us();
    QVERIFY(first > 0.0);
    QVERIFY(std::any_of(events.begin(), events.end(),
                        [&](const PlayEvent &event) { return event.at_us == first; }));
    key(Qt::Key_Right);
    QVERIFY(at_us() > first);
    key(Qt::Key_Left);
    QCOMPARE(at_us(), first);
    key(Qt::Key_End);
    QVERIFY(m_race->player().playback().isAtEnd());
    key(Qt::Key_Home);
    QCOMPARE(at_us(), 0.0);
}

void TestPlayChart::valuesAreWalkedOneByOne()
{
    QAccessibleInterface *plot = QAccessible::queryAccessibleInterface(m_race->plotWidget());
    const auto cell = [plot] {
        QAccessibleInterface *focused = plot->focusChild();
        return focused ? focused->text(QAccessible::Name) : QString();
    };
    key(Qt::Key_Return);
    QVERIFY2(cell().startsWith(QStringLiteral("CPU launches: ")), qPrintable(cell()));
    key(Qt::Key_Right);
    QVERIFY2(cell().startsWith(QStringLiteral("GPU runs kernels: ")), qPrintable(cell()));
    QCOMPARE(at_us(), 0.0); // the clock stays
    key(Qt::Key_End);
    QVERIFY2(cell().startsWith(QStringLiteral("Done after: ")), qPrintable(cell()));
    key(Qt::Key_Left);
    QVERIFY2(cell().startsWith(QStringLiteral("GPU waits: ")), qPrintable(cell()));
    key(Qt::Key_Escape);
    QVERIFY(!plot->focusChild());
    key(Qt::Key_Right); // turns the clock again
    QVERIFY(at_us() > 0.0);
}

void TestPlayChart::itPlaysWhenItComesIntoView()
{
    QVERIFY(m_wasRunning);
    m_bench->page("bars");
    m_bench->page("race");
    QVERIFY(m_race->player().isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(m_race->player().playback().isAtEnd(), 5000);
    QVERIFY(m_race->player().playback().rate_us(PlaySpeed::Fast) * 1.2 >=
            m_race->player().playback().score().end_us() * 0.999); // all of it in 1.2 s
}

/// The strip below is the whole clock; the part in view follows what is dragged there.
void TestPlayChart::theStripScrubs()
{
    for (int i = 0; i < 6; ++i)
        key(Qt::Key_Plus);
    QCoreApplication::processEvents();
    const auto &race = static_cast<const PlayCanvas &>(m_race->canvas());
    const QRectF strip = race.geometry().strip;
    QVERIFY(strip.width() > 100.0);
    QTest::mousePress(m_race->plotWidget(), Qt::LeftButton, {},
                      QPointF(strip.left() + 3.0, strip.center().y()).toPoint());
    QTest::mouseMove(m_race->plotWidget(), strip.center().toPoint());
    QTest::mouseRelease(m_race->plotWidget(), Qt::LeftButton, {}, strip.center().toPoint());
    const double whole = m_race->view().total_us;
    QVERIFY(std::abs(at_us() - whole / 2.0) < whole / strip.width() * 2.0);
    QVERIFY(m_race->view().from_us <= at_us() && m_race->view().to_us >= at_us());
}

void TestPlayChart::clockIsDragged()
{
    const auto &race = static_cast<const PlayCanvas &>(m_race->canvas());
    const QRectF plot = race.geometry().plot;
    const QPoint from(int(plot.left()) + 2, int(plot.center().y()));
    QTest::mousePress(m_race->plotWidget(), Qt::LeftButton, {}, from);
    QTest::mouseMove(m_race->plotWidget(), QPoint(int(plot.center().x()), from.y()));
    QTest::mouseRelease(m_race->plotWidget(), Qt::LeftButton, {}, QPoint(int(plot.center().x()), from.y()));
    const double whole = m_race->player().playback().score().end_us();
    QVERIFY(std::abs(at_us() - whole / 2.0) < whole / plot.width() * 2.0);
}

void TestPlayChart::stopsWhenHidden()
{
    key(Qt::Key_Space);
    QVERIFY(m_race->player().isRunning());
    m_bench->window.hide();
    QVERIFY(!m_race->player().isRunning());
}

namespace {

class Still : public QProxyStyle
{
public:
    explicit Still(StyleHint still)
        : m_still(still)
    {
    }
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returned) const override
    {
        return hint == m_still ? 0 : QProxyStyle::styleHint(hint, option, widget, returned);
    }

private:
    StyleHint m_still;
};

} // namespace

void TestPlayChart::lessMotionSteps_data()
{
    QTest::addColumn<int>("hint");
    QTest::addRow("no time") << int(QStyle::SH_Widget_Animation_Duration);
    QTest::addRow("no animation") << int(QStyle::SH_Widget_Animate);
}

void TestPlayChart::lessMotionSteps()
{
    QFETCH(int, hint);
    const QString before = QApplication::style()->name();
    QApplication::setStyle(new Still(QStyle::StyleHint(hint)));
    m_race->plotWidget()->setFocus();
    key(Qt::Key_Space);
    const bool ran = m_race->player().isRunning();
    const double stepped = at_us();
    m_race->player().moveTo(0.0);
    m_bench->page("bars");
    m_bench->page("race"); // comes into view as it is at its end
    const bool finished = !m_race->player().isRunning() && m_race->player().playback().isAtEnd();
    QApplication::setStyle(before);
    QVERIFY(!ran);
    QVERIFY(stepped > 0.0);
    QVERIFY(finished);
}

void TestPlayChart::tellsEventsNotFrames()
{
    QSignalSpy said(m_race, &FigureFrame::announce);
    key(Qt::Key_Right);
    QCOMPARE(said.size(), 1);
    QVERIFY2(said.front().front().toString().contains(QStringLiteral("Kernel 1 starts")),
             qPrintable(said.front().front().toString()));
    said.clear();
    m_race->player().setSpeed(PlaySpeed::Fast);
    key(Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(m_race->player().playback().isAtEnd(), 20000);
    QTRY_VERIFY(!said.isEmpty());
    QVERIFY(said.size() < 20); // 1,000 kernels in hundreds of frames
}

void TestPlayChart::tellsNothingThatIsOver_data()
{
    QTest::addColumn<bool>("isHidden");
    QTest::addRow("hidden") << true;
    QTest::addRow("another pass") << false;
}

void TestPlayChart::tellsNothingThatIsOver()
{
    QFETCH(bool, isHidden);
    QSignalSpy said(m_race, &FigureFrame::announce);
    QSignalSpy happened(&m_race->player(), &Player::happened);
    m_race->player().setSpeed(PlaySpeed::Fast);
    key(Qt::Key_Space);
    QTRY_VERIFY(!happened.isEmpty());
    if (isHidden) {
        m_bench->window.hide();
        QVERIFY(m_bench->show());
        m_race->player().stop();
    } else {
        m_bench->set("launch_us", 12.0);
    }
    said.clear();
    m_race->plotWidget()->setFocus();
    key(Qt::Key_Home);
    QCOMPARE(said.size(), 1);
    QVERIFY2(!said.front().front().toString().contains(QStringLiteral("start")),
             qPrintable(said.front().front().toString()));
}

/// The mean lightness of a picture, from 0 to 1.
double lightness(const QImage &picture)
{
    const QImage dot = picture.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    return dot.pixelColor(0, 0).lightnessF();
}

/// How often it turns from growing lighter to growing darker, or back, by a tenth at least: a flash is a
/// pair.
int turns(const std::vector<double> &seen)
{
    constexpr double flash = 0.1;
    int found = 0;
    int way = 0;
    double from = seen.front();
    for (const double now : seen) {
        const int turn = now - from >= flash ? 1 : from - now >= flash ? -1 : 0;
        found += turn != 0 && turn == -way;
        way = turn != 0 ? turn : way;
        from = turn != 0 || (now - from) * way > 0.0 ? now : from;
    }
    return found;
}

/// Neither in the program nor in the animated picture of the README.
void TestPlayChart::nothingFlashes()
{
    QCOMPARE(turns({0.9, 0.2, 0.9, 0.2}), 2); // or the test could not fail
    QCOMPARE(turns({0.9, 0.86, 0.82, 0.78}), 0);
    std::vector<double> seen;
    const double end_us = m_race->player().playback().between(0.0, 1e9).back().at_us;
    for (int frame = 0; frame <= 60; ++frame) {
        m_race->player().moveTo(end_us * frame / 60.0);
        seen.push_back(lightness(m_race->plotWidget()->grab().toImage()));
    }
    QCOMPARE(turns(seen), 0);
    QImageReader reader(QStringLiteral(RIDGEPOINT_TEST_DATA "/../../resources/screenshots/race.gif"));
    seen.clear();
    for (QImage frame = reader.read(); !frame.isNull(); frame = reader.read())
        seen.push_back(lightness(frame));
    QVERIFY2(seen.size() > 2, qPrintable(reader.errorString()));
    QCOMPARE(turns(seen), 0);
}

RP_TEST(TestPlayChart)

} // namespace test_play_chart
#include "test_play_chart.moc"
