// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/motion.h"

#include <QApplication>
#include <QStyle>
#include <QWidget>

namespace rp {

bool wantsMotion(const QWidget *widget)
{
    const QStyle *style = widget ? widget->style() : QApplication::style();
    return style->styleHint(QStyle::SH_Widget_Animate, nullptr, widget) != 0 &&
           style->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, widget) > 0;
}

} // namespace rp
