// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/common/track_table_parts.h"

namespace rp {

ResultColumn trackColumn(const char *key, const char *title, Quantity quantity, Meaning meaning,
                         const char *spoken)
{
    ResultColumn column;
    column.key = QString::fromLatin1(key);
    column.title = lateTrackText(title);
    column.quantity = quantity;
    column.meaning = meaning;
    if (spoken)
        column.spokenTitle = lateTrackText(spoken);
    return column;
}

ResultCell trackVerdictCell(bool reached)
{
    ResultCell cell = textCell([reached] { return TrackWords::verdict(reached); });
    cell.value = reached ? 1.0 : 0.0;
    cell.meaning = reached ? Meaning::Good : Meaning::Failure;
    return cell;
}

ResultCell trackRatedCell(double value, bool met)
{
    ResultCell cell = numberCell(value);
    cell.meaning = met ? Meaning::Good : Meaning::Failure;
    cell.note = [met] { return met ? TrackWords::partMet() : TrackWords::partMissed(); };
    return cell;
}

} // namespace rp
