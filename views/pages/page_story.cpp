// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/page_story.h"

#include "models/text/sentences.h"
#include "views/charts/figure_plot.h"
#include "views/widgets/spoken/reading_order.h"
#include "views/widgets/text_block.h"

#include <QLabel>

namespace rp {

namespace {

QString toldBy(const QWidget &part)
{
    if (const auto *figure = qobject_cast<const FigurePlot *>(&part))
        return figure->figureSummary();
    const auto *block = qobject_cast<const TextBlock *>(&part);
    if (!block && !qobject_cast<const QLabel *>(&part))
        return {};
    const QString name = block && part.accessibleName().isEmpty() ? block->text() : part.accessibleName();
    return joinedSentences({name, part.accessibleDescription()});
}

} // namespace

QStringList pageStory(QWidget &page)
{
    QStringList told;
    const QWidgetList parts = inReadingOrder(page);
    for (const QWidget *part : parts) {
        if (const QString text = part->isVisible() ? toldBy(*part) : QString(); !text.isEmpty())
            told.append(text);
    }
    return told;
}

QString spokenStory(QStringList told)
{
    told.removeAll(QString());
    told.removeDuplicates();
    return told.join(QLatin1Char('\n'));
}

} // namespace rp
