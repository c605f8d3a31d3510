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

/// Where a figure is seen, when not in the instrument's first picture: the part's id.
QString pictureOf(const QString &figure)
{
    if (figure == QLatin1String("largest_batch"))
        return QStringLiteral("budget");
    if (figure == QLatin1String("faster_gain"))
        return QStringLiteral("what_if");
    // Where it breaks, and into what, with the program left as it is: the surgery that the question names.
    if (figure == QLatin1String("sites") || figure == QLatin1String("subgraphs"))
        return QStringLiteral("after");
    return figure == QLatin1String("gain_break") ? QStringLiteral("gains") : QString();
}

/// The picture of that id, in a part or below it; no id: the first one there is.
const Part *findPicture(const Part &part, const QString &id)
{
    if (part.kind == Part::Kind::Picture && (id.isEmpty() || part.id == id))
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

InstrumentView *makeInstrumentView(Instrument &instrument, const LabSession *session, Announcer &announcer,
                                   QWidget *parent)
{
    std::optional<InstrumentPlan> plan = planOf(instrument, session);
    return plan ? new InstrumentView(instrument, std::move(*plan), announcer, parent) : nullptr;
}

InstrumentView *makePictureView(Instrument &instrument, const QString &figure, const LabSession *session,
                                Announcer &announcer, QWidget *parent)
{
    const std::optional<InstrumentPlan> plan = planOf(instrument, session);
    std::optional<PagePlan> picture = plan ? pageOfPicture(*plan, pictureOf(figure)) : std::nullopt;
    if (!picture && plan)
        picture = pageOfPicture(*plan, QString());
    if (!picture)
        return nullptr;
    SectionPlan section;
    section.pages = {*picture};
    const InstrumentPlan alone{{section}, {}, nullptr, plan->predictions};
    auto *view = new InstrumentView(instrument, alone, announcer, parent);
    view->setPictureOnly(true);
    return view;
}

} // namespace rp
