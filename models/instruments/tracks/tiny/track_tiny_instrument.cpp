// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/tiny/track_tiny_instrument.h"

#include "models/instruments/tracks/tiny/track_tiny_summaries.h"

namespace rp {

TrackTinyInstrument::TrackTinyInstrument(const Catalogue &catalogue, QObject *parent)
    : TrackInstrumentOf(catalogue, parent)
{
    // These tables show every runtime, so their reasons are those of every runtime.
    const auto assumed = [this](const char *fields) {
        return [this, fields] {
            std::vector<TinyTrackSettings> under(this->catalogue().runtimes.size(), settings());
            for (std::size_t i = 0; i < under.size(); ++i)
                under[i].runtime = this->catalogue().runtimes[i].key;
            return reasons(fields, under);
        };
    };
    std::vector<ResultColumn> flashColumns = tinyFlashColumns();
    flashColumns[1].assumption = assumed("runtime_flash");
    flashColumns[2].assumption = assumed("kernels,kernel_flash");
    flashColumns[3].assumption = lateReasons("weight_bytes");
    flashColumns[4].assumption = lateReasons("app_flash_bytes");
    flashColumns[5].assumption = assumed("runtime_flash,kernels,kernel_flash,weight_bytes,app_flash_bytes");
    std::vector<ResultColumn> ramColumns = tinyRamColumns();
    ramColumns[1].assumption = assumed("runtime_ram");
    ramColumns[2].assumption = lateReasons("arena_bytes");
    ramColumns[3].assumption = lateReasons("app_ram_bytes");
    ramColumns[4].assumption = assumed("runtime_ram,arena_bytes,app_ram_bytes");
    std::vector<ResultColumn> timeColumns = tinyTimeColumns();
    timeColumns[1].assumption = lateReasons("ops,ops_per_cycle");
    timeColumns[2].assumption = assumed("ops,ops_per_cycle,overhead");
    timeColumns[3].assumption = timeColumns[2].assumption;
    std::vector<ResultColumn> powerColumns = tinyPowerColumns();
    for (std::size_t i = 1; i <= 4; ++i)
        powerColumns[i].assumption = timeColumns[2].assumption;
    std::vector<ResultColumn> runtimeColumns = tinyRuntimeColumns();
    runtimeColumns[1].assumption = flashColumns[5].assumption;
    runtimeColumns[2].assumption = ramColumns[4].assumption;
    runtimeColumns[3].assumption = timeColumns[2].assumption;
    runtimeColumns[4].assumption = timeColumns[2].assumption;
    runtimeColumns[5].assumption =
        assumed("ops,ops_per_cycle,overhead,runtime_flash,kernels,kernel_flash,"
                "weight_bytes,app_flash_bytes,runtime_ram,arena_bytes,app_ram_bytes");
    std::vector<ResultColumn> clockTimeColumns = tinyClockTimeColumns();
    clockTimeColumns[1].assumption = lateReasons("ops,ops_per_cycle,overhead");
    std::vector<ResultColumn> clockPowerColumns = tinyClockPowerColumns();
    clockPowerColumns[1].assumption = clockTimeColumns[1].assumption;
    describe(m_flash, std::move(flashColumns),
             QT_TRANSLATE_NOOP("rp::Tracks", "What flash is filled with, by runtime"), [this] {
                 return joinedSentences({tinyFlashSummary(state(), this->catalogue()), changeSentence()});
             });
    describe(m_ram, std::move(ramColumns),
             QT_TRANSLATE_NOOP("rp::Tracks", "What RAM is filled with, by runtime"), [this] {
                 return joinedSentences({tinyRamSummary(state(), this->catalogue()), changeSentence()});
             });
    describe(m_time, std::move(timeColumns),
             QT_TRANSLATE_NOOP("rp::Tracks", "Where the time of one hop goes, by runtime"), [this] {
                 return joinedSentences({tinyTimeSummary(state()), changeSentence()});
             });
    describe(m_power, std::move(powerColumns),
             QT_TRANSLATE_NOOP("rp::Tracks", "What the power is spent on, by runtime"), [this] {
                 return joinedSentences({tinyPowerSummary(state()), changeSentence()});
             });
    describe(m_runtimes, std::move(runtimeColumns),
             QT_TRANSLATE_NOOP("rp::Tracks", "The runtimes at this clock"),
             [this] { return tinyRuntimeSummary(tinyDesigns(state(), this->catalogue())); });
    describe(m_clockTimes, std::move(clockTimeColumns),
             QT_TRANSLATE_NOOP("rp::Tracks", "Time of one hop by clock"), [this] {
                 return joinedSentences({tinyClockTimeSummary(state(), this->catalogue()), changeSentence()});
             });
    describe(
        m_clockPowers, std::move(clockPowerColumns), QT_TRANSLATE_NOOP("rp::Tracks", "Power by clock"),
        [this] {
            return joinedSentences({tinyClockPowerSummary(state(), this->catalogue()), changeSentence()});
        });
    TrackTinyInstrument::recompute();
}

void TrackTinyInstrument::describe(ResultTable &table, std::vector<ResultColumn> columns, const char *caption,
                                   std::function<QString()> summary)
{
    table.setColumns(std::move(columns));
    table.setCaption(lateTrackText(caption));
    table.setSummary(std::move(summary));
}

std::vector<ResultTable *> TrackTinyInstrument::tables() const
{
    return {&m_flash, &m_ram, &m_time, &m_power, &m_runtimes, &m_clockTimes, &m_clockPowers, criteria()};
}

std::vector<QString> TrackTinyInstrument::keyFigures() const
{
    return {QStringLiteral("verdict"), QStringLiteral("time_us"), QStringLiteral("power_w"),
            QStringLiteral("ram_share"), QStringLiteral("flash_share")};
}

void TrackTinyInstrument::fillTables()
{
    const std::vector<TinyDesign> designs = tinyDesigns(state(), catalogue());
    m_flash.setRows(tinyFlashRows(designs));
    m_ram.setRows(tinyRamRows(designs));
    m_time.setRows(tinyTimeRows(designs));
    m_power.setRows(tinyPowerRows(designs));
    m_runtimes.setRows(tinyRuntimeRows(designs));
    m_clockTimes.setRows(tinyClockTimeRows(state(), catalogue()));
    m_clockPowers.setRows(tinyClockPowerRows(state(), catalogue()));
}

} // namespace rp
