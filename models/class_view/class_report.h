// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/class_view/class_figures.h"
#include "models/teach/guide.h"

namespace rp {

struct Catalogue;

/// The figures in words, in the current language: for each lab that somebody began, first answers beside the
/// truth, misconceptions by option, challenges, times, who stands or is stuck where, tracks, and memos side
/// by side. People are named in the order of their ledgers' ids, which are random; without a name by the
/// beginning of it.
Guide classReport(const ClassFigures &figures, const LabLibrary &library, const Catalogue &catalogue,
                  bool namesAreShown);

/// A guide for a terminal; tables as aligned columns.
QString plainGuide(const Guide &guide);

} // namespace rp
