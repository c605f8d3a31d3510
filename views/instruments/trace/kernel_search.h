// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;
class QTableView;

namespace rp {

class DataTable;
class NameFilter;
class ResultTable;
class TextBlock;

/// A table with a field above it: only the rows whose name holds what is typed are shown. Columns sort.
class KernelSearch : public QWidget
{
    Q_OBJECT
public:
    /// The table must outlive it.
    KernelSearch(ResultTable &table, QWidget *parent);

    /// Texts and counts as they are now.
    void showRows();
    QLineEdit *field() const { return m_field; }
    QTableView *view() const;

private:
    ResultTable &m_table;
    QLineEdit *m_field;
    TextBlock *m_label;
    TextBlock *m_summary;
    TextBlock *m_count;
    NameFilter *m_filter;
    DataTable *m_view;
};

} // namespace rp
