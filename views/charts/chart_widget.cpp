// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_widget.h"

#include "views/charts/chart_export.h"
#include "views/charts/chart_plot.h"

#include <QEvent>
#include <QFontInfo>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace rp {

ChartWidget::ChartWidget(std::unique_ptr<ChartCanvas> canvas, QWidget *parent)
    : FigureFrame(QStringLiteral("chart"), parent)
    , m_body(new QVBoxLayout)
{
    m_plot = new ChartPlot(std::move(canvas), hooks(), this);
    m_body->addWidget(m_plot, 1);
    setFigure(m_plot, m_body);
    connect(m_plot, &ChartPlot::positionChanged, this, [this] {
        showPosition();
        emit positionChanged();
        if (m_plot->hasFocus())
            emit pointed(keyOf(m_plot->position()));
    });
    connect(m_plot, &ChartPlot::keysRequested, this, &ChartWidget::showKeys);
    connect(m_plot, &ChartPlot::said, this, &ChartWidget::announce);
    connect(menu(), &FigureMenu::playAsked, this, &ChartWidget::play);
    ChartWidget::retranslateUi(); // subclasses call their own, which includes this one, when they are built
}

ChartWidget::~ChartWidget()
{
    // Losing the table must not call back into what is going.
    if (m_table)
        disconnect(m_table, nullptr, this, nullptr);
}

void ChartWidget::addUnderPlot(QWidget *part)
{
    m_body->addWidget(part);
}

FigureWords ChartWidget::words() const
{
    FigureWords words;
    //: Button that shows or hides the numbers behind a chart.
    words.table = tr("Data table");
    words.tableHelp = tr("Shows the values of this chart as a table below it.");
    //: Accessible name of the button "Data table"; keep its text in front. %1: title of the chart.
    words.tableOf = tr("Data table: %1");
    //: Button that opens a menu with copy and export of a chart.
    words.menu = tr("Chart menu");
    words.menuHelp = tr("Copy the values, export the chart, list its keys.");
    //: Accessible name of the button "Chart menu"; keep its text in front. %1: title of the chart.
    words.menuOf = tr("Chart menu: %1");
    words.copyCsv = tr("Copy values as CSV");
    words.exportCsv = tr("Export values as CSV…");
    words.exportSvg = tr("Export picture as SVG…");
    words.exportPng = tr("Export picture as PNG…");
    words.exportWav = tr("Save sound as WAV…");
    //: Entry of a chart's menu: its values are heard as tones.
    words.play = tr("Play as sound");
    words.playSeries = tr("Play series by series");
    words.keys = tr("Keys in this chart");
    words.copied = tr("Values copied.");
    words.exportTitle = tr("Export chart");
    words.exported = tr("Chart exported to %1.");
    //: File type in a dialog. %1: "CSV", "SVG" or "PNG"; %2: its file pattern.
    words.fileType = tr("%1 file (%2)");
    return words;
}

void ChartWidget::setTable(ResultTable *table, ChartMapping mapping)
{
    if (m_table)
        disconnect(m_table, nullptr, this, nullptr);
    m_table = table;
    m_mapping = std::move(mapping);
    if (m_table) {
        connect(m_table, &ResultTable::rowsReplaced, this, &ChartWidget::scheduleRefresh);
        connect(m_table, &ResultTable::columnsReplaced, this, &ChartWidget::scheduleRefresh);
        connect(m_table, &QAbstractItemModel::headerDataChanged, this, &ChartWidget::scheduleRefresh);
        connect(m_table, &QAbstractItemModel::layoutChanged, this, &ChartWidget::scheduleRefresh);
        connect(m_table, &QObject::destroyed, this, &ChartWidget::scheduleRefresh);
    }
    if (isVisible())
        refreshNow();
    else
        m_refreshPending = true;
}

void ChartWidget::setWaitingRows(const WaitingRows &waiting)
{
    if (m_waiting == waiting)
        return;
    m_waiting = waiting;
    scheduleRefresh();
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

void ChartWidget::setTitle(const QString &title)
{
    if (std::exchange(m_title, title) != title)
        scheduleRefresh();
}

void ChartWidget::scheduleRefresh()
{
    if (m_refreshPending)
        return;
    m_refreshPending = true;
    if (isVisible())
        QMetaObject::invokeMethod(this, &ChartWidget::bringUpToDate, Qt::QueuedConnection);
}

ChartContent ChartWidget::buildContent() const
{
    if (!m_table)
        return {};
    std::vector<ChartAnnotation> annotations = m_annotations;
    const std::vector<ChartAnnotation> measured = measuredHere();
    annotations.insert(annotations.end(), measured.begin(), measured.end());
    ChartContent content = chartContent(*m_table, m_mapping, annotations);
    if (!m_waiting.rows.isEmpty())
        holdBack(content, *m_table, m_waiting);
    return content;
}

void ChartWidget::refreshNow()
{
    m_refreshPending = false;
    ChartContent content = buildContent();
    if (!m_valueAxisTitle.isEmpty())
        content.valueAxisTitle = m_valueAxisTitle;
    if (!m_title.isEmpty())
        content.caption = m_title;
    setCaptionText(content.caption);
    m_plot->setContent(std::move(content));
    showTakeaway();
    showPosition();
    fitDataTable();
    hideWaitingRows();
}

/// What a picture does not draw yet does not stand in its table either.
void ChartWidget::hideWaitingRows()
{
    if (!dataTable() || !m_table || dataTable()->model() != m_table)
        return;
    for (int row = 0; row < m_table->rowCount(); ++row)
        dataTable()->setRowHidden(row, m_waiting.rows.contains(m_table->rows()[std::size_t(row)].key));
}

void ChartWidget::bringUpToDate()
{
    if (m_refreshPending)
        refreshNow();
}

void ChartWidget::showEvent(QShowEvent *event)
{
    FigureFrame::showEvent(event);
    bringUpToDate();
}

void ChartWidget::hideEvent(QHideEvent *event)
{
    letGo(); // the release of the button never comes
    FigureFrame::hideEvent(event);
}

const ChartContent &ChartWidget::content()
{
    bringUpToDate();
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

const ChartCanvas &ChartWidget::canvas() const
{
    return std::as_const(*m_plot).canvas();
}

ChartCanvas &ChartWidget::mutableCanvas()
{
    return m_plot->canvas();
}

QString ChartWidget::summary() const
{
    return m_plot->content().summary;
}

void ChartWidget::showPosition()
{
    const QString spoken = m_plot->spokenAt(m_plot->position());
    showStatus(spoken.isEmpty() && m_plot->position().on == ChartPosition::On::Whole ? hint() : spoken);
}

void ChartWidget::tell(const QString &sentence)
{
    if (statusText() == sentence)
        return;
    showStatus(sentence);
    emit announce(sentence);
}

QStringList ChartWidget::keyLines() const
{
    QStringList lines = gripLines();
    lines = QStringList{tr("Left and right arrow: value before or after"),
                        tr("Up and down arrow: series above or below"),
                        tr("Home, End: first or last value of the series"),
                        tr("Ctrl+Home, Ctrl+End: first or last value of the chart"),
                        tr("Enter: go to the values"),
                        tr("Esc: back to the chart as a whole")} +
            lines;
    lines.append(soundKeyLine());
    lines.append(tr("Question mark: this list"));
    return lines;
}

QByteArray ChartWidget::picture(bool asSvg)
{
    content(); // up to date
    ChartStyle style = m_plot->chartStyle();
    style.namesRanges = true;
    const ChartPicture picture(m_plot->canvas(), m_plot->content(), style, m_plot->size());
    QByteArray bytes = asSvg ? picture.svg() : picture.png();
    m_plot->relayout();
    return bytes;
}

ChartPicture ChartWidget::printed(const QFont &font, double width)
{
    content(); // up to date
    ChartStyle style = m_plot->chartStyle();
    style.namesRanges = true;
    style.font = font;
    style.font.setPixelSize(std::max(1, QFontInfo(font).pixelSize()));
    QPalette paper;
    paper.setColor(QPalette::Base, Qt::white);
    paper.setColor(QPalette::Window, Qt::white);
    paper.setColor(QPalette::Text, QColor(0x1a, 0x1a, 0x1a));
    paper.setColor(QPalette::WindowText, QColor(0x1a, 0x1a, 0x1a));
    style.theme = chartThemeFor(paper);
    return {m_plot->canvas(), m_plot->content(), style, QSizeF(width, 0.0)};
}

void ChartWidget::changeEvent(QEvent *event)
{
    FigureFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        scheduleRefresh();
}

} // namespace rp
