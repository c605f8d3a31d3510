// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/page_story.h"

#include "models/text/sentences.h"
#include "views/charts/figure_frame.h"
#include "views/charts/figure_plot.h"
#include "views/widgets/option_button.h"
#include "views/widgets/page_scroll.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/news_gate.h"
#include "views/widgets/spoken/own_voice.h"
#include "views/widgets/spoken/reading_order.h"
#include "views/widgets/text_block.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPointer>

namespace rp {

namespace {

/// A question with what can be answered, by any of its buttons.
QString questionOf(const QWidget &part)
{
    const auto *button = qobject_cast<const OptionButton *>(&part);
    const SegmentedChoice *choice = nullptr;
    for (const QWidget *around = button ? button->parentWidget() : nullptr; around && !choice;
         around = around->parentWidget())
        choice = qobject_cast<const SegmentedChoice *>(around);
    if (!choice || !choice->property(isQuestion).toBool())
        return {};
    QStringList told{choice->accessibleName()};
    for (const OptionButton *option : choice->buttons())
        told.append(option->accessibleName().isEmpty() ? option->text() : option->accessibleName());
    return joinedSentences(told);
}

QString toldBy(const QWidget &part)
{
    if (QString question = questionOf(part); !question.isEmpty())
        return question;
    if (const QVariant told = part.property(readToo); told.isValid())
        return told.toString();
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

/// A frame round what is being read aloud, for the eye to follow. Dashed: the one of the focus is not.
class ReadingMark : public QWidget
{
public:
    explicit ReadingMark(QWidget &page)
        : QWidget(&page)
    {
        setObjectName(QStringLiteral("readingMark"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }

    void mark(QWidget *part)
    {
        if (m_part)
            m_part->removeEventFilter(this);
        m_part = part;
        setVisible(part != nullptr);
        if (!part)
            return;
        setParent(part->parentWidget());
        part->installEventFilter(this);
        follow();
        raise();
        show();
        showInPage(*part, part->rect());
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == m_part && (event->type() == QEvent::Move || event->type() == QEvent::Resize))
            follow();
        return false;
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2.0, Qt::DashLine));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }

private:
    void follow() { setGeometry(m_part->geometry().adjusted(-space::xs, -space::xs, space::xs, space::xs)); }

    QPointer<QWidget> m_part;
};

/// What of a page tells a line of its story; null: nothing in view.
QWidget *tellerOf(QWidget &page, const QString &line)
{
    const QWidgetList parts = inReadingOrder(page);
    for (QWidget *part : parts) {
        if (part->isVisible() && part->parentWidget() &&
            toldBy(*part).split(QLatin1Char('\n')).contains(line))
            return part;
    }
    return nullptr;
}

} // namespace

QStringList pageStory(QWidget &page)
{
    QStringList told;
    const QWidgetList parts = inReadingOrder(page);
    for (const QWidget *part : parts) {
        if (const QString text = part->isVisible() ? toldBy(*part) : QString(); !text.isEmpty())
            told.append(part->property(readToo).isValid() ? text.split(QLatin1Char('\n'))
                                                          : QStringList(text));
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
    QPointer<FigurePlot> figure = qobject_cast<FigurePlot *>(page.window()->focusWidget());
    if (figure && !page.isAncestorOf(figure))
        figure = nullptr;
    voice->stop();
    auto *mark = new ReadingMark(page);
    QObject::connect(voice, &OwnVoice::partBegun, mark, [mark, figure, &page](const QString &part) {
        mark->mark(figure ? figure.data() : tellerOf(page, part));
    });
    QObject::connect(voice, &OwnVoice::ended, mark, &QObject::deleteLater);
    QObject::connect(voice, &OwnVoice::ended, mark, &QWidget::hide);
    voice->read(spokenStory(figure ? figureStory(*figure) : told).split(QLatin1Char('\n')), page);
    if (!voice->isReading())
        mark->deleteLater();
}

} // namespace rp
