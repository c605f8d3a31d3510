// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/class_view/class_lab.h"
#include "models/instruments/contract/result_table.h"

namespace rp {

// The tables behind the charts of the class window. Each function fills one anew, in the current language.

/// Columns that are drawn.
namespace class_column {
inline constexpr QLatin1String first("first");
inline constexpr QLatin1String later("later");
inline constexpr QLatin1String half("half");
inline constexpr QLatin1String most("most");
inline constexpr QLatin1String standing("standing");
inline constexpr QLatin1String said("said");
inline constexpr QLatin1String right("right");
inline constexpr QLatin1String below("below");
inline constexpr QLatin1String above("above");
inline constexpr QLatin1String reached("reached");
inline constexpr QLatin1String missed("missed");
} // namespace class_column

/// A row for each option, in the order of the lab: first and later answers, whether it is right, and why.
void fillAnswers(ResultTable &table, const ClassQuestion &question);
/// A row for each step: times, who stands there.
void fillSteps(ResultTable &table, const ClassLab &lab, const ActContent &act, bool namesAreShown);
/// A row for each confidence that was given.
void fillSure(ResultTable &table, const SureFigures &sure);
/// A row for each question whose answers are numbers: first answers below the truth, right, and above.
void fillGuesses(ResultTable &table, const ClassLab &lab);
/// A row for each track that was judged.
void fillTracks(ResultTable &table, const ClassLab &lab);

} // namespace rp
