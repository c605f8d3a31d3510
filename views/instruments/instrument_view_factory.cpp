// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/instrument_view_factory.h"

#include "models/instruments/continuum/continuum.h"
#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "models/instruments/fusion/fusion.h"
#include "models/instruments/payback/payback.h"
#include "models/instruments/roofline/roofline.h"
#include "models/instruments/serving/serving.h"
#include "models/instruments/surgery/surgery.h"
#include "models/instruments/trace/trace_workbench.h"
#include "models/instruments/tracks/cloud/track_cloud.h"
#include "models/instruments/tracks/edge/track_edge.h"
#include "models/instruments/tracks/mobile/track_mobile.h"
#include "models/instruments/tracks/tiny/track_tiny.h"
#include "views/instruments/plan/instrument_plans.h"
#include "views/instruments/plan/instrument_view.h"

#include <optional>

namespace rp {

namespace {

std::optional<InstrumentPlan> planOf(Instrument &instrument, const LabSession *session)
{
    if (auto *dispatchTax = qobject_cast<DispatchTaxInstrument *>(&instrument))
        return dispatchTaxPlan(*dispatchTax, session);
    if (auto *continuum = qobject_cast<ContinuumInstrument *>(&instrument))
        return continuumPlan(*continuum);
    if (auto *fusion = qobject_cast<FusionInstrument *>(&instrument))
        return fusionPlan(*fusion);
    if (auto *compiling = qobject_cast<PaybackInstrument *>(&instrument))
        return returnPlan(*compiling, session);
    if (auto *cloud = qobject_cast<TrackCloudInstrument *>(&instrument))
        return trackCloudPlan(*cloud);
    if (auto *edge = qobject_cast<TrackEdgeInstrument *>(&instrument))
        return trackEdgePlan(*edge);
    if (auto *mobile = qobject_cast<TrackMobileInstrument *>(&instrument))
        return trackMobilePlan(*mobile);
    if (auto *tiny = qobject_cast<TrackTinyInstrument *>(&instrument))
        return trackTinyPlan(*tiny);
    if (auto *surgery = qobject_cast<SurgeryInstrument *>(&instrument))
        return surgeryPlan(*surgery);
    if (auto *serving = qobject_cast<ServingInstrument *>(&instrument))
        return servingPlan(*serving, session);
    if (auto *roofline = qobject_cast<RooflineInstrument *>(&instrument))
        return rooflinePlan(*roofline, session);
    if (auto *trace = qobject_cast<TraceInstrument *>(&instrument))
        return tracePlan(*trace, session);
    return std::nullopt;
}

} // namespace

InstrumentView *makeInstrumentView(Instrument &instrument, const LabSession *session, Announcer &announcer,
                                   QWidget *parent)
{
    std::optional<InstrumentPlan> plan = planOf(instrument, session);
    return plan ? new InstrumentView(instrument, std::move(*plan), announcer, parent) : nullptr;
}

} // namespace rp
