// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/serving/serving_table_parts.h"

namespace rp {

namespace {

using namespace serving;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::ServingDesign)
public:
    static QString fused(bool active)
    {
        //: said of operations: they are one kernel
        return active ? tr("fused")
                      //: said of operations: each is a kernel of its own
                      : tr("separate");
    }
};

} // namespace

std::vector<ResultColumn> servingFusionColumns(const ServingNow &now, const Catalogue &catalogue)
{
    const auto column = [&](const char *key, const char *title, Quantity quantity,
                            Meaning meaning = Meaning::Neutral) {
        return servingColumn(key, title, quantity, meaning, now, catalogue,
                             quantity == Quantity::Text ? Nothing : Operations);
    };
    return {
        //: operations that can be one kernel
        column("fusion", QT_TRANSLATE_NOOP("rp::ServingDesign", "Operations"), Quantity::Text),
        //: whether operations are fused
        column("state", QT_TRANSLATE_NOOP("rp::ServingDesign", "Now"), Quantity::Text),
        //: reads and writes of memory for each element
        column("accesses_before", QT_TRANSLATE_NOOP("rp::ServingDesign", "Accesses, separate"),
               Quantity::Count),
        column("accesses_after", QT_TRANSLATE_NOOP("rp::ServingDesign", "Accesses, fused"), Quantity::Count),
        column("bytes_before", QT_TRANSLATE_NOOP("rp::ServingDesign", "Traffic, separate"), Quantity::Bytes,
               Meaning::Memory),
        column("bytes_after", QT_TRANSLATE_NOOP("rp::ServingDesign", "Traffic, fused"), Quantity::Bytes,
               Meaning::Good),
        column("saved_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Traffic saved"), Quantity::Bytes),
        column("intensity_before", QT_TRANSLATE_NOOP("rp::ServingDesign", "Intensity, separate"),
               Quantity::Intensity),
        column("intensity_after", QT_TRANSLATE_NOOP("rp::ServingDesign", "Intensity, fused"),
               Quantity::Intensity)};
}

std::vector<ResultRow> servingFusionRows(const ServingState &state, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    rows.reserve(state.result.fusions.size());
    for (const ServingFusion &fusion : state.result.fusions) {
        const QString key = fusion.key;
        ResultCell now = textCell([active = fusion.active] { return Words::fused(active); });
        now.value = fusion.active ? 1.0 : 0.0;
        now.meaning = fusion.active ? Meaning::Good : Meaning::Neutral;
        rows.push_back({key,
                        {textCell([key, &catalogue] { return ServingWords::kernel(key, catalogue); }), now,
                         numberCell(fusion.accessesBefore), numberCell(fusion.accessesAfter),
                         numberCell(fusion.before.work.bytes), numberCell(fusion.after.work.bytes),
                         numberCell(fusion.saved_bytes()), numberCell(fusion.before.intensity()),
                         numberCell(fusion.after.intensity())}});
    }
    return rows;
}

std::vector<ResultColumn> servingOperationColumns(const ServingNow &now, const Catalogue &catalogue)
{
    const auto column = [&](const char *key, const char *title, Quantity quantity) {
        return servingColumn(key, title, quantity, Meaning::Neutral, now, catalogue,
                             quantity == Quantity::Text ? Nothing : Operations);
    };
    return {column("operation", QT_TRANSLATE_NOOP("rp::ServingDesign", "Operation"), Quantity::Text),
            column("reads", QT_TRANSLATE_NOOP("rp::ServingDesign", "Reads per element"), Quantity::Count),
            column("writes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Writes per element"), Quantity::Count),
            column("flops", QT_TRANSLATE_NOOP("rp::ServingDesign", "FLOP per element"), Quantity::Count),
            column("intensity", QT_TRANSLATE_NOOP("rp::ServingDesign", "Arithmetic intensity"),
                   Quantity::Intensity)};
}

std::vector<ResultRow> servingOperationRows(const Catalogue &catalogue)
{
    const double bytes = catalogue.serving.serving.activation_bytes;
    std::vector<ResultRow> rows;
    rows.reserve(catalogue.servingOperations.size());
    for (const ServingOperation &operation : catalogue.servingOperations) {
        const QString key = operation.key;
        rows.push_back(
            {key,
             {textCell([key, &catalogue] { return ServingWords::kernel(key, catalogue); }),
              numberCell(operation.reads), numberCell(operation.writes), numberCell(operation.flops),
              numberCell(physics::pointwiseIntensity(operation.flops, bytes, operation.accesses()))}});
    }
    return rows;
}

} // namespace rp
