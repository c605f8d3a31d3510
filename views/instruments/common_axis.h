// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rp {

class FigureFrame;

/// Puts two pictures that stand beside each other on one axis, so that their lengths compare: bars or lines
/// of one quantity. Others, lines that would be lost on the other one's axis, or a picture alone (null) keep
/// to axes of their own. Call again when one of them has changed or has another size.
void shareAxis(FigureFrame *first, FigureFrame *second);

} // namespace rp
