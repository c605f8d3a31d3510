// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/cloud/track_cloud_instrument.h"

#include "models/instruments/tracks/cloud/track_cloud_summaries.h"
#include "models/instruments/tracks/cloud/track_cloud_tables.h"

namespace rp {

namespace {

constexpr const char *stepFields =
    "kernels_per_layer,kernels_extra,collective_us,compute_efficiency,rho,stream_gap_us,graph_gap_us";

} // namespace

TrackCloudInstrument::TrackCloudInstrument(const Catalogue &catalogue, QObject *parent)
    : TrackInstrumentOf(catalogue, parent)
{
    // The tables show every mode, so the reasons are those of every mode.
    const auto assumed = [this](std::vector<const char *> modes) {
        return [this, modes = std::move(modes)] {
            std::vector<CloudTrackSettings> under(modes.size(), settings());
            for (std::size_t i = 0; i < modes.size(); ++i)
                under[i].mode = QString::fromLatin1(modes[i]);
            return reasons(stepFields, under);
        };
    };
    const auto ofEachMode = [&assumed](std::vector<ResultColumn> columns) {
        columns[1].assumption = assumed({"eager"});
        columns[2].assumption = assumed({"compiled"});
        columns[3].assumption = assumed({"cuda_graph"});
        return columns;
    };
    m_batches.setColumns(ofEachMode(cloudBusyColumns()));
    m_batches.setCaption(lateTrackText(QT_TRANSLATE_NOOP("rp::Tracks", "GPU busy by batch")));
    m_batches.setSummary([this] { return takeaway(); });
    m_throughput.setColumns(ofEachMode(cloudTokenColumns()));
    m_throughput.setCaption(lateTrackText(QT_TRANSLATE_NOOP("rp::Tracks", "Throughput by batch")));
    m_throughput.setSummary([this] { return cloudTokenSummary(state()); });
    std::vector<ResultColumn> stepColumns = cloudStepColumns();
    stepColumns[1].assumption = lateReasons("compute_efficiency");
    stepColumns[2].assumption = lateReasons("collective_us");
    for (std::size_t i = 3; i < stepColumns.size(); ++i)
        stepColumns[i].assumption = assumed({"eager", "compiled", "cuda_graph"});
    m_step.setColumns(std::move(stepColumns));
    m_step.setCaption(lateTrackText(QT_TRANSLATE_NOOP("rp::Tracks", "Where the time of one step goes")));
    m_step.setSummary([this] { return cloudStepSummary(state()); });
    std::vector<ResultColumn> memoryColumns = cloudMemoryColumns();
    memoryColumns[4].assumption = lateReasons("reserve_bytes");
    memoryColumns[5].assumption = lateReasons("reserve_bytes");
    m_memory.setColumns(std::move(memoryColumns));
    m_memory.setCaption(lateTrackText(QT_TRANSLATE_NOOP("rp::Tracks", "What one GPU has to hold")));
    m_memory.setSummary([this] { return cloudMemorySummary(state()); });
    TrackCloudInstrument::recompute();
}

std::vector<ResultTable *> TrackCloudInstrument::tables() const
{
    return {&m_batches, &m_throughput, &m_step, &m_memory, criteria()};
}

std::vector<QString> TrackCloudInstrument::keyFigures() const
{
    return {QStringLiteral("verdict"), QStringLiteral("gpu_busy"), QStringLiteral("tokens_s"),
            QStringLiteral("total_us")};
}

void TrackCloudInstrument::fillTables()
{
    CloudBatchRows batches = cloudBatchRows(state(), catalogue());
    m_batches.setRows(std::move(batches.busy));
    m_throughput.setRows(std::move(batches.tokens));
    m_step.setRows(cloudStepRows(state()));
    m_memory.setRows(cloudMemoryRows(state(), catalogue()));
}

} // namespace rp
