// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/trace.h"

#include <QString>

namespace rp {

/// What a notice says, in one sentence.
QString noticeText(const traces::Notice &notice);

/// Why a file can't be read and what to do, in one sentence.
QString readErrorText(const QString &path, const traces::ReadError &error);

/// That a single wait takes so much of the span, which what a change seems to gain then mostly is. Empty for
/// less than half of it.
QString longWaitText(double share);

/// A file's or kernel's name, shortened in its middle to `length` characters and kept apart from the text
/// around.
QString shortName(const QString &name, int length = 72);

} // namespace rp
