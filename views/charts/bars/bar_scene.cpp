// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/bars/bar_scene.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QHorizontalBarSeries>
#include <QHorizontalStackedBarSeries>
#include <QPainter>
#include <QPen>
#include <QValueAxis>
#include <algorithm>

namespace rp {

struct BarScene::Private
{
    QGraphicsScene scene;
    QChart *chart = nullptr; ///< owned by the scene
    QAbstractBarSeries *series = nullptr;
    QBarCategoryAxis *categories = nullptr;
    QValueAxis *axis = nullptr;
    QSizeF size;
    QRectF plot;
    double fill = 0.0;
    int rows = 0;
    bool grouped = false;

    /// The library draws the first set of a group lowest, as it does with categories.
    int placeOf(int set, int sets) const { return grouped ? sets - 1 - set : set; }
};

BarScene::BarScene(BarArrangement arrangement)
    : d(std::make_unique<Private>())
{
    d->scene.setItemIndexMethod(QGraphicsScene::NoIndex);
    d->chart = new QChart;
    d->chart->setLayoutDirection(Qt::LeftToRight); // mirrored by the axis, not by the layout
    d->chart->setAnimationOptions(QChart::NoAnimation);
    d->chart->legend()->hide();
    d->chart->setBackgroundVisible(false);
    d->chart->setPlotAreaBackgroundVisible(false);
    d->chart->setMargins(QMargins());
    d->chart->layout()->setContentsMargins(0, 0, 0, 0);
    d->grouped = arrangement == BarArrangement::Grouped;
    if (d->grouped)
        d->series = new QHorizontalBarSeries;
    else
        d->series = new QHorizontalStackedBarSeries;
    d->chart->addSeries(d->series);
    d->categories = new QBarCategoryAxis;
    d->categories->setVisible(false);
    d->axis = new QValueAxis;
    d->axis->setVisible(false);
    d->chart->addAxis(d->categories, Qt::AlignLeft);
    d->chart->addAxis(d->axis, Qt::AlignBottom);
    d->series->attachAxis(d->categories);
    d->series->attachAxis(d->axis);
    d->scene.addItem(d->chart);
}

BarScene::~BarScene() = default;

void BarScene::setValues(const std::vector<std::vector<double>> &values)
{
    const int sets = static_cast<int>(values.size());
    const int rows = values.empty() ? 0 : static_cast<int>(values.front().size());
    if (sets != d->series->count() || rows != d->rows) {
        d->series->clear();
        d->rows = rows;
        QStringList names;
        for (int row = 0; row < rows; ++row)
            names.append(QString::number(row)); // never shown
        d->categories->clear();
        d->categories->append(names);
        for (int set = 0; set < sets; ++set) {
            auto *bars = new QBarSet(QString::number(set));
            for (int row = 0; row < rows; ++row)
                bars->append(0.0);
            d->series->append(bars);
        }
    }
    const QList<QBarSet *> shown = d->series->barSets();
    for (int set = 0; set < sets; ++set) {
        QBarSet *bars = shown[d->placeOf(set, sets)];
        for (int row = 0; row < rows; ++row) {
            // The library's first horizontal category is the lowest.
            const int place = rows - 1 - row;
            const double value = values[static_cast<std::size_t>(set)][static_cast<std::size_t>(row)];
            if (bars->at(place) != value)
                bars->replace(place, value);
        }
    }
}

void BarScene::setStyles(const std::vector<MarkStyle> &styles, const QColor &gap)
{
    const QList<QBarSet *> shown = d->series->barSets();
    const int sets = static_cast<int>(std::min(shown.size(), static_cast<qsizetype>(styles.size())));
    for (int set = 0; set < sets; ++set) {
        QBarSet *bars = shown[d->placeOf(set, static_cast<int>(shown.size()))];
        bars->setBrush(styles[static_cast<std::size_t>(set)].fill);
        bars->setPen(QPen(gap, 1.0));
    }
}

void BarScene::setGeometry(const QSizeF &size, const QRectF &plot, double axisEnd, double fill,
                           bool rightToLeft)
{
    // Each of these makes the library lay everything out again, so unchanged ones are left alone.
    if (d->size != size) {
        d->size = size;
        d->scene.setSceneRect(QRectF(QPointF(), size));
        d->chart->resize(size);
    }
    if (d->plot != plot) {
        d->plot = plot;
        d->chart->setPlotArea(plot);
    }
    d->axis->setRange(0.0, axisEnd);
    d->axis->setReverse(rightToLeft);
    if (d->fill != fill) {
        d->fill = fill;
        d->series->setBarWidth(fill);
    }
}

void BarScene::paint(QPainter &painter)
{
    const QRectF all(QPointF(), d->size);
    painter.save();
    d->scene.render(&painter, all, all, Qt::IgnoreAspectRatio);
    painter.restore();
}

int BarScene::setCount() const
{
    return d->series->count();
}

int BarScene::rowCount() const
{
    return d->rows;
}

double BarScene::value(int set, int row) const
{
    return d->series->barSets().at(d->placeOf(set, d->series->count()))->at(d->rows - 1 - row);
}

QPointF BarScene::positionOf(double value, int row) const
{
    return d->chart->mapToPosition(QPointF(value, d->rows - 1 - row), d->series);
}

} // namespace rp
