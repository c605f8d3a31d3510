// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <functional>

class QPainter;

namespace rp {

/// What is painted at each step of a slider and looks the same each time, as a picture that is made once.
///
/// @param key names all that the picture depends on, and nothing else of the program begins with it
/// @param pixels size in pixels of the device, of which there are `ratio` to one of the painter's units
/// @param paint is given a smoothing painter on a transparent ground, in the painter's units
QPixmap keptPicture(const QString &key, const QSize &pixels, double ratio,
                    const std::function<void(QPainter &)> &paint);

} // namespace rp
