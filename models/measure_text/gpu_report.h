// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/measured/measured.h"

#include <QStringList>
#include <nlohmann/json.hpp>

namespace rp {

/// Whether a document is a recording that was made on a GPU: it says on what, and has a figure that is known.
bool isGpuRecording(const nlohmann::json &document, const Measured &builtIn);

/// The recording beside the built-in GPU, for reading in a terminal.
QStringList gpuReport(const nlohmann::json &recording, const Measured &builtIn);

/// The same as a document. Names of machines are as they are, sections and keys those of gpu_figures.h; a
/// figure of which several values were found has low and high in the place of value.
///
///     format    "ridgepoint-comparison"
///     version   1
///     machine   name, date (null: not known)
///     built_in  name, date
///     figures   rows: section, key, machine (value, or low and high), built_in (likewise); null: none
///     missing   sections of which the recording has nothing
nlohmann::ordered_json gpuComparisonJson(const nlohmann::json &recording, const Measured &builtIn);

} // namespace rp
