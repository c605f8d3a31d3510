// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIdentityProxyModel>
#include <QTableView>
#include <QWidget>

namespace rp {

class AssumptionMark;
class ResultTable;
enum class Meaning;
class TextBlock;

/// Adds to a result table what a cell's rating looks like: a symbol before the words, and a tint.
class RatingProxy : public QIdentityProxyModel
{
    Q_OBJECT
public:
    explicit RatingProxy(QObject *parent = nullptr);

    void setPalette(const QPalette &palette);
    QVariant data(const QModelIndex &index, int role) const override;

private:
    Meaning ratingOf(const QModelIndex &index) const;

    QPalette m_palette;
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
