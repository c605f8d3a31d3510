// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/tiny/track_tiny.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_constants.h"
#include "models/instruments/contract/assumption_text.h"
#include "models/instruments/contract/equation.h"
#include "models/instruments/tracks/track_inputs.h"
#include "models/instruments/tracks/track_tables.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <QLocale>
#include <array>

namespace rp {

namespace {

const RuntimeEntry &runtimeOf(const TinyTrackSettings &settings, const Catalogue &catalogue)
{
    return catalogue.runtimes.findOrFirst(settings.runtime);
}

/// Fields of a runtime, by the names that figures note them under.
struct RuntimeField
{
    const char *note;
    const char *field;
};

constexpr std::array<RuntimeField, 4> runtimeFields = {{{"runtime_flash", "flash_bytes"},
                                                        {"kernel_flash", "flash_per_kernel_bytes"},
                                                        {"runtime_ram", "ram_bytes"},
                                                        {"overhead", "overhead"}}};

TrackVerdict memoryVerdict(const TinyTrackResult &r)
{
    const Format format;
    const auto beside = [&](double limit, double needed) {
        return apartFrom(limit, needed, 3, [&](double b, int digits) { return format.bytes(b, digits); });
    };
    const QString flash = beside(r.core.flash_bytes, r.hop.flash_bytes);
    const QString ram = beside(r.core.sram_bytes, r.hop.ram_bytes);
    const QStringList values{flash, format.bytes(r.core.flash_bytes), ram, format.bytes(r.core.sram_bytes)};
    if (r.hop.passes_ram) {
        //: verdict of a track: a program does not fit; %1 and %2 are sizes in bytes
        const QString sentence =
            TrackText::tr("Goal missed: the program needs %1 of flash, and the microcontroller has %2.");
        return {true, false, flash, fillMarkers(sentence, values)};
    }
    if (r.hop.passes_flash) {
        //: verdict of a track: a program does not fit; %1 and %2 are sizes in bytes
        const QString sentence =
            TrackText::tr("Goal missed: the program needs %1 of RAM, and the microcontroller has %2.");
        return {true, false, ram, fillMarkers(sentence, values.mid(2))};
    }
    //: verdict of a track: a program does not fit; %1 to %4 are sizes in bytes
    const QString sentence =
        TrackText::tr("Goal missed: the program needs %1 of flash and %3 of RAM, and the "
                      "microcontroller has %2 and %4.");
    return {true, false, flash, fillMarkers(sentence, values)};
}

/// A sentence with two durations and two powers to be filled in: what is reached, and its limit.
QString verdictPattern(const physics::TinyHop &hop)
{
    if (hop.passes()) {
        //: verdict of a track; %1 and %2 are durations, %3 and %4 powers
        return TrackText::tr("Goal reached: %1 of the %2 allowed, at %3 of the %4 power budget.");
    }
    if (hop.passes_time) {
        //: verdict of a track; %1 and %2 are durations, %3 and %4 powers
        return TrackText::tr("Goal missed: %3 exceeds the power budget of %4, though %1 of the %2 allowed is "
                             "enough time.");
    }
    if (hop.passes_power) {
        //: verdict of a track; %1 and %2 are durations, %3 and %4 powers
        return TrackText::tr("Goal missed: %1 with less than %2 allowed, at %3 of the %4 power budget.");
    }
    //: verdict of a track; %1 and %2 are durations, %3 and %4 powers
    return TrackText::tr("Goal missed: %1 with less than %2 allowed, and %3 exceeds the power budget of %4.");
}

} // namespace

TinyTrackSettings TinyTrack::defaults(const Catalogue &catalogue)
{
    const physics::TinyCore &core = catalogue.tiny->core;
    Settings settings;
    settings.runtime = catalogue.runtimes.front().key;
    settings.clock_mhz = catalogue.tiny->clock_mhz;
    settings.million_ops = core.ops / 1e6;
    settings.flash_kb = core.flash_bytes / 1e3;
    settings.sram_kb = core.sram_bytes / 1e3;
    settings.weight_kb = core.weight_bytes / 1e3;
    return settings;
}

TinyTrackSettings TinyTrack::reference(const Settings &settings, const Catalogue &catalogue)
{
    Settings reference = defaults(catalogue);
    reference.runtime = settings.runtime;
    return reference;
}

TinyTrack::State TinyTrack::evaluate(const Settings &settings, const Catalogue &catalogue)
{
    State state{settings, {}};
    Result &result = state.result;
    result.core = catalogue.tiny->core;
    result.core.ops = settings.million_ops * 1e6;
    result.core.flash_bytes = settings.flash_kb * 1e3;
    result.core.sram_bytes = settings.sram_kb * 1e3;
    result.core.weight_bytes = settings.weight_kb * 1e3;
    result.runtime = runtimeOf(settings, catalogue).runtime;
    result.clock_mhz = settings.clock_mhz;
    result.hop = physics::tinyHop(result.core, result.runtime, settings.clock_mhz);
    result.lowest_clock_mhz = settings.clock_mhz * result.hop.time_ms / result.core.hop_ms;
    return state;
}

std::vector<TrackCriterion> TinyTrack::criteria(const State &state)
{
    using Rule = TrackCriterion::Rule;
    const Result &r = state.result;
    return {//: part of a goal: permanent memory that a program takes
            {"flash", QT_TRANSLATE_NOOP("rp::Tracks", "Flash"), Quantity::Bytes, Rule::AtMost,
             r.hop.flash_bytes, r.core.flash_bytes, r.hop.passes_flash},
            //: part of a goal: working memory that a program takes
            {"ram", QT_TRANSLATE_NOOP("rp::Tracks", "RAM"), Quantity::Bytes, Rule::AtMost, r.hop.ram_bytes,
             r.core.sram_bytes, r.hop.passes_ram},
            //: part of a goal: time to compute one short piece of sound
            {"time", QT_TRANSLATE_NOOP("rp::Tracks", "Time of one hop"), Quantity::Milliseconds, Rule::Below,
             r.hop.time_ms * 1e3, r.core.hop_ms * 1e3, r.hop.passes_time},
            {"power", QT_TRANSLATE_NOOP("rp::Tracks", "Power"), Quantity::Milliwatts, Rule::Below,
             r.power_w(), r.core.budget_mw * 1e-3, r.hop.passes_power}};
}

TrackVerdict TinyTrack::verdict(const State &state)
{
    const Result &r = state.result;
    if (!r.hop.passes_flash || !r.hop.passes_ram)
        return memoryVerdict(r);
    const Format format;
    const QString time = apartFrom(r.core.hop_ms * 1e3, r.hop.time_ms * 1e3, 2, [&](double us, int decimals) {
        return format.milliseconds(us, decimals);
    });
    const QString power = apartFrom(r.core.budget_mw * 1e-3, r.power_w(), 2,
                                    [&](double w, int decimals) { return format.milliwatts(w, decimals); });
    const QStringList values{time, format.milliseconds(r.core.hop_ms * 1e3), power,
                             format.milliwatts(r.core.budget_mw * 1e-3)};
    const bool dear = r.hop.passes_time && !r.hop.passes_power;
    return {true, r.hop.passes(), dear ? power : time, fillMarkers(verdictPattern(r.hop), values)};
}

QString TinyTrack::reason(const QString &field, const Settings &settings, const Catalogue &catalogue)
{
    // Code without an interpreter has no overhead that could be assumed.
    if (field == QLatin1String("overhead") && runtimeOf(settings, catalogue).runtime.overhead == 0.0)
        return {};
    for (const RuntimeField &own : runtimeFields) {
        if (field == QLatin1String(own.note)) {
            return assumptionText(catalogue, runtimeOf(settings, catalogue).notes,
                                  QString::fromLatin1(own.field));
        }
    }
    return assumptionText(catalogue, catalogue.tiny->notes, field);
}

template class InstrumentOf<TinyTrack, TrackInstrument>;

namespace {

using Takes = TrackRange::Takes;
using S = TinyTrackSettings;
using State = TinyTrack::State;

constexpr auto inputRows = std::to_array<InputRow<TinyTrack>>({
    {.id = "runtime",
     .held = &S::runtime,
     //: control: the software that executes a model
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Runtime"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "The software that executes the model. It takes memory, and an interpreter "
                               "takes time as well."),
     .choicesNow = entriesOf<&Catalogue::runtimes>,
     .renews = true},
    trackSlider<TinyTrack>(
        "clock_mhz", &S::clock_mhz, QT_TRANSLATE_NOOP("rp::Tracks", "Clock"),
        QT_TRANSLATE_NOOP("rp::Tracks",
                          "Clock of the microcontroller while it computes. It sleeps for the rest of "
                          "each hop."),
        Quantity::Megahertz, {linear, 12.0, 96.0, 1.0, Takes::Whole, {24.0, 48.0, 96.0}}),
    //: control: arithmetic that a hop takes, the short piece of sound that is computed at a time
    trackSlider<TinyTrack>(
        "million_ops", &S::million_ops, QT_TRANSLATE_NOOP("rp::Tracks", "Work per hop"),
        QT_TRANSLATE_NOOP("rp::Tracks", "Arithmetic operations that the model needs for one hop of sound."),
        Quantity::MillionOps, {logarithmic, 0.05, 5.0, 50.0, Takes::Numbers, {0.34, 1.0}}, "ops"),
    trackSlider<TinyTrack>(
        "flash_kb", &S::flash_kb, QT_TRANSLATE_NOOP("rp::Tracks", "Flash budget"),
        QT_TRANSLATE_NOOP("rp::Tracks", "Permanent memory for the program and the weights."),
        Quantity::Kilobytes,
        {logarithmic, 128.0, 4096.0, 40.0, Takes::Whole, {256.0, 512.0, 1024.0, 2048.0}}),
    trackSlider<TinyTrack>(
        "sram_kb", &S::sram_kb, QT_TRANSLATE_NOOP("rp::Tracks", "RAM budget"),
        QT_TRANSLATE_NOOP("rp::Tracks", "Working memory for the application, the model and the runtime."),
        Quantity::Kilobytes, {logarithmic, 64.0, 2048.0, 40.0, Takes::Whole, {128.0, 320.0, 1024.0}}),
    trackSecondary(trackSlider<TinyTrack>(
        "weight_kb", &S::weight_kb, QT_TRANSLATE_NOOP("rp::Tracks", "Size of the weights"),
        QT_TRANSLATE_NOOP("rp::Tracks", "What the model has learned, stored in flash."), Quantity::Kilobytes,
        {logarithmic, 10.0, 2000.0, 40.0, Takes::Whole}, "weight_bytes")),
});

constexpr FieldNames timeNotes = {"ops", "ops_per_cycle", "overhead"};
constexpr FieldNames flashNotes = {"app_flash_bytes", "weight_bytes", "kernels", "runtime_flash",
                                   "kernel_flash"};
constexpr FieldNames ramNotes = {"app_ram_bytes", "arena_bytes", "runtime_ram"};
constexpr FieldNames verdictNotes = timeNotes + flashNotes + ramNotes;

constexpr auto figureRows = std::to_array<FigureRow<TinyTrack>>({
    {"time_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time of one hop"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.result.hop.time_ms * 1e3; }, timeNotes},
    {"power_w", QT_TRANSLATE_NOOP("rp::Tracks", "Power"), Quantity::Milliwatts,
     [](const State &s, const Catalogue &) { return s.result.power_w(); }, timeNotes},
    {"flash_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Flash"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.hop.flash_bytes; }, flashNotes},
    {"ram_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "RAM"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.hop.ram_bytes; }, ramNotes},
    {"flash_share", QT_TRANSLATE_NOOP("rp::Tracks", "Share of the flash budget"), Quantity::FractionLarge,
     [](const State &s, const Catalogue &) { return s.result.hop.flash_bytes / s.result.core.flash_bytes; },
     flashNotes},
    {"ram_share", QT_TRANSLATE_NOOP("rp::Tracks", "Share of the RAM budget"), Quantity::FractionLarge,
     [](const State &s, const Catalogue &) { return s.result.hop.ram_bytes / s.result.core.sram_bytes; },
     ramNotes},
    //: share of the time in which a microcontroller is awake
    {"duty", QT_TRANSLATE_NOOP("rp::Tracks", "Share of the time awake"), Quantity::FractionLarge,
     [](const State &s, const Catalogue &) { return s.result.hop.duty; }, timeNotes},
    {"hop_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time allowed for one hop"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.result.core.hop_ms * 1e3; }},
    {"budget_w", QT_TRANSLATE_NOOP("rp::Tracks", "Power budget"), Quantity::Milliwatts,
     [](const State &s, const Catalogue &) { return s.result.core.budget_mw * 1e-3; }},
    {"flash_limit_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Flash budget"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.core.flash_bytes; }},
    {"ram_limit_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "RAM budget"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.core.sram_bytes; }},
    {"overhead", QT_TRANSLATE_NOOP("rp::Tracks", "Overhead of the interpreter"), Quantity::FractionAsNeeded,
     [](const State &s, const Catalogue &) { return s.result.runtime.overhead; }, "overhead"},
    {"interpreter_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time that the interpreter takes"),
     Quantity::Milliseconds, [](const State &s, const Catalogue &) { return s.result.interpreter_us(); },
     timeNotes},
    {"lowest_clock_mhz", QT_TRANSLATE_NOOP("rp::Tracks", "Clock that just keeps up"), Quantity::Megahertz,
     [](const State &s, const Catalogue &) { return s.result.lowest_clock_mhz; }, timeNotes},
    {"clock_mhz", QT_TRANSLATE_NOOP("rp::Tracks", "Clock"), Quantity::Megahertz,
     [](const State &s, const Catalogue &) { return s.result.clock_mhz; }},
    {"verdict", QT_TRANSLATE_NOOP("rp::Tracks", "Goal of the track"), trackVerdictWord,
     [](const State &s, const Catalogue &) { return s.result.hop.passes() ? 1.0 : 0.0; }, verdictNotes},
});

QString number(double value)
{
    return term(Written(Quantity::Significant, 4), value);
}

QString bytes(double value)
{
    return term(Quantity::Bytes, value);
}

QString powerTerm(double mw)
{
    return Format::isolate(Format().milliwatts(mw * 1e-3, 4));
}

constexpr auto formulaRows = std::to_array<FormulaRow<TinyTrack>>({
    {"tiny_time", "T = O (1 + v) / (f q) = %1 × (1 + %2) / ({clock_mhz} × %3) = {time_us}",
     [](const State &s, const Catalogue &) -> QStringList {
         const TinyTrackResult &r = s.result;
         return {term(Quantity::Count, r.core.ops), number(r.runtime.overhead), number(r.core.ops_per_cycle)};
     }},
    {"tiny_power",
     "d = min(1, T / t_h) = min(1, {time_us} / {hop_us}) = %1\n"
     "P = d P_on + (1 − d) P_off = %1 × %2 + (1 − %1) × %3 = %4",
     [](const State &s, const Catalogue &) -> QStringList {
         const TinyTrackResult &r = s.result;
         return {number(r.hop.duty), powerTerm(r.clock_mhz * r.core.uw_per_mhz * 1e-3),
                 powerTerm(r.core.sleep_uw * 1e-3), powerTerm(r.hop.power_mw)};
     }},
    {"tiny_flash", "M_f = M_r + n_k M_k + W + M_a = %1 + %2 × %3 + %4 + %5 = {flash_bytes}",
     [](const State &s, const Catalogue &) -> QStringList {
         const TinyTrackResult &r = s.result;
         return {bytes(r.runtime.flash_bytes), number(r.core.kernels),
                 bytes(r.runtime.flash_per_kernel_bytes), bytes(r.core.weight_bytes),
                 bytes(r.core.app_flash_bytes)};
     }},
    {"tiny_ram", "M_s = R_r + R_t + R_a = %1 + %2 + %3 = {ram_bytes}",
     [](const State &s, const Catalogue &) -> QStringList {
         const TinyTrackResult &r = s.result;
         return {bytes(r.runtime.ram_bytes), bytes(r.core.arena_bytes), bytes(r.core.app_ram_bytes)};
     }},
});

} // namespace

DesignRows<TinyTrack> TinyTrack::rows()
{
    return {inputRows, figureRows, tables().tables, formulaRows};
}

namespace {

QString nameOf(const TinyTrack::State &state, const Catalogue &catalogue)
{
    return contentText(catalogue.runtimes.findOrFirst(state.settings.runtime).name);
}

QString powerText(double watts)
{
    return Format().milliwatts(watts, 3);
}

} // namespace

QString tinyFlashSummary(const TinyTrack::State &state, const Catalogue &catalogue)
{
    const TinyTrackResult &r = state.result;
    const Format format;
    //: what a chart shows; %1 is a runtime such as "ExecuTorch", the others are sizes in bytes
    const QString sentence = TrackText::tr("With %1, the program needs %2 of flash, and there are %3. The "
                                           "runtime and its kernels need %4 of it.");
    return fillMarkers(
        sentence,
        {nameOf(state, catalogue), format.bytes(r.hop.flash_bytes), format.bytes(r.core.flash_bytes),
         format.bytes(r.runtime.flash_bytes + r.core.kernels * r.runtime.flash_per_kernel_bytes)});
}

QString tinyRamSummary(const TinyTrack::State &state, const Catalogue &catalogue)
{
    const TinyTrackResult &r = state.result;
    const Format format;
    //: what a chart shows; %1 is a runtime such as "ExecuTorch", the others are sizes in bytes
    const QString sentence =
        TrackText::tr("With %1, the program needs %2 of RAM, and there are %3. The runtime needs %4 of it.");
    return fillMarkers(sentence, {nameOf(state, catalogue), format.bytes(r.hop.ram_bytes),
                                  format.bytes(r.core.sram_bytes), format.bytes(r.runtime.ram_bytes)});
}

QString tinyPowerSummary(const TinyTrack::State &state)
{
    const TinyTrackResult &r = state.result;
    return fillMarkers(
        //: what a chart shows; %1 and %2 are powers, %3 is a percentage of the time
        TrackText::tr(
            "As set now, the power is %1 and has to be less than %2. The microcontroller computes for "
            "%3 of the time and sleeps for the rest."),
        {powerText(r.power_w()), powerText(r.core.budget_mw * 1e-3), Format().percent(r.hop.duty)});
}

QString tinyRuntimeSummary(const std::vector<TinyDesign> &designs)
{
    QStringList reaching;
    for (const TinyDesign &design : designs) {
        if (design.result.hop.passes())
            reaching.append(contentText(design.name));
    }
    if (reaching.isEmpty())
        return TrackText::tr("The goal is reached with none of these runtimes.");
    //: %1 is a list of runtimes
    return TrackText::tr("The goal is reached with: %1.").arg(QLocale().createSeparatedList(reaching));
}

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

constexpr FieldNames flashFields = {"runtime_flash", "kernels", "kernel_flash", "weight_bytes",
                                    "app_flash_bytes"};
constexpr FieldNames ramFields = {"runtime_ram", "arena_bytes", "app_ram_bytes"};

constexpr ColumnRow<TinyTrack> runtimeColumn = {"runtime", QT_TRANSLATE_NOOP("rp::Tracks", "Runtime")};
constexpr ColumnRow<TinyTrack> budgetColumn =
    asSet("limit_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Budget"), Quantity::Bytes);

/// Of one memory: what the software takes that executes a model, and the sum of all.
constexpr ColumnRow<TinyTrack> runtimeBytes(const FieldNames &notes)
{
    //: part of a memory: the software that executes a model, without its kernels
    return column("runtime_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Runtime itself"), Quantity::Bytes, {},
                  notes, Meaning::Dispatch);
}

constexpr ColumnRow<TinyTrack> allBytes(const FieldNames &notes)
{
    return column("total_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Sum"), Quantity::Bytes, {}, notes);
}

constexpr ColumnRow<TinyTrack> powerColumn =
    column("power_w", QT_TRANSLATE_NOOP("rp::Tracks", "Power (mW)"), milliwatts,
           QT_TRANSLATE_NOOP("rp::Tracks", "Power"), timeNotes);

constexpr auto flashColumns = std::to_array<ColumnRow<TinyTrack>>({
    runtimeColumn,
    runtimeBytes("runtime_flash"),
    column("kernel_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Kernels"), Quantity::Bytes, {},
           {"kernels", "kernel_flash"}, Meaning::Compute),
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
           QT_TRANSLATE_NOOP("rp::Tracks", "Computing"), timeNotes, Meaning::Compute),
    column("interpreter_w", QT_TRANSLATE_NOOP("rp::Tracks", "Interpreter (mW)"), milliwatts,
           QT_TRANSLATE_NOOP("rp::Tracks", "Interpreter"), timeNotes, Meaning::Dispatch),
    //: part of the power: what a microcontroller takes while it waits for the following piece of sound
    column("asleep_w", QT_TRANSLATE_NOOP("rp::Tracks", "Asleep (mW)"), milliwatts,
           QT_TRANSLATE_NOOP("rp::Tracks", "Asleep"), timeNotes, Meaning::Memory),
    powerColumn,
    asSet("limit_w", QT_TRANSLATE_NOOP("rp::Tracks", "Budget (mW)"), milliwatts,
          QT_TRANSLATE_NOOP("rp::Tracks", "Budget")),
});

constexpr auto runtimeColumns = std::to_array<ColumnRow<TinyTrack>>({
    runtimeColumn,
    column("flash_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Flash"), Quantity::Bytes, {}, flashFields),
    column("ram_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "RAM"), Quantity::Bytes, {}, ramFields),
    column("time_us", QT_TRANSLATE_NOOP("rp::Tracks", "One hop (ms)"), Quantity::Milliseconds,
           QT_TRANSLATE_NOOP("rp::Tracks", "One hop"), timeNotes),
    powerColumn,
    column("verdict", QT_TRANSLATE_NOOP("rp::Tracks", "Verdict"), Quantity::Text, {},
           timeNotes + flashFields + ramFields),
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
