// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/instrument_view_factory.h"

#include "models/instruments/continuum/continuum_instrument.h"
#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "models/instruments/fusion/fusion_instrument.h"
#include "models/instruments/payback/payback_instrument.h"
#include "models/instruments/roofline/roofline_instrument.h"
#include "models/instruments/serving/serving_instrument.h"
#include "models/instruments/surgery/surgery_instrument.h"
#include "models/instruments/tracks/cloud/track_cloud_instrument.h"
#include "models/instruments/tracks/edge/track_edge_instrument.h"
#include "models/instruments/tracks/mobile/track_mobile_instrument.h"
#include "models/instruments/tracks/tiny/track_tiny_instrument.h"
#include "views/instruments/continuum/continuum_view.h"
#include "views/instruments/dispatch_tax/dispatch_tax_view.h"
#include "views/instruments/fusion/fusion_view.h"
#include "views/instruments/payback/payback_view.h"
#include "views/instruments/roofline/roofline_view.h"
#include "views/instruments/serving/serving_view.h"
#include "views/instruments/surgery/surgery_view.h"
#include "views/instruments/tracks/track_cloud_view.h"
#include "views/instruments/tracks/track_edge_view.h"
#include "views/instruments/tracks/track_mobile_view.h"
#include "views/instruments/tracks/track_tiny_view.h"

namespace rp {

InstrumentView *makeInstrumentView(Instrument &instrument, LabSession &session, Announcer &announcer,
                                   QWidget *parent)
{
    if (auto *dispatchTax = qobject_cast<DispatchTaxInstrument *>(&instrument))
        return new DispatchTaxView(*dispatchTax, session, announcer, parent);
    if (auto *continuum = qobject_cast<CompilationContinuumInstrument *>(&instrument))
        return new ContinuumView(*continuum, announcer, parent);
    if (auto *fusion = qobject_cast<FusionExplorerInstrument *>(&instrument))
        return new FusionView(*fusion, announcer, parent);
    if (auto *compiling = qobject_cast<CompilationReturnInstrument *>(&instrument))
        return new ReturnView(*compiling, session, announcer, parent);
    if (auto *cloud = qobject_cast<TrackCloudInstrument *>(&instrument))
        return new TrackCloudView(*cloud, announcer, parent);
    if (auto *edge = qobject_cast<TrackEdgeInstrument *>(&instrument))
        return new TrackEdgeView(*edge, announcer, parent);
    if (auto *mobile = qobject_cast<TrackMobileInstrument *>(&instrument))
        return new TrackMobileView(*mobile, announcer, parent);
    if (auto *tiny = qobject_cast<TrackTinyInstrument *>(&instrument))
        return new TrackTinyView(*tiny, announcer, parent);
    if (auto *surgery = qobject_cast<GraphSurgeryInstrument *>(&instrument))
        return new SurgeryView(*surgery, announcer, parent);
    if (auto *serving = qobject_cast<ServingDesignInstrument *>(&instrument))
        return new ServingView(*serving, session, announcer, parent);
    if (auto *roofline = qobject_cast<RooflineInstrument *>(&instrument))
        return new RooflineView(*roofline, session, announcer, parent);
    return nullptr;
}

} // namespace rp
