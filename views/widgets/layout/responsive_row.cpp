// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/layout/responsive_row.h"

#include <QBoxLayout>
#include <QEvent>

namespace rp {

ResponsiveRow::ResponsiveRow(int chars, int spacing, QWidget *parent)
    : QWidget(parent)
    , m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this))
    , m_chars(chars)
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(spacing);
}

void ResponsiveRow::addWidget(QWidget *widget, int stretch, Qt::Alignment alignment)
{
    m_layout->addWidget(widget, stretch, alignment);
    choose();
}

bool ResponsiveRow::isStacked() const
{
    return m_layout->direction() == QBoxLayout::TopToBottom;
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

void ResponsiveRow::choose()
{
    const bool wide = width() >= fontMetrics().averageCharWidth() * m_chars;
    const auto direction = wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (direction != m_layout->direction())
        m_layout->setDirection(direction);
}

} // namespace rp
