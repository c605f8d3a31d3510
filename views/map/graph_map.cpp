// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/map/graph_map.h"

#include "models/text/format.h"
#include "models/text/sentences.h"
#include "views/map/map_plot.h"
#include "views/map/picture/map_legend.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr int smallestTarget = 24; ///< pixels, for pointers
constexpr double zoomStep = 1.25;

QLabel *makeLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    return label;
}

QPushButton *makeButton(const QString &name, QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setAutoDefault(false);
    button->setMinimumSize(smallestTarget, smallestTarget);
    button->setObjectName(name);
    return button;
}

/// Room once taken by a changing sentence is kept, so that the map does not jump from node to node.
void setSteadyText(QLabel *label, const QString &text)
{
    label->setText(text);
    const int needed = label->heightForWidth(std::max(1, label->width()));
    if (label->isVisible() && needed > label->minimumHeight())
        label->setMinimumHeight(needed);
}

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

GraphMap::GraphMap(QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    buildHeader(column);
    m_takeaway = makeLabel(this);
    m_takeaway->hide();
    column->addWidget(m_takeaway);
    buildMap(column);
    connect(m_plot, &MapPlot::nodeChanged, this, [this](int node) {
        showStatus();
        emit nodeFocused(node);
    });
    connect(m_plot, &MapPlot::nodeActivated, this, &GraphMap::nodeActivated);
    connect(m_plot, &MapPlot::viewChanged, this, [this] {
        syncScrollBars();
        emit zoomChanged(zoom());
    });
    connect(m_plot, &MapPlot::zoomAsked, this, &GraphMap::sayZoom);
    connect(m_plot, &MapPlot::keysRequested, this, &GraphMap::showKeys);
    connect(m_plot, &MapPlot::said, this, &GraphMap::announce);
    retranslateUi();
}

GraphMap::~GraphMap()
{
    // The parts go after this body, and losing the focus must not call back into it.
    disconnect(m_plot, nullptr, this, nullptr);
}

void GraphMap::buildHeader(QVBoxLayout *column)
{
    m_header = new QHBoxLayout;
    m_header->setSpacing(6);
    m_caption = makeLabel(this);
    QFont bold;
    bold.setBold(true);
    m_caption->setFont(bold);
    m_header->addWidget(m_caption, 1);
    m_tools = new QHBoxLayout;
    m_tools->setSpacing(4);
    m_tools->addStretch(1);
    m_tableButton = makeButton(QStringLiteral("dataTableButton"), this);
    m_tableButton->setCheckable(true);
    connect(m_tableButton, &QPushButton::toggled, this, &GraphMap::setDataTableVisible);
    m_menuButton = makeButton(QStringLiteral("mapMenuButton"), this);
    m_tools->addWidget(m_tableButton);
    m_tools->addWidget(m_menuButton);
    m_header->addLayout(m_tools);
    column->addLayout(m_header);
    buildMenu();
}

void GraphMap::buildMap(QVBoxLayout *column)
{
    m_plot = new MapPlot(this);
    m_plot->setObjectName(QStringLiteral("mapPlot"));
    m_across = new QScrollBar(Qt::Horizontal, this);
    m_down = new QScrollBar(Qt::Vertical, this);
    auto *grid = new QGridLayout;
    grid->setSpacing(0);
    grid->addWidget(m_plot, 0, 0);
    grid->addWidget(m_down, 0, 1);
    grid->addWidget(m_across, 1, 0);
    column->addLayout(grid, 1);
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
    m_status = makeLabel(this);
    m_status->setObjectName(QStringLiteral("mapStatus"));
    column->addWidget(m_status);

    auto *foot = new QHBoxLayout;
    m_legend = new MapLegend(this);
    m_legend->hide();
    foot->addWidget(m_legend, 1, Qt::AlignTop);
    foot->addStretch(0);
    const auto button = [&](const QString &text, const QString &name, void (GraphMap::*slot)()) {
        auto *made = new QToolButton(this);
        made->setText(text);
        made->setObjectName(name);
        made->setFocusPolicy(Qt::StrongFocus);
        made->setMinimumSize(smallestTarget + 4, smallestTarget);
        connect(made, &QToolButton::clicked, this, slot);
        connect(made, &QToolButton::clicked, this, &GraphMap::sayZoom);
        foot->addWidget(made, 0, Qt::AlignTop);
        return made;
    };
    m_zoomIn = button(QStringLiteral("+"), QStringLiteral("zoomIn"), &GraphMap::zoomIn);
    m_zoomOut = button(QString(QChar(0x2212)), QStringLiteral("zoomOut"), &GraphMap::zoomOut);
    m_fit = button(QString(), QStringLiteral("zoomFit"), &GraphMap::zoomToFit);
    column->addLayout(foot);
}

void GraphMap::arrangeHeader()
{
    // Buttons go under the caption when they would leave it too little room.
    const int room = width() - m_tools->sizeHint().width();
    const bool narrow = room < fontMetrics().averageCharWidth() * 24;
    m_header->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_header->setAlignment(m_tools, narrow ? Qt::Alignment() : Qt::AlignTop);
}

void GraphMap::setCaption(const QString &caption)
{
    m_caption->setText(caption);
    m_plot->setCaption(caption);
    nameButtons();
}

void GraphMap::setGraph(MapGraph graph)
{
    if (graph == m_plot->graph())
        return;
    m_plot->setGraph(std::move(graph));
    showTexts();
    m_legend->setEntries(mapLegend(m_plot->graph()));
    if (m_ownTable)
        fillOwnTable();
    fitDataTable();
}

const MapGraph &GraphMap::graph() const
{
    return m_plot->graph();
}

int GraphMap::focusedNode() const
{
    return m_plot->focusedNode();
}

void GraphMap::focusNode(int node)
{
    m_plot->focusNode(node);
}

void GraphMap::setChosenNode(int node)
{
    m_plot->setChosenNode(node);
}

int GraphMap::chosenNode() const
{
    return m_plot->chosenNode();
}

void GraphMap::setActivation(const QString &keyLine)
{
    m_activation = keyLine;
    m_plot->setActivatable(!keyLine.isEmpty());
}

double GraphMap::zoom() const
{
    return m_plot->view().zoom;
}

void GraphMap::setZoom(double zoom)
{
    m_plot->zoomTo(zoom);
}

void GraphMap::zoomIn()
{
    setZoom(zoom() * zoomStep);
}

void GraphMap::zoomOut()
{
    setZoom(zoom() / zoomStep);
}

void GraphMap::zoomToFit()
{
    m_plot->zoomToFit();
}

void GraphMap::zoomToReadable()
{
    m_plot->zoomToReadable();
}

void GraphMap::panBy(double dx, double dy)
{
    m_plot->panBy({dx, dy});
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

QWidget *GraphMap::plotWidget() const
{
    return m_plot;
}

QString GraphMap::caption() const
{
    return m_caption->text();
}

QString GraphMap::takeaway() const
{
    return m_takeaway->text();
}

QString GraphMap::statusText() const
{
    return m_status->text();
}

void GraphMap::showTexts()
{
    const QString &summary = graph().summary;
    m_takeaway->setVisible(!summary.isEmpty());
    if (m_takeaway->text() != summary)
        setSteadyText(m_takeaway, summary);
    showStatus();
}

void GraphMap::showStatus()
{
    const int node = focusedNode();
    const QString text =
        node >= 0 ? joinedSentences({m_plot->pathPlace(node), graph().nodes[std::size_t(node)].description})
                  : tr("Arrow keys walk along the edges; the question mark key lists all keys.");
    if (m_status->text() != text)
        setSteadyText(m_status, text);
}

QSize GraphMap::sizeHint() const
{
    return layout()->sizeHint();
}

void GraphMap::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    for (QLabel *label : {m_takeaway, m_status})
        label->setMinimumHeight(0);
    arrangeHeader();
    syncScrollBars();
}

void GraphMap::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
        retranslateUi();
        break;
    case QEvent::FontChange:
    case QEvent::StyleChange:
        for (QLabel *label : {m_takeaway, m_status})
            label->setMinimumHeight(0);
        arrangeHeader();
        fitDataTable();
        break;
    default:
        break;
    }
}

} // namespace rp
