// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/page/choice_box.h"

#include "models/instruments/contract/instrument.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/assumption_mark.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace rp {

std::vector<ChoiceEntry> entriesOf(const InputSpec &spec)
{
    std::vector<ChoiceEntry> entries;
    entries.reserve(spec.choices.size());
    for (const InputChoice &choice : spec.choices)
        entries.push_back({choice.key, choice.label});
    return entries;
}

ChoiceBox::ChoiceBox(Announcer &announcer, QWidget *parent)
    : QWidget(parent)
    , m_label(new TextBlock(this))
    , m_mark(new AssumptionMark(this))
    , m_box(new AccessibleComboBox(&announcer, this))
{
    m_label->setTextStyle(1.0, QFont::DemiBold);
    m_label->setProperty("saidElsewhere", true); // it is the name of the box
    auto *top = new QHBoxLayout;
    top->setSpacing(space::s);
    top->addWidget(m_label, 1);
    top->addWidget(m_mark);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(space::xs / 2);
    outer->addLayout(top);
    outer->addWidget(m_box);
    connect(m_box, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index >= 0)
            emit chosen(m_entries.at(static_cast<std::size_t>(index)).key);
    });
}

void ChoiceBox::setLabel(const QString &label)
{
    m_label->setText(label);
    m_mark->setSubject(label);
    m_box->setAccessibleName(label);
}

void ChoiceBox::setHelp(const QString &help)
{
    m_box->setAccessibleDescription(help);
    m_box->setToolTip(help);
}

void ChoiceBox::setAssumption(const QString &reason)
{
    m_mark->setReason(reason);
}

void ChoiceBox::setEntries(const std::vector<ChoiceEntry> &entries)
{
    if (entries == m_entries)
        return;
    const QSignalBlocker quiet(m_box);
    const int index = m_box->currentIndex();
    const QString kept = index >= 0 ? m_entries.at(static_cast<std::size_t>(index)).key : QString();
    m_entries = entries;
    m_box->clear();
    for (const ChoiceEntry &entry : entries)
        m_box->addItem(entry.text);
    setCurrentKey(kept);
}

void ChoiceBox::setCurrentKey(const QString &key)
{
    const QSignalBlocker quiet(m_box);
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (m_entries[i].key == key)
            m_box->setCurrentIndex(static_cast<int>(i));
    }
}

} // namespace rp
