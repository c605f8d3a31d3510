// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_constants.h"
#include "models/instruments/tracks/common/track_tables.h"
#include "models/instruments/tracks/tiny/track_tiny.h"
#include "models/text/format.h"

namespace rp {

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

namespace {

using State = TinyTrack::State;

/// One row for each design: its name, and what `cells` makes of its result.
template<typename Cells>
std::vector<ResultRow> designRows(const State &state, const Catalogue &catalogue, Cells cells)
{
    return trackRows(tinyDesigns(state, catalogue), [&](const TinyDesign &design) {
        const auto name = [source = design.name] { return contentText(source); };
        return trackRow(design.key, trackNameCell(name, design.chosen), cells(design.result));
    });
}

ResultCell flashCell(const TinyTrackResult &r)
{
    return trackRatedCell(r.hop.flash_bytes, r.hop.passes_flash);
}

ResultCell ramCell(const TinyTrackResult &r)
{
    return trackRatedCell(r.hop.ram_bytes, r.hop.passes_ram);
}

ResultCell timeCell(const TinyTrackResult &r)
{
    return trackRatedCell(r.hop.time_ms * 1e3, r.hop.passes_time);
}

ResultCell powerCell(const TinyTrackResult &r)
{
    return trackRatedCell(r.power_w(), r.hop.passes_power);
}

std::vector<ResultCell> flashCells(const TinyTrackResult &r)
{
    return {numberCell(r.runtime.flash_bytes),
            numberCell(r.core.kernels * r.runtime.flash_per_kernel_bytes),
            numberCell(r.core.weight_bytes),
            numberCell(r.core.app_flash_bytes),
            flashCell(r),
            numberCell(r.core.flash_bytes)};
}

std::vector<ResultCell> ramCells(const TinyTrackResult &r)
{
    return {numberCell(r.runtime.ram_bytes), numberCell(r.core.arena_bytes), numberCell(r.core.app_ram_bytes),
            ramCell(r), numberCell(r.core.sram_bytes)};
}

std::vector<ResultCell> powerCells(const TinyTrackResult &r)
{
    const double interpreter_w = r.awake_w() * r.interpreterShare();
    return {numberCell(r.awake_w() - interpreter_w), numberCell(interpreter_w), numberCell(r.asleep_w()),
            powerCell(r), numberCell(r.core.budget_mw * 1e-3)};
}

std::vector<ResultCell> ratedCells(const TinyTrackResult &r)
{
    return {flashCell(r), ramCell(r), timeCell(r), powerCell(r), trackVerdictCell(r.hop.passes())};
}

/// Most tables show every runtime, so their reasons are those of every runtime.
std::vector<TinyTrackSettings> underEachRuntime(const TinyTrackSettings &settings, const Catalogue &catalogue)
{
    std::vector<TinyTrackSettings> under(catalogue.runtimes.size(), settings);
    for (std::size_t i = 0; i < under.size(); ++i)
        under[i].runtime = catalogue.runtimes[i].key;
    return under;
}

constexpr TrackColumns<TinyTrack> column{underEachRuntime};
constexpr TrackColumns<TinyTrack> asSet;
constexpr Written milliwatts{Quantity::Milliwatts, 3};

constexpr const char *hopFields = "ops,ops_per_cycle,overhead";
constexpr const char *flashFields = "runtime_flash,kernels,kernel_flash,weight_bytes,app_flash_bytes";
constexpr const char *ramFields = "runtime_ram,arena_bytes,app_ram_bytes";

constexpr ColumnRow<TinyTrack> runtimeColumn = {"runtime", QT_TRANSLATE_NOOP("rp::Tracks", "Runtime")};
constexpr ColumnRow<TinyTrack> budgetColumn =
    asSet("limit_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Budget"), Quantity::Bytes);

/// Of one memory: what the software takes that executes a model, and the sum of all.
constexpr ColumnRow<TinyTrack> runtimeBytes(const char *notes)
{
    //: part of a memory: the software that executes a model, without its kernels
    return column("runtime_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Runtime itself"), Quantity::Bytes, {},
                  notes, Meaning::Dispatch);
}

constexpr ColumnRow<TinyTrack> allBytes(const char *notes)
{
    return column("total_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Sum"), Quantity::Bytes, {}, notes);
}

constexpr ColumnRow<TinyTrack> powerColumn =
    column("power_w", QT_TRANSLATE_NOOP("rp::Tracks", "Power (mW)"), milliwatts,
           QT_TRANSLATE_NOOP("rp::Tracks", "Power"), hopFields);

constexpr auto flashColumns = std::to_array<ColumnRow<TinyTrack>>({
    runtimeColumn,
    runtimeBytes("runtime_flash"),
    column("kernel_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Kernels"), Quantity::Bytes, {},
           "kernels,kernel_flash", Meaning::Compute),
    asSet("weight_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Weights"), Quantity::Bytes, {}, "weight_bytes",
          Meaning::Memory),
    //: the program that uses a model
    asSet("app_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Application"), Quantity::Bytes, {},
          "app_flash_bytes"),
    allBytes(flashFields),
    budgetColumn,
});

constexpr auto ramColumns = std::to_array<ColumnRow<TinyTrack>>({
    runtimeColumn,
    runtimeBytes("runtime_ram"),
    //: working memory in which a model keeps its intermediate results
    asSet("arena_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Tensors"), Quantity::Bytes, {}, "arena_bytes",
          Meaning::Memory),
    asSet("app_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Application"), Quantity::Bytes, {}, "app_ram_bytes"),
    allBytes(ramFields),
    budgetColumn,
});

constexpr auto powerColumns = std::to_array<ColumnRow<TinyTrack>>({
    runtimeColumn,
    column("model_w", QT_TRANSLATE_NOOP("rp::Tracks", "Computing (mW)"), milliwatts,
           QT_TRANSLATE_NOOP("rp::Tracks", "Computing"), hopFields, Meaning::Compute),
    column("interpreter_w", QT_TRANSLATE_NOOP("rp::Tracks", "Interpreter (mW)"), milliwatts,
           QT_TRANSLATE_NOOP("rp::Tracks", "Interpreter"), hopFields, Meaning::Dispatch),
    //: part of the power: what a microcontroller takes while it waits for the following piece of sound
    column("asleep_w", QT_TRANSLATE_NOOP("rp::Tracks", "Asleep (mW)"), milliwatts,
           QT_TRANSLATE_NOOP("rp::Tracks", "Asleep"), hopFields, Meaning::Memory),
    powerColumn,
    asSet("limit_w", QT_TRANSLATE_NOOP("rp::Tracks", "Budget (mW)"), milliwatts,
          QT_TRANSLATE_NOOP("rp::Tracks", "Budget")),
});

constexpr auto runtimeColumns = std::to_array<ColumnRow<TinyTrack>>({
    runtimeColumn,
    column("flash_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Flash"), Quantity::Bytes, {}, flashFields),
    column("ram_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "RAM"), Quantity::Bytes, {}, ramFields),
    column("time_us", QT_TRANSLATE_NOOP("rp::Tracks", "One hop (ms)"), Quantity::Milliseconds,
           QT_TRANSLATE_NOOP("rp::Tracks", "One hop"), hopFields),
    powerColumn,
    column("verdict", QT_TRANSLATE_NOOP("rp::Tracks", "Verdict"), Quantity::Text, {},
           "ops,ops_per_cycle,overhead,runtime_flash,kernels,kernel_flash,weight_bytes,app_flash_bytes,"
           "runtime_ram,arena_bytes,app_ram_bytes"),
});

constexpr auto tableRows = std::to_array<TableRow<TinyTrack>>({
    {"flash", QT_TRANSLATE_NOOP("rp::Tracks", "What flash is filled with, by runtime"), flashColumns,
     [](const State &s, const Catalogue &c) { return designRows(s, c, flashCells); },
     [](const Moment<TinyTrack> &m) { return withChange(tinyFlashSummary(m.now, m.catalogue), m); }},
    {"ram", QT_TRANSLATE_NOOP("rp::Tracks", "What RAM is filled with, by runtime"), ramColumns,
     [](const State &s, const Catalogue &c) { return designRows(s, c, ramCells); },
     [](const Moment<TinyTrack> &m) { return withChange(tinyRamSummary(m.now, m.catalogue), m); }},
    {"power", QT_TRANSLATE_NOOP("rp::Tracks", "What the power is spent on, by runtime"), powerColumns,
     [](const State &s, const Catalogue &c) { return designRows(s, c, powerCells); },
     [](const Moment<TinyTrack> &m) { return withChange(tinyPowerSummary(m.now), m); }},
    {"runtimes", QT_TRANSLATE_NOOP("rp::Tracks", "The runtimes at this clock"), runtimeColumns,
     [](const State &s, const Catalogue &c) { return designRows(s, c, ratedCells); },
     [](const Moment<TinyTrack> &m) { return tinyRuntimeSummary(tinyDesigns(m.now, m.catalogue)); }},
    trackCriteriaTable<TinyTrack>,
});

} // namespace

DesignRows<TinyTrack> TinyTrack::tables()
{
    return {.tables = tableRows};
}

} // namespace rp
