// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/measure/steps.h"
#include "models/text/command_words.h"

#include <QStringList>
#include <functional>
#include <iosfwd>
#include <span>

namespace rp {

extern const CommandForm measureForm;

/// May throw as measure::measure() does.
using MeasureRun =
    std::function<measure::Measurement(std::span<const measure::Step> steps, const measure::Watch &watch)>;

/// The command "measure", without a window or a display. `arguments` is what follows the word "measure".
///
///   (nothing)             measures this computer and prints a report for reading
///   --json                prints a JSON document in its place, as in measurement_json.h
///   --step KEY…           measures this step and no other but those named likewise
///   --from FILE [--json]  measures nothing and shows what was measured before: what --json wrote, or a
///                         recording from a GPU, beside the built-in one
///   --help                what is written here, for reading
///
/// Ctrl+C ends the measurement, and what is known so far is printed and said to be incomplete.
/// @param showsProgress `err` is a terminal, where a line may be written again and again
/// Returns the exit status: 0 done, 1 stopped or failed, 2 wrong usage, 3 the file can't be used.
int runMeasure(
    const QStringList &arguments, std::ostream &out, std::ostream &err, bool showsProgress,
    const MeasureRun &run = [](std::span<const measure::Step> steps, const measure::Watch &watch) {
        return measure::measure(steps, watch);
    });

} // namespace rp
