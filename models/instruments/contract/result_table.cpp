// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/contract/result_table.h"

#include "models/instruments/contract/csv.h"
#include "models/physics/vector_registers.h"
#include "models/text/place_markers.h"
#include "models/text/quantity.h"
#include "models/text/spoken_form.h"

#include <QCoreApplication>
#include <QMetaMethod>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace rp {

namespace {

QString called(const std::function<QString()> &text)
{
    return text ? text() : QString();
}

QString numberText(const ResultColumn &column, double value)
{
    return quantityText(column.quantity, value, hasDecimals(column.quantity) ? column.decimals : ownDigits);
}

QString displayText(const ResultColumn &column, const ResultCell &cell)
{
    return cell.text ? cell.text() : numberText(column, cell.value);
}

/// What a file for other programs holds: the number itself, in the unit that the heading names.
QString fileText(const ResultColumn &column, const ResultCell &cell)
{
    if (column.quantity == Quantity::Text)
        return displayText(column, cell);
    if (!std::isfinite(cell.value))
        return {};
    return QString::number(inFile(column.quantity, cell.value), 'g', 15);
}

/// A heading in a file. Where a cell's text names the unit itself, the bare number needs it here.
QString fileHeading(const ResultColumn &column)
{
    QString title = called(column.title);
    if (column.quantity != Quantity::Seconds)
        return title;
    const QString unit =
        QCoreApplication::translate("rp::Format", "%1 s").remove(QStringLiteral("%1")).trimmed();
    return QStringLiteral("%1 (%2)").arg(title, unit);
}

bool sameKeys(const std::vector<ResultRow> &a, const std::vector<ResultRow> &b)
{
    return std::equal(a.cbegin(), a.cend(), b.cbegin(), b.cend(), [](const ResultRow &x, const ResultRow &y) {
        return x.key == y.key && x.cells.size() == y.cells.size();
    });
}

} // namespace

ResultTable::ResultTable(QString id, QObject *parent)
    : QAbstractTableModel(parent)
    , m_id(std::move(id))
{
}

void ResultTable::setCaption(std::function<QString()> caption)
{
    m_caption = std::move(caption);
}

void ResultTable::setSummary(std::function<QString()> summary)
{
    m_summary = std::move(summary);
}

QString ResultTable::caption() const
{
    return called(m_caption);
}

QString ResultTable::summary() const
{
    return called(m_summary);
}

void ResultTable::setColumns(std::vector<ResultColumn> columns)
{
    beginResetModel();
    m_columns = std::move(columns);
    m_rows.clear(); // rows of the old shape would have cells without a column
    m_makeRows = {};
    endResetModel();
    emit columnsReplaced();
}

std::vector<ResultRow> ResultTable::fitted(std::vector<ResultRow> rows, std::size_t columns)
{
    for (ResultRow &row : rows) {
        Q_ASSERT(row.cells.size() == columns);
        row.cells.resize(columns);
    }
    return rows;
}

void ResultTable::setRows(std::vector<ResultRow> rows)
{
    rows = fitted(std::move(rows), m_columns.size());
    m_makeRows = {};
    if (sameKeys(rows, m_rows)) {
        m_rows = std::move(rows);
        if (!m_rows.empty() && !m_columns.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    } else {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }
    emit rowsReplaced();
}

/// Whether anybody is told of new rows.
bool ResultTable::isFollowed() const
{
    static const QMetaMethod signalsOfRows[] = {QMetaMethod::fromSignal(&QAbstractItemModel::dataChanged),
                                                QMetaMethod::fromSignal(&QAbstractItemModel::modelReset)};
    return std::any_of(std::begin(signalsOfRows), std::end(signalsOfRows),
                       [this](const QMetaMethod &signal) { return isSignalConnected(signal); });
}

void ResultTable::setRowsLater(std::function<std::vector<ResultRow>()> make)
{
    if (isFollowed())
        return setRows(make());
    m_makeRows = std::move(make);
    emit rowsReplaced();
}

const std::vector<ResultRow> &ResultTable::rows() const
{
    if (m_makeRows) {
        clearVectorRegisters(); // those who read are mostly about to draw
        m_rows = fitted(std::exchange(m_makeRows, {})(), m_columns.size());
    }
    return m_rows;
}

void ResultTable::retranslate()
{
    if (m_columns.empty())
        return;
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (m_makeRows || m_rows.empty()) // nobody has read what there is
        return;
    emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int ResultTable::columnOf(const QString &key) const
{
    const auto found = std::find_if(m_columns.cbegin(), m_columns.cend(),
                                    [&](const ResultColumn &c) { return c.key == key; });
    return found == m_columns.cend() ? -1 : int(found - m_columns.cbegin());
}

int ResultTable::rowOf(const QString &key) const
{
    const std::vector<ResultRow> &all = rows();
    const auto found =
        std::find_if(all.cbegin(), all.cend(), [&](const ResultRow &r) { return r.key == key; });
    return found == all.cend() ? -1 : int(found - all.cbegin());
}

double ResultTable::value(const QString &rowKey, const QString &columnKey) const
{
    const int row = rowOf(rowKey);
    const int column = columnOf(columnKey);
    if (row < 0 || column < 0)
        return std::numeric_limits<double>::quiet_NaN();
    return rows()[std::size_t(row)].cells[std::size_t(column)].value;
}

QString ResultTable::csv() const
{
    QStringList fields;
    for (const ResultColumn &column : m_columns)
        fields.append(fileHeading(column));
    QString text = csvRow(fields);
    for (const ResultRow &row : rows()) {
        fields.clear();
        for (std::size_t i = 0; i < row.cells.size(); ++i)
            fields.append(fileText(m_columns[i], row.cells[i]));
        text += csvRow(fields);
    }
    return text;
}

int ResultTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(rows().size());
}

int ResultTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size());
}

QString ResultTable::told(const ResultRow &row, std::size_t columnIndex, bool withRow) const
{
    const ResultColumn &column = m_columns[columnIndex];
    const ResultCell &cell = row.cells[columnIndex];
    QString value =
        column.quantity == Quantity::Text ? displayText(column, cell) : numberText(column, cell.value);
    if (cell.note) {
        //: a value in a table and a remark on it, read aloud: "33.3 %, poor: below 40 %"
        value = tr("%1, %2").arg(value, cell.note());
    }
    if (columnIndex == 0)
        return value;
    const QString heading = column.spokenTitle ? column.spokenTitle() : called(column.title);
    if (!withRow)
        return fillMarkers(QCoreApplication::translate("rp::IntensityScale", "%1: %2"), {heading, value});
    //: a table cell read aloud: row, column: value
    return tr("%1, %2: %3").arg(displayText(m_columns[0], row.cells[0]), heading, value);
}

QVariant ResultTable::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto columnIndex = std::size_t(index.column());
    const ResultColumn &column = m_columns[columnIndex];
    const ResultRow &row = rows()[std::size_t(index.row())];
    const ResultCell &cell = row.cells[columnIndex];
    const bool isText = column.quantity == Quantity::Text;
    switch (role) {
    case Qt::DisplayRole:
        return displayText(column, cell);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(isText ? Qt::AlignLeading : Qt::AlignTrailing) |
                                   Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
        return spokenForm(told(row, columnIndex, false));
    case SpokenRole:
        return told(row, columnIndex, true);
    case Qt::ToolTipRole:
    case NoteRole:
        return called(cell.note);
    case RawValueRole:
        return isText ? QVariant() : QVariant(cell.value);
    case SortRole:
        return isText ? QVariant(displayText(column, cell)) : QVariant(cell.value);
    case KeyRole:
        return row.key;
    case ColumnKeyRole:
        return column.key;
    case MeaningRole:
        return int(cell.meaning != Meaning::Neutral ? cell.meaning : column.meaning);
    case AssumptionRole:
        return called(column.assumption);
    default:
        return {};
    }
}

QVariant ResultTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0 || section >= (orientation == Qt::Horizontal ? columnCount() : rowCount()))
        return {};
    if (orientation == Qt::Vertical)
        return data(index(section, 0), role);
    const ResultColumn &column = m_columns[std::size_t(section)];
    switch (role) {
    case Qt::DisplayRole:
        return called(column.title);
    case Qt::AccessibleTextRole:
        return spokenForm(headerData(section, orientation, SpokenRole).toString());
    case SpokenRole:
        return column.spokenTitle ? column.spokenTitle() : called(column.title);
    case Qt::ToolTipRole:
    case AssumptionRole:
        return called(column.assumption);
    case ColumnKeyRole:
        return column.key;
    case MeaningRole:
        return int(column.meaning);
    default:
        return {};
    }
}

QHash<int, QByteArray> ResultTable::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractTableModel::roleNames();
    names.insert(RawValueRole, "rawValue");
    names.insert(SortRole, "sort");
    names.insert(KeyRole, "key");
    names.insert(ColumnKeyRole, "columnKey");
    names.insert(SpokenRole, "spoken");
    names.insert(MeaningRole, "meaning");
    names.insert(NoteRole, "note");
    names.insert(AssumptionRole, "assumption");
    return names;
}

} // namespace rp
