// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing of before stays in a picture that follows a slider.
#include "models/instruments/instrument_factory.h"
#include "tests/support/test_main.h"
#include "tests/views/instruments/view_bench.h"
#include "views/charts/chart_plot.h"

#include <QAbstractScrollArea>
#include <QPaintEvent>
#include <QPainter>

namespace test_repainting {

using namespace rp;

namespace {

/// What is on a screen: a picture that follows only where something is painted.
class Screen : public QObject
{
public:
    explicit Screen(QWidget &shown)
        : m_shown(shown)
    {
        m_shown.installEventFilter(this);
    }
    QRegion painted;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            painted += static_cast<QPaintEvent *>(event)->region();
        return false;
    }

private:
    QWidget &m_shown;
};

/// Qt Charts paints into a widget of its own.
QWidget &painterOf(ChartPlot &plot)
{
    const auto *view = plot.findChild<QAbstractScrollArea *>();
    return view ? *view->viewport() : plot;
}

/// The pixels that differ, but those of a region.
QRect differing(const QImage &before, const QImage &after, const QRegion &painted)
{
    QRect found;
    for (int y = 0; y < after.height(); ++y)
        for (int x = 0; x < after.width(); ++x)
            if (before.pixel(x, y) != after.pixel(x, y) && !painted.contains(QPoint(x, y)))
                found |= QRect(x, y, 1, 1);
    return found;
}

/// Other values of a number, one near to it and one far away.
std::vector<double> otherNumbers(const InputSpec &spec, double now)
{
    if (spec.kind == InputSpec::Kind::Choice || spec.kind == InputSpec::Kind::Toggle)
        return {};
    const double far = now < (spec.minimum + spec.maximum) / 2.0 ? spec.maximum : spec.minimum;
    const double near = now + spec.step <= spec.maximum ? now + spec.step : now - spec.step;
    return {near, far};
}

std::unique_ptr<Instrument> instrumentOf(const QString &id)
{
    return makeInstrument(id, builtInCatalogue());
}

/// Sets an input and holds each chart's picture against what was painted of it.
void step(view_bench::ViewBench<Instrument> &bench, const QString &input, double value, int &seen)
{
    struct Chart
    {
        ChartPlot *plot;
        QImage before;
        std::unique_ptr<Screen> screen;
    };
    std::vector<Chart> charts;
    for (ChartPlot *plot : bench.view->findChildren<ChartPlot *>()) {
        if (plot->isVisible())
            charts.push_back({plot, plot->grab().toImage(), {}});
    }
    for (Chart &chart : charts)
        chart.screen = std::make_unique<Screen>(painterOf(*chart.plot));
    if (!bench.instrument->setInput(input, value).isEmpty())
        return; // not every step of one number goes with all the others
    for (int turn = 0; turn < 3; ++turn)
        QCoreApplication::processEvents();
    for (Chart &chart : charts) {
        const QRegion painted = chart.screen->painted;
        chart.screen.reset();
        if (!chart.plot->isVisible() || chart.plot->size() != chart.before.size())
            continue;
        const QRect left = differing(chart.before, chart.plot->grab().toImage(), painted);
        QVERIFY2(left.isNull(), qPrintable(QStringLiteral("%1 to %2 in \"%3\": %4 %5, %6 x %7")
                                               .arg(input)
                                               .arg(value)
                                               .arg(chart.plot->figureName())
                                               .arg(left.x())
                                               .arg(left.y())
                                               .arg(left.width())
                                               .arg(left.height())));
        ++seen;
    }
}

} // namespace

class TestRepainting : public QObject
{
    Q_OBJECT
private slots:
    void nothingOfBeforeStays_data();
    void nothingOfBeforeStays();
};

void TestRepainting::nothingOfBeforeStays_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : instrumentIds())
        QTest::newRow(qPrintable(id)) << id;
}

void TestRepainting::nothingOfBeforeStays()
{
    QFETCH(const QString, id);
    const auto instrument = instrumentOf(id);
    view_bench::ViewBench<Instrument> bench(*instrument, QSize(1100, 640));
    QVERIFY(bench.show());
    int seen = 0;
    for (const InstrumentView::PageName &page : bench.view->pageNames()) {
        bench.view->choosePage(page.key);
        bench.window.setLayoutDirection(bench.window.layoutDirection() == Qt::LeftToRight ? Qt::RightToLeft
                                                                                          : Qt::LeftToRight);
        QCoreApplication::processEvents();
        for (const InputSpec &spec : instrument->inputs())
            for (const double value : otherNumbers(spec, instrument->input(spec.id).toDouble())) {
                step(bench, spec.id, value, seen);
                if (QTest::currentTestFailed())
                    return;
            }
    }
    QVERIFY(seen > 0);
}

RP_TEST(TestRepainting)

} // namespace test_repainting
#include "test_repainting.moc"
