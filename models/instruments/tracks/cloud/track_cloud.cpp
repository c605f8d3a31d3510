// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/cloud/track_cloud.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/dispatch_constants.h"
#include "models/catalogue/serving_entries.h"
#include "models/catalogue/track_constants.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

namespace rp {

namespace {

using physics::ServingMode;

constexpr std::array<const char *, 3> modeKeys = {"eager", "compiled", "cuda_graph"};
constexpr std::array<const char *, 3> modeNames = {
    //: execution mode: one kernel launch after the other
    QT_TRANSLATE_NOOP("rp::Tracks", "Eager"),
    //: execution mode
    QT_TRANSLATE_NOOP("rp::Tracks", "Compiled"),
    //: execution mode: compiled, and all its kernels launched at once
    QT_TRANSLATE_NOOP("rp::Tracks", "Compiled, CUDA graph")};
constexpr std::array<ServingMode, 3> stepModes = {ServingMode::Eager, ServingMode::Compiled,
                                                  ServingMode::Graphs};

/// Degrees of tensor parallelism: each divides the key-value heads of the model.
constexpr std::array<const char *, 4> gpuCounts = {"1", "2", "4", "8"};

std::size_t modeOf(const QString &key)
{
    for (std::size_t i = 0; i < modeKeys.size(); ++i) {
        if (key == QLatin1String(modeKeys.at(i)))
            return i;
    }
    return 0;
}

double collectivesOf(const physics::CloudServing &serving)
{
    return serving.serving.tensor_parallel > 1.0
               ? serving.collectives_per_layer * double(serving.model.layers)
               : 0.0;
}

} // namespace

QString CloudTrack::gpuText(int count)
{
    return TrackText::tr("%Ln GPU(s)", nullptr, count);
}

QString CloudTrack::modeKey(std::size_t mode)
{
    return QString::fromLatin1(modeKeys.at(mode));
}

QString CloudTrack::modeName(std::size_t mode)
{
    return trackText(modeNames.at(mode));
}

std::vector<InputChoice> CloudTrack::modes(const Settings & /*settings*/, const Catalogue & /*catalogue*/)
{
    std::vector<InputChoice> choices;
    for (std::size_t i = 0; i < modeKeys.size(); ++i)
        choices.push_back({modeKey(i), modeName(i)});
    return choices;
}

std::vector<InputChoice> CloudTrack::degrees(const Settings & /*settings*/, const Catalogue & /*catalogue*/)
{
    std::vector<InputChoice> choices;
    for (const char *count : gpuCounts) {
        const QString degree = QString::fromLatin1(count);
        choices.push_back({degree, gpuText(degree.toInt())});
    }
    return choices;
}

CloudTrackSettings CloudTrack::defaults(const Catalogue &catalogue)
{
    const physics::CloudServing &serving = catalogue.cloud->serving;
    Settings settings;
    settings.tensor_parallel = QString::number(int(serving.serving.tensor_parallel));
    settings.context_tokens = serving.context_tokens;
    settings.launch_us = serving.launch_us;
    settings.kernels_per_layer = serving.kernels_per_layer;
    settings.collective_us = serving.collective_us;
    settings.rho = serving.rho;
    return settings;
}

CloudTrack::State CloudTrack::evaluate(const Settings &settings, const Catalogue &catalogue)
{
    State state{settings, {}};
    Result &result = state.result;
    physics::CloudServing &serving = result.serving;
    serving = catalogue.cloud->serving;
    serving.serving.tensor_parallel = settings.tensor_parallel.toDouble();
    serving.context_tokens = settings.context_tokens;
    serving.launch_us = settings.launch_us;
    serving.kernels_per_layer = settings.kernels_per_layer;
    serving.collective_us = settings.collective_us;
    serving.rho = settings.rho;

    for (std::size_t i = 0; i < stepModes.size(); ++i)
        result.steps.at(i) = physics::cloudStep(serving, settings.batch, stepModes.at(i));
    result.chosen = modeOf(settings.mode);
    result.exchange_us = collectivesOf(serving) * serving.collective_us;
    const physics::ServingMachine machine{serving.peak_flops, serving.bandwidth_bytes_s,
                                          serving.memory_efficiency, serving.compute_efficiency, 0.0};
    result.work =
        physics::decodeStep(serving.model, settings.batch, settings.context_tokens, machine, serving.serving)
            .work;
    if (const DeviceEntry *device = catalogue.devices.find(catalogue.cloud->device))
        result.device_bytes = device->device.ram_bytes;
    result.memory =
        physics::footprint(serving.model, settings.batch, settings.context_tokens, serving.serving);
    result.fits = result.memory.total <= result.device_bytes;
    result.largest_batch = double(
        physics::maxBatch(serving.model, settings.context_tokens, result.device_bytes, serving.serving));
    return state;
}

std::vector<TrackCriterion> CloudTrack::criteria(const State &state)
{
    using Rule = TrackCriterion::Rule;
    const Result &r = state.result;
    return {//: part of a goal: memory that a design takes on each GPU
            {"memory", QT_TRANSLATE_NOOP("rp::Tracks", "Memory on each GPU"), Quantity::Bytes, Rule::AtMost,
             r.memory.total, r.device_bytes, r.fits},
            //: part of a goal: share of time in which the GPU works
            {"gpu_busy", QT_TRANSLATE_NOOP("rp::Tracks", "GPU busy"), Quantity::FractionLarge, Rule::AtLeast,
             r.step().busy_frac, r.serving.busy_target, r.step().passes}};
}

TrackVerdict CloudTrack::verdict(const State &state)
{
    const Result &r = state.result;
    const Format format;
    const QString busy =
        apartFrom(r.serving.busy_target, r.step().busy_frac, 1,
                  [&](double value, int decimals) { return format.percent(value, decimals); });
    if (!r.fits) {
        const QString memory = format.bytes(r.memory.total);
        //: verdict of a track: a design that does not fit; %1 and %2 are sizes in bytes, %3 a percentage
        const QString sentence =
            TrackText::tr("Goal missed: the design needs %1 of memory on each GPU, which "
                          "has %2. It would keep the GPU busy for %3 of the time if it "
                          "fitted.");
        return {true, false, memory, fillMarkers(sentence, {memory, format.bytes(r.device_bytes), busy})};
    }
    const QStringList values{format.count(state.settings.batch), busy,
                             format.percent(r.serving.busy_target, 0)};
    //: verdict of a track; %1 is a number of sequences, %2 and %3 are percentages
    const QString reached =
        TrackText::tr("Goal reached: at batch %1 the GPU is busy for %2 of the time, at least %3 is asked.");
    //: verdict of a track; %1 is a number of sequences, %2 and %3 are percentages
    const QString missed =
        TrackText::tr("Goal missed: at batch %1 the GPU is busy for %2 of the time, at least %3 is asked.");
    return {true, r.step().passes, busy, fillMarkers(r.step().passes ? reached : missed, values)};
}

QString CloudTrack::reason(const QString &field, const Settings &settings, const Catalogue &catalogue)
{
    const bool graph = settings.mode == QLatin1String("cuda_graph");
    if ((field == QLatin1String("collective_us") && settings.tensor_parallel == QLatin1String("1")) ||
        (field == QLatin1String("rho") && settings.mode == QLatin1String("eager")) ||
        (field == QLatin1String("stream_gap_us") && graph) ||
        (field == QLatin1String("graph_gap_us") && !graph))
        return {};
    for (const Notes *notes :
         {&catalogue.cloud->notes, &catalogue.dispatch->notes, &catalogue.serving->notes}) {
        if (notes->isAssumed(field))
            return contentText(notes->assumption(field));
    }
    return {};
}

template class InstrumentOf<CloudTrack, TrackInstrument>;

} // namespace rp
