// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/look/export_lock.h"

#include <QAbstractButton>
#include <QAction>
#include <QActionEvent>
#include <QCoreApplication>
#include <QEvent>
#include <QTimer>

namespace rp {
namespace {

constexpr const char *endingProperty = "exports";

} // namespace

ExportLock::ExportLock(const QStringList &allowed, QObject &program, QObject *parent)
    : QObject(parent)
    , m_allowed(allowed)
{
    program.installEventFilter(this);
}

bool ExportLock::isLocked(const QObject &part) const
{
    const QString ending = part.property(endingProperty).toString();
    return !ending.isEmpty() && !m_allowed.contains(ending);
}

bool ExportLock::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Show:
    case QEvent::EnabledChange:
        if (auto *button = qobject_cast<QAbstractButton *>(watched); button && isLocked(*button))
            lock(*button);
        break;
    case QEvent::LanguageChange: // after its owner has given it words in the new language
        if (auto *button = qobject_cast<QAbstractButton *>(watched); button && isLocked(*button))
            QTimer::singleShot(0, button, [this, button] { lock(*button); });
        break;
    case QEvent::ActionChanged: // it was given words, before the menu is measured
        if (QAction *entry = static_cast<QActionEvent *>(event)->action(); isLocked(*entry))
            lock(*entry);
        break;
    default:
        break;
    }
    return false;
}

void ExportLock::lock(QWidget &button) const
{
    const QString why = tr("This site does not allow files of this kind to be exported.");
    button.setEnabled(false);
    button.setToolTip(why);
    button.setAccessibleDescription(why);
}

/// In the name too, because Qt tells a screen reader nothing else of an entry.
void ExportLock::lock(QAction &entry) const
{
    //: In the menu's own words.
    const QString locked = QCoreApplication::translate("rp::MainMenu", "%1 (not allowed by this site)");
    entry.setEnabled(false);
    if (!entry.text().endsWith(QString(locked).remove(QLatin1String("%1"))))
        entry.setText(locked.arg(entry.text()));
}

} // namespace rp
