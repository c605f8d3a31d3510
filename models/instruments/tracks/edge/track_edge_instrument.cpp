// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/edge/track_edge_instrument.h"

#include "models/instruments/tracks/edge/track_edge_summaries.h"
#include "models/instruments/tracks/edge/track_edge_tables.h"

namespace rp {

namespace {

constexpr const char *loopFields = "sensor_ms,kernels,launch_us,math_ms,launch_variation,gpu_variation,"
                                   "gc_young_share,gc_full_share,preemption_share,stall_share,independent";

} // namespace

TrackEdgeInstrument::TrackEdgeInstrument(const Catalogue &catalogue, QObject *parent)
    : TrackInstrumentOf(catalogue, parent)
{
    std::vector<ResultColumn> latencyColumns = edgeLatencyColumns();
    latencyColumns[1].assumption = lateReasons(loopFields);
    latencyColumns[2].assumption = lateReasons(loopFields);
    m_latency.setColumns(std::move(latencyColumns));
    m_latency.setCaption(lateTrackText(QT_TRANSLATE_NOOP("rp::Tracks", "How long the loops take")));
    m_latency.setSummary([this] { return joinedSentences({edgeLatencySummary(state()), changeSentence()}); });
    std::vector<ResultColumn> quantileColumns = edgeQuantileColumns();
    quantileColumns[1].assumption = lateReasons(loopFields);
    quantileColumns[2].assumption = lateReasons(loopFields);
    m_quantiles.setColumns(std::move(quantileColumns));
    m_quantiles.setCaption(lateTrackText(QT_TRANSLATE_NOOP("rp::Tracks", "Quantiles of the time of a loop")));
    m_quantiles.setSummary([this] { return edgeQuantileSummary(state()); });
    std::vector<ResultColumn> sourceColumns = edgeSourceColumns();
    for (std::size_t i = 1; i < sourceColumns.size(); ++i)
        sourceColumns[i].assumption = lateReasons(loopFields);
    m_sources.setColumns(std::move(sourceColumns));
    m_sources.setCaption(lateTrackText(QT_TRANSLATE_NOOP("rp::Tracks", "What delays the loops")));
    m_sources.setSummary([this] { return edgeSourceSummary(state()); });
    std::vector<ResultColumn> modeColumns = edgeModeColumns();
    // The modes stand there with their own values, whatever the learner has set.
    const auto assumed = [this] {
        std::vector<EdgeTrackSettings> under;
        under.reserve(this->catalogue().edgeModes.size());
        for (const EdgeModeEntry &entry : this->catalogue().edgeModes) {
            EdgeTrackSettings settings = EdgeTrack::defaults(this->catalogue());
            settings.mode = entry.key;
            under.push_back(EdgeTrack::reference(settings, this->catalogue()));
        }
        return reasons(loopFields, under);
    };
    for (std::size_t i = 1; i < modeColumns.size(); ++i)
        modeColumns[i].assumption = assumed;
    m_modes.setColumns(std::move(modeColumns));
    m_modes.setCaption(lateTrackText(QT_TRANSLATE_NOOP("rp::Tracks", "The modes under this deadline")));
    m_modes.setSummary([this] { return edgeModeSummary(state(), this->catalogue()); });
    std::vector<ResultColumn> timeColumns = edgeModeTimeColumns();
    for (std::size_t i = 1; i < timeColumns.size(); ++i)
        timeColumns[i].assumption = assumed;
    m_modeTimes.setColumns(std::move(timeColumns));
    m_modeTimes.setCaption(lateTrackText(QT_TRANSLATE_NOOP("rp::Tracks", "Times of the modes")));
    m_modeTimes.setSummary([this] { return edgeModeTimeSummary(state(), this->catalogue()); });
    TrackEdgeInstrument::recompute();
}

std::vector<ResultTable *> TrackEdgeInstrument::tables() const
{
    return {&m_latency, &m_quantiles, &m_sources, &m_modes, &m_modeTimes, criteria()};
}

std::vector<QString> TrackEdgeInstrument::keyFigures() const
{
    return {QStringLiteral("verdict"), QStringLiteral("p99_us"), QStringLiteral("misses_per_hour"),
            QStringLiteral("p9999_us")};
}

void TrackEdgeInstrument::fillTables()
{
    m_latency.setRows(edgeLatencyRows(state()));
    m_quantiles.setRows(edgeQuantileRows(state()));
    m_sources.setRows(edgeSourceRows(state()));
    m_modes.setRows(edgeModeRows(state(), catalogue()));
    m_modeTimes.setRows(edgeModeTimeRows(state(), catalogue()));
}

} // namespace rp
