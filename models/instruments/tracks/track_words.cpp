// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/track_words.h"

#include "models/text/place_markers.h"

namespace rp {

QString trackText(Phrase phrase, const QStringList &values)
{
    return phraseText("rp::Tracks", phrase, values);
}

std::function<QString()> lateTrackText(Phrase phrase)
{
    return [phrase] { return trackText(phrase); };
}

QString trackWasSet(const QString &label, const QString &value)
{
    //: a control and its new value: "Batch: 64."
    return TrackText::tr("%1: %2.", "control and value").arg(label, value);
}

QString trackMoved(const QString &label, const QString &before, const QString &after)
{
    if (before == after) {
        //: a result that a change has not moved; %1 is its name, %2 its value
        return TrackText::tr("%1: still %2.").arg(label, after);
    }
    //: a result after a change; %1 is its name, %2 its value now, %3 its value before
    return fillMarkers(TrackText::tr("%1: now %2, before %3."), {label, after, before});
}

QString trackTurned(bool reached)
{
    return reached ? TrackText::tr("The goal is now reached.") : TrackText::tr("The goal is now missed.");
}

QString TrackCriterion::labelText() const
{
    return trackText(label);
}

QString TrackCriterion::limitText() const
{
    const QString text = quantityText(quantity, limit);
    switch (rule) {
    case Rule::AtLeast:
        //: what a part of a goal asks for; %1 is a value
        return TrackText::tr("at least %1").arg(text);
    case Rule::AtMost:
        //: what a part of a goal asks for; %1 is a value
        return TrackText::tr("at most %1").arg(text);
    case Rule::Below:
        break;
    }
    //: what a part of a goal asks for; %1 is a value
    return TrackText::tr("less than %1").arg(text);
}

QString trackMetText(bool met)
{
    if (met) {
        //: a part of a goal is reached
        return TrackText::tr("met");
    }
    //: a part of a goal is not reached
    return TrackText::tr("not met");
}

QString apartFrom(double limit, double measured, int decimals,
                  const std::function<QString(double value, int decimals)> &text)
{
    constexpr int most = 6;
    int shown = decimals;
    while (shown < most && measured != limit && text(measured, shown) == text(limit, shown))
        ++shown;
    return text(measured, shown);
}

ResultCell trackNameCell(std::function<QString()> name, bool chosen)
{
    ResultCell cell = textCell(std::move(name));
    if (chosen) {
        //: remark on a row of a table: it is what the controls say
        cell.note = [] { return TrackText::tr("as set now"); };
    }
    return cell;
}

ResultCell trackPlaceCell(double value, bool chosen)
{
    ResultCell cell = trackNameCell({}, chosen);
    cell.value = value;
    return cell;
}

ResultRow trackRow(const QString &key, ResultCell first, std::vector<ResultCell> others)
{
    others.insert(others.begin(), std::move(first));
    return {key, std::move(others)};
}

ResultCell trackVerdictCell(bool reached)
{
    ResultCell cell =
        textCell([reached] { return writtenText("rp::Tracks", trackVerdictWord, reached ? 1.0 : 0.0); });
    cell.value = reached ? 1.0 : 0.0;
    cell.meaning = reached ? Meaning::Good : Meaning::Failure;
    return cell;
}

ResultCell trackRatedCell(double value, bool met)
{
    ResultCell cell = numberCell(value);
    cell.meaning = met ? Meaning::Good : Meaning::Failure;
    cell.note = [met] { return trackMetText(met); };
    return cell;
}

std::vector<ResultRow> trackCriteriaRows(const std::vector<TrackCriterion> &parts)
{
    std::vector<ResultRow> rows;
    rows.reserve(parts.size());
    for (const TrackCriterion &part : parts) {
        ResultCell measured = numberCell(part.measured);
        measured.text = [part] { return part.measuredText(); };
        ResultCell limit = numberCell(part.limit);
        limit.text = [part] { return part.limitText(); };
        ResultCell result = textCell([met = part.met] { return trackMetText(met); });
        result.meaning = part.met ? Meaning::Good : Meaning::Failure;
        rows.push_back(
            {QString::fromLatin1(part.key), {textCell(lateTrackText(part.label)), measured, limit, result}});
    }
    return rows;
}

} // namespace rp
