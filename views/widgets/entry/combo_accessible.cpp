// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/entry/combo_accessible.h"

#include "views/widgets/entry/accessible_combo_box.h"
#include "views/widgets/spoken/spoken_widget.h"
#include "views/widgets/spoken/text_steps.h"

#include <QAbstractItemView>
#include <algorithm>

namespace rp {

namespace {

// Orca takes a combo box's value from its text interface; Qt gives a combo box none.
class ComboAccessible : public SpokenWidget, public SteppedText
{
public:
    explicit ComboAccessible(AccessibleComboBox *combo)
        : SpokenWidget(combo, QAccessible::ComboBox)
    {
    }
    QComboBox *combo() const { return static_cast<QComboBox *>(widget()); }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TextInterface)
            return static_cast<QAccessibleTextInterface *>(this);
        return SpokenWidget::interface_cast(type);
    }
    int childCount() const override { return 0; }
    QAccessibleInterface *child(int) const override { return nullptr; }
    using SpokenWidget::text;
    QString written(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value)
            return combo()->currentText();
        const QString own = SpokenWidget::written(kind);
        return own.isEmpty() && kind == QAccessible::Name ? combo()->currentText() : own;
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = SpokenWidget::state();
        state.hasPopup = true;
        state.expandable = true;
        state.expanded = combo()->view()->isVisible();
        state.collapsed = !state.expanded;
        return state;
    }
    QStringList actionNames() const override
    {
        if (!combo()->isEnabled())
            return {};
        return {pressAction(), increaseAction(), decreaseAction(), setFocusAction()};
    }
    void doAction(const QString &action) override
    {
        if (!combo()->isEnabled())
            return;
        const int index = combo()->currentIndex();
        if (action == setFocusAction())
            combo()->setFocus(Qt::OtherFocusReason);
        else if (action == increaseAction())
            choose(qMin(combo()->count() - 1, index + 1));
        else if (action == decreaseAction())
            choose(qMax(0, index - 1));
        else if (action == pressAction())
            togglePopup();
    }

    // The text is read only, and never longer than a line.
    void selection(int, int *start, int *end) const override { *start = *end = 0; }
    int selectionCount() const override { return 0; }
    void addSelection(int, int) override {}
    void removeSelection(int) override {}
    void setSelection(int, int, int) override {}
    int cursorPosition() const override { return 0; }
    void setCursorPosition(int) override {}
    QString text(int start, int end) const override
    {
        const QString whole = spokenForm(combo()->currentText());
        const auto last = static_cast<int>(whole.size());
        const int from = std::clamp(start, 0, last);
        return whole.mid(from, (end < 0 ? last : std::clamp(end, from, last)) - from);
    }
    int characterCount() const override
    {
        return static_cast<int>(spokenForm(combo()->currentText()).size());
    }
    QRect characterRect(int) const override { return rect(); }
    int offsetAtPoint(const QPoint &) const override { return 0; }
    void scrollToSubstring(int, int) override {}
    QString attributes(int, int *start, int *end) const override
    {
        *start = 0;
        *end = characterCount();
        return {};
    }

private:
    void choose(int index)
    {
        if (index == combo()->currentIndex())
            return;
        combo()->setCurrentIndex(index);
        emit combo()->activated(index); // as a key press would
    }
    void togglePopup()
    {
        if (combo()->view()->isVisible())
            combo()->hidePopup();
        else
            combo()->showPopup();
    }
};

} // namespace

QAccessibleInterface *makeComboAccessible(AccessibleComboBox *combo)
{
    return new ComboAccessible(combo);
}

} // namespace rp
