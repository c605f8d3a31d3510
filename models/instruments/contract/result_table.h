// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

namespace rp {

enum class Quantity;

/// Colour and pattern meaning; a chart turns it into a theme colour plus a pattern, never colour alone.
enum class Meaning
{
    Neutral,
    Compute,
    Dispatch,
    Memory,
    Failure,
    Good,
    Fair,
    Poor
};

/// One typed column. Its functions are called each time text is needed, so that a language switch
/// needs no rebuild: give a lambda around tr().
struct ResultColumn
{
    QString key;                        ///< stable, untranslated: "dispatch_us"
    std::function<QString()> title;     ///< short heading, with unit where there is one
    Quantity quantity = {};             ///< Quantity::Text
    Meaning meaning = Meaning::Neutral; ///< for the series drawn from this column
    int decimals = 2;                   ///< of quantities that have decimals
    std::function<QString()> assumption =
        {}; ///< reason why the column's values are assumed; empty function: measured
    std::function<QString()> spokenTitle = {}; ///< heading without the unit, for speech; empty: the title
    /// Of what a machine had: key of the column with the model's own values. Empty: it is no such column.
    QString measures = {};
    std::function<QString()> machine = {}; ///< with `measures`: "H100, TF32"
};

/// One cell: a number, or for Quantity::Text a function giving translated text.
struct ResultCell
{
    double value = 0.0;
    std::function<QString()> text = {}; ///< Quantity::Text only (or to override the number's text)
    Meaning meaning = Meaning::Neutral; ///< rating or emphasis: Good / Fair / Poor / Failure
    std::function<QString()> note = {}; ///< extra words for a screen reader and tooltip ("good", "marker: …")
};

struct ResultRow
{
    QString key; ///< stable, untranslated: "eager"
    std::vector<ResultCell> cells;
};

/// Results of an instrument as a table with typed columns. Chart, visible table, screen-reader table, summary
/// and CSV export all read this one model. Column 0 is the row's name.
class ResultTable : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Roles
    {
        /// double in base units: µs (Quantity::Seconds: s), fraction, bytes, W, J, FLOP/s; none for text
        RawValueRole = Qt::UserRole + 1,
        SortRole, ///< raw value or display text
        KeyRole,  ///< row key (any column)
        ColumnKeyRole,
        SpokenRole,  ///< "Eager, dispatch overhead: 10.00 ms" – whole phrase
        MeaningRole, ///< int(Meaning) of the cell, else of the column
        NoteRole,
        AssumptionRole ///< reason, empty when none
    };

    explicit ResultTable(QString id, QObject *parent = nullptr);

    QString id() const { return m_id; }
    void setCaption(std::function<QString()> caption);
    void setSummary(std::function<QString()> summary);
    QString caption() const; ///< translated title: "Where the time of one forward pass goes"
    QString summary() const; ///< one translated sentence with the takeaway and what just changed

    void setColumns(std::vector<ResultColumn> columns);
    /// Same shape and row keys: one dataChanged; otherwise a reset. Rows must have one cell per column.
    void setRows(std::vector<ResultRow> rows);
    /// The same for rows that are made when they are wanted: at once where somebody follows the model's own
    /// signals, as views do, else when they are first read. Until then what `make` needs must stay.
    void setRowsLater(std::function<std::vector<ResultRow>()> make);
    void retranslate(); ///< call after the language changed

    const std::vector<ResultColumn> &columns() const { return m_columns; }
    const std::vector<ResultRow> &rows() const;
    int columnOf(const QString &key) const; ///< -1 when there is none
    int rowOf(const QString &key) const;
    double value(const QString &rowKey, const QString &columnKey) const; ///< NaN when there is none
    /// RFC 4180: a header of translated titles, then numbers with a point as decimal mark, each in the unit
    /// of its title (so a Quantity::Milliseconds column is in ms there, though its raw values are µs;
    /// likewise mW, mJ and TFLOP/s). Undefined and infinite values are empty fields.
    QString csv() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    /// There are other rows, or columns, to be read. Whoever reads them when it has use for them, as a chart
    /// that is in view, follows these and not the signals of the model.
    void rowsReplaced();
    void columnsReplaced();

private:
    /// A cell with its column. Who walks a table hears the row's name in its first cell, and from its header.
    QString told(const ResultRow &row, std::size_t columnIndex, bool withRow) const;
    bool isFollowed() const;
    static std::vector<ResultRow> fitted(std::vector<ResultRow> rows, std::size_t columns);

    QString m_id;
    std::function<QString()> m_caption;
    std::function<QString()> m_summary;
    std::vector<ResultColumn> m_columns;
    // Rows that nobody has read yet are not made: most tables are never looked at.
    mutable std::vector<ResultRow> m_rows;
    mutable std::function<std::vector<ResultRow>()> m_makeRows;
};

} // namespace rp
