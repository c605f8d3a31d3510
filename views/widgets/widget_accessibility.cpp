// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/widget_accessibility.h"

#include "models/text/place_markers.h"
#include "models/text/plain_text.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/assumption_mark.h"
#include "views/widgets/card.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/field_accessible.h"
#include "views/widgets/formula_view.h"
#include "views/widgets/menu_button.h"
#include "views/widgets/notice.h"
#include "views/widgets/quiet_stack.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/news_gate.h"
#include "views/widgets/spoken/spoken_value.h"
#include "views/widgets/spoken/spoken_widget.h"
#include "views/widgets/spoken/value_texts.h"
#include "views/widgets/tab_row.h"
#include "views/widgets/text_block.h"
#include "views/widgets/value_slider.h"

#include <QAbstractScrollArea>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSpinBox>
#include <algorithm>

namespace rp {

namespace {

class AnnouncerAccessible : public SpokenWidget
{
public:
    explicit AnnouncerAccessible(Announcer *announcer)
        : SpokenWidget(announcer, QAccessible::Notification)
    {
    }
    QString written(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? static_cast<Announcer *>(widget())->text() : QString();
    }
};

class TextBlockAccessible : public SpokenWidget
{
public:
    explicit TextBlockAccessible(TextBlock *block)
        : SpokenWidget(block, block->headingLevel() > 0 ? QAccessible::Heading : QAccessible::StaticText)
    {
    }
    TextBlock *block() const { return static_cast<TextBlock *>(widget()); }
    QString written(QAccessible::Text kind) const override
    {
        QString own = SpokenWidget::written(kind);
        if (!own.isEmpty())
            return own;
        if (kind == QAccessible::Name)
            return block()->text();
        // The bridge has no attribute for the level, so it is told in words.
        if (kind == QAccessible::Description && block()->headingLevel() > 0) {
            //: Spoken after a heading; %1 is 1 for the page's heading, 2 for a section's, and so on.
            return QCoreApplication::translate("rp::TextBlock", "Level %1").arg(block()->headingLevel());
        }
        return {};
    }
    // A group is read with the text in it when it is entered. What has a tab stop of its own, or is said by
    // something that has one, would then be heard twice; a relation tells screen readers that it belongs to
    // something and is read where it stands.
    QVector<QPair<QAccessibleInterface *, QAccessible::Relation>>
    relations(QAccessible::Relation match) const override
    {
        auto found = SpokenWidget::relations(match);
        if (!(match & QAccessible::Labelled) || !isSaidOnItsOwn())
            return found;
        for (QWidget *above = block()->parentWidget(); above; above = above->parentWidget()) {
            if (!qobject_cast<Card *>(above))
                continue;
            found.append({QAccessible::queryAccessibleInterface(above), QAccessible::Labelled});
            break;
        }
        return found;
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = SpokenWidget::state();
        state.readOnly = true;
        // A page's heading is given the focus, but the learner does not come to it by Tab.
        state.focusable = state.focused || (block()->focusPolicy() & Qt::TabFocus);
        return state;
    }

private:
    bool isSaidOnItsOwn() const
    {
        return (block()->focusPolicy() & Qt::TabFocus) || block()->property("saidElsewhere").toBool();
    }
};

/// Plain labels, such as the sentence below a figure.
class LabelAccessible : public SpokenWidget
{
public:
    explicit LabelAccessible(QLabel *label)
        : SpokenWidget(label, label->property(isDescription).toBool() ? QAccessible::Client
                                                                      : QAccessible::StaticText)
    {
    }
    QString written(QAccessible::Text kind) const override
    {
        QString own = SpokenWidget::written(kind);
        return own.isEmpty() && kind == QAccessible::Name ? static_cast<QLabel *>(widget())->text() : own;
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = SpokenWidget::state();
        state.readOnly = true;
        return state;
    }
};

/// Our own buttons, which Qt has no interface for, and those that open something. A tab tells whether its
/// page is the one shown.
class ButtonAccessible : public SpokenWidget
{
public:
    explicit ButtonAccessible(QAbstractButton *button, QAccessible::Role role = QAccessible::Button)
        : SpokenWidget(button, role)
    {
    }
    QAbstractButton *button() const { return static_cast<QAbstractButton *>(widget()); }
    QString written(QAccessible::Text kind) const override
    {
        QString own = SpokenWidget::written(kind);
        return own.isEmpty() && kind == QAccessible::Name ? button()->text() : own;
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = SpokenWidget::state();
        state.hasPopup = button()->property(opensMenu).toBool();
        if (button()->property(opensPart).toBool()) {
            state.expandable = true;
            state.expanded = button()->isChecked();
            state.collapsed = !button()->isChecked();
        }
        // Only the mouse brings the keyboard to a mark whose reason stands in a panel with all others.
        if (qobject_cast<AssumptionMark *>(object()))
            state.focusable = state.focusable && (button()->focusPolicy() & Qt::TabFocus) != 0;
        if (role() == QAccessible::PageTab) {
            state.selectable = true;
            state.selected = button()->isChecked();
            state.focusable = button()->isEnabled();
        }
        return state;
    }
    QStringList actionNames() const override
    {
        return button()->isEnabled() ? QStringList{pressAction(), setFocusAction()} : QStringList();
    }
    void doAction(const QString &action) override
    {
        if (!button()->isEnabled())
            return;
        if (action == pressAction())
            button()->click();
        else if (action == setFocusAction())
            button()->setFocus(Qt::OtherFocusReason);
    }
};

/// Opening the menu of a button returns when the menu closes. Qt does it in the call of the screen reader,
/// which waits for so long and takes the program for dead; here it comes after the answer.
class MenuButtonAccessible : public ButtonAccessible
{
public:
    explicit MenuButtonAccessible(MenuButton *button)
        : ButtonAccessible(button, QAccessible::ButtonMenu)
    {
    }
    QString written(QAccessible::Text kind) const override
    {
        const QString text = ButtonAccessible::written(kind);
        return button()->accessibleName().isEmpty() ? withoutKey(text) : text;
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = ButtonAccessible::state();
        state.hasPopup = true;
        return state;
    }
    QStringList actionNames() const override
    {
        return button()->isEnabled() ? QStringList{showMenuAction(), setFocusAction()} : QStringList();
    }
    void doAction(const QString &action) override
    {
        if (button()->isEnabled() && action == showMenuAction())
            QMetaObject::invokeMethod(static_cast<MenuButton *>(button()), &MenuButton::showMenu,
                                      Qt::QueuedConnection);
        else if (action == setFocusAction())
            ButtonAccessible::doAction(action);
    }
};

/// A choice in a card of the same name, which has been heard by then. In the place of its name, screen
/// readers say what it is for.
class ChoiceAccessible : public SpokenWidget
{
public:
    explicit ChoiceAccessible(SegmentedChoice *choice)
        : SpokenWidget(choice, QAccessible::Grouping)
    {
    }
    QString written(QAccessible::Text kind) const override
    {
        QString own = SpokenWidget::written(kind);
        if (kind != QAccessible::Name)
            return own;
        for (const QWidget *above = widget()->parentWidget(); above; above = above->parentWidget()) {
            if (const auto *card = qobject_cast<const Card *>(above))
                return card->isGroup() && card->accessibleName() == own ? QString() : own;
        }
        return own;
    }
};

/// A slider in the unit that its value is written in. The bus carries a bare number alone, so the name says
/// the value with its unit.
class SliderAccessible : public SpokenSlider
{
public:
    using SpokenSlider::SpokenSlider;
    QVariant currentValue() const override { return told(slider()->mappedValue()); }
    void setCurrentValue(const QVariant &value) override
    {
        slider()->requestValue(value.toDouble() / slider()->toldPerUnit());
    }
    QVariant maximumValue() const override { return told(slider()->scale().maximum); }
    QVariant minimumValue() const override { return told(slider()->scale().minimum); }
    QVariant minimumStepSize() const override
    {
        // Screen readers take the decimals of the value from this step. On a logarithmic scale it is the step
        // at the value: with the one at the beginning, 30 days would be read with nine decimals.
        const SliderScale &scale = slider()->scale();
        if (!scale.logarithmic)
            return told(scale.step);
        const int position = std::min(scale.positionOf(slider()->mappedValue()), scale.steps() - 1);
        const double step = scale.valueAt(position + 1) - scale.valueAt(position);
        // Several positions may stand for one value; a key still goes to the next.
        return told(step > 0.0 ? step : std::max(scale.grain, scale.wholeNumbers ? 1.0 : 0.0));
    }

protected:
    QString written(QAccessible::Text kind) const override
    {
        const QString value = slider()->valueText();
        if (kind == QAccessible::Value)
            return withEnd(value);
        QString own = SpokenSlider::written(kind);
        if (kind != QAccessible::Name || value.isEmpty() || areValueTextsTold())
            return own;
        //: Name of a control for assistive tools: %1 is its own name, %2 its value with the unit.
        return fillMarkers(QCoreApplication::translate("rp::AxisSlider", "%1: %2"), {own, value});
    }
    void step(int steps) override
    {
        slider()->triggerAction(steps > 0 ? QAbstractSlider::SliderSingleStepAdd
                                          : QAbstractSlider::SliderSingleStepSub);
    }

private:
    MappedSlider *slider() const { return static_cast<MappedSlider *>(widget()); }
    double told(double value) const { return value * slider()->toldPerUnit(); }
};

/// Shows only the current page, without the "layered pane" that a stacked widget is spoken as.
class StackAccessible : public SpokenWidget
{
public:
    explicit StackAccessible(QuietStack *stack)
        : SpokenWidget(stack, QAccessible::Client)
    {
    }
    QWidget *current() const { return static_cast<QuietStack *>(widget())->currentWidget(); }
    int childCount() const override { return current() ? 1 : 0; }
    QAccessibleInterface *child(int index) const override
    {
        return index == 0 && current() ? QAccessible::queryAccessibleInterface(current()) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        return child && current() && child->object() == current() ? 0 : -1;
    }
};

/// As Qt's own, which ends the program when it is asked for a child that is not there: a tool may ask by an
/// index that was right a moment ago.
class ScrollAreaAccessible : public SpokenWidget
{
public:
    explicit ScrollAreaAccessible(QAbstractScrollArea *area)
        : SpokenWidget(area, QAccessible::Client)
    {
    }
    int childCount() const override { return int(parts().size()); }
    QAccessibleInterface *child(int index) const override
    {
        return QAccessible::queryAccessibleInterface(parts().value(index));
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        return child ? int(parts().indexOf(qobject_cast<QWidget *>(child->object()))) : -1;
    }

private:
    QWidgetList parts() const
    {
        const auto *area = static_cast<QAbstractScrollArea *>(widget());
        QWidgetList parts{area->viewport()};
        for (auto *button : area->findChildren<QAbstractButton *>(Qt::FindDirectChildrenOnly)) {
            if (button->isVisible()) // floats over it
                parts.append(button);
        }
        for (const QScrollBar *bar : {area->horizontalScrollBar(), area->verticalScrollBar()}) {
            // One that only keeps its room is nothing to be told of.
            if (bar && bar->isVisible() && bar->maximum() > bar->minimum())
                parts.append(bar->parentWidget());
        }
        return parts;
    }
};

/// The key is the exact class name first, then its bases; a cast also serves subclasses.
QAccessibleInterface *makeInterface(const QString &key, QObject *object)
{
    if (auto *announcer = qobject_cast<Announcer *>(object))
        return new AnnouncerAccessible(announcer);
    if (auto *block = qobject_cast<TextBlock *>(object))
        return new TextBlockAccessible(block);
    if (auto *slider = qobject_cast<MappedSlider *>(object))
        return new SliderAccessible(slider);
    if (auto *combo = qobject_cast<AccessibleComboBox *>(object))
        return makeComboAccessible(combo);
    if (auto *edit = qobject_cast<QLineEdit *>(object))
        return makeLineEditAccessible(edit);
    if (auto *box = qobject_cast<QSpinBox *>(object))
        return makeSpinBoxAccessible(box);
    if (auto *button = qobject_cast<QAbstractButton *>(object);
        button && (button->property(opensPart).toBool() || button->property(opensMenu).toBool() ||
                   qobject_cast<AssumptionMark *>(button)))
        return new ButtonAccessible(button);
    if (auto *menu = qobject_cast<MenuButton *>(object))
        return new MenuButtonAccessible(menu);
    if (auto *tab = qobject_cast<TabButton *>(object))
        return new ButtonAccessible(tab, QAccessible::PageTab);
    if (auto *tabs = qobject_cast<TabRow *>(object))
        return new SpokenWidget(tabs, QAccessible::PageTabList);
    if (auto *page = qobject_cast<TabPage *>(object))
        // The bridge calls a property page a tab, and a named group would be read with everything in it. The
        // tab has just been spoken, so its page is left out.
        return new SpokenWidget(page, QAccessible::Client);
    if (auto *formula = qobject_cast<FormulaView *>(object))
        return new SpokenWidget(formula, QAccessible::Equation);
    if (auto *stack = qobject_cast<QuietStack *>(object))
        return new StackAccessible(stack);
    if (auto *choice = qobject_cast<SegmentedChoice *>(object))
        return new ChoiceAccessible(choice);
    if (auto *card = qobject_cast<Card *>(object))
        return new SpokenWidget(card, card->isGroup() ? QAccessible::Grouping : QAccessible::Client);
    if (auto *notice = qobject_cast<Notice *>(object))
        return new SpokenWidget(notice, QAccessible::Client); // its text has a tab stop
    if (auto *label = qobject_cast<QLabel *>(object);
        label && label->textFormat() != Qt::RichText && !label->buddy() && label->pixmap().isNull())
        return new LabelAccessible(label);
    // What has no more of its own than a name and a description, such as a verdict.
    if (key == QLatin1String("QFrame"))
        return new SpokenWidget(static_cast<QWidget *>(object), QAccessible::Border);
    // Text fields and tables are scroll areas as well, and have interfaces of their own by then.
    if (key == QLatin1String("QScrollArea") || key == QLatin1String("QAbstractScrollArea"))
        return new ScrollAreaAccessible(static_cast<QAbstractScrollArea *>(object));
    // Dialogs and menus have been answered for by then. Qt takes a window that is neither for a filler.
    if (auto *window = qobject_cast<QWidget *>(object);
        key == QLatin1String("QWidget") && window && window->isWindow())
        return new QAccessibleWidget(window, QAccessible::Window);
    return nullptr;
}

} // namespace

void installWidgetAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        installNewsGate();
        tellValueTexts();
        return true;
    }();
    Q_UNUSED(installed)
}

} // namespace rp
