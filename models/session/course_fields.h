// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantMap>

namespace rp {

class LabSession;

/// Design fields that the notebook course's labs read under the same names of every chapter, made of what
/// this lab's own fields say:
///   act1_prediction  the option (or number) that was committed to the lab's first question, once all of its
///                    act are
///   act1_correct     whether it was right; not of a number, which is only near or far
///   act2_decision    "compile" | "eager"; of a serving design what it fuses
///   act2_result      calls until the break-even; of a serving design tokens per second; null where there is
///                    none
///   constraint_hit   the deployment ends before compiling has paid; a serving design does not fit
QVariantMap courseFields(const LabSession &session, const QVariantMap &design);

} // namespace rp
