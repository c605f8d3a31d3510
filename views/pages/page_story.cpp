// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/page_story.h"

#include "models/text/sentences.h"
#include "views/charts/figure_frame.h"
#include "views/charts/figure_plot.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/own_voice.h"
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

QStringList figureStory(const FigurePlot &figure)
{
    QStringList told{figure.figureName(), figure.figureSummary()};
    const FigureFrame *frame = nullptr;
    for (const QWidget *around = figure.parentWidget(); around && !frame; around = around->parentWidget())
        frame = qobject_cast<const FigureFrame *>(around);
    if (frame && figure.focusedItem() >= 0)
        told.append(frame->statusText());
    return told;
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

void readAloud(Announcer &announcer, QWidget &page, const QStringList &told)
{
    OwnVoice *voice = OwnVoice::ofProgram();
    if (!voice || !voice->isOn()) {
        announcer.say(spokenStory(told));
        return;
    }
    if (voice->isReading()) {
        voice->stop();
        return;
    }
    announcer.say(voice->refusal());
    const auto *figure = qobject_cast<const FigurePlot *>(page.window()->focusWidget());
    const QString story = spokenStory(figure && page.isAncestorOf(figure) ? figureStory(*figure) : told);
    voice->read(story.split(QLatin1Char('\n')), page);
}

} // namespace rp
