// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/frame/chart_widget.h"

#include "models/text/bound_units.h"
#include "views/charts/frame/chart_plot.h"

#include <QEvent>
#include <QFontMetrics>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

constexpr int smallestTarget = 24; ///< pixels, for pointers
constexpr int mostTableRows = 8;   ///< shown at once; more scroll

QLabel *makeLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    return label;
}

QPushButton *makeButton(QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setAutoDefault(false);
    button->setMinimumSize(smallestTarget, smallestTarget);
    return button;
}

/// Room once taken by a changing sentence is kept, so that the plot does not jump from value to value.
void setSteadyText(QLabel *label, const QString &text)
{
    label->setAccessibleName(text);
    label->setText(withBoundUnits(text));
    const int needed = label->heightForWidth(std::max(1, label->width()));
    if (label->isVisible() && needed > label->minimumHeight())
        label->setMinimumHeight(needed);
}

} // namespace

ChartWidget::ChartWidget(std::unique_ptr<ChartCanvas> canvas, QWidget *parent)
    : QWidget(parent)
{
    buildParts(std::move(canvas));
    ChartWidget::retranslateUi(); // subclasses call their own, which includes this one, when they are built
}

ChartWidget::~ChartWidget()
{
    // The parts go after this body, and losing the focus or the table must not call back into it.
    disconnect(m_plot, nullptr, this, nullptr);
    if (m_table)
        disconnect(m_table, nullptr, this, nullptr);
}

void ChartWidget::buildParts(std::unique_ptr<ChartCanvas> canvas)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    buildHeader(column);
    m_takeaway = makeLabel(this);
    column->addWidget(m_takeaway);
    PlotHooks hooks;
    hooks.key = [this](QKeyEvent *event) { return handleKey(event); };
    hooks.wheel = [this](QWheelEvent *event) { return handleWheel(event); };
    hooks.drag = [this](double dx) { handleDrag(dx); };
    hooks.step = [this](WalkStep step) { return handleStep(step); };
    m_plot = new ChartPlot(std::move(canvas), std::move(hooks), this);
    m_plot->setObjectName(QStringLiteral("chartPlot"));
    column->addWidget(m_plot, 1);
    m_underPlot = new QVBoxLayout;
    column->addLayout(m_underPlot);
    m_status = makeLabel(this);
    m_status->setObjectName(QStringLiteral("chartStatus"));
    column->addWidget(m_status);
    connect(m_plot, &ChartPlot::positionChanged, this, [this] {
        showStatus();
        emit positionChanged();
    });
    connect(m_plot, &ChartPlot::keysRequested, this, &ChartWidget::showKeys);
}

void ChartWidget::buildHeader(QVBoxLayout *column)
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
    m_tableButton = makeButton(this);
    m_tableButton->setCheckable(true);
    m_tableButton->setObjectName(QStringLiteral("dataTableButton"));
    connect(m_tableButton, &QPushButton::toggled, this, &ChartWidget::setDataTableVisible);
    m_menuButton = makeButton(this);
    m_menuButton->setObjectName(QStringLiteral("chartMenuButton"));
    m_tools->addWidget(m_tableButton);
    m_tools->addWidget(m_menuButton);
    m_header->addLayout(m_tools);
    column->addLayout(m_header);
    buildMenu();
}

void ChartWidget::addUnderPlot(QWidget *part)
{
    m_underPlot->addWidget(part);
}

void ChartWidget::arrangeHeader()
{
    // Buttons go under the caption when they would leave it too little room.
    const int room = width() - m_tools->sizeHint().width();
    const bool narrow = room < fontMetrics().averageCharWidth() * 24;
    m_header->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_header->setAlignment(m_tools, narrow ? Qt::Alignment() : Qt::AlignTop);
}

void ChartWidget::setTable(ResultTable *table, ChartMapping mapping)
{
    if (m_table)
        disconnect(m_table, nullptr, this, nullptr);
    m_table = table;
    m_mapping = std::move(mapping);
    connectTable();
    if (m_dataTable) {
        m_dataTable->setModel(m_table);
        fitDataTable();
    }
    refreshNow();
}

void ChartWidget::connectTable()
{
    if (!m_table)
        return;
    connect(m_table, &QAbstractItemModel::dataChanged, this, &ChartWidget::scheduleRefresh);
    connect(m_table, &QAbstractItemModel::modelReset, this, &ChartWidget::scheduleRefresh);
    connect(m_table, &QAbstractItemModel::headerDataChanged, this, &ChartWidget::scheduleRefresh);
    connect(m_table, &QAbstractItemModel::layoutChanged, this, &ChartWidget::scheduleRefresh);
    connect(m_table, &QObject::destroyed, this, &ChartWidget::scheduleRefresh);
}

void ChartWidget::setAnnotations(std::vector<ChartAnnotation> annotations)
{
    m_annotations = std::move(annotations);
    scheduleRefresh();
}

void ChartWidget::setValueAxisTitle(const QString &title)
{
    m_valueAxisTitle = title;
    scheduleRefresh();
}

void ChartWidget::scheduleRefresh()
{
    if (m_refreshPending)
        return;
    m_refreshPending = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_refreshPending)
                refreshNow();
        },
        Qt::QueuedConnection);
}

ChartContent ChartWidget::buildContent() const
{
    return m_table ? chartContent(*m_table, m_mapping, m_annotations) : ChartContent();
}

void ChartWidget::refreshNow()
{
    m_refreshPending = false;
    ChartContent content = buildContent();
    if (!m_valueAxisTitle.isEmpty())
        content.valueAxisTitle = m_valueAxisTitle;
    if (m_caption->text() != content.caption) {
        m_caption->setText(content.caption);
        nameButtons();
    }
    m_plot->setContent(std::move(content));
    showTakeaway();
    showStatus();
    fitDataTable();
}

const ChartContent &ChartWidget::content()
{
    if (m_refreshPending)
        refreshNow();
    return m_plot->content();
}

ChartPosition ChartWidget::position() const
{
    return m_plot->position();
}

void ChartWidget::moveTo(const ChartPosition &position)
{
    m_plot->moveTo(position);
}

void ChartWidget::keepAt(const ChartPosition &position)
{
    m_plot->keepAt(position);
}

QWidget *ChartWidget::plotWidget() const
{
    return m_plot;
}

const ChartCanvas &ChartWidget::canvas() const
{
    return std::as_const(*m_plot).canvas();
}

ChartCanvas &ChartWidget::mutableCanvas()
{
    return m_plot->canvas();
}

QString ChartWidget::takeaway() const
{
    return m_takeaway->accessibleName();
}

QString ChartWidget::statusText() const
{
    return m_status->accessibleName();
}

void ChartWidget::showTakeaway()
{
    const QString &summary = m_plot->content().summary;
    m_takeaway->setVisible(!summary.isEmpty());
    if (m_takeaway->accessibleName() != summary)
        setSteadyText(m_takeaway, summary);
}

void ChartWidget::showStatus()
{
    const ChartContent &content = m_plot->content();
    const ChartPosition at = m_plot->position();
    QString text;
    if (at.on == ChartPosition::On::Point)
        text = content.spokenAt(
            content.series[static_cast<std::size_t>(at.series)].points[static_cast<std::size_t>(at.point)]);
    else if (at.on == ChartPosition::On::Annotation)
        text = content.annotations[static_cast<std::size_t>(at.point)].spoken;
    else
        text = tr("Arrow keys read the values one by one; the question mark key lists all keys.");
    if (m_status->accessibleName() != text)
        setSteadyText(m_status, text);
}

QStringList ChartWidget::keyLines() const
{
    return {tr("Left and right arrow: value before or after"),
            tr("Up and down arrow: series above or below"),
            tr("Home, End: first or last value of the series"),
            tr("Ctrl+Home, Ctrl+End: first or last value of the chart"),
            tr("Enter: go to the values"),
            tr("Esc: back to the chart as a whole"),
            tr("Question mark: this list")};
}

void ChartWidget::showKeys()
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("Keys in this chart"),
                                keyLines().join(QLatin1Char('\n')), QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

bool ChartWidget::isDataTableVisible() const
{
    return m_dataTable && !m_dataTable->isHidden();
}

void ChartWidget::setDataTableVisible(bool visible)
{
    if (visible == isDataTableVisible())
        return;
    if (visible && !m_dataTable)
        buildDataTable();
    m_dataTable->setVisible(visible);
    m_tableButton->setChecked(visible);
    fitDataTable();
    emit dataTableVisibleChanged(visible);
}

void ChartWidget::buildDataTable()
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
    m_dataTable->setModel(m_table);
    layout()->addWidget(m_dataTable);
    QWidget::setTabOrder(m_plot, m_dataTable);
}

void ChartWidget::fitDataTable()
{
    if (!isDataTableVisible())
        return;
    // The plot is a table for a screen reader too, and has the bare title.
    m_dataTable->setAccessibleName(m_tableButton->accessibleName());
    m_dataTable->setAccessibleDescription(m_plot->content().summary);
    const int rows = m_table ? std::clamp(m_table->rowCount(), 1, mostTableRows) : 1;
    const int rowHeight =
        std::max(m_dataTable->verticalHeader()->sectionSizeHint(0), m_dataTable->fontMetrics().height() + 6);
    m_dataTable->setMinimumHeight(m_dataTable->horizontalHeader()->sizeHint().height() + rows * rowHeight +
                                  2 * m_dataTable->frameWidth() +
                                  m_dataTable->style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    m_dataTable->setMaximumHeight(m_dataTable->minimumHeight());
}

bool ChartWidget::handleKey(QKeyEvent *)
{
    return false;
}

bool ChartWidget::handleWheel(QWheelEvent *)
{
    return false;
}

void ChartWidget::handleDrag(double) {}

bool ChartWidget::handleStep(WalkStep)
{
    return false;
}

void ChartWidget::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    for (QLabel *label : {m_takeaway, m_status})
        label->setMinimumHeight(0);
    arrangeHeader();
}

void ChartWidget::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
        retranslateUi();
        scheduleRefresh();
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
