// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"
#include "models/instruments/contract/bench.h"

#include <QCoreApplication>

namespace rp {

/// One answer that a class can vote for.
struct VoteBin
{
    QString text;         ///< translated
    bool isRight = false; ///< it is the answer, or the answer lies in it
};

/// What a class can vote for: the options of a question, or five parts of the range of its number.
class VoteBins
{
    Q_DECLARE_TR_FUNCTIONS(rp::VoteBins)
public:
    /// @param bench the act's instruments, whose figure decides
    static std::vector<VoteBin> of(const QuestionContent &question, const Bench &bench);
};

} // namespace rp
