// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of charts stand out, and apart.
#include "tests/support/test_main.h"
#include "tests/views/charts/chart_fixture.h"
#include "views/charts/chart_walk.h"
#include "views/widgets/contrast.h"

#include <QTest>
#include <cmath>

namespace test_chart_geometry {

using namespace rp;

class TestChartGeometry : public QObject
{
    Q_OBJECT
private slots:
    void colorsStandOut_data();
    void colorsStandOut();
    void colorBlindViewersTellNeighboursApart_data();
    void colorBlindViewersTellNeighboursApart();
};

namespace {

using On = ChartPosition::On;

double linear(double c)
{
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

struct Lab
{
    double l, a, b;
};

Lab labOf(double r, double g, double b)
{
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116.0; };
    const double x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const double y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const double z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    return {116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)};
}

/// Machado, Oliveira and Fernandes (2009), severity 1.0: linear RGB as a colour-blind viewer sees it.
Lab seenAs(const QColor &color, bool deuteranopia)
{
    const double r = linear(color.redF());
    const double g = linear(color.greenF());
    const double b = linear(color.blueF());
    const auto at = [&](double x, double y, double z) { return std::max(0.0, x * r + y * g + z * b); };
    if (deuteranopia)
        return labOf(at(0.367322, 0.860646, -0.227968), at(0.280085, 0.672501, 0.047413),
                     at(-0.011820, 0.042940, 0.968881));
    return labOf(at(0.152286, 1.052583, -0.204868), at(0.114503, 0.786281, 0.099216),
                 at(-0.003882, -0.048116, 1.051998));
}

double difference(const Lab &a, const Lab &b)
{
    return std::hypot(a.l - b.l, std::hypot(a.a - b.a, a.b - b.b));
}

} // namespace

void TestChartGeometry::colorsStandOut_data()
{
    QTest::addColumn<QPalette>("palette");
    for (const auto &look : chart_fixture::looks())
        QTest::newRow(qPrintable(look.name)) << look.palette;
}

void TestChartGeometry::colorsStandOut()
{
    QFETCH(QPalette, palette);
    for (const ChartTheme &theme : {chartThemeFor(palette), windowThemeFor(palette)}) {
        QVERIFY(contrastRatio(theme.text, theme.background) >= 4.5);
        QVERIFY(contrastRatio(theme.mutedText, theme.background) >= 4.5);
        QVERIFY(contrastRatio(theme.axis, theme.background) >= 3.0);
        QVERIFY(contrastRatio(theme.focusRing, theme.background) >= 3.0);
        for (const Meaning meaning : {Meaning::Neutral, Meaning::Compute, Meaning::Dispatch, Meaning::Memory,
                                      Meaning::Failure, Meaning::Good, Meaning::Fair, Meaning::Poor}) {
            const MarkStyle mark = theme.mark(meaning);
            QVERIFY(contrastRatio(mark.fill, theme.background) >= 3.0);
            QVERIFY(contrastRatio(mark.labelInk, mark.fill) >= 4.5);
            if (mark.pattern != MarkPattern::Solid)
                QVERIFY(contrastRatio(mark.patternInk, mark.fill) >= 1.8);
        }
    }
    const std::vector<MarkPattern> patterns{
        chartThemeFor(palette).mark(Meaning::Compute).pattern,
        chartThemeFor(palette).mark(Meaning::Dispatch).pattern,
        chartThemeFor(palette).mark(Meaning::Memory).pattern,
        chartThemeFor(palette).mark(Meaning::Failure).pattern,
    };
    for (std::size_t a = 0; a < patterns.size(); ++a)
        for (std::size_t b = a + 1; b < patterns.size(); ++b)
            QVERIFY(patterns[a] != patterns[b]);
}

void TestChartGeometry::colorBlindViewersTellNeighboursApart_data()
{
    colorsStandOut_data();
}

void TestChartGeometry::colorBlindViewersTellNeighboursApart()
{
    QFETCH(QPalette, palette);
    const ChartTheme theme = chartThemeFor(palette);
    const std::vector<std::pair<Meaning, Meaning>> neighbours{{Meaning::Compute, Meaning::Dispatch},
                                                              {Meaning::Dispatch, Meaning::Memory},
                                                              {Meaning::Compute, Meaning::Memory},
                                                              {Meaning::Memory, Meaning::Failure},
                                                              {Meaning::Dispatch, Meaning::Failure}};
    for (const bool deuteranopia : {true, false})
        for (const auto &[a, b] : neighbours) {
            const double distance = difference(seenAs(theme.mark(a).fill, deuteranopia),
                                               seenAs(theme.mark(b).fill, deuteranopia));
            QVERIFY2(distance >= 15.0, qPrintable(QStringLiteral("%1 and %2, deuteranopia %3: %4")
                                                      .arg(int(a))
                                                      .arg(int(b))
                                                      .arg(deuteranopia)
                                                      .arg(distance)));
        }
}

RP_TEST(TestChartGeometry)

} // namespace test_chart_geometry
#include "test_chart_geometry.moc"
