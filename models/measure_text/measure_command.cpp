// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure_text/measure_command.h"

#include "models/json/file_reader.h"
#include "models/json/foreign_file.h"
#include "models/json/json_schema.h"
#include "models/json/json_value.h"
#include "models/measure_text/gpu_report.h"
#include "models/measure_text/measure_job.h"
#include "models/measure_text/measurement_json.h"
#include "models/measure_text/measurement_reader.h"
#include "models/measure_text/measurement_report.h"
#include "models/measured/measured.h"
#include "models/text/columns.h"
#include "models/text/command_words.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <csignal>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <stop_token>
#include <system_error>
#include <vector>

namespace rp {

namespace {

struct MeasureWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::MeasureCommand)
};

QStringList stepKeys()
{
    QStringList keys;
    for (const measure::StepInfo &info : measure::allSteps())
        keys << QString::fromLatin1(info.key.data(), static_cast<qsizetype>(info.key.size()));
    return keys;
}

QStringList measureHelp()
{
    QStringList lines(
        //: keep the commands as they are
        MeasureWords::tr("Usage: ridgepoint measure [--json] [--step KEY]… | measure --from FILE [--json]"));
    lines += MeasureWords::tr(
        "Measures what this computer does, in at most five seconds: memory bandwidth, the peak of its "
        "arithmetic, its own roofline, four passes over an array against one, matrix products, and what it "
        "costs to hand tasks over one by one. Ctrl+C stops it.");
    lines += MeasureWords::tr("--json prints all figures as a JSON document.");
    //: %1 lists words that are typed as they are
    lines += MeasureWords::tr("--step measures one of %1, and can be given more than once.")
                 .arg(stepKeys().join(QStringLiteral(", ")));
    lines += MeasureWords::tr("--from measures nothing and shows a file: what --json wrote, or what the "
                              "recording script wrote on a GPU, which stands beside the built-in one then.");
    lines +=
        MeasureWords::tr("The exit status is 0 when done, 1 when stopped or failed, 2 for wrong usage and "
                         "3 for a file that can't be used.");
    return lines;
}

bool isMeasureUsable(const CommandWords &words)
{
    const bool hasFile = words.values.contains(QStringLiteral("--from"));
    return words.files.isEmpty() && !(hasFile && words.values.contains(QStringLiteral("--step"))) &&
           words.values.value(QStringLiteral("--from")).size() <= 1;
}

/// Set by the signal alone: a handler can reach nothing else.
volatile std::sig_atomic_t isInterrupted = 0;

/// The second one ends the program as it always does.
void noteInterrupt(int signal)
{
    isInterrupted = 1;
    std::signal(signal, SIG_DFL);
}

/// As long as it lives Ctrl+C is noted, and does not end the program.
class InterruptNote
{
public:
    InterruptNote()
    {
        isInterrupted = 0;
        m_before = std::signal(SIGINT, noteInterrupt);
    }
    ~InterruptNote()
    {
        if (m_before != SIG_ERR)
            std::signal(SIGINT, m_before);
    }
    InterruptNote(const InterruptNote &) = delete;
    InterruptNote &operator=(const InterruptNote &) = delete;

    static bool isNoted() { return isInterrupted != 0; }

private:
    void (*m_before)(int) = SIG_DFL;
};

/// One line of a terminal that is written again and again, and is gone in the end.
class ProgressLine
{
public:
    ProgressLine(std::ostream &stream, bool isShown)
        : m_stream(stream)
        , m_isShown(isShown)
    {
    }
    ~ProgressLine() { show({}); }
    ProgressLine(const ProgressLine &) = delete;
    ProgressLine &operator=(const ProgressLine &) = delete;

    void tell(double part, measure::Step step)
    {
        const double percent = std::floor(part * 100.0);
        if (m_isShown && (percent != m_percent || step != m_step))
            //: %1 names what is measured, %2 is a percentage
            show(fillMarkers(MeasureWords::tr("Measuring: %1, %2"),
                             {stepName(step), Format().percent(percent / 100.0, 0)}));
        m_percent = percent;
        m_step = step;
    }

private:
    void show(const QString &text)
    {
        const int places = placesOf(text);
        if (!m_isShown || (places == 0 && m_places == 0))
            return;
        const QString blanks(std::max(0, m_places - places), u' ');
        m_stream << '\r' << forTerminal(text + blanks).toStdString();
        if (places == 0)
            m_stream << '\r';
        m_stream << std::flush;
        m_places = places;
    }

    std::ostream &m_stream;
    bool m_isShown;
    int m_places = 0;
    double m_percent = -1.0;
    measure::Step m_step = measure::Step::HandOver;
};

measure::Measurement measuredWatched(const MeasureRun &run, const std::vector<measure::Step> &steps,
                                     std::ostream &err, bool showsProgress)
{
    const InterruptNote interrupt;
    ProgressLine line(err, showsProgress);
    std::stop_source stop;
    const measure::Watch watch{.progressed =
                                   [&line, &stop](double part, measure::Step step) {
                                       if (InterruptNote::isNoted())
                                           stop.request_stop();
                                       line.tell(part, step);
                                   },
                               .stop = stop.get_token()};
    return run(steps, watch);
}

void printJson(std::ostream &out, const nlohmann::ordered_json &json)
{
    out << json.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
}

void printLines(std::ostream &out, const QStringList &lines)
{
    for (const QString &line : lines)
        say(out, line);
}

int measureNow(const std::vector<measure::Step> &steps, bool asJson, std::ostream &out, std::ostream &err,
               bool showsProgress, const MeasureRun &run)
{
    measure::Measurement measurement;
    try {
        measurement = measuredWatched(run, steps, err, showsProgress);
    } catch (const std::system_error &) {
        say(err, MeasureJob::tr("This computer has no memory or threads left to measure with. Close other "
                                "programs and try again."));
        return exitFailed;
    }
    if (asJson)
        printJson(out, measurementJson(measurement));
    else
        printLines(out, measurementReport(measurement));
    if (measurement.isCancelled && asJson)
        say(err, incompleteText());
    return measurement.isCancelled ? exitFailed : exitDone;
}

/// The steps that were asked for, and all where none was. None for a name that no step has, which is said.
std::optional<std::vector<measure::Step>> stepsAsked(const QStringList &keys, std::ostream &err)
{
    std::vector<measure::Step> steps;
    for (const QString &key : keys) {
        const auto step = measure::stepNamed(key.toStdString());
        if (!step) {
            //: %1 is what was typed, %2 lists what is possible
            say(err, fillMarkers(MeasureWords::tr("There is no step %1; choose one of %2."),
                                 {Format::isolate(key), stepKeys().join(QStringLiteral(", "))}));
            return std::nullopt;
        }
        steps.push_back(*step);
    }
    if (keys.isEmpty()) {
        for (const measure::StepInfo &info : measure::allSteps())
            steps.push_back(info.step);
    }
    return steps;
}

/// What was found in a file that can't be used, as a clause.
QString whatElse(const nlohmann::json &document)
{
    const QString known = foreignDocumentReason(document);
    return known.isEmpty() ? MeasureWords::tr("this is no measurement that is known here") : known;
}

JsonProblem notMeasured(const QString &file, const JsonProblem &found)
{
    return {file, found.pointer,
            //: %1 what was found in a file, %2 a command that is typed as it is
            fillMarkers(MeasureWords::tr("%1; give a file that %2 or the recording script wrote, as it is"),
                        {found.reason, QStringLiteral("ridgepoint measure --json")})};
}

/// Shows what --json wrote, or says what is wrong with it.
std::optional<JsonProblem> showMeasurement(const nlohmann::json &document, const QString &file, bool asJson,
                                           std::ostream &out)
{
    const int version = 1;
    const nlohmann::json &written = memberAt(document, "version");
    if (written.is_number() && written.get<double>() > version)
        return JsonProblem{
            file, {}, MeasureWords::tr("a newer version of this program wrote it; install that one")};
    const auto schema = embeddedSchema(QStringLiteral("measurement.schema.json"));
    if (!schema)
        return JsonProblem{QStringLiteral("measurement.schema.json"),
                           {},
                           QCoreApplication::translate("rp::Measured", "the schema is missing")};
    if (const auto problems = validateJson(document, *schema, file); !problems.empty())
        return notMeasured(file, problems.front());
    const measure::Measurement measurement = measurementFromJson(document);
    if (asJson)
        printJson(out, measurementJson(measurement));
    else
        printLines(out, measurementReport(measurement));
    return std::nullopt;
}

std::optional<JsonProblem> showFile(const QString &file, bool asJson, std::ostream &out)
{
    const FileReading reading = readWholeFile(file);
    if (!reading.isRead())
        return JsonProblem{file, {}, reading.reason};
    std::vector<JsonProblem> problems;
    const std::optional<nlohmann::json> document = parseJson(reading.bytes, file, problems);
    if (!document)
        return problems.front();
    if (textAt(*document, "format") == QLatin1String("ridgepoint-measurement") &&
        textAt(*document, "kind") != QLatin1String("gpu"))
        return showMeasurement(*document, file, asJson, out);
    QString error;
    const std::optional<Measured> builtIn = Measured::load(&error);
    if (!builtIn)
        return JsonProblem{Measured::builtInFile(), {}, error};
    if (!isGpuRecording(*document, *builtIn))
        return notMeasured(file, {file, {}, whatElse(*document)});
    if (asJson)
        printJson(out, gpuComparisonJson(*document, *builtIn));
    else
        printLines(out, gpuReport(*document, *builtIn));
    return std::nullopt;
}

/// The keys of measure::allSteps(): completion offers them.
constexpr CommandOption measureOptions[] = {
    {"--json"}, {"--step", "hand_over|bandwidth|peak|chain|passes|products"}, {"--from", "FILE"}};

} // namespace

const CommandForm measureForm{"measure", "", measureOptions, measureHelp, isMeasureUsable};

int runMeasure(const QStringList &arguments, std::ostream &out, std::ostream &err, bool showsProgress,
               const MeasureRun &run)
{
    return runCommand(measureForm, arguments, out, err,
                      [showsProgress, &run](const CommandWords &asked, auto &said, auto &blamed) -> int {
                          const bool asJson = asked.has("--json");
                          if (const QString file = asked.value("--from"); !file.isEmpty()) {
                              const auto problem = showFile(file, asJson, said);
                              if (problem)
                                  say(blamed, problemText(*problem));
                              return problem ? exitInput : exitDone;
                          }
                          const auto steps = stepsAsked(asked.values.value(QStringLiteral("--step")), blamed);
                          return steps ? measureNow(*steps, asJson, said, blamed, showsProgress, run)
                                       : int(exitUsage);
                      });
}

} // namespace rp
