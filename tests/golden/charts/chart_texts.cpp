// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/golden/charts/chart_texts.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QWidget>

namespace golden {

namespace {

/// A timeline has thousands; these and their number tell a difference.
constexpr int mostRows = 48;

int inSteps(int length_px)
{
    return 2 * qRound(length_px / 2.0);
}

QString placeText(const QRect &rect, const QPoint &origin)
{
    if (rect.isEmpty())
        return QString();
    const QRect place = rect.translated(-origin);
    return QStringLiteral(" [%1 %2 %3 %4]")
        .arg(inSteps(place.x()))
        .arg(inSteps(place.y()))
        .arg(inSteps(place.width()))
        .arg(inSteps(place.height()));
}

QString oneLine(QString text)
{
    return text.replace(u'\\', QLatin1String("\\\\")).replace(u'\n', QLatin1String("\\n"));
}

void addText(QAccessibleInterface &from, QAccessible::Text kind, const char *what, QStringList &lines)
{
    if (const QString text = from.text(kind); !text.isEmpty())
        lines << QStringLiteral("%1: %2").arg(QLatin1String(what), oneLine(text));
}

QString rowText(QAccessibleTableInterface &table, int row, const QPoint &origin)
{
    QStringList cells;
    for (int column = 0; column < table.columnCount(); ++column) {
        QAccessibleInterface *cell = table.cellAt(row, column);
        cells << (cell ? oneLine(cell->text(QAccessible::Name)) + placeText(cell->rect(), origin)
                       : QStringLiteral("(nothing)"));
    }
    return cells.join(QLatin1String(" | "));
}

ChartText textOf(QAccessibleInterface &chart)
{
    ChartText text{oneLine(chart.text(QAccessible::Name)), {}, 0};
    const QRect plot = chart.rect();
    text.lines << QStringLiteral("plot: %1 x %2").arg(inSteps(plot.width())).arg(inSteps(plot.height()));
    addText(chart, QAccessible::Description, "description", text.lines);
    addText(chart, QAccessible::Value, "value", text.lines);
    QAccessibleTableInterface *table = chart.tableInterface();
    if (!table)
        return text;
    QStringList columns;
    for (int column = 0; column < table->columnCount(); ++column)
        columns << oneLine(table->columnDescription(column));
    text.lines << QStringLiteral("columns: ") + columns.join(QLatin1String(" | "));
    text.rows = table->rowCount();
    const int step = std::max(1, (text.rows + mostRows - 1) / mostRows);
    if (step > 1)
        text.lines << QStringLiteral("every row of %1").arg(step);
    for (int row = 0; row < text.rows; row += step)
        text.lines << QStringLiteral("%1: %2").arg(row + 1).arg(rowText(*table, row, plot.topLeft()));
    return text;
}

void collect(QAccessibleInterface *from, std::vector<ChartText> &found)
{
    if (!from || !from->isValid() || from->state().invisible)
        return;
    const bool isTable = from->role() == QAccessible::Table && from->tableInterface();
    const bool isList = qobject_cast<QAbstractItemView *>(from->object()); // the data beside a chart
    if (!isList && (isTable || from->role() == QAccessible::Chart))
        found.push_back(textOf(*from));
    if (isTable || isList)
        return;
    for (int child = 0; child < from->childCount(); ++child)
        collect(from->child(child), found);
}

} // namespace

std::vector<ChartText> chartsIn(QWidget &window)
{
    std::vector<ChartText> found;
    collect(QAccessible::queryAccessibleInterface(&window), found);
    return found;
}

} // namespace golden
