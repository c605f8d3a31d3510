// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/steps/step_fixture.h"

#include "models/results/result_table.h"
#include "tests/support/test_main.h"
#include "tests/views/steps/stage_part.h"
#include "views/charts/bars/bar_chart.h"
#include "views/instruments/parts/figure_tiles.h"
#include "views/instruments/plan/instrument_view.h"
#include "views/steps/explore_page.h"
#include "views/widgets/blocks/text_block.h"
#include <QRegularExpression>
#include <QTest>

#include <cmath>

namespace test_untried {

using namespace rp;
using step_fixture::Act;

namespace {

template<typename Widget>
Widget *part(const Act &act, const char *id)
{
    const auto *page = qobject_cast<ExplorePage *>(act.page());
    return page ? test::partOf<Widget>(*page->instrumentView(), id) : nullptr;
}

BarChart *waterfall(const Act &act)
{
    return part<BarChart>(act, "bars");
}

void set(Act &act, const char *input, const char *choice)
{
    act.controller->setInput(QString::fromLatin1(input), QString::fromLatin1(choice));
}

void explore(Act &act, const char *workload)
{
    act.show();
    act.goTo(Step::Explore);
    set(act, "workload", workload);
}

/// Keys of the rows that have bars.
QStringList drawn(const Act &act)
{
    QStringList keys;
    for (const ChartSeries &series : waterfall(act)->content().series)
        if (series.points.size() > 1 && std::isfinite(series.points.front().value))
            keys.append(series.key);
    return keys;
}

/// All that the chart says of a row, drawn and spoken.
QString toldOf(const Act &act, const QString &row)
{
    const ChartContent &content = waterfall(act)->content();
    QStringList told;
    for (const ChartSeries &series : content.series) {
        if (series.key != row)
            continue;
        for (const ChartPoint &point : series.points) {
            told << point.text << content.spokenAt(point) << point.label;
            told << content.grid.rows[std::size_t(point.row)];
        }
    }
    return told.join(u' ');
}

const QString eager = QStringLiteral("eager");
const QString compiled = QStringLiteral("compiled");
const QString graph = QStringLiteral("cuda_graph");
const QStringList all{eager, compiled, graph};

} // namespace

class TestUntried : public QObject
{
    Q_OBJECT
private slots:
    void whatIsToBeComparedIsRunFirst();
    void aHeldRowHasAnEmptyPlace();
    void aHeldRowTellsNoFigure();
    void aHeldRowIsChosenByKey();
    void eachWorkloadHasItsOwnToFind();
    void whoPassesOverSeesAll();
    void presentingHoldsNothingBack();
};

void TestUntried::whatIsToBeComparedIsRunFirst()
{
    Act act;
    explore(act, "kws");
    QCOMPARE(drawn(act), QStringList{eager});
    const double end = waterfall(act)->ownFrame().axisEnd;
    set(act, "mode", "compiled");
    QVERIFY(act.session->discovered(act.act().id, QStringLiteral("kws_compiled")));
    QCOMPARE(drawn(act), (QStringList{eager, compiled}));
    QCOMPARE(waterfall(act)->ownFrame().axisEnd, end); // nothing moves for what joins
    set(act, "mode", "eager");
    QCOMPARE(drawn(act), (QStringList{eager, compiled}));
    set(act, "mode", "cuda_graph"); // nothing asks for it, and yet it waits to be chosen
    QCOMPARE(drawn(act), all);
}

/// Its place is as long as that of any other: it does not tell the bar.
void TestUntried::aHeldRowHasAnEmptyPlace()
{
    Act act;
    explore(act, "kws");
    const ChartCanvas &canvas = waterfall(act)->canvas();
    const QRectF place = canvas.pointRect(1, 0);
    QVERIFY(place.width() > 20.0);
    QCOMPARE(canvas.pointRect(2, 0).width(), place.width());
    set(act, "workload", "resnet50");
    QCOMPARE(drawn(act), QStringList{eager});
    QCOMPARE(canvas.pointRect(1, 0).width(), place.width());
}

void TestUntried::aHeldRowTellsNoFigure()
{
    Act act;
    explore(act, "kws");
    const QString held = toldOf(act, compiled);
    QVERIFY(!held.isEmpty());
    static const QRegularExpression digit(QStringLiteral("\\d"));
    QVERIFY2(!held.contains(digit), qPrintable(held));
    QVERIFY(toldOf(act, eager).contains(digit));
}

void TestUntried::aHeldRowIsChosenByKey()
{
    Act act;
    explore(act, "kws");
    QWidget *plot = waterfall(act)->plotWidget();
    plot->setFocus();
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down, Qt::Key_Return})
        QTest::keyClick(plot, key);
    QCOMPARE(act.instrument->input(QStringLiteral("mode")).toString(), compiled);
    QCOMPARE(drawn(act), (QStringList{eager, compiled}));
}

void TestUntried::eachWorkloadHasItsOwnToFind()
{
    Act act;
    explore(act, "gpt2");
    QCOMPARE(drawn(act), QStringList{eager});
    set(act, "mode", "compiled");
    QCOMPARE(drawn(act), (QStringList{eager, compiled}));
    set(act, "mode", "eager");
    set(act, "workload", "resnet50"); // of which nothing is asked
    QCOMPARE(drawn(act), (QStringList{eager, compiled}));
    set(act, "workload", "kws");
    QCOMPARE(drawn(act), QStringList{eager});
}

void TestUntried::whoPassesOverSeesAll()
{
    Act act;
    explore(act, "kws");
    QCOMPARE(drawn(act), QStringList{eager});
    act.controller->skipDiscoveries();
    QCOMPARE(drawn(act), all);
}

void TestUntried::presentingHoldsNothingBack()
{
    Act act(Ledger::Mode::Presenter);
    explore(act, "kws");
    QCOMPARE(drawn(act), all);
}

RP_TEST(TestUntried)

} // namespace test_untried
#include "test_untried.moc"
