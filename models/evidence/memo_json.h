// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace rp {

struct MemoDocument;

/// The memo as a JSON file that fits memo.schema.json. Captures are written as in the ledger, with what has
/// become of them since; see evidence/capture.h on values that are not finite.
QByteArray memoJson(const MemoDocument &memo);

} // namespace rp
