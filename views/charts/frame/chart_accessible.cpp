// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/frame/chart_plot.h"
#include "views/charts/frame/chart_widget.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>

namespace rp {

namespace {

class PlotAccessible;

/// A cell, or with row -1 a column's heading. Reads the plot's content each time, so it never goes stale.
class PlotCell final : public QAccessibleInterface,
                       public QAccessibleTableCellInterface,
                       public QAccessibleActionInterface
{
public:
    PlotCell(ChartPlot *plot, int row, int column)
        : m_plot(plot)
        , m_row(row)
        , m_column(column)
    {
    }

    bool isValid() const override
    {
        return m_plot && m_row < static_cast<int>(m_plot->content().grid.rows.size()) &&
               m_column < static_cast<int>(m_plot->content().grid.columns.size());
    }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return parent() ? parent()->window() : nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_plot); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }

    QString text(QAccessible::Text kind) const override
    {
        if (!isValid() || kind != QAccessible::Name)
            return {};
        const ChartGrid &grid = m_plot->content().grid;
        return m_row < 0 ? grid.columns.value(m_column) : grid.cell(m_row, m_column);
    }
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override { return isValid() ? m_plot->cellRect(m_row, m_column) : QRect(); }
    QAccessible::Role role() const override
    {
        return m_row < 0 ? QAccessible::ColumnHeader : QAccessible::Cell;
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        if (state.invalid)
            return state;
        state.readOnly = true;
        state.invisible = !m_plot->isVisible();
        if (m_row < 0)
            return state;
        state.focusable = true;
        state.selectable = true;
        state.selected = m_plot->cellOf(m_plot->position()) == std::pair(m_row, m_column);
        state.focused = state.selected && m_plot->hasFocus();
        return state;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TableCellInterface)
            return static_cast<QAccessibleTableCellInterface *>(this);
        if (type == QAccessible::ActionInterface && m_row >= 0)
            return static_cast<QAccessibleActionInterface *>(this);
        return nullptr;
    }

    bool isSelected() const override { return state().selected; }
    QList<QAccessibleInterface *> columnHeaderCells() const override;
    QList<QAccessibleInterface *> rowHeaderCells() const override;
    int columnIndex() const override { return m_column; }
    int rowIndex() const override { return m_row; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface *table() const override { return parent(); }

    QStringList actionNames() const override { return {setFocusAction()}; }
    void doAction(const QString &action) override
    {
        if (!isValid() || action != setFocusAction())
            return;
        m_plot->setFocus(Qt::OtherFocusReason);
        m_plot->moveTo(m_plot->positionOfCell(m_row, m_column));
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QPointer<ChartPlot> m_plot;
    int m_row;
    int m_column;
};

/// The plot as a table. Its children are the cells, row by row; headings are reached through the table.
class PlotAccessible final : public QAccessibleWidget, public QAccessibleTableInterface
{
public:
    explicit PlotAccessible(ChartPlot *plot)
        : QAccessibleWidget(plot, QAccessible::Table)
    {
    }
    ~PlotAccessible() override { clearCells(); }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TableInterface)
            return static_cast<QAccessibleTableInterface *>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Name)
            return plot()->content().caption;
        if (kind == QAccessible::Description)
            return plot()->content().summary;
        return QAccessibleWidget::text(kind);
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = true;
        return state;
    }

    int childCount() const override { return rowCount() * columnCount(); }
    QAccessibleInterface *child(int index) const override
    {
        const int columns = columnCount();
        return columns > 0 && index >= 0 && index < childCount() ? cell(index / columns, index % columns)
                                                                 : nullptr;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        auto *tableCell = const_cast<QAccessibleInterface *>(child)->tableCellInterface();
        return tableCell && tableCell->rowIndex() >= 0
                   ? tableCell->rowIndex() * columnCount() + tableCell->columnIndex()
                   : -1;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        const QPoint place = plot()->mapFromGlobal(QPoint(x, y));
        const auto position = plot()->canvas().positionAt(place, plot()->content());
        if (!position)
            return nullptr;
        const auto [row, column] = plot()->cellOf(*position);
        return cellAt(row, column);
    }
    QAccessibleInterface *focusChild() const override
    {
        const auto [row, column] = plot()->cellOf(plot()->position());
        return plot()->hasFocus() ? cellAt(row, column) : nullptr;
    }

    QAccessibleInterface *caption() const override { return nullptr; }
    QAccessibleInterface *summary() const override { return nullptr; }
    QAccessibleInterface *cellAt(int row, int column) const override
    {
        return row >= 0 && row < rowCount() && column >= 0 && column < columnCount() ? cell(row, column)
                                                                                     : nullptr;
    }
    QString columnDescription(int column) const override
    {
        return plot()->content().grid.columns.value(column);
    }
    QString rowDescription(int row) const override
    {
        return row >= 0 && row < rowCount() ? plot()->content().grid.cell(row, 0) : QString();
    }
    int columnCount() const override { return static_cast<int>(plot()->content().grid.columns.size()); }
    int rowCount() const override { return static_cast<int>(plot()->content().grid.rows.size()); }

    int selectedCellCount() const override { return selectedCells().isEmpty() ? 0 : 1; }
    QList<QAccessibleInterface *> selectedCells() const override
    {
        const auto [row, column] = plot()->cellOf(plot()->position());
        if (QAccessibleInterface *selected = cellAt(row, column))
            return {selected};
        return {};
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
            clearCells();
    }

    QAccessibleInterface *cell(int row, int column) const
    {
        const std::pair key(row, column);
        if (const auto known = m_cells.constFind(key); known != m_cells.constEnd())
            if (QAccessibleInterface *iface = QAccessible::accessibleInterface(*known))
                return iface;
        auto *made = new PlotCell(plot(), row, column);
        m_cells.insert(key, QAccessible::registerAccessibleInterface(made));
        return made;
    }

private:
    ChartPlot *plot() const { return static_cast<ChartPlot *>(widget()); }
    void clearCells()
    {
        for (const QAccessible::Id id : std::as_const(m_cells))
            QAccessible::deleteAccessibleInterface(id);
        m_cells.clear();
    }

    mutable QHash<std::pair<int, int>, QAccessible::Id> m_cells;
};

QList<QAccessibleInterface *> PlotCell::columnHeaderCells() const
{
    auto *table = static_cast<PlotAccessible *>(parent());
    if (!table || m_row < 0)
        return {};
    return {table->cell(-1, m_column)};
}

QList<QAccessibleInterface *> PlotCell::rowHeaderCells() const
{
    auto *table = static_cast<PlotAccessible *>(parent());
    if (!table || m_row < 0 || m_column <= 0)
        return {};
    return {table->cell(m_row, 0)};
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
