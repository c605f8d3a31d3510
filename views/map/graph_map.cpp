// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/map/graph_map.h"

#include "models/instruments/contract/result_table.h"
#include "models/text/format.h"
#include "models/text/sentences.h"
#include "views/charts/figure_picture.h"
#include "views/map/map_drawing.h"
#include "views/map/map_graph.h"
#include "views/map/map_legend.h"
#include "views/map/map_walk.h"

#include <QAction>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace rp {

/// The nodes of a graph as a table.
class MapTable
{
    Q_DECLARE_TR_FUNCTIONS(rp::GraphMap)
public:
    static std::vector<ResultColumn> columns();
    static std::vector<ResultRow> rows(const MapGraph &graph);
};

std::vector<ResultColumn> MapTable::columns()
{
    return {{QStringLiteral("node"), [] { return tr("Node"); }},
            {QStringLiteral("kind"), [] { return tr("Kind"); }},
            {QStringLiteral("region"), [] { return tr("Region"); }},
            {QStringLiteral("next"), [] { return tr("Leads to"); }}};
}

std::vector<ResultRow> MapTable::rows(const MapGraph &graph)
{
    const auto cell = [](const QString &text) { return ResultCell{0.0, [text] { return text; }}; };
    std::vector<ResultRow> rows;
    rows.reserve(graph.nodes.size());
    for (int i = 0; i < int(graph.nodes.size()); ++i) {
        const MapGraph::Node &node = graph.nodes[std::size_t(i)];
        QStringList next;
        for (const MapGraph::Edge &edge : graph.edges)
            if (edge.from == i && edge.to >= 0 && edge.to < int(graph.nodes.size()))
                next.append(graph.nodes[std::size_t(edge.to)].label);
        const bool inRegion = node.region >= 0 && node.region < int(graph.regions.size());
        rows.push_back({node.id,
                        {cell(node.label), cell(node.kind),
                         cell(inRegion ? graph.regions[std::size_t(node.region)].label : QString()),
                         cell(QLocale().createSeparatedList(next))}});
    }
    return rows;
}

/// A map as a picture of its own: the whole graph in its natural size, the legend below.
class MapPicture final : public FigurePicture
{
public:
    /// Keeps a reference to the drawing: use it at once.
    MapPicture(const MapDrawing &drawing, const MapGraph &graph, const QString &caption,
               const ChartStyle &style);

private:
    void paintFigure(QPainter &painter) const override;

    const MapDrawing &m_drawing;
    std::vector<MapLegendEntry> m_legend;
    QRectF m_mapRect;
    QRectF m_legendRect;
};

namespace {

constexpr double narrowest = 480.0;

constexpr int legendShare = 4;  ///< a figure is so many times as high as its legend at least
constexpr int legendLines = 17; ///< height of a map that has room for its legend

void setBar(QScrollBar &bar, double start, double shown, double whole)
{
    const QSignalBlocker quiet(&bar);
    bar.setRange(0, std::max(0, int(std::ceil(whole - shown))));
    bar.setPageStep(std::max(1, int(shown)));
    bar.setSingleStep(std::max(1, int(shown / 10.0)));
    bar.setValue(int(std::lround(start)));
    bar.setVisible(whole > shown + 0.5);
}

} // namespace

MapPicture::MapPicture(const MapDrawing &drawing, const MapGraph &graph, const QString &caption,
                       const ChartStyle &style)
    : FigurePicture(caption, graph.summary, style, std::ceil(std::max(narrowest, drawing.size().width())))
    , m_drawing(drawing)
    , m_legend(mapLegend(graph))
    , m_mapRect(addBelow(drawing.size().height()))
    , m_legendRect(addBelow(mapLegendHeight(m_legend, m_mapRect.width(), style)))
{
}

void MapPicture::paintFigure(QPainter &painter) const
{
    painter.save();
    painter.translate(m_mapRect.center().x() - m_drawing.size().width() / 2.0, m_mapRect.top());
    m_drawing.paint(painter, QRectF(QPointF(), m_drawing.size()).toAlignedRect());
    painter.restore();
    painter.save();
    painter.translate(m_legendRect.topLeft());
    paintMapLegend(painter, m_legend, m_legendRect.width(), style());
    painter.restore();
}

GraphMap::GraphMap(QWidget *parent)
    : FigureFrame(QStringLiteral("map"), parent)
    , m_plot(new MapPlot(this))
{
    buildMap();
    buildFoot();
    m_readable = new QAction(this);
    connect(m_readable, &QAction::triggered, this, &GraphMap::zoomToReadable);
    menu()->insertBeforeKeys(m_readable);
    connect(m_plot, &MapPlot::nodeChanged, this, [this](int node) {
        showNode();
        emit nodeFocused(node);
        emit pointed(node >= 0 ? graph().nodes[std::size_t(node)].id : QString());
    });
    connect(m_plot, &MapPlot::pointed, this, &GraphMap::pointed);
    connect(m_plot, &MapPlot::nodeActivated, this, &GraphMap::nodeActivated);
    connect(m_plot, &MapPlot::viewChanged, this, [this] {
        syncScrollBars();
        emit zoomChanged(zoom());
    });
    connect(m_plot, &MapPlot::zoomAsked, this, &GraphMap::sayZoom);
    connect(m_plot, &MapPlot::keysRequested, this, &GraphMap::showKeys);
    connect(m_plot, &MapPlot::said, this, &GraphMap::announce);
    GraphMap::retranslateUi();
}

void GraphMap::buildMap()
{
    m_across = new QScrollBar(Qt::Horizontal, this);
    m_down = new QScrollBar(Qt::Vertical, this);
    auto *grid = new QGridLayout;
    grid->setSpacing(0);
    grid->addWidget(m_plot, 0, 0);
    grid->addWidget(m_down, 0, 1);
    grid->addWidget(m_across, 1, 0);
    setFigure(m_plot, grid);
    // The width alone decides how large a readable map is shown, so it must not depend on the map's height.
    QSizePolicy kept = m_down->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_down->setSizePolicy(kept);
    for (QScrollBar *bar : {m_across, m_down}) {
        bar->setFocusPolicy(Qt::NoFocus); // the map's own keys move the view
        connect(bar, &QScrollBar::valueChanged, this, [this] {
            const MapView &view = m_plot->view();
            const QPointF start(m_across->isHidden() ? view.origin.x() : m_across->value() / view.zoom,
                                m_down->isHidden() ? view.origin.y() : m_down->value() / view.zoom);
            m_plot->setView({view.zoom, start});
        });
    }
}

void GraphMap::buildFoot()
{
    auto *foot = new QHBoxLayout;
    m_legend = new MapLegend(this);
    m_legend->hide();
    foot->addWidget(m_legend, 1, Qt::AlignTop);
    foot->addStretch(0);
    const auto button = [&](const QString &text, const QString &name, void (GraphMap::*slot)()) {
        QToolButton *made = makeZoomButton(text, name, this);
        connect(made, &QToolButton::clicked, this, slot);
        connect(made, &QToolButton::clicked, this, &GraphMap::sayZoom);
        foot->addWidget(made, 0, Qt::AlignTop);
        return made;
    };
    m_zoomIn = button(QStringLiteral("+"), QStringLiteral("zoomIn"), &GraphMap::zoomIn);
    m_zoomOut = button(QString(QChar(0x2212)), QStringLiteral("zoomOut"), &GraphMap::zoomOut);
    m_fit = button(QString(), QStringLiteral("zoomFit"), &GraphMap::zoomToFit);
    column()->addLayout(foot);
    setTableTabOrder(m_fit);
}

void GraphMap::setCaption(const QString &caption)
{
    setCaptionText(caption);
    m_plot->setCaption(caption);
}

void GraphMap::setGraph(MapGraph graph)
{
    if (graph == m_plot->graph())
        return;
    m_plot->setGraph(std::move(graph));
    showTakeaway();
    showNode();
    m_legend->setEntries(mapLegend(m_plot->graph()));
    fitLegend();
    if (m_ownTable)
        m_ownTable->setRows(MapTable::rows(m_plot->graph()));
    fitDataTable();
}

void GraphMap::setActivation(const QString &keyLine)
{
    m_activation = keyLine;
    m_plot->setActivatable(!keyLine.isEmpty());
}

void GraphMap::zoomIn()
{
    setZoom(zoom() * zoomStep);
}

void GraphMap::zoomOut()
{
    setZoom(zoom() / zoomStep);
}

void GraphMap::sayZoom()
{
    //: %1: a percentage; 100 % is the natural size.
    emit announce(tr("The map is shown at %1.").arg(Format().percent(zoom(), 0)));
}

void GraphMap::syncScrollBars()
{
    const MapView &view = m_plot->view();
    const QSizeF whole = m_plot->drawing().size() * view.zoom;
    const bool before[] = {m_across->isHidden(), m_down->isHidden()};
    setBar(*m_across, view.origin.x() * view.zoom, m_plot->width(), whole.width());
    setBar(*m_down, view.origin.y() * view.zoom, m_plot->height(), whole.height());
    // A bar that comes or goes gives the map another size. At once, so that a fitted map fits and the zoom
    // that is spoken is the one seen; the map then calls back, with bars as they are now.
    if (isVisible() && (before[0] != m_across->isHidden() || before[1] != m_down->isHidden()))
        layout()->activate();
}

void GraphMap::showNode()
{
    const int node = focusedNode();
    showStatus(node >= 0 ? joinedSentences({MapWords::pathPlace(graph(), node),
                                            graph().nodes[std::size_t(node)].description})
                         : tr("Arrow keys walk along the edges; the question mark key lists all keys."));
}

FigureWords GraphMap::words() const
{
    FigureWords words;
    //: Button that shows or hides the nodes of a map as a table.
    words.table = tr("Show as table");
    words.tableHelp = tr("Shows the nodes of this map as a table below it.");
    //: Accessible name of the button "Show as table"; keep its text in front. %1: title of the map.
    words.tableOf = tr("Show as table: %1");
    //: Button that opens a menu with copy and export of a map.
    words.menu = tr("Map menu");
    words.menuHelp = tr("Copy the nodes, export the map, list its keys.");
    //: Accessible name of the button "Map menu"; keep its text in front. %1: title of the map.
    words.menuOf = tr("Map menu: %1");
    words.copyCsv = tr("Copy nodes as CSV");
    words.exportCsv = tr("Export nodes as CSV…");
    words.exportSvg = tr("Export picture as SVG…");
    words.exportPng = tr("Export picture as PNG…");
    words.keys = tr("Keys in this map");
    words.copied = tr("Nodes copied.");
    words.exportTitle = tr("Export map");
    words.exported = tr("Map exported to %1.");
    //: File type in a dialog. %1: "CSV", "SVG" or "PNG"; %2: its file pattern.
    words.fileType = tr("%1 file (%2)");
    return words;
}

void GraphMap::retranslateUi()
{
    FigureFrame::retranslateUi();
    m_readable->setText(tr("Show in readable size"));
    m_zoomIn->setToolTip(tr("Zoom in (+)"));
    m_zoomOut->setToolTip(tr("Zoom out (-)"));
    //: Button: show all of a map.
    m_fit->setText(tr("Whole map"));
    m_fit->setToolTip(tr("Show the whole map (0)"));
    showNode();
    if (m_ownTable)
        m_ownTable->setRows(MapTable::rows(graph()));
}

void GraphMap::nameButtons()
{
    FigureFrame::nameButtons();
    //: Accessible name of a button. %1: title of the map.
    m_zoomIn->setAccessibleName(tr("Zoom in: %1").arg(caption()));
    //: Accessible name of a button. %1: title of the map.
    m_zoomOut->setAccessibleName(tr("Zoom out: %1").arg(caption()));
    //: Accessible name of the button "Whole map"; keep its text in front. %1: title of the map.
    m_fit->setAccessibleName(tr("Whole map: %1").arg(caption()));
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

void GraphMap::setGraphTable(ResultTable *table)
{
    m_table = table;
    fitDataTable();
}

ResultTable *GraphMap::graphTable() const
{
    return m_table ? m_table.data() : m_ownTable;
}

ResultTable *GraphMap::tableToShow()
{
    if (!m_table && !m_ownTable) {
        m_ownTable = new ResultTable(QStringLiteral("map"), this);
        m_ownTable->setCaption([this] { return caption(); });
        m_ownTable->setSummary([this] { return graph().summary; });
        m_ownTable->setColumns(MapTable::columns());
        m_ownTable->setRows(MapTable::rows(graph()));
    }
    return graphTable();
}

QByteArray GraphMap::picture(bool asSvg)
{
    const MapPicture picture(m_plot->drawing(), graph(), caption(), m_plot->chartStyle());
    return asSvg ? picture.svg() : picture.png();
}

void GraphMap::paintPicture(QPainter &painter) const
{
    MapPicture(m_plot->drawing(), graph(), caption(), m_plot->chartStyle()).paint(painter);
}

QSizeF GraphMap::pictureSize() const
{
    return MapPicture(m_plot->drawing(), graph(), caption(), m_plot->chartStyle()).size();
}

/// In a low window the map needs the lines more than a key to it: its nodes say what they are.
void GraphMap::fitLegend()
{
    // What it explains comes first: a key that takes more than its share of a low figure is left out.
    const int beside =
        m_zoomIn->sizeHint().width() + m_zoomOut->sizeHint().width() + m_fit->sizeHint().width();
    const int needed = m_legend->heightForWidth(std::max(1, width() - beside)) * legendShare;
    m_legend->setVisible(!m_legend->entries().empty() &&
                         height() >= std::max(needed, fontMetrics().height() * legendLines));
}

QSize GraphMap::sizeHint() const
{
    return layout()->sizeHint();
}

void GraphMap::resizeEvent(QResizeEvent *event)
{
    FigureFrame::resizeEvent(event);
    fitLegend();
    syncScrollBars();
}

} // namespace rp
