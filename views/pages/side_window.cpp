// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/side_window.h"

#include "views/pages/page_story.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/reading_order.h"
#include "views/widgets/text_block.h"

#include <QAction>
#include <QCloseEvent>

namespace rp {

SideWindow::SideWindow(const QString &name)
    : m_announcer(new Announcer(this))
    , m_title(new HeadingLabel(1, this))
{
    setObjectName(name);
    addKeys({QKeySequence(Qt::CTRL | Qt::Key_W)}, [this] { close(); });
    // As in the window of the course.
    addKeys({QKeySequence(Qt::Key_F8)},
            [this] { readAloud(*m_announcer, *this, QStringList{m_title->text()} + pageStory(*this)); });
    watchForNoFocus(*this, [this](const QWidget *before) {
        // From another window it comes without having been anywhere in this one.
        if (!before || !isAncestorOf(before))
            return;
        QWidget *stop = stopNear(*before, *this);
        if (QWidget *next = stop ? stop : firstIn(*this))
            next->setFocus(Qt::OtherFocusReason);
    });
}

void SideWindow::present()
{
    show();
    raise();
    activateWindow();
}

void SideWindow::addKeys(const QList<QKeySequence> &keys, const std::function<void()> &run)
{
    auto *action = new QAction(this);
    action->setShortcuts(keys);
    addAction(action);
    connect(action, &QAction::triggered, this, run);
}

void SideWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QWidget::changeEvent(event);
}

void SideWindow::closeEvent(QCloseEvent *event)
{
    QWidget::closeEvent(event);
    emit left();
}

bool SideWindow::focusNextPrevChild(bool next)
{
    if (landNear(*this, *this))
        return true;
    followReadingOrder(*this);
    return QWidget::focusNextPrevChild(next);
}

} // namespace rp
