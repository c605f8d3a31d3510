// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"
#include "models/instruments/contract/bench.h"
#include "views/charts/value_axis.h"

#include <QCoreApplication>

namespace rp {

/// One answer that a class can vote for.
struct VoteBin
{
    QString text;                     ///< translated
    bool isRight = false;             ///< it is the answer, or the answer lies in it
    std::optional<double> value = {}; ///< where it stands on the axis, in the figure's base unit
};

/// What a class can vote for: the options of a question, or five parts of the range of its number.
struct VoteBins
{
    Q_DECLARE_TR_FUNCTIONS(rp::VoteBins)
public:
    /// @param bench the act's instruments, whose figure decides
    static VoteBins of(const QuestionContent &question, const Bench &bench);

    std::vector<VoteBin> all;
    std::optional<ValueAxis> axis; ///< none: the answers have no place on one
    std::optional<double> truth;   ///< on it
};

} // namespace rp
