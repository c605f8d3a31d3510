// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/review_section.h"

#include "models/review/review_book.h"
#include "models/review/review_figures.h"

#include <QEvent>

namespace rp {

QString ReviewParts::text(const QString &source) const
{
    return figures.resolve(source);
}

QString ReviewParts::lines(const std::vector<QString> &sources) const
{
    QStringList lines;
    for (const QString &source : sources)
        lines << text(source);
    return lines.join(QLatin1Char('\n'));
}

ReviewSection::ReviewSection(const ReviewParts &parts, QWidget *parent)
    : QWidget(parent)
    , m_parts(parts)
{
    connect(&parts.book, &ReviewBook::changed, this, &ReviewSection::goStale);
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
