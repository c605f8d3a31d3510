// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/cards/comparison_drawing.h"

#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/focus_ring.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <algorithm>

namespace rp {

namespace {
constexpr int barHeight = 14;
constexpr double edge = 3.0; // where text begins, too
} // namespace

ComparisonDrawing::ComparisonDrawing(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ComparisonDrawing::setBars(const Bar &predicted, const Bar &truth, double full, const QString &spoken)
{
    m_predicted = predicted;
    m_truth = truth;
    m_full = full;
    setAccessibleName(spoken);
    updateGeometry();
    update();
}

QSize ComparisonDrawing::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 60, 2 * (fontMetrics().height() + barHeight + space::m)};
}

QSize ComparisonDrawing::minimumSizeHint() const
{
    return {120, sizeHint().height()};
}

void ComparisonDrawing::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double half = height() / 2.0;
    const double room = width() - 2.0 * edge;
    paintBar(painter, {edge, 0.0, room, half}, m_predicted, false);
    paintBar(painter, {edge, half, room, half}, m_truth, true);
}

void ComparisonDrawing::paintBar(QPainter &painter, const QRectF &row, const Bar &bar, bool filled) const
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QColor text = palette().color(QPalette::WindowText);
    const QColor accent = palette().color(QPalette::Highlight);
    const double line = fontMetrics().height();
    const QRectF words(row.left(), row.top(), row.width(), line);
    painter.setPen(text);
    const Qt::Alignment leading = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading);
    const Qt::Alignment trailing = QStyle::visualAlignment(layoutDirection(), Qt::AlignTrailing);
    painter.drawText(words, static_cast<int>(leading | Qt::AlignVCenter), bar.label);
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    painter.setFont(strong);
    painter.drawText(words, static_cast<int>(trailing | Qt::AlignVCenter), bar.valueText);
    painter.setFont(font());

    const QRectF track(row.left() + 0.5, row.top() + line + 2.5, row.width() - 1.0, barHeight);
    painter.setPen(QPen(mixed(palette().color(QPalette::Window), text, 0.5), 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(track);
    const double share = std::clamp(bar.value / m_full, 0.0, 1.0);
    QRectF filledPart = track;
    filledPart.setWidth(track.width() * share);
    if (mirrored)
        filledPart.moveRight(track.right());
    // The prediction is hatched and the measured figure solid, so that they differ without colour.
    painter.setPen(QPen(accent, 1.5));
    painter.setBrush(filled ? QBrush(accent) : QBrush(accent, Qt::BDiagPattern));
    painter.drawRect(filledPart);
}

void ComparisonDrawing::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace rp
