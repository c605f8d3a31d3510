// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/field_accessible.h"

#include "models/text/spoken_form.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/spoken/spoken_widget.h"
#include "views/widgets/spoken/text_steps.h"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QSpinBox>
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
            return value();
        const QString own = SpokenWidget::written(kind);
        return own.isEmpty() && kind == QAccessible::Name ? value() : own;
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
        const QString whole = spokenForm(value());
        const auto last = static_cast<int>(whole.size());
        const int from = std::clamp(start, 0, last);
        return whole.mid(from, (end < 0 ? last : std::clamp(end, from, last)) - from);
    }
    int characterCount() const override { return static_cast<int>(spokenForm(value()).size()); }
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
    /// As long as nothing is chosen, what is shown in its place.
    QString value() const
    {
        return combo()->currentIndex() < 0 ? combo()->placeholderText() : combo()->currentText();
    }
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

/// As Qt's own, but offsets from outside are held to the text: a step at its end would never end, and an
/// insertion at 2,000,000,000 would fill the text with as many spaces.
class LineEditAccessible : public QAccessibleWidget,
                           public SteppedText,
                           public QAccessibleEditableTextInterface
{
public:
    explicit LineEditAccessible(QLineEdit *edit)
        : QAccessibleWidget(edit, QAccessible::EditableText)
    {
    }
    QLineEdit *edit() const { return static_cast<QLineEdit *>(widget()); }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TextInterface)
            return static_cast<QAccessibleTextInterface *>(this);
        if (type == QAccessible::EditableTextInterface)
            return static_cast<QAccessibleEditableTextInterface *>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value)
            return edit()->displayText();
        const QString own = QAccessibleWidget::text(kind);
        return spokenForm(own.isEmpty() && kind == QAccessible::Description ? edit()->placeholderText()
                                                                            : own);
    }
    void setText(QAccessible::Text kind, const QString &text) override
    {
        if (kind == QAccessible::Value)
            write(text);
        else
            QAccessibleWidget::setText(kind, text);
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = edit()->isReadOnly();
        state.editable = !edit()->isReadOnly();
        state.passwordEdit = edit()->echoMode() != QLineEdit::Normal;
        state.selectableText = true;
        state.selected = edit()->hasSelectedText();
        state.hasPopup = edit()->contextMenuPolicy() != Qt::NoContextMenu &&
                         edit()->contextMenuPolicy() != Qt::PreventContextMenu;
        return state;
    }

    void selection(int, int *start, int *end) const override
    {
        *start = *end = 0;
        if (!edit()->hasSelectedText())
            return;
        *start = edit()->selectionStart();
        *end = edit()->selectionEnd();
    }
    int selectionCount() const override { return edit()->hasSelectedText() ? 1 : 0; }
    void addSelection(int start, int end) override { setSelection(0, start, end); }
    void removeSelection(int) override { edit()->deselect(); }
    void setSelection(int, int start, int end) override
    {
        const int from = held(start);
        edit()->setSelection(from, held(end) - from);
    }
    int cursorPosition() const override { return edit()->cursorPosition(); }
    void setCursorPosition(int position) override { edit()->setCursorPosition(held(position)); }
    QString text(int start, int end) const override
    {
        const int from = held(start);
        const int to = end < 0 ? characterCount() : held(end);
        return to > from ? edit()->displayText().mid(from, to - from) : QString();
    }
    int characterCount() const override { return static_cast<int>(edit()->displayText().size()); }
    QRect characterRect(int offset) const override;
    int offsetAtPoint(const QPoint &point) const override
    {
        return edit()->cursorPositionAt(edit()->mapFromGlobal(point));
    }
    void scrollToSubstring(int start, int end) override
    {
        edit()->setCursorPosition(held(end));
        edit()->setCursorPosition(held(start));
    }
    QString attributes(int, int *start, int *end) const override
    {
        // A line edit knows no formats: one run. Screen readers put a line together from its runs, and an
        // empty one costs them a character.
        *start = 0;
        *end = characterCount();
        return {};
    }

    void deleteText(int start, int end) override { replaceText(start, end, {}); }
    void insertText(int offset, const QString &text) override { replaceText(offset, offset, text); }
    void replaceText(int start, int end, const QString &text) override
    {
        const int from = held(start);
        QString whole = edit()->text();
        write(whole.replace(from, std::max(0, held(end) - from), text));
    }

private:
    int held(int offset) const { return std::clamp(offset, 0, characterCount()); }
    void write(const QString &text)
    {
        if (!edit()->isReadOnly() && edit()->isEnabled())
            edit()->setText(text);
    }
};

/// As Qt's own, but its text is answered for by the interface above: Qt's makes a line edit's of its own.
class SpinBoxAccessible : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit SpinBoxAccessible(QSpinBox *box)
        : QAccessibleWidget(box, QAccessible::SpinBox)
    {
    }
    QSpinBox *box() const { return static_cast<QSpinBox *>(widget()); }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface *>(this);
        if (type == QAccessible::TextInterface || type == QAccessible::EditableTextInterface)
            return QAccessible::queryAccessibleInterface(box()->findChild<QLineEdit *>())
                ->interface_cast(type);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? box()->text() : QAccessibleWidget::text(kind);
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.editable = !box()->isReadOnly();
        return state;
    }

    QVariant currentValue() const override { return box()->value(); }
    void setCurrentValue(const QVariant &value) override { box()->setValue(value.toInt()); }
    QVariant minimumValue() const override { return box()->minimum(); }
    QVariant maximumValue() const override { return box()->maximum(); }
    QVariant minimumStepSize() const override { return box()->singleStep(); }
};

QRect LineEditAccessible::characterRect(int offset) const
{
    if (offset < 0 || offset >= characterCount())
        return {};
    // A line edit tells only which place lies at a point, which also knows how far it has scrolled.
    const QRect all = edit()->rect();
    int left = all.right();
    int right = all.left();
    for (int x = all.left(); x <= all.right(); ++x) {
        const int place = edit()->cursorPositionAt({x, all.center().y()});
        if (place == offset || place == offset + 1) {
            left = std::min(left, x);
            right = std::max(right, x);
        }
    }
    if (right < left)
        return {};
    return {edit()->mapToGlobal(QPoint(left, all.top())), QSize(right - left + 1, all.height())};
}

} // namespace

QAccessibleInterface *makeComboAccessible(AccessibleComboBox *combo)
{
    return new ComboAccessible(combo);
}

QAccessibleInterface *makeLineEditAccessible(QLineEdit *edit)
{
    return new LineEditAccessible(edit);
}

QAccessibleInterface *makeSpinBoxAccessible(QSpinBox *box)
{
    return new SpinBoxAccessible(box);
}

} // namespace rp
