// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace rp {

/// The font with the weight of titles and of values that matter.
inline QFont strong(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

/// The font, larger or smaller by a factor.
inline QFont scaled(QFont font, double factor)
{
    if (font.pixelSize() > 0)
        font.setPixelSize(qRound(font.pixelSize() * factor));
    else
        font.setPointSizeF(font.pointSizeF() * factor);
    return font;
}

} // namespace rp
