// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/toggle_row.h"

#include "models/text/spoken_form.h"
#include "views/widgets/assumption_mark.h"
#include "views/widgets/option_button.h"
#include "views/widgets/spacing.h"

#include <QHBoxLayout>

namespace rp {

ToggleRow::ToggleRow(QWidget *parent)
    : QWidget(parent)
    , m_toggle(new Toggle(this))
    , m_mark(new AssumptionMark(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::s);
    row->addWidget(m_toggle, 1);
    row->addWidget(m_mark, 0, Qt::AlignTop);
    // "toggled" rather than "clicked": an assistive tool's activation emits only that.
    connect(m_toggle, &QAbstractButton::toggled, this, [this](bool on) {
        if (!m_showing)
            emit switched(on);
    });
}

void ToggleRow::setLabel(const QString &label)
{
    m_toggle->setText(label);
    m_toggle->setAccessibleName(spokenForm(label));
    m_mark->setSubject(label);
}

void ToggleRow::setHelp(const QString &help)
{
    m_toggle->setAccessibleDescription(spokenForm(help));
    m_toggle->setToolTip(help);
}

void ToggleRow::setAssumption(const QString &reason)
{
    m_mark->setReason(reason);
}

void ToggleRow::setOn(bool on)
{
    m_showing = true;
    m_toggle->setChecked(on);
    m_showing = false;
}

} // namespace rp
