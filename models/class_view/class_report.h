// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/class_view/class_charts.h"
#include "models/paper/paper.h"

namespace rp {

/// The figures in words, in the current language: the questions that most learners missed, then for each lab
/// that somebody began, first answers beside the truth, misconceptions by option, challenges, times, who
/// stands or is stuck where, tracks, and memos side by side. People are named in the order of their ledgers'
/// ids, which are random; without a name by the beginning of it.
Paper classReport(const ClassFigures &figures, const LabLibrary &library, const Catalogue &catalogue,
                  bool namesAreShown);

/// A piece of the report, or all of it. Its pictures are charts, by their place in the list; what they say by
/// themselves is not written.
struct ClassPiece
{
    Paper paper;
    std::vector<ClassChart> charts = {};
};

/// The report with its charts.
ClassPiece drawnClassReport(const ClassFigures &figures, const LabLibrary &library,
                            const Catalogue &catalogue, bool namesAreShown);

ClassPiece questionPiece(const ClassQuestion &question);
/// Of one act: times, who stands at which step, how its challenges went, and who tried what in vain.
ClassPiece stepsPiece(const ClassLab &lab, const ActContent &act, bool namesAreShown);
/// With the side of the truth on which the first guesses of a lab lie, and what mystery traces were taken
/// for.
ClassPiece surePiece(const ClassFigures &figures, const ClassLab &lab);
/// Ends with the heading of the memos.
ClassPiece tracksPiece(const ClassLab &lab);
ClassPiece memoPiece(const ClassMemo &memo);

/// How many hand-ins there are, and what is to be known of them.
QString countedSentence(const ClassFigures &figures);

/// A paper for a terminal; tables as aligned columns.
QString plainPaper(const Paper &paper);

} // namespace rp
