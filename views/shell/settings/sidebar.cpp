// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/settings/sidebar.h"

#include "models/text/format.h"
#include "views/shell/look/step_text.h"
#include "views/shell/settings/side_item.h"
#include "views/widgets/page_scroll.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QEvent>
#include <QKeyEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cstddef>
#include <optional>

namespace rp {

namespace {

/// Where Up, Down, Home and End lead from a row of a list; nothing for other keys. The ends hold.
std::optional<std::ptrdiff_t> rowAfterKey(std::ptrdiff_t row, std::ptrdiff_t rows, int key)
{
    switch (key) {
    case Qt::Key_Up:
        return std::max<std::ptrdiff_t>(row - 1, 0);
    case Qt::Key_Down:
        return std::min(row + 1, rows - 1);
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return rows - 1;
    default:
        return std::nullopt;
    }
}

} // namespace

Sidebar::Sidebar(const LabSession &session, QWidget *parent)
    : Region(parent)
    , m_session(session)
    , m_top(new QVBoxLayout(new QWidget(this)))
    , m_title(new TextBlock(this))
    , m_formButton(new QToolButton(this))
    , m_scroll(new QScrollArea(this))
    , m_list(new QVBoxLayout)
    , m_foot(new PageFoot(this))
    , m_pages(new QVBoxLayout(m_foot))
{
    setObjectName(QStringLiteral("sidebar"));
    setHairline(Hairline::Trailing);
    m_formButton->setObjectName(QStringLiteral("sidebarForm"));
    m_formButton->setAutoRaise(true);
    m_title->setTextStyle(1.0, QFont::DemiBold);

    auto *head = new QHBoxLayout;
    head->setContentsMargins(space::m, space::s, space::s, space::xs);
    head->addWidget(m_title, 1);
    head->addWidget(m_formButton, 0, Qt::AlignTop);

    auto *holder = new QWidget;
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 1, space::s);
    column->setSpacing(0);
    column->addLayout(m_list);
    column->addStretch(1);
    m_list->setSpacing(1);

    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(holder);
    // The region paints behind both.
    holder->setAutoFillBackground(false);
    m_scroll->viewport()->setAutoFillBackground(false);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 1, 0);
    layout->setSpacing(0);
    layout->addWidget(m_top->parentWidget());
    layout->addLayout(head);
    layout->addWidget(m_scroll, 1);
    m_pages->setSpacing(1);
    m_pages->setContentsMargins(0, space::xs, 0, space::xs);
    layout->addWidget(m_foot);
    m_top->setSpacing(1);
    m_top->setContentsMargins(0, 0, 0, 0);
    m_top->parentWidget()->hide();
    m_foot->hide();

    connectModels();
    buildEntries();
    retranslateUi();
    setTabStop(currentItem());
}

void Sidebar::connectModels()
{
    connect(m_formButton, &QToolButton::clicked, this, [this] { emit narrowRequested(!m_narrow); });
    connect(&m_session, &LabSession::changed, this, &Sidebar::refresh);
    const auto followPlace = [this] {
        refresh();
        setTabStop(currentItem());
        showInList(currentItem());
    };
    connect(&m_session, &LabSession::placeChanged, this, followPlace);
    connect(&m_session, &LabSession::reloaded, this, followPlace);
}

void Sidebar::buildEntries()
{
    for (const ActContent &act : m_session.content().acts) {
        addEntry(act.id, std::nullopt);
        for (int step = 0; step < stepCount; ++step)
            addEntry(act.id, static_cast<Step>(step));
    }
}

void Sidebar::addEntry(const QString &act, std::optional<Step> step)
{
    auto *item = new SideItem(step ? SideItem::Level::Step : SideItem::Level::Act);
    item->setObjectName(step ? QStringLiteral("side_%1_%2").arg(act, stepKey(*step))
                             : QStringLiteral("side_%1").arg(act));
    add({item, act, step, {}}, m_list);
}

void Sidebar::addPage(WindowPage page)
{
    if (item(page))
        return;
    auto *item = new SideItem(page);
    Entry entry;
    entry.item = item;
    entry.page = page;
    if (page == WindowPage::Home || page == WindowPage::Review) {
        item->setObjectName(page == WindowPage::Home ? QStringLiteral("side_home")
                                                     : QStringLiteral("side_review"));
        add(entry, m_top);
        m_top->parentWidget()->show();
        std::rotate(m_entries.begin() + m_top->count() - 1, std::prev(m_entries.end()), m_entries.end());
    } else {
        item->setObjectName(page == WindowPage::Evidence ? QStringLiteral("side_evidence")
                                                         : QStringLiteral("side_memo"));
        add(entry, m_pages);
        m_foot->show();
    }
    setTabStop(currentItem());
    setNarrow(m_narrow);
}

void Sidebar::add(Entry entry, QVBoxLayout *layout)
{
    entry.item->installEventFilter(this);
    layout->addWidget(entry.item);
    connect(entry.item, &SideItem::clicked, this, [this, item = entry.item] { activate(item); });
    m_entries.push_back(std::move(entry));
}

void Sidebar::setPageNote(WindowPage page, const QString &note, const QString &shortNote)
{
    for (Entry &entry : m_entries) {
        if (entry.page != page || (entry.note == note && entry.shortName == shortNote))
            continue;
        entry.note = note;
        entry.shortName = shortNote;
        setNarrow(m_narrow);
    }
}

void Sidebar::setShownPage(WindowPage page)
{
    m_shown = page;
    refresh();
    setTabStop(currentItem());
}

SideItem *Sidebar::item(const QString &act, std::optional<Step> step) const
{
    for (const Entry &entry : m_entries) {
        if (!entry.page && entry.act == act && entry.step == step)
            return entry.item;
    }
    return nullptr;
}

SideItem *Sidebar::item(WindowPage page) const
{
    for (const Entry &entry : m_entries) {
        if (entry.page == page)
            return entry.item;
    }
    return nullptr;
}

SideItem *Sidebar::currentItem() const
{
    const Place place = m_session.place();
    SideItem *found = m_shown == WindowPage::Step ? item(place.act, place.step) : item(m_shown);
    return found || m_entries.empty() ? found : m_entries.front().item;
}

void Sidebar::activate(const SideItem *item)
{
    const Entry entry = *std::find_if(m_entries.begin(), m_entries.end(),
                                      [item](const Entry &other) { return other.item == item; });
    setTabStop(entry.item);
    if (entry.page) {
        emit pageRequested(*entry.page);
        return;
    }
    if (entry.step) {
        emit placeRequested({entry.act, *entry.step});
        return;
    }
    // An act opens where it goes on: its last step that is not locked.
    Step target = Step::Brief;
    for (int step = 0; step < stepCount; ++step) {
        if (m_session.state(entry.act, static_cast<Step>(step)) != StepState::Locked)
            target = static_cast<Step>(step);
    }
    const bool isDone = StepText::actState(m_session, entry.act) == StepState::Done;
    emit placeRequested({entry.act, isDone ? Step::Brief : target});
}

void Sidebar::setTabStop(SideItem *item)
{
    for (const Entry &entry : m_entries)
        entry.item->setFocusPolicy(entry.item == item ? Qt::StrongFocus : Qt::NoFocus);
}

bool Sidebar::takeFocus()
{
    const auto stop = std::find_if(m_entries.begin(), m_entries.end(), [](const Entry &entry) {
        return entry.item->focusPolicy() != Qt::NoFocus;
    });
    if (stop == m_entries.end())
        return false;
    stop->item->setFocus(Qt::TabFocusReason);
    return true;
}

bool Sidebar::moveFocus(const SideItem *from, int key)
{
    std::vector<SideItem *> shown;
    for (const Entry &entry : m_entries) {
        if (!entry.item->isHidden())
            shown.push_back(entry.item);
    }
    const auto at = std::find(shown.begin(), shown.end(), from);
    if (at == shown.end())
        return false;
    const auto row = rowAfterKey(at - shown.begin(), static_cast<std::ptrdiff_t>(shown.size()), key);
    if (!row)
        return false;
    SideItem *to = shown[static_cast<std::size_t>(*row)];
    setTabStop(to);
    to->setFocus(Qt::TabFocusReason);
    showInList(to);
    return true;
}

void Sidebar::showInList(SideItem *item)
{
    if (item && m_scroll->isAncestorOf(item))
        m_scroll->ensureWidgetVisible(item, 0, item->height());
}

void Sidebar::showEvent(QShowEvent *event)
{
    Region::showEvent(event);
    // Once the layout has given the entries their places.
    QTimer::singleShot(0, this, [this] { showInList(currentItem()); });
}

bool Sidebar::eventFilter(QObject *watched, QEvent *event)
{
    auto *item = qobject_cast<SideItem *>(watched);
    if (item && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            item->click();
            return true;
        }
        if (key->modifiers() == Qt::NoModifier && moveFocus(item, key->key()))
            return true;
    }
    return Region::eventFilter(watched, event);
}

void Sidebar::setNarrow(bool narrow)
{
    m_narrow = narrow;
    m_title->setVisible(!narrow);
    const bool pointsRight = (layoutDirection() == Qt::LeftToRight) == narrow;
    m_formButton->setArrowType(pointsRight ? Qt::RightArrow : Qt::LeftArrow);
    m_formButton->setAccessibleName(narrow ? tr("Show the names of the steps")
                                           : tr("Hide the names of the steps"));
    m_formButton->setToolTip(m_formButton->accessibleName());
    refresh();
    int width = 0;
    for (const Entry &entry : m_entries)
        width = std::max(width, entry.item->wantedWidth());
    // The short names can't wrap beside a scroll bar.
    if (narrow)
        width += m_scroll->verticalScrollBar()->sizeHint().width();
    setFixedWidth(std::max(width + 1, narrow ? m_formButton->sizeHint().width() + 2 * space::s : 0));
}

void Sidebar::refreshEntry(const Entry &entry)
{
    SideItem::Content content;
    content.shortName = entry.shortName;
    content.narrow = m_narrow;
    QString spoken;
    const Place place = m_session.place();
    if (entry.page) {
        content.name = StepText::name(*entry.page);
        content.note = entry.note;
        content.state = StepState::Open;
        content.current = *entry.page == m_shown;
        spoken = StepText::spokenPage(*entry.page, entry.note, content.current);
    } else if (entry.step) {
        content.name = StepText::name(*entry.step);
        content.state = StepText::shownState(m_session, entry.act, *entry.step);
        content.note = StepText::state(content.state);
        content.current = m_shown == WindowPage::Step && place == Place{entry.act, *entry.step};
        spoken = StepText::spoken(m_session, entry.act, *entry.step);
        // Only the act that the learner is in shows its steps.
        entry.item->setVisible(entry.act == place.act);
    } else {
        const ActContent *act = m_session.content().act(entry.act);
        content.name = contentText(act->title);
        content.state = StepText::actState(m_session, entry.act);
        content.note = content.state == StepState::Locked
                           ? StepText::state(content.state)
                           //: Under the title of an act: about how long it takes.
                           : tr("about %Ln minute(s)", nullptr, act->minutes);
        content.folded = entry.act != place.act;
        spoken = StepText::spokenAct(m_session, entry.act);
    }
    entry.item->showContent(content);
    entry.item->setAccessibleName(spoken);
    entry.item->setToolTip(content.narrow || content.folded ? spoken : QString());
}

void Sidebar::refresh()
{
    for (const Entry &entry : m_entries)
        refreshEntry(entry);
}

void Sidebar::retranslateUi()
{
    //: Screen reader: name of the sidebar.
    setAccessibleName(tr("Acts and steps"));
    m_title->setText(contentText(m_session.content().title));
    int actNumber = 0;
    const Format format;
    for (Entry &entry : m_entries) {
        if (entry.page)
            continue;
        if (entry.step)
            entry.shortName = format.count(static_cast<int>(*entry.step) + 1);
        else //: Narrow sidebar: the shortest form of "Act 1".
            entry.shortName = tr("A%1").arg(format.count(++actNumber));
    }
    setNarrow(m_narrow);
}

void Sidebar::changeEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::LanguageChange:
        retranslateUi();
        break;
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::LayoutDirectionChange:
        setNarrow(m_narrow);
        break;
    default:
        break;
    }
    Region::changeEvent(event);
}

} // namespace rp
