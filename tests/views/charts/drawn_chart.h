// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/views/charts/chart_fixture.h"
#include "views/charts/axes/series_canvas.h"
#include "views/charts/frame/chart_widget.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QGraphicsScene>
#include <QGraphicsTextItem>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <QtCharts/QChart>
#include <algorithm>
#include <limits>
#include <vector>

/// What a chart of Qt Charts shows.
namespace drawn_chart {

inline const rp::SeriesCanvas &canvasOf(const rp::ChartWidget &chart)
{
    return dynamic_cast<const rp::SeriesCanvas &>(chart.canvas());
}

inline rp::ChartStyle style(Qt::LayoutDirection direction = Qt::LeftToRight)
{
    rp::ChartStyle made;
    made.font = QApplication::font();
    made.theme = rp::chartThemeFor(chart_fixture::looks()[0].palette);
    made.direction = direction;
    return made;
}

/// Its series of one kind, from the back to the front.
template<typename Series>
QList<Series *> seriesOf(const rp::SeriesCanvas &canvas)
{
    QList<Series *> found;
    for (QAbstractSeries *series : canvas.chart()->series())
        if (auto *one = qobject_cast<Series *>(series))
            found.append(one);
    return found;
}

/// The texts of its axes where Qt Charts has put them, each as high as its ink; none of a picture that paints
/// itself.
inline std::vector<rp::PlacedText> axisTexts(const rp::ChartCanvas &canvas)
{
    std::vector<rp::PlacedText> texts;
    const auto *drawn = dynamic_cast<const rp::SeriesCanvas *>(&canvas);
    if (!drawn || !drawn->chart())
        return texts;
    for (QGraphicsItem *item : drawn->chart()->scene()->items()) {
        const auto *label = qgraphicsitem_cast<QGraphicsTextItem *>(item);
        const QString text = label ? label->toPlainText().remove(QChar(0x200B)) : QString();
        if (text.isEmpty() || !label->isVisible())
            continue;
        const QTextLayout *layout = label->document()->firstBlock().layout();
        const QTextLine line = layout->lineAt(0);
        const QRectF ink = QFontMetricsF(label->font()).tightBoundingRect(text);
        const QRectF whole = label->boundingRect();
        const double top = layout->position().y() + line.y() + line.ascent() + ink.top();
        texts.push_back(
            {label->mapRectToScene(QRectF(whole.left(), top, whole.width(), ink.height())), text, QColor()});
    }
    return texts;
}

/// All texts that it shows.
inline std::vector<rp::PlacedText> allTexts(const rp::ChartWidget &chart)
{
    std::vector<rp::PlacedText> texts = axisTexts(chart.canvas());
    texts.insert(texts.end(), chart.canvas().texts().begin(), chart.canvas().texts().end());
    return texts;
}

/// The farthest that a point lies from a line.
inline double farthestFrom(const QPolygonF &line, const QPolygonF &points)
{
    double farthest = line.size() < 2 ? std::numeric_limits<double>::infinity() : 0.0;
    for (const QPointF &point : points) {
        double nearest = std::numeric_limits<double>::infinity();
        for (qsizetype i = 1; i < line.size(); ++i) {
            const QPointF way = line.at(i) - line.at(i - 1);
            const double length = QPointF::dotProduct(way, way);
            const double part =
                length > 0.0 ? std::clamp(QPointF::dotProduct(point - line.at(i - 1), way) / length, 0.0, 1.0)
                             : 0.0;
            nearest = std::min(nearest, QLineF(point, line.at(i - 1) + way * part).length());
        }
        farthest = std::max(farthest, nearest);
    }
    return farthest;
}

/// An outline is drawn round what lies in the rectangle.
inline bool isFramed(const rp::SeriesCanvas &canvas, const QRectF &rect)
{
    const auto &shapes = canvas.plot().overlay.shapes;
    return std::any_of(shapes.begin(), shapes.end(), [&rect](const rp::OverlayShape &shape) {
        return shape.brush.style() == Qt::NoBrush && shape.path.boundingRect().contains(rect);
    });
}

/// The text is drawn in bold letters.
inline bool isBold(const rp::ChartCanvas &canvas, const QString &words)
{
    return std::any_of(canvas.texts().begin(), canvas.texts().end(),
                       [&words](const rp::PlacedText &text) { return text.bold && text.text == words; });
}

} // namespace drawn_chart
