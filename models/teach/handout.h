// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rp {

class Paper;
struct GuideSource;

/// What a class writes its predictions on before it opens the labs: the questions of a lab, or of all of
/// them, with room to write. It gives nothing away: options stand in an order of its own, and of figures it
/// has those alone that the questions themselves name.
/// @param lab id; empty, or none of the library: all labs
Paper handout(const GuideSource &source, const QString &lab = {});

} // namespace rp
