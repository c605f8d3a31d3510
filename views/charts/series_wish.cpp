// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/series_wish.h"

#include <QtCharts/QAreaSeries>
#include <QtCharts/QBarSet>
#include <QtCharts/QCategoryAxis>
#include <QtCharts/QHorizontalStackedBarSeries>
#include <QtCharts/QLineSeries>
#include <QtCharts/QScatterSeries>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

QScatterSeries::MarkerShape seriesShape(MarkerShape shape)
{
    switch (shape) {
    case MarkerShape::Square:
        return QScatterSeries::MarkerShapeRectangle;
    case MarkerShape::Triangle:
        return QScatterSeries::MarkerShapeTriangle;
    case MarkerShape::Star:
        return QScatterSeries::MarkerShapeStar;
    case MarkerShape::Pentagon:
        return QScatterSeries::MarkerShapePentagon;
    case MarkerShape::Diamond:
        return QScatterSeries::MarkerShapeRotatedRectangle;
    case MarkerShape::Circle:
        break;
    }
    return QScatterSeries::MarkerShapeCircle;
}

void fillBars(QHorizontalStackedBarSeries &series, const SeriesWish &wish)
{
    const qsizetype rows = wish.sets.empty() ? 0 : wish.sets.front().values.size();
    const QList<QBarSet *> sets = series.barSets();
    const bool isKept =
        sets.size() == qsizetype(wish.sets.size()) &&
        std::all_of(sets.begin(), sets.end(), [rows](const QBarSet *set) { return set->count() == rows; });
    if (!isKept)
        series.clear();
    series.setBarWidth(wish.size);
    QList<QBarSet *> added;
    for (std::size_t i = 0; i < wish.sets.size(); ++i) {
        QBarSet *set = isKept ? sets[qsizetype(i)] : new QBarSet(QString());
        if (set->brush() != wish.sets[i].brush)
            set->setBrush(wish.sets[i].brush);
        if (set->pen() != wish.pen)
            set->setPen(wish.pen);
        for (qsizetype row = 0; isKept && row < rows; ++row)
            if (set->at(int(row)) != wish.sets[i].values[row])
                set->replace(int(row), wish.sets[i].values[row]);
        if (!isKept)
            set->append(wish.sets[i].values);
        added.append(set);
    }
    if (!isKept)
        series.append(added);
}

void fillPoints(QXYSeries &series, const QList<QPointF> &points)
{
    if (series.points() != points)
        series.replace(points);
}

} // namespace

double inMeasure(const ValueAxis &axis, double value)
{
    return axis.logarithmic ? std::log10(value) : value;
}

QCategoryAxis *makeAxis()
{
    auto *axis = new QCategoryAxis;
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    axis->setTruncateLabels(false);
    axis->setGridLineVisible(false); // see ChartOverlay::addGrid()
    axis->setLineVisible(false);
    return axis;
}

/// A category axis wants each text once, and an empty one is none: signs without width tell them apart.
void showTicks(QCategoryAxis &axis, const TickTable &table)
{
    const QStringList labels = axis.categoriesLabels();
    for (const QString &label : labels)
        axis.remove(label);
    axis.setStartValue(inMeasure(table.axis, table.axis.from));
    QString unlike;
    for (qsizetype i = 0; i < table.texts.size(); ++i) {
        unlike += QChar(0x200B);
        // Qt Charts takes texts for HTML, and an Arabic letter mark is a sign of another font.
        QString text = table.texts[i].toHtmlEscaped().remove(QChar(0x061C));
        axis.append(text + unlike, inMeasure(table.axis, table.ticks.values[std::size_t(i)]));
    }
}

QAbstractSeries *makeSeries(SeriesWish::Kind kind)
{
    switch (kind) {
    case SeriesWish::Kind::Line:
        return new QLineSeries;
    case SeriesWish::Kind::Points:
        return new QScatterSeries;
    case SeriesWish::Kind::Bars:
        return new QHorizontalStackedBarSeries;
    case SeriesWish::Kind::Area:
        break;
    }
    auto *area = new QAreaSeries(new QLineSeries, new QLineSeries);
    area->upperSeries()->setParent(area);
    area->lowerSeries()->setParent(area);
    return area;
}

void fillSeries(QAbstractSeries &series, const SeriesWish &wish)
{
    switch (wish.kind) {
    case SeriesWish::Kind::Bars:
        fillBars(static_cast<QHorizontalStackedBarSeries &>(series), wish);
        return;
    case SeriesWish::Kind::Area: {
        auto &area = static_cast<QAreaSeries &>(series);
        area.setBrush(wish.brush);
        area.setPen(wish.pen);
        fillPoints(*area.lowerSeries(), wish.lower);
        fillPoints(*area.upperSeries(), wish.points);
        area.setVisible(!wish.points.isEmpty());
        return;
    }
    case SeriesWish::Kind::Points: {
        auto &points = static_cast<QScatterSeries &>(series);
        points.setMarkerShape(seriesShape(wish.shape));
        points.setMarkerSize(wish.size);
        points.setBrush(wish.brush);
        break;
    }
    case SeriesWish::Kind::Line:
        break;
    }
    auto &line = static_cast<QXYSeries &>(series);
    line.setPen(wish.pen);
    fillPoints(line, wish.points);
}

} // namespace rp
