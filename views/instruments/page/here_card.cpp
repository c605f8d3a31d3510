// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/page/here_card.h"

#include "models/instruments/contract/result_table.h"
#include "models/text/sentences.h"
#include "views/charts/bars/bar_chart.h"
#include "views/widgets/action_button.h"
#include "views/widgets/intents.h"
#include "views/widgets/plain_column.h"
#include "views/widgets/reading_bar.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QEvent>
#include <cmath>
#include <utility>

namespace rp {

namespace {

ChartMapping barsOf(MeasureTopic topic)
{
    ChartMapping bars;
    if (topic == MeasureTopic::HandOver)
        bars.columnKeys = {QStringLiteral("work_us"), QStringLiteral("rest_us")};
    else
        bars.columnKeys = {QStringLiteral("total_us")};
    bars.totalColumnKey = QStringLiteral("total_us");
    return bars;
}

/// Rows that have no time yet.
QStringList unmeasured(const ResultTable &table)
{
    QStringList rows;
    for (const ResultRow &row : table.rows())
        if (std::isnan(table.value(row.key, QStringLiteral("total_us"))))
            rows.append(row.key);
    return rows;
}

} // namespace

HereCard::HereCard(const ThisComputer &computer, MeasureTopic topic, Announcer &announcer,
                   PanelIntents intents, QWidget *parent)
    : QWidget(parent)
    , m_computer(computer)
    , m_topic(topic)
    , m_announcer(announcer)
    , m_intents(std::move(intents))
    , m_about(new TextBlock(this))
    , m_measure(new ActionButton(this))
    , m_progress(new ReadingBar(announcer, QStringLiteral("cancelMeasuring"), this))
    , m_said(new TextBlock(this))
{
    m_measure->setObjectName(QStringLiteral("measureHere"));
    m_said->setObjectName(QStringLiteral("saidHere"));
    m_about->setQuiet(true);
    m_said->setReachable(true); // what a drawer holds to be read
    QVBoxLayout *column = plainColumn(this, space::s);
    column->addWidget(m_about);
    if (topic != MeasureTopic::Roof)
        makeChart();
    column->addWidget(m_said);
    column->addWidget(m_measure, 0, Qt::AlignLeading);
    column->addWidget(m_progress);
    connect(m_measure, &QPushButton::clicked, this, &HereCard::ask);
    connectComputer();
    showTexts();
}

void HereCard::makeChart()
{
    m_chart = new BarChart(BarArrangement::Stacked, this);
    ResultTable *table = m_computer.table(m_topic);
    m_chart->setTable(table, barsOf(m_topic));
    connect(m_chart, &FigureFrame::announce, &m_announcer, &Announcer::say);
    connect(table, &ResultTable::rowsReplaced, this, &HereCard::showWaiting);
    layout()->addWidget(m_chart);
    showWaiting();
}

void HereCard::connectComputer()
{
    connect(&m_computer, &ThisComputer::begun, this, [this](MeasureTopic topic) {
        if (topic != m_topic)
            return;
        m_progress->begin(tr("Measuring this computer."));
        showTexts();
    });
    connect(&m_computer, &ThisComputer::progressed, this, [this](double part) {
        if (m_computer.isMeasuring(m_topic))
            m_progress->setPart(part);
    });
    connect(&m_computer, &ThisComputer::ended, this,
            [this](MeasureTopic topic, ThisComputer::Ending ending, const QString &problem) {
                if (topic == m_topic)
                    end(ending, problem);
            });
    connect(m_progress, &ReadingBar::runningChanged, this, &HereCard::showRunning);
    connect(m_progress, &ReadingBar::cancelRequested, this, [this] {
        if (m_intents.intents)
            emit m_intents.intents->measureCancelRequested();
    });
}

QString HereCard::title(MeasureTopic topic)
{
    if (topic == MeasureTopic::Roof) {
        //: Title of a drawer: the computer that the program runs on, beside the devices of a chart.
        return tr("This computer");
    }
    //: Title of a drawer: what a model says is tried on the learner's own computer.
    return tr("Try it here");
}

void HereCard::begin()
{
    if (!m_computer.isMeasured(m_topic) && !m_computer.isMeasuring(m_topic))
        ask();
}

void HereCard::leave()
{
    if (m_computer.isMeasuring(m_topic) && m_intents.intents)
        emit m_intents.intents->measureCancelRequested();
}

void HereCard::ask() const
{
    if (m_intents.intents)
        emit m_intents.intents->measureRequested(m_topic);
}

void HereCard::end(ThisComputer::Ending ending, const QString &problem)
{
    if (ending == ThisComputer::Ending::Failed)
        m_progress->endWith(problem);
    else
        m_progress->end();
    showTexts();
    if (ending == ThisComputer::Ending::Cancelled)
        m_announcer.say(tr("Measuring was cancelled."));
    else if (ending == ThisComputer::Ending::Measured && isVisible())
        m_announcer.say(joinedSentences(saidSentences()));
}

void HereCard::showRunning(bool running)
{
    ActionButton *cancel = m_progress->cancelButton();
    const bool hadFocus = cancel->hasFocus() || m_measure->hasFocus();
    // The focus must not fall off what goes.
    if (!running)
        m_measure->show();
    if (hadFocus)
        (running ? cancel : m_measure)->setFocus();
    if (running)
        m_measure->hide();
}

/// What came out stands over a chart, as its sentence; without one, it stands here.
void HereCard::showTexts()
{
    m_about->setText(m_computer.aboutSentence(m_topic));
    //: Button: measures what the computer that the program runs on does.
    const QString first = tr("Measure this computer");
    //: Button: measures once more what this computer does.
    const QString again = tr("Measure again");
    m_measure->setText(m_computer.isMeasured(m_topic) ? again : first);
    m_said->setText(m_chart ? joinedSentences(m_computer.conditions(m_topic)) : said());
    m_said->setVisible(!m_said->text().isEmpty());
}

void HereCard::showWaiting()
{
    const QStringList rows = unmeasured(*m_computer.table(m_topic));
    m_chart->setWaitingRows(rows.isEmpty() ? WaitingRows{} : WaitingRows{rows});
}

QStringList HereCard::saidSentences() const
{
    return QStringList{m_computer.conclusion(m_topic)} + m_computer.conditions(m_topic);
}

QString HereCard::said() const
{
    return joinedSentences(saidSentences());
}

void HereCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        showTexts();
    QWidget::changeEvent(event);
}

} // namespace rp
