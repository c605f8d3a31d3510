// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace rp {

class EvidenceBook;
class LabSession;
class Ledger;
class LedgerStore;
class Memo;
class ReviewBook;
class ThisComputer;
class Workbench;
struct Catalogue;
struct LabContent;

/// The lab that is open, as the window shows it; all of it outlives the view.
struct LabParts
{
    const LabSession &session;
    const Workbench &workbench; ///< the instruments of every act
    Ledger &ledger;
    const Catalogue &catalogue;             ///< as this lab sees it
    const std::vector<LabContent> &labs;    ///< every lab of the course, this one included
    LedgerStore *store = nullptr;           ///< none in presenter mode
    const EvidenceBook *evidence = nullptr; ///< none: nothing can be captured
    const Memo *memo = nullptr;             ///< none: the lab ends without one
    const ReviewBook *review = nullptr;     ///< of the course; none: the course has no review
    const ThisComputer *computer = nullptr; ///< none: it can't be measured
    bool handsIn = true;                    ///< the learner can write the work into a file
};

} // namespace rp
