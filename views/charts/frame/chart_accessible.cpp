// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/frame/chart_plot.h"
#include "views/charts/frame/chart_widget.h"
#include "views/charts/frame/figure_accessible.h"

namespace rp {

namespace {

/// A cell, or a column's heading: those have the items -1, -2 …
class PlotCell final : public ItemAccessible, public QAccessibleTableCellInterface
{
public:
    using ItemAccessible::ItemAccessible;

    bool isValid() const override
    {
        return ItemAccessible::isValid() && columnIndex() < grid().columns.size();
    }
    QString text(QAccessible::Text kind) const override
    {
        if (!isValid() || kind != QAccessible::Name)
            return {};
        return spokenForm(item() < 0 ? grid().columns.value(columnIndex())
                                     : grid().cell(rowIndex(), columnIndex()));
    }
    QAccessible::Role role() const override
    {
        return item() < 0 ? QAccessible::ColumnHeader : QAccessible::Cell;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface *>(this)
                                                       : ItemAccessible::interface_cast(type);
    }

    bool isSelected() const override { return state().selected; }
    QList<QAccessibleInterface *> columnHeaderCells() const override;
    QList<QAccessibleInterface *> rowHeaderCells() const override;
    int columnIndex() const override { return item() < 0 ? -1 - item() : item() % columns(); }
    int rowIndex() const override { return item() < 0 ? -1 : item() / columns(); }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface *table() const override { return parent(); }

private:
    const ChartGrid &grid() const { return static_cast<ChartPlot *>(plot())->content().grid; }
    int columns() const { return plot() ? std::max(1, static_cast<int>(grid().columns.size())) : 1; }
};

/// The plot as a table. Its children are the cells, row by row; headings are reached through the table.
class PlotAccessible final : public FigureAccessible, public QAccessibleTableInterface
{
public:
    explicit PlotAccessible(ChartPlot *plot)
        : FigureAccessible(plot, QAccessible::Table)
    {
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface *>(this)
                                                   : FigureAccessible::interface_cast(type);
    }

    QAccessibleInterface *caption() const override { return nullptr; }
    QAccessibleInterface *summary() const override { return nullptr; }
    QAccessibleInterface *cellAt(int row, int column) const override
    {
        return row >= 0 && row < rowCount() && column >= 0 && column < columnCount()
                   ? known(row * columnCount() + column)
                   : nullptr;
    }
    QAccessibleInterface *heading(int column) const { return known(-1 - column); }
    QString columnDescription(int column) const override { return spokenForm(grid().columns.value(column)); }
    QString rowDescription(int row) const override
    {
        return row >= 0 && row < rowCount() ? spokenForm(grid().cell(row, 0)) : QString();
    }
    int columnCount() const override { return static_cast<int>(grid().columns.size()); }
    int rowCount() const override { return static_cast<int>(grid().rows.size()); }

    int selectedCellCount() const override { return static_cast<int>(selectedCells().size()); }
    QList<QAccessibleInterface *> selectedCells() const override
    {
        QAccessibleInterface *selected = child(figure()->focusedItem());
        return selected ? QList<QAccessibleInterface *>{selected} : QList<QAccessibleInterface *>();
    }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent *event) override
    {
        // Cells read their text live; only a new shape makes them invalid.
        if (event->modelChangeType() == QAccessibleTableModelChangeEvent::ModelReset)
            clear();
    }

protected:
    ItemAccessible *made(int item) const override { return new PlotCell(figure(), item); }

private:
    const ChartGrid &grid() const { return static_cast<ChartPlot *>(figure())->content().grid; }
};

QList<QAccessibleInterface *> PlotCell::columnHeaderCells() const
{
    const auto *table = static_cast<PlotAccessible *>(parent());
    if (!table || item() < 0)
        return {};
    return {table->heading(columnIndex())};
}

QList<QAccessibleInterface *> PlotCell::rowHeaderCells() const
{
    const auto *table = static_cast<PlotAccessible *>(parent());
    if (!table || item() < 0 || columnIndex() == 0)
        return {};
    return {table->cellAt(rowIndex(), 0)};
}

QAccessibleInterface *chartFactory(const QString &className, QObject *object)
{
    if (className == QLatin1String("rp::ChartPlot"))
        if (auto *plot = qobject_cast<ChartPlot *>(object))
            return new PlotAccessible(plot);
    return nullptr;
}

} // namespace

void installChartAccessibility()
{
    QAccessible::installFactory(chartFactory);
}

} // namespace rp
