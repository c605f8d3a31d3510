// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rp {

class LabSession;
class Workbench;
struct Measured;

/// Lets the instruments of a lab show what was measured. Where a prediction of an act has a measured answer,
/// the panel that it is about waits until that act's Reveal has been reached: what a machine had tells what
/// the model says.
void showMeasured(const LabSession &session, const Workbench &workbench, const Measured &measured);

} // namespace rp
