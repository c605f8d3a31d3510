// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/common/track_instrument.h"

#include "models/instruments/tracks/common/track_table_parts.h"

namespace rp {

namespace {

ResultRow criterionRow(const TrackCriterion &part)
{
    const auto value = [](double number, std::function<QString()> text) {
        ResultCell cell = textCell(std::move(text));
        cell.value = number;
        return cell;
    };
    ResultCell result =
        textCell([met = part.met] { return met ? TrackWords::partMet() : TrackWords::partMissed(); });
    result.meaning = part.met ? Meaning::Good : Meaning::Failure;
    return {QString::fromLatin1(part.key),
            {textCell(lateTrackText(part.label)),
             value(part.measured, [part] { return part.measuredText(); }),
             value(part.limit, [part] { return part.limitText(); }), result}};
}

} // namespace

QString TrackCriterion::limitText() const
{
    const QString text = trackText(unit, limit);
    switch (rule) {
    case Rule::AtLeast:
        return TrackWords::atLeast(text);
    case Rule::AtMost:
        return TrackWords::atMost(text);
    case Rule::Below:
        break;
    }
    return TrackWords::below(text);
}

TrackInstrument::TrackInstrument(const QString &track, QObject *parent)
    : Instrument(QStringLiteral("track_%1").arg(track), parent)
    , m_track(track)
{
    //: heading of a column: one part of a goal
    m_criteria.setColumns({trackColumn("part", QT_TRANSLATE_NOOP("rp::Tracks", "Part of the goal")),
                           //: heading of a column: what the design does now
                           trackColumn("measured", QT_TRANSLATE_NOOP("rp::Tracks", "Now")),
                           //: heading of a column: what the goal asks for
                           trackColumn("limit", QT_TRANSLATE_NOOP("rp::Tracks", "Asked for")),
                           trackColumn("result", QT_TRANSLATE_NOOP("rp::Tracks", "Result"))});
    m_criteria.setCaption(lateTrackText(QT_TRANSLATE_NOOP("rp::Tracks", "The goal, part by part")));
    m_criteria.setSummary([this] { return verdict().sentence; });
}

QVariantMap TrackInstrument::designFields() const
{
    return {
        {QStringLiteral("track_judged"), m_track},
        {QStringLiteral("track_verdict"), verdict().pass ? QStringLiteral("pass") : QStringLiteral("fail")},
        {QStringLiteral("track_figure"), figure(headline())}};
}

void TrackInstrument::retranslate()
{
    // Every text is made when it is asked for; whoever shows one only has to ask again.
    for (ResultTable *table : tables())
        table->retranslate();
    emit inputsChanged();
}

void TrackInstrument::fillCriteria()
{
    const std::vector<TrackCriterion> parts = criteriaNow();
    std::vector<ResultRow> rows;
    rows.reserve(parts.size());
    for (const TrackCriterion &part : parts)
        rows.push_back(criterionRow(part));
    m_criteria.setRows(std::move(rows));
}

TrackVerdict trackVerdict(const QString &track, const std::vector<Instrument *> &instruments)
{
    for (const Instrument *instrument : instruments) {
        const auto *judge = qobject_cast<const TrackInstrument *>(instrument);
        if (judge && judge->track() == track)
            return judge->verdict();
    }
    return {};
}

} // namespace rp
