// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/page/comparison_table.h"

#include "models/instruments/contract/result_table.h"
#include "models/text/sentences.h"
#include "models/text/spoken_form.h"
#include "views/charts/chart_theme.h"
#include "views/widgets/assumption_mark.h"
#include "views/widgets/contrast.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"
#include "views/widgets/text_room.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

bool isRating(Meaning meaning)
{
    return meaning == Meaning::Good || meaning == Meaning::Fair || meaning == Meaning::Poor ||
           meaning == Meaning::Failure;
}

QString ratingSymbol(Meaning meaning)
{
    if (meaning == Meaning::Good)
        return QStringLiteral("▲");
    if (meaning == Meaning::Failure)
        return QStringLiteral("✕");
    return meaning == Meaning::Fair ? QStringLiteral("◆") : QStringLiteral("▼");
}

/// Words that bring a symbol of their own need no second one.
bool hasSymbol(const QString &text)
{
    return text.startsWith(u'≠');
}

/// Width of the widest part of the rows' names that no line can end in, with its margins.
int narrowestNames(const QAbstractItemModel &model, const QFontMetrics &metrics)
{
    int widest = 0;
    for (int row = 0; row < model.rowCount(); ++row)
        widest = qMax(widest, widestPart(model.index(row, 0).data().toString(), metrics));
    return widest + 2 * space::s;
}

/// Each row as high as its name needs where that wraps; returns the height of all.
int fitRows(QTableView &view)
{
    const QFontMetrics metrics(view.font());
    const int room = view.columnWidth(0) - space::s;
    int total = 0;
    for (int row = 0; row < view.model()->rowCount(); ++row) {
        const QString name = view.model()->index(row, 0).data().toString();
        const int words = metrics.boundingRect(0, 0, room, 10000, Qt::TextWordWrap, name).height();
        view.setRowHeight(row, qMax(space::target, words + space::s));
        total += view.rowHeight(row);
    }
    return total;
}

} // namespace

RatingProxy::RatingProxy(QObject *parent)
    : QSortFilterProxyModel(parent)
{
}

void RatingProxy::setPalette(const QPalette &palette)
{
    m_palette = palette;
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::BackgroundRole});
}

void RatingProxy::setHeldBack(const QStringList &rows)
{
    if (m_heldBack == rows)
        return;
    m_heldBack = rows;
    invalidateFilter();
}

bool RatingProxy::filterAcceptsRow(int row, const QModelIndex & /*parent*/) const
{
    const auto *table = qobject_cast<const ResultTable *>(sourceModel());
    return !table || !m_heldBack.contains(table->rows().at(std::size_t(row)).key);
}

/// Only a cell's own meaning is a rating; that of its column is a colour for charts.
Meaning RatingProxy::ratingOf(const QModelIndex &index) const
{
    const auto *table = qobject_cast<const ResultTable *>(sourceModel());
    if (!table || !index.isValid())
        return Meaning::Neutral;
    const ResultRow &row = table->rows().at(std::size_t(mapToSource(index).row()));
    return row.cells.at(std::size_t(index.column())).meaning;
}

QVariant RatingProxy::data(const QModelIndex &index, int role) const
{
    const Meaning meaning = ratingOf(index);
    switch (role) {
    case Qt::DisplayRole: {
        const QString text = QSortFilterProxyModel::data(index, role).toString();
        //: A rated table cell: its symbol, then the text.
        return isRating(meaning) && !hasSymbol(text) ? tr("%1 %2").arg(ratingSymbol(meaning), text) : text;
    }
    case Qt::BackgroundRole:
        if (!isRating(meaning))
            return {};
        return mixed(m_palette.color(QPalette::Base), chartThemeFor(m_palette).mark(meaning).fill, 0.18);
    case Qt::ToolTipRole:
        return QSortFilterProxyModel::data(index, ResultTable::NoteRole);
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter |
                                (index.column() == 0 ? Qt::AlignLeading : Qt::AlignTrailing));
    default:
        return QSortFilterProxyModel::data(index, role);
    }
}

ComparisonTable::ComparisonTable(ResultTable &table, QWidget *parent)
    : QWidget(parent)
    , m_table(table)
    , m_caption(new HeadingLabel(3, this))
    , m_mark(new AssumptionMark(this))
    , m_summary(new TextBlock(this))
    , m_proxy(new RatingProxy(this))
    , m_view(new QTableView(this))
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(space::xs);
    auto *top = new QHBoxLayout;
    top->setSpacing(space::s);
    top->addWidget(m_caption, 1);
    top->addStretch();
    top->addWidget(m_mark);
    outer->addLayout(top);
    outer->addWidget(m_summary);
    outer->addWidget(m_view);
    m_summary->setQuiet(true);
    m_summary->setMaxChars(110);
    m_proxy->setPalette(palette());
    m_proxy->setSourceModel(&table);
    m_view->setModel(m_proxy);
    m_view->setTabKeyNavigation(false); // Tab leaves the table
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setCornerButtonEnabled(false);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setWordWrap(true);
    m_view->verticalHeader()->hide();
    m_view->horizontalHeader()->setSectionsClickable(false);
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setDefaultAlignment(
        static_cast<Qt::Alignment>(Qt::AlignCenter | Qt::TextWordWrap));
    m_view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&table, &QAbstractItemModel::dataChanged, this, &ComparisonTable::showSummary);
    connect(&table, &QAbstractItemModel::modelReset, this, [this] {
        fit();
        showSummary();
    });
    retranslateUi();
}

void ComparisonTable::setFills()
{
    m_fills = true;
    m_summary->setLines(2);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_view->setSizeAdjustPolicy(QAbstractScrollArea::AdjustIgnored);
    m_view->setMinimumHeight(4 * space::target);
    m_view->setMaximumHeight(QWIDGETSIZE_MAX);
    retranslateUi();
}

void ComparisonTable::setHeldBack(const QStringList &rows)
{
    m_proxy->setHeldBack(rows);
    retranslateUi();
}

void ComparisonTable::retranslateUi()
{
    showSummary();
    fit();
}

void ComparisonTable::showSummary()
{
    const QString caption = m_table.caption();
    m_caption->setText(caption);
    m_caption->setVisible(!m_proxy->holdsBack() || m_proxy->rowCount() > 0);
    //: Name of a table for a screen reader, below a chart with the same heading. %1: that heading.
    m_view->setAccessibleName(spokenForm(m_fills ? caption : tr("%1: table of all values").arg(caption)));
    const QString summary = m_proxy->holdsBack() ? QString() : m_table.summary();
    m_summary->setText(summary);
    m_summary->setVisible(!summary.isEmpty());
    m_view->setVisible(m_proxy->rowCount() > 0); // headings alone say nothing; the sentence says why
    m_view->setAccessibleDescription(spokenForm(summary));
    showAssumptions();
}

/// The reasons of all columns, each told once: one mark for the table, because its headings have no room.
void ComparisonTable::showAssumptions()
{
    QStringList reasons;
    for (int column = 0; column < m_table.columnCount(); ++column) {
        const QString reason =
            m_table.headerData(column, Qt::Horizontal, ResultTable::AssumptionRole).toString();
        const auto holds = [&reason](const QString &other) { return other.contains(reason); };
        if (reason.isEmpty() || std::any_of(reasons.cbegin(), reasons.cend(), holds))
            continue;
        reasons.erase(std::remove_if(reasons.begin(), reasons.end(),
                                     [&reason](const QString &other) { return reason.contains(other); }),
                      reasons.end());
        reasons.append(reason);
    }
    m_mark->setSubject(m_table.caption());
    m_mark->setReason(joinedSentences(reasons));
}

/// With room for a bar where its rows need one: below it the last column would be cut off.
void ComparisonTable::fit()
{
    const int room = width() - 2 * m_view->frameWidth();
    const int height = fitInto(room);
    if (m_fills && height > m_view->height())
        (void)fitInto(room - m_view->verticalScrollBar()->sizeHint().width());
    if (!m_fills)
        m_view->setFixedHeight(height);
}

/// Returns how high the whole table is then.
int ComparisonTable::fitInto(int room)
{
    const int columns = m_proxy->columnCount();
    QHeaderView *header = m_view->horizontalHeader();
    const QFontMetrics metrics(m_view->font());
    int total = 0;
    std::vector<int> widths;
    for (int column = 0; column < columns; ++column) {
        int widest = 0;
        for (int row = 0; row < m_proxy->rowCount(); ++row)
            widest = qMax(widest, metrics.horizontalAdvance(m_proxy->index(row, column).data().toString()));
        // Headings wrap, but no word of them is cut.
        widest = qMax(widest, widestPart(m_proxy->headerData(column, Qt::Horizontal).toString(), metrics));
        widths.push_back(widest + 2 * space::s);
        total += widths.back();
    }
    // When it gets tight, the rows' names wrap before anything has to scroll.
    if (total > room && room > 0 && !widths.empty()) {
        const int most = qMin(widths.front() * 45 / 100, widths.front() - narrowestNames(*m_proxy, metrics));
        const int cut = qBound(0, total - room, qMax(0, most));
        widths.front() -= cut;
        total -= cut;
    }
    const int extra = columns > 0 ? qMax(0, (room - total) / columns) : 0;
    int lines = 1;
    for (int column = 0; column < columns; ++column) {
        const int rest = column == 0 ? qMax(0, room - total - extra * columns) : 0;
        const int width = widths[static_cast<std::size_t>(column)] + extra + rest;
        m_view->setColumnWidth(column, width);
        const QString title = m_proxy->headerData(column, Qt::Horizontal).toString();
        const int height =
            metrics.boundingRect(0, 0, width - space::s, 10000, Qt::TextWordWrap, title).height();
        lines = qMax(lines, (height + metrics.height() - 1) / metrics.height());
    }
    header->setFixedHeight(lines * metrics.height() + space::m);
    m_view->verticalHeader()->setMinimumSectionSize(space::target);
    const int rows = fitRows(*m_view);
    const bool scrolls = total > room && room > 0;
    const int bar = scrolls ? m_view->horizontalScrollBar()->sizeHint().height() : 0;
    m_view->setHorizontalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    return header->height() + rows + 2 * m_view->frameWidth() + bar;
}

void ComparisonTable::changeEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::LanguageChange:
        retranslateUi();
        break;
    case QEvent::PaletteChange:
        m_proxy->setPalette(palette());
        break;
    case QEvent::FontChange:
    case QEvent::StyleChange:
        fit();
        break;
    default:
        break;
    }
    QWidget::changeEvent(event);
}

void ComparisonTable::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

} // namespace rp
