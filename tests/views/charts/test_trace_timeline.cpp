// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The walk through the timeline of a real trace.
#include "models/instruments/trace/loaded_trace.h"
#include "models/text/format.h"
#include "tests/support/test_main.h"
#include "views/charts/timeline/trace_canvas.h"
#include "views/charts/timeline/trace_timeline.h"

#include <QAccessible>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>
#include <cmath>
#include <variant>

namespace test_trace_timeline {

using namespace rp;
using namespace rp::traces;

namespace {

/// Equal kernels of 3 µs on one stream, each launched 4 µs before, every `period_us`.
TracePointer manyKernels(int count, int period_us = 10)
{
    std::string text = "[";
    for (int i = 0; i < count; ++i) {
        const std::string call = std::to_string(1000 + i * period_us);
        const std::string start = std::to_string(1004 + i * period_us);
        const std::string id = std::to_string(i + 1);
        text += (i > 0 ? "," : "") +
                (R"({"ph":"X","cat":"cuda_runtime","name":"cudaLaunchKernel","pid":1,"tid":1,"ts":)" + call +
                 R"(,"dur":2,"args":{"correlation":)" + id + "}}") +
                R"(,{"ph":"X","cat":"kernel","name":"k","pid":0,"tid":7,"ts":)" + start +
                R"(,"dur":3,"args":{"device":0,"stream":7,"correlation":)" + id + "}}";
    }
    ReadResult read = readTraceBytes(text + "]");
    return std::make_shared<const LoadedTrace>(QStringLiteral("many"), QString(),
                                               std::move(std::get<Trace>(read)));
}

TracePointer bert()
{
    const auto read = loadTrace(QStringLiteral(RIDGEPOINT_TEST_DATA "/traces/h100_bert_small.json.gz"));
    const auto *trace = std::get_if<TracePointer>(&read);
    return trace ? *trace : nullptr;
}

} // namespace

class TestTraceTimeline : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { m_chart.reset(); }
    void showsTheWholeTraceFirst();
    void zoomsFromTheWholeToNanoseconds();
    void walksFromKernelToKernel();
    void goesToTheCallAndBack();
    void theValuesOfAnOperationAreWalked();
    void theLongestWaitComesFirst();
    void theWheelZoomsAtThePointer();
    void draggingMeasures();
    void keysMeasureToo();
    void aPressGoesToWhatIsUnderIt();
    void mirrored();

private:
    void key(int code, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_chart->plotWidget(), Qt::Key(code), modifiers);
    }
    const TraceCanvas &canvas() const { return static_cast<const TraceCanvas &>(m_chart->canvas()); }
    const TraceLayout &geometry() const
    {
        return static_cast<const TraceCanvas &>(m_chart->canvas()).geometry();
    }
    std::unique_ptr<TraceTimelineChart> m_chart;
};

void TestTraceTimeline::initTestCase()
{
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    installChartAccessibility();
}

void TestTraceTimeline::init()
{
    m_chart = std::make_unique<TraceTimelineChart>();
    m_chart->setTrace(bert());
    m_chart->resize(800, 420);
    m_chart->show();
    m_chart->activateWindow();
    m_chart->plotWidget()->setFocus();
    QTRY_VERIFY(m_chart->plotWidget()->hasFocus());
}

void TestTraceTimeline::showsTheWholeTraceFirst()
{
    QVERIFY(m_chart->window().isWhole());
    QVERIFY(m_chart->takeaway().contains(QStringLiteral("61 GPU operations")));
    QVERIFY(geometry().bars.size() > 100);
    const QRectF plot = geometry().plot;
    for (const TraceBar &bar : geometry().bars)
        QVERIFY(bar.rect.left() >= plot.left() - 0.5 && bar.rect.right() <= plot.right() + 2.0);
    // The same trace again leaves the view alone.
    m_chart->zoom(2.0);
    const TraceWindow zoomed = m_chart->window();
    m_chart->setTrace(
        TracePointer(static_cast<const TraceCanvas &>(m_chart->canvas()).picture().layers->trace));
    QCOMPARE(m_chart->window().from_ns, zoomed.from_ns);
}

void TestTraceTimeline::zoomsFromTheWholeToNanoseconds()
{
    QSignalSpy spoken(m_chart.get(), &FigureFrame::announce);
    for (int i = 0; i < 40; ++i)
        key(Qt::Key_Plus);
    QCOMPARE(m_chart->window().span_ns(), shortestWindow_ns);
    QVERIFY(spoken.count() > 10);
    key(Qt::Key_PageDown);
    key(Qt::Key_0);
    QVERIFY(m_chart->window().isWhole());
    key(Qt::Key_Minus);
    QVERIFY(m_chart->window().isWhole());
}

void TestTraceTimeline::walksFromKernelToKernel()
{
    m_chart->setTrace(manyKernels(1000));
    key(Qt::Key_Return);
    QCOMPARE(m_chart->focusedOp(), std::optional<std::size_t>(0));
    QVERIFY(m_chart->statusText().contains(QStringLiteral("1 of 1,000")));
    for (std::size_t i = 1; i <= 100; ++i) {
        key(Qt::Key_Right);
        QCOMPARE(m_chart->focusedOp(), std::optional(i));
        QVERIFY2(m_chart->statusText().contains(QStringLiteral("%1 of 1,000").arg(i + 1)),
                 qPrintable(m_chart->statusText()));
    }
    key(Qt::Key_Left);
    QCOMPARE(m_chart->focusedOp(), std::optional<std::size_t>(99));
    key(Qt::Key_End);
    QCOMPARE(m_chart->focusedOp(), std::optional<std::size_t>(999));
    key(Qt::Key_Right);
    QCOMPARE(m_chart->focusedOp(), std::optional<std::size_t>(999));
    // Zoomed in, the window goes along.
    for (int i = 0; i < 8; ++i)
        key(Qt::Key_Plus);
    key(Qt::Key_Home);
    QVERIFY(m_chart->window().from_ns <= 4000.0);
    QVERIFY(!geometry().points.at(1).at(0).isEmpty());
    key(Qt::Key_Escape);
    QVERIFY(!m_chart->focusedOp());
}

void TestTraceTimeline::goesToTheCallAndBack()
{
    key(Qt::Key_Return);
    const QString kernel = m_chart->statusText();
    key(Qt::Key_Up);
    QCOMPARE(m_chart->position().series, 0);
    QVERIFY(m_chart->statusText().contains(QStringLiteral("launched by")));
    key(Qt::Key_Down);
    QCOMPARE(m_chart->statusText(), kernel);
}

/// Left and Right are time; what there is of one operation is heard one by one, without its whole row.
void TestTraceTimeline::theValuesOfAnOperationAreWalked()
{
    QAccessibleInterface *plot = QAccessible::queryAccessibleInterface(m_chart->plotWidget());
    const auto cell = [plot] {
        QAccessibleInterface *focused = plot->focusChild();
        return focused ? focused->text(QAccessible::Name) : QString();
    };
    key(Qt::Key_Return);
    QVERIFY2(cell().startsWith(QStringLiteral("Takes")), qPrintable(cell()));
    const int row = plot->focusChild()->tableCellInterface()->rowIndex();
    key(Qt::Key_Down);
    QVERIFY2(cell().startsWith(QStringLiteral("Begins: ")), qPrintable(cell()));
    QVERIFY(m_chart->statusText().contains(QStringLiteral("Begins: ")));
    key(Qt::Key_Down);
    QVERIFY2(cell().startsWith(QStringLiteral("GPU waited before: ")), qPrintable(cell()));
    QCOMPARE(plot->focusChild()->tableCellInterface()->rowIndex(), row);
    key(Qt::Key_Down); // it is the last one
    QVERIFY(cell().startsWith(QStringLiteral("GPU waited before: ")));
    const auto op = m_chart->focusedOp();
    key(Qt::Key_Right); // of the next
    QVERIFY(cell().startsWith(QStringLiteral("GPU waited before: ")));
    QCOMPARE(*m_chart->focusedOp(), *op + 1);
}

void TestTraceTimeline::theLongestWaitComesFirst()
{
    QSignalSpy spoken(m_chart.get(), &FigureFrame::announce);
    const TraceLayers layers(bert());
    key(Qt::Key_G);
    QCOMPARE(m_chart->focusedOp(), std::optional(layers.gaps[layers.byLength[0]].opener));
    QVERIFY(spoken.last().front().toString().contains(QStringLiteral("Wait 1 of 60")));
    auto *button = m_chart->findChild<QToolButton *>(QStringLiteral("nextGap"));
    QVERIFY(button && button->height() >= 24);
    button->click();
    QCOMPARE(m_chart->focusedOp(), std::optional(layers.gaps[layers.byLength[1]].opener));
    const Gap &gap = layers.gaps[layers.byLength[1]];
    QVERIFY(m_chart->window().from_ns <= layers.since(gap.start_ns));
    QVERIFY(m_chart->window().to_ns >= layers.since(gap.end_ns));
    key(Qt::Key_G, Qt::ShiftModifier);
    QCOMPARE(m_chart->focusedOp(), std::optional(layers.gaps[layers.byLength[0]].opener));
}

/// Without the focus, and without a key held.
void TestTraceTimeline::theWheelZoomsAtThePointer()
{
    m_chart->plotWidget()->clearFocus();
    const QPointF place(geometry().plot.left() + geometry().plot.width() * 0.25,
                        geometry().plot.center().y());
    const double at_ns = canvas().timeAt(place.x());
    const double span_ns = m_chart->window().span_ns();
    QWheelEvent turn(place, place, {}, QPoint(0, 120), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                     false);
    QCoreApplication::sendEvent(m_chart->plotWidget(), &turn);
    QVERIFY(turn.isAccepted());
    QVERIFY(m_chart->window().span_ns() < span_ns);
    QVERIFY(std::abs(canvas().timeAt(place.x()) - at_ns) < 1e-6 * span_ns);
}

void TestTraceTimeline::draggingMeasures()
{
    QSignalSpy spoken(m_chart.get(), &FigureFrame::announce);
    const TraceWindow before = m_chart->window();
    const QRectF plot = geometry().plot;
    const QPoint from(int(plot.left()) + 40, int(plot.center().y()));
    const QPoint to = from + QPoint(200, 0);
    QTest::mousePress(m_chart->plotWidget(), Qt::LeftButton, {}, from);
    QVERIFY(!canvas().span());
    QMouseEvent move(QEvent::MouseMove, to, m_chart->plotWidget()->mapToGlobal(to), Qt::NoButton,
                     Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_chart->plotWidget(), &move);
    QTest::mouseRelease(m_chart->plotWidget(), Qt::LeftButton, {}, to);
    QVERIFY(canvas().span());
    QCOMPARE(canvas().span()->from_ns, canvas().timeAt(from.x()));
    QCOMPARE(canvas().span()->to_ns, canvas().timeAt(to.x()));
    QCOMPARE(m_chart->window(), before); // it moves nothing
    QVERIFY(canvas().span()->text.contains(QStringLiteral("GPU busy for")));
    QVERIFY(spoken.last().front().toString().contains(canvas().span()->text));
    // A press elsewhere takes it away.
    QTest::mouseClick(m_chart->plotWidget(), Qt::LeftButton, {}, from);
    QVERIFY(!canvas().span());
}

void TestTraceTimeline::keysMeasureToo()
{
    m_chart->setTrace(manyKernels(100));
    key(Qt::Key_Return);
    key(Qt::Key_M);
    QVERIFY(m_chart->statusText().contains(QStringLiteral("Measuring from here")));
    for (int i = 0; i < 3; ++i)
        key(Qt::Key_Right);
    QVERIFY(canvas().span());
    QCOMPARE(canvas().span()->from_ns, 4000.0);
    QCOMPARE(canvas().span()->to_ns, 4000.0 + 3 * 10'000.0 + 3000.0);
    key(Qt::Key_M);
    QCOMPARE(m_chart->statusText(), canvas().span()->text);
    QVERIFY2(canvas().span()->text.contains(QStringLiteral("36.4")), qPrintable(canvas().span()->text));
}

void TestTraceTimeline::aPressGoesToWhatIsUnderIt()
{
    m_chart->setTrace(manyKernels(100)); // more than can be walked to at once
    const double x = canvas().xAt(90 * 10'000.0 + 5'500.0);
    const QPoint place(int(std::lround(x)), int(geometry().rows.at(TraceRows::firstStream).center().y()));
    QTest::mouseClick(m_chart->plotWidget(), Qt::LeftButton, {}, place);
    QCOMPARE(m_chart->focusedOp(), std::optional<std::size_t>(90));
}

void TestTraceTimeline::mirrored()
{
    const double right = geometry().plot.right();
    const double gapBefore = geometry().rows.front().left();
    m_chart->setLayoutDirection(Qt::RightToLeft);
    QTRY_VERIFY(geometry().plot.left() < right);
    QVERIFY(geometry().rows.front().left() < gapBefore); // names stand at the right now
    for (const QLineF &arrow : geometry().arrows)
        QVERIFY(arrow.x1() >= arrow.x2());
    key(Qt::Key_Return);
    key(Qt::Key_Left);
    QCOMPARE(m_chart->focusedOp(), std::optional<std::size_t>(1));
}

RP_TEST(TestTraceTimeline)

} // namespace test_trace_timeline
#include "test_trace_timeline.moc"
