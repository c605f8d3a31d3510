// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rp {

/// Why a command does not replace what lies at a path, as a translated sentence. Empty: it may. Nothing lies
/// there, or what a command of this program wrote before: a page, a PDF, a table or lines of records, which
/// are made anew as often as a class hands in.
QString whyNotReplaced(const QString &path);

} // namespace rp
