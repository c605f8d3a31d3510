// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rp {

/// The text so that no line ends between a number and its unit or percent sign, or within the unit:
/// "15.7 %", "989 TFLOP/s". Only for drawing, since texts are compared and read aloud as they are written.
QString withBoundUnits(QString text);

} // namespace rp
