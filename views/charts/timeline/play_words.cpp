// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/timeline/play_words.h"

#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <algorithm>

namespace rp {

namespace {

constexpr std::size_t mostPhrases = 3; ///< more are said as one

} // namespace

QString PlayWords::lane(std::size_t lane) const
{
    const QString &key = m_score.lanes[lane].key;
    return m_names.lane ? m_names.lane(key) : key;
}

QString PlayWords::part(const PlayEvent &event) const
{
    const QStringList &keys = m_score.lanes[event.lane].keys;
    if (m_names.part && event.index < std::size_t(keys.size()))
        return m_names.part(keys[qsizetype(event.index)]);
    //: %1: a number; kernels are counted from 1.
    return tr("Kernel %1").arg(Format().count(double(event.index) + 1.0));
}

QString PlayWords::phrase(const PlayEvent &event) const
{
    const Format format;
    switch (event.what) {
    case PlayEvent::What::Done:
        //: %1: a way to run the work, such as "Eager"; %2: a duration.
        return fillMarkers(tr("%1 is done after %2."), {lane(event.lane), format.duration_us(event.at_us)});
    case PlayEvent::What::Waits:
        //: %1: a duration.
        return event.side == PlayTrack::Side::Gpu
                   ? tr("The GPU waits %1.").arg(format.duration_us(event.length_us))
                   //: %1: a duration.
                   : tr("The CPU waits %1.").arg(format.duration_us(event.length_us));
    case PlayEvent::What::Starts:
        break;
    }
    if (m_score.bill == PlayScore::Bill::Bytes)
        //: %1: "Kernel 3" or the name of one; %2: an amount of bytes.
        return fillMarkers(tr("%1 starts and moves %2."), {part(event), format.bytes(event.amount)});
    //: %1: "Kernel 3" or the name of one.
    return fillMarkers(tr("%1 starts."), {part(event)});
}

/// What happened many times over.
QString PlayWords::run(const std::vector<PlayEvent> &events) const
{
    const Format format;
    std::size_t starts = 0;
    double amount = 0.0;
    for (const PlayEvent &event : events) {
        starts += event.what == PlayEvent::What::Starts ? 1 : 0;
        if (event.what != PlayEvent::What::Done)
            amount += event.amount;
    }
    if (m_score.bill == PlayScore::Bill::Bytes)
        //: Sums up what a picture in motion shows. %1: a number of kernels, %2: an amount of bytes.
        return tr("Kernels started: %1; moved: %2.").arg(format.count(double(starts)), format.bytes(amount));
    //: Sums up what a picture in motion shows. %1: a number of kernels, %2: a duration.
    return tr("Kernels started: %1; waited: %2.")
        .arg(format.count(double(starts)), format.duration_us(amount));
}

QString PlayWords::told(const std::vector<PlayEvent> &events) const
{
    QStringList sentences;
    std::vector<PlayEvent> others;
    std::copy_if(events.begin(), events.end(), std::back_inserter(others),
                 [](const PlayEvent &event) { return event.what != PlayEvent::What::Done; });
    if (others.size() > mostPhrases)
        sentences.append(run(others));
    for (const PlayEvent &event : events)
        if (event.what == PlayEvent::What::Done || others.size() <= mostPhrases)
            sentences.append(phrase(event));
    return joinedSentences(sentences);
}

QString PlayWords::bill(const PlayTrack &track, double at_us) const
{
    const double bill = track.billAt(at_us);
    return m_score.bill == PlayScore::Bill::Bytes ? Format().bytes(bill) : Format().duration_us(bill);
}

QString PlayWords::done(const PlayLane &lane)
{
    //: At the end of a bar that stands for work: how long it took. %1: a duration.
    return tr("done: %1").arg(Format().duration_us(lane.end_us));
}

QString PlayWords::clock(double at_us) const
{
    //: Where a clock stands. %1, %2: durations.
    return tr("At %1 of %2.").arg(Format().duration_us(at_us), Format().duration_us(m_score.end_us()));
}

QString PlayWords::waits(PlayTrack::Side side, double at_us) const
{
    QStringList counts;
    for (std::size_t l = 0; l < m_score.lanes.size(); ++l)
        if (m_score.lanes[l].waits(side))
            //: A lane of a race and how long it has waited. %1: "Eager", %2: a duration.
            counts.append(tr("%1 %2", "lane and time waited")
                              .arg(lane(l), Format().duration_us(m_score.lanes[l].waitedAt(side, at_us), 3)));
    const QString all = QLocale().createSeparatedList(counts);
    //: Legend of a picture in motion. %1: ways to run the work, each with how long its GPU has waited.
    return side == PlayTrack::Side::Gpu ? tr("GPU waits: %1").arg(all)
                                        //: Legend of a picture in motion. %1: as before, of the CPU.
                                        : tr("CPU waits: %1").arg(all);
}

QString PlayWords::ofTheWork()
{
    //: Below a percentage: how much of its work one side of a race has done.
    return tr("of the work");
}

QString PlayWords::sideName(PlayTrack::Side side)
{
    return side == PlayTrack::Side::Gpu ? tr("GPU") : tr("CPU");
}

} // namespace rp
