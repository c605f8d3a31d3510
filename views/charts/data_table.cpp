// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/data_table.h"

#include "views/widgets/spacing.h"
#include "views/widgets/text_room.h"

#include <QHeaderView>
#include <algorithm>

namespace rp {

namespace {

constexpr int mostRows = 8;      ///< shown at once; more scroll
constexpr int leastRows = 4;     ///< where the table has the room that is left
constexpr int nameChars = 16;    ///< of a first column that gives way
constexpr double halfLine = 0.6; ///< of a heading, when it is broken once

/// Headings are longer than what stands below them: they take two lines, so that more columns are in view.
class WrappedHeader final : public QHeaderView
{
public:
    explicit WrappedHeader(QWidget *parent)
        : QHeaderView(Qt::Horizontal, parent)
    {
        setDefaultAlignment(static_cast<Qt::Alignment>(Qt::AlignCenter | Qt::TextWordWrap));
    }

protected:
    QSize sectionSizeFromContents(int column) const override
    {
        const QString title = model()->headerData(column, Qt::Horizontal).toString();
        const QFontMetrics metrics(font());
        const int widest =
            std::max(qRound(metrics.horizontalAdvance(title) * halfLine), widestPart(title, metrics));
        const QSize text = metrics.boundingRect(0, 0, widest + 1, 10000, Qt::TextWordWrap, title).size();
        return {widest + 2 * space::s, text.height() + space::s};
    }
};

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
    setHorizontalHeader(new WrappedHeader(this));
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
    m_fills = shown;
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::Fixed);
    setTextElideMode(Qt::ElideMiddle);
    const int rows = shown ? std::max(shown->rowCount(), 1) : 1;
    setMinimumHeight(heightOf(std::min(rows, leastRows)));
    updateGeometries();
}

void DataTable::updateGeometries()
{
    QTableView::updateGeometries();
    if (!m_fills || !model())
        return;
    fitName();
    setMaximumHeight(horizontalHeader()->height() + std::max(verticalHeader()->length(), rowHeight(0)) +
                     2 * frameWidth() + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
}

void DataTable::fitName()
{
    const int others = horizontalHeader()->length() - columnWidth(0);
    const int least = fontMetrics().averageCharWidth() * nameChars;
    const int whole = std::max(sizeHintForColumn(0), horizontalHeader()->sectionSizeHint(0));
    const int wanted = std::clamp(viewport()->width() - others, std::min(least, whole), whole);
    if (wanted != columnWidth(0))
        setColumnWidth(0, wanted);
}

int DataTable::heightOf(int rows) const
{
    const int rowHeight = std::max(verticalHeader()->sectionSizeHint(0), fontMetrics().height() + 6);
    return horizontalHeader()->sizeHint().height() + rows * rowHeight + 2 * frameWidth() +
           style()->pixelMetric(QStyle::PM_ScrollBarExtent);
}

} // namespace rp
