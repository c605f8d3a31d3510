// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"

namespace rp {

/// A lab as learners may know it while nothing is said of answers: it asks the same, and holds neither what
/// is right nor why. What is shown from it can't give anything away.
///
/// Gone are right options, feedback, lessons, takeaways, ladders of hints, what solving shows, and what
/// sources say. A truth keeps its panel and inputs, which the question itself names, and loses its figure.
/// What was found reads like what there was to find, and no number of it is asked for.
LabContent withheldContent(LabContent lab);

} // namespace rp
