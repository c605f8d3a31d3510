// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lines of the program as kernels on the roofline: names, tables and sentences.
#include "models/instruments/contract/table_cells.h"
#include "models/instruments/surgery/surgery.h"
#include "models/instruments/surgery/surgery_code.h"
#include "models/physics/roofline.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <array>
#include <set>

namespace rp {

namespace {

using Of = physics::SurgeryPart::Of;

/// Keys of the rows, in the order of the enumeration.
constexpr auto partKeys =
    std::to_array<const char *>({"before", "path_a", "path_b", "behind", "path_a_behind", "path_b_behind",
                                 "core", "own", "whole_a", "whole_b", "whole"});

QString lineNumber(int line)
{
    return Format().count(double(line + 1));
}

ResultCell expectedCell(double count)
{
    ResultCell cell = numberCell(count);
    cell.text = [count] { return expectedText(count); };
    return cell;
}

} // namespace

std::pair<int, int> partLines(Of part, BreakCause cause)
{
    const int last = int(codeLines(cause).size()) - 1;
    const int breaking = breakingLine(cause);
    switch (part) {
    case Of::Before:
        return {0, breaking - 1};
    case Of::PathA:
    case Of::PathB:
    case Of::Own:
        return {breaking, breaking};
    case Of::Behind:
        return {breaking + 1, last};
    case Of::PathABehind:
    case Of::PathBBehind:
        return {breaking, last};
    default:
        return {0, last};
    }
}

QString partName(Of part, BreakCause cause)
{
    const auto [first, last] = partLines(part, cause);
    //: a part of a program; %1 is the number of a line of code
    QString lines =
        first == last ? SurgeryText::tr("Line %1").arg(lineNumber(first))
                      //: a part of a program; %1 and %2 are numbers of lines of code
                      : fillMarkers(SurgeryText::tr("Lines %1 to %2"), {lineNumber(first), lineNumber(last)});
    const bool isA = part == Of::PathA || part == Of::PathABehind || part == Of::WholeA;
    const bool isB = part == Of::PathB || part == Of::PathBBehind || part == Of::WholeB;
    if (!hasTwoPaths(cause) || (!isA && !isB))
        return lines;
    //: a part of a program when branch A is taken; %1 is such as "Lines 3 to 5"
    return isA ? SurgeryText::tr("%1, branch A").arg(lines)
               //: a part of a program when branch B is taken; %1 is such as "Lines 3 to 5"
               : SurgeryText::tr("%1, branch B").arg(lines);
}

QString surgeryKernelsSummary(const Moment<SurgeryDesign> &moment)
{
    const Format format;
    const SurgeryOutcome &after = moment.now.after();
    //: what a program becomes; %1 and %2 are counts, %3 is an amount of data, %4 an intensity
    return fillMarkers(SurgeryText::tr("Compiled graphs: %1. Kernels launched: %2. They move %3, at %4."),
                       {format.count(after.subgraphs), expectedText(after.mean.launches),
                        format.bytes(after.traffic_bytes),
                        format.flopPerByte(surgeryIntensity(surgeryKernels(moment.now, after)))});
}

std::vector<ResultRow> surgeryKernelRows(const SurgeryState &state, const Catalogue & /*catalogue*/)
{
    const BreakCause cause = causeOf(state.settings);
    const SurgeryOutcome &after = state.after();
    const std::vector<SurgeryKernels> kernels = surgeryKernels(state, after);
    std::vector<ResultRow> rows;
    for (const SurgeryKernels &each : kernels) {
        const Of of = each.part.of;
        rows.push_back(
            {QString::fromLatin1(partKeys.at(std::size_t(of))),
             {textCell([of, cause] { return partName(of, cause); }), expectedCell(each.part.operations),
              expectedCell(each.part.launches), numberCell(each.traffic_bytes), numberCell(each.ai),
              numberCell(each.attainable_flops)}});
    }
    const double ai = surgeryIntensity(kernels);
    //: a row of a table, a point of a chart: all lines of a program together
    rows.push_back({QStringLiteral("pass"),
                    {textCell([] { return SurgeryText::tr("All lines"); }), expectedCell(after.kernels),
                     expectedCell(after.mean.launches), numberCell(after.traffic_bytes), numberCell(ai),
                     numberCell(physics::attainable(ai, state.result.pass.peak_flops,
                                                    state.result.bandwidth_bytes_s))}});
    return rows;
}

std::vector<ResultRow> surgeryRoofRows(const SurgeryState &state, const Catalogue & /*catalogue*/)
{
    const double ridge = surgeryRidge(state);
    // Without the ridge the corner would be cut off.
    const std::set<double> samples{0.001, 0.01, 0.1, 1.0, 10.0, 100.0, 1000.0, ridge};
    std::vector<ResultRow> rows;
    rows.reserve(samples.size());
    for (const double at : samples)
        rows.push_back({at == ridge ? QStringLiteral("ridge") : QStringLiteral("i%1").arg(at, 0, 'g', 6),
                        {textCell([at] { return Format().flopPerByte(at); }), numberCell(at),
                         numberCell(physics::attainable(at, state.result.pass.peak_flops,
                                                        state.result.bandwidth_bytes_s))}});
    return rows;
}

} // namespace rp
