// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/plan/page_plan.h"

namespace rp {

class ContinuumInstrument;
class PaybackInstrument;
class DispatchTaxInstrument;
class SurgeryInstrument;
class FusionInstrument;
class LabSession;
class RooflineInstrument;
class ServingInstrument;
class TraceInstrument;
class TrackEdgeInstrument;
class TrackInstrument;

// What the view of each instrument shows. Instrument and session must outlive the view; without a session
// nothing that was predicted is marked.

/// Waterfall, meters, launch timeline and comparison.
InstrumentPlan dispatchTaxPlan(DispatchTaxInstrument &instrument, const LabSession *session);
/// The stages: throughput against flexibility, and the judgements behind it. The crossing: the operating
/// point against the ridge points, in a few moves.
InstrumentPlan continuumPlan(ContinuumInstrument &instrument);
/// One page for each topic: a chain of operations, attention, one line of code.
InstrumentPlan fusionPlan(FusionInstrument &instrument);
/// Verdict, figures, the break-even timeline and what would change the verdict.
InstrumentPlan returnPlan(PaybackInstrument &instrument, const LabSession *session);
/// The chart, the kernel's figures, what the dashboard's figure is worth, the regime by size and precision.
InstrumentPlan rooflinePlan(RooflineInstrument &instrument, const LabSession *session);
/// Whether the design fits, with a way out when it does not; kernels, memory, throughput and fusion.
InstrumentPlan servingPlan(ServingInstrument &instrument, const LabSession *session);
/// What the chosen surgery is and does; the map, before and after, masking, baselines and the iron law.
InstrumentPlan surgeryPlan(SurgeryInstrument &instrument);
/// Where the span of a real trace goes, its timeline, paces, kernels and steps; what would pay; how to
/// record.
InstrumentPlan tracePlan(TraceInstrument &instrument, const LabSession *session);
/// How busy the GPU is and how many tokens it writes, where the time of a step goes, and the memory.
InstrumentPlan trackCloudPlan(TrackInstrument &instrument);
/// How the times of the loops are spread, the few that take long, what makes them long, and the modes.
InstrumentPlan trackEdgePlan(TrackEdgeInstrument &instrument);
/// What energy and time of a frame are spent on, the battery, the frame rate, and all designs.
InstrumentPlan trackMobilePlan(TrackInstrument &instrument);
/// What flash and RAM are filled with, what time and power go into, the clock, and all runtimes.
InstrumentPlan trackTinyPlan(TrackInstrument &instrument);

} // namespace rp
