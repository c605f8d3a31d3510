// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rp {

/// What all instruments of the window share, as the ledger names it.
inline const QString contextKey = QStringLiteral("context");
inline const QString trackKey = QStringLiteral("track");

} // namespace rp
