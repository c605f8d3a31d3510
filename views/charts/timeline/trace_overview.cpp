// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/timeline/trace_overview.h"

#include "views/charts/chart_theme.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

namespace rp {

TraceOverview::TraceOverview(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("traceOverview"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
}

QSize TraceOverview::sizeHint() const
{
    return {120, std::max(28, fontMetrics().height() * 2)};
}

void TraceOverview::setLayers(std::shared_ptr<const TraceLayers> layers)
{
    m_layers = std::move(layers);
    m_picture = QPixmap();
    update();
}

void TraceOverview::setWindow(const TraceWindow &window)
{
    m_window = window;
    update();
}

void TraceOverview::setFlags(std::vector<TraceFlag> flags)
{
    m_flags = std::move(flags);
    update();
}

double TraceOverview::xOf(double ns) const
{
    const double part = m_window.total_ns > 0.0 ? ns / m_window.total_ns : 0.0;
    return layoutDirection() == Qt::RightToLeft ? width() * (1.0 - part) : width() * part;
}

void TraceOverview::paintTrace()
{
    const double scale = devicePixelRatioF();
    m_picture = QPixmap(size() * scale);
    m_picture.setDevicePixelRatio(scale);
    const ChartTheme theme = chartThemeFor(palette());
    m_picture.fill(theme.background);
    QPainter painter(&m_picture);
    painter.setPen(Qt::NoPen);
    const double half = height() / 2.0;
    for (const TraceLayer &layer : m_layers->layers) {
        if (layer.row() == TraceRows::host)
            continue;
        const bool isWaiting = layer.row() == TraceRows::waiting;
        painter.setBrush(theme.mark(layer.meaning()).fill);
        for (const TraceLayer::Bar &bar :
             layer.barsIn({0.0, m_layers->total_ns, m_layers->total_ns}, width())) {
            const double a = xOf(bar.from_ns);
            const double b = xOf(bar.to_ns);
            const double high = half * std::max(0.1, bar.filled);
            painter.drawRect(QRectF(std::min(a, b), isWaiting ? half - high : height() - high,
                                    std::max(1.0, std::abs(b - a)), high));
        }
    }
}

void TraceOverview::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const ChartTheme theme = chartThemeFor(palette());
    if (m_layers && !size().isEmpty()) {
        if (m_picture.isNull())
            paintTrace();
        painter.drawPixmap(0, 0, m_picture);
    }
    const double a = xOf(m_window.from_ns);
    const double b = xOf(m_window.to_ns);
    QRectF shown(std::min(a, b), 0.0, std::max(3.0, std::abs(b - a)), height());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.background, 4.0));
    painter.drawRect(shown.adjusted(1, 1, -1, -1));
    painter.setPen(QPen(theme.text, 2.0));
    painter.drawRect(shown.adjusted(1, 1, -1, -1));
    paintFlags(painter, theme);
}

/// Numbered as in the picture, each on a stick where the place is, one below the other.
void TraceOverview::paintFlags(QPainter &painter, const ChartTheme &theme) const
{
    const QFontMetricsF metrics(font());
    QRectF badge(0.0, 0.0, 0.0, metrics.height());
    painter.setBrush(theme.background);
    for (const TraceFlag &flag : m_flags) {
        const double x = xOf((flag.from_ns + flag.to_ns) / 2.0);
        badge.setWidth(metrics.horizontalAdvance(flag.label) + metrics.averageCharWidth());
        badge.moveLeft(
            std::clamp(x - badge.width() / 2.0, 1.0, std::max(1.0, width() - badge.width() - 1.0)));
        painter.drawLine(QLineF(x, 0.0, x, height()));
        painter.drawRoundedRect(badge, 4.0, 4.0);
        painter.drawText(badge, Qt::AlignCenter, flag.label);
        badge.translate(0.0, badge.height());
    }
}

void TraceOverview::choose(double x)
{
    if (width() <= 0)
        return;
    const double part = std::clamp(x / width(), 0.0, 1.0);
    emit momentChosen((layoutDirection() == Qt::RightToLeft ? 1.0 - part : part) * m_window.total_ns);
}

void TraceOverview::mousePressEvent(QMouseEvent *event)
{
    choose(event->position().x());
}

void TraceOverview::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        choose(event->position().x());
}

void TraceOverview::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LayoutDirectionChange) {
        m_picture = QPixmap();
        update();
    }
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

void TraceOverview::resizeEvent(QResizeEvent *event)
{
    m_picture = QPixmap();
    QWidget::resizeEvent(event);
}

} // namespace rp
