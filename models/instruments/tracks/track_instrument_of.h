// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument_of.h"
#include "models/instruments/tracks/track_instrument.h"
#include "models/instruments/tracks/track_words.h"
#include "models/text/sentences.h"

namespace rp {

/// Settings, and what came out.
template<typename Settings, typename Result>
struct TrackState
{
    Settings settings;
    Result result;
};

/// What the designs of the four tracks have in common. A `Track` says by functions of its own what a
/// declaration holds (rows, defaults, evaluate, reason, keyFigures); besides it has
///   id
///   headlines(): the figures told after a change, the one that the track is about first
///   criteria(state), verdict(state)
/// and its tables end with trackCriteriaTable<Track>.
template<typename Track, typename ItsSettings, typename ItsResult>
struct TrackDesign : DesignOf<Track, ItsSettings, TrackState<ItsSettings, ItsResult>>
{
    using Result = ItsResult;
    // What a table sums up.
    using Summary = QString(const TrackState<ItsSettings, ItsResult> &state);
    using CatalogueSummary = QString(const TrackState<ItsSettings, ItsResult> &state,
                                     const Catalogue &catalogue);

    static const Declaration<Track> &declaration()
    {
        static const Declaration<Track> all = {
            .name = {Track::id, "rp::Tracks"},
            .rows = Track::rows(),
            .defaults = Track::defaults,
            .evaluate = Track::evaluate,
            .changeSentence = changeSentence,
            .reason = Track::reason,
            .reference = Track::reference,
            .keyFigures = Track::keyFigures,
        };
        return all;
    }
    /// For a track without a choice that brings other values; the others say it themselves.
    static ItsSettings reference(const ItsSettings & /*settings*/, const Catalogue &catalogue)
    {
        return Track::defaults(catalogue);
    }
    static QString changeSentence(const Moment<Track> &moment)
    {
        const QString &set = moment.inputs.front();
        QStringList sentences{trackWasSet(trackText(InputsOf<Track>::row(set)->label),
                                          InputsOf<Track>::text(set, moment.now.settings, moment.catalogue))};
        for (const char *id : Track::headlines()) {
            const QString figure = QString::fromLatin1(id);
            sentences.append(trackMoved(FiguresOf<Track>::label(figure, moment.now, moment.catalogue),
                                        FiguresOf<Track>::text(figure, moment.before, moment.catalogue),
                                        FiguresOf<Track>::text(figure, moment.now, moment.catalogue)));
        }
        const bool reached = Track::verdict(moment.now).pass;
        if (Track::verdict(moment.before).pass != reached)
            sentences.append(trackTurned(reached));
        return joinedSentences(sentences);
    }
};

/// What a table sums up, and what just changed.
template<typename Track>
QString withChange(const QString &summary, const Moment<Track> &moment)
{
    return joinedSentences({summary, moment.inputs.isEmpty() ? QString() : Track::changeSentence(moment)});
}

template<typename Track>
inline constexpr auto trackCriteriaColumns = std::to_array<ColumnRow<Track>>({
    //: heading of a column: one part of a goal
    {"part", QT_TRANSLATE_NOOP("rp::Tracks", "Part of the goal")},
    //: heading of a column: what the design does now
    {"measured", QT_TRANSLATE_NOOP("rp::Tracks", "Now")},
    //: heading of a column: what the goal asks for
    {"limit", QT_TRANSLATE_NOOP("rp::Tracks", "Asked for")},
    {"result", QT_TRANSLATE_NOOP("rp::Tracks", "Result")},
});

template<typename Track>
inline constexpr TableRow<Track> trackCriteriaTable = {
    .id = "criteria",
    .caption = QT_TRANSLATE_NOOP("rp::Tracks", "The goal, part by part"),
    .columns = trackCriteriaColumns<Track>,
    .rows = [](const typename Track::State &state,
               const Catalogue &) { return trackCriteriaRows(Track::criteria(state)); },
    .summary = [](const Moment<Track> &moment) { return Track::verdict(moment.now).sentence; }};

template<typename Track>
class TrackInstrumentOf : public InstrumentOf<Track, TrackInstrument>
{
public:
    using InstrumentOf<Track, TrackInstrument>::InstrumentOf;

    TrackVerdict verdict() const override { return Track::verdict(this->state()); }
    std::vector<TrackCriterion> criteriaNow() const override { return Track::criteria(this->state()); }

protected:
    QString headline() const override { return QString::fromLatin1(Track::headlines().front()); }
};

} // namespace rp
