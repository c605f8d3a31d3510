// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of GraphMap around its map: texts of the buttons, keys, data table, copying and exporting.
#include "views/charts/frame/chart_export.h"
#include "views/map/graph_map.h"
#include "views/map/map_plot.h"
#include "views/map/picture/map_picture.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

constexpr int mostTableRows = 8; ///< shown at once; more scroll

} // namespace

void GraphMap::buildMenu()
{
    m_menu = new QMenu(this);
    m_copyCsv = m_menu->addAction(QString(), this, &GraphMap::copyCsv);
    m_menu->addSeparator();
    m_exportCsv = m_menu->addAction(QString(), this, [this] { askExport(QStringLiteral("csv")); });
    m_exportSvg = m_menu->addAction(QString(), this, [this] { askExport(QStringLiteral("svg")); });
    m_exportPng = m_menu->addAction(QString(), this, [this] { askExport(QStringLiteral("png")); });
    m_menu->addSeparator();
    m_readable = m_menu->addAction(QString(), this, &GraphMap::zoomToReadable);
    m_keys = m_menu->addAction(QString(), this, &GraphMap::showKeys);
    m_menuButton->setMenu(m_menu);
}

void GraphMap::retranslateUi()
{
    //: Button that shows or hides the nodes of a map as a table.
    m_tableButton->setText(tr("Show as table"));
    m_tableButton->setAccessibleDescription(tr("Shows the nodes of this map as a table below it."));
    //: Button that opens a menu with copy and export of a map.
    m_menuButton->setText(tr("Map menu"));
    m_menuButton->setAccessibleDescription(tr("Copy the nodes, export the map, list its keys."));
    m_copyCsv->setText(tr("Copy nodes as CSV"));
    m_exportCsv->setText(tr("Export nodes as CSV…"));
    m_exportSvg->setText(tr("Export picture as SVG…"));
    m_exportPng->setText(tr("Export picture as PNG…"));
    m_readable->setText(tr("Show in readable size"));
    m_keys->setText(tr("Keys in this map"));
    m_zoomIn->setToolTip(tr("Zoom in (+)"));
    m_zoomOut->setToolTip(tr("Zoom out (-)"));
    //: Button: show all of a map.
    m_fit->setText(tr("Whole map"));
    m_fit->setToolTip(tr("Show the whole map (0)"));
    nameButtons();
    showStatus();
    if (m_ownTable)
        fillOwnTable();
    arrangeHeader();
}

void GraphMap::nameButtons()
{
    // Two maps often stand side by side, so each button also says whose it is.
    const QString caption = m_caption->text();
    //: Accessible name of the button "Show as table"; keep its text in front. %1: title of the map.
    m_tableButton->setAccessibleName(tr("Show as table: %1").arg(caption));
    //: Accessible name of the button "Map menu"; keep its text in front. %1: title of the map.
    m_menuButton->setAccessibleName(tr("Map menu: %1").arg(caption));
    //: Accessible name of a button. %1: title of the map.
    m_zoomIn->setAccessibleName(tr("Zoom in: %1").arg(caption));
    //: Accessible name of a button. %1: title of the map.
    m_zoomOut->setAccessibleName(tr("Zoom out: %1").arg(caption));
    //: Accessible name of the button "Whole map"; keep its text in front. %1: title of the map.
    m_fit->setAccessibleName(tr("Whole map: %1").arg(caption));
}

QStringList GraphMap::keyLines() const
{
    QStringList lines = {tr("Down and up arrow: along an edge to the next node, and back"),
                         tr("Left and right arrow: the node beside, such as the other branch"),
                         tr("Page Down, Page Up: next or previous node in reading order"),
                         tr("Home, End: first or last node"),
                         tr("N, Shift+N: next or previous marked node, such as a graph break"),
                         tr("R, Shift+R: next or previous region"),
                         tr("Enter: go to the nodes"),
                         tr("Esc: back to the map as a whole"),
                         tr("Plus, minus: zoom in or out"),
                         tr("0: show the whole map; 1: show it in readable size"),
                         tr("Shift and an arrow key: move the view"),
                         tr("Question mark: this list")};
    if (!m_activation.isEmpty())
        lines.insert(lines.indexOf(tr("Enter: go to the nodes")) + 1, m_activation);
    if (!graph().path.nodes.empty())
        lines.insert(lines.indexOf(tr("Home, End: first or last node")) + 1,
                     tr("P, Shift+P: next or previous node on the highlighted path"));
    return lines;
}

void GraphMap::showKeys()
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("Keys in this map"),
                                keyLines().join(QLatin1Char('\n')), QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void GraphMap::setGraphTable(ResultTable *table)
{
    m_table = table;
    if (m_dataTable) {
        m_dataTable->setModel(graphTable());
        fitDataTable();
    }
}

ResultTable *GraphMap::graphTable() const
{
    return m_table ? m_table.data() : m_ownTable;
}

ResultTable *GraphMap::tableForUse()
{
    if (!m_table && !m_ownTable) {
        m_ownTable = new ResultTable(QStringLiteral("map"), this);
        m_ownTable->setCaption([this] { return caption(); });
        m_ownTable->setSummary([this] { return graph().summary; });
        m_ownTable->setColumns({{QStringLiteral("node"), [] { return tr("Node"); }},
                                {QStringLiteral("kind"), [] { return tr("Kind"); }},
                                {QStringLiteral("region"), [] { return tr("Region"); }},
                                {QStringLiteral("next"), [] { return tr("Leads to"); }}});
        fillOwnTable();
    }
    return graphTable();
}

void GraphMap::fillOwnTable()
{
    const MapGraph &shown = graph();
    const auto cell = [](const QString &text) { return ResultCell{0.0, [text] { return text; }}; };
    std::vector<ResultRow> rows;
    rows.reserve(shown.nodes.size());
    for (int i = 0; i < int(shown.nodes.size()); ++i) {
        const MapGraph::Node &node = shown.nodes[std::size_t(i)];
        QStringList next;
        for (const MapGraph::Edge &edge : shown.edges)
            if (edge.from == i && edge.to >= 0 && edge.to < int(shown.nodes.size()))
                next.append(shown.nodes[std::size_t(edge.to)].label);
        const bool inRegion = node.region >= 0 && node.region < int(shown.regions.size());
        rows.push_back({node.id,
                        {cell(node.label), cell(node.kind),
                         cell(inRegion ? shown.regions[std::size_t(node.region)].label : QString()),
                         cell(QLocale().createSeparatedList(next))}});
    }
    m_ownTable->setRows(std::move(rows));
}

bool GraphMap::isDataTableVisible() const
{
    return m_dataTable && !m_dataTable->isHidden();
}

void GraphMap::setDataTableVisible(bool visible)
{
    if (isDataTableVisible() == visible)
        return;
    if (visible && !m_dataTable)
        buildDataTable();
    m_dataTable->setVisible(visible);
    m_tableButton->setChecked(visible);
    fitDataTable();
    emit dataTableVisibleChanged(visible);
}

void GraphMap::buildDataTable()
{
    m_dataTable = new QTableView(this);
    m_dataTable->hide();
    m_dataTable->setObjectName(QStringLiteral("dataTable"));
    m_dataTable->setTabKeyNavigation(false); // Tab must lead out again
    m_dataTable->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_dataTable->setTextElideMode(Qt::ElideNone);
    m_dataTable->setWordWrap(false);
    m_dataTable->setAlternatingRowColors(true);
    m_dataTable->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_dataTable->verticalHeader()->hide();
    m_dataTable->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_dataTable->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_dataTable->horizontalHeader()->setHighlightSections(false);
    m_dataTable->setModel(tableForUse());
    layout()->addWidget(m_dataTable);
    QWidget::setTabOrder(m_fit, m_dataTable);
}

void GraphMap::fitDataTable()
{
    if (!isDataTableVisible())
        return;
    if (m_dataTable->model() != tableForUse()) // the one that was given has been deleted
        m_dataTable->setModel(graphTable());
    m_dataTable->setAccessibleName(m_tableButton->accessibleName());
    m_dataTable->setAccessibleDescription(graph().summary);
    const int rows = std::clamp(graphTable()->rowCount(), 1, mostTableRows);
    const int rowHeight =
        std::max(m_dataTable->verticalHeader()->sectionSizeHint(0), m_dataTable->fontMetrics().height() + 6);
    m_dataTable->setFixedHeight(m_dataTable->horizontalHeader()->sizeHint().height() + rows * rowHeight +
                                2 * m_dataTable->frameWidth() +
                                m_dataTable->style()->pixelMetric(QStyle::PM_ScrollBarExtent));
}

void GraphMap::copyCsv()
{
    QGuiApplication::clipboard()->setText(tableForUse()->csv());
    emit announce(tr("Nodes copied."));
}

bool GraphMap::exportCsv(const QString &path, QString *error)
{
    return writeExport(path, tableForUse()->csv().toUtf8(), error);
}

bool GraphMap::exportSvg(const QString &path, QString *error)
{
    return writeExport(path, MapPicture(m_plot->drawing(), graph(), caption(), m_plot->chartStyle()).svg(),
                       error);
}

bool GraphMap::exportPng(const QString &path, QString *error)
{
    return writeExport(path, MapPicture(m_plot->drawing(), graph(), caption(), m_plot->chartStyle()).png(),
                       error);
}

void GraphMap::paintPicture(QPainter &painter) const
{
    MapPicture(m_plot->drawing(), graph(), caption(), m_plot->chartStyle()).paint(painter);
}

QSizeF GraphMap::pictureSize() const
{
    return MapPicture(m_plot->drawing(), graph(), caption(), m_plot->chartStyle()).size();
}

void GraphMap::askExport(const QString &suffix)
{
    auto *dialog = new QFileDialog(this, tr("Export map"), QDir::homePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    //: File type in a dialog. %1: "CSV", "SVG" or "PNG"; %2: its file pattern.
    dialog->setNameFilter(tr("%1 file (%2)").arg(suffix.toUpper(), QStringLiteral("*.") + suffix));
    dialog->selectFile(tableForUse()->id() + QLatin1Char('.') + suffix);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, suffix](const QString &path) { exportTo(path, suffix); });
    dialog->open();
}

void GraphMap::exportTo(const QString &path, const QString &suffix)
{
    QString error;
    const bool done = suffix == QLatin1String("csv")   ? exportCsv(path, &error)
                      : suffix == QLatin1String("svg") ? exportSvg(path, &error)
                                                       : exportPng(path, &error);
    if (done) {
        emit announce(tr("Map exported to %1.").arg(Format::isolate(QFileInfo(path).fileName())));
        return;
    }
    auto *box = new QMessageBox(QMessageBox::Warning, tr("Export map"), error, QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace rp
