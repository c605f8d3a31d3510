// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Maps in every look, language and text size: nothing clipped, nothing overlapping. With the environment
// variable RIDGEPOINT_GRABS set to a folder, the pictures are left there.
#include "tests/support/test_main.h"
#include "tests/views/charts/chart_fixture.h"
#include "tests/views/charts/chart_texts.h"
#include "tests/views/map/map_fixture.h"
#include "views/map/graph_map.h"
#include "views/map/map_plot.h"
#include "views/map/picture/map_legend.h"

#include <QPainter>
#include <QToolButton>

namespace test_map_looks {

using namespace rp;
using physics::SurgeryMethod;

class TestMapLooks : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void everythingFits_data();
    void everythingFits();
    void kindsDifferWithoutColour();

private:
    void save(QWidget &widget, const QString &name) const;

    QFont m_font;
    QPalette m_palette;
};

namespace {

MapGraph graphIn(int language)
{
    return language == 0   ? map_fixture::pass(SurgeryMethod::ResumableBreak)
           : language == 1 ? map_fixture::arabic()
                           : map_fixture::chinese();
}

const MapDrawing &drawingOf(const GraphMap &map)
{
    return static_cast<const MapPlot *>(map.plotWidget())->drawing();
}

} // namespace

void TestMapLooks::init()
{
    m_font = QApplication::font();
    m_palette = QApplication::palette();
}

void TestMapLooks::cleanup()
{
    QApplication::setFont(m_font);
    QApplication::setPalette(m_palette);
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QLocale::setDefault(QLocale::c());
}

void TestMapLooks::save(QWidget &widget, const QString &name) const
{
    const QString folder = qEnvironmentVariable("RIDGEPOINT_GRABS");
    if (!folder.isEmpty())
        QVERIFY(widget.grab().save(QStringLiteral("%1/map-%2.png").arg(folder, name)));
}

void TestMapLooks::everythingFits_data()
{
    QTest::addColumn<int>("language");
    QTest::addColumn<int>("look");
    QTest::addColumn<double>("scale");
    const char *const languages[] = {"en", "ar", "zh"};
    for (int language = 0; language < 3; ++language)
        for (const double scale : {1.0, 1.5, 2.0}) {
            const int look = (language + static_cast<int>(scale * 2.0)) % 4;
            QTest::addRow("%s-%s-%.0f", languages[language],
                          qPrintable(chart_fixture::looks()[std::size_t(look)].name), scale * 100.0)
                << language << look << scale;
        }
}

void TestMapLooks::everythingFits()
{
    QFETCH(int, language);
    QFETCH(int, look);
    QFETCH(double, scale);
    const chart_fixture::Words base = language == 0   ? chart_fixture::english()
                                      : language == 1 ? chart_fixture::arabic()
                                                      : chart_fixture::chinese();
    QLocale::setDefault(base.locale);
    QApplication::setLayoutDirection(base.direction);
    QApplication::setPalette(chart_fixture::looks()[std::size_t(look)].palette);
    QFont font = m_font;
    font.setPointSizeF(10.0 * scale);
    QApplication::setFont(font);

    GraphMap map;
    map.setCaption(base.caption);
    const MapGraph graph = graphIn(language);
    map.setGraph(graph);
    map.resize(560, 760);
    map.show();
    map.plotWidget()->setFocus();
    map.focusNode(3);
    QTest::qWait(30);
    save(map, QLatin1String(QTest::currentDataTag()));
    QVERIFY2(map.minimumSizeHint().width() <= 560,
             qPrintable(QString::number(map.minimumSizeHint().width())));

    const MapDrawing &drawing = drawingOf(map);
    const QRectF whole(QPointF(), drawing.size());
    for (int i = 0; i < int(graph.regions.size()); ++i) {
        QVERIFY(drawing.regionRect(i).adjusted(-1.0, -1.0, 1.0, 1.0).contains(drawing.regionTitleRect(i)));
        for (int n = 0; n < int(graph.nodes.size()); ++n)
            QVERIFY2(!drawing.regionTitleRect(i).intersects(drawing.nodeRect(n)),
                     qPrintable(graph.nodes[std::size_t(n)].label));
    }
    for (int i = 0; i < int(graph.edges.size()); ++i) {
        QVERIFY(whole.contains(drawing.edgePath(i).boundingRect().adjusted(-0.5, -0.5, 0.5, 0.5)));
        for (int n = 0; n < int(graph.nodes.size()); ++n)
            QVERIFY(!drawing.edgeLabelRect(i).intersects(drawing.nodeRect(n)));
        for (int other = 0; other < i; ++other)
            QVERIFY(!drawing.edgeLabelRect(i).intersects(drawing.edgeLabelRect(other)));
    }
    // A zoom button is large enough for a finger, and says whose it is.
    for (const QToolButton *button : map.findChildren<QToolButton *>()) {
        QVERIFY(button->width() >= 24 && button->height() >= 24);
        QVERIFY(button->accessibleName().contains(base.caption));
    }
}

/// Every kind of node has an outline or a sign of its own, so that colour never stands alone.
void TestMapLooks::kindsDifferWithoutColour()
{
    std::vector<QImage> seen;
    for (const MapSymbol symbol :
         {MapSymbol::Box, MapSymbol::Diamond, MapSymbol::Octagon, MapSymbol::Hourglass, MapSymbol::Slanted,
          MapSymbol::Call, MapSymbol::Gate, MapSymbol::Pill}) {
        QImage image(60, 40, QImage::Format_Grayscale8);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintMapSample(painter, {MapLegendEntry::Sample::Node, symbol, false, {}}, QRectF(4, 4, 52, 32),
                       chartThemeFor(chart_fixture::looks()[0].palette));
        painter.end();
        for (const QImage &other : seen)
            QVERIFY(other != image);
        seen.push_back(image);
    }
}

RP_TEST(TestMapLooks)

} // namespace test_map_looks
#include "test_map_looks.moc"
