// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/edge/track_edge.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_constants.h"
#include "models/instruments/contract/assumption_text.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rp {

namespace {

using S = EdgeTrackSettings;

/// Where the settings keep a source of jitter.
struct SourcePlace
{
    const char *key;
    const char *name;
    double S::*share;
    double S::*size; ///< delay in ms, or objects
};

constexpr std::array<SourcePlace, 4> places = {
    {//: a source of jitter: the garbage collector looks through objects made lately
     {"gc_young", QT_TRANSLATE_NOOP("rp::Tracks", "Small garbage collection"), &S::gc_young_share,
      &S::gc_young_ms},
     //: a source of jitter: the garbage collector looks through all objects
     {"gc_full", QT_TRANSLATE_NOOP("rp::Tracks", "Full garbage collection"), &S::gc_full_share,
      &S::gc_objects},
     //: a source of jitter: the operating system gives the processor to another program
     {"preemption", QT_TRANSLATE_NOOP("rp::Tracks", "Preemption"), &S::preemption_share, &S::preemption_ms},
     //: a source of jitter: the system stands still for a moment
     {"stall", QT_TRANSLATE_NOOP("rp::Tracks", "Rare stall"), &S::stall_share, &S::stall_ms}}};

const SourcePlace *placeOf(const QString &source)
{
    for (const SourcePlace &place : places) {
        if (source == QLatin1String(place.key))
            return &place;
    }
    return nullptr;
}

const EdgeModeEntry &modeOf(const S &settings, const Catalogue &catalogue)
{
    return catalogue.edgeModes.findOrFirst(settings.mode);
}

bool hasSource(const char *key, const S &settings, const Catalogue &catalogue)
{
    const std::vector<EdgeSource> &sources = modeOf(settings, catalogue).sources;
    return std::any_of(sources.begin(), sources.end(),
                       [key](const EdgeSource &source) { return source.key == QLatin1String(key); });
}

/// The source of jitter that a field of the notes belongs to; null for the others.
const SourcePlace *sourceOf(const QString &field)
{
    for (const SourcePlace &place : places) {
        const QLatin1String key(place.key);
        if ((field.size() > key.size() && field.startsWith(key) && field.at(key.size()) == u'_') ||
            (field == QLatin1String("gc_objects") && place.size == &S::gc_objects))
            return &place;
    }
    return nullptr;
}

physics::DelayEvent eventOf(const S &settings, const EdgeModeEntry &entry, std::size_t i)
{
    const SourcePlace *place = placeOf(entry.sources[i].key);
    if (!place)
        return entry.mode.events[i];
    const double size = settings.*place->size;
    const bool counted = place->size == &S::gc_objects;
    return {settings.*place->share, counted ? size * entry.sources[i].ns_per_object * 1e-6 : size};
}

double missesWithout(std::size_t left, const EdgeTrackResult &result)
{
    physics::EdgeMode mode = result.mode;
    mode.events.erase(mode.events.begin() + std::ptrdiff_t(left));
    return physics::edgeDelays(mode, result.limits).above(result.limits.deadline_ms) *
           result.limits.loops_per_s * 3600.0;
}

} // namespace

QString EdgeTrack::sourceName(const QString &source)
{
    const SourcePlace *place = placeOf(source);
    return place ? trackText(place->name) : source;
}

void EdgeTrack::takeMode(Settings &settings, const Catalogue &catalogue)
{
    const EdgeModeEntry &entry = modeOf(settings, catalogue);
    settings.kernels = double(entry.mode.kernels);
    settings.launch_us = entry.mode.launch_us;
    settings.math_ms = entry.mode.math_ms;
    settings.launch_variation = entry.mode.launch_variation;
    for (std::size_t i = 0; i < entry.sources.size(); ++i) {
        const SourcePlace *place = placeOf(entry.sources[i].key);
        if (!place)
            continue;
        settings.*place->share = entry.mode.events[i].probability;
        settings.*place->size =
            place->size == &S::gc_objects ? entry.sources[i].objects : entry.mode.events[i].delay_ms;
    }
}

bool EdgeTrack::acts(double Settings::*setting, const Settings &settings, const Catalogue &catalogue)
{
    return std::none_of(places.begin(), places.end(), [&](const SourcePlace &place) {
        return (place.share == setting || place.size == setting) &&
               !hasSource(place.key, settings, catalogue);
    });
}

EdgeTrackSettings EdgeTrack::defaults(const Catalogue &catalogue)
{
    Settings settings;
    // Every source of jitter gets the first mode's values, also those that other modes lack.
    settings.mode = catalogue.edgeModes.front().key;
    settings.loops_per_s = catalogue.edge->limits.loops_per_s;
    settings.deadline_ms = catalogue.edge->limits.deadline_ms;
    takeMode(settings, catalogue);
    return settings;
}

EdgeTrackSettings EdgeTrack::reference(const Settings &settings, const Catalogue &catalogue)
{
    Settings reference = defaults(catalogue);
    reference.mode = settings.mode;
    takeMode(reference, catalogue);
    return reference;
}

EdgeTrack::State EdgeTrack::evaluate(const Settings &settings, const Catalogue &catalogue)
{
    const EdgeModeEntry &entry = modeOf(settings, catalogue);
    State state{settings, {}};
    Result &result = state.result;
    result.limits = catalogue.edge->limits;
    result.limits.deadline_ms = settings.deadline_ms;
    result.limits.loops_per_s = settings.loops_per_s;
    result.mode.kernels = std::int64_t(settings.kernels);
    result.mode.launch_us = settings.launch_us;
    result.mode.math_ms = settings.math_ms;
    result.mode.launch_variation = settings.launch_variation;
    result.mode.events.reserve(entry.sources.size());
    for (std::size_t i = 0; i < entry.sources.size(); ++i) {
        result.mode.events.push_back(eventOf(settings, entry, i));
        result.ns_per_object = std::max(result.ns_per_object, entry.sources[i].ns_per_object);
    }
    result.loop = physics::edgeLoop(result.mode, result.limits);
    result.delays = physics::edgeDelays(result.mode, result.limits);
    result.p50_ms = result.delays.quantile(0.5);
    result.p999_ms = result.delays.quantile(0.999);
    result.sources.reserve(entry.sources.size());
    for (std::size_t i = 0; i < entry.sources.size(); ++i)
        result.sources.push_back({entry.sources[i].key, result.mode.events[i], missesWithout(i, result)});
    return state;
}

std::vector<TrackCriterion> EdgeTrack::criteria(const State &state)
{
    using Rule = TrackCriterion::Rule;
    const Result &r = state.result;
    return {//: part of a goal: the time that 99 of 100 loops keep
            {"p99", QT_TRANSLATE_NOOP("rp::Tracks", "Time of 99 of 100 loops"), Quantity::Milliseconds,
             Rule::AtMost, r.loop.p99_ms * 1e3, r.limits.deadline_ms * 1e3, r.loop.passes_p99},
            //: part of a goal: share of the loops that end after the deadline
            {"misses", QT_TRANSLATE_NOOP("rp::Tracks", "Loops that miss the deadline"), Quantity::OneIn,
             Rule::AtMost, r.loop.miss_prob, r.limits.miss_target, r.loop.miss_prob <= r.limits.miss_target}};
}

TrackVerdict EdgeTrack::verdict(const State &state)
{
    const Result &r = state.result;
    const Format format;
    const QString p99 = apartFrom(r.limits.deadline_ms * 1e3, r.loop.p99_ms * 1e3, 2,
                                  [&](double us, int decimals) { return format.milliseconds(us, decimals); });
    const QStringList values{p99, format.milliseconds(r.limits.deadline_ms * 1e3),
                             format.significant(r.loop.miss_per_hour, 2)};
    QString sentence;
    if (r.loop.passes) {
        //: verdict of a track; %1 and %2 are durations, %3 a count
        sentence = TrackText::tr("Goal reached: 99 of 100 loops take at most %1 of the %2 allowed, with %3 "
                                 "misses an hour.");
    } else if (r.loop.passes_p99) {
        //: verdict of a track; %1 and %2 are durations, %3 a count
        sentence =
            TrackText::tr("Goal missed: 99 of 100 loops take at most %1 of the %2 allowed, but the rare "
                          "slow ones miss it %3 times an hour.");
    } else {
        //: verdict of a track; %1 and %2 are durations, %3 a count
        sentence =
            TrackText::tr("Goal missed: 1 of 100 loops takes more than %1, with %2 allowed; that makes "
                          "%3 misses an hour.");
    }
    return {true, r.loop.passes, p99, fillMarkers(sentence, values)};
}

QString EdgeTrack::reason(const QString &field, const Settings &settings, const Catalogue &catalogue)
{
    if (field == QLatin1String("independent"))
        return TrackText::tr(
            "Delays are taken to be independent of each other, and a late loop is taken not to "
            "delay the next one.");
    const SourcePlace *source = sourceOf(field);
    const bool launchBound = settings.kernels * settings.launch_us * 1e-3 > settings.math_ms;
    if ((field == QLatin1String("gpu_variation") && launchBound) ||
        (field == QLatin1String("launch_variation") && !launchBound) ||
        (source && !hasSource(source->key, settings, catalogue)))
        return {};
    if (catalogue.edge->notes.isAssumed(field))
        return assumptionText(catalogue, catalogue.edge->notes, field);
    const Notes &notes = modeOf(settings, catalogue).notes;
    return assumptionText(catalogue, notes, source ? QStringLiteral("events") : field);
}

template class InstrumentOf<EdgeTrack, TrackInstrument>;

} // namespace rp
