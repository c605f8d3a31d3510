// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken/news_gate.h"

#include "views/widgets/spoken/value_texts.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QLineEdit>
#include <QVariant>
#include <QWidget>
#include <algorithm>
#include <iterator>

namespace rp {

namespace {

struct Told
{
    QAccessible::Event event;
    QAccessible::Text text;
    const char *property; ///< of the object: the text that was told last
    const char *waiting;  ///< of the object: it changed while hidden
};

constexpr Told told[] = {
    {QAccessible::NameChanged, QAccessible::Name, "rp_toldName", "rp_untoldName"},
    {QAccessible::DescriptionChanged, QAccessible::Description, "rp_toldDescription", "rp_untoldDescription"},
};

bool isNewText(QAccessibleEvent &event, const Told &kind)
{
    QObject *object = event.object();
    const auto *widget = qobject_cast<QWidget *>(object);
    if (widget && !widget->isVisible()) {
        object->setProperty(kind.waiting, true);
        return false;
    }
    const QAccessibleInterface *interface = event.accessibleInterface();
    const QString now = interface ? interface->text(kind.text) : QString();
    const QVariant before = object->property(kind.property);
    object->setProperty(kind.property, now);
    return !before.isValid() || before.toString() != now;
}

/// Tools keep names by them and have to hear of a change in the end.
void tellWhatWaited(QObject &shown)
{
    for (const Told &kind : told) {
        if (!shown.property(kind.waiting).toBool())
            continue;
        shown.setProperty(kind.waiting, QVariant());
        QAccessibleEvent event(&shown, kind.event);
        QAccessible::updateAccessibility(&event);
    }
}

/// Tools keep nothing of these by them: of what is hidden they are never news.
bool isPassing(QAccessible::Event event)
{
    constexpr QAccessible::Event passing[] = {QAccessible::TextCaretMoved,       QAccessible::TextInserted,
                                              QAccessible::TextRemoved,          QAccessible::TextUpdated,
                                              QAccessible::TextSelectionChanged, QAccessible::ValueChanged};
    return std::find(std::begin(passing), std::end(passing), event) != std::end(passing);
}

void pass(QAccessibleEvent *event)
{
    if (!isNews(*event))
        return;
    // Without a handler the event takes its usual way.
    QAccessible::installUpdateHandler(nullptr);
    QAccessible::updateAccessibility(event);
    QAccessible::installUpdateHandler(pass);
    if (event->type() == QAccessible::StateChanged &&
        static_cast<QAccessibleStateChangeEvent *>(event)->changedStates().expanded)
        tellExpanded(*event);
    if (event->type() == QAccessible::ObjectShow && event->object())
        tellWhatWaited(*event->object());
}

} // namespace

bool isNews(QAccessibleEvent &event)
{
    // Qt 6.4 says that an entry has the focus whenever it becomes the current one, as when a list is made.
    const auto *view = qobject_cast<const QAbstractItemView *>(event.object());
    if (event.type() == QAccessible::Focus && event.child() >= 0 && view && !view->hasFocus() &&
        !view->window()->windowFlags().testFlag(Qt::Popup))
        return false;
    if (!event.object() || event.child() >= 0)
        return true;
    if (event.type() == QAccessible::ValueChanged && event.object()->property(valueIsAnnounced).toBool() &&
        !areValueTextsTold())
        return false;
    if (event.type() == QAccessible::StateChanged && event.object()->property(opensPart).toBool() &&
        static_cast<QAccessibleStateChangeEvent &>(event).changedStates().checked)
        return false;
    // Who leaves a field has not taken its selection back.
    const auto *left = qobject_cast<QLineEdit *>(event.object());
    if (event.type() == QAccessible::TextSelectionChanged && left && !left->hasFocus() &&
        !left->hasSelectedText())
        return false;
    for (const Told &kind : told) {
        if (event.type() == kind.event)
            return isNewText(event, kind);
    }
    const auto *widget = qobject_cast<QWidget *>(event.object());
    if (widget && !widget->isVisible() && isPassing(event.type()))
        return false;
    const auto *edit = qobject_cast<const QLineEdit *>(widget);
    const bool isWhole = edit && edit->selectedText() == edit->displayText();
    return event.type() != QAccessible::TextSelectionChanged || !isWhole || edit->isModified();
}

void tellOpened(QWidget &button)
{
    if (!QAccessible::isActive() || !button.isVisible())
        return;
    QAccessible::State changed;
    changed.expanded = true;
    QAccessibleStateChangeEvent event(&button, changed);
    QAccessible::updateAccessibility(&event);
}

void installNewsGate()
{
    QAccessible::installUpdateHandler(pass);
}

} // namespace rp
