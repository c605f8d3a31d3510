// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/recall/calibration_card.h"

#include "models/review/review_book.h"
#include "models/text/format.h"
#include "views/charts/lines/line_chart.h"
#include "views/review/recall/calibration_table.h"
#include "views/review/recall/recall_text.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/spoken/announcer.h"

#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace rp {
namespace {

bool isSamePlot(const std::vector<CalibrationLevel> &shown, const Calibration &calibration)
{
    return std::equal(shown.begin(), shown.end(), calibration.levels.begin(), calibration.levels.end(),
                      [](const CalibrationLevel &a, const CalibrationLevel &b) {
                          return a.answers == b.answers && a.right == b.right;
                      });
}

} // namespace

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
    mark.spoken = RecallText::confidence(m_said);
    mark.category = probabilityOf(m_said);
    mark.kind = ChartAnnotation::Kind::Upright;
    mark.meaning = Meaning::Dispatch;
    m_chart->setAnnotations({mark});
}

} // namespace rp
