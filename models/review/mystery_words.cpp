// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/mystery_words.h"

#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <QCoreApplication>
#include <algorithm>
#include <numeric>

namespace rp::mystery_words {

namespace {

using traces::Cause;
using traces::CauseFigures;
using traces::Remedy;

struct MysteryTexts
{
    Q_DECLARE_TR_FUNCTIONS(rp::Mystery)
};

// In the order of the kinds.
constexpr std::array causeTexts{
    //: an answer to what holds a program back
    QT_TRANSLATE_NOOP("rp::Mystery", "Launches: the host is slower than the GPU"),
    QT_TRANSLATE_NOOP("rp::Mystery", "Memory: long kernels that only move data"),
    QT_TRANSLATE_NOOP("rp::Mystery", "One long kernel"),
    QT_TRANSLATE_NOOP("rp::Mystery", "A value that the host waits for within the pass"),
    QT_TRANSLATE_NOOP("rp::Mystery", "The profiler itself"),
    QT_TRANSLATE_NOOP("rp::Mystery", "Nothing: the GPU works throughout")};
static_assert(causeTexts.size() == traces::causes);

constexpr std::array remedyTexts{
    //: what may be done to a program
    QT_TRANSLATE_NOOP("rp::Mystery", "Launch it all as one graph"),
    QT_TRANSLATE_NOOP("rp::Mystery", "Fuse neighbours that only move data"),
    QT_TRANSLATE_NOOP("rp::Mystery", "Put twice as much in a pass"),
    QT_TRANSLATE_NOOP("rp::Mystery", "Keep values on the GPU, then make a graph of it"),
    QT_TRANSLATE_NOOP("rp::Mystery", "A GPU twice as fast"),
    QT_TRANSLATE_NOOP("rp::Mystery", "Leave it as it is")};
static_assert(remedyTexts.size() == traces::remedies);

constexpr std::array placeTexts{
    //: where something shows in a timeline
    QT_TRANSLATE_NOOP("rp::Mystery", "waits for the host, and the calls that end them"),
    QT_TRANSLATE_NOOP("rp::Mystery", "kernels of 10 µs and more that only move data"),
    QT_TRANSLATE_NOOP("rp::Mystery", "the long kernel and its call"),
    QT_TRANSLATE_NOOP("rp::Mystery", "copies to the host, and the waits behind them"),
    QT_TRANSLATE_NOOP("rp::Mystery", "the longest waits, and the calls that end them"),
    QT_TRANSLATE_NOOP("rp::Mystery", "kernels that follow without a wait for the host")};
static_assert(placeTexts.size() == traces::causes);

QString span(double ns)
{
    return Format().duration_us(ns / 1e3);
}

/// How much of a pass some time is.
QString shareOf(const CauseFigures &figures, double ns)
{
    return Format().percent(ns / figures.pass_ns());
}

} // namespace

QString cause(Cause cause)
{
    return MysteryTexts::tr(causeTexts.at(static_cast<std::size_t>(cause)));
}

QString remedy(Remedy remedy)
{
    return MysteryTexts::tr(remedyTexts.at(static_cast<std::size_t>(remedy)));
}

QString places(Cause cause)
{
    return MysteryTexts::tr(placeTexts.at(static_cast<std::size_t>(cause)));
}

QString given(const MysteryCase &mystery)
{
    const CauseFigures &figures = mystery.figures;
    if (!figures.clean_ns)
        return MysteryTexts::tr("A pass takes %1 here. Without the profiler it was not measured.")
            .arg(span(figures.recorded_ns));
    return MysteryTexts::tr("A pass takes %1 here. Without the profiler, at full pace, it takes %2.")
        .arg(span(figures.recorded_ns), span(*figures.clean_ns));
}

QString fact(Cause cause, const MysteryCase &mystery)
{
    const Format format;
    const CauseFigures &figures = mystery.figures;
    switch (cause) {
    case Cause::Launches:
        //: %1 a percentage
        return MysteryTexts::tr("Without the profiler, the GPU works for %1 of a pass.")
            .arg(format.percent(figures.busy()));
    case Cause::Memory:
        //: %1 a percentage
        return MysteryTexts::tr("Long kernels that only move data take %1 of a pass.")
            .arg(shareOf(figures, figures.dataShare * figures.busy_ns));
    case Cause::Kernel:
        //: %1 a percentage
        return MysteryTexts::tr("The longest kernel takes %1 of a pass.")
            .arg(shareOf(figures, figures.longestKernel_ns));
    case Cause::Readback:
        //: %1 and %2 are numbers
        return MysteryTexts::tr("Values that are read back within a pass: %1, for %2 kernels.")
            .arg(format.significant(figures.readbacks), format.significant(figures.kernels));
    case Cause::Profiler:
        //: %1 and %2 are percentages
        return MysteryTexts::tr(
                   "The GPU works for %1 of the recording, and for %2 of a pass without the profiler.")
            .arg(format.percent(figures.recordedBusy()), format.percent(figures.busy()));
    case Cause::Nothing:
        break;
    }
    //: %1 a percentage
    return MysteryTexts::tr("Without the profiler, the GPU stands idle for %1 of a pass.")
        .arg(format.percent(1.0 - figures.busy()));
}

QString against(Cause said, const MysteryCase &mystery)
{
    // A GPU that works throughout speaks for launches in time, and not against what it works at.
    if (said == Cause::Nothing && mystery.figures.busy() >= traces::cause_bound::gpuSetsPace)
        return fact(mystery.cause, mystery);
    if (said == Cause::Launches && mystery.cause == Cause::Readback)
        return joinedSentences({fact(Cause::Readback, mystery),
                                MysteryTexts::tr("No graph can be captured around them, so that launches "
                                                 "stay as they are.")});
    return fact(said, mystery);
}

QStringList arithmetic(const MysteryRecording &recording, const MysteryCase &mystery)
{
    const Format format;
    const CauseFigures &figures = mystery.figures;
    //: a sum: %1 a pass without the profiler, %2 its work on the GPU, %3 the rest
    QStringList lines{fillMarkers(
        MysteryTexts::tr("A pass: %1 = %2 of work on the GPU + %3 of waiting."),
        {span(figures.pass_ns()), span(figures.busy_ns), span(figures.pass_ns() - figures.busy_ns)})};
    if (figures.clean_ns)
        //: %1 a time, %2 a percentage
        lines << MysteryTexts::tr("The profiler adds %1, %2 of the recording.")
                     .arg(span(figures.recorded_ns - figures.pass_ns()),
                          format.percent(1.0 - figures.pass_ns() / figures.recorded_ns));
    //: %1 a number, %2 and %3 times
    lines << fillMarkers(MysteryTexts::tr("%1 kernels in a pass; on average one begins every %2, the longest "
                                          "takes %3."),
                         {format.significant(figures.kernels),
                          span(figures.pass_ns() / std::max(figures.kernels, 1.0)),
                          span(figures.longestKernel_ns)});
    if (recording.moved_bytes && recording.peak_bytes_s && figures.dataKernel_ns > 0.0)
        //: %1 a size, %2 a time, %3 and %4 sizes per second
        lines << fillMarkers(
            MysteryTexts::tr("A long kernel moves %1 in %2: %3/s of the %4/s that the memory "
                             "can do."),
            {format.bytes(*recording.moved_bytes), span(figures.dataKernel_ns),
             format.bytes(*recording.moved_bytes / (figures.dataKernel_ns / 1e9)),
             format.bytes(*recording.peak_bytes_s)});
    return lines;
}

QStringList payments(const MysteryCase &mystery)
{
    const Format format;
    const auto after = traces::afterRemedies(mystery.figures);
    std::array<std::size_t, traces::remedies> places{};
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::stable_sort(places.begin(), places.end(),
                     [&after](std::size_t a, std::size_t b) { return after[a] < after[b]; });
    QStringList lines;
    for (const std::size_t place : places) {
        QString name = remedy(static_cast<Remedy>(place));
        if (static_cast<Remedy>(place) == Remedy::Fuse) // what it rests on, and nobody can count
            name = fillMarkers(
                QCoreApplication::translate("rp::Fusion", "%1 (%2)"),
                {name, fillMarkers(QCoreApplication::translate("rp::DispatchTaxView", "%1 → %2 kernels"),
                                   {format.significant(mystery.figures.kernels),
                                    format.significant(mystery.figures.fusedKernels)})});
        //: %1 what may be done, %2 the time of a pass that it leads to
        lines << fillMarkers(MysteryTexts::tr("%1: %2"), {name, span(after[place])});
    }
    return lines;
}

} // namespace rp::mystery_words
