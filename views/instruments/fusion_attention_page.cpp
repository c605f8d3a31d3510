// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/fusion_pages.h"

#include "models/instruments/contract/measured_columns.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "views/charts/measured_marks.h"
#include "views/instruments/page/word_parts.h"

namespace rp {

PagePlan FusionAttentionPage::plan() const
{
    const auto counted = [instrument = m_instrument] { return instrument->attentionSentence(); };
    return {.key = "attention",
            //: Tab: how many bytes attention moves, and needs room for.
            .title = [] { return tr("Attention"); },
            .picture = bytesByLength(),
            .figures = {figures("attention_figures")},
            .notes = {textPart("counted", counted, {proseChars}),
                      tablePart("attention", m_shown.table("attention"))},
            .measured =
                [shown = m_shown] {
                    return measuredSentence(*shown.table("attention"), QStringLiteral("traffic_ratio"),
                                            QString::number(qint64(shown.number("sequence"))));
                },
            .choice = "attention"};
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

Part FusionAttentionPage::bytesByLength() const
{
    const auto spec = [] {
        LineChartSpec made;
        made.xColumn = QStringLiteral("sequence");
        made.lineColumns = keysOf({"standard_bytes", "flash_bytes", "standard_footprint", "flash_footprint"});
        made.logX = true;
        made.logY = true;
        made.xTitle = tr("Sequence length");
        //: Title of an axis: of an amount of data.
        made.yTitle = tr("Moved, and held in memory");
        return made;
    };
    return linesPart(
        "traffic",
        {m_shown.table("attention"), spec, {}, [*this] {
             const QString length = Format().count(m_shown.number("sequence"));
             //: Said of a line in a chart; %1 is a number of tokens, %2 a factor.
             const QString here = tr("At a length of %1, the traffic ratio of this model is %2.");
             std::vector marks{lengthMark(fillMarkers(here, {length, m_shown.text("attention_ratio")}))};
             const ResultTable &lengths = *m_shown.table("attention");
             for (const ResultRow &row : lengths.rows()) {
                 for (ChartAnnotation &mark :
                      measuredGains(lengths, QStringLiteral("traffic_ratio"), row.key,
                                    lengths.value(row.key, QStringLiteral("standard_bytes")))) {
                     mark.category = lengths.value(row.key, QStringLiteral("sequence"));
                     marks.push_back(std::move(mark));
                 }
             }
             return marks;
         }});
}

/// An upright line at the sequence length that is set.
ChartAnnotation FusionAttentionPage::lengthMark(const QString &spoken) const
{
    const double sequence = m_shown.number("sequence");
    return uprightMark("length", sequence, Format().count(sequence), spoken);
}

} // namespace rp
