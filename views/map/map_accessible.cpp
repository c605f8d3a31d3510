// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/map/graph_map.h"
#include "views/map/map_plot.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

namespace rp {

namespace {

/// A node of the map. Reads the plot each time, so it never goes stale.
class NodeAccessible final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    NodeAccessible(MapPlot *plot, int node)
        : m_plot(plot)
        , m_node(node)
    {
    }

    int node() const { return m_node; }
    bool isValid() const override { return m_plot && m_node < int(m_plot->graph().nodes.size()); }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return parent() ? parent()->window() : nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_plot); }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }

    QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        if (kind == QAccessible::Name)
            return m_plot->nodeName(m_node);
        return kind == QAccessible::Description ? m_plot->nodeRest(m_node) : QString();
    }
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect drawn = m_plot->nodeRect(m_node).toAlignedRect();
        return {m_plot->mapToGlobal(drawn.topLeft()), drawn.size()};
    }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        if (state.invalid)
            return state;
        state.readOnly = true;
        state.focusable = true;
        state.selectable = true;
        state.invisible = !m_plot->isVisible();
        state.offscreen = !m_plot->nodeRect(m_node).intersects(QRectF(m_plot->rect()));
        const bool here = m_plot->focusedNode() == m_node;
        state.selected = m_plot->chosenNode() >= 0 ? m_plot->chosenNode() == m_node : here;
        state.focused = here && m_plot->hasFocus();
        return state;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this)
                                                    : nullptr;
    }

    QStringList actionNames() const override
    {
        return m_plot && m_plot->isActivatable() ? QStringList{setFocusAction(), pressAction()}
                                                 : QStringList{setFocusAction()};
    }
    void doAction(const QString &action) override
    {
        if (!isValid() || !actionNames().contains(action))
            return;
        m_plot->setFocus(Qt::OtherFocusReason);
        m_plot->focusNode(m_node);
        if (action == pressAction())
            m_plot->activate(m_node);
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QPointer<MapPlot> m_plot;
    int m_node;
};

/// The map as a list of its nodes in reading order; what leads where is part of each one's description.
class MapAccessible final : public QAccessibleWidget
{
public:
    explicit MapAccessible(MapPlot *plot)
        : QAccessibleWidget(plot, QAccessible::List)
    {
    }
    ~MapAccessible() override { clear(); }

    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Name)
            return plot()->caption();
        if (kind == QAccessible::Description)
            return plot()->graph().summary;
        return QAccessibleWidget::text(kind);
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = true;
        return state;
    }
    int childCount() const override { return int(plot()->graph().nodes.size()); }
    QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        if (m_generation != plot()->generation()) {
            clear();
            m_generation = plot()->generation();
            m_nodes.assign(std::size_t(childCount()), 0);
        }
        QAccessible::Id &known = m_nodes[std::size_t(index)];
        if (QAccessibleInterface *made = known ? QAccessible::accessibleInterface(known) : nullptr)
            return made;
        auto *made = new NodeAccessible(plot(), index);
        known = QAccessible::registerAccessibleInterface(made);
        return made;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        const auto *node = dynamic_cast<const NodeAccessible *>(child);
        return node ? node->node() : -1;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        return child(plot()->nodeAt(plot()->mapFromGlobal(QPoint(x, y))));
    }
    QAccessibleInterface *focusChild() const override
    {
        return plot()->hasFocus() ? child(plot()->focusedNode()) : nullptr;
    }

private:
    MapPlot *plot() const { return static_cast<MapPlot *>(widget()); }
    void clear() const
    {
        for (const QAccessible::Id id : m_nodes)
            if (id)
                QAccessible::deleteAccessibleInterface(id);
        m_nodes.clear();
    }

    mutable std::vector<QAccessible::Id> m_nodes; ///< 0: not asked for yet
    mutable int m_generation = -1;
};

QAccessibleInterface *mapFactory(const QString &className, QObject *object)
{
    if (className == QLatin1String("rp::MapPlot"))
        if (auto *plot = qobject_cast<MapPlot *>(object))
            return new MapAccessible(plot);
    return nullptr;
}

} // namespace

void installMapAccessibility()
{
    QAccessible::installFactory(mapFactory);
}

} // namespace rp
