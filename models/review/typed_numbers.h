// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_content.h"

#include <QLocale>

namespace rp {

/// What one `unit` is in the base unit of the kind `units` (ReviewFigure::unit): "TFLOP/s" of "flops" is
/// 1e12. Upper and lower case are the same, and spaces don't count. Nothing for what is no such unit.
std::optional<double> unitLength(const QString &units, const QString &unit);

/// What was typed into a field, in the base unit of its kind. A number without a unit counts in the unit
/// that stands behind the field; a count may have any word behind it. Nothing for what can't be read.
std::optional<double> readTyped(const QString &typed, const RecallQuestion::Field &field,
                                const QLocale &locale = QLocale());

} // namespace rp
