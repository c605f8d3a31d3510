// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/fusion/fusion_pages.h"

#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "views/instruments/plan/word_parts.h"

namespace rp {

namespace {

LineChartSpec byLength(const std::vector<const char *> &lines)
{
    LineChartSpec spec;
    spec.xColumn = QStringLiteral("sequence");
    spec.lineColumns = keysOf(lines);
    spec.logX = true;
    spec.logY = true;
    return spec;
}

} // namespace

std::vector<PagePlan> FusionAttentionPage::plans() const
{
    const auto counted = [instrument = m_instrument] { return instrument->attentionSentence(); };
    return {
        {.key = "attention",
         //: Tab: how many bytes attention moves.
         .title = [] { return tr("Attention"); },
         .picture = bytesByLength("traffic", "attention_traffic", [] { return tr("Memory traffic"); }),
         .figures = {figures("attention_figures")},
         .notes = {textPart("counted", counted, {proseChars})},
         .choice = "attention"},
        {.key = "footprint",
         //: Tab: how many bytes attention needs room for.
         .title = [] { return tr("Footprint"); },
         .picture = bytesByLength("footprint", "attention_footprint", [] { return tr("Memory footprint"); }),
         .figures = {figures("footprint_figures")},
         .choice = "attention"},
        {.key = "ratio",
         //: Tab: how many times fewer bytes it is with FlashAttention.
         .title = [] { return tr("Ratio"); },
         .picture = ratio(),
         .figures = {figures("ratio_figures")},
         .choice = "attention"}};
}

Part FusionAttentionPage::figures(const char *id) const
{
    const auto compared = [shown = m_shown](const char *standard, const char *flash) -> Wording {
        return [shown, standard, flash] {
            //: Two amounts of data, of standard attention and of FlashAttention.
            return tr("%1 standard, %2 FlashAttention").arg(shown.text(standard), shown.text(flash));
        };
    };
    return figuresPart(id, m_shown,
                       {{"attention_ratio", compared("attention_standard_bytes", "attention_flash_bytes")},
                        {"footprint_ratio", compared("footprint_standard_bytes", "footprint_flash_bytes")},
                        {"attention_published_ratio"},
                        {"attention_published_speedup"}});
}

Part FusionAttentionPage::bytesByLength(const char *id, const char *table, Wording axis) const
{
    ResultTable *bytes = m_shown.table(table);
    const auto spec = [axis = std::move(axis)] {
        LineChartSpec made = byLength({"standard_bytes", "flash_bytes"});
        made.xTitle = tr("Sequence length");
        made.yTitle = axis();
        return made;
    };
    return linesPart(id,
                     {bytes, spec, {}, [*this, bytes] { return std::vector{lengthMark(bytes->summary())}; }});
}

Part FusionAttentionPage::ratio() const
{
    const auto spec = [] {
        LineChartSpec made = byLength({"traffic_ratio", "footprint_ratio"});
        made.xTitle = tr("Sequence length");
        //: Title of an axis: standard attention divided by FlashAttention.
        made.yTitle = tr("Standard to FlashAttention");
        return made;
    };
    return linesPart("ratio", {m_shown.table("attention_ratio"), spec, {}, [*this] { return ratioMarks(); }});
}

/// An upright line at the sequence length that is set.
ChartAnnotation FusionAttentionPage::lengthMark(const QString &spoken) const
{
    const double sequence = m_shown.number("sequence");
    return uprightMark("length", sequence, Format().count(sequence), spoken);
}

std::vector<ChartAnnotation> FusionAttentionPage::ratioMarks() const
{
    const QString length = Format().count(m_shown.number("sequence"));
    const QString published = m_shown.text("attention_published_ratio");
    //: Said of a line in a chart; %1 is a number of tokens, %2 a factor.
    const QString here = fillMarkers(tr("At a length of %1, the traffic ratio of this model is %2."),
                                     {length, m_shown.text("attention_ratio")});
    return {
        lengthMark(here),
        pointMark("published", m_instrument->publishedSequence(), m_shown.figure("attention_published_ratio"),
                  //: A point in a chart: what was measured; %1 is a factor.
                  tr("Measured: %1").arg(published),
                  //: Said of a point in a chart; %1 is a factor.
                  tr("Published measurement, forward and backward passes of a whole model: a traffic ratio "
                     "of %1.")
                      .arg(published))};
}

} // namespace rp
