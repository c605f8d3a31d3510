// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/table_cells.h"
#include "models/instruments/tracks/track_rule.h"

#include <QCoreApplication>
#include <QStringList>

namespace rp {

/// Texts of the track instruments that stand in code: TrackText::tr().
class TrackText
{
    Q_DECLARE_TR_FUNCTIONS(rp::Tracks)
};

/// A text marked in the context "rp::Tracks", now and whenever it is asked for.
QString trackText(Phrase phrase, const QStringList &values = {});
std::function<QString()> lateTrackText(Phrase phrase);

inline constexpr Written trackYesNo =
    oneOf(QT_TRANSLATE_NOOP("rp::Tracks", "no"), QT_TRANSLATE_NOOP("rp::Tracks", "yes"));
inline constexpr Written trackVerdictWord = oneOf(QT_TRANSLATE_NOOP("rp::Tracks", "goal missed"),
                                                  //: verdict on the goal of a track
                                                  QT_TRANSLATE_NOOP("rp::Tracks", "goal reached"));

/// What was set and what it moved: the beginning of a change sentence, and one figure of it.
QString trackWasSet(const QString &label, const QString &value);
QString trackMoved(const QString &label, const QString &before, const QString &after);
QString trackTurned(bool reached);

/// A measured value beside a limit, with as many decimals as keep the two apart where rounding would make
/// them look the same.
/// @param text writes a value with that many decimals
QString apartFrom(double limit, double measured, int decimals,
                  const std::function<QString(double value, int decimals)> &text);

/// What a row of designs begins with, a name or a number, with a remark on the one that the controls say.
ResultCell trackNameCell(std::function<QString()> name, bool chosen);
ResultCell trackPlaceCell(double value, bool chosen);
/// A row that begins with one of them.
ResultRow trackRow(const QString &key, ResultCell first, std::vector<ResultCell> others);
/// "goal reached" or "goal missed", rated.
ResultCell trackVerdictCell(bool reached);
/// A number that a limit holds for: rated, and with a remark for what exceeds it.
ResultCell trackRatedCell(double value, bool met);
/// One row of the table "criteria" for each part of a rule.
std::vector<ResultRow> trackCriteriaRows(const std::vector<TrackCriterion> &parts);

} // namespace rp
