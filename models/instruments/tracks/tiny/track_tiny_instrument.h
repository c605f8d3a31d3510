// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/tracks/common/track_instrument_of.h"
#include "models/instruments/tracks/tiny/track_tiny.h"

namespace rp {

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
class TrackTinyInstrument : public TrackInstrumentOf<TinyTrack>
{
    Q_OBJECT
    Q_PROPERTY(QString runtime READ runtime NOTIFY changed)
    Q_PROPERTY(double clock_mhz READ clock_mhz NOTIFY changed)
    Q_PROPERTY(double million_ops READ millionOps NOTIFY changed)
    Q_PROPERTY(double flash_kb READ flash_kb NOTIFY changed)
    Q_PROPERTY(double sram_kb READ sram_kb NOTIFY changed)
    Q_PROPERTY(double weight_kb READ weight_kb NOTIFY changed)
public:
    explicit TrackTinyInstrument(const Catalogue &catalogue, QObject *parent = nullptr);

    QString runtime() const { return settings().runtime; }
    double clock_mhz() const { return settings().clock_mhz; }
    double millionOps() const { return settings().million_ops; }
    double flash_kb() const { return settings().flash_kb; }
    double sram_kb() const { return settings().sram_kb; }
    double weight_kb() const { return settings().weight_kb; }

    std::vector<ResultTable *> tables() const override;
    std::vector<QString> keyFigures() const override;
    // Rows of the first five are the runtimes of the catalogue under the learner's other choices. The first
    // column is "runtime".
    /// Columns "runtime_bytes", "kernel_bytes", "weight_bytes", "app_bytes" (these add up to "total_bytes"),
    /// "limit_bytes".
    ResultTable *flash() const { return &m_flash; }
    /// Columns "runtime_bytes", "arena_bytes", "app_bytes" (these add up to "total_bytes"), "limit_bytes".
    ResultTable *ram() const { return &m_ram; }
    /// Columns "model_us", "interpreter_us" (these add up to "time_us"), "limit_us".
    ResultTable *time() const { return &m_time; }
    /// Columns "model_w", "interpreter_w", "asleep_w" (these add up to "power_w"), "limit_w".
    ResultTable *power() const { return &m_power; }
    /// Columns "flash_bytes", "ram_bytes", "time_us", "power_w", "verdict".
    ResultTable *runtimes() const { return &m_runtimes; }
    /// Rows "c12" … "c96"; columns "clock_mhz", "time_us".
    ResultTable *clockTimes() const { return &m_clockTimes; }
    /// The same rows; columns "clock_mhz", "power_w".
    ResultTable *clockPowers() const { return &m_clockPowers; }

protected:
    void fillTables() override;

private:
    static void describe(ResultTable &table, std::vector<ResultColumn> columns, const char *caption,
                         std::function<QString()> summary);

    mutable ResultTable m_flash{QStringLiteral("flash")};
    mutable ResultTable m_ram{QStringLiteral("ram")};
    mutable ResultTable m_time{QStringLiteral("time")};
    mutable ResultTable m_power{QStringLiteral("power")};
    mutable ResultTable m_runtimes{QStringLiteral("runtimes")};
    mutable ResultTable m_clockTimes{QStringLiteral("clock_times")};
    mutable ResultTable m_clockPowers{QStringLiteral("clock_powers")};
};

} // namespace rp
