// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/drawers.h"

#include "views/widgets/disclosure.h"
#include "views/widgets/icon_button.h"
#include "views/widgets/page_scroll.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/news_gate.h"
#include "views/widgets/spoken/reading_order.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>
#include <QStyle>
#include <QToolButton>
#include <algorithm>
#include <utility>

namespace rp {

namespace {

constexpr double share = 0.72;      ///< of the stage's height
constexpr int leastLines = 14;      ///< with less, a drawer may take the whole stage
constexpr int leastStageChars = 78; ///< of a stage that has a drawer beside it
constexpr int leastChars = 38;      ///< of a drawer beside it
constexpr int drawerChars = 72;
constexpr double besideShare = 0.38; ///< of the stage's width
constexpr int closeSide = 28;

} // namespace

Drawers::Drawers(QWidget *stage, QWidget *parent)
    : QWidget(parent)
    , m_stage(stage)
    , m_row(new QHBoxLayout(this))
    , m_menuButton(new IconButton(IconButton::Picture::Dots, this))
    , m_menu(new QMenu(m_menuButton))
    , m_panel(new PageScroll(stage))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(space::xs);
    m_row->addWidget(m_menuButton);
    m_row->addStretch(1);
    m_menuButton->setObjectName(QStringLiteral("moreDrawers"));
    m_menuButton->setProperty(opensMenu, true);
    m_menuButton->hide();
    // Not QPushButton::setMenu(): whoever presses it over the accessibility bus would wait for the menu's
    // end.
    connect(m_menuButton, &QPushButton::clicked, this, &Drawers::showMenu);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
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

void Drawers::add(Disclosure *drawer, QAbstractButton *opener)
{
    m_drawers.push_back(drawer);
    if (opener) {
        m_openers.insert(drawer, opener);
        opener->setCheckable(true);
        opener->setProperty(opensPart, true);
        drawer->button()->hide();
        drawer->button()->setFocusProxy(opener);
        connect(opener, &QAbstractButton::toggled, drawer, &Disclosure::setOpen);
        connect(drawer, &Disclosure::opened, opener, [opener](bool isOpen) {
            opener->setChecked(isOpen);
            tellOpened(*opener);
        });
    } else {
        drawer->button()->setOneLine(true);
        m_row->insertWidget(m_row->count() - 1, drawer->button());
    }
    m_column->insertWidget(m_column->count() - 1, drawer);
    drawer->hide();
    m_offered.push_back(drawer);
    connect(drawer, &Disclosure::opened, this, [this, drawer](bool isOpen) { show(drawer, isOpen); });
}

void Drawers::offer(Disclosure *drawer, bool offered)
{
    if (!offered)
        drawer->setOpen(false);
    std::erase(m_offered, drawer);
    if (offered)
        m_offered.push_back(drawer);
    arrange();
}

void Drawers::setCompact(bool compact)
{
    if (std::exchange(m_compact, compact) != compact)
        arrange();
}

int Drawers::rowWidth(const Disclosure *coming) const
{
    int wanted = 0;
    for (const Disclosure *drawer : m_drawers) {
        if (isInRow(drawer) || (drawer == coming && !m_openers.contains(drawer)))
            wanted += drawer->button()->sizeHint().width() + space::xs;
    }
    return wanted;
}

bool Drawers::isInRow(const Disclosure *drawer) const
{
    return !m_openers.contains(drawer) && std::ranges::find(m_offered, drawer) != m_offered.end();
}

/// The button that is seen.
QWidget *Drawers::openerOf(const Disclosure &drawer) const
{
    if (QAbstractButton *opener = m_openers.value(&drawer))
        return opener;
    return m_compact ? static_cast<QWidget *>(m_menuButton) : drawer.button();
}

/// No title is cut: where they have no room beside each other, a menu names them.
void Drawers::arrange()
{
    const bool isRow = !m_compact;
    const auto inRow = [this](const Disclosure *drawer) { return isInRow(drawer); };
    m_menuButton->setHidden(isRow || std::ranges::none_of(m_drawers, inRow));
    for (const Disclosure *drawer : m_drawers) {
        if (QAbstractButton *opener = m_openers.value(drawer)) {
            opener->setVisible(std::ranges::find(m_offered, drawer) != m_offered.end());
            continue;
        }
        drawer->button()->setFocusProxy(isRow ? nullptr : m_menuButton);
        drawer->button()->setVisible(isRow && inRow(drawer));
    }
    if (m_open)
        readAfter(*m_panel, openerOf(*m_open));
    updateGeometry();
}

void Drawers::showMenu()
{
    m_menu->hide(); // which a tool may have left open: else nobody is told that it shows anew
    m_menu->clear();
    for (Disclosure *drawer : m_drawers) {
        if (!isInRow(drawer))
            continue;
        QAction *action = m_menu->addAction(drawer->title());
        // A plain entry: that of a drawer is no choice, and "checked" would not say what is open.
        connect(action, &QAction::triggered, drawer, [this, drawer] {
            m_menu->hide(); // a tool that presses an entry leaves it open
            drawer->setOpen(!drawer->isOpen());
        });
    }
    m_menu->popup(m_menuButton->mapToGlobal(QPoint(0, -m_menu->sizeHint().height())));
}

void Drawers::show(Disclosure *drawer, bool isOpen)
{
    if (isOpen) {
        const QWidget *focus = window()->focusWidget();
        const bool isInside = focus && m_panel->isAncestorOf(focus);
        Disclosure *before = std::exchange(m_open, drawer);
        if (before && before != drawer)
            before->setOpen(false);
        drawer->show();
        place();
        m_panel->ensureVisible(0, 0);
        m_panel->show();
        m_panel->raise();
        readAfter(*m_panel, openerOf(*drawer));
        qApp->installEventFilter(this);
        if (isInside) // of the one before
            drawer->enter();
        return;
    }
    drawer->hide();
    if (m_open != drawer)
        return;
    m_open = nullptr;
    qApp->removeEventFilter(this);
    m_panel->hide();
    keepRoom(0);
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

int Drawers::besideWidth() const
{
    const int chars = fontMetrics().averageCharWidth();
    return std::clamp(static_cast<int>(m_stage->width() * besideShare), leastChars * chars,
                      drawerChars * chars);
}

Drawers::Where Drawers::where() const
{
    const int left = m_stage->width() - besideWidth() - space::l;
    if (left >= leastStageChars * fontMetrics().averageCharWidth())
        return Where::Beside;
    const QWidget *controls = m_coverable ? m_coverable() : nullptr;
    return controls && controls->isVisible() && m_stage->isAncestorOf(controls) ? Where::OverControls
                                                                                : Where::Below;
}

/// On the stage, as in a page that is read from left to right.
QRect Drawers::placeFor(Where where) const
{
    const int height = m_stage->height();
    if (where == Where::Beside)
        return {m_stage->width() - besideWidth(), 0, besideWidth(), height};
    if (where == Where::OverControls)
        return {0, 0, m_coverable()->width(), height};
    const int inner =
        m_stage->width() - 2 * m_panel->frameWidth() - m_panel->verticalScrollBar()->sizeHint().width();
    const int needed = m_column->hasHeightForWidth() ? m_column->totalHeightForWidth(inner)
                                                     : m_column->totalSizeHint().height();
    const int least = std::min(height, fontMetrics().height() * leastLines);
    const int most = std::max(least, static_cast<int>(height * share));
    const int wanted = std::clamp(needed + 2 * m_panel->frameWidth(), closeSide + 2 * space::s, most);
    return {0, height - wanted, m_stage->width(), wanted};
}

/// What is on the stage leaves so much of it free at the trailing side.
void Drawers::keepRoom(int width)
{
    const QMargins margins = isRightToLeft() ? QMargins(width, 0, 0, 0) : QMargins(0, 0, width, 0);
    if (m_stage->layout() && m_stage->layout()->contentsMargins() != margins)
        m_stage->layout()->setContentsMargins(margins);
}

void Drawers::place()
{
    const Where now = where();
    keepRoom(now == Where::Beside ? besideWidth() + space::l : 0);
    const QRect leading = placeFor(now);
    m_panel->setGeometry(QStyle::visualRect(layoutDirection(), m_stage->rect(), leading));
    const int beside = leading.width() - m_panel->frameWidth() -
                       m_panel->verticalScrollBar()->sizeHint().width() - closeSide - space::xs;
    m_close->setGeometry(
        QStyle::visualRect(layoutDirection(), m_panel->rect(), {beside, space::xs, closeSide, closeSide}));
    m_close->raise();
}

/// Whether somebody pressed what of the stage can still be seen above the drawer.
bool Drawers::isAbove(const QObject *pressed, const QPoint &global) const
{
    const auto *widget = qobject_cast<const QWidget *>(pressed);
    if (where() != Where::Below || !widget || !m_stage->isAncestorOf(widget) || widget == m_panel ||
        m_panel->isAncestorOf(widget))
        return false;
    const QPoint at = m_stage->mapFromGlobal(global);
    // What nothing in the drawer takes, Qt offers to the stage as well.
    if (m_panel->geometry().contains(at))
        return false;
    return at.x() >= m_panel->geometry().left() && at.x() <= m_panel->geometry().right();
}

void Drawers::retranslateUi()
{
    //: Button with three dots: a menu of what else there is to read about a picture.
    m_menuButton->setName(tr("Behind the picture"));
    m_menu->setAccessibleName(m_menuButton->accessibleName());
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
