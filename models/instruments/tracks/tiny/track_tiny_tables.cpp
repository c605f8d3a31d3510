// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/tiny/track_tiny_tables.h"

#include "models/instruments/tracks/common/track_table_parts.h"
#include "models/text/format.h"

namespace rp {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Tracks)
public:
    static QString chosen() { return tr("as set now"); }
};

ResultColumn nameColumn()
{
    return trackColumn("runtime", QT_TRANSLATE_NOOP("rp::Tracks", "Runtime"));
}

ResultCell nameCell(const TinyDesign &design)
{
    ResultCell cell = textCell([source = design.name] { return contentText(source); });
    if (design.chosen)
        cell.note = [] { return Words::chosen(); };
    return cell;
}

/// One row for each design: its name, and what `cells` makes of its result.
template<typename Cells>
std::vector<ResultRow> rowsOf(const std::vector<TinyDesign> &designs, Cells cells)
{
    std::vector<ResultRow> rows;
    rows.reserve(designs.size());
    for (const TinyDesign &design : designs) {
        ResultRow row{design.key, cells(design.result)};
        row.cells.insert(row.cells.begin(), nameCell(design));
        rows.push_back(std::move(row));
    }
    return rows;
}

ResultColumn clockColumn()
{
    return trackColumn("clock_mhz", QT_TRANSLATE_NOOP("rp::Tracks", "Clock (MHz)"), Quantity::Count,
                       Meaning::Neutral, QT_TRANSLATE_NOOP("rp::Tracks", "Clock in megahertz"));
}

/// One row for each clock of the control: the clock, and what `cell` makes of the result there.
template<typename Cell>
std::vector<ResultRow> clockRows(const TinyTrack::State &state, const Catalogue &catalogue, Cell cell)
{
    const TrackInput<TinyTrackSettings> *clock = trackEntry(TinyTrack::inputs(), QStringLiteral("clock_mhz"));
    std::vector<ResultRow> rows;
    rows.reserve(std::size_t(clock->maximum - clock->minimum) + 1);
    for (int mhz = int(clock->minimum); mhz <= int(clock->maximum); ++mhz) {
        TinyTrackSettings settings = state.settings;
        settings.clock_mhz = mhz;
        ResultCell at = numberCell(mhz);
        if (double(mhz) == state.settings.clock_mhz)
            at.note = [] { return Words::chosen(); };
        rows.push_back(
            {QStringLiteral("c%1").arg(mhz), {at, cell(TinyTrack::evaluate(settings, catalogue))}});
    }
    return rows;
}

} // namespace

std::vector<TinyDesign> tinyDesigns(const TinyTrack::State &state, const Catalogue &catalogue)
{
    std::vector<TinyDesign> designs;
    designs.reserve(catalogue.runtimes.size());
    for (const RuntimeEntry &entry : catalogue.runtimes) {
        TinyTrackSettings settings = state.settings;
        settings.runtime = entry.key;
        designs.push_back({entry.key, entry.name, TinyTrack::evaluate(settings, catalogue),
                           entry.key == state.settings.runtime});
    }
    return designs;
}

std::vector<ResultColumn> tinyFlashColumns()
{
    return {nameColumn(),
            //: part of a memory: the software that executes a model, without its kernels
            trackColumn("runtime_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Runtime itself"), Quantity::Bytes,
                        Meaning::Dispatch),
            trackColumn("kernel_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Kernels"), Quantity::Bytes,
                        Meaning::Compute),
            trackColumn("weight_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Weights"), Quantity::Bytes,
                        Meaning::Memory),
            //: the program that uses a model
            trackColumn("app_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Application"), Quantity::Bytes),
            trackColumn("total_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Sum"), Quantity::Bytes),
            trackColumn("limit_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Budget"), Quantity::Bytes)};
}

std::vector<ResultRow> tinyFlashRows(const std::vector<TinyDesign> &designs)
{
    return rowsOf(designs, [](const TinyTrackResult &r) -> std::vector<ResultCell> {
        return {numberCell(r.runtime.flash_bytes),
                numberCell(r.core.kernels * r.runtime.flash_per_kernel_bytes),
                numberCell(r.core.weight_bytes),
                numberCell(r.core.app_flash_bytes),
                trackRatedCell(r.hop.flash_bytes, r.hop.passes_flash),
                numberCell(r.core.flash_bytes)};
    });
}

std::vector<ResultColumn> tinyRamColumns()
{
    return {nameColumn(),
            trackColumn("runtime_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Runtime itself"), Quantity::Bytes,
                        Meaning::Dispatch),
            //: working memory in which a model keeps its intermediate results
            trackColumn("arena_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Tensors"), Quantity::Bytes,
                        Meaning::Memory),
            trackColumn("app_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Application"), Quantity::Bytes),
            trackColumn("total_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Sum"), Quantity::Bytes),
            trackColumn("limit_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Budget"), Quantity::Bytes)};
}

std::vector<ResultRow> tinyRamRows(const std::vector<TinyDesign> &designs)
{
    return rowsOf(designs, [](const TinyTrackResult &r) -> std::vector<ResultCell> {
        return {numberCell(r.runtime.ram_bytes), numberCell(r.core.arena_bytes),
                numberCell(r.core.app_ram_bytes), trackRatedCell(r.hop.ram_bytes, r.hop.passes_ram),
                numberCell(r.core.sram_bytes)};
    });
}

std::vector<ResultColumn> tinyTimeColumns()
{
    return {nameColumn(),
            //: part of a time: the arithmetic of a model
            trackColumn("model_us", QT_TRANSLATE_NOOP("rp::Tracks", "Computing (ms)"), Quantity::Milliseconds,
                        Meaning::Compute, QT_TRANSLATE_NOOP("rp::Tracks", "Computing")),
            //: part of a time: software that reads a model and calls its kernels
            trackColumn("interpreter_us", QT_TRANSLATE_NOOP("rp::Tracks", "Interpreter (ms)"),
                        Quantity::Milliseconds, Meaning::Dispatch,
                        QT_TRANSLATE_NOOP("rp::Tracks", "Interpreter")),
            trackColumn("time_us", QT_TRANSLATE_NOOP("rp::Tracks", "One hop (ms)"), Quantity::Milliseconds,
                        Meaning::Neutral, QT_TRANSLATE_NOOP("rp::Tracks", "One hop")),
            trackColumn("limit_us", QT_TRANSLATE_NOOP("rp::Tracks", "Allowed (ms)"), Quantity::Milliseconds,
                        Meaning::Neutral, QT_TRANSLATE_NOOP("rp::Tracks", "Allowed"))};
}

std::vector<ResultRow> tinyTimeRows(const std::vector<TinyDesign> &designs)
{
    return rowsOf(designs, [](const TinyTrackResult &r) -> std::vector<ResultCell> {
        const double time_us = r.hop.time_ms * 1e3;
        return {numberCell(time_us - r.interpreter_us()), numberCell(r.interpreter_us()),
                trackRatedCell(time_us, r.hop.passes_time), numberCell(r.core.hop_ms * 1e3)};
    });
}

std::vector<ResultColumn> tinyPowerColumns()
{
    std::vector<ResultColumn> columns = {
        nameColumn(),
        trackColumn("model_w", QT_TRANSLATE_NOOP("rp::Tracks", "Computing (mW)"), Quantity::Milliwatts,
                    Meaning::Compute, QT_TRANSLATE_NOOP("rp::Tracks", "Computing")),
        trackColumn("interpreter_w", QT_TRANSLATE_NOOP("rp::Tracks", "Interpreter (mW)"),
                    Quantity::Milliwatts, Meaning::Dispatch, QT_TRANSLATE_NOOP("rp::Tracks", "Interpreter")),
        //: part of the power: what a microcontroller takes while it waits for the following piece of sound
        trackColumn("asleep_w", QT_TRANSLATE_NOOP("rp::Tracks", "Asleep (mW)"), Quantity::Milliwatts,
                    Meaning::Memory, QT_TRANSLATE_NOOP("rp::Tracks", "Asleep")),
        trackColumn("power_w", QT_TRANSLATE_NOOP("rp::Tracks", "Power (mW)"), Quantity::Milliwatts,
                    Meaning::Neutral, QT_TRANSLATE_NOOP("rp::Tracks", "Power")),
        trackColumn("limit_w", QT_TRANSLATE_NOOP("rp::Tracks", "Budget (mW)"), Quantity::Milliwatts,
                    Meaning::Neutral, QT_TRANSLATE_NOOP("rp::Tracks", "Budget"))};
    for (std::size_t i = 1; i < columns.size(); ++i)
        columns[i].decimals = 3;
    return columns;
}

std::vector<ResultRow> tinyPowerRows(const std::vector<TinyDesign> &designs)
{
    return rowsOf(designs, [](const TinyTrackResult &r) -> std::vector<ResultCell> {
        const double interpreter_w = r.awake_w() * r.interpreterShare();
        return {numberCell(r.awake_w() - interpreter_w), numberCell(interpreter_w), numberCell(r.asleep_w()),
                trackRatedCell(r.power_w(), r.hop.passes_power), numberCell(r.core.budget_mw * 1e-3)};
    });
}

std::vector<ResultColumn> tinyRuntimeColumns()
{
    std::vector<ResultColumn> columns = {
        nameColumn(),
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

std::vector<ResultRow> tinyRuntimeRows(const std::vector<TinyDesign> &designs)
{
    return rowsOf(designs, [](const TinyTrackResult &r) -> std::vector<ResultCell> {
        return {trackRatedCell(r.hop.flash_bytes, r.hop.passes_flash),
                trackRatedCell(r.hop.ram_bytes, r.hop.passes_ram),
                trackRatedCell(r.hop.time_ms * 1e3, r.hop.passes_time),
                trackRatedCell(r.power_w(), r.hop.passes_power), trackVerdictCell(r.hop.passes())};
    });
}

std::vector<ResultColumn> tinyClockTimeColumns()
{
    return {clockColumn(),
            trackColumn("time_us", QT_TRANSLATE_NOOP("rp::Tracks", "One hop (ms)"), Quantity::Milliseconds,
                        Meaning::Compute, QT_TRANSLATE_NOOP("rp::Tracks", "One hop"))};
}

std::vector<ResultRow> tinyClockTimeRows(const TinyTrack::State &state, const Catalogue &catalogue)
{
    return clockRows(state, catalogue, [](const TinyTrackResult &r) {
        return trackRatedCell(r.hop.time_ms * 1e3, r.hop.passes_time);
    });
}

std::vector<ResultColumn> tinyClockPowerColumns()
{
    std::vector<ResultColumn> columns = {clockColumn(),
                                         trackColumn("power_w", QT_TRANSLATE_NOOP("rp::Tracks", "Power (mW)"),
                                                     Quantity::Milliwatts, Meaning::Dispatch,
                                                     QT_TRANSLATE_NOOP("rp::Tracks", "Power"))};
    columns[1].decimals = 3;
    return columns;
}

std::vector<ResultRow> tinyClockPowerRows(const TinyTrack::State &state, const Catalogue &catalogue)
{
    return clockRows(state, catalogue, [](const TinyTrackResult &r) {
        return trackRatedCell(r.power_w(), r.hop.passes_power);
    });
}

} // namespace rp
