// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariantMap>
#include <optional>

namespace rp {

struct Catalogue;

/// A figure as content names it: "gpu_busy" is the instrument's own, "gpu_busy@tf32_b32" what a machine had of
/// it in that variant of a measurement (resources/measured/). Nothing behind the sign is the plain one.
struct AskedFigure
{
    QString id;
    std::optional<QString> variant; ///< none: the instrument's own

    static AskedFigure parse(const QString &text);
};

/// What was measured of a figure where an instrument is set like this, in the figure's unit; NaN where nothing
/// was, or where the instrument's own figure is asked for.
/// @param inputs all inputs of the instrument, as Instrument::saveInputs() gives them
double measuredFigure(const Catalogue &catalogue, const QString &instrument, const QVariantMap &inputs,
                      const AskedFigure &asked);

} // namespace rp
