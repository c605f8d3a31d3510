// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/tiny/track_tiny.h"

#include "models/text/format.h"

namespace rp {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Tracks)
public:
    static QString chosen() { return tr("as set now"); }
};

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

/// One row for each clock of the control: the clock, and what `cell` makes of the result there.
template<typename Cell>
std::vector<ResultRow> clockRows(const TinyTrack::State &state, const Catalogue &catalogue, Cell cell)
{
    const InputRow<TinyTrack> *clock = InputsOf<TinyTrack>::row(QStringLiteral("clock_mhz"));
    std::vector<ResultRow> rows;
    rows.reserve(std::size_t(clock->maximum - clock->minimum) + 1);
    for (int mhz = int(clock->minimum); mhz <= int(clock->maximum); ++mhz) {
        TinyTrackSettings settings = state.settings;
        settings.clock_mhz = mhz;
        ResultCell at = numberCell(mhz);
        if (double(mhz) == state.settings.clock_mhz)
            at.note = [] { return Words::chosen(); };
        rows.push_back(
            {QStringLiteral("c%1").arg(mhz), {at, cell(TinyTrack::evaluate(settings, catalogue).result)}});
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
        designs.push_back({entry.key, entry.name, TinyTrack::evaluate(settings, catalogue).result,
                           entry.key == state.settings.runtime});
    }
    return designs;
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

std::vector<ResultRow> tinyRamRows(const std::vector<TinyDesign> &designs)
{
    return rowsOf(designs, [](const TinyTrackResult &r) -> std::vector<ResultCell> {
        return {numberCell(r.runtime.ram_bytes), numberCell(r.core.arena_bytes),
                numberCell(r.core.app_ram_bytes), trackRatedCell(r.hop.ram_bytes, r.hop.passes_ram),
                numberCell(r.core.sram_bytes)};
    });
}

std::vector<ResultRow> tinyTimeRows(const std::vector<TinyDesign> &designs)
{
    return rowsOf(designs, [](const TinyTrackResult &r) -> std::vector<ResultCell> {
        const double time_us = r.hop.time_ms * 1e3;
        return {numberCell(time_us - r.interpreter_us()), numberCell(r.interpreter_us()),
                trackRatedCell(time_us, r.hop.passes_time), numberCell(r.core.hop_ms * 1e3)};
    });
}

std::vector<ResultRow> tinyPowerRows(const std::vector<TinyDesign> &designs)
{
    return rowsOf(designs, [](const TinyTrackResult &r) -> std::vector<ResultCell> {
        const double interpreter_w = r.awake_w() * r.interpreterShare();
        return {numberCell(r.awake_w() - interpreter_w), numberCell(interpreter_w), numberCell(r.asleep_w()),
                trackRatedCell(r.power_w(), r.hop.passes_power), numberCell(r.core.budget_mw * 1e-3)};
    });
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

std::vector<ResultRow> tinyClockTimeRows(const TinyTrack::State &state, const Catalogue &catalogue)
{
    return clockRows(state, catalogue, [](const TinyTrackResult &r) {
        return trackRatedCell(r.hop.time_ms * 1e3, r.hop.passes_time);
    });
}

std::vector<ResultRow> tinyClockPowerRows(const TinyTrack::State &state, const Catalogue &catalogue)
{
    return clockRows(state, catalogue, [](const TinyTrackResult &r) {
        return trackRatedCell(r.power_w(), r.hop.passes_power);
    });
}

namespace {

using State = TinyTrack::State;

/// These tables show every runtime, so their reasons are those of every runtime.
std::vector<TinyTrackSettings> underEachRuntime(const TinyTrackSettings &settings, const Catalogue &catalogue)
{
    std::vector<TinyTrackSettings> under(catalogue.runtimes.size(), settings);
    for (std::size_t i = 0; i < under.size(); ++i)
        under[i].runtime = catalogue.runtimes[i].key;
    return under;
}

constexpr auto flashColumns = std::to_array<ColumnRow<TinyTrack>>({
    {.key = "runtime", .title = QT_TRANSLATE_NOOP("rp::Tracks", "Runtime")},
    //: part of a memory: the software that executes a model, without its kernels
    {.key = "runtime_bytes",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Runtime itself"),
     .quantity = Quantity::Bytes,
     .meaning = Meaning::Dispatch,
     .notes = "runtime_flash",
     .under = underEachRuntime},
    {.key = "kernel_bytes",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Kernels"),
     .quantity = Quantity::Bytes,
     .meaning = Meaning::Compute,
     .notes = "kernels,kernel_flash",
     .under = underEachRuntime},
    {.key = "weight_bytes",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Weights"),
     .quantity = Quantity::Bytes,
     .meaning = Meaning::Memory,
     .notes = "weight_bytes"},
    //: the program that uses a model
    {.key = "app_bytes",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Application"),
     .quantity = Quantity::Bytes,
     .notes = "app_flash_bytes"},
    {.key = "total_bytes",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Sum"),
     .quantity = Quantity::Bytes,
     .notes = "runtime_flash,kernels,kernel_flash,weight_bytes,app_flash_bytes",
     .under = underEachRuntime},
    {.key = "limit_bytes", .title = QT_TRANSLATE_NOOP("rp::Tracks", "Budget"), .quantity = Quantity::Bytes},
});

constexpr auto ramColumns = std::to_array<ColumnRow<TinyTrack>>({
    {.key = "runtime", .title = QT_TRANSLATE_NOOP("rp::Tracks", "Runtime")},
    {.key = "runtime_bytes",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Runtime itself"),
     .quantity = Quantity::Bytes,
     .meaning = Meaning::Dispatch,
     .notes = "runtime_ram",
     .under = underEachRuntime},
    //: working memory in which a model keeps its intermediate results
    {.key = "arena_bytes",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Tensors"),
     .quantity = Quantity::Bytes,
     .meaning = Meaning::Memory,
     .notes = "arena_bytes"},
    {.key = "app_bytes",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Application"),
     .quantity = Quantity::Bytes,
     .notes = "app_ram_bytes"},
    {.key = "total_bytes",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Sum"),
     .quantity = Quantity::Bytes,
     .notes = "runtime_ram,arena_bytes,app_ram_bytes",
     .under = underEachRuntime},
    {.key = "limit_bytes", .title = QT_TRANSLATE_NOOP("rp::Tracks", "Budget"), .quantity = Quantity::Bytes},
});

constexpr auto timeColumns = std::to_array<ColumnRow<TinyTrack>>({
    {.key = "runtime", .title = QT_TRANSLATE_NOOP("rp::Tracks", "Runtime")},
    //: part of a time: the arithmetic of a model
    {.key = "model_us",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Computing (ms)"),
     .quantity = Quantity::Milliseconds,
     .meaning = Meaning::Compute,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Computing"),
     .notes = "ops,ops_per_cycle"},
    //: part of a time: software that reads a model and calls its kernels
    {.key = "interpreter_us",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Interpreter (ms)"),
     .quantity = Quantity::Milliseconds,
     .meaning = Meaning::Dispatch,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Interpreter"),
     .notes = "ops,ops_per_cycle,overhead",
     .under = underEachRuntime},
    {.key = "time_us",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "One hop (ms)"),
     .quantity = Quantity::Milliseconds,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "One hop"),
     .notes = "ops,ops_per_cycle,overhead",
     .under = underEachRuntime},
    {.key = "limit_us",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Allowed (ms)"),
     .quantity = Quantity::Milliseconds,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Allowed")},
});

constexpr auto powerColumns = std::to_array<ColumnRow<TinyTrack>>({
    {.key = "runtime", .title = QT_TRANSLATE_NOOP("rp::Tracks", "Runtime")},
    {.key = "model_w",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Computing (mW)"),
     .quantity = Quantity::Milliwatts,
     .decimals = 3,
     .meaning = Meaning::Compute,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Computing"),
     .notes = "ops,ops_per_cycle,overhead",
     .under = underEachRuntime},
    {.key = "interpreter_w",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Interpreter (mW)"),
     .quantity = Quantity::Milliwatts,
     .decimals = 3,
     .meaning = Meaning::Dispatch,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Interpreter"),
     .notes = "ops,ops_per_cycle,overhead",
     .under = underEachRuntime},
    //: part of the power: what a microcontroller takes while it waits for the following piece of sound
    {.key = "asleep_w",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Asleep (mW)"),
     .quantity = Quantity::Milliwatts,
     .decimals = 3,
     .meaning = Meaning::Memory,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Asleep"),
     .notes = "ops,ops_per_cycle,overhead",
     .under = underEachRuntime},
    {.key = "power_w",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Power (mW)"),
     .quantity = Quantity::Milliwatts,
     .decimals = 3,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Power"),
     .notes = "ops,ops_per_cycle,overhead",
     .under = underEachRuntime},
    {.key = "limit_w",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Budget (mW)"),
     .quantity = Quantity::Milliwatts,
     .decimals = 3,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Budget")},
});

constexpr auto runtimeColumns = std::to_array<ColumnRow<TinyTrack>>({
    {.key = "runtime", .title = QT_TRANSLATE_NOOP("rp::Tracks", "Runtime")},
    {.key = "flash_bytes",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Flash"),
     .quantity = Quantity::Bytes,
     .notes = "runtime_flash,kernels,kernel_flash,weight_bytes,app_flash_bytes",
     .under = underEachRuntime},
    {.key = "ram_bytes",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "RAM"),
     .quantity = Quantity::Bytes,
     .notes = "runtime_ram,arena_bytes,app_ram_bytes",
     .under = underEachRuntime},
    {.key = "time_us",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "One hop (ms)"),
     .quantity = Quantity::Milliseconds,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "One hop"),
     .notes = "ops,ops_per_cycle,overhead",
     .under = underEachRuntime},
    {.key = "power_w",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Power (mW)"),
     .quantity = Quantity::Milliwatts,
     .decimals = 3,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Power"),
     .notes = "ops,ops_per_cycle,overhead",
     .under = underEachRuntime},
    {.key = "verdict",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Verdict"),
     .notes = "ops,ops_per_cycle,overhead,runtime_flash,kernels,kernel_flash,weight_bytes,app_flash_bytes,"
              "runtime_ram,arena_bytes,app_ram_bytes",
     .under = underEachRuntime},
});

constexpr auto clockTimeColumns = std::to_array<ColumnRow<TinyTrack>>({
    {.key = "clock_mhz",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Clock (MHz)"),
     .quantity = Quantity::Count,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Clock in megahertz")},
    {.key = "time_us",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "One hop (ms)"),
     .quantity = Quantity::Milliseconds,
     .meaning = Meaning::Compute,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "One hop"),
     .notes = "ops,ops_per_cycle,overhead"},
});

constexpr auto clockPowerColumns = std::to_array<ColumnRow<TinyTrack>>({
    {.key = "clock_mhz",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Clock (MHz)"),
     .quantity = Quantity::Count,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Clock in megahertz")},
    {.key = "power_w",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Power (mW)"),
     .quantity = Quantity::Milliwatts,
     .decimals = 3,
     .meaning = Meaning::Dispatch,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Power"),
     .notes = "ops,ops_per_cycle,overhead"},
});

constexpr auto tableRows = std::to_array<TableRow<TinyTrack>>({
    {"flash", QT_TRANSLATE_NOOP("rp::Tracks", "What flash is filled with, by runtime"), flashColumns,
     [](const State &s, const Catalogue &c) { return tinyFlashRows(tinyDesigns(s, c)); },
     [](const Moment<TinyTrack> &m) { return withChange(tinyFlashSummary(m.now, m.catalogue), m); }},
    {"ram", QT_TRANSLATE_NOOP("rp::Tracks", "What RAM is filled with, by runtime"), ramColumns,
     [](const State &s, const Catalogue &c) { return tinyRamRows(tinyDesigns(s, c)); },
     [](const Moment<TinyTrack> &m) { return withChange(tinyRamSummary(m.now, m.catalogue), m); }},
    {"time", QT_TRANSLATE_NOOP("rp::Tracks", "Where the time of one hop goes, by runtime"), timeColumns,
     [](const State &s, const Catalogue &c) { return tinyTimeRows(tinyDesigns(s, c)); },
     [](const Moment<TinyTrack> &m) { return withChange(tinyTimeSummary(m.now), m); }},
    {"power", QT_TRANSLATE_NOOP("rp::Tracks", "What the power is spent on, by runtime"), powerColumns,
     [](const State &s, const Catalogue &c) { return tinyPowerRows(tinyDesigns(s, c)); },
     [](const Moment<TinyTrack> &m) { return withChange(tinyPowerSummary(m.now), m); }},
    {"runtimes", QT_TRANSLATE_NOOP("rp::Tracks", "The runtimes at this clock"), runtimeColumns,
     [](const State &s, const Catalogue &c) { return tinyRuntimeRows(tinyDesigns(s, c)); },
     [](const Moment<TinyTrack> &m) { return tinyRuntimeSummary(tinyDesigns(m.now, m.catalogue)); }},
    {"clock_times", QT_TRANSLATE_NOOP("rp::Tracks", "Time of one hop by clock"), clockTimeColumns,
     tinyClockTimeRows,
     [](const Moment<TinyTrack> &m) { return withChange(tinyClockTimeSummary(m.now, m.catalogue), m); }},
    {"clock_powers", QT_TRANSLATE_NOOP("rp::Tracks", "Power by clock"), clockPowerColumns, tinyClockPowerRows,
     [](const Moment<TinyTrack> &m) { return withChange(tinyClockPowerSummary(m.now, m.catalogue), m); }},
    trackCriteriaTable<TinyTrack>,
});

} // namespace

std::span<const TableRow<TinyTrack>> TinyTrack::tables()
{
    return tableRows;
}

} // namespace rp
