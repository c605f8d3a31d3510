// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/track_verdicts.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_constants.h"
#include "models/instruments/tracks/cloud/track_cloud.h"
#include "models/instruments/tracks/edge/track_edge.h"
#include "models/instruments/tracks/mobile/track_mobile.h"
#include "models/instruments/tracks/tiny/track_tiny.h"

#include <array>

namespace rp {

namespace {

/// The three execution modes of the labs, as a track knows them.
enum class Mode
{
    Eager,
    Compiled,
    Graph
};

Mode modeOf(const QString &key)
{
    if (key == QStringLiteral("compiled"))
        return Mode::Compiled;
    return key == QStringLiteral("cuda_graph") ? Mode::Graph : Mode::Eager;
}

template<typename Track>
TrackVerdict judged(const typename Track::Settings &settings, const Catalogue &catalogue)
{
    return Track::verdict(Track::evaluate(settings, catalogue));
}

TrackVerdict cloudVerdict(Mode mode, bool, const Catalogue &catalogue)
{
    static constexpr std::array<const char *, 3> keys = {"eager", "compiled", "cuda_graph"};
    CloudTrackSettings settings = CloudTrack::defaults(catalogue);
    settings.mode = QString::fromLatin1(keys.at(std::size_t(mode)));
    return judged<CloudTrack>(settings, catalogue);
}

TrackVerdict edgeVerdict(Mode mode, bool, const Catalogue &catalogue)
{
    static constexpr std::array<const char *, 3> keys = {"eager", "compiled", "graphs_freeze"};
    const QString key = QString::fromLatin1(keys.at(std::size_t(mode)));
    if (!catalogue.edgeModes.find(key))
        return {};
    EdgeTrackSettings settings = EdgeTrack::defaults(catalogue);
    settings.mode = key;
    return judged<EdgeTrack>(EdgeTrack::reference(settings, catalogue), catalogue);
}

TrackVerdict mobileVerdict(Mode mode, bool fusion, const Catalogue &catalogue)
{
    MobileTrackSettings settings = MobileTrack::defaults(catalogue);
    settings.fused = fusion || mode != Mode::Eager;
    return judged<MobileTrack>(settings, catalogue);
}

TrackVerdict tinyVerdict(Mode mode, bool, const Catalogue &catalogue)
{
    const QString key = mode == Mode::Eager ? QStringLiteral("tflm") : QStringLiteral("aot_c");
    if (!catalogue.runtimes.find(key))
        return {};
    TinyTrackSettings settings = TinyTrack::defaults(catalogue);
    settings.runtime = key;
    return judged<TinyTrack>(settings, catalogue);
}

struct Judge
{
    const char *track;
    TrackVerdict (*judge)(Mode mode, bool fusion, const Catalogue &catalogue);
};

constexpr std::array<Judge, 4> judges = {
    {{"cloud", cloudVerdict}, {"edge", edgeVerdict}, {"mobile", mobileVerdict}, {"tiny", tinyVerdict}}};

} // namespace

TrackVerdict trackVerdict(const QString &track, const QString &mode, bool fusion, const Catalogue &catalogue)
{
    for (const Judge &judge : judges) {
        if (track == QLatin1String(judge.track))
            return judge.judge(modeOf(mode), fusion, catalogue);
    }
    return {};
}

} // namespace rp
