// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces_text/trace_command.h"

#include "models/text/command_words.h"
#include "models/traces/figures/anonymous.h"
#include "models/traces/trace_reader.h"
#include "models/traces_text/found_words.h"
#include "models/traces_text/reading_json.h"
#include "models/traces_text/reading_report.h"
#include "models/traces_text/trace_words.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <memory>
#include <new>
#include <optional>
#include <ostream>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace rp {

namespace {

using namespace traces;
using Json = nlohmann::ordered_json;

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(rp::TraceCommand)
};

/// A trace with what was worked out of it; stays in one place, because the timeline refers to the trace.
struct Opened
{
    explicit Opened(Trace &&read)
        : trace(std::move(read))
        , timeline(trace)
        , reading(readingOf(timeline))
    {
    }
    Opened(const Opened &) = delete;
    Opened &operator=(const Opened &) = delete;
    ~Opened() = default;
    Trace trace;
    Timeline timeline;
    Reading reading;
};

QStringList traceHelp()
{
    //: keep the commands as they are
    QStringList lines(Messages::tr(
        "Usage: ridgepoint trace read [--json | --ndjson] FILE… | trace compare [--json] A B | trace "
        "anonymize IN OUT"));
    lines += Messages::tr("A trace is what the PyTorch profiler exports: Chrome-trace JSON, plain or gzip.");
    lines += Messages::tr(
        "read prints a report on each file; --json prints all figures as a JSON document per file, "
        "--ndjson as one line per file.");
    lines += Messages::tr("compare puts the second trace beside the first, such as compiled beside eager.");
    lines += Messages::tr("anonymize writes the trace without names, shapes and stacks: kernels are "
                          "numbered, the GPU's figures "
                          "stay the same. OUT must not exist; it is packed where its name ends in .gz.");
    lines += Messages::tr("--sha256 gives the checksum of files beyond 16 MiB as well.");
    lines += Messages::tr(
        "The exit status is 0 when done, 1 when the output fails, 2 for wrong usage and 3 for a file "
        "that can't be read.");
    return lines;
}

bool isTraceUsable(const CommandWords &words)
{
    const QString verb = words.files.value(0);
    const qsizetype files = words.files.size() - 1;
    if (verb == QLatin1String("read"))
        return files > 0 && !(words.has("--json") && words.has("--ndjson"));
    if (verb == QLatin1String("compare"))
        return files == 2 && !words.has("--ndjson") && !words.has("--sha256");
    return verb == QLatin1String("anonymize") && files == 2 && words.flags.isEmpty();
}

std::string sha256Of(const QString &path, bool isWanted)
{
    constexpr qint64 alwaysUpTo_bytes = 16LL << 20;
    QFile file(path);
    if ((!isWanted && file.size() > alwaysUpTo_bytes) || !file.open(QIODevice::ReadOnly))
        return {};
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return hash.addData(&file) ? hash.result().toHex().toStdString() : std::string();
}

std::string text(const Json &json, int indent)
{
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

/// What memory can't hold is an error of this file alone: those that follow are read.
template<typename Read>
std::invoke_result_t<Read> whereMemoryHolds(const Read &read)
{
    try {
        return read();
    } catch (const std::bad_alloc &) {
        return ReadError{ReadFailure::TooLarge};
    } catch (const std::length_error &) {
        return ReadError{ReadFailure::TooLarge};
    }
}

using OpenResult = std::variant<std::unique_ptr<Opened>, ReadError>;

OpenResult open(const QString &path, const TraceRead &read)
{
    return whereMemoryHolds([&path, &read]() -> OpenResult {
        ReadResult result = read(QFile::encodeName(path).toStdString());
        if (auto *trace = std::get_if<Trace>(&result))
            return std::make_unique<Opened>(std::move(*trace));
        return std::get<ReadError>(result);
    });
}

Json errorJson(const QString &path, const ReadError &error)
{
    const QString sentence = forTerminal(readErrorText(path, error));
    Json json{{"trace", path.toStdString()}, {"error", failureKey(error.failure)}};
    if (error.failure == ReadFailure::NotATrace)
        json["file_kind"] = fileKindKey(error.kind);
    if (error.failure == ReadFailure::NotATrace || error.failure == ReadFailure::Empty)
        addUnusable(json, error.kind, error.failure == ReadFailure::Empty);
    json["message"] = sentence.toStdString();
    return json;
}

/// False: it can't be read.
bool readOne(const QString &path, const CommandWords &asked, const TraceRead &read, std::ostream &out,
             std::ostream &err)
{
    const bool isLines = asked.has("--ndjson");
    const auto result = open(path, read);
    if (const auto *error = std::get_if<ReadError>(&result)) {
        if (isLines)
            out << text(errorJson(path, *error), -1) << '\n';
        else
            say(err, readErrorText(path, *error));
        return false;
    }
    const Opened &opened = *std::get<std::unique_ptr<Opened>>(result);
    if (!isLines && !asked.has("--json")) {
        for (const QString &line : readingReport(opened.trace, opened.timeline, opened.reading, path))
            say(out, line);
        return true;
    }
    const std::string hash = sha256Of(path, asked.has("--sha256"));
    const Json json = readingJson(opened.trace, opened.timeline, opened.reading, path.toStdString(), hash);
    out << text(json, isLines ? -1 : 1) << '\n';
    return true;
}

int compareTwo(const QStringList &files, bool asJson, const TraceRead &read, std::ostream &out,
               std::ostream &err)
{
    Reading readings[2]; // and not their traces: two may take more memory than there is
    std::vector<Notice> notices[2];
    for (int i = 0; i < 2; ++i) {
        auto result = open(files[i], read);
        if (const auto *error = std::get_if<ReadError>(&result)) {
            say(err, readErrorText(files[i], *error));
            return exitInput;
        }
        Opened &opened = *std::get<std::unique_ptr<Opened>>(result);
        if (opened.reading.unusable != Unusable::No) {
            say(err, noGpuText(files[i], opened.trace, opened.reading));
            return exitInput;
        }
        readings[i] = std::move(opened.reading);
        notices[i] = std::move(opened.trace.notices);
    }
    const Comparison comparison = compare(readings[0], readings[1]);
    if (asJson) {
        Json json{{"first", files[0].toStdString()}, {"second", files[1].toStdString()}};
        json.update(comparisonJson(comparison));
        out << text(json, 1) << '\n';
        return exitDone;
    }
    for (const QString &line : comparisonReport(comparison, files[0], files[1]))
        say(out, line);
    for (int i = 0; i < 2; ++i) {
        QStringList told = withheldTexts(readings[i]) + leftOutTexts(readings[i]);
        for (const Notice &notice : notices[i])
            told << noticeText(notice);
        for (const QString &sentence : qAsConst(told))
            //: %1 a file, %2 a sentence about it
            say(out, Messages::tr("%1: %2").arg(shortName(files[i]), sentence));
    }
    return exitDone;
}

int anonymizeOne(const QStringList &files, const TraceRead &read, std::ostream &err)
{
    const QString &out = files[1];
    if (QFileInfo::exists(out)) {
        say(err,
            Messages::tr("%1 is there already and is left as it is: name a new file.").arg(shortName(out)));
        return exitUsage;
    }
    const ReadResult result =
        whereMemoryHolds([&] { return read(QFile::encodeName(files[0]).toStdString()); });
    if (const auto *error = std::get_if<ReadError>(&result)) {
        say(err, readErrorText(files[0], *error));
        return exitInput;
    }
    const Trace &trace = std::get<Trace>(result);
    if (trace.ops.size() + trace.calls.size() == 0) { // nothing that figures rest on: nothing to pass on
        say(err, noGpuText(files[0], trace, readingOf(Timeline(trace))));
        return exitInput;
    }
    if (writeAnonymous(trace, QFile::encodeName(out).toStdString()))
        return exitDone;
    say(err,
        Messages::tr("%1 can't be written: check the folder and the room on its disk.").arg(shortName(out)));
    return exitFailed;
}

int runAsked(const CommandWords &asked, const TraceRead &read, std::ostream &out, std::ostream &err)
{
    const QStringList files = asked.files.mid(1);
    if (asked.files.constFirst() == QLatin1String("compare"))
        return compareTwo(files, asked.has("--json"), read, out, err);
    if (asked.files.constFirst() == QLatin1String("anonymize"))
        return anonymizeOne(files, read, err);
    int status = exitDone;
    bool isFirst = true;
    for (const QString &path : files) {
        if (asked.flags.filter(QStringLiteral("json")).isEmpty() && !std::exchange(isFirst, false))
            out << '\n';
        if (!readOne(path, asked, read, out, err))
            status = exitInput;
        if (!out.good())
            break;
    }
    return status;
}

constexpr CommandOption traceOptions[] = {{"--json"}, {"--ndjson"}, {"--sha256"}};

} // namespace

const CommandForm traceForm{"trace", "read|compare|anonymize", traceOptions, traceHelp, isTraceUsable};

int runTrace(const QStringList &arguments, std::ostream &out, std::ostream &err, const TraceRead &read)
{
    return runCommand(traceForm, arguments, out, err,
                      [&read](const CommandWords &asked, auto &said, auto &blamed) {
                          return runAsked(asked, read, said, blamed);
                      });
}

} // namespace rp
