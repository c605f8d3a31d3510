// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/layout/tab_row.h"

#include "views/widgets/layout/flow_layout.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/focus_ring.h"

#include <QAccessible>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <algorithm>

namespace rp {

namespace {

constexpr int across = space::l;
constexpr int down = space::xs + 2;
constexpr int bar = 3;
constexpr double noteFactor = 0.9;

QFont titleFont(const QWidget &widget)
{
    QFont font = widget.font();
    font.setWeight(QFont::DemiBold);
    return font;
}

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
    QFont scaled = font();
    if (scaled.pixelSize() > 0)
        scaled.setPixelSize(qRound(scaled.pixelSize() * noteFactor));
    else
        scaled.setPointSizeF(scaled.pointSizeF() * noteFactor);
    return scaled;
}

QSize TabButton::sizeHint() const
{
    const QFontMetrics title(titleFont(*this));
    const QFontMetrics note(noteFont());
    const int width = std::max(title.horizontalAdvance(text()), note.horizontalAdvance(m_note));
    const int height = title.height() + (m_note.isEmpty() ? 0 : note.height());
    // One more, because eliding holds the text against its unrounded width.
    return {width + 1 + 2 * across, std::max(height + 2 * down + bar, space::target + space::s)};
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
        painter.fillRect(QRect(0, height() - bar, width(), bar), palette().color(QPalette::Highlight));
    }
    const QFontMetrics title(titleFont(*this));
    QRect line(across, down, width() - 2 * across, title.height());
    if (m_note.isEmpty())
        line.moveTop((height() - bar - line.height()) / 2);
    const int flags = static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading)) |
                      Qt::AlignVCenter | Qt::TextSingleLine;
    painter.setFont(titleFont(*this));
    painter.setPen(text);
    painter.drawText(line, flags, title.elidedText(QAbstractButton::text(), Qt::ElideRight, line.width()));
    if (!m_note.isEmpty()) {
        const QFontMetrics note(noteFont());
        const QRect below(across, line.bottom() + 1, line.width(), note.height());
        painter.setFont(noteFont());
        painter.setPen(quietText(palette()));
        painter.drawText(below, flags, note.elidedText(m_note, Qt::ElideRight, below.width()));
    }
    if (hasFocus())
        drawFocusRing(painter, rect(), palette());
}

void TabButton::keyPressEvent(QKeyEvent *event)
{
    const int following = layoutDirection() == Qt::RightToLeft ? Qt::Key_Left : Qt::Key_Right;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        emit stepWanted(event->key() == following ? 1 : -1);
        return;
    case Qt::Key_Home:
    case Qt::Key_End:
        emit endWanted(event->key() == Qt::Key_End);
        return;
    default:
        break;
    }
    QAbstractButton::keyPressEvent(event);
}

void TabButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
    QAbstractButton::changeEvent(event);
}

TabRow::TabRow(QWidget *parent)
    : QWidget(parent)
{
    auto *flow = new FlowLayout(space::xs, this);
    flow->setContentsMargins(0, 0, 0, 1);
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
}

void TabRow::rebuild()
{
    qDeleteAll(m_tabs);
    m_tabs.clear();
    m_tabs.reserve(m_entries.size());
    m_current = 0;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        auto *tab = new TabButton(this);
        layout()->addWidget(tab);
        m_tabs.push_back(tab);
        // "toggled" rather than "clicked": an assistive tool's activation may emit only that. A press on the
        // tab that is shown switches it off and so on again.
        connect(tab, &QAbstractButton::toggled, this, [this, i](bool on) {
            if (on || i == m_current)
                choose(i);
        });
        connect(tab, &TabButton::stepWanted, this, [this](int direction) {
            goTo((m_current + (direction > 0 ? 1 : m_tabs.size() - 1)) % m_tabs.size());
        });
        connect(tab, &TabButton::endWanted, this, [this](bool last) { goTo(last ? m_tabs.size() - 1 : 0); });
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
    emit chosen(m_entries[index].key);
}

void TabRow::goTo(std::size_t index)
{
    // Focus first: making a page sets off so many events that a screen reader would say the tab late.
    m_tabs[index]->setFocus(Qt::OtherFocusReason);
    choose(index);
}

void TabRow::setCurrentKey(const QString &key)
{
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (m_entries[i].key == key)
            show(i);
    }
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
