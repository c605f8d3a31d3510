// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/entry/accessible_combo_box.h"

#include "views/widgets/entry/combo_rows.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/announcer.h"

#include <QAbstractItemView>
#include <QScreen>
#include <QStylePainter>
#include <QWheelEvent>

namespace rp {

AccessibleComboBox::AccessibleComboBox(Announcer *announcer, QWidget *parent)
    : QComboBox(parent)
{
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setItemDelegate(new ComboRows(this));
    if (announcer) {
        connect(this, &QComboBox::currentTextChanged, announcer, [this, announcer](const QString &text) {
            if (hasFocus())
                announcer->mention(*this, text, text);
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

void AccessibleComboBox::showPopup()
{
    const int frame = 2 * view()->frameWidth() + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const int longest = view()->sizeHintForColumn(modelColumn()) + frame;
    view()->setMinimumWidth(qMin(longest, screen()->availableGeometry().width()));
    QComboBox::showPopup();
}

/// As QComboBox does it, but a text that finds no room ends in an ellipsis instead of half a letter.
void AccessibleComboBox::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    painter.setPen(palette().color(QPalette::Text));
    QStyleOptionComboBox option;
    initStyleOption(&option);
    if (currentIndex() < 0)
        option.currentText = placeholderText();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    constexpr int styleMargin = 2; // that styles leave at both ends of the text
    option.currentText =
        fontMetrics().elidedText(option.currentText, Qt::ElideRight, field.width() - styleMargin);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

void AccessibleComboBox::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

} // namespace rp
