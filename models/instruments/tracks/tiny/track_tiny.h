// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/tracks/track_instrument_of.h"
#include "models/physics/tracks.h"

#include <vector>

namespace rp {

/// The tiny track's inputs as values; ids and ranges are those of TrackTinyInstrument.
struct TinyTrackSettings
{
    QString runtime;
    double clock_mhz = 1.0;
    double million_ops = 1.0;
    double flash_kb = 1.0;
    double sram_kb = 1.0;
    double weight_kb = 1.0;

    bool operator==(const TinyTrackSettings &) const = default;
};

struct TinyTrackResult
{
    physics::TinyCore core; ///< what the hop was computed with
    physics::TinyRuntime runtime;
    physics::TinyHop hop;
    double clock_mhz = 1.0;
    double lowest_clock_mhz = 0.0; ///< at which a hop takes exactly the time allowed

    double power_w() const { return hop.power_mw * 1e-3; }
    /// Share of the time awake, and so of its power, that the interpreter takes.
    double interpreterShare() const { return runtime.overhead / (1.0 + runtime.overhead); }
    double interpreter_us() const { return hop.time_ms * 1e3 * interpreterShare(); }
    // Power while computing and while asleep, each spread over the hop; they add up to power_w().
    double awake_w() const { return hop.duty * clock_mhz * core.uw_per_mhz * 1e-6; }
    double asleep_w() const { return (1.0 - hop.duty) * core.sleep_uw * 1e-6; }
};

/// Lab 07, act 3, the tiny track: noise suppression on a microcontroller. Goal: the program fits into flash
/// and RAM, each hop takes less than 10 ms, and the power stays below 1 mW.
///
/// Input ids, in the order in which a saved state is restored:
///   runtime            a runtime of the catalogue
///   clock_mhz          whole, 12 … 96
///   million_ops        0.05 … 5 per hop
///   flash_kb           whole, 128 … 4,096: the budget
///   sram_kb            whole, 64 … 2,048: the budget
///   weight_kb          whole, 10 … 2,000
///
/// Figure ids, in the unit of their ending (shares as fractions): time_us, power_w, flash_bytes, ram_bytes,
///   flash_share, ram_share (above 1 when it does not fit), duty, hop_us, budget_w, flash_limit_bytes,
///   ram_limit_bytes, overhead, interpreter_us, lowest_clock_mhz, clock_mhz, verdict (1 or 0)
///
/// Tables:
///   flash: Columns "runtime_bytes", "kernel_bytes", "weight_bytes", "app_bytes" (these add up to
///   "total_bytes"), "limit_bytes". ram: Columns "runtime_bytes", "arena_bytes", "app_bytes" (these add up to
///   "total_bytes"), "limit_bytes". power: Columns "model_w", "interpreter_w", "asleep_w" (these add up to
///   "power_w"), "limit_w". runtimes: Columns "flash_bytes", "ram_bytes", "time_us", "power_w", "verdict".
/// Source: physics specification, section 8.
struct TinyTrack : TrackDesign<TinyTrack, TinyTrackSettings, TinyTrackResult>
{
    static constexpr const char *id = "track_tiny";

    static Rows rows(), tables(); ///< the latter in a source of its own, and alone
    static std::vector<const char *> headlines() { return {"time_us", "power_w"}; }
    static std::vector<const char *> keyFigures(const Settings & /*settings*/)
    {
        return {"verdict", "time_us", "power_w", "ram_share", "flash_share"};
    }
    static Settings defaults(const Catalogue &catalogue);
    static Settings reference(const Settings &settings, const Catalogue &catalogue);
    static State evaluate(const Settings &settings, const Catalogue &catalogue);
    static std::vector<TrackCriterion> criteria(const State &state);
    static TrackVerdict verdict(const State &state);
    /// Fields that a runtime has too ("overhead", "runtime_flash") are those of the chosen one.
    static QString reason(const QString &field, const Settings &settings, const Catalogue &catalogue);
};

/// The program with one of the runtimes, under the learner's other choices.
struct TinyDesign
{
    QString key;
    QString name; ///< English, as the catalogue has it
    TinyTrackResult result;
    bool chosen = false;
};
/// One for each runtime of the catalogue.
std::vector<TinyDesign> tinyDesigns(const TinyTrack::State &state, const Catalogue &catalogue);

// One or two sentences on what each table of the tiny track shows.

TinyTrack::CatalogueSummary tinyFlashSummary, tinyRamSummary;
TinyTrack::Summary tinyPowerSummary;
QString tinyRuntimeSummary(const std::vector<TinyDesign> &designs);

class TrackTinyInstrument : public TrackInstrumentOf<TinyTrack>
{
    Q_OBJECT
public:
    using TrackInstrumentOf::TrackInstrumentOf;
};

extern template class InstrumentOf<TinyTrack, TrackInstrument>;

} // namespace rp
