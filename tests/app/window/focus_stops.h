// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/lab_fixture.h"
#include "views/widgets/menu_button.h"

#include <QApplication>
#include <QWidget>

namespace rp {

inline QString described(const QWidget *widget)
{
    return widget ? QStringLiteral("%1 “%2”").arg(QLatin1String(widget->metaObject()->className()),
                                                  widget->accessibleName().isEmpty()
                                                      ? widget->property("text").toString()
                                                      : widget->accessibleName())
                  : QStringLiteral("nothing");
}

/// What Tab stops at on the page in view.
inline QWidgetList stopsOf(const QWidget &page)
{
    QWidgetList stops = page.findChildren<QWidget *>();
    stops.removeIf([](const QWidget *widget) {
        return !(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible() || !widget->isEnabled() ||
               widget->focusProxy() || widget->window()->isHidden();
    });
    return stops;
}

/// Presses of these begin a measurement, lead to another window, or open a list that takes the keyboard
/// itself.
inline bool isLeftAlone(const QWidget *stop)
{
    return qobject_cast<const MenuButton *>(stop) || stop->objectName() == QLatin1String("tryHere") ||
           stop->objectName() == QLatin1String("moreDrawers") ||
           stop->objectName() == QLatin1String("carryTrace") || stop->inherits("QComboBox") ||
           stop->property("text").toString().endsWith(u'…'); // asks for a file first
}

inline void closeWhatOpened()
{
    if (QWidget *popup = QApplication::activePopupWidget())
        popup->close();
    if (QWidget *dialog = QApplication::activeModalWidget())
        dialog->close();
    settle();
}

} // namespace rp
