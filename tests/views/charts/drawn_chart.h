// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_widget.h"
#include "views/charts/series_canvas.h"

#include <QFontMetricsF>
#include <QGraphicsScene>
#include <QGraphicsTextItem>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <QtCharts/QChart>
#include <vector>

/// What a chart of Qt Charts shows.
namespace drawn_chart {

inline const rp::SeriesCanvas &canvasOf(const rp::ChartWidget &chart)
{
    return dynamic_cast<const rp::SeriesCanvas &>(chart.canvas());
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

} // namespace drawn_chart
