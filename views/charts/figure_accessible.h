// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/figure_plot.h"
#include "views/widgets/spoken/spoken_widget.h"

#include <QHash>
#include <QPointer>

namespace rp {

/// An item of a figure on the accessibility bus. Reads the plot each time, so it never goes stale.
class ItemAccessible : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    ItemAccessible(FigurePlot *plot, int item)
        : m_plot(plot)
        , m_item(item)
    {
    }

    int item() const { return m_item; }
    bool isValid() const override { return m_plot && m_item < m_plot->itemCount(); }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return parent() ? parent()->window() : nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_plot); }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override;
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    QStringList actionNames() const override { return {setFocusAction()}; }
    void doAction(const QString &action) override;
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

protected:
    FigurePlot *plot() const { return m_plot; }

private:
    QPointer<FigurePlot> m_plot;
    int m_item;
};

/// A figure whose children are its items. They are made when first asked for.
class FigureAccessible : public SpokenWidget
{
public:
    FigureAccessible(FigurePlot *plot, QAccessible::Role role)
        : SpokenWidget(plot, role)
    {
    }
    ~FigureAccessible() override { clear(); }

    QAccessible::State state() const override;
    int childCount() const override { return figure()->itemCount(); }
    QAccessibleInterface *child(int index) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    QAccessibleInterface *focusChild() const override;

protected:
    QString written(QAccessible::Text kind) const override;
    virtual ItemAccessible *made(int item) const = 0;
    FigurePlot *figure() const { return static_cast<FigurePlot *>(widget()); }
    /// An item that there is.
    QAccessibleInterface *known(int item) const;
    void clear() const;

private:
    mutable QHash<int, QAccessible::Id> m_items;
    mutable int m_generation = 0; ///< that m_items are of
};

} // namespace rp
