// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/surgery/pass_map.h"

#include "models/instruments/surgery/surgery.h"
#include "views/charts/chart_theme.h"
#include "views/widgets/motion.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"
#include "views/widgets/strong_font.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr int motion_ms = 800;
constexpr double apart = 2.0;    ///< between boxes of a broken pass, in lines
constexpr double together = 0.4; ///< and of one graph
constexpr double titleSize = 1.15;
constexpr double countSize = 1.5;
constexpr int pad = space::m;
constexpr int boxChars = 34;    ///< width of a box, in average characters
constexpr int narrowChars = 16; ///< the narrowest
constexpr int wrapped = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;

QFont sized(QFont font, double factor)
{
    if (font.pointSizeF() > 0.0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(int(std::lround(font.pixelSize() * factor)));
    return strong(font);
}

QColor between(const QColor &from, const QColor &to, double part)
{
    const auto mixed = [part](int a, int b) { return int(std::lround(a + (b - a) * part)); };
    return {mixed(from.red(), to.red()), mixed(from.green(), to.green()), mixed(from.blue(), to.blue())};
}

double textHeight(const QFont &font, const QString &text, double width)
{
    if (text.isEmpty())
        return 0.0;
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 100000), wrapped, text).height();
}

void paintArrow(QPainter &painter, const QPointF &from, const QPointF &to, const QColor &colour)
{
    const double head = std::min(8.0, to.y() - from.y());
    painter.setPen(QPen(colour, 2.0));
    painter.drawLine(from, to - QPointF(0, head));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({to, to + QPointF(-head * 0.7, -head), to + QPointF(head * 0.7, -head)}));
}

} // namespace

PassMap::PassMap(QWidget *parent)
    : QLabel(parent)
{
    setFocusPolicy(Qt::TabFocus); // its description is what there is to see
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_motion.setDuration(motion_ms);
    m_motion.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, [this](const QVariant &now) {
        m_whole = now.toDouble();
        update();
    });
}

void PassMap::setShown(const PassShown &shown)
{
    if (m_shown == shown)
        return;
    const PassShown before = std::exchange(m_shown, shown);
    setAccessibleDescription(shown.spoken);
    updateGeometry();
    update();
    if (before.state == shown.state)
        return;
    m_motion.stop();
    const double end = shown.state == PassShown::State::Whole ? 1.0 : 0.0;
    // The one box that nobody had looked into falls apart.
    const bool fromOne = before.state == PassShown::State::Unknown && shown.state == PassShown::State::Broken;
    m_countedFrom = before.launches;
    m_motion.setStartValue(fromOne ? 1.0 : m_whole);
    m_motion.setEndValue(end);
    m_whole = end;
    if (wantsMotion(this) && isVisible() && m_motion.startValue() != m_motion.endValue())
        m_motion.start();
}

QFont PassMap::titleFont() const
{
    return sized(font(), titleSize);
}

QFont PassMap::countFont() const
{
    return sized(font(), countSize);
}

int PassMap::boxWidth() const
{
    const int letter = fontMetrics().averageCharWidth();
    return std::clamp(width() - 4 * pad, narrowChars * letter, boxChars * letter);
}

double PassMap::boxHeight(const PassShown::Box &box, double width) const
{
    const double room = width - 2 * pad;
    return textHeight(titleFont(), box.title, room) + textHeight(font(), box.text, room) + 2.0 * pad;
}

double PassMap::headHeight() const
{
    return QFontMetricsF(countFont()).height() + fontMetrics().height() + space::m;
}

QSize PassMap::minimumSizeHint() const
{
    const double width = narrowChars * fontMetrics().averageCharWidth();
    double height = headHeight() + 2.0 * pad + fontMetrics().height();
    for (const PassShown::Box &box : m_shown.boxes)
        height += boxHeight(box, std::max<double>(width, boxWidth()));
    height += 2.0 * apart * fontMetrics().height();
    return {int(width) + 4 * pad, int(std::ceil(height))};
}

void PassMap::paintHead(QPainter &painter) const
{
    const ChartTheme theme = chartThemeFor(palette());
    const QColor ink = palette().color(QPalette::Link);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const double part =
        isMoving() ? m_motion.easingCurve().valueForProgress(double(m_motion.currentTime()) / motion_ms)
                   : 1.0;
    const double launches = m_countedFrom + (m_shown.launches - m_countedFrom) * part;
    QString count = expectedText(isMoving() ? std::round(launches) : m_shown.launches);
    if (m_shown.would) {
        count += mirrored ? QStringLiteral(" ← ") : QStringLiteral(" → ");
        count += expectedText(*m_shown.would);
    }
    const QFontMetricsF large(countFont());
    QRectF room = QRectF(rect()).adjusted(pad, space::s, -pad, 0);
    const auto leading = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading | Qt::AlignVCenter));
    room.setHeight(large.height());
    painter.setFont(font());
    painter.setPen(theme.mutedText);
    painter.drawText(room, leading, m_shown.counted);
    const double words = QFontMetricsF(font()).horizontalAdvance(m_shown.counted) + space::s;
    painter.setFont(countFont());
    painter.setPen(m_shown.would ? ink : theme.text);
    painter.drawText(mirrored ? room.adjusted(0, 0, -words, 0) : room.adjusted(words, 0, 0, 0), leading,
                     count);
    painter.setFont(font());
    painter.setPen(theme.mutedText);
    painter.drawText(room.translated(0, room.height()), leading, m_shown.graphs);
}

void PassMap::paintBox(QPainter &painter, const QRectF &area, const PassShown::Box &box,
                       const QColor &outline, bool alarm) const
{
    const ChartTheme theme = chartThemeFor(palette());
    painter.setPen(QPen(outline, alarm ? 2.5 : 1.5));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(area, space::xs, space::xs);
    const double room = area.width() - 2 * pad;
    const double title = textHeight(titleFont(), box.title, room);
    QRectF text = area.adjusted(pad, pad, -pad, -pad);
    painter.setFont(titleFont());
    painter.setPen(alarm ? outline : theme.text);
    painter.drawText(text, wrapped, box.title);
    text.setTop(text.top() + title);
    painter.setFont(font());
    painter.setPen(theme.text);
    painter.drawText(text, wrapped, box.text);
}

void PassMap::paintBoxes(QPainter &painter) const
{
    const ChartTheme theme = chartThemeFor(palette());
    const QColor ink = palette().color(QPalette::Link);
    const QColor alarm = theme.mark(Meaning::Failure).fill;
    const double wide = boxWidth();
    const double line = fontMetrics().height();
    const double gap = line * (apart + (together - apart) * m_whole);
    std::array<double, 3> heights{};
    double all = 2.0 * gap;
    for (std::size_t i = 0; i < heights.size(); ++i)
        all += heights[i] = boxHeight(m_shown.boxes[i], wide);
    const double room = height() - headHeight() - line;
    QRectF box((width() - wide) / 2.0, headHeight() + line + std::max(0.0, (room - all - pad) / 2.0), wide,
               0.0);
    const QRectF frame = QRectF(box.left(), box.top(), wide, all).adjusted(-pad, -pad, pad, pad);
    if (m_shown.willBeWhole || m_whole > 0.0) {
        QColor outline = ink;
        outline.setAlpha(m_shown.willBeWhole ? 255 : int(std::lround(255.0 * m_whole)));
        painter.setPen(QPen(outline, 2.0, m_shown.willBeWhole ? Qt::DashLine : Qt::SolidLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(frame, space::s, space::s);
        painter.setFont(strong(font()));
        const double name = QFontMetricsF(strong(font())).horizontalAdvance(m_shown.frame) + 2 * space::s;
        const QRectF label(frame.right() - name - space::m, frame.top() - line / 2.0, name, line);
        painter.fillRect(label, palette().color(QPalette::Base));
        painter.drawText(label, Qt::AlignCenter, m_shown.frame);
    }
    for (std::size_t i = 0; i < heights.size(); ++i) {
        box.setHeight(heights[i]);
        const bool middle = i == 1;
        const bool marked = middle && m_whole < 0.5;
        paintBox(painter, box, m_shown.boxes[i], middle ? between(alarm, theme.axis, m_whole) : theme.axis,
                 marked);
        if (i + 1 < heights.size() && gap > line / 2.0)
            paintArrow(painter, {box.center().x(), box.bottom() + 2.0},
                       {box.center().x(), box.bottom() + gap - 2.0}, theme.mutedText);
        box.moveTop(box.bottom() + gap);
    }
}

void PassMap::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    paintHead(painter);
    if (m_shown.state == PassShown::State::Unknown) {
        const ChartTheme theme = chartThemeFor(palette());
        QRectF area(0, 0, boxWidth(),
                    boxHeight({QStringLiteral("?"), m_shown.unknown}, boxWidth()) + 4 * pad);
        area.moveCenter(QPointF(width() / 2.0, headHeight() + (height() - headHeight()) / 2.0));
        painter.setPen(QPen(theme.axis, 1.5, Qt::DashLine));
        painter.drawRoundedRect(area, space::xs, space::xs);
        painter.setPen(theme.text);
        painter.setFont(countFont());
        painter.drawText(area.adjusted(pad, pad, -pad, -pad), wrapped, QStringLiteral("?"));
        painter.setFont(font());
        painter.drawText(area.adjusted(pad, pad + QFontMetricsF(countFont()).height(), -pad, -pad), wrapped,
                         m_shown.unknown);
    } else {
        paintBoxes(painter);
    }
    if (hasFocus())
        drawFocusRing(painter, rect(), palette());
}

void PassMap::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace rp
