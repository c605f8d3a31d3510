// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>
#include <QTableView>
#include <QWidget>

namespace rp {

class AssumptionMark;
class ResultTable;
enum class Meaning;
class TextBlock;

/// Adds to a result table what a cell's rating looks like: a symbol before the words, and a tint. Rows can be
/// held back.
class RatingProxy : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit RatingProxy(QObject *parent = nullptr);

    void setPalette(const QPalette &palette);
    void setHeldBack(const QStringList &rows);
    bool holdsBack() const { return !m_heldBack.isEmpty(); }
    QVariant data(const QModelIndex &index, int role) const override;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    Meaning ratingOf(const QModelIndex &index) const;

    QPalette m_palette;
    QStringList m_heldBack;
};

/// A result table as a table on the page: as high as its rows, rated cells marked by symbol, word and tint.
/// One tab stop; arrow keys move inside.
class ComparisonTable : public QWidget
{
    Q_OBJECT
public:
    explicit ComparisonTable(ResultTable &table, QWidget *parent = nullptr);

    QTableView *view() const { return m_view; }
    /// As high as there is room, and scrolling inside, in place of a picture.
    void setFills();
    /// By their keys: rows that are still to be found stand nowhere, and the sentence over the table, which
    /// may speak of them, waits with them.
    void setHeldBack(const QStringList &rows);
    /// After a change of language: heading, summary and column widths.
    void retranslateUi();
    /// Says what the columns assume; hidden when they assume nothing.
    AssumptionMark *assumption() const { return m_mark; }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
    int fitInto(int room);
    void showSummary();
    void showAssumptions();

    ResultTable &m_table;
    TextBlock *m_caption;
    AssumptionMark *m_mark;
    TextBlock *m_summary;
    RatingProxy *m_proxy;
    QTableView *m_view;
    bool m_fills = false;
};

} // namespace rp
