// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken/group_arrows.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QKeyEvent>

namespace rp {

namespace {

/// 1 for the next button, -1 for the one before, 0 where the key is no arrow.
int stepOf(const QKeyEvent &key, Qt::LayoutDirection direction)
{
    if (key.modifiers() & ~Qt::KeypadModifier)
        return 0;
    const int right = direction == Qt::RightToLeft ? -1 : 1;
    return key.key() == Qt::Key_Down    ? 1
           : key.key() == Qt::Key_Up    ? -1
           : key.key() == Qt::Key_Right ? right
           : key.key() == Qt::Key_Left  ? -right
                                        : 0;
}

class GroupArrows : public QObject
{
public:
    explicit GroupArrows(QAbstractButton &button)
        : QObject(&button)
        , m_button(button)
    {
        button.installEventFilter(this);
    }
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() != QEvent::KeyPress || !m_button.group())
            return false;
        const int step = stepOf(static_cast<const QKeyEvent &>(*event), m_button.layoutDirection());
        if (step == 0)
            return false;
        event->accept();
        const QList<QAbstractButton *> buttons = m_button.group()->buttons();
        qsizetype target = buttons.indexOf(&m_button) + step;
        while (target >= 0 && target < buttons.size() && !buttons[target]->isEnabled())
            target += step;
        if (target >= 0 && target < buttons.size()) {
            buttons[target]->setFocus(step > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            buttons[target]->click();
        }
        return true;
    }

private:
    QAbstractButton &m_button;
};

} // namespace

void stopArrowsAtEnds(QAbstractButton &button)
{
    new GroupArrows(button);
}

void keepOneTabStop(const QButtonGroup &group)
{
    const QList<QAbstractButton *> buttons = group.buttons();
    const QAbstractButton *stop = group.checkedButton() ? group.checkedButton() : buttons.value(0);
    for (QAbstractButton *button : buttons)
        button->setFocusPolicy(button == stop ? Qt::StrongFocus : Qt::ClickFocus);
}

} // namespace rp
