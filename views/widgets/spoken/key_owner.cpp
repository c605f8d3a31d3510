// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken/key_owner.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QPointer>
#include <QWidget>
#include <algorithm>
#include <optional>
#include <utility>

namespace rp {

namespace {

bool isEnter(const QKeyEvent &key)
{
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

/// How many parents of a widget hold the one that has the keyboard, too.
int nearness(const QWidget &widget, const QWidget *focus)
{
    int shared = 0;
    for (const QWidget *above = widget.parentWidget(); above && focus; above = above->parentWidget())
        shared += above == focus || above->isAncestorOf(focus) ? 1 : 0;
    return shared;
}

/// Of several buttons with one letter, such as one for each question, it is that of the one beside what has
/// the keyboard, else of the first. Qt would press none of them.
void giveLetterToTheNearest(const QWidget &page, const QKeyEvent &key)
{
    if (key.modifiers() != Qt::AltModifier)
        return;
    const QKeySequence letter(key.keyCombination());
    QList<QAbstractButton *> claimants;
    for (auto *button : page.findChildren<QAbstractButton *>()) {
        if (button->isVisible() && button->isEnabled() && QKeySequence::mnemonic(button->text()) == letter)
            claimants.append(button);
    }
    const QWidget *focus = QApplication::focusWidget();
    const auto nearest =
        std::max_element(claimants.begin(), claimants.end(), [focus](const auto *a, const auto *b) {
            return nearness(*a, focus) < nearness(*b, focus);
        });
    for (QAbstractButton *button : claimants)
        button->setShortcut(button == *nearest ? letter : QKeySequence());
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
        if (event->type() == QEvent::ShortcutOverride)
            giveLetterToTheNearest(*static_cast<const QWidget *>(parent()), key);
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
