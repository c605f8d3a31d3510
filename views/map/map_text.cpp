// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/map_text.h"

#include <QPainter>
#include <QTextLayout>
#include <QTextOption>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

/// Breaks the layout into lines of a width; the size they take.
QSizeF breakLines(QTextLayout &layout, double width)
{
    double widest = 0.0;
    double bottom = 0.0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0.0, bottom});
        bottom += std::ceil(line.height());
        widest = std::max(widest, line.naturalTextWidth());
    }
    layout.endLayout();
    return {std::ceil(widest), bottom};
}

/// Without the Arabic letter mark, which few fonts have: the one it is borrowed from has higher lines.
QString drawn(QString text)
{
    return text.remove(QChar(0x061C));
}

} // namespace

MapText::MapText() = default;
MapText::~MapText() = default;
MapText::MapText(MapText &&other) noexcept = default;
MapText &MapText::operator=(MapText &&other) noexcept = default;

MapText::MapText(const QString &text, const QFont &font, double width, Qt::LayoutDirection direction,
                 Qt::Alignment alignment)
{
    if (text.isEmpty())
        return;
    m_layout = std::make_unique<QTextLayout>(drawn(text), font);
    m_layout->setCacheEnabled(true);
    if (direction == Qt::RightToLeft && alignment.testFlag(Qt::AlignLeft))
        alignment = Qt::AlignRight;
    QTextOption option(alignment | Qt::AlignAbsolute);
    option.setTextDirection(direction);
    option.setWrapMode(QTextOption::WordWrap);
    m_layout->setTextOption(option);
    // The second time as narrow as the longest line came out, so that the lines are aligned in that.
    m_size = breakLines(*m_layout, width);
    m_size = breakLines(*m_layout, m_size.width() + 1.0);
}

void MapText::draw(QPainter &painter, const QPointF &topLeft, const QColor &color) const
{
    if (!m_layout)
        return;
    painter.setPen(color);
    m_layout->draw(&painter, topLeft);
}

} // namespace rp
