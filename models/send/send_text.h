// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace rp {

/// The environment variable that has the password of the LRS, where no file has it.
inline constexpr const char *lrsPasswordVariable = "RIDGEPOINT_LRS_PASSWORD";

QStringList sendHelp();

} // namespace rp
