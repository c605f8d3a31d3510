// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/measured/measured.h"

#include <QString>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>
#include <vector>

namespace rp {

/// A figure of a recording that was made on a GPU, with the same of the built-in one. In the unit that its
/// key ends in (flops: FLOP/s), else images a second, a count, a share 0..1, or a ratio; where several values
/// were found, from the lowest to the highest.
struct GpuFigure
{
    std::string_view section; ///< stable: "launch"
    std::string_view key;     ///< stable, the only one of its section: "launch_and_wait_us"
    QString name;             ///< translated
    std::optional<MeasuredRange> recorded;
    std::optional<MeasuredRange> builtIn;
    QString (*text)(double value); ///< in words of the current language
};

/// What figures can be found in, in the order of a report.
struct GpuSection
{
    std::string_view key;
    QString name; ///< translated
};
std::vector<GpuSection> gpuSections();

/// Every figure that is known, whether the document has it or not. The document is what the script for
/// recordings writes (tests/recordings); whatever is not as expected is not found.
std::vector<GpuFigure> gpuFigures(const nlohmann::json &document, const Measured &builtIn);

/// The sections of which it has no figure.
std::vector<GpuSection> missingSections(const std::vector<GpuFigure> &figures);

} // namespace rp
