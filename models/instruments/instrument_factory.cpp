// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/instrument_factory.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/path_entries.h"
#include "models/catalogue/serving_entries.h"
#include "models/catalogue/stage_entry.h"
#include "models/catalogue/surgery_entries.h"
#include "models/catalogue/track_constants.h"
#include "models/catalogue/workload_entry.h"
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
#include "models/instruments/tracks/support/operator_support.h"
#include "models/instruments/tracks/tiny/track_tiny.h"
#include "models/instruments/whole_path/whole_path.h"

#include <array>

namespace rp {

namespace {

struct Maker
{
    const char *id;
    std::unique_ptr<Instrument> (*make)(const Catalogue &catalogue);
};

/// The instrument, unless the catalogue lacks what it computes with.
template<typename Made>
std::unique_ptr<Instrument> make(const Catalogue &catalogue)
{
    if (catalogue.contexts.empty() || catalogue.workloads.empty() || catalogue.devices.empty() ||
        catalogue.stages.empty())
        return nullptr;
    return std::make_unique<Made>(catalogue);
}

/// Likewise for the instrument of a track.
template<typename Made>
std::unique_ptr<Instrument> makeTrack(const Catalogue &catalogue)
{
    if (catalogue.devices.empty() || catalogue.edgeModes.empty() || catalogue.runtimes.empty())
        return nullptr;
    return std::make_unique<Made>(catalogue);
}

std::unique_ptr<Instrument> makeSupport(const Catalogue &catalogue)
{
    return catalogue.operators.empty() ? nullptr : makeTrack<OperatorSupportInstrument>(catalogue);
}

/// Surgeries and scenarios are asked for besides, by the one instrument that needs them.
std::unique_ptr<Instrument> makeSurgery(const Catalogue &catalogue)
{
    if (catalogue.scenarios.empty() || catalogue.surgeryOptions.empty())
        return nullptr;
    return make<SurgeryInstrument>(catalogue);
}

/// The design challenge asks for the model that it serves, not for workloads.
std::unique_ptr<Instrument> makeServing(const Catalogue &catalogue)
{
    if (catalogue.contexts.empty() || catalogue.devices.empty() || catalogue.transformers.empty() ||
        catalogue.servingFusions.empty())
        return nullptr;
    return std::make_unique<ServingInstrument>(catalogue);
}

/// The whole path asks for requests and links besides, and for the model of one of its requests.
std::unique_ptr<Instrument> makeWholePath(const Catalogue &catalogue)
{
    if (catalogue.pathWorkloads.empty() || catalogue.pathLinks.empty() || catalogue.transformers.empty())
        return nullptr;
    return make<WholePathInstrument>(catalogue);
}

/// A new instrument is one line here.
constexpr auto makers = std::to_array<Maker>({
    {"dispatch_tax", make<DispatchTaxInstrument>},
    {"fusion_explorer", make<FusionInstrument>},
    {"compilation_return", make<PaybackInstrument>},
    {"compilation_continuum", make<ContinuumInstrument>},
    {"graph_surgery", makeSurgery},
    {"roofline", make<RooflineInstrument>},
    {"serving_design", makeServing},
    {"whole_path", makeWholePath},
    {"track_cloud", makeTrack<TrackCloudInstrument>},
    {"track_edge", makeTrack<TrackEdgeInstrument>},
    {"track_mobile", makeTrack<TrackMobileInstrument>},
    {"track_tiny", makeTrack<TrackTinyInstrument>},
    {"operator_support", makeSupport},
    {"trace_workbench", make<TraceInstrument>},
});

} // namespace

std::unique_ptr<Instrument> makeInstrument(const QString &id, const Catalogue &catalogue)
{
    for (const Maker &maker : makers) {
        if (id == QLatin1String(maker.id))
            return maker.make(catalogue);
    }
    return nullptr;
}

QStringList instrumentIds()
{
    QStringList ids;
    for (const Maker &maker : makers)
        ids.append(QString::fromLatin1(maker.id));
    return ids;
}

} // namespace rp
