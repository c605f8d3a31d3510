// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rp {

/// A place in a lab that shows something; the step may still be locked.
struct StepLink
{
    QString lab;   ///< id
    QString act;   ///< id
    QString step;  ///< key, see stepKey()
    QString panel; ///< panel of the Explore step; empty: the first
    QString title; ///< what is to be seen there
};

} // namespace rp
