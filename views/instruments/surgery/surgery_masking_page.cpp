// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery.h"
#include "views/instruments/plan/chart_parts.h"
#include "views/instruments/plan/word_parts.h"
#include "views/instruments/surgery/surgery_pages.h"

#include <QCoreApplication>
#include <cmath>

namespace rp {

namespace {

class MaskingPage
{
    Q_DECLARE_TR_FUNCTIONS(rp::SurgeryMaskingPage)
public:
    explicit MaskingPage(const SurgeryInstrument &instrument)
        : m_instrument(instrument)
        , m_shown(instrument)
    {
    }
    std::vector<PagePlan> plans() const;

private:
    /// Masking applies to the program and the surgery that are set.
    bool applies() const { return m_shown.table("masking")->rowCount() > 0; }
    Part verdict() const;
    Part work() const;
    Part byProbability(const char *id, const char *table, const std::vector<const char *> &columns,
                       Wording axis, ChartMarks marks) const;
    std::vector<ChartAnnotation> marks(const char *figure, double height, const QString &label,
                                       const QString &spoken) const;
    std::vector<ChartAnnotation> passMarks() const;
    std::vector<ChartAnnotation> ruleMarks() const;
    static QString difference();

    const SurgeryInstrument &m_instrument;
    InstrumentReader m_shown;
};

std::vector<PagePlan> MaskingPage::plans() const
{
    const Part pass = byProbability(
        "pass", "masking", {"masked_us", "break_us"}, [] { return tr("Time of one pass"); },
        [*this] { return passMarks(); });
    const Part rule = byProbability(
        "rule", "waste", {"wasted_us", "break_cost_us"}, [] { return tr("Time in one pass"); },
        [*this] { return ruleMarks(); });
    const auto said = [*this] { return m_instrument.maskingSentence(); };
    return {{.key = "masking",
             //: Tab: computing both branches.
             .title = [] { return tr("Masking"); },
             .picture = pass,
             .figures = {figuresPart(
                 "masking_figures", m_shown,
                 {{"mask_breakeven_pass_p"}, {"mask_breakeven_p"}, {"mask_wasted_us"}, {"break_cost_us"}})},
             .notes = {verdict(), textPart("difference", &MaskingPage::difference, {proseChars})},
             .sentence = said},
            {.key = "rule",
             //: Tab: a rule of thumb for computing both branches.
             .title = [] { return tr("Rule of masking"); },
             .picture = rule,
             .figures = {figuresPart("rule_figures", m_shown,
                                     {{"mask_breakeven_p"}, {"mask_wasted_us"}, {"break_cost_us"}})}},
            {.key = "work",
             //: Tab: which part of the work of a program is needed.
             .title = [] { return tr("Work"); },
             .picture = work()}};
}

Part MaskingPage::verdict() const
{
    return noticePart("masking_verdict", [*this] {
        const bool pays = m_shown.figure("probability_a") >= m_shown.figure("mask_breakeven_pass_p");
        const Notice::Kind judged = pays ? Notice::Kind::Success : Notice::Kind::Warning;
        return std::pair(applies() ? judged : Notice::Kind::Information, m_instrument.maskingSentence());
    });
}

QString MaskingPage::difference()
{
    return tr(
        "There are two break-even points. By the rule, masking pays when the wasted work costs less than "
        "the breaks. In the pass itself, part of what a break costs is hidden behind kernels that still "
        "run, so masking has to save more than that. The pass decides.");
}

Part MaskingPage::work() const
{
    BarsPlan plan{m_shown.table("work"), {"needed_us", "wasted_us", "idle_us"}, "total_us"};
    plan.axis = [] { return tr("Time of one pass"); };
    plan.emphasis = {[shown = m_shown] { return shown.key("surgery"); },
                     //: Said of the bars or the point that the controls have chosen.
                     [] { return tr("chosen in the controls"); }};
    return barsPart(BarArrangement::Stacked, "work", plan);
}

Part MaskingPage::byProbability(const char *id, const char *table, const std::vector<const char *> &columns,
                                Wording axis, ChartMarks marks) const
{
    const auto spec = [shown = m_shown, columns, axis = std::move(axis)] {
        LineChartSpec made;
        made.xColumn = QStringLiteral("probability");
        made.lineColumns = keysOf(columns);
        made.xTitle = shown.label("probability_a");
        made.yTitle = axis();
        made.xMin = 0.0;
        made.xMax = 1.0;
        return made;
    };
    return linesPart(id, {m_shown.table(table), spec, {}, std::move(marks)});
}

/// The probability that is set, and the one from which masking pays.
std::vector<ChartAnnotation> MaskingPage::marks(const char *figure, double height, const QString &label,
                                                const QString &spoken) const
{
    const QString set = m_shown.text("probability_a");
    std::vector<ChartAnnotation> marks = {
        uprightMark("now", m_shown.figure("probability_a"),
                    //: A line up in a chart: the probability that the controls have; %1 is a percentage.
                    tr("Set: %1").arg(set),
                    //: %1 is a percentage
                    tr("The controls have a probability of %1 for branch A.").arg(set))};
    const double p = m_shown.figure(figure);
    if (std::isfinite(p) && p > 0.0 && p <= 1.0)
        marks.push_back(pointMark(figure, p, height, label, spoken));
    return marks;
}

std::vector<ChartAnnotation> MaskingPage::passMarks() const
{
    const QString pass = m_shown.text("mask_breakeven_pass_p");
    const double height = m_shown.table("masking")->value(QStringLiteral("p0"), QStringLiteral("masked_us"));
    return marks("mask_breakeven_pass_p", height,
                 //: A point in a chart; %1 is a percentage.
                 tr("Break-even in this pass: %1").arg(pass),
                 //: %1 is a percentage
                 tr("From a probability of %1 on, the masked pass is the faster one.").arg(pass));
}

std::vector<ChartAnnotation> MaskingPage::ruleMarks() const
{
    const QString rule = m_shown.text("mask_breakeven_p");
    return marks("mask_breakeven_p", m_shown.figure("break_cost_us"),
                 //: A point in a chart; %1 is a percentage.
                 tr("Break-even by the rule: %1").arg(rule),
                 //: %1 is a percentage
                 tr("From a probability of %1 on, the wasted work costs less than the breaks.").arg(rule));
}

} // namespace

std::vector<PagePlan> surgeryMaskingPages(const SurgeryInstrument &instrument)
{
    return MaskingPage(instrument).plans();
}

} // namespace rp
