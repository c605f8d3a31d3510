// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/settings/side_item.h"

#include "models/text/plain_text.h"
#include "views/shell/settings/step_symbol.h"
#include "views/widgets/contrast.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"
#include "views/widgets/strong_font.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <algorithm>

namespace rp {

namespace {

constexpr int sidePadding = space::m;
constexpr int rowPadding = 5;
constexpr int wrapped = static_cast<int>(Qt::TextWordWrap) | static_cast<int>(Qt::AlignLeading);
constexpr int unbounded = 10000;

} // namespace

SideItem::SideItem(Level level, QWidget *parent)
    : QAbstractButton(parent)
    , m_level(level)
{
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    // Not Fixed: the height that a layout allows then is the one for the hint's width, and a scroll bar takes
    // some of that.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

SideItem::SideItem(WindowPage page, QWidget *parent)
    : SideItem(Level::Act, parent)
{
    m_page = page;
}

void SideItem::showContent(const Content &content)
{
    if (m_content == content)
        return;
    m_content = content;
    setText(literalLabel(content.name));
    rearrange();
}

void SideItem::rearrange()
{
    m_arranged.fill({});
    updateGeometry();
    update();
}

QFont SideItem::nameFont() const
{
    const bool isStrong = (m_level == Level::Act && !m_content.folded) || m_content.current;
    return isStrong ? strong(font()) : font();
}

QFont SideItem::noteFont() const
{
    return scaled(font(), 0.9);
}

const SideItem::Geometry &SideItem::arranged(int width) const
{
    for (const Geometry &known : m_arranged) {
        if (known.width == width)
            return known;
    }
    std::rotate(m_arranged.begin(), m_arranged.end() - 1, m_arranged.end()); // the oldest makes room
    m_arranged.front() = arrange(width);
    m_arranged.front().width = width;
    return m_arranged.front();
}

SideItem::Geometry SideItem::arrange(int width) const
{
    const QFontMetrics nameMetrics(nameFont());
    const QFontMetrics noteMetrics(noteFont());
    const int line = nameMetrics.height();
    const int indent = m_level == Level::Act ? 0 : space::s;
    Geometry g;
    g.symbol = QRect(sidePadding + indent, rowPadding, line, line);
    if (m_content.narrow) {
        g.symbol.moveLeft(space::s);
        const int left = g.symbol.right() + 1 + space::xs;
        g.name = QRect(left, rowPadding, std::max(1, width - left - space::xs), line);
        g.height = std::max(30, line + 2 * rowPadding);
        return g;
    }
    const int left = g.symbol.right() + 1 + space::s;
    const int room = std::max(1, width - left - sidePadding);
    if (m_content.folded) {
        g.name = QRect(left, rowPadding, room, line);
        g.height = std::max(30, line + 2 * rowPadding);
        return g;
    }
    // Rounded up: a note one pixel short of room would wrap out of sight.
    const int noteWidth = noteMetrics.horizontalAdvance(m_content.note) + 2;
    const bool oneLine = nameMetrics.horizontalAdvance(m_content.name) + 2 + space::m + noteWidth <= room;
    const int nameWidth = oneLine ? room - noteWidth - space::s : room;
    const int nameHeight =
        nameMetrics.boundingRect(QRect(0, 0, nameWidth, unbounded), wrapped, m_content.name).height();
    g.name = QRect(left, rowPadding, nameWidth, nameHeight);
    if (oneLine) {
        g.note = QRect(left + room - noteWidth, rowPadding, noteWidth, line);
        g.height = nameHeight + 2 * rowPadding;
    } else {
        const int noteHeight =
            noteMetrics.boundingRect(QRect(0, 0, room, unbounded), wrapped, m_content.note).height();
        g.note = QRect(left, rowPadding + nameHeight, room, noteHeight);
        g.height = nameHeight + noteHeight + 2 * rowPadding;
    }
    g.height = std::max(30, g.height);
    return g;
}

int SideItem::wantedWidth() const
{
    return m_content.narrow ? minimumSizeHint().width() : 15 * fontMetrics().height();
}

QSize SideItem::sizeHint() const
{
    const int width = wantedWidth();
    return {width, heightForWidth(width)};
}

QSize SideItem::minimumSizeHint() const
{
    const QFontMetrics metrics(nameFont());
    if (m_content.narrow)
        return {metrics.height() + metrics.horizontalAdvance(m_content.shortName) + 2 * space::s + space::xs,
                30};
    return {8 * metrics.height(), 30};
}

int SideItem::heightForWidth(int width) const
{
    return arranged(width).height;
}

void SideItem::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QPalette &colors = palette();
    const Geometry g = arranged(width());
    const auto mirrored = [this](const QRect &rect) {
        return QStyle::visualRect(layoutDirection(), this->rect(), rect);
    };
    const bool locked = m_content.state == StepState::Locked;
    if (m_content.current)
        painter.fillRect(rect(),
                         mixed(colors.color(QPalette::Base), colors.color(QPalette::Highlight), 0.12));
    else if (underMouse())
        painter.fillRect(rect(), mixed(colors.color(QPalette::Window), colors.color(QPalette::Text), 0.06));
    if (m_content.current)
        painter.fillRect(mirrored(QRect(0, 0, 4, height())), colors.color(QPalette::Highlight));

    const QColor ink = locked ? quietText(colors) : colors.color(QPalette::WindowText);
    const QColor mark = locked ? ink
                        : m_content.state == StepState::Done || m_content.current
                            ? colors.color(QPalette::Highlight)
                            : ink;
    const QRectF symbol = QRectF(mirrored(g.symbol)).adjusted(1, 1, -1, -1);
    if (m_page)
        drawPageSymbol(painter, symbol, *m_page, mark);
    else
        drawStepSymbol(painter, symbol, m_content.state, mark);

    const int leading = static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading));
    painter.setPen(ink);
    painter.setFont(nameFont());
    if (m_content.folded && !m_content.narrow) {
        const QString shown =
            QFontMetrics(nameFont()).elidedText(m_content.name, Qt::ElideRight, g.name.width());
        painter.drawText(mirrored(g.name), leading | Qt::AlignVCenter | Qt::TextSingleLine, shown);
    } else {
        painter.drawText(mirrored(g.name), leading | Qt::AlignTop | Qt::TextWordWrap,
                         m_content.narrow ? m_content.shortName : m_content.name);
    }
    if (!m_content.narrow && !m_content.folded) {
        painter.setPen(quietText(colors));
        painter.setFont(noteFont());
        const bool below = g.note.top() > g.name.top();
        const int wrap = below ? Qt::TextWordWrap : Qt::TextSingleLine;
        painter.drawText(mirrored(g.note), leading | Qt::AlignVCenter | wrap, m_content.note);
    }
    if (hasFocus())
        drawFocusRing(painter, QRectF(rect()), colors);
}

void SideItem::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        rearrange();
    QAbstractButton::changeEvent(event);
}

} // namespace rp
