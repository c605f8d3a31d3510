// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/segmented_choice.h"

#include "models/text/plain_text.h"
#include "models/text/spoken_form.h"
#include "views/widgets/assumption_mark.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/option_button.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/group_arrows.h"
#include "views/widgets/text_block.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

SegmentedChoice::SegmentedChoice(Arrangement arrangement, QWidget *parent)
    : QWidget(parent)
    , m_arrangement(arrangement)
    , m_label(new TextBlock(this))
    , m_mark(new AssumptionMark(this))
    , m_holder(new QWidget(this))
    , m_group(new QButtonGroup(this))
{
    m_label->setTextStyle(1.0, QFont::DemiBold);
    m_label->setProperty("saidElsewhere", true); // it is the name of the group
    auto *top = new QHBoxLayout;
    top->setSpacing(space::s);
    top->addWidget(m_label, 1);
    top->addWidget(m_mark);
    if (m_arrangement == Arrangement::Inline) {
        m_buttonLayout = new FlowLayout(space::xs, m_holder);
    } else {
        auto *column = new QVBoxLayout(m_holder);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(space::xs);
        m_buttonLayout = column;
    }
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(space::xs / 2);
    outer->addLayout(top);
    outer->addWidget(m_holder);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on)
            keepOneTabStop(*m_group);
        if (on && !m_showing)
            emit chosen(m_entries.at(static_cast<std::size_t>(id)).key);
    });
}

void SegmentedChoice::setLabel(const QString &label)
{
    m_label->setText(label);
    m_mark->setSubject(label);
    setAccessibleName(label);
}

void SegmentedChoice::setLabelVisible(bool visible)
{
    m_label->setVisible(visible);
}

void SegmentedChoice::setHelp(const QString &help)
{
    // Of the group only: on each button it would be heard again at each arrow.
    setAccessibleDescription(help);
    m_holder->setToolTip(help);
}

void SegmentedChoice::setAssumption(const QString &reason)
{
    m_mark->setReason(reason);
}

void SegmentedChoice::setEntries(const std::vector<ChoiceEntry> &entries)
{
    if (entries == m_entries)
        return;
    const bool sameKeys =
        std::equal(entries.begin(), entries.end(), m_entries.begin(), m_entries.end(),
                   [](const ChoiceEntry &a, const ChoiceEntry &b) { return a.key == b.key; });
    const QString kept = currentKey();
    m_entries = entries;
    if (!sameKeys)
        rebuild();
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setText(literalLabel(m_entries[i].text));
        const QString &own = m_entries[i].spoken;
        const QString spoken = spokenForm(own.isEmpty() ? m_entries[i].text : own);
        m_buttons[i]->setAccessibleName(spoken == m_entries[i].text ? QString() : spoken);
    }
    setCurrentKey(kept);
    keepOneTabStop(*m_group);
}

void SegmentedChoice::rebuild()
{
    qDeleteAll(m_buttons);
    m_buttons.clear();
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        auto *button = new OptionButton(m_holder);
        m_group->addButton(button, static_cast<int>(i));
        stopArrowsAtEnds(*button);
        m_buttonLayout->addWidget(button);
        m_buttons.push_back(button);
    }
}

void SegmentedChoice::setCurrentKey(const QString &key)
{
    if (key == currentKey())
        return;
    m_showing = true;
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&key](const ChoiceEntry &e) { return e.key == key; });
    if (found != m_entries.end()) {
        m_buttons[static_cast<std::size_t>(found - m_entries.begin())]->setChecked(true);
    } else if (QAbstractButton *checked = m_group->checkedButton()) {
        m_group->setExclusive(false); // an exclusive group can't be without a choice
        checked->setChecked(false);
        m_group->setExclusive(true);
    }
    m_showing = false;
    keepOneTabStop(*m_group);
}

QString SegmentedChoice::currentKey() const
{
    const int id = m_group->checkedId();
    return id < 0 ? QString() : m_entries.at(static_cast<std::size_t>(id)).key;
}

QString SegmentedChoice::currentText() const
{
    const int id = m_group->checkedId();
    return id < 0 ? QString() : m_entries.at(static_cast<std::size_t>(id)).text;
}

void SegmentedChoice::focusChoice()
{
    QAbstractButton *target = m_group->checkedButton();
    if (!target && !m_buttons.empty())
        target = m_buttons.front();
    if (target)
        target->setFocus(Qt::OtherFocusReason);
}

} // namespace rp
