// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "instruments/instrument_view_factory.h"

#include "instruments/compilation_return_instrument.h"
#include "instruments/continuum_instrument.h"
#include "instruments/continuum_view.h"
#include "instruments/dispatch_tax_instrument.h"
#include "instruments/dispatch_tax_view.h"
#include "instruments/fusion_explorer_instrument.h"
#include "instruments/fusion_view.h"
#include "instruments/graph_surgery_instrument.h"
#include "instruments/return_view.h"
#include "instruments/roofline_instrument.h"
#include "instruments/roofline_view.h"
#include "instruments/serving_design_instrument.h"
#include "instruments/serving_view.h"
#include "instruments/surgery_view.h"
#include "instruments/track_cloud_instrument.h"
#include "instruments/track_cloud_view.h"
#include "instruments/track_edge_instrument.h"
#include "instruments/track_edge_view.h"
#include "instruments/track_mobile_instrument.h"
#include "instruments/track_mobile_view.h"
#include "instruments/track_tiny_instrument.h"
#include "instruments/track_tiny_view.h"

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
