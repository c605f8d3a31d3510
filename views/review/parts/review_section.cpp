// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/parts/review_section.h"

#include "models/review/review_book.h"
#include "models/review/review_figures.h"

#include <QEvent>

namespace rp {

ReviewSection::ReviewSection(const ReviewParts &parts, QWidget *parent)
    : QWidget(parent)
    , m_parts(parts)
{
    connect(&parts.book, &ReviewBook::changed, this, &ReviewSection::goStale);
}

QString ReviewSection::text(const QString &source) const
{
    return m_parts.figures.resolve(source);
}

void ReviewSection::goStale()
{
    m_stale = !isVisible();
    if (!m_stale)
        refresh();
}

void ReviewSection::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        goStale();
    QWidget::changeEvent(event);
}

void ReviewSection::showEvent(QShowEvent *event)
{
    if (m_stale)
        goStale();
    QWidget::showEvent(event);
}

} // namespace rp
