// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rp {

struct LabContent;

/// Whether an act came into one of the program's own labs when learners had already begun the acts behind it.
/// Who has begun one of these is not held up by the new act; for everyone else it is an act like any other.
bool cameLater(const LabContent &lab, const QString &act);

} // namespace rp
