// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace rp {

/// Puts a value in the place of `length` characters from `begin`, which are replaced in the order from the
/// end to the beginning of a text. A space that then stands between two Chinese or Japanese characters goes:
/// a pattern can't know whether its value ends in a Latin unit ("5 ms") or in one of them ("5 秒").
void putIn(QString &text, qsizetype begin, qsizetype length, const QString &value);

/// Puts values into a pattern's markers %1 … %9, all at once: markers may repeat or be left out, and a value
/// that itself holds a percent sign is never taken for one. QString::arg() shifts the values of markers that
/// follow a missing one. Markers without a value stay.
QString fillMarkers(const QString &pattern, const QStringList &values);

} // namespace rp
