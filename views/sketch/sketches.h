// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/sketch/sketch.h"

#include <QCoreApplication>

namespace rp {

/// What stands in the pictures.
class SketchText
{
    Q_DECLARE_TR_FUNCTIONS(rp::SketchText)
};

/// Launch, wait, kernel, again and again, entering at the playhead and leaving where time has gone.
Sketch drawLaunches(const SketchRoom &room);
QString launchesSpoken();
/// Two ways to serve the same images on one clock, one of which compiles first.
Sketch drawPayback(const SketchRoom &room);
QString paybackSpoken();

} // namespace rp
