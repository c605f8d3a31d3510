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
    m_width = -1;
    updateGeometry();
}

void SlotText::setLongestLine(int chars)
{
    setMaxChars(chars);
    m_chars = chars;
    m_width = -1;
}

int SlotText::heightForWidth(int width) const
{
    if (width != m_width) {
        m_width = width;
        m_height = 0;
        for (const QString &text : m_texts) {
            // Made with its text: setText() would tell assistive tools what is not found yet.
            TextBlock ruler(text);
            ruler.setFont(font());
            ruler.setLayoutDirection(layoutDirection());
            if (m_chars)
                ruler.setMaxChars(*m_chars);
            m_height = std::max(m_height, ruler.heightForWidth(width));
        }
    }
    return std::max(m_height, TextBlock::heightForWidth(width));
}

QSize SlotText::sizeHint() const
{
    const QSize own = TextBlock::sizeHint();
    return {own.width(), std::max(own.height(), m_width >= 0 ? m_height : 0)};
}

void SlotText::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::LayoutDirectionChange)
        m_width = -1;
    TextBlock::changeEvent(event);
}

} // namespace rp
