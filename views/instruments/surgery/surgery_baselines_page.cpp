// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery_instrument.h"
#include "views/charts/bars/bar_chart.h"
#include "views/instruments/parts/comparison_table.h"
#include "views/instruments/parts/verdict_badge.h"
#include "views/instruments/surgery/surgery_pages.h"
#include "views/widgets/layout/responsive_row.h"
#include "views/widgets/layout/spacing.h"

#include <QVBoxLayout>

namespace rp {

namespace {

constexpr int badgeChars = 120; ///< room that three judgements need side by side

QString key(const char *text)
{
    return QString::fromLatin1(text);
}

bool isSet(const GraphSurgeryInstrument &instrument, const char *figure)
{
    return instrument.figure(key(figure)) > 0.5;
}

} // namespace

SurgeryBaselinesPage::SurgeryBaselinesPage(GraphSurgeryInstrument &surgery, QWidget *parent)
    : SurgeryPage(surgery, parent)
    , m_overEager(new VerdictBadge(this))
    , m_overBreak(new VerdictBadge(this))
    , m_rule(new VerdictBadge(this))
    , m_challenge(new ComparisonTable(*surgery.challenge(), this))
    , m_gains(new BarChart(BarArrangement::Grouped, this))
{
    auto *badges = new ResponsiveRow(badgeChars, space::m, this);
    for (VerdictBadge *badge : {m_overEager, m_overBreak, m_rule})
        badges->addWidget(badge);
    m_challenge->setHeaded(false); // the chart above it has the same heading
    for (QWidget *part : std::initializer_list<QWidget *>{badges, m_gains, m_challenge})
        column()->addWidget(part);
    column()->addStretch(1);
    listenTo({m_gains});
}

void SurgeryBaselinesPage::showGain(VerdictBadge &badge, const char *gain, const char *passes)
{
    const bool enough = isSet(instrument(), passes);
    const QString baseline =
        instrument().inputText(key("baseline"), qstrcmp(gain, "gain_skip") == 0 ? key("skip") : key("break"));
    //: Heading: whether a surgery gains enough; %1 is what it is compared with.
    const QString word = enough ? tr("Against “%1”: enough").arg(baseline)
                                //: Heading: whether a surgery gains enough; %1 is what it is compared with.
                                : tr("Against “%1”: not enough").arg(baseline);
    //: %1 is the gain of a surgery and %2 the gain that is asked for, both factors such as 2.00×
    const QString sentence =
        tr("MFU is %1 the baseline's. More than %2 is asked for.")
            .arg(instrument().figureText(key(gain)), instrument().figureText(key("factor")));
    const bool leaves = instrument().surgery().startsWith(QLatin1String("none_"));
    badge.setVerdict(enough ? Meaning::Good : Meaning::Failure, word,
                     {sentence, leaves ? tr("Leaving the break is no surgery.") : QString()});
    badge.setAssumption(instrument().figureLabel(key(gain)), instrument().figureAssumption(key(gain)));
}

void SurgeryBaselinesPage::showResults()
{
    showGain(*m_overEager, "gain_skip", "passes_skip");
    showGain(*m_overBreak, "gain_break", "passes_break");
    const bool met = isSet(instrument(), "rule_met");
    m_rule->setVerdict(met ? Meaning::Good : Meaning::Failure,
                       met ? tr("The track's own rule: met") : tr("The track's own rule: not met"),
                       {instrument().ruleSentence()});
    m_rule->setAssumption(instrument().figureLabel(key("rule_metric")),
                          instrument().figureAssumption(key("rule_metric")));
    m_challenge->retranslateUi(); // its words and their widths change with every value

    ChartMapping bars;
    bars.columnKeys = {key("gain_skip"), key("gain_break")};
    m_gains->setEmphasizedRow(instrument().surgery(),
                              //: Said of the bars or the point that the controls have chosen.
                              tr("chosen in the controls"));
    for (const ResultRow &row : instrument().work()->rows()) // the surgeries that are possible
        bars.rowKeys.push_back(row.key);
    if (!m_gains->table() || bars.rowKeys != m_shownRows)
        m_gains->setTable(instrument().challenge(), bars);
    m_shownRows = bars.rowKeys;
    const QString factor = instrument().figureText(key("factor"));
    //: A line in a chart; %1 is a factor such as 2.00×.
    m_gains->setAnnotations({{key("factor"), tr("Asked for: more than %1").arg(factor),
                              //: %1 is a factor such as 2.00×
                              tr("The stakeholder asks for more than %1 of the baseline's MFU.").arg(factor),
                              instrument().figure(key("factor"))}});
}

void SurgeryBaselinesPage::retranslateUi()
{
    //: Axis of a chart: how many times the MFU of a baseline is reached.
    m_gains->setValueAxisTitle(tr("Gain in MFU"));
    showResults();
}

} // namespace rp
