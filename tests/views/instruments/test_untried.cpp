// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/steps/step_fixture.h"

#include "models/instruments/contract/result_table.h"
#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "tests/support/test_main.h"
#include "tests/views/steps/stage_part.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/lines/intensity_scale.h"
#include "views/instruments/code_lines.h"
#include "views/instruments/page/comparison_table.h"
#include "views/instruments/page/figure_tiles.h"
#include "views/instruments/page/instrument_view.h"
#include "views/steps/explore_page.h"
#include "views/widgets/text_block.h"
#include <QListWidget>
#include <QRegularExpression>
#include <QTableView>
#include <QTest>

#include <array>
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
    act.controller->setInput(InputRef::parse(QString::fromLatin1(input)), QString::fromLatin1(choice));
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

bool draws(ChartWidget &chart, const QString &row)
{
    for (const ChartSeries &series : chart.content().series)
        for (const ChartPoint &point : series.points)
            if (std::isfinite(point.value) && (series.key == row || chart.table()->rowOf(row) == point.row))
                return true;
    return false;
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
    void modelsAreDrawnAsTheyAreChosen();
    void whoPassesOverSeesAll();
    void presentingHoldsNothingBack();
    void whatASwitchAddsIsSwitchedOnFirst();
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

/// Of each workload a bar is drawn when it and the mode have been chosen together.
void TestUntried::modelsAreDrawnAsTheyAreChosen()
{
    Act act;
    explore(act, "kws");
    qobject_cast<ExplorePage *>(act.page())->showPage(QStringLiteral("models"));
    auto *models = part<BarChart>(act, "models");
    QVERIFY(models);
    const auto series = [models](const char *row) {
        for (const ChartSeries &one : models->content().series)
            if (one.key == QLatin1String(row))
                return one;
        return ChartSeries();
    };
    QVERIFY(!series("kws_eager").waits);
    QVERIFY(series("kws_compiled").waits);
    QVERIFY(series("gpt2_eager").waits);
    QCOMPARE(series("kws_eager").shortName, QStringLiteral("Eager"));
    QCOMPARE(series("kws_eager").group->figure, QStringLiteral("?"));
    QVERIFY(!models->takeaway().contains(QStringLiteral("2.00×")));
    emit models->rowChosen(QStringLiteral("kws_compiled")); // an empty place is chosen like a bar
    QCOMPARE(act.instrument->input(QStringLiteral("mode")).toString(), QStringLiteral("compiled"));
    QVERIFY(!series("kws_compiled").waits);
    QCOMPARE(series("kws_eager").group->figure, QStringLiteral("2.00×"));
    emit models->rowChosen(QStringLiteral("gpt2_eager"));
    QCOMPARE(act.instrument->input(QStringLiteral("workload")).toString(), QStringLiteral("gpt2"));
    QVERIFY(!series("gpt2_eager").waits);
    // The table behind it names no row that is not drawn.
    models->setDataTableVisible(true);
    const QTableView *data = models->dataTable();
    const ResultTable *table = act.instrument->table("comparison");
    QVERIFY(!data->isRowHidden(table->rowOf(QStringLiteral("kws_compiled"))));
    QVERIFY(data->isRowHidden(table->rowOf(QStringLiteral("gpt2_compiled"))));
    act.controller->skipDiscoveries();
    QVERIFY(!series("gpt2_compiled").waits);
    QVERIFY(!data->isRowHidden(table->rowOf(QStringLiteral("gpt2_compiled"))));
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

void TestUntried::whatASwitchAddsIsSwitchedOnFirst()
{
    Act act(Ledger::Mode::Learner, QStringLiteral("act2"));
    act.show();
    act.goTo(Step::Predict);
    for (const QuestionContent &question : act.act().predictions)
        act.controller->commitPrediction(question.id, question.options.front().id);
    act.controller->next();
    act.controller->run(QStringLiteral("fusion"));
    QVERIFY(part<BarChart>(act, "bytes"));
    // Not because nothing was worked out yet.
    QVERIFY(!part<BarChart>(act, "bytes")->content().series.empty());
    const auto fused = [&act](bool on) {
        act.controller->setInput({QStringLiteral("fusion"), QStringLiteral("fused")}, on);
        QCoreApplication::processEvents();
    };
    const auto shown = [&act](const char *tile, const char *figure) {
        const QString value = act.instrument->figureText(QString::fromLatin1(figure));
        return part<FigureTiles>(act, tile)->tile(QString::fromLatin1(figure))->valueText()->text() == value;
    };
    const auto seen = [&act, &shown] {
        const QString row = QStringLiteral("fused");
        const auto listed = [&act](const char *id) {
            const ComparisonTable *table = part<ComparisonTable>(act, id);
            const bool isWhole = table->view()->model()->rowCount() ==
                                 act.instrument->table(QString::fromLatin1(id))->rowCount();
            // Nor is it told in the sentence over the table, or to a screen reader.
            return isWhole && !table->view()->accessibleDescription().isEmpty();
        };
        return std::array{draws(*part<BarChart>(act, "bytes"), row),
                          shown("savings", "traffic_ratio"),
                          listed("operations"),
                          listed("granularities"),
                          listed("times"),
                          shown("speedup", "speedup"),
                          draws(*part<IntensityScale>(act, "intensity"), row),
                          !part<CodeLines>(act, "fused_code")->isHidden()};
    };
    constexpr std::array nothing{false, false, false, false, false, false, false, false};
    constexpr std::array everything{true, true, true, true, true, true, true, true};
    const CodeLines &chain = *part<CodeLines>(act, "chain_code");
    QCOMPARE(chain.list()->count(), 3);
    fused(false);
    QCOMPARE(seen(), nothing);
    emit part<BarChart>(act, "bytes")->rowChosen(QStringLiteral("fused"));
    QCoreApplication::processEvents();
    QVERIFY(act.instrument->input(QStringLiteral("fused")).toBool());
    QCOMPARE(seen(), everything);
    fused(false);
    QCOMPARE(seen(), everything);
    act.controller->setInput({QStringLiteral("fusion"), QStringLiteral("granularity")},
                             QStringLiteral("primitive"));
    QCoreApplication::processEvents();
    QCOMPARE(seen(), nothing); // to be found by itself
    // Each line says its bytes, where it is gone to by key and where the pointer is.
    const QString tensor = act.instrument->figureText(QStringLiteral("tensor_bytes"));
    QCOMPARE(chain.list()->count(), 13);
    chain.list()->setFocus();
    QTest::keyClick(chain.list(), Qt::Key_Home);
    QTest::keyClick(chain.list(), Qt::Key_Down);
    QVERIFY2(chain.said()->text().count(tensor) == 2, qPrintable(chain.said()->text())); // reads and writes
    emit chain.list()->itemEntered(chain.list()->item(9));
    QVERIFY2(chain.said()->text().contains(tensor), qPrintable(chain.said()->text()));
    QVERIFY(!chain.said()->text().contains(QStringLiteral("Reads")));
    QVERIFY(chain.list()->item(9)->data(Qt::AccessibleTextRole).toString().contains(tensor));
}

RP_TEST(TestUntried)

} // namespace test_untried
#include "test_untried.moc"
