// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "tests/views/steps/step_fixture.h"
#include "views/instruments/parts/figure_tiles.h"

namespace test_figure_tiles {

using namespace rp;
using step_fixture::Act;

class TestFigureTiles : public QObject
{
    Q_OBJECT
private slots:
    void tilesFollowTheTextSize();
};

void TestFigureTiles::tilesFollowTheTextSize()
{
    Act act;
    FigureTiles tiles(*act.instrument, {{QStringLiteral("total_us"), {}},
                                        {QStringLiteral("math_utilization"), {}},
                                        {QStringLiteral("gpu_busy"), {}},
                                        {QStringLiteral("kernel_count"), {}}});
    tiles.resize(tiles.fontMetrics().averageCharWidth() * 90, 80);
    tiles.setMostRows(2);
    tiles.show();
    QCoreApplication::processEvents();
    QCOMPARE(tiles.tile(QStringLiteral("kernel_count"))->y(), 0);
    QFont large = tiles.font();
    large.setPointSizeF(large.pointSizeF() * 2.0);
    tiles.setFont(large);
    QCoreApplication::processEvents();
    QVERIFY(tiles.tile(QStringLiteral("kernel_count"))->y() > 0);
}

RP_TEST(TestFigureTiles)

} // namespace test_figure_tiles
#include "test_figure_tiles.moc"
