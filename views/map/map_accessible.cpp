// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/frame/figure_accessible.h"
#include "views/map/graph_map.h"
#include "views/map/map_plot.h"
#include "views/map/picture/map_words.h"

namespace rp {

namespace {

/// A node of the map.
class NodeAccessible final : public ItemAccessible
{
public:
    using ItemAccessible::ItemAccessible;

    QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        if (kind == QAccessible::Name)
            return spokenForm(MapWords::name(map()->graph(), item()));
        return kind == QAccessible::Description ? spokenForm(MapWords::rest(map()->graph(), item()))
                                                : QString();
    }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override
    {
        QAccessible::State state = ItemAccessible::state();
        if (state.invalid)
            return state;
        state.offscreen = !map()->itemRect(item()).intersects(QRectF(map()->rect()));
        if (map()->chosenNode() >= 0)
            state.selected = map()->chosenNode() == item();
        return state;
    }

    QStringList actionNames() const override
    {
        return plot() && map()->isActivatable() ? QStringList{setFocusAction(), pressAction()}
                                                : QStringList{setFocusAction()};
    }
    void doAction(const QString &action) override
    {
        if (!actionNames().contains(action))
            return;
        ItemAccessible::doAction(setFocusAction());
        if (action == pressAction() && isValid())
            map()->activate(item());
    }

private:
    MapPlot *map() const { return static_cast<MapPlot *>(plot()); }
};

/// The map as a list of its nodes in reading order; what leads where is part of each one's description.
class MapAccessible final : public FigureAccessible
{
public:
    explicit MapAccessible(MapPlot *plot)
        : FigureAccessible(plot, QAccessible::List)
    {
    }

protected:
    ItemAccessible *made(int item) const override { return new NodeAccessible(figure(), item); }
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
