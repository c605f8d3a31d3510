// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "instruments/track_tiny_instrument.h"

#include "instruments/track_tiny_tables.h"

namespace rp {

TrackTinyInstrument::TrackTinyInstrument(const Catalogue &catalogue, QObject *parent)
    : TrackInstrumentOf(catalogue, parent)
{
    std::vector<ResultColumn> memoryColumns = tinyMemoryColumns();
    memoryColumns[1].assumption = lateReasons("runtime_flash,runtime_ram");
    memoryColumns[2].assumption = lateReasons("kernels,kernel_flash");
    memoryColumns[3].assumption = lateReasons("weight_bytes");
    memoryColumns[4].assumption = lateReasons("arena_bytes");
    memoryColumns[5].assumption = lateReasons("app_flash_bytes,app_ram_bytes");
    memoryColumns[6].assumption = lateReasons("runtime_flash,runtime_ram,kernels,kernel_flash,weight_bytes,"
                                              "arena_bytes,app_flash_bytes,app_ram_bytes");
    m_memory.setColumns(std::move(memoryColumns));
    m_memory.setCaption(lateTrackText(QT_TRANSLATE_NOOP("rp::Tracks", "What flash and RAM are filled with")));
    m_memory.setSummary([this] { return takeaway(); });
    // That table shows every runtime, so the reasons are those of every runtime.
    const auto assumed = [this](const char *fields) {
        return [this, fields] {
            std::vector<TinyTrackSettings> under(this->catalogue().runtimes.size(), settings());
            for (std::size_t i = 0; i < under.size(); ++i)
                under[i].runtime = this->catalogue().runtimes[i].key;
            return reasons(fields, under);
        };
    };
    std::vector<ResultColumn> runtimeColumns = tinyRuntimeColumns();
    runtimeColumns[1].assumption = assumed("runtime_flash,kernels,kernel_flash,weight_bytes,app_flash_bytes");
    runtimeColumns[2].assumption = assumed("runtime_ram,arena_bytes,app_ram_bytes");
    runtimeColumns[3].assumption = assumed("ops,ops_per_cycle,overhead");
    runtimeColumns[4].assumption = runtimeColumns[3].assumption;
    runtimeColumns[5].assumption =
        assumed("ops,ops_per_cycle,overhead,runtime_flash,kernels,kernel_flash,"
                "weight_bytes,app_flash_bytes,runtime_ram,arena_bytes,app_ram_bytes");
    m_runtimes.setColumns(std::move(runtimeColumns));
    m_runtimes.setCaption(lateTrackText(QT_TRANSLATE_NOOP("rp::Tracks", "The runtimes at this clock")));
    m_runtimes.setSummary([this] { return takeaway(); });
    std::vector<ResultColumn> clockColumns = tinyClockColumns();
    clockColumns[1].assumption = lateReasons("ops,ops_per_cycle,overhead");
    clockColumns[2].assumption = clockColumns[1].assumption;
    m_clocks.setColumns(std::move(clockColumns));
    m_clocks.setCaption(lateTrackText(QT_TRANSLATE_NOOP("rp::Tracks", "Time and power by clock")));
    m_clocks.setSummary([this] { return takeaway(); });
    TrackTinyInstrument::recompute();
}

std::vector<ResultTable *> TrackTinyInstrument::tables() const
{
    return {&m_memory, &m_runtimes, &m_clocks, criteria()};
}

void TrackTinyInstrument::fillTables()
{
    m_memory.setRows(tinyMemoryRows(state()));
    m_runtimes.setRows(tinyRuntimeRows(state(), catalogue()));
    m_clocks.setRows(tinyClockRows(state(), catalogue()));
}

} // namespace rp
