// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/cloud/track_cloud.h"

#include "models/instruments/tracks/common/track_words.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

namespace rp {

QString cloudTokenSummary(const CloudTrack::State &state)
{
    QStringList values{Format().count(state.settings.batch)};
    for (const physics::CloudStep &step : state.result.steps)
        values.append(quantityText(Quantity::TokensPerSecond, step.tokens_s));
    //: what a chart shows; %1 is a number of sequences, the others are rates such as "23.9 tokens/s"
    const QString sentence =
        TrackText::tr("At batch %1, eager mode writes %2, compiled code %3, and a CUDA graph %4.");
    return fillMarkers(sentence, values);
}

QString cloudStepSummary(const CloudTrack::State &state)
{
    const Format format;
    const physics::CloudStep &step = state.result.step();
    //: what a chart shows; all are durations
    const QString sentence =
        TrackText::tr("As set now, a step takes %1. The GPU works for %2 of it and waits for %3.");
    return fillMarkers(sentence, {format.milliseconds(step.total_us), format.milliseconds(step.gpu_us),
                                  format.milliseconds(step.total_us - step.gpu_us)});
}

} // namespace rp
