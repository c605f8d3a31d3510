// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces_text/found_words.h"

#include "models/text/format.h"
#include "models/traces_text/trace_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <array>

namespace rp {

namespace {

using namespace traces;

struct FoundWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::TraceWords)
};

/// "XPU (20 rows), NPU (3 rows)"; empty: there are none.
QString acceleratorsIn(const Found &found)
{
    static constexpr std::array<const char *, accelerators> names{"HPU",  "MLU", "MPS", "MTIA",
                                                                  "MUSA", "NPU", "TPU", "XPU"};
    QStringList said;
    for (std::size_t i = 0; i < accelerators; ++i) {
        const auto rows = static_cast<double>(found.otherAccelerators.at(i));
        if (rows > 0)
            //: %1 an accelerator such as TPU, %2 a number of rows
            said << FoundWords::tr("%1 (rows: %2)")
                        .arg(Format::isolate(QString::fromLatin1(names.at(i))), Format().count(rows));
    }
    return QLocale().createSeparatedList(said);
}

/// What a file holds in place of GPU operations, and what to do.
QString foundText(const QString &name, const Reading &reading)
{
    const Found &found = reading.found;
    const auto count = [](std::uint64_t n) { return Format().count(static_cast<double>(n)); };
    switch (found.kinds.empty() ? FoundKind::OtherRowsOnly : found.kinds.front()) {
    case FoundKind::GpuOperations:
        break; // those are told of as left out
    case FoundKind::LaunchCallsWithoutOperations:
        if (reading.launchesCaptured == found.launchCalls) // those start nothing by themselves
            return FoundWords::tr(
                       "%1 holds no GPU operation, only launch calls that were captured into a graph (%2), "
                       "and no run of that graph: record a part in which it runs.")
                .arg(name, count(found.launchCalls));
        return FoundWords::tr(
                   "%1 holds launch calls (%2), but no GPU operation: what they started is not in the "
                   "file. Look at what the profiler said while it recorded, and record the trace again.")
            .arg(name, count(found.launchCalls));
    case FoundKind::CallsWithoutOperations:
        return FoundWords::tr(
                   "%1 holds calls of the GPU's runtime (%2), but none that launches anything, and no "
                   "GPU operation: record a part of the program that works on the GPU.")
            .arg(name, count(found.calls));
    case FoundKind::GpuRowsWithoutCategory:
        return FoundWords::tr(
                   "%1 holds rows that look like a GPU's (%2), but have no category (%3), so it can't be "
                   "told what they are: record the trace with %4, which writes it.")
            .arg(name, count(found.gpuRowsWithoutCategory), Format::isolate(QStringLiteral("cat")),
                 Format::isolate(QStringLiteral("torch.profiler")));
    case FoundKind::CallsWithoutCategory:
        return FoundWords::tr(
                   "%1 holds rows that are named like calls of a GPU's runtime (%2), but have no "
                   "category (%3), and no GPU operation: record the trace with %4, which writes it.")
            .arg(name, count(found.callsWithoutCategory), Format::isolate(QStringLiteral("cat")),
                 Format::isolate(QStringLiteral("torch.profiler")));
    case FoundKind::OtherAccelerator:
        return FoundWords::tr(
                   "%1 holds work of another accelerator, %2, and no GPU operation of CUDA or ROCm.")
            .arg(name, acceleratorsIn(found));
    case FoundKind::CpuWorkOnly:
        if (found.pointsAtAccelerator)
            return FoundWords::tr(
                       "%1 holds work of the CPU (rows: %2), but no GPU operation of a kind that is known "
                       "here. Something in it points at an accelerator, so why there is none can't be told.")
                .arg(name, count(found.cpuOps));
        return FoundWords::tr(
                   "%1 holds no GPU operations: it was recorded on the CPU alone, so record it with %2.")
            .arg(name, Format::isolate(QStringLiteral("ProfilerActivity.CUDA")));
    case FoundKind::NoRows:
        return FoundWords::tr("%1 has a list of events, but nothing in it: record the trace again, with the "
                              "profiler on while the model runs.")
            .arg(name);
    case FoundKind::MetadataOnly:
        return FoundWords::tr(
                   "%1 holds rows about the recording itself, but nothing that ran: record the trace "
                   "again, with the profiler on while the model runs.")
            .arg(name);
    case FoundKind::OtherRowsOnly:
        return FoundWords::tr(
                   "%1 holds neither GPU operations nor calls nor operators of PyTorch, only rows of "
                   "other kinds (%2): check that it is the trace that you mean.")
            .arg(name, count(found.rows + found.otherRows));
    }
    return {};
}

/// How many of each kind of record, of those there are.
QString recordsIn(const LeftOutRecords &records, LeftOut kind)
{
    const auto at = static_cast<std::size_t>(kind);
    QStringList said;
    const auto add = [&said](const QString &text, std::uint64_t n) {
        if (n > 0)
            said << text.arg(Format().count(static_cast<double>(n)));
    };
    //: part of a list; %1 is a number
    add(FoundWords::tr("GPU operations: %1"), records.gpuOps.at(at));
    //: part of a list: calls of the GPU's runtime; %1 is a number
    add(FoundWords::tr("calls: %1"), records.calls.at(at));
    //: part of a list: steps of the profiler; %1 is a number
    add(FoundWords::tr("steps: %1"), records.steps.at(at));
    return QLocale().createSeparatedList(said);
}

QString leftOutText(LeftOut kind, const QString &records)
{
    switch (kind) {
    case LeftOut::No:
        break;
    case LeftOut::NoTime:
        return FoundWords::tr("Left out of all figures, because their start is no time: %1.").arg(records);
    case LeftOut::ZeroTime:
        return FoundWords::tr("Left out of all figures, because start and duration are both 0: %1.")
            .arg(records);
    case LeftOut::NegativeDuration:
        return FoundWords::tr("Left out of all figures, because their duration is negative: %1.")
            .arg(records);
    case LeftOut::Far:
        return FoundWords::tr(
                   "Left out of all figures, because they last more than an hour or lie more than an "
                   "hour off the rest: %1.")
            .arg(records);
    case LeftOut::Overrun:
        return FoundWords::tr(
                   "Left out of all figures, because they overlap what follows on their stream: %1.")
            .arg(records);
    }
    return {};
}

QString withheldText(WithheldReason reason, const Reading &reading)
{
    const auto count = [](std::size_t n) { return Format().count(static_cast<double>(n)); };
    switch (reason) {
    case WithheldReason::LaunchesWithoutGpuOp:
        return FoundWords::tr(
                   "Launch calls whose number no GPU operation carries: %1, of graphs among them: %2. "
                   "What looks idle may be work that was not recorded.")
            .arg(count(reading.launchesWithoutGpuOp), count(reading.graphLaunchesWithoutGpuOp));
    case WithheldReason::GpuOpsLeftOut:
        return FoundWords::tr(
            "More than a tenth of the GPU operations were left out as impossible, so what looks "
            "idle may be their work.");
    case WithheldReason::RanksMixed:
        return FoundWords::tr(
            "Several GPU operations have the number of one launch call, as where the traces of "
            "several ranks were merged: which call launched which operation can't be told.");
    case WithheldReason::NoLaunchCallKnown:
        return FoundWords::tr(
            "No GPU operation has a launch call that is known, so what the GPU waited for can't "
            "be told.");
    case WithheldReason::LaunchCallUnknown:
        return FoundWords::tr(
                   "GPU operations without a known launch call: %1 of %2. What the GPU waited for can't "
                   "be told.")
            .arg(count(reading.unmatchedOps), count(reading.gpuOps));
    case WithheldReason::TracksShared:
        return FoundWords::tr(
            "There are more devices, streams or threads than can be told apart, so what looks idle may be "
            "work of others.");
    case WithheldReason::TimesDontFit:
        return FoundWords::tr(
                   "GPU operations that begin before the launch call of their number, or minutes after it: "
                   "%1 of %2. Their times or their numbers can't be right.")
            .arg(count(reading.startedBeforeCall + reading.startedLongAfterCall),
                 count(reading.gpuOps - reading.unmatchedOps));
    case WithheldReason::DurationsMissing:
        return FoundWords::tr(
                   "GPU operations without a usable duration: %1 of %2, so how long the GPU was busy can't "
                   "be told.")
            .arg(count(reading.opsWithoutDuration), count(reading.found.gpuOps));
    }
    return {};
}

} // namespace

QString noGpuText(const QString &path, const Trace &trace, const Reading &reading)
{
    const QString name = shortName(path);
    if (reading.unusable == Unusable::AllGpuOperationsLeftOut)
        return FoundWords::tr(
                   "%1 holds no GPU operation that is possible: all of them (%2) were left out. Give the "
                   "file as the profiler wrote it, or record the trace again.")
            .arg(name, Format().count(static_cast<double>(LeftOutRecords::sum(reading.leftOut.gpuOps))));
    if (trace.amountOf(NoticeKind::CutShort) > 0 || trace.amountOf(NoticeKind::DamagedGzip) > 0)
        return FoundWords::tr(
                   "%1 is not whole, and what there is of it has no GPU operation: copy it once more, or "
                   "record the trace again.")
            .arg(name);
    for (const Notice &notice : trace.notices) {
        if (notice.kind == NoticeKind::UnpacksTooFar) // what it holds isn't known
            return QCoreApplication::translate("rp::TraceReport", "%1: %2").arg(name, noticeText(notice));
    }
    const Found &found = reading.found;
    QString text = foundText(name, reading);
    if (found.has(FoundKind::OtherAccelerator) && found.kinds.front() != FoundKind::OtherAccelerator)
        //: %1 one or two sentences, %2 accelerators
        return FoundWords::tr("%1 It also holds rows of other accelerators: %2.")
            .arg(text, acceleratorsIn(found));
    return text;
}

QStringList withheldTexts(const Reading &reading)
{
    QStringList texts;
    for (std::size_t i = 0; i < withheldReasons; ++i) {
        const auto reason = static_cast<WithheldReason>(i);
        if (reading.withheld.has(reason))
            texts << withheldText(reason, reading);
    }
    if (reading.withheld.withholdsIdle())
        texts << FoundWords::tr(
            "Therefore the causes of idle time, the dispatch tax and every what-if are not given.");
    else if (reading.withheld.withholdsCause())
        texts << FoundWords::tr("Therefore the dispatch tax, its parts and every what-if are not given.");
    return texts;
}

QString withheldPhrase(const Withheld &withheld)
{
    if (withheld.has(WithheldReason::LaunchesWithoutGpuOp))
        return FoundWords::tr("Not given: no GPU operation carries the number of many launch calls");
    if (withheld.has(WithheldReason::GpuOpsLeftOut))
        return FoundWords::tr("Not given: too many operations are impossible");
    if (withheld.has(WithheldReason::RanksMixed))
        return FoundWords::tr("Not given: launch calls can't be told apart");
    if (withheld.has(WithheldReason::DurationsMissing))
        return FoundWords::tr("Not given: durations are missing");
    if (withheld.has(WithheldReason::TracksShared))
        return FoundWords::tr("Not given: there are too many streams or threads");
    if (withheld.has(WithheldReason::TimesDontFit))
        return FoundWords::tr("Not given: the times of calls and operations don't fit together");
    return withheld.any() ? FoundWords::tr("Not given: launch calls aren't known") : QString();
}

QStringList leftOutTexts(const Reading &reading)
{
    QStringList texts;
    for (std::size_t i = 1; i < leftOutKinds; ++i) {
        const auto kind = static_cast<LeftOut>(i);
        if (const QString records = recordsIn(reading.leftOut, kind); !records.isEmpty())
            texts << leftOutText(kind, records);
    }
    if (reading.unusable != Unusable::No)
        return texts;
    if (reading.matchedBy == MatchedBy::Order)
        texts << FoundWords::tr(
            "Several processes could have launched this device's work; the one that fits by the "
            "order of the file was taken.");
    if (reading.isMatchedInPart)
        texts << FoundWords::tr(
            "There are so many processes and devices that only a part of the operations was looked at to "
            "find which process launched them.");
    if (!reading.withheld.any() && reading.launchesWithoutGpuOp > 0)
        texts << FoundWords::tr("Launch calls whose number no GPU operation carries: %1.")
                     .arg(Format().count(static_cast<double>(reading.launchesWithoutGpuOp)));
    if (const QString others = acceleratorsIn(reading.found); !others.isEmpty())
        //: %1 accelerators
        texts << FoundWords::tr("The file holds rows of other accelerators: %1.").arg(others);
    return texts;
}

} // namespace rp
