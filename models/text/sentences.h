// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace rp {

/// Whole sentences after one another, spaced as the language does it. Empty ones are left out.
QString joinedSentences(const QStringList &sentences);

} // namespace rp
