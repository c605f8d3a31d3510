// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "instruments/track_tiny_tables.h"

#include "instruments/track_table_parts.h"
#include "text/format.h"

namespace rp {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Tracks)
public:
    static QString chosen() { return tr("as set now"); }
};

} // namespace

std::vector<ResultColumn> tinyMemoryColumns()
{
    return {trackColumn("memory", QT_TRANSLATE_NOOP("rp::Tracks", "Memory")),
            trackColumn("runtime_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Runtime"), Quantity::Bytes,
                        Meaning::Dispatch),
            trackColumn("kernel_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Kernels"), Quantity::Bytes,
                        Meaning::Compute),
            trackColumn("weight_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Weights"), Quantity::Bytes,
                        Meaning::Memory),
            //: working memory in which a model keeps its intermediate results
            trackColumn("arena_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Tensors"), Quantity::Bytes,
                        Meaning::Fair),
            //: the program that uses a model
            trackColumn("app_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Application"), Quantity::Bytes,
                        Meaning::Good),
            trackColumn("total_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Sum"), Quantity::Bytes),
            trackColumn("limit_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Budget"), Quantity::Bytes)};
}

std::vector<ResultRow> tinyMemoryRows(const TinyTrack::State &state)
{
    const TinyTrackResult &r = state.result;
    const physics::TinyCore &core = r.core;
    return {
        {QStringLiteral("flash"),
         {textCell(lateTrackText(QT_TRANSLATE_NOOP("rp::Tracks", "Flash"))),
          numberCell(r.runtime.flash_bytes), numberCell(core.kernels * r.runtime.flash_per_kernel_bytes),
          numberCell(core.weight_bytes), numberCell(0.0), numberCell(core.app_flash_bytes),
          trackRatedCell(r.hop.flash_bytes, r.hop.passes_flash), numberCell(core.flash_bytes)}},
        {QStringLiteral("ram"),
         {textCell(lateTrackText(QT_TRANSLATE_NOOP("rp::Tracks", "RAM"))), numberCell(r.runtime.ram_bytes),
          numberCell(0.0), numberCell(0.0), numberCell(core.arena_bytes), numberCell(core.app_ram_bytes),
          trackRatedCell(r.hop.ram_bytes, r.hop.passes_ram), numberCell(core.sram_bytes)}}};
}

std::vector<ResultColumn> tinyRuntimeColumns()
{
    std::vector<ResultColumn> columns = {
        trackColumn("runtime", QT_TRANSLATE_NOOP("rp::Tracks", "Runtime")),
        trackColumn("flash_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Flash"), Quantity::Bytes),
        trackColumn("ram_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "RAM"), Quantity::Bytes),
        trackColumn("time_us", QT_TRANSLATE_NOOP("rp::Tracks", "One hop (ms)"), Quantity::Milliseconds,
                    Meaning::Neutral, QT_TRANSLATE_NOOP("rp::Tracks", "One hop")),
        trackColumn("power_w", QT_TRANSLATE_NOOP("rp::Tracks", "Power (mW)"), Quantity::Milliwatts,
                    Meaning::Neutral, QT_TRANSLATE_NOOP("rp::Tracks", "Power")),
        trackColumn("verdict", QT_TRANSLATE_NOOP("rp::Tracks", "Verdict"))};
    columns[4].decimals = 3;
    return columns;
}

std::vector<ResultRow> tinyRuntimeRows(const TinyTrack::State &state, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    rows.reserve(catalogue.runtimes.size());
    for (const RuntimeEntry &entry : catalogue.runtimes) {
        TinyTrackSettings settings = state.settings;
        settings.runtime = entry.key;
        const TinyTrackResult r = TinyTrack::evaluate(settings, catalogue);
        ResultCell name = textCell([source = entry.name] { return contentText(source); });
        if (entry.key == state.settings.runtime)
            name.note = [] { return Words::chosen(); };
        rows.push_back({entry.key,
                        {name, trackRatedCell(r.hop.flash_bytes, r.hop.passes_flash),
                         trackRatedCell(r.hop.ram_bytes, r.hop.passes_ram),
                         trackRatedCell(r.hop.time_ms * 1e3, r.hop.passes_time),
                         trackRatedCell(r.power_w(), r.hop.passes_power), trackVerdictCell(r.hop.passes())}});
    }
    return rows;
}

std::vector<ResultColumn> tinyClockColumns()
{
    std::vector<ResultColumn> columns = {
        trackColumn("clock_mhz", QT_TRANSLATE_NOOP("rp::Tracks", "Clock (MHz)"), Quantity::Count,
                    Meaning::Neutral, QT_TRANSLATE_NOOP("rp::Tracks", "Clock in megahertz")),
        trackColumn("time_us", QT_TRANSLATE_NOOP("rp::Tracks", "One hop (ms)"), Quantity::Milliseconds,
                    Meaning::Compute, QT_TRANSLATE_NOOP("rp::Tracks", "One hop")),
        trackColumn("power_w", QT_TRANSLATE_NOOP("rp::Tracks", "Power (mW)"), Quantity::Milliwatts,
                    Meaning::Dispatch, QT_TRANSLATE_NOOP("rp::Tracks", "Power"))};
    columns[2].decimals = 3;
    return columns;
}

std::vector<ResultRow> tinyClockRows(const TinyTrack::State &state, const Catalogue &catalogue)
{
    const TrackInput<TinyTrackSettings> *clock = trackEntry(TinyTrack::inputs(), QStringLiteral("clock_mhz"));
    std::vector<ResultRow> rows;
    rows.reserve(std::size_t(clock->maximum - clock->minimum) + 1);
    for (int mhz = int(clock->minimum); mhz <= int(clock->maximum); ++mhz) {
        TinyTrackSettings settings = state.settings;
        settings.clock_mhz = mhz;
        const TinyTrackResult r = TinyTrack::evaluate(settings, catalogue);
        ResultCell at = numberCell(mhz);
        if (double(mhz) == state.settings.clock_mhz)
            at.note = [] { return Words::chosen(); };
        rows.push_back({QStringLiteral("c%1").arg(mhz),
                        {at, trackRatedCell(r.hop.time_ms * 1e3, r.hop.passes_time),
                         trackRatedCell(r.power_w(), r.hop.passes_power)}});
    }
    return rows;
}

} // namespace rp
