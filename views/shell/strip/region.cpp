// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/strip/region.h"

#include "views/shell/strip/hud_cell.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QApplication>
#include <QPainter>

namespace rp {

namespace {

/// An entry of the strip. The strip has all of them in its description; the relation keeps screen readers
/// from reading them once more as loose texts of the group.
class CellAccessible : public QAccessibleWidget
{
public:
    explicit CellAccessible(HudCell *cell)
        : QAccessibleWidget(cell, QAccessible::StaticText)
    {
    }
    QVector<QPair<QAccessibleInterface *, QAccessible::Relation>>
    relations(QAccessible::Relation match) const override
    {
        auto found = QAccessibleWidget::relations(match);
        if (match & QAccessible::Labelled)
            found.append({parent(), QAccessible::Labelled});
        return found;
    }
};

/// A named group. Pop-up windows are missing from Qt's tree, so one that hangs on a region is given as its
/// child: a tool that walks down from the program would never meet it otherwise.
class RegionAccessible : public QAccessibleWidget
{
public:
    explicit RegionAccessible(Region *region)
        : QAccessibleWidget(region, QAccessible::Grouping)
    {
    }
    QAccessibleInterface *parent() const override
    {
        auto *owner = widget()->isWindow() ? qobject_cast<Region *>(widget()->parentWidget()) : nullptr;
        return owner ? QAccessible::queryAccessibleInterface(owner) : QAccessibleWidget::parent();
    }
    int childCount() const override
    {
        return QAccessibleWidget::childCount() + static_cast<int>(openWindows().size());
    }
    QAccessibleInterface *child(int index) const override
    {
        const int own = QAccessibleWidget::childCount();
        const QList<Region *> windows = openWindows();
        if (index < own || index >= own + windows.size())
            return QAccessibleWidget::child(index);
        return QAccessible::queryAccessibleInterface(windows.at(index - own));
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        const qsizetype window = child ? openWindows().indexOf(qobject_cast<Region *>(child->object())) : -1;
        return window < 0 ? QAccessibleWidget::indexOfChild(child)
                          : QAccessibleWidget::childCount() + static_cast<int>(window);
    }

private:
    QList<Region *> openWindows() const
    {
        QList<Region *> found = widget()->findChildren<Region *>(QString(), Qt::FindDirectChildrenOnly);
        found.removeIf([](const Region *region) { return !region->isWindow() || !region->isVisible(); });
        return found;
    }
};

QAccessibleInterface *makeRegionInterface(const QString &, QObject *object)
{
    if (auto *region = qobject_cast<Region *>(object))
        return new RegionAccessible(region);
    if (auto *cell = qobject_cast<HudCell *>(object))
        return new CellAccessible(cell);
    return nullptr;
}

bool canTakeKeyboard(const QWidget *widget)
{
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0;
}

} // namespace

void installRegionAccessibility()
{
    QAccessible::removeFactory(makeRegionInterface);
    QAccessible::installFactory(makeRegionInterface);
}

Region::Region(QWidget *parent)
    : QFrame(parent)
{
    setFrameShape(QFrame::NoFrame);
}

bool Region::hasFocusInside() const
{
    const QWidget *focus = QApplication::focusWidget();
    return focus && (focus == this || isAncestorOf(focus));
}

bool Region::takeFocus()
{
    for (QWidget *widget = nextInFocusChain(); widget && widget != this;
         widget = widget->nextInFocusChain()) {
        if (isAncestorOf(widget) && canTakeKeyboard(widget)) {
            widget->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return false;
}

void Region::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    painter.setPen(palette().color(QPalette::Midlight));
    // On the last pixel, which layouts leave to it.
    if (m_hairline == Hairline::Below) {
        painter.drawLine(rect().bottomLeft(), rect().bottomRight());
    } else {
        const int x = layoutDirection() == Qt::RightToLeft ? rect().left() : rect().right();
        painter.drawLine(x, rect().top(), x, rect().bottom());
    }
}

} // namespace rp
