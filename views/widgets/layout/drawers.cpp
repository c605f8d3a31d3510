// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/layout/drawers.h"

#include "views/widgets/layout/disclosure.h"
#include "views/widgets/layout/page_scroll.h"
#include "views/widgets/layout/spacing.h"

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <algorithm>
#include <utility>

namespace rp {

namespace {

constexpr double share = 0.66; ///< of the stage's height
constexpr int leastLines = 14; ///< with less, a drawer takes the whole stage

} // namespace

Drawers::Drawers(QWidget *stage, QWidget *parent)
    : QWidget(parent)
    , m_stage(stage)
    , m_panel(new PageScroll(stage))
{
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    for (QBoxLayout *&row : m_rows) {
        row = new QHBoxLayout;
        row->setSpacing(space::xs);
        row->addStretch(1);
        lines->addLayout(row);
    }
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto *paper = new QWidget;
    paper->setAutoFillBackground(true);
    paper->setBackgroundRole(QPalette::Base);
    m_column = new QVBoxLayout(paper);
    m_column->setContentsMargins(space::l, space::m, space::l, space::m);
    m_column->addStretch(1);
    m_panel->setFrameShape(QFrame::StyledPanel);
    m_panel->setAutoFillBackground(true);
    m_panel->setWidget(paper);
    m_panel->hide();
    m_panel->installEventFilter(this);
    stage->installEventFilter(this);
}

QWidget *Drawers::panel() const
{
    return m_panel;
}

void Drawers::add(Disclosure *drawer)
{
    m_drawers.push_back(drawer);
    drawer->button()->setOneLine(true);
    m_rows.front()->insertWidget(m_rows.front()->count() - 1, drawer->button());
    m_column->insertWidget(m_column->count() - 1, drawer);
    drawer->hide();
    drawer->button()->show();
    connect(drawer, &Disclosure::opened, this, [this, drawer](bool isOpen) { show(drawer, isOpen); });
}

void Drawers::offer(Disclosure *drawer, bool offered)
{
    if (!offered)
        drawer->setOpen(false);
    drawer->button()->setVisible(offered);
    arrange();
}

/// No title is cut: those for which the row has no room begin a second one.
void Drawers::arrange()
{
    int used = 0;
    std::size_t row = 0;
    int place = 0;
    for (const Disclosure *drawer : m_drawers) {
        QWidget *button = drawer->button();
        used += button->isHidden() ? 0 : button->sizeHint().width() + space::xs;
        if (row == 0 && place > 0 && used > width()) {
            row = 1;
            place = 0;
        }
        if (m_rows[row]->indexOf(button) != place) {
            for (QBoxLayout *other : m_rows)
                other->removeWidget(button);
            m_rows[row]->insertWidget(place, button);
        }
        ++place;
    }
}

bool Drawers::event(QEvent *event)
{
    const bool done = QWidget::event(event);
    // A title has become longer or shorter, in another language or with what was found.
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange)
        arrange();
    return done;
}

void Drawers::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void Drawers::release(Disclosure *drawer)
{
    drawer->setOpen(false);
    disconnect(drawer, nullptr, this, nullptr);
    std::erase(m_drawers, drawer);
    m_column->removeWidget(drawer);
    drawer->button()->setParent(drawer);
    drawer->button()->hide();
}

void Drawers::show(Disclosure *drawer, bool isOpen)
{
    if (isOpen) {
        Disclosure *before = std::exchange(m_open, drawer);
        if (before && before != drawer)
            before->setOpen(false);
        drawer->show();
        place();
        m_panel->ensureVisible(0, 0);
        m_panel->show();
        m_panel->raise();
        return;
    }
    drawer->hide();
    if (m_open != drawer)
        return;
    m_open = nullptr;
    m_panel->hide();
}

bool Drawers::closeAll()
{
    if (!m_open)
        return false;
    Disclosure *drawer = m_open;
    const bool hadFocus = m_panel->isAncestorOf(window()->focusWidget()); // hiding moves it on
    drawer->setOpen(false);
    if (hadFocus)
        drawer->button()->setFocus(Qt::OtherFocusReason);
    return true;
}

void Drawers::place()
{
    const int least = std::min(m_stage->height(), fontMetrics().height() * leastLines);
    const int height = std::max(least, static_cast<int>(m_stage->height() * share));
    m_panel->setGeometry(0, m_stage->height() - height, m_stage->width(), height);
}

bool Drawers::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_stage && event->type() == QEvent::Resize && m_open)
        place();
    if (object == m_panel && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape)
        return closeAll();
    return QWidget::eventFilter(object, event);
}

void Drawers::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape || !closeAll())
        QWidget::keyPressEvent(event);
}

} // namespace rp
