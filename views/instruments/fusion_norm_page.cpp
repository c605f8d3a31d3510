// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/fusion_pages.h"

#include "models/instruments/contract/measured_columns.h"
#include "models/text/format.h"
#include "views/charts/measured_marks.h"
#include "views/instruments/code_lines.h"
#include "views/instruments/page/predictions.h"
#include "views/instruments/page/word_parts.h"

namespace rp {

namespace {

constexpr int codeChars = 110;        ///< both kinds of code side by side
constexpr double quotedSpeedup = 5.0; ///< the figure that is often quoted for this chain

Part shownIf(Part part, const std::function<bool()> &isShown)
{
    part.show = [show = std::move(part.show), isShown](QWidget &widget) {
        widget.setVisible(isShown());
        show(widget);
    };
    return part;
}

} // namespace

std::vector<PagePlan> FusionNormPage::plans() const
{
    const auto held = [*this] { return waits(); };
    const auto rows = [*this] { return untried(); };
    // Each of its rows is a comparison with what is held back.
    const auto comparisons = [*this] {
        QStringList all;
        if (!untried().isEmpty())
            for (const ResultRow &row : m_shown.table("granularities")->rows())
                all.append(row.key);
        return all;
    };
    std::vector<Part> notes = speedup();
    notes.insert(notes.begin(),
                 {cache(), row(codeChars, {placed(code(false), 1), placed(code(true), 1)}),
                  tablePart("program", m_shown.table("program")),
                  tablePart("operations", m_shown.table("operations"), rows),
                  tablePart("granularities", m_shown.table("granularities"), comparisons),
                  tablePart("times", m_shown.table("times"), rows),
                  figuresPart("speedup", m_shown,
                              {{"speedup", unfusedToFused("total_unfused_us", "total_fused_us"), held}})});
    return {
        {.key = "norm",
         //: Tab: how many bytes a chain of operations moves.
         .title = [] { return tr("Bytes"); },
         .picture = column(0, {bytes(), lines()}, 1),
         .choices = {chainChoice(*m_instrument), pictureChoice()},
         .figures =
             {shownIf(figuresPart("savings", m_shown,
                                  {{"launch_ratio", unfusedToFused("kernels_unfused", "kernels_fused"), held},
                                   {"traffic_ratio",
                                    unfusedToFused("traffic_unfused_bytes", "traffic_fused_bytes"), held}}),
                      [*this] { return !isByLine(); }),
              // What is done to single lines is no longer the whole chain, before or after.
              shownIf(
                  figuresPart("program_figures", m_shown,
                              {{"program_kernels"}, {"program_graphs"}, {"program_passes"}, {"program_ai"}}),
                  [*this] { return isByLine(); })},
         .notes = notes,
         .measured = [*this] { return measured(); },
         .choice = "norm"},
        {.key = "intensity",
         //: Tab: the arithmetic intensity of a chain of operations.
         .title = [] { return tr("Intensity"); },
         .picture = scalePart("intensity", {.table = m_shown.table("intensities"),
                                            .column = "ai",
                                            .ridges = [*this] { return ridges(); },
                                            .waiting = [*this] { return waiting(); }}),
         .figures = {figuresPart("distance", m_shown,
                                 {{"ops_to_ridge_vector"},
                                  {"ops_to_ridge_tensor"},
                                  {"relu_share_vector"},
                                  {"relu_share_tensor"}})},
         .choice = "norm"}};
}

/// The fused kernel tells in its two lines what is to be found.
Part FusionNormPage::code(bool fused) const
{
    return partOf<CodeLines>(
        Part::Kind::Text, fused ? "fused_code" : "chain_code", [*this, fused](CodeLines &lines) {
            lines.setVisible(!fused || !waits());
            std::vector<std::pair<QString, QString>> all;
            for (const FusionLine &line : m_instrument->codeLines(fused))
                all.emplace_back(line.code, line.moves);
            //: Heading over lines of code: one kernel that a compiler writes for several operations.
            lines.setLines(fused ? tr("Generated: one kernel")
                                 //: Heading over lines of code: each is a kernel that is launched.
                                 : tr("Written: a kernel for each line"),
                           all);
        });
}

/// A remark that gives the values on both sides of fusion.
Wording FusionNormPage::unfusedToFused(const char *unfused, const char *fused) const
{
    return [shown = m_shown, unfused, fused] {
        //: Values of one figure before and after fusion.
        return tr("%1 unfused, %2 fused").arg(shown.text(unfused), shown.text(fused));
    };
}

QStringList FusionNormPage::untried() const
{
    return m_predictions->untried(QStringLiteral("fused"));
}

WaitingRows FusionNormPage::waiting() const
{
    const QStringList rows = untried();
    return rows.isEmpty() ? WaitingRows{} : WaitingRows{rows, QString()};
}

QString FusionNormPage::chosen()
{
    //: Said of the bars or the point that the controls have chosen.
    return tr("chosen in the controls");
}

Part FusionNormPage::cache() const
{
    return noticePart("cache", [*this] {
        const bool fits = m_shown.figure("fits_in_l2") > 0.0;
        return std::pair(fits ? Notice::Kind::Warning : Notice::Kind::Information,
                         m_instrument->cacheSentence());
    });
}

Part FusionNormPage::bytes() const
{
    BarsPlan plan;
    plan.source = [*this] {
        ChartMapping bars;
        bars.columnKeys = keysOf({"reads_bytes", "writes_bytes"});
        if (m_shown.isOn("count_rows"))
            bars.columnKeys.push_back(QStringLiteral("rows_bytes"));
        bars.totalColumnKey = QStringLiteral("traffic_bytes");
        return std::pair(m_shown.table("bytes"), bars);
    };
    plan.axis = [] { return tr("Memory traffic"); };
    plan.emphasis = {[*this] { return QString::fromLatin1(m_shown.isOn("fused") ? "fused" : "unfused"); },
                     &FusionNormPage::chosen};
    plan.instrument = m_instrument;
    plan.chooses = "fused";
    plan.waiting = [*this] { return WaitingRows{untried()}; }; // its sentence is of what is switched on
    plan.lively = true;
    plan.marks = [*this] { return fusedMarks(); };
    plan.cut = {"fused", "unfused"};
    Part bars = barsPart(BarArrangement::Stacked, "bytes", plan);
    bars.show = [*this, show = bars.show](QWidget &widget) {
        widget.setVisible(!isByLine());
        show(widget);
    };
    return bars;
}

/// The row of the granularities that is set; empty when none is.
QString FusionNormPage::level() const
{
    if (!m_shown.isOn("evaluation"))
        return m_shown.key("granularity");
    return QStringLiteral("evaluation");
}

/// What fusing saves in time, against what it saves in bytes.
QString FusionNormPage::measured() const
{
    return untried().isEmpty()
               ? measuredSentence(*m_shown.table("granularities"), QStringLiteral("traffic_ratio"), level())
               : QString();
}

/// How long the fused bar would be if bytes were all that takes time: as much shorter as the kernel was
/// faster.
std::vector<ChartAnnotation> FusionNormPage::fusedMarks() const
{
    std::vector<ChartAnnotation> marks;
    if (untried().isEmpty())
        marks = measuredGains(*m_shown.table("granularities"), QStringLiteral("traffic_ratio"), level(),
                              m_shown.figure("traffic_unfused_bytes"));
    for (ChartAnnotation &mark : marks)
        mark.row = QStringLiteral("fused");
    return marks;
}

std::vector<Part> FusionNormPage::speedup() const
{
    const auto question = [] {
        //: Heading over an explanation; %1 is a factor such as 5×. Wall clock: the time that passes.
        return tr("Where can a wall-clock speed-up of %1 come from?").arg(Format().factor(quotedSpeedup, 0));
    };
    const auto answer = [instrument = m_instrument] { return instrument->speedupSentence(); };
    return {headingPart("speedup_heading", 3, question), textPart("speedup_text", answer, {proseChars})};
}

std::vector<IntensityRidge> FusionNormPage::ridges() const
{
    const QString vector = m_shown.text("ridge_vector");
    const QString tensor = m_shown.text("ridge_tensor");
    //: A line in a chart: the ridge point of the vector units; %1 is an intensity.
    return {{QStringLiteral("ridge_vector"), tr("Vector ridge: %1").arg(vector),
             tr("The ridge point of the vector units, on which this chain runs, is at %1.").arg(vector),
             m_shown.figure("ridge_vector")},
            //: A line in a chart: the ridge point of the Tensor Cores; %1 is an intensity.
            {QStringLiteral("ridge_tensor"), tr("Tensor ridge: %1").arg(tensor),
             tr("The ridge point of the Tensor Cores, on which matrix products run, is at %1.").arg(tensor),
             m_shown.figure("ridge_tensor")}};
}

} // namespace rp
