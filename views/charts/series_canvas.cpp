// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/series_canvas.h"

#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QPaintEngine>
#include <QPainter>
#include <QtCharts/QAbstractSeries>
#include <QtCharts/QCategoryAxis>
#include <QtCharts/QChart>
#include <QtCharts/QChartView>
#include <QtCharts/QLegend>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr double behindGrid = 1.5; ///< between the shades and the grid of a chart
constexpr double beforeAll = 1000.0;

} // namespace

/// A part of the chart's scene that is painted by the overlay.
class SeriesCanvas::Layer : public QGraphicsItem
{
public:
    Layer(QGraphicsItem *chart, double height, std::function<void(QPainter &)> paint)
        : QGraphicsItem(chart)
        , m_paint(std::move(paint))
    {
        setZValue(height);
    }
    void resize(const QSizeF &size)
    {
        if (size == m_size)
            return update();
        prepareGeometryChange();
        m_size = size;
    }
    QRectF boundingRect() const override { return {QPointF(), m_size}; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override { m_paint(*painter); }

private:
    std::function<void(QPainter &)> m_paint;
    QSizeF m_size;
};

SeriesCanvas::SeriesCanvas() = default;
SeriesCanvas::~SeriesCanvas() = default;

const QChart *SeriesCanvas::chart() const
{
    return m_view ? m_view->chart() : nullptr;
}

void SeriesCanvas::makeChart()
{
    if (m_view)
        return;
    auto *chart = new QChart;
    chart->setMargins({});
    chart->layout()->setContentsMargins(0.0, 0.0, 0.0, 0.0);
    chart->setBackgroundVisible(false);
    chart->legend()->hide();
    chart->addAxis(m_x = makeAxis(), Qt::AlignBottom);
    chart->addAxis(m_y = makeAxis(), isMirrored() ? Qt::AlignRight : Qt::AlignLeft);
    m_view = std::make_unique<QChartView>(chart);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->viewport()->setFocusPolicy(Qt::NoFocus);
    m_view->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_view->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setOptimizationFlags(QGraphicsView::DontAdjustForAntialiasing);
    m_view->scene()->setItemIndexMethod(QGraphicsScene::NoIndex);
    m_layers = {new Layer(chart, behindGrid,
                          [this](QPainter &painter) { m_plot.overlay.paintGround(painter, m_style.theme); }),
                new Layer(chart, beforeAll, [this](QPainter &painter) {
                    m_plot.overlay.paint(painter, m_style);
                    if (m_over && !m_printing)
                        m_over(painter);
                })};
}

QWidget *SeriesCanvas::view(const std::function<void(QPainter &)> &over)
{
    makeChart();
    m_over = over;
    return m_view.get();
}

void SeriesCanvas::redraw()
{
    for (Layer *layer : m_layers)
        layer->update();
}

void SeriesCanvas::setContent(const ChartContent &content)
{
    m_content = content;
    m_laidOut = false;
}

bool SeriesCanvas::isLaidOutIn(const ChartStyle &style) const
{
    return m_laidOut && m_style.font == style.font && m_style.direction == style.direction;
}

double SeriesCanvas::minimumHeight(double width, const ChartStyle &style) const
{
    // The height needed does not depend on the height given: the last layout may know it already.
    if (m_plot.overlay.size.width() == width && isLaidOutIn(style))
        return m_plot.neededHeight;
    return placed(QSizeF(width, 0.0), style).neededHeight;
}

void SeriesCanvas::layout(const QSizeF &size, const ChartStyle &style)
{
    m_plot = placed(size, style);
    m_plot.overlay.addGrid(m_plot.x, m_plot.y);
    m_style = style;
    m_laidOut = true;
    if (isMirrored())
        m_plot.overlay.mirror();
    makeChart();
    show(m_view->devicePixelRatioF());
}

void SeriesCanvas::show(double ratio)
{
    QChart &chart = *m_view->chart();
    m_view->scene()->setBackgroundBrush(m_style.theme.background);
    chart.resize(m_plot.overlay.size);
    m_view->setSceneRect(QRectF(QPointF(), m_plot.overlay.size)); // whatever stands out of it
    showAxes();
    if (chart.plotArea() != m_plot.overlay.plot) {
        chart.setPlotArea(m_plot.overlay.plot);
        chart.layout()->invalidate(); // the axes do not follow by themselves
    }
    showSeries(wishes(ratio));
    chart.layout()->activate();
    for (Layer *layer : m_layers)
        layer->resize(m_plot.overlay.size);
}

void SeriesCanvas::showAxes()
{
    const ValueAxis &along = m_plot.x.axis;
    const Qt::Alignment side = isMirrored() ? Qt::AlignRight : Qt::AlignLeft;
    if (m_y->alignment() != side) {
        QChart &chart = *m_view->chart();
        m_y->setLabelsVisible(false); // they outlive it until the next turn of the event loop
        chart.removeAxis(m_y);
        delete m_y;
        chart.addAxis(m_y = makeAxis(), side);
        m_shownY = {};
        for (QAbstractSeries *series : chart.series())
            series->attachAxis(m_y);
    }
    m_x->setRange(inMeasure(along, along.from), inMeasure(along, along.to));
    m_y->setRange(m_plot.upFrom, m_plot.upTo);
    if (!(m_shownX == m_plot.x))
        showTicks(*m_x, m_shownX = m_plot.x);
    if (!(m_shownY == m_plot.y))
        showTicks(*m_y, m_shownY = m_plot.y);
    m_x->setReverse(isMirrored());
    m_y->setReverse(m_plot.upsideDown);
    for (QCategoryAxis *axis : {m_x, m_y}) {
        axis->setLabelsFont(m_style.font);
        axis->setLabelsColor(m_style.theme.mutedText);
    }
}

void SeriesCanvas::showSeries(const std::vector<SeriesWish> &wanted)
{
    QChart &chart = *m_view->chart();
    std::size_t same = 0;
    while (same < wanted.size() && same < m_kinds.size() && wanted[same].kind == m_kinds[same])
        ++same;
    const QList<QAbstractSeries *> before = chart.series();
    for (qsizetype i = qsizetype(same); i < before.size(); ++i) {
        chart.removeSeries(before[i]);
        delete before[i];
    }
    m_kinds.resize(same);
    for (std::size_t i = same; i < wanted.size(); ++i) {
        QAbstractSeries *series = makeSeries(wanted[i].kind);
        chart.addSeries(series);
        series->attachAxis(m_x);
        series->attachAxis(m_y);
        m_kinds.push_back(wanted[i].kind);
    }
    if (same < wanted.size()) // a mark at the end of an axis is not to be cut in half
        for (QGraphicsItem *item : chart.childItems())
            item->setFlag(QGraphicsItem::ItemClipsChildrenToShape, false);
    const QList<QAbstractSeries *> shown = chart.series();
    for (std::size_t i = 0; i < wanted.size(); ++i)
        fillSeries(*shown[qsizetype(i)], wanted[i]);
}

void SeriesCanvas::refill()
{
    if (!m_view)
        return;
    showSeries(wishes(m_view->devicePixelRatioF()));
    redraw();
}

void SeriesCanvas::paint(QPainter &painter)
{
    if (m_plot.overlay.size.isEmpty())
        return;
    const bool isRaster = painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Raster;
    show(isRaster ? painter.deviceTransform().m11() : 0.0);
    const QRectF whole(QPointF(), m_plot.overlay.size);
    m_printing = true;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    m_view->scene()->render(&painter, whole, whole);
    painter.restore();
    m_printing = false;
}

QRectF SeriesCanvas::pointRect(int series, int point) const
{
    return rectOf(m_plot.overlay.points, series, point);
}

QRectF SeriesCanvas::annotationRect(int annotation) const
{
    const ChartOverlay &overlay = m_plot.overlay;
    const QRectF diamond = rectOf(overlay.diamonds, annotation);
    return diamond.isEmpty() ? rectOf(overlay.annotations, annotation)
                             : diamond.adjusted(-4.0, -4.0, 4.0, 4.0); // room for the focus ring round it
}

std::optional<ChartPosition> SeriesCanvas::positionAt(const QPointF &place, const ChartContent &content) const
{
    const ChartOverlay &overlay = m_plot.overlay;
    for (int i = 0; i < int(content.annotations.size()); ++i)
        if (rectOf(overlay.annotations, i).contains(place) || rectOf(overlay.diamonds, i).contains(place))
            return ChartPosition{ChartPosition::On::Annotation, 0, i};
    std::optional<ChartPosition> nearest;
    double least = reach();
    for (std::size_t s = 0; s < overlay.points.size() && s < content.series.size(); ++s)
        for (std::size_t p = 0; p < overlay.points[s].size(); ++p) {
            const QRectF &rect = overlay.points[s][p];
            if (rect.isEmpty())
                continue;
            if (least <= 0.0 && rect.contains(place))
                return ChartPosition{ChartPosition::On::Point, int(s), int(p)};
            const double distance = QLineF(rect.center(), place).length();
            if (distance < least) {
                least = distance;
                nearest = ChartPosition{ChartPosition::On::Point, int(s), int(p)};
            }
        }
    return nearest;
}

std::optional<double> SeriesCanvas::valueAt(const QPointF &place, Qt::Orientation along) const
{
    const QRectF &plot = m_plot.overlay.plot;
    if (plot.isEmpty() || (along == Qt::Vertical && m_plot.y.texts.isEmpty()))
        return std::nullopt;
    if (along == Qt::Vertical)
        return m_plot.y.axis.valueOf((plot.bottom() - place.y()) / plot.height());
    const double part = (place.x() - plot.left()) / plot.width();
    return m_plot.x.axis.valueOf(isMirrored() ? 1.0 - part : part);
}

} // namespace rp
