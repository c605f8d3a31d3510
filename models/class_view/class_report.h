// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/class_view/class_figures.h"
#include "models/paper/paper.h"

namespace rp {

struct Catalogue;
class ClassLab;
struct ActContent;
struct ClassQuestion;

/// The figures in words, in the current language: for each lab that somebody began, first answers beside the
/// truth, misconceptions by option, challenges, times, who stands or is stuck where, tracks, and memos side
/// by side. People are named in the order of their ledgers' ids, which are random; without a name by the
/// beginning of it.
Paper classReport(const ClassFigures &figures, const LabLibrary &library, const Catalogue &catalogue,
                  bool namesAreShown);

/// Of one act: who stands at which step, how its challenges went, and who tried what in vain.
Paper whoStandsWhere(const ClassLab &lab, const ActContent &act, bool namesAreShown);

/// The sentences of both report and window.
QString countedSentence(const ClassFigures &figures); ///< how many hand-ins, and what is to be known of them
QString answersSentence(const ClassQuestion &question);
QString sureSentence(const SureFigures &sure);

/// A paper for a terminal; tables as aligned columns.
QString plainPaper(const Paper &paper);

} // namespace rp
