// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/layout/drawers.h"

#include "views/widgets/layout/disclosure.h"
#include "views/widgets/layout/page_scroll.h"
#include "views/widgets/layout/spacing.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QStyle>
#include <QToolButton>
#include <algorithm>
#include <utility>

namespace rp {

namespace {

constexpr double share = 0.72; ///< of the stage's height
constexpr int leastLines = 14; ///< with less, a drawer may take the whole stage
constexpr int leastChars = 52; ///< of a drawer beside what is kept clear
constexpr int closeSide = 28;

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
    constexpr int beside = closeSide + space::s; // no line runs into the button, in either direction
    m_column->setContentsMargins(beside, space::m, beside, space::m);
    m_column->addStretch(1);
    m_panel->setFrameShape(QFrame::StyledPanel);
    m_panel->setAutoFillBackground(true);
    m_panel->setWidget(paper);
    m_paper = paper;
    m_close = new QToolButton(m_panel);
    m_close->setObjectName(QStringLiteral("closeDrawer"));
    m_close->setText(QString(QChar(0x2715)));
    m_close->setAutoRaise(true);
    m_close->setFixedSize(closeSide, closeSide);
    m_close->setFocusPolicy(Qt::StrongFocus);
    connect(m_close, &QToolButton::clicked, this, &Drawers::closeAll);
    retranslateUi();
    m_panel->hide();
    paper->installEventFilter(this);
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
        qApp->installEventFilter(this);
        return;
    }
    drawer->hide();
    if (m_open != drawer)
        return;
    m_open = nullptr;
    qApp->removeEventFilter(this);
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

int Drawers::clearWidth() const
{
    const QWidget *clear = m_keptClear ? m_keptClear(m_open) : nullptr;
    if (!clear || !clear->isVisible() || !m_stage->isAncestorOf(clear))
        return 0;
    const QRect kept(clear->mapTo(m_stage, QPoint()), clear->size());
    const QRect leading = QStyle::visualRect(layoutDirection(), m_stage->rect(), kept);
    const int width = leading.right() + 1 + space::l;
    return m_stage->width() - width < fontMetrics().averageCharWidth() * leastChars ? 0 : width;
}

void Drawers::place()
{
    const int clear = clearWidth();
    const int width = m_stage->width() - clear;
    const int inner = width - 2 * m_panel->frameWidth() - m_panel->verticalScrollBar()->sizeHint().width();
    const int needed = m_column->hasHeightForWidth() ? m_column->totalHeightForWidth(inner)
                                                     : m_column->totalSizeHint().height();
    const int least = std::min(m_stage->height(), fontMetrics().height() * leastLines);
    const int most = std::max(least, static_cast<int>(m_stage->height() * share));
    const int height = std::clamp(needed + 2 * m_panel->frameWidth(), closeSide + 2 * space::s, most);
    const QRect leading(clear, m_stage->height() - height, width, height);
    m_panel->setGeometry(QStyle::visualRect(layoutDirection(), m_stage->rect(), leading));
    const int beside = inner + m_panel->frameWidth() - closeSide - space::xs;
    m_close->setGeometry(
        QStyle::visualRect(layoutDirection(), m_panel->rect(), {beside, space::xs, closeSide, closeSide}));
    m_close->raise();
}

/// Whether somebody pressed what of the stage can still be seen above the drawer.
bool Drawers::isAbove(const QObject *pressed, const QPoint &global) const
{
    const auto *widget = qobject_cast<const QWidget *>(pressed);
    if (!widget || !m_stage->isAncestorOf(widget) || widget == m_panel || m_panel->isAncestorOf(widget))
        return false;
    const QPoint at = m_stage->mapFromGlobal(global);
    // What nothing in the drawer takes, Qt offers to the stage as well.
    if (m_panel->geometry().contains(at))
        return false;
    return at.x() >= m_panel->geometry().left() && at.x() <= m_panel->geometry().right();
}

void Drawers::retranslateUi()
{
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close (Esc)"));
}

void Drawers::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QWidget::changeEvent(event);
}

bool Drawers::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress) {
        if (m_open && isAbove(object, static_cast<QMouseEvent *>(event)->globalPosition().toPoint()))
            closeAll();
        return false;
    }
    const bool resized = object == m_stage && event->type() == QEvent::Resize;
    if (m_open && (resized || (object == m_paper && event->type() == QEvent::LayoutRequest)))
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
