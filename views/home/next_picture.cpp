// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/home/next_picture.h"

#include "views/widgets/layout/contrast.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/layout/strong_font.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

namespace rp {

namespace {

constexpr int wideLines = 26;
constexpr int highLines = 13;
constexpr double promptFactor = 1.2;
constexpr int endTick = 6; ///< half of it

} // namespace

NextPicture::NextPicture(QWidget *parent)
    : QLabel(parent)
{
    setObjectName(QStringLiteral("nextPicture"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize NextPicture::sizeHint() const
{
    const int line = fontMetrics().height();
    return {wideLines * line, highLines * line};
}

QSize NextPicture::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {10 * line, 6 * line};
}

void NextPicture::showQuestion(const QString &prompt, const QString &low, const QString &high)
{
    m_draw = nullptr;
    m_drawn = QPixmap();
    m_prompt = prompt;
    m_low = low;
    m_high = high;
    //: Screen reader, a picture on the home page: a question with an empty axis; %1 is the question.
    setAccessibleName(tr("The question that comes next, its answer still open: %1").arg(prompt));
    update();
}

void NextPicture::showDrawing(std::function<QPixmap(const QSize &, double)> draw, const QString &spoken)
{
    m_draw = std::move(draw);
    m_drawn = QPixmap();
    setAccessibleName(spoken);
    update();
}

void NextPicture::paintQuestion(QPainter &painter) const
{
    const int line = fontMetrics().height();
    const QRect inner = rect().adjusted(space::xl, space::l, -space::xl, -space::l);
    const QColor ink = palette().color(QPalette::Text);
    const QColor quiet = quietText(palette());
    const int axisY = inner.bottom() - 2 * line;
    QFont large = font();
    if (large.pointSizeF() > 0)
        large.setPointSizeF(large.pointSizeF() * promptFactor);
    painter.setFont(large);
    painter.setPen(ink);
    QTextOption option(Qt::AlignCenter);
    option.setWrapMode(QTextOption::WordWrap);
    option.setTextDirection(layoutDirection());
    painter.drawText(QRectF(inner.left(), inner.top(), inner.width(), axisY - 2.2 * line - inner.top()),
                     m_prompt, option);

    painter.setFont(font());
    painter.setPen(QPen(ink, 2.0));
    painter.drawLine(inner.left(), axisY, inner.right(), axisY);
    for (const int end : {inner.left(), inner.right()})
        painter.drawLine(end, axisY - endTick, end, axisY + endTick);
    // No place on the axis is the answer's: the sign stands for all of it. There are no ticks either, or it
    // would look like something to be set; the answer is put on the page to which the button leads.
    const QPointF middle(inner.center().x(), axisY - 1.2 * line);
    const double half = 0.8 * line;
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1.5));
    for (const double side : {-1.0, 1.0}) {
        const QPointF tip(side < 0.0 ? inner.left() : inner.right(), middle.y());
        painter.drawLine(QPointF(middle.x() + side * half, middle.y()), tip);
        for (const double slant : {-0.25, 0.25})
            painter.drawLine(tip, tip + QPointF(-side * 0.35, slant) * line);
    }
    painter.setFont(strong(large));
    painter.drawText(QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half), Qt::AlignCenter,
                     QStringLiteral("?"));
    painter.setFont(font());
    painter.setPen(quiet);
    const QRect ends(inner.left(), axisY + space::s, inner.width(), line + space::xs);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    painter.drawText(ends, Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignTop, mirrored ? m_high : m_low);
    painter.drawText(ends, Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignTop, mirrored ? m_low : m_high);
}

void NextPicture::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (!m_draw) {
        paintQuestion(painter);
    } else {
        if (m_drawn.isNull())
            m_drawn = m_draw(size() - QSize(2 * space::s, 2 * space::s), devicePixelRatioF());
        const QSizeF drawn = m_drawn.deviceIndependentSize();
        painter.drawPixmap(QPointF((width() - drawn.width()) / 2.0, (height() - drawn.height()) / 2.0),
                           m_drawn);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Midlight), 1.0));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void NextPicture::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    m_drawn = QPixmap();
}

void NextPicture::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::LanguageChange) {
        m_drawn = QPixmap();
        updateGeometry();
        update();
    }
    QLabel::changeEvent(event);
}

} // namespace rp
