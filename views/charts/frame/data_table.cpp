// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/frame/data_table.h"

#include <QHeaderView>
#include <algorithm>

namespace rp {

namespace {

constexpr int mostRows = 8;  ///< shown at once; more scroll
constexpr int leastRows = 4; ///< where the table has the room that is left

} // namespace

DataTable::DataTable(QWidget *parent)
    : QTableView(parent)
{
    hide();
    setObjectName(QStringLiteral("dataTable"));
    setTabKeyNavigation(false); // Tab must lead out again
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTextElideMode(Qt::ElideNone);
    setWordWrap(false);
    setAlternatingRowColors(true);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setHighlightSections(false);
}

void DataTable::fitTo(QAbstractItemModel *shown)
{
    if (model() != shown)
        setModel(shown);
    setFixedHeight(heightOf(shown ? std::clamp(shown->rowCount(), 1, mostRows) : 1));
}

void DataTable::fillWith(QAbstractItemModel *shown)
{
    if (model() != shown)
        setModel(shown);
    const int rows = shown ? std::max(shown->rowCount(), 1) : 1;
    setMinimumHeight(heightOf(std::min(rows, leastRows)));
    setMaximumHeight(heightOf(rows));
}

int DataTable::heightOf(int rows) const
{
    const int rowHeight = std::max(verticalHeader()->sectionSizeHint(0), fontMetrics().height() + 6);
    return horizontalHeader()->sizeHint().height() + rows * rowHeight + 2 * frameWidth() +
           style()->pixelMetric(QStyle::PM_ScrollBarExtent);
}

} // namespace rp
