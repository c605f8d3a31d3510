// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace rp {

/// Puts values into a pattern's markers %1 … %9, all at once: markers may repeat or be left out, and a value
/// that itself holds a percent sign is never taken for one. QString::arg() shifts the values of markers that
/// follow a missing one. Markers without a value stay.
QString fillMarkers(const QString &pattern, const QStringList &values);

} // namespace rp
