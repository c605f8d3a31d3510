// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/fusion/fusion_tables.h"
#include "models/instruments/kit/table_cells.h"
#include "models/text/format.h"

#include <QCoreApplication>

namespace rp {

namespace {

std::function<QString()> late(const char *source)
{
    return [source] { return QCoreApplication::translate("rp::Fusion", source); };
}

ResultColumn column(const char *key, const char *title, Quantity quantity, Meaning meaning = Meaning::Neutral)
{
    ResultColumn made;
    made.key = QString::fromLatin1(key);
    made.title = late(title);
    made.quantity = quantity;
    made.meaning = meaning;
    return made;
}

std::function<QString()> onChip(const FusionStateNow &now, const Catalogue &catalogue)
{
    return [now, &catalogue] { return onChipAssumption(now(), catalogue); };
}

/// One row for each sequence length; `cells` gives what stands beside it.
std::vector<ResultRow> bySequence(const FusionSettings &settings, const Catalogue &catalogue,
                                  std::pair<double, double> (*values)(const AttentionTraffic &))
{
    std::vector<ResultRow> rows;
    for (const double sequence : attentionSequences()) {
        const auto [first, second] = values(attentionAt(sequence, settings, catalogue));
        rows.push_back({QString::number(qint64(sequence)),
                        {numberCell(sequence), numberCell(first), numberCell(second)}});
    }
    return rows;
}

ResultColumn sequenceColumn()
{
    return column("sequence", QT_TRANSLATE_NOOP("rp::Fusion", "Sequence length"), Quantity::Count);
}

std::vector<ResultColumn> twoWays()
{
    return {sequenceColumn(),
            column("standard_bytes", QT_TRANSLATE_NOOP("rp::Fusion", "Standard attention"), Quantity::Bytes,
                   Meaning::Dispatch),
            //: name of a method, not translated in most languages
            column("flash_bytes", QT_TRANSLATE_NOOP("rp::Fusion", "FlashAttention"), Quantity::Bytes,
                   Meaning::Memory)};
}

QString chosenConvention()
{
    return QCoreApplication::translate("rp::Fusion", "chosen in the controls");
}

} // namespace

std::vector<ResultColumn> attentionTrafficColumns(const FusionStateNow &now, const Catalogue &catalogue)
{
    std::vector<ResultColumn> columns = twoWays();
    columns[2].assumption = onChip(now, catalogue);
    return columns;
}

std::vector<ResultRow> attentionTrafficRows(const FusionSettings &settings, const Catalogue &catalogue)
{
    return bySequence(settings, catalogue, [](const AttentionTraffic &traffic) {
        return std::pair(traffic.standard_bytes, traffic.flash_bytes);
    });
}

std::vector<ResultColumn> attentionFootprintColumns()
{
    return twoWays();
}

std::vector<ResultRow> attentionFootprintRows(const FusionSettings &settings, const Catalogue &catalogue)
{
    return bySequence(settings, catalogue, [](const AttentionTraffic &traffic) {
        return std::pair(traffic.footprint_standard_bytes, traffic.footprint_flash_bytes);
    });
}

std::vector<ResultColumn> attentionRatioColumns(const FusionStateNow &now, const Catalogue &catalogue)
{
    std::vector<ResultColumn> columns = {
        sequenceColumn(),
        column("traffic_ratio", QT_TRANSLATE_NOOP("rp::Fusion", "Traffic ratio"), Quantity::Factor,
               Meaning::Memory),
        column("footprint_ratio", QT_TRANSLATE_NOOP("rp::Fusion", "Footprint ratio"), Quantity::Factor,
               Meaning::Compute)};
    columns[1].assumption = onChip(now, catalogue);
    return columns;
}

std::vector<ResultRow> attentionRatioRows(const FusionSettings &settings, const Catalogue &catalogue)
{
    return bySequence(settings, catalogue, [](const AttentionTraffic &traffic) {
        return std::pair(traffic.ratio(), traffic.footprintRatio());
    });
}

std::vector<ResultColumn> conventionColumns()
{
    return {column("convention", QT_TRANSLATE_NOOP("rp::Fusion", "Counting convention"), Quantity::Text),
            column("accesses_unfused", QT_TRANSLATE_NOOP("rp::Fusion", "Accesses, unfused"), Quantity::Count,
                   Meaning::Dispatch),
            column("accesses_fused", QT_TRANSLATE_NOOP("rp::Fusion", "Accesses, fused"), Quantity::Count,
                   Meaning::Memory),
            //: heading of a column of factors: unfused divided by fused
            column("ratio", QT_TRANSLATE_NOOP("rp::Fusion", "Unfused to fused"), Quantity::Factor),
            column("reads_unfused", QT_TRANSLATE_NOOP("rp::Fusion", "Reads, unfused"), Quantity::Count),
            column("writes_unfused", QT_TRANSLATE_NOOP("rp::Fusion", "Writes, unfused"), Quantity::Count),
            column("reads_fused", QT_TRANSLATE_NOOP("rp::Fusion", "Reads, fused"), Quantity::Count),
            column("writes_fused", QT_TRANSLATE_NOOP("rp::Fusion", "Writes, fused"), Quantity::Count)};
}

std::vector<ResultRow> conventionRows(const FusionSettings &settings, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    rows.reserve(catalogue.conventions.size());
    for (const ConventionEntry &entry : catalogue.conventions) {
        const physics::AccessCounts &counts = entry.counts;
        ResultCell name = textCell([&entry] { return contentText(entry.name); });
        if (entry.key == settings.convention)
            name.note = [] { return chosenConvention(); };
        ResultCell ratio = numberCell(counts.ratio());
        if (counts.totalFused() == 0) {
            ratio.text = [] {
                //: instead of a factor: after fusion nothing is left to compare with
                return QCoreApplication::translate("rp::Fusion", "none left");
            };
        }
        rows.push_back(
            {entry.key,
             {name, numberCell(double(counts.totalUnfused())), numberCell(double(counts.totalFused())), ratio,
              numberCell(double(counts.reads_unfused)), numberCell(double(counts.writes_unfused)),
              numberCell(double(counts.reads_fused)), numberCell(double(counts.writes_fused))}});
    }
    return rows;
}

} // namespace rp
