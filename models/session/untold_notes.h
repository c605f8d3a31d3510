// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace rp {

class LabSession;
struct Measured;

/// Ids of the measurements whose notes would tell what the learner is still to find out, see
/// MeasuredDiscovery. What was measured may be shown, why it differs from the model may not. In an exam all
/// of them wait, found or not.
QStringList untoldNotes(const LabSession &session, const Measured &measured);

} // namespace rp
