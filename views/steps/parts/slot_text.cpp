// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/parts/slot_text.h"

#include <QEvent>
#include <algorithm>

namespace rp {

SlotText::SlotText(QWidget *parent)
    : TextBlock(parent)
{
}

void SlotText::setRoomFor(const QStringList &texts)
{
    if (texts == m_texts)
        return;
    m_texts = texts;
    m_rooms.fill({});
    updateGeometry();
}

void SlotText::setLongestLine(int chars)
{
    setMaxChars(chars);
    m_chars = chars;
    m_rooms.fill({});
}

int SlotText::roomFor(int width) const
{
    const auto known = std::find_if(m_rooms.begin(), m_rooms.end(),
                                    [width](const Room &room) { return room.width == width; });
    if (known != m_rooms.end()) {
        std::rotate(m_rooms.begin(), known, known + 1);
        return m_rooms.front().height;
    }
    Room room{width, 0};
    for (const QString &text : m_texts) {
        // Made with its text: setText() would tell assistive tools what is not found yet.
        TextBlock ruler(text);
        ruler.setFont(font());
        ruler.setLayoutDirection(layoutDirection());
        if (m_chars)
            ruler.setMaxChars(*m_chars);
        room.height = std::max(room.height, ruler.heightForWidth(width));
    }
    std::rotate(m_rooms.begin(), m_rooms.end() - 1, m_rooms.end());
    m_rooms.front() = room;
    return room.height;
}

int SlotText::heightForWidth(int width) const
{
    return std::max(roomFor(width), TextBlock::heightForWidth(width));
}

QSize SlotText::sizeHint() const
{
    const QSize own = TextBlock::sizeHint();
    return {own.width(), std::max(own.height(), m_rooms.front().height)};
}

void SlotText::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::LayoutDirectionChange)
        m_rooms.fill({});
    TextBlock::changeEvent(event);
}

} // namespace rp
