// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

namespace rp {

/// A figure as content names it: "gpu_busy" is the instrument's own, "gpu_busy@tf32_b32" what a machine had
/// of it in that variant of a measurement (resources/measured/). Nothing behind the sign is the plain one.
struct AskedFigure
{
    QString id;
    std::optional<QString> variant; ///< none: the instrument's own

    static AskedFigure parse(const QString &text)
    {
        const qsizetype sign = text.indexOf(u'@');
        return sign < 0 ? AskedFigure{text, {}} : AskedFigure{text.left(sign), text.mid(sign + 1)};
    }
};

} // namespace rp
