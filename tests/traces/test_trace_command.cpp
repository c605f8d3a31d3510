// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/format.h"
#include "models/traces_text/found_words.h"
#include "models/traces_text/trace_command.h"
#include "models/traces_text/trace_words.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <new>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>

namespace test_trace_command {

using Json = nlohmann::json;
using namespace rp;

/// The command "trace" as a user calls it.
class TestTraceCommand : public QObject
{
    Q_OBJECT
private slots:
    void reportsForReading();
    void saysWhyThereIsNothing();
    void printsDocuments();
    void printsLines();
    void compares();
    void refusesWrongUsage_data();
    void refusesWrongUsage();
    void noticesAreSentences();
    void errorsAreSentences();
    void reasonsAreSentences();
    void withholdsInComparisons();
    void passesOnWhatThereIs();
    void goesOnAfterWhatMemoryCantHold();
    void shortensNames();
};

namespace {

struct Answer
{
    int status = -1;
    std::string out;
    std::string err;
};

Answer run(const QStringList &words)
{
    std::ostringstream out;
    std::ostringstream err;
    const int status = runTrace(words, out, err);
    return {status, out.str(), err.str()};
}

QString trace(const char *name)
{
    return QStringLiteral(RIDGEPOINT_TEST_DATA "/traces/%1.json.gz").arg(QString::fromLatin1(name));
}

QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

bool has(const std::string &text, const char *part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

void TestTraceCommand::reportsForReading()
{
    const Answer bert = run({QStringLiteral("read"), trace("h100_bert_small")});
    QCOMPARE(bert.status, 0);
    QCOMPARE(bert.err, std::string());
    QVERIFY(has(bert.out, "NVIDIA H100 80GB HBM3"));
    QVERIFY(has(bert.out, "7.9"));  // GPU busy, in per cent
    QVERIFY(has(bert.out, "92.1")); // of the span, waiting for the host
    QVERIFY(has(bert.out, "launch cost"));
    QVERIFY(has(bert.out, "Error of that model"));
    QVERIFY(!has(bert.out, "%1") && !has(bert.out, "%2"));
    QVERIFY(!has(bert.out, "\xe2\x81\xa8")); // marks for bidirectional text
    // Beyond 5 % of error, the reason comes in the place of the figure.
    const Answer alexnet = run({QStringLiteral("read"), trace("a100_alexnet")});
    const Answer triton = run({QStringLiteral("read"), trace("mi300x_torch_compile_triton")});
    QVERIFY(has(triton.out, "A GPU twice as fast, with the host as it is: 6.32"));
    QVERIFY(has(alexnet.out, "A GPU twice as fast"));
    // Where one wait is most of the span, what a graph would gain is that wait.
    const Answer stalled = run({QStringLiteral("read"), trace("mi300x_qwen3_8b_decode_one_graph")});
    QVERIFY(has(stalled.out, "A single wait takes 97.8"));
    QVERIFY(!has(bert.out, "A single wait"));
}

void TestTraceCommand::saysWhyThereIsNothing()
{
    const Answer answer = run({QStringLiteral("read"), trace("cpu_only")});
    QCOMPARE(answer.status, 0);
    QVERIFY(has(answer.out, "no GPU operations"));
    QVERIFY(has(answer.out, "ProfilerActivity.CUDA"));
    QVERIFY(!has(answer.out, "Kernels"));
}

void TestTraceCommand::printsDocuments()
{
    const Answer answer = run({QStringLiteral("read"), QStringLiteral("--json"), trace("h100_bert_small")});
    QCOMPARE(answer.status, 0);
    const Json json = Json::parse(answer.out);
    QCOMPARE(json.at("kernels").get<int>(), 60);
    QCOMPARE(json.at("sha256").get<std::string>(),
             std::string("c1a3eb91b268182169f267d45d05718894b3293c7faa1b6c0d82970374d55f4b"));
    QCOMPARE(json.at("what_if").at("graph_us").at("1").get<double>(), 369.437);
    QVERIFY(json.at("notices").empty());
    const Answer none =
        run({QStringLiteral("read"), QStringLiteral("--json"), QStringLiteral("/nowhere.json")});
    QCOMPARE(none.status, 3);
    QCOMPARE(none.out, std::string());
    QVERIFY(has(none.err, "/nowhere.json"));
}

void TestTraceCommand::printsLines()
{
    const QTemporaryDir folder;
    const QString page = folder.filePath(QStringLiteral("page.json"));
    QFile file(page);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("<html>no</html>");
    file.close();
    const Answer answer = run(
        {QStringLiteral("read"), QStringLiteral("--ndjson"), trace("cpu_only"), page, trace("a100_alexnet")});
    QCOMPARE(answer.status, 3);
    QCOMPARE(answer.err, std::string());
    std::istringstream lines(answer.out);
    std::vector<Json> found;
    for (std::string line; std::getline(lines, line);)
        found.push_back(Json::parse(line));
    QCOMPARE(found.size(), std::size_t(3));
    QCOMPARE(found[0].at("usable").get<bool>(), false);
    QCOMPARE(found[1].at("error").get<std::string>(), std::string("not_a_trace"));
    QCOMPARE(found[1].at("file_kind").get<std::string>(), std::string("html"));
    QVERIFY(has(found[1].at("message").get<std::string>(), "web page"));
    QCOMPARE(found[2].at("kernels").get<int>(), 79);
}

void TestTraceCommand::compares()
{
    const QStringList files{trace("h100_image_detection"), trace("h100_bert_small")};
    const Answer answer = run(QStringList{QStringLiteral("compare"), QStringLiteral("--json")} + files);
    QCOMPARE(answer.status, 0);
    const Json json = Json::parse(answer.out);
    QCOMPARE(json.at("kernels").at("first").get<int>(), 154);
    QCOMPARE(json.at("kernels").at("second").get<int>(), 60);
    QCOMPARE(json.at("kernels").at("ratio").get<double>(), 0.38961);
    QCOMPARE(json.at("gpu_span_us").at("second").get<double>(), 3907.825);
    QCOMPARE(json.at("per_step").at("launches").at("second").get<double>(), 60.0);
    const Answer report = run(QStringList{QStringLiteral("compare")} + files);
    QCOMPARE(report.status, 0);
    QVERIFY(has(report.out, "Kernels: from 154 to 60 (0.39"));
    const Answer unfair = run({QStringLiteral("compare"), trace("a100_event_sync"), trace("a100_alexnet")});
    QVERIFY(has(unfair.out, "same work"));
    const Answer nothing = run({QStringLiteral("compare"), trace("cpu_only"), trace("a100_alexnet")});
    QCOMPARE(nothing.status, 3);
    QVERIFY(has(nothing.err, "cpu_only"));
}

void TestTraceCommand::refusesWrongUsage_data()
{
    QTest::addColumn<QString>("line");
    for (const char *line : {"", "read", "write a.json", "read --yaml a.json", "compare a.json",
                             "compare a b c", "read --json --ndjson a", "compare --ndjson a b"})
        QTest::newRow(line) << QString::fromLatin1(line);
}

void TestTraceCommand::refusesWrongUsage()
{
    QFETCH(QString, line);
    const Answer answer = run(words(qPrintable(line)));
    QCOMPARE(answer.status, 2);
    QVERIFY(has(answer.err, "ridgepoint trace read"));
    QCOMPARE(answer.out, std::string());
    QCOMPARE(run(words("--help")).status, 0);
}

void TestTraceCommand::noticesAreSentences()
{
    for (int kind = 0; kind < static_cast<int>(traces::noticeKinds); ++kind) {
        const QString text = noticeText({static_cast<traces::NoticeKind>(kind), 12});
        QVERIFY2(text.endsWith(QLatin1Char('.')) && !text.contains(QLatin1Char('%')), qPrintable(text));
    }
}

void TestTraceCommand::goesOnAfterWhatMemoryCantHold()
{
    const auto read = [](const std::string &path) -> traces::ReadResult {
        if (path == "huge.json")
            throw std::bad_alloc();
        if (path == "long.json")
            throw std::length_error("vector");
        return traces::readTrace(path);
    };
    const QString fits = trace("h100_bert_small");
    for (const char *name : {"huge.json", "long.json"}) {
        std::ostringstream out;
        std::ostringstream err;
        const QString large = QString::fromLatin1(name);
        QCOMPARE(runTrace({QStringLiteral("read"), large, fits}, out, err, read), 3);
        QVERIFY(QString::fromStdString(err.str()).contains(large));
        QVERIFY(out.str().size() > 200);
        QCOMPARE(runTrace({QStringLiteral("compare"), fits, large}, out, err, read), 3);
        QCOMPARE(runTrace({QStringLiteral("anonymize"), large, QStringLiteral("none.json")}, out, err, read),
                 3);
    }
}

void TestTraceCommand::errorsAreSentences()
{
    using namespace traces;
    const QString path = QStringLiteral("a.json");
    const auto isSentence = [&path](const ReadError &error) {
        const QString text = readErrorText(path, error);
        return text.endsWith(QLatin1Char('.')) && text.contains(path) && !text.contains(QLatin1Char('%')) &&
               !text.contains(QLatin1Char('\n'));
    };
    for (int failure = 0; failure <= static_cast<int>(ReadFailure::Cancelled); ++failure)
        QVERIFY(isSentence({static_cast<ReadFailure>(failure), FileKind::Unknown, 5}));
    for (int kind = 0; kind <= static_cast<int>(FileKind::OtherTar); ++kind)
        QVERIFY(isSentence({ReadFailure::NotATrace, static_cast<FileKind>(kind), 0}));
    // What there is decides what is said; only of the last but three may the CPU alone be spoken of.
    Trace trace;
    Reading reading;
    reading.unusable = Unusable::NoGpuOperations;
    const auto text = [&path, &trace, &reading] { return noGpuText(path, trace, reading); };
    for (int kind = static_cast<int>(FoundKind::LaunchCallsWithoutOperations);
         kind <= static_cast<int>(FoundKind::OtherRowsOnly); ++kind) {
        reading.found.kinds = {static_cast<FoundKind>(kind)};
        reading.found.otherAccelerators.back() = 12;
        QVERIFY2(text().endsWith(QLatin1Char('.')) && text().contains(path) && !text().contains(u'%'),
                 qPrintable(text()));
        QCOMPARE(text().contains(QStringLiteral("CPU alone")), reading.found.has(FoundKind::CpuWorkOnly));
    }
    reading.found.kinds = {FoundKind::CallsWithoutOperations, FoundKind::OtherAccelerator};
    QVERIFY(text().contains(QStringLiteral("It also holds")) && text().contains(QStringLiteral("XPU")));
    // What was cut off says nothing of how it was recorded.
    reading.found.kinds = {FoundKind::CpuWorkOnly};
    trace.notices = {{NoticeKind::CutShort, 100}};
    QVERIFY(text().contains(QStringLiteral("not whole")) && !text().contains(QStringLiteral("CPU alone")));
    reading.unusable = Unusable::AllGpuOperationsLeftOut;
    reading.leftOut.gpuOps.back() = 7;
    QVERIFY(text().contains(QStringLiteral("(7)")));
}

void TestTraceCommand::reasonsAreSentences()
{
    using namespace traces;
    for (std::size_t i = 0; i < withheldReasons; ++i) {
        Reading reading;
        QVERIFY(withheldTexts(reading).isEmpty() && withheldPhrase(reading.withheld).isEmpty());
        reading.withheld.add(static_cast<WithheldReason>(i));
        const QStringList texts = withheldTexts(reading);
        QCOMPARE(texts.size(), 2); // why, and what is not given
        for (const QString &text : texts)
            QVERIFY2(text.endsWith(QLatin1Char('.')) && !text.contains(QLatin1Char('%')), qPrintable(text));
        QVERIFY(withheldPhrase(reading.withheld).startsWith(QStringLiteral("Not given: ")));
    }
    for (std::size_t i = 1; i < leftOutKinds; ++i) {
        Reading reading;
        QVERIFY(leftOutTexts(reading).isEmpty());
        reading.leftOut.gpuOps.at(i) = 3;
        reading.leftOut.calls.at(i) = 4;
        const QStringList texts = leftOutTexts(reading);
        QCOMPARE(texts.size(), 1);
        QVERIFY2(texts.front().contains(QStringLiteral("GPU operations: 3")) &&
                     texts.front().contains(QStringLiteral("calls: 4")) &&
                     !texts.front().contains(QStringLiteral("steps")),
                 qPrintable(texts.front()));
    }
}

void TestTraceCommand::withholdsInComparisons()
{
    const QString lost =
        QStringLiteral(RIDGEPOINT_TEST_DATA "/traces/reports/graph_replays_not_recorded.json");
    const QStringList files{trace("h100_bert_small"), lost};
    const Answer report = run(QStringList{QStringLiteral("compare")} + files);
    QCOMPARE(report.status, 0);
    QVERIFY2(has(report.out, "Waiting for the host: Not given: no GPU operation carries the number"),
             report.out.c_str());
    QVERIFY2(has(report.out, "not recorded"), report.out.c_str());
    const Json json =
        Json::parse(run(QStringList{QStringLiteral("compare"), QStringLiteral("--json")} + files).out);
    QVERIFY(json.at("host_wait_us").at("first").is_number());
    QVERIFY(json.at("host_wait_us").at("second").is_null() && json.at("host_wait_us").at("ratio").is_null());
    QVERIFY2(json.at("withheld") == Json::array({"launches_without_gpu_op"}), json.dump(1).c_str());
}

void TestTraceCommand::passesOnWhatThereIs()
{
    const QTemporaryDir folder;
    const QString out = folder.filePath(QStringLiteral("out.json"));
    const Answer none = run({QStringLiteral("anonymize"), trace("cpu_only"), out});
    QCOMPARE(none.status, 3);
    QVERIFY2(has(none.err, "CPU alone") && !QFile::exists(out), none.err.c_str());
    const QString calls = QStringLiteral(RIDGEPOINT_TEST_DATA "/traces/reports/calls_without_kernels.json");
    QCOMPARE(run({QStringLiteral("anonymize"), calls, out}).status, 0);
    QVERIFY(has(run({QStringLiteral("read"), out}).out, "launch calls (30)"));
}

void TestTraceCommand::shortensNames()
{
    QCOMPARE(shortName(QStringLiteral("gemm")), Format::isolate(QStringLiteral("gemm")));
    const QString shortened = shortName(QString(500, QLatin1Char('a')) + QStringLiteral("end"));
    QVERIFY(shortened.size() <= 74);
    QVERIFY(shortened.contains(QChar(0x2026)) && shortened.contains(QLatin1String("aend")));
    // A name can't leave its isolation, nor turn the text around it.
    QCOMPARE(shortName(QStringLiteral("a\u202e\u2069b\nc")), Format::isolate(QStringLiteral("ab c")));
    for (int length = 10; length < 40; ++length)
        QVERIFY(!shortName(QString::fromUtf8("😀").repeated(30), length).toUtf8().contains("?"));
}

RP_GUILESS_TEST(TestTraceCommand)

} // namespace test_trace_command
#include "test_trace_command.moc"
