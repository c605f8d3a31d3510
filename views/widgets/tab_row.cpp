// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/tab_row.h"

#include "views/widgets/contrast.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"
#include "views/widgets/strong_font.h"

#include <QAccessible>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QToolButton>
#include <algorithm>

namespace rp {

namespace {

constexpr int tabPad = space::m;
constexpr int down = space::xs + 2;
constexpr int barHeight = 3;
constexpr double noteFactor = 0.9;

} // namespace

TabButton::TabButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::ClickFocus);
}

void TabButton::setEntry(const TabEntry &entry)
{
    setText(entry.text);
    m_note = entry.note;
    setAccessibleName(entry.spoken);
    updateGeometry();
    update();
}

QFont TabButton::noteFont() const
{
    return scaled(font(), noteFactor);
}

QSize TabButton::sizeHint() const
{
    const QFontMetrics title(strong(font()));
    const QFontMetrics note(noteFont());
    const int width = std::max(title.horizontalAdvance(text()), note.horizontalAdvance(m_note));
    const int height = title.height() + (m_note.isEmpty() ? 0 : note.height());
    // One more, because eliding holds the text against its unrounded width.
    return {width + 1 + 2 * tabPad, std::max(height + 2 * down + barHeight, space::target + space::s)};
}

QSize TabButton::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), 80), sizeHint().height()};
}

void TabButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QColor window = palette().color(QPalette::Window);
    const QColor text = palette().color(QPalette::WindowText);
    if (isChecked())
        painter.fillRect(rect(), palette().color(QPalette::Base));
    else if (underMouse() || isDown())
        painter.fillRect(rect(), mixed(window, text, 0.07));
    if (isChecked()) {
        painter.setPen(mixed(window, text, 0.22));
        painter.drawLine(0, 0, width() - 1, 0);
        painter.drawLine(0, 0, 0, height());
        painter.drawLine(width() - 1, 0, width() - 1, height());
        painter.fillRect(QRect(0, height() - barHeight, width(), barHeight),
                         palette().color(QPalette::Highlight));
    }
    const QFontMetrics title(strong(font()));
    QRect line(tabPad, down, width() - 2 * tabPad, title.height());
    if (m_note.isEmpty())
        line.moveTop((height() - barHeight - line.height()) / 2);
    const int flags = static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading)) |
                      Qt::AlignVCenter | Qt::TextSingleLine;
    painter.setFont(strong(font()));
    painter.setPen(text);
    painter.drawText(line, flags, title.elidedText(QAbstractButton::text(), Qt::ElideRight, line.width()));
    if (!m_note.isEmpty()) {
        const QFontMetrics note(noteFont());
        const QRect below(tabPad, line.bottom() + 1, line.width(), note.height());
        painter.setFont(noteFont());
        painter.setPen(quietText(palette()));
        painter.drawText(below, flags, note.elidedText(m_note, Qt::ElideRight, below.width()));
    }
    if (hasFocus())
        drawFocusRing(painter, rect(), palette());
}

TabRow::TabRow(QWidget *parent)
    : QWidget(parent)
{
    auto *flow = new FlowLayout(space::xs, this);
    flow->setContentsMargins(0, 0, 0, 1);
}

void TabRow::setOneRow()
{
    delete layout();
    const auto arrow = [this](Qt::ArrowType type, int step) {
        auto *button = new QToolButton(this);
        button->setArrowType(type);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus);
        connect(button, &QToolButton::clicked, this, [this, step] {
            m_first = static_cast<std::size_t>(static_cast<int>(m_first) + step);
            arrange();
        });
        return button;
    };
    m_back = arrow(Qt::LeftArrow, -1);
    m_ahead = arrow(Qt::RightArrow, 1);
    nameArrows();
    arrange();
}

void TabRow::nameArrows()
{
    if (!m_back)
        return;
    m_back->setAccessibleName(tr("Earlier tabs"));
    m_ahead->setAccessibleName(tr("Later tabs"));
}

int TabRow::rowHeight() const
{
    return std::max(QFontMetrics(strong(font())).height() + 2 * down + barHeight, space::target + space::xs);
}

QSize TabRow::sizeHint() const
{
    if (!m_back)
        return QWidget::sizeHint();
    int wanted = 0;
    for (const TabButton *tab : m_tabs)
        wanted += tab->sizeHint().width() + space::xs;
    return {std::max(wanted, space::target * 4), rowHeight() + 1};
}

QSize TabRow::minimumSizeHint() const
{
    return m_back ? QSize(space::target * 4, rowHeight() + 1) : QWidget::minimumSizeHint();
}

void TabRow::arrange()
{
    if (!m_back)
        return;
    // As wide as their texts: where there is no room for all, the arrows lead to the rest.
    const int most = std::max(width() - 2 * space::target, space::target);
    std::vector<int> wide;
    wide.reserve(m_tabs.size());
    int total = -space::xs;
    for (const TabButton *tab : m_tabs) {
        wide.push_back(std::min(tab->sizeHint().width(), most));
        total += wide.back() + space::xs;
    }
    const bool tooLong = total > width();
    const int arrow = tooLong ? space::target : 0;
    const int room = width() - 2 * arrow;
    m_first = tooLong ? std::min(m_first, m_tabs.size() - 1) : 0;
    // No room is left after the last one.
    int rest = 0;
    for (std::size_t i = m_first; i < wide.size(); ++i)
        rest += wide[i] + space::xs;
    while (m_first > 0 && rest + wide[m_first - 1] + space::xs <= room)
        rest += wide[--m_first] + space::xs;
    const auto placed = [this](int x, int width) {
        return QStyle::visualRect(layoutDirection(), rect(), {x, 0, width, rowHeight()});
    };
    int x = arrow;
    for (std::size_t i = 0; i < m_tabs.size(); ++i) {
        const bool inView = i >= m_first && x + wide[i] <= arrow + room + 1;
        // Out of view, but there for assistive tools.
        m_tabs[i]->setGeometry(inView ? placed(x, wide[i]) : placed(-wide[i] - space::target, wide[i]));
        x += i >= m_first ? wide[i] + space::xs : 0;
    }
    m_back->setVisible(tooLong);
    m_ahead->setVisible(tooLong);
    m_back->setEnabled(m_first > 0);
    m_ahead->setEnabled(tooLong && x - space::xs > arrow + room);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    m_back->setArrowType(mirrored ? Qt::RightArrow : Qt::LeftArrow);
    m_ahead->setArrowType(mirrored ? Qt::LeftArrow : Qt::RightArrow);
    m_back->setGeometry(placed(0, space::target));
    m_ahead->setGeometry(placed(width() - space::target, space::target));
}

void TabRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void TabRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        arrange();
    else if (event->type() == QEvent::LanguageChange)
        nameArrows();
    QWidget::changeEvent(event);
}

void TabRow::setLabel(const QString &label)
{
    setAccessibleName(label);
}

void TabRow::setEntries(const std::vector<TabEntry> &entries)
{
    if (entries == m_entries)
        return;
    const bool sameKeys = std::equal(entries.begin(), entries.end(), m_entries.begin(), m_entries.end(),
                                     [](const TabEntry &a, const TabEntry &b) { return a.key == b.key; });
    const QString kept = currentKey();
    m_entries = entries;
    if (!sameKeys)
        rebuild();
    for (std::size_t i = 0; i < m_tabs.size(); ++i)
        m_tabs[i]->setEntry(m_entries[i]);
    setCurrentKey(kept);
    updateGeometry();
    arrange();
}

void TabRow::rebuild()
{
    // Buttons stay where they are, and with them the focus; the press that led here may come from one.
    for (; m_tabs.size() > m_entries.size(); m_tabs.pop_back()) {
        m_tabs.back()->hide();
        m_tabs.back()->deleteLater();
    }
    m_tabs.reserve(m_entries.size());
    m_current = 0;
    for (std::size_t i = m_tabs.size(); i < m_entries.size(); ++i) {
        auto *tab = new TabButton(this);
        if (layout())
            layout()->addWidget(tab);
        else
            tab->show();
        m_tabs.push_back(tab);
        // "toggled" rather than "clicked": an assistive tool's activation may emit only that. A press on the
        // tab that is shown switches it off and so on again.
        connect(tab, &QAbstractButton::toggled, this, [this, i](bool on) {
            if (on || i == m_current)
                choose(i);
        });
        tab->installEventFilter(this);
    }
    if (!m_tabs.empty())
        show(0);
}

void TabRow::show(std::size_t index)
{
    m_current = index;
    for (std::size_t i = 0; i < m_tabs.size(); ++i) {
        const QSignalBlocker quiet(m_tabs[i]);
        m_tabs[i]->setChecked(i == index);
        m_tabs[i]->setFocusPolicy(i == index ? Qt::StrongFocus : Qt::ClickFocus);
    }
    if (m_back && m_current < m_tabs.size() && !rect().contains(m_tabs[m_current]->geometry())) {
        m_first = m_current;
        arrange();
    }
}

void TabRow::choose(std::size_t index)
{
    const bool other = index != m_current;
    show(index);
    if (!other)
        return;
    if (QAccessible::isActive()) {
        QAccessibleEvent event(m_tabs[index], QAccessible::Selection);
        QAccessible::updateAccessibility(&event);
    }
    const QString key = m_entries[index].key; // whoever hears of it may set other entries
    emit chosen(key);
}

void TabRow::goTo(std::size_t index)
{
    // Focus first: making a page sets off so many events that a screen reader would say the tab late.
    m_tabs[index]->setFocus(Qt::OtherFocusReason);
    choose(index);
}

void TabRow::step(int direction)
{
    if (!m_tabs.empty())
        goTo((m_current + (direction > 0 ? 1 : m_tabs.size() - 1)) % m_tabs.size());
}

bool TabRow::eventFilter(QObject *, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    const int key = static_cast<const QKeyEvent *>(event)->key();
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        step((key == Qt::Key_Left) == (layoutDirection() == Qt::RightToLeft) ? 1 : -1);
        return true;
    case Qt::Key_Home:
    case Qt::Key_End:
        goTo(key == Qt::Key_End ? m_tabs.size() - 1 : 0);
        return true;
    default:
        return false;
    }
}

void TabRow::setCurrentKey(const QString &key)
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&key](const TabEntry &entry) { return entry.key == key; });
    if (found == m_entries.end())
        return;
    show(static_cast<std::size_t>(found - m_entries.begin()));
    // Other tabs may have come before it; the keyboard stays at what is shown.
    const QWidget *focus = window()->focusWidget();
    if (isAncestorOf(focus) && m_current < m_tabs.size() && focus != m_tabs[m_current])
        focusCurrent();
}

QString TabRow::currentKey() const
{
    return m_current < m_entries.size() ? m_entries[m_current].key : QString();
}

void TabRow::focusCurrent()
{
    if (m_current < m_tabs.size())
        m_tabs[m_current]->setFocus(Qt::OtherFocusReason);
}

void TabRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(mixed(palette().color(QPalette::Window), palette().color(QPalette::WindowText), 0.22));
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

} // namespace rp
