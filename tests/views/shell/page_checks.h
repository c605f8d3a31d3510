// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QFile>
#include <QStringList>
#include <QWidget>

namespace rp::test {

inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Every widget below that takes the focus by Tab has a name for assistive tools.
inline QStringList unnamed(const QWidget &root)
{
    QStringList found;
    for (QWidget *widget : root.findChildren<QWidget *>()) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible())
            continue;
        QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
        if (!interface || interface->text(QAccessible::Name).trimmed().isEmpty())
            found.append(QString::fromLatin1(widget->metaObject()->className()));
    }
    return found;
}

/// Widgets that reach beyond the page's own width, which scrolls up and down only.
inline QStringList cutOff(const QWidget &page)
{
    QStringList found;
    for (const QWidget *widget : page.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->window() != page.window())
            continue;
        if (widget->parentWidget() && widget->parentWidget()->inherits("QAbstractScrollArea"))
            continue; // inside something that scrolls by itself
        const QRect at(widget->mapTo(&page, QPoint(0, 0)), widget->size());
        if (at.left() < -1 || at.right() > page.width() + 1)
            found.append(QString::fromLatin1(widget->metaObject()->className()));
    }
    return found;
}

} // namespace rp::test
