// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/bars/meter_canvas.h"

#include "views/charts/canvas_text.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

double barHeight(const CanvasText &text)
{
    return std::max(14.0, text.lineHeight() * 0.8);
}

double heightBelowHead(const CanvasText &text, const MeterContent &content)
{
    const double labels = content.threshold >= 0.0 ? text.lineHeight() + text.em() * 0.8 : 0.0;
    return text.em() * 0.5 + barHeight(text) + labels + 2.0;
}

/// Where the name stands: beside the value, or above it where its widest word has no room there.
struct NamePlace
{
    QSizeF size;
    bool isAbove = false;
    double head = 0.0; ///< height of name and value
};

NamePlace placeOfName(const CanvasText &text, const MeterContent &content, double width)
{
    const double line = text.lineHeight();
    const double room = width - text.width(content.valueText, true) - text.em() * 2.0;
    const QSizeF beside = text.wrapped(content.name, std::max(1.0, room));
    constexpr double rounding = 2.0; // of what is wrapped
    if (beside.width() <= room + rounding) {
        const double height = std::max(beside.height(), line);
        return {{std::max(1.0, room), height}, false, height};
    }
    const double height = std::max(text.wrapped(content.name, std::max(1.0, width)).height(), line);
    return {{std::max(1.0, width), height}, true, height + line};
}

} // namespace

QSizeF MeterCanvas::minimumSize(const ChartStyle &style, const MeterContent &content) const
{
    const CanvasText text(style);
    const double value = text.width(content.valueText, true);
    // A long name may take two lines; the value stays beside it.
    const double name = std::max(text.wrapped(content.name, 1.0).width(), text.width(content.name) * 0.6);
    return {std::ceil(name + value + text.em() * 2.0),
            std::ceil(text.lineHeight() + heightBelowHead(text, content))};
}

double MeterCanvas::heightFor(double width, const ChartStyle &style, const MeterContent &content) const
{
    const CanvasText text(style);
    const double head = std::max(placeOfName(text, content, width).head, content.leastHead);
    return std::ceil(head + heightBelowHead(text, content));
}

double MeterCanvas::leastWidth(const ChartStyle &style, const MeterContent &content) const
{
    const CanvasText text(style);
    return std::ceil(std::max(text.wrapped(content.name, 1.0).width(), text.width(content.valueText, true)));
}

double MeterCanvas::headFor(double width, const ChartStyle &style, const MeterContent &content) const
{
    return placeOfName(CanvasText(style), content, width).head;
}

void MeterCanvas::layout(const QSizeF &size, const ChartStyle &style, const MeterContent &content)
{
    m_style = style;
    m_content = content;
    m_texts.clear();
    const CanvasText text(style);
    const double valueWidth = text.width(content.valueText, true);
    const NamePlace name = placeOfName(text, content, size.width());
    // At the bottom of the room: the bars of meters side by side stand on one line, however long their names.
    const double head = std::max(name.head, size.height() - heightBelowHead(text, content));
    const double nameTop = head - name.size.height() - (name.isAbove ? text.lineHeight() : 0.0);
    m_texts.push_back(
        {QRectF({0.0, nameTop}, name.size), content.name, style.theme.text, Qt::AlignLeft | Qt::AlignBottom});
    m_texts.push_back(
        {QRectF(size.width() - valueWidth, head - text.lineHeight(), valueWidth, text.lineHeight()),
         content.valueText, style.theme.text, Qt::AlignRight | Qt::AlignBottom, true});

    m_track = QRectF(1.0, head + text.em() * 0.5, std::max(2.0, size.width() - 2.0), barHeight(text));
    const double part = std::isfinite(content.fraction) ? std::clamp(content.fraction, 0.0, 1.0) : 0.0;
    m_fill = QRectF(m_track.topLeft(), QSizeF(m_track.width() * part, m_track.height()));
    m_thresholdX = -1.0;
    if (content.threshold >= 0.0) {
        m_thresholdX = m_track.left() + m_track.width() * std::clamp(content.threshold, 0.0, 1.0);
        const double width = text.width(content.thresholdText);
        const double left = std::clamp(m_thresholdX - width / 2.0, 0.0, std::max(0.0, size.width() - width));
        m_texts.push_back({QRectF(left, m_track.bottom() + text.em() * 0.8, width, text.lineHeight()),
                           content.thresholdText, style.theme.mutedText, Qt::AlignHCenter | Qt::AlignTop});
    }
    if (style.direction == Qt::RightToLeft) {
        m_track = mirrored(m_track, size.width());
        m_fill = mirrored(m_fill, size.width());
        m_thresholdX = m_thresholdX < 0.0 ? m_thresholdX : size.width() - m_thresholdX;
        mirror(m_texts, size.width());
    }
}

void MeterCanvas::paint(QPainter &painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double spacing = std::max(6.0, m_track.height() * 0.5);
    painter.fillRect(m_track, m_style.theme.background);
    paintMark(painter, m_fill, m_style.theme.mark(m_content.meaning), spacing);
    painter.setPen(QPen(m_style.theme.axis, 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(m_track);
    if (m_thresholdX >= 0.0) {
        const double over = std::max(3.0, m_track.height() * 0.22);
        const QLineF line(m_thresholdX, m_track.top() - over, m_thresholdX, m_track.bottom() + over);
        painter.setPen(QPen(m_style.theme.background, 5.0));
        painter.drawLine(QLineF(line.x1(), m_track.top() + 0.6, line.x2(), m_track.bottom() - 0.6));
        painter.setPen(QPen(m_style.theme.text, 2.2));
        painter.drawLine(line);
    }
    painter.restore();
    paintTexts(painter, m_texts, m_style);
}

} // namespace rp
