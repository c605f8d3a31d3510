// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/instrument_view_factory.h"

#include "models/instruments/tracks/cloud/track_cloud.h"
#include "models/instruments/tracks/edge/track_edge.h"
#include "models/instruments/tracks/mobile/track_mobile.h"
#include "models/instruments/tracks/support/operator_support.h"
#include "models/instruments/tracks/tiny/track_tiny.h"
#include "views/instruments/continuum_plan.h"
#include "views/instruments/dispatch_tax_plan.h"
#include "views/instruments/fusion_plan.h"
#include "views/instruments/page/instrument_view.h"
#include "views/instruments/payback_plan.h"
#include "views/instruments/roofline_plan.h"
#include "views/instruments/serving_plan.h"
#include "views/instruments/surgery/surgery_plan.h"
#include "views/instruments/trace/trace_plan.h"
#include "views/instruments/tracks/track_plan.h"
#include "views/instruments/whole_path_plan.h"

#include <array>
#include <optional>
#include <type_traits>
#include <utility>

namespace rp {

namespace {

/// The plan of an instrument of this class; nothing for another.
template<typename Made, auto make>
std::optional<InstrumentPlan> planned(Instrument &instrument, const LabSession *session)
{
    auto *made = qobject_cast<Made *>(&instrument);
    if (!made)
        return std::nullopt;
    if constexpr (std::is_invocable_v<decltype(make), Made &, const LabSession *>)
        return make(*made, session);
    else
        return make(*made);
}

/// A new instrument is one line here.
constexpr std::array planners = {
    planned<DispatchTaxInstrument, dispatchTaxPlan>,
    planned<ContinuumInstrument, continuumPlan>,
    planned<FusionInstrument, fusionPlan>,
    planned<PaybackInstrument, returnPlan>,
    planned<TrackCloudInstrument, trackCloudPlan>,
    planned<TrackEdgeInstrument, trackEdgePlan>,
    planned<TrackMobileInstrument, trackMobilePlan>,
    planned<TrackTinyInstrument, trackTinyPlan>,
    planned<SurgeryInstrument, surgeryPlan>,
    planned<ServingInstrument, servingPlan>,
    planned<RooflineInstrument, rooflinePlan>,
    planned<TraceInstrument, tracePlan>,
    planned<OperatorSupportInstrument, operatorSupportPlan>,
    planned<WholePathInstrument, wholePathPlan>,
};

std::optional<InstrumentPlan> planOf(Instrument &instrument, const LabSession *session)
{
    for (const auto planner : planners) {
        if (std::optional<InstrumentPlan> plan = planner(instrument, session))
            return plan;
    }
    return std::nullopt;
}

/// Where a figure is seen: the part's id; empty for the first picture.
QString pictureOf(const InstrumentPlan &plan, const QString &figure)
{
    for (const auto &[seen, part] : plan.seenIn) {
        if (figure == QLatin1String(seen))
            return QString::fromLatin1(part);
    }
    return {};
}

/// The picture of that id, in a part or below it, or what stands together under that id; no id: the first one
/// there is.
const Part *findPicture(const Part &part, const QString &id)
{
    if (id.isEmpty() ? part.kind == Part::Kind::Picture : part.id == id)
        return &part;
    for (const Part &below : part.parts) {
        if (const Part *found = findPicture(below, id))
            return found;
    }
    return nullptr;
}

/// The picture alone, as a page with the sentence that stands below it elsewhere.
std::optional<PagePlan> pageOfPicture(const InstrumentPlan &plan, const QString &id)
{
    for (const SectionPlan &section : plan.sections) {
        for (const PagePlan &page : section.pages) {
            if (const Part *found = findPicture(page.picture, id))
                return PagePlan{.key = "picture", .picture = *found, .sentence = page.sentence};
        }
    }
    return std::nullopt;
}

} // namespace

std::vector<InstrumentLens> instrumentLenses(Instrument &instrument)
{
    std::vector<InstrumentLens> lenses;
    const std::optional<InstrumentPlan> plan = planOf(instrument, nullptr);
    for (const SectionPlan &section : plan ? plan->sections : std::vector<SectionPlan>()) {
        for (const PagePlan &page : section.pages)
            lenses.push_back({QString::fromUtf8(page.key), page.title ? page.title() : QString()});
    }
    return lenses;
}

InstrumentView *makeInstrumentView(Instrument &instrument, const LabSession *session, Announcer &announcer,
                                   QWidget *parent, PanelIntents intents)
{
    std::optional<InstrumentPlan> plan = planOf(instrument, session);
    return plan ? new InstrumentView(instrument, std::move(*plan), announcer, std::move(intents), parent)
                : nullptr;
}

InstrumentView *makePictureView(Instrument &instrument, const QString &figure, const LabSession *session,
                                Announcer &announcer, QWidget *parent, PanelIntents intents)
{
    const std::optional<InstrumentPlan> plan = planOf(instrument, session);
    const std::optional<PagePlan> picture =
        plan ? pageOfPicture(*plan, pictureOf(*plan, figure)) : std::nullopt;
    if (!picture)
        return nullptr;
    SectionPlan section;
    section.pages = {*picture};
    const InstrumentPlan alone{{section}, {}, nullptr, plan->predictions};
    auto *view = new InstrumentView(instrument, alone, announcer, std::move(intents), parent);
    view->setPictureOnly(true);
    return view;
}

} // namespace rp
