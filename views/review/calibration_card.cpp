// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/calibration_card.h"

#include "models/review/review_book.h"
#include "models/text/format.h"
#include "models/text/sentences.h"
#include "views/act/confidence_text.h"
#include "views/charts/lines/line_chart.h"
#include "views/review/recall_text.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QVBoxLayout>
#include <algorithm>
#include <limits>
#include <utility>

namespace rp {

namespace {

constexpr QLatin1String saidColumn("said");
constexpr QLatin1String rightColumn("right");
constexpr QLatin1String lowColumn("low");
constexpr QLatin1String highColumn("high");
constexpr QLatin1String evenColumn("even");
constexpr QLatin1String countColumn("answers");
constexpr QLatin1String labelColumn("label");

constexpr double intervalShare = 0.8; ///< see CalibrationLevel

QString countText(const CalibrationLevel &level)
{
    //: How many answers were right, of how many that were given with one confidence; beside a mark in a plot.
    return CalibrationText::tr("%1 of %2").arg(Format().count(level.right), Format().count(level.answers));
}

std::vector<ResultColumn> columns()
{
    std::vector<ResultColumn> columns{
        //: Column of a table: how sure the learner was.
        {QStringLiteral("level"), [] { return CalibrationText::tr("Confidence"); }},
        //: Column of a table: the probability that the learner gave for being right.
        {saidColumn, [] { return CalibrationText::tr("You said"); }, Quantity::Fraction},
        //: Column of a table: the share of answers that were right.
        {rightColumn, [] { return CalibrationText::tr("Were right"); }, Quantity::Fraction, Meaning::Compute},
        //: Column of a table: lower end of an interval that holds the true share in %1 of cases ("80 %").
        {lowColumn,
         [] { return CalibrationText::tr("%1 interval from").arg(Format().percent(intervalShare, 0)); },
         Quantity::Fraction},
        //: Column of a table: upper end of that interval.
        {highColumn, [] { return CalibrationText::tr("to"); }, Quantity::Fraction},
        //: Column of a table and end of a line in a plot: where as much is right as was said.
        {evenColumn, [] { return CalibrationText::tr("As many as you said"); }, Quantity::Fraction},
        //: Column of a table.
        {countColumn, [] { return CalibrationText::tr("Answers"); }, Quantity::Count},
        //: Column of a table: right answers, and all of them.
        {labelColumn, [] { return CalibrationText::tr("Right of all"); }}};
    for (ResultColumn &column : columns)
        column.decimals = 0;
    return columns;
}

ResultRow levelRow(const CalibrationLevel &level)
{
    const double said = probabilityOf(level.confidence);
    const auto interval = [level] {
        const Format format;
        //: %1: how many answers were right, such as "3 of 5"; then how certain their share is, with three
        //: percentages: "80 % interval from 35 % to 81 %".
        return CalibrationText::tr("%1, %2 interval from %3 to %4")
            .arg(countText(level), format.percent(intervalShare, 0), format.percent(level.low, 0),
                 format.percent(level.high, 0));
    };
    // Too few answers of a confidence would show chance.
    const double none = std::numeric_limits<double>::quiet_NaN();
    ResultCell right{none};
    if (level.isShown)
        right = {level.share, {}, Meaning::Neutral, interval};
    return {QString::number(level.confidence),
            {{0.0, [level] { return confidenceText(level.confidence); }},
             {said},
             std::move(right),
             {level.isShown ? level.low : none},
             {level.isShown ? level.high : none},
             {said},
             {static_cast<double>(level.answers)},
             {0.0, [level] { return level.answers > 0 ? countText(level) : QString(); }}}};
}

bool isSamePlot(const std::vector<CalibrationLevel> &shown, const Calibration &calibration)
{
    return std::equal(shown.begin(), shown.end(), calibration.levels.begin(), calibration.levels.end(),
                      [](const CalibrationLevel &a, const CalibrationLevel &b) {
                          return a.answers == b.answers && a.right == b.right;
                      });
}

} // namespace

QString CalibrationText::verdict(const Calibration &calibration)
{
    const Format format;
    const QString said = format.percent(calibration.meanConfidence, 0);
    const QString right = format.percent(calibration.shareRight, 0);
    switch (calibration.verdict) {
    case Confidence::Unknown:
        break;
    case Confidence::Over:
        //: %1: mean of the probabilities that the learner gave; %2: share of right answers.
        return tr("You trust your knowledge too much: on average you said %1, and %2 of your answers were "
                  "right. Chance alone rarely makes such a difference.")
            .arg(said, right);
    case Confidence::Under:
        //: %1: mean of the probabilities that the learner gave; %2: share of right answers.
        return tr("You know more than you think: on average you said %1, and %2 of your answers were right. "
                  "Chance alone rarely makes such a difference.")
            .arg(said, right);
    case Confidence::Fitting:
        //: %1: mean of the probabilities that the learner gave; %2: share of right answers.
        return tr("What you said fits what you knew: on average you said %1, and %2 of your answers were "
                  "right. Chance can make such a difference.")
            .arg(said, right);
    }
    //: Answers that are missing until something can be said on the learner's confidence.
    return tr("After %Ln more answer(s) Ridgepoint can say whether you trust your knowledge too much or too "
              "little.",
              nullptr, std::max(1, Calibration::leastToSay - calibration.answers));
}

QString CalibrationText::missing(const Calibration &calibration)
{
    switch (calibration.gap) {
    case CalibrationGap::None:
        break;
    case CalibrationGap::TooFewAnswers:
        return tr("%Ln more answer(s) are needed.", nullptr, Calibration::leastAnswers - calibration.answers);
    case CalibrationGap::TooFewLevels: {
        QStringList enough;
        for (const CalibrationLevel &level : calibration.levels)
            if (level.isShown)
                enough.append(confidenceText(level.confidence));
        //: %1 is a number of answers.
        const QString needed = tr("The plot compares at least two confidences with %1 answers each.")
                                   .arg(Format().count(Calibration::leastPerLevel));
        return enough.isEmpty()
                   ? joinedSentences({needed, tr("So far no confidence has that many.")})
                   //: %1 is a confidence, such as "4: rather sure, 70 %".
                   : joinedSentences(
                         {needed, tr("So far only “%1” has that many.").arg(enough.constFirst())});
    }
    }
    return {};
}

void fillCalibrationTable(ResultTable &table, const Calibration &calibration)
{
    table.setCaption([] { return CalibrationText::tr("What you said, and what was right"); });
    table.setSummary(
        [] { return CalibrationText::tr("Below the line you were right less often than you said."); });
    if (table.columns().empty())
        table.setColumns(columns());
    std::vector<ResultRow> rows;
    for (const CalibrationLevel &level : calibration.levels)
        rows.push_back(levelRow(level));
    table.setRows(std::move(rows));
}

LineChartSpec calibrationSpec()
{
    LineChartSpec spec;
    spec.xColumn = saidColumn;
    spec.lineColumns = {evenColumn};
    spec.pointColumns = {rightColumn};
    spec.labelColumn = labelColumn;
    spec.intervals = {{rightColumn, lowColumn, highColumn}};
    //: Title of an axis: the probability of being right that the learner gave.
    spec.xTitle = CalibrationText::tr("What you said");
    //: Title of an axis.
    spec.yTitle = CalibrationText::tr("Share of right answers");
    spec.xMin = 0.0;
    spec.xMax = 1.0;
    spec.yMin = 0.0;
    spec.yMax = 1.0;
    spec.plotLines = 7.0;
    spec.lineMarks = false; // the diagonal holds no answers
    return spec;
}

CalibrationCard::CalibrationCard(const ReviewParts &parts, QWidget *parent)
    : Card(2, parent)
    , m_parts(parts)
    , m_table(new ResultTable(QStringLiteral("calibration"), this))
    , m_chart(new LineChart(this))
    , m_missing(new TextBlock(this))
{
    m_missing->setReachable(true);
    m_missing->setQuiet(true);
    body()->addWidget(m_chart);
    body()->addWidget(m_missing);
    body()->addStretch(1);
    connect(m_chart, &ChartWidget::announce, &parts.announcer, &Announcer::say);
}

void CalibrationCard::refresh()
{
    const Calibration calibration = m_parts.book.calibration();
    m_missing->setText(CalibrationText::missing(calibration));
    m_missing->setVisible(calibration.gap != CalibrationGap::None);
    // This follows every letter that is typed into an answer.
    if (isSamePlot(m_plotted, calibration) && m_plottedIn == QLocale())
        return;
    m_plotted.assign(calibration.levels.begin(), calibration.levels.end());
    m_plottedIn = QLocale();
    fillCalibrationTable(*m_table, calibration);
    m_table->retranslate();
    m_chart->setLines(m_table, calibrationSpec());
    showSaid();
}

void CalibrationCard::setSaid(int confidence)
{
    if (std::exchange(m_said, confidence) != confidence)
        showSaid();
}

void CalibrationCard::showSaid()
{
    if (m_said == 0)
        return m_chart->setAnnotations({});
    ChartAnnotation mark;
    mark.key = QStringLiteral("said");
    //: At a line in a plot: the probability that the learner gave for being right, such as "70 %".
    mark.label = tr("You say %1").arg(Format().percent(probabilityOf(m_said), 0));
    mark.spoken = confidenceText(m_said);
    mark.category = probabilityOf(m_said);
    mark.kind = ChartAnnotation::Kind::Upright;
    mark.meaning = Meaning::Dispatch;
    m_chart->setAnnotations({mark});
}

} // namespace rp
