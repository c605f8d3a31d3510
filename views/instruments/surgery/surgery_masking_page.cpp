// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery_instrument.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/lines/line_chart.h"
#include "views/instruments/parts/figure_tiles.h"
#include "views/instruments/surgery/surgery_pages.h"
#include "views/widgets/blocks/notice.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/responsive_row.h"
#include "views/widgets/layout/spacing.h"

#include <QVBoxLayout>

#include <cmath>

namespace rp {

namespace {

constexpr int textChars = 110;
constexpr int chartChars = 95; ///< room that two charts need side by side

QString key(const char *text)
{
    return QString::fromLatin1(text);
}

LineChartSpec byProbability(const char *first, const char *second, const QString &x, const QString &y)
{
    LineChartSpec spec;
    spec.xColumn = key("probability");
    spec.lineColumns = {key(first), key(second)};
    spec.xTitle = x;
    spec.yTitle = y;
    spec.xMin = 0.0;
    spec.xMax = 1.0;
    return spec;
}

} // namespace

SurgeryMaskingPage::SurgeryMaskingPage(GraphSurgeryInstrument &surgery, QWidget *parent)
    : SurgeryPage(surgery, parent)
    , m_verdict(new Notice(Notice::Kind::Information, this))
    , m_figures(new FigureTiles(surgery,
                                {{key("mask_breakeven_pass_p")},
                                 {key("mask_breakeven_p")},
                                 {key("mask_wasted_us")},
                                 {key("break_cost_us")}},
                                this))
    , m_lines(new ResponsiveRow(chartChars, space::l, this))
    , m_pass(new LineChart(m_lines))
    , m_rule(new LineChart(m_lines))
    , m_difference(new TextBlock(this))
    , m_work(new BarChart(BarArrangement::Stacked, this))
{
    m_difference->setMaxChars(textChars);
    m_difference->setReachable(true);
    auto *lines = static_cast<ResponsiveRow *>(m_lines);
    lines->addWidget(m_pass);
    lines->addWidget(m_rule);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_verdict, m_figures, m_lines, m_difference, m_work})
        column()->addWidget(part);
    column()->addStretch(1);
    listenTo({m_pass, m_rule, m_work});
    ChartMapping work;
    work.columnKeys = {key("needed_us"), key("wasted_us"), key("idle_us")};
    work.totalColumnKey = key("total_us");
    m_work->setTable(surgery.work(), work);
}

void SurgeryMaskingPage::showMarks()
{
    const double here = instrument().figure(key("probability_a"));
    const QString set = instrument().figureText(key("probability_a"));
    ChartAnnotation now;
    now.key = key("now");
    //: A line up in a chart: the probability that the controls have; %1 is a percentage.
    now.label = tr("Set: %1").arg(set);
    //: %1 is a percentage
    now.spoken = tr("The controls have a probability of %1 for branch A.").arg(set);
    now.category = here;
    now.kind = ChartAnnotation::Kind::Upright;
    const auto marks = [&](const char *figure, double height, const QString &label, const QString &spoken) {
        std::vector<ChartAnnotation> made = {now};
        const double p = instrument().figure(key(figure));
        if (std::isfinite(p) && p > 0.0 && p <= 1.0) {
            ChartAnnotation point;
            point.key = key(figure);
            point.label = label;
            point.spoken = spoken;
            point.category = p;
            point.position = height;
            made.push_back(point);
        }
        return made;
    };
    const QString pass = instrument().figureText(key("mask_breakeven_pass_p"));
    m_pass->setAnnotations(
        marks("mask_breakeven_pass_p", instrument().masking()->value(key("p0"), key("masked_us")),
              //: A point in a chart; %1 is a percentage.
              tr("Break-even in this pass: %1").arg(pass),
              //: %1 is a percentage
              tr("From a probability of %1 on, the masked pass is the faster one.").arg(pass)));
    const QString rule = instrument().figureText(key("mask_breakeven_p"));
    m_rule->setAnnotations(
        marks("mask_breakeven_p", instrument().figure(key("break_cost_us")),
              //: A point in a chart; %1 is a percentage.
              tr("Break-even by the rule: %1").arg(rule),
              //: %1 is a percentage
              tr("From a probability of %1 on, the wasted work costs less than the breaks.").arg(rule)));
}

void SurgeryMaskingPage::showResults()
{
    const double broken = instrument().figure(key("mask_breakeven_pass_p"));
    const bool applies = instrument().masking()->rowCount() > 0;
    const bool pays = applies && instrument().figure(key("probability_a")) >= broken;
    Notice::Kind kind = Notice::Kind::Information;
    if (applies)
        kind = pays ? Notice::Kind::Success : Notice::Kind::Warning;
    m_verdict->setKind(kind);
    m_verdict->setText(instrument().maskingSentence());
    for (QWidget *part : std::initializer_list<QWidget *>{m_figures, m_lines, m_difference})
        part->setVisible(applies);
    m_figures->showValues();
    m_work->setEmphasizedRow(instrument().surgery(),
                             //: Said of the bars or the point that the controls have chosen.
                             tr("chosen in the controls"));
    if (applies)
        showMarks();
}

void SurgeryMaskingPage::retranslateUi()
{
    const QString x = instrument().figureLabel(key("probability_a"));
    m_pass->setLines(instrument().masking(),
                     byProbability("masked_us", "break_us", x, tr("Time of one pass")));
    m_rule->setLines(instrument().waste(),
                     byProbability("wasted_us", "break_cost_us", x, tr("Time in one pass")));
    m_work->setValueAxisTitle(tr("Time of one pass"));
    m_difference->setText(
        tr("There are two break-even points. By the rule, masking pays when the wasted work costs less than "
           "the breaks. In the pass itself, part of what a break costs is hidden behind kernels that still "
           "run, so masking has to save more than that. The pass decides."));
    showResults();
}

} // namespace rp
