// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/accessible_combo_box.h"

#include "widgets/announcer.h"
#include "widgets/spacing.h"

#include <QAbstractItemView>
#include <QWheelEvent>

namespace rp {

AccessibleComboBox::AccessibleComboBox(Announcer *announcer, QWidget *parent)
    : QComboBox(parent)
{
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    if (announcer) {
        connect(this, &QComboBox::currentTextChanged, announcer, [this, announcer](const QString &text) {
            if (hasFocus())
                announcer->say(text);
        });
    }
}

QSize AccessibleComboBox::sizeHint() const
{
    const QSize hint = QComboBox::sizeHint();
    return {hint.width(), qMax(hint.height(), space::target + space::xs)};
}

QSize AccessibleComboBox::minimumSizeHint() const
{
    const int narrow = fontMetrics().averageCharWidth() * 12;
    return {qMin(sizeHint().width(), narrow), sizeHint().height()};
}

void AccessibleComboBox::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

} // namespace rp
