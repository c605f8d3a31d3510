// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/lines/line_scene.h"

#include <QAreaSeries>
#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>

namespace rp {

namespace {

/// Pixels round the plot that lines may use: the library cuts them at its frame, which would halve a line
/// along an axis.
constexpr double rim = 8.0;

void showPoints(QLineSeries *series, const QList<QPointF> &points)
{
    if (series->points() != points)
        series->replace(points);
}

} // namespace

struct LineScene::Private
{
    struct AreaSeries
    {
        QAreaSeries *area;
        QLineSeries *lower; ///< owned by the area
        QLineSeries *upper;
    };

    QGraphicsScene scene;
    QChart *chart = nullptr; ///< owned by the scene, as series and axes are by the chart
    QValueAxis *x = nullptr;
    QValueAxis *y = nullptr;
    std::vector<QLineSeries *> lines;
    std::vector<AreaSeries> areas;
    QSizeF size;
    QRectF plot;

    void attach(QAbstractSeries *series)
    {
        chart->addSeries(series);
        series->attachAxis(x);
        series->attachAxis(y);
    }
};

LineScene::LineScene()
    : d(std::make_unique<Private>())
{
    d->scene.setItemIndexMethod(QGraphicsScene::NoIndex);
    d->chart = new QChart;
    d->chart->setLayoutDirection(Qt::LeftToRight); // the parts are mirrored, not the layout
    d->chart->setAnimationOptions(QChart::NoAnimation);
    d->chart->legend()->hide();
    d->chart->setBackgroundVisible(false);
    d->chart->setPlotAreaBackgroundVisible(false);
    d->chart->setMargins(QMargins());
    d->chart->layout()->setContentsMargins(0, 0, 0, 0);
    d->x = new QValueAxis;
    d->y = new QValueAxis;
    for (QValueAxis *axis : {d->x, d->y})
        axis->setVisible(false);
    d->chart->addAxis(d->x, Qt::AlignBottom);
    d->chart->addAxis(d->y, Qt::AlignLeft);
    d->scene.addItem(d->chart);
}

LineScene::~LineScene() = default;

void LineScene::setLines(const std::vector<Line> &lines)
{
    while (d->lines.size() < lines.size()) {
        auto *series = new QLineSeries;
        d->attach(series);
        d->lines.push_back(series);
    }
    for (std::size_t i = 0; i < d->lines.size(); ++i) {
        const bool used = i < lines.size();
        showPoints(d->lines[i], used ? lines[i].points : QList<QPointF>());
        if (used && d->lines[i]->pen() != lines[i].pen)
            d->lines[i]->setPen(lines[i].pen);
    }
}

void LineScene::setAreas(const std::vector<Area> &areas)
{
    while (d->areas.size() < areas.size()) {
        auto *lower = new QLineSeries;
        auto *upper = new QLineSeries;
        auto *area = new QAreaSeries(upper, lower);
        lower->setParent(area);
        upper->setParent(area);
        area->setPen(Qt::NoPen);
        d->attach(area);
        d->areas.push_back({area, lower, upper});
    }
    for (std::size_t i = 0; i < d->areas.size(); ++i) {
        const bool used = i < areas.size();
        showPoints(d->areas[i].lower, used ? areas[i].lower : QList<QPointF>());
        showPoints(d->areas[i].upper, used ? areas[i].upper : QList<QPointF>());
        if (used && d->areas[i].area->color() != areas[i].fill)
            d->areas[i].area->setBrush(areas[i].fill);
    }
}

void LineScene::setGeometry(const QSizeF &size, const QRectF &plot)
{
    // Each of these makes the library lay everything out again, so unchanged ones are left alone.
    if (d->size != size) {
        d->size = size;
        d->scene.setSceneRect(QRectF(QPointF(), size));
        d->chart->resize(size);
    }
    if (d->plot == plot || plot.isEmpty())
        return;
    d->plot = plot;
    d->chart->setPlotArea(plot.adjusted(-rim, -rim, rim, rim));
    d->x->setRange(-rim / plot.width(), 1.0 + rim / plot.width());
    d->y->setRange(-rim / plot.height(), 1.0 + rim / plot.height());
}

void LineScene::paint(QPainter &painter)
{
    const QRectF whole(QPointF(), d->size);
    d->scene.render(&painter, whole, whole);
}

QList<QPointF> LineScene::linePoints(int line) const
{
    return d->lines.at(static_cast<std::size_t>(line))->points();
}

QPointF LineScene::positionOf(const QPointF &part) const
{
    return d->lines.empty() ? QPointF() : d->chart->mapToPosition(part, d->lines.front());
}

} // namespace rp
