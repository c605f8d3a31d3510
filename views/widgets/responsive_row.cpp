// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/responsive_row.h"

#include <QBoxLayout>
#include <QEvent>
#include <algorithm>

namespace rp {

ResponsiveRow::ResponsiveRow(int chars, int spacing, QWidget *parent)
    : QWidget(parent)
    , m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this))
    , m_chars(chars)
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(spacing);
}

void ResponsiveRow::addWidget(QWidget *widget, int stretch, Qt::Alignment alignment, int before)
{
    m_layout->insertWidget(before, widget, stretch, alignment);
    choose();
}

bool ResponsiveRow::isStacked() const
{
    return m_layout->direction() == QBoxLayout::TopToBottom;
}

QSize ResponsiveRow::minimumSizeHint() const
{
    QSize size = QWidget::minimumSizeHint();
    size.setWidth(0);
    for (int i = 0; i < m_layout->count(); ++i)
        size.setWidth(std::max(size.width(), m_layout->itemAt(i)->minimumSize().width()));
    return size;
}

bool ResponsiveRow::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) // another language asks for other room
        choose();
    return QWidget::event(event);
}

void ResponsiveRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    choose();
}

void ResponsiveRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        choose();
    QWidget::changeEvent(event);
}

int ResponsiveRow::room() const
{
    if (m_chars > 0)
        return fontMetrics().averageCharWidth() * m_chars;
    int sum = std::max(0, m_layout->count() - 1) * m_layout->spacing();
    for (int i = 0; i < m_layout->count(); ++i)
        sum += m_layout->itemAt(i)->minimumSize().width();
    return sum;
}

void ResponsiveRow::choose()
{
    const bool wide = width() >= room();
    const auto direction = wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (direction != m_layout->direction())
        m_layout->setDirection(direction);
}

} // namespace rp
