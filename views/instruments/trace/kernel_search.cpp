// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/trace/kernel_search.h"

#include "models/instruments/contract/result_table.h"
#include "models/text/format.h"
#include "views/charts/data_table.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QSortFilterProxyModel>

namespace rp {

/// Names are data: what is typed is looked for as it stands, not as a pattern.
class NameFilter : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setWanted(const QString &wanted)
    {
        m_wanted = wanted;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        return m_wanted.isEmpty() ||
               sourceModel()->index(row, 0, parent).data().toString().contains(m_wanted, Qt::CaseInsensitive);
    }

private:
    QString m_wanted;
};

KernelSearch::KernelSearch(ResultTable &table, QWidget *parent)
    : QWidget(parent)
    , m_table(table)
    , m_field(new QLineEdit(this))
    , m_label(new TextBlock(this))
    , m_summary(new TextBlock(this))
    , m_count(new TextBlock(this))
    , m_filter(new NameFilter(this))
    , m_view(new DataTable(this))
{
    m_filter->setSourceModel(&table);
    m_filter->setSortRole(ResultTable::SortRole);
    m_field->setObjectName(QStringLiteral("kernelSearch"));
    m_field->setClearButtonEnabled(true);
    m_field->setMaxLength(200);
    m_summary->setReachable(true);
    m_count->setQuiet(true);
    auto *search = new QHBoxLayout;
    search->setSpacing(space::s);
    search->addWidget(m_label, 0, Qt::AlignVCenter);
    search->addWidget(m_field, 1);
    search->addWidget(m_count, 0, Qt::AlignVCenter);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    column->addWidget(m_summary);
    column->addLayout(search);
    column->addWidget(m_view, 1000);
    column->addStretch(1);
    m_view->setSortingEnabled(true);
    m_view->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_filter->sort(-1);
    m_view->setObjectName(QStringLiteral("kernelTable"));
    m_view->show();
    connect(m_field, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter->setWanted(text.trimmed());
        showRows();
    });
}

QTableView *KernelSearch::view() const
{
    return m_view;
}

void KernelSearch::showRows()
{
    m_label->setText(tr("Search by name"));
    m_field->setAccessibleName(tr("Search by name"));
    m_summary->setText(m_table.summary());
    m_view->setAccessibleName(m_table.caption());
    const Format format;
    //: how many rows of a table are shown
    m_count->setText(
        tr("%1 of %2").arg(format.count(m_filter->rowCount()), format.count(m_table.rowCount())));
    m_view->fillWith(m_filter);
}

} // namespace rp
