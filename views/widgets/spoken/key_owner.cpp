// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken/key_owner.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPointer>
#include <QWidget>
#include <optional>
#include <utility>

namespace rp {

namespace {

bool isEnter(const QKeyEvent &key)
{
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

class KeyOwner : public QObject
{
public:
    explicit KeyOwner(QWidget &page)
        : QObject(&page)
    {
        page.installEventFilter(this);
    }
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
            return false;
        const auto &key = static_cast<const QKeyEvent &>(*event);
        if (!isEnter(key))
            return false;
        // Asks whether the key is a shortcut, before any control gets it.
        if (event->type() == QEvent::ShortcutOverride) {
            m_owner = QPointer<QWidget>(QApplication::focusWidget());
            return false;
        }
        const auto owner = std::exchange(m_owner, std::nullopt);
        const bool isUsed = key.isAutoRepeat() || (owner && *owner != QApplication::focusWidget());
        event->setAccepted(isUsed);
        return isUsed;
    }

private:
    std::optional<QPointer<QWidget>> m_owner;
};

} // namespace

void leaveEnterToItsControl(QWidget &page)
{
    new KeyOwner(page);
}

} // namespace rp
