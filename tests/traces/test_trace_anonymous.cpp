// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/anonymous.h"
#include "models/traces_text/reading_json.h"
#include "tests/support/test_main.h"
#include "tests/traces/trace_fixture.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

namespace test_trace_anonymous {

using namespace rp;
using namespace rp::traces;
using Json = nlohmann::ordered_json;

namespace {

/// What is the same of a trace without names: everything about the GPU. Labels are numbered anew, and rows
/// that no figure is made of are gone.
Json figuresOf(const Trace &trace)
{
    const Timeline timeline(trace);
    Json all = readingJson(trace, timeline, readingOf(timeline), {}, {});
    for (const char *key :
         {"trace", "sha256", "file_bytes", "json_bytes", "events", "cpu_ops", "schemaVersion", "timestamps",
          "lenient_parse", "gpu_ops_per_device", "primary_device", "hta_like_per_stream_us", "notices",
          "cupti_version", "cuda_runtime_version", "cuda_driver_version", "roctracer_version",
          "hip_runtime_version"})
        all.erase(key);
    for (const char *key : {"rows", "metadata_rows", "other_rows", "cpu_ops"})
        all.at("found").erase(key);
    return all;
}

/// Words that stand where something private may stand, each once.
class Secrets
{
public:
    std::string next()
    {
        m_all.push_back("zq" + std::to_string(1000 + m_all.size()) + "secret");
        return m_all.back();
    }
    const std::vector<std::string> &all() const { return m_all; }

private:
    std::vector<std::string> m_all;
};

} // namespace

/// A trace that was saved without names.
class TestTraceAnonymous : public QObject
{
    Q_OBJECT
private slots:
    void figuresStay_data();
    void figuresStay();
    void namesAreGone();
    void timesAreExact();
    void namesThatOnlyBeginLikeKnownOnesAreGone();
    void nothingElseOfTheFileIsLeft();
    void whoIsWhoStays();
    void failuresLeaveNoFile();
    void failuresLeaveWhatWasThere_data();
    void failuresLeaveWhatWasThere();
    void onlyFilesAreReplaced();
};

void TestTraceAnonymous::figuresStay_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("ending");
    const QDir folder(QStringLiteral(RIDGEPOINT_TEST_DATA "/traces"));
    const QStringList files = folder.entryList({QStringLiteral("*.json.gz")});
    QVERIFY(files.size() >= 9);
    const QDir reports(folder.filePath(QStringLiteral("reports")));
    for (const char *name : {"call_unfinished", "calls_without_kernels", "epoch_decimals",
                             "graph_replays_not_recorded", "negative_duration", "one_duration_impossible",
                             "thin_last_segment", "two_ranks_same_correlations", "xpu_calls", "zero_times"})
        QTest::newRow(name) << reports.filePath(QLatin1String(name) + QStringLiteral(".json"))
                            << QStringLiteral(".json");
    for (const QString &file : files) {
        if (file.startsWith(QLatin1String("cpu_only"))) // nothing that figures are made of
            continue;
        for (const QString &ending : {QStringLiteral(".json"), QStringLiteral(".json.gz")})
            QTest::newRow(qPrintable(file + ending)) << folder.filePath(file) << ending;
    }
}

void TestTraceAnonymous::figuresStay()
{
    QFETCH(QString, file);
    QFETCH(QString, ending);
    const ReadResult before = readTrace(file.toStdString());
    QVERIFY(std::holds_alternative<Trace>(before));
    const QTemporaryDir folder;
    const QString saved = folder.filePath(QStringLiteral("saved") + ending);
    QVERIFY(writeAnonymous(std::get<Trace>(before), saved.toStdString()));
    const ReadResult after = readTrace(saved.toStdString());
    QVERIFY(std::holds_alternative<Trace>(after));
    QVERIFY(std::get<Trace>(after).notices.empty());
    const Json wanted = figuresOf(std::get<Trace>(before));
    const Json got = figuresOf(std::get<Trace>(after));
    for (const auto &[key, value] : wanted.items())
        QVERIFY2(got.contains(key) && got.at(key) == value,
                 (key + ": " + value.dump().substr(0, 300)).c_str());
    QCOMPARE(got.size(), wanted.size());
}

void TestTraceAnonymous::namesAreGone()
{
    const std::string secret = "acme_secret_kernel";
    const std::string text = document(
        call("10", "5", "1"), kernel("20", "5", "1", R"("device":0,"stream":7)", secret),
        call("30", "5", "2", "acmeLaunchKernel"), kernel("40", "5", "2"),
        timedEvent(R"("cat":"cpu_op","name":"acme::op","ts":1,"dur":2,"args":{"Input Dims":[[4096]]})"),
        timedEvent(R"("cat":"user_annotation","name":"ProfilerStep of acme","ts":1,"dur":90)"),
        timedEvent(R"("cat":"gpu_memcpy","name":"acme copy","ts":50,"dur":2,"args":{"bytes":64})"));
    const ReadResult before = readTraceBytes(text);
    QVERIFY(std::holds_alternative<Trace>(before));
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("plain.json"));
    QVERIFY(writeAnonymous(std::get<Trace>(before), path.toStdString()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray saved = file.readAll();
    QVERIFY2(!saved.contains("acme") && !saved.contains("4096"), saved.constData());
    QVERIFY(saved.contains("cudaLaunchKernel") && saved.contains("kernel_1"));
    const ReadResult after = readTraceBytes(saved.toStdString());
    QCOMPARE(std::get<Trace>(after).steps.size(), std::size_t{1});
}

/// Starts in whole microseconds say nothing of durations, and no start is no 0.
void TestTraceAnonymous::timesAreExact()
{
    const auto saved = [](const Trace &before) {
        const QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("plain.json")).toStdString();
        return writeAnonymous(before, path) ? readTrace(path) : ReadResult(ReadError{});
    };
    const ReadResult whole = readTraceBytes(document(call("95", "0.4", "1"), kernel("100", "1.999", "1"),
                                                     kernel("120", "3", "2"), kernel("140", "0.001", "3")));
    const ReadResult wholeSaved = saved(std::get<Trace>(whole));
    QCOMPARE(figuresOf(std::get<Trace>(wholeSaved)).dump(), figuresOf(std::get<Trace>(whole)).dump());
    QCOMPARE(GpuOp(std::get<Trace>(wholeSaved).ops[0]).duration_ns, std::int64_t{1999});
    QVERIFY(std::get<Trace>(whole).hasWholeMicroseconds);
    QVERIFY(std::get<Trace>(wholeSaved).hasWholeMicroseconds);
    const ReadResult untimed = readTraceBytes(document(
        call("95", "1", "1"), kernel("100", "2", "1"),
        timedEvent(R"("cat":"user_annotation","name":"ProfilerStep#1","pid":1,"tid":1,"ts":null,"dur":2)"),
        timedEvent(R"("cat":"user_annotation","name":"ProfilerStep#2","pid":1,"tid":1,"ts":90,"dur":20)")));
    const ReadResult untimedSaved = saved(std::get<Trace>(untimed));
    QVERIFY(std::get<Trace>(untimed).steps.at(0).leftOut == LeftOut::NoTime);
    QVERIFY(std::get<Trace>(untimedSaved).steps.at(0).leftOut == LeftOut::NoTime);
    QCOMPARE(figuresOf(std::get<Trace>(untimedSaved)).dump(), figuresOf(std::get<Trace>(untimed)).dump());
}

void TestTraceAnonymous::namesThatOnlyBeginLikeKnownOnesAreGone()
{
    std::string rows;
    for (const char *name :
         {"cudaLaunchKernel_alice", "cudaLaunchKernelAlice", "cudaGraphLaunch_alice", "hipLaunchKernel/alice",
          "urEnqueueKernelLaunchAlice", "cudaMemcpyAlice", "cudaStreamBeginCaptureAlice", "alicEndCapture",
          "cudaGraphLaunchBeginCaptureAlice", "cuLaunchKernel password=alice", "cudaLaunchKernel",
          "cudaLaunchKernelExC_v11060", "cuMemcpyHtoDAsync_v2", "hipExtModuleLaunchKernel", "cudaMalloc"})
        rows += call("10", "5", "1", name) + ",\n";
    std::string gpus;
    for (const char *name :
         {"NVIDIA A100-SXM4-80GB", "NVIDIA H100 80GB HBM3", "AMD Instinct MI300X", "NVIDIA GeForce RTX 4090",
          "Intel(R) Data Center GPU Max 1550", "NVIDIA H100 of Alice", "GPU alice-laptop", "AMD alice",
          "Tesla V100 alice", "NVIDIA RTX sk-alice", "Intel alice.edu"})
        gpus += std::string(gpus.empty() ? "" : ",") + "{\"name\":\"" + name + "\"}";
    const ReadResult before = readTraceBytes("{\"deviceProperties\": [" + gpus + "], \"traceEvents\": [" +
                                             rows + kernel("20", "5", "1") + "]}");
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("plain.json"));
    QVERIFY(writeAnonymous(std::get<Trace>(before), path.toStdString()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray saved = file.readAll();
    QVERIFY2(!saved.toLower().contains("alic"), saved.constData());
    for (const char *kept :
         {"\"cudaLaunchKernel\"", "\"cudaLaunchKernelExC_v11060\"", "\"cuMemcpyHtoDAsync_v2\"",
          "\"hipExtModuleLaunchKernel\"", "\"cudaMalloc\"", "\"NVIDIA A100-SXM4-80GB\"",
          "\"NVIDIA H100 80GB HBM3\"", "\"AMD Instinct MI300X\"", "\"NVIDIA GeForce RTX 4090\"",
          "\"Intel(R) Data Center GPU Max 1550\""})
        QVERIFY2(saved.contains(kept), kept);
    const ReadResult after = readTraceBytes(saved.toStdString());
    const Json wanted = figuresOf(std::get<Trace>(before));
    const Json got = figuresOf(std::get<Trace>(after));
    QCOMPARE(got.at("device_names").size(), wanted.at("device_names").size());
    QVERIFY(got.at("found").at("launch_calls") == wanted.at("found").at("launch_calls"));
    QVERIFY(got.at("graph_launch_cpu") == wanted.at("graph_launch_cpu"));
    QVERIFY(got.at("launches_captured") == wanted.at("launches_captured"));
}

/// Wherever a file can hold a text, a secret of its own.
void TestTraceAnonymous::nothingElseOfTheFileIsLeft()
{
    Secrets secrets;
    const auto quoted = [&secrets] { return '"' + secrets.next() + '"'; };
    const auto member = [&quoted](const char *key) { return '"' + std::string(key) + "\": " + quoted(); };
    std::string text =
        "{" + member("schemaVersion") + ", " + quoted() + ": {" + quoted() + ": " + quoted() + "}";
    for (const char *key : {"metadata", "otherData", "distributedInfo", "env", "INFO"})
        text += ", \"" + std::string(key) + "\": {\"PATHS\": [" + quoted() + "], " + quoted() + ": 1}";
    for (const char *key :
         {"trace_name", "traceName", "trace_id", "user", "hostname", "displayTimeUnit", "baseTimeNanoseconds",
          "cupti_version", "cuda_driver_version", "hip_runtime_version"})
        text += ", " + member(key);
    text += ", \"deviceProperties\": [{\"id\": 0, \"name\": " + quoted() + ", " + member("uuid") + "}]";
    text += ", \"traceEvents\": [";
    const auto args = [&](const std::string &more) {
        return "\"args\": {" + more + member("host") + ", " + quoted() + ": [" + quoted() + "]}";
    };
    for (const char *name : {"process_name", "thread_name", "process_labels", "trace_config"})
        text += "{\"ph\": \"M\", \"name\": \"" + std::string(name) + "\", \"pid\": " + quoted() +
                ", \"tid\": " + quoted() + ", " + args(member("name") + ", " + member("labels") + ", ") +
                "},\n";
    const std::string process = "\"pid\": \"[" + secrets.next() + "] 83\", \"tid\": " + quoted();
    const auto row = [&](const std::string &category, const std::string &name, int ts,
                         const std::string &more) {
        return "{\"ph\": \"X\", \"cat\": \"" + category + "\", \"name\": \"" + name + "\", " + process +
               ", \"ts\": " + std::to_string(ts) + ", \"dur\": 5, " + member("id") + ", " + args(more) +
               "},\n";
    };
    const std::string place = "\"device\": " + quoted() + ", \"stream\": " + quoted() + ", ";
    for (int i = 0; i < 4; ++i) {
        const std::string correlation = "\"correlation\": \"" + std::to_string(i) + secrets.next() + "\", ";
        text += row("cuda_runtime", i % 2 == 0 ? "cudaLaunchKernel" : secrets.next() + "LaunchKernel",
                    10 + 20 * i, correlation);
        text += row("kernel", secrets.next(), 18 + 20 * i, place + correlation);
    }
    for (const char *name : {"Memcpy HtoD (", "Memcpy ", "cuda", "hip", "cu", "triton_", "nccl"})
        text += row("gpu_memcpy", name + secrets.next(), 100, place) +
                row("cuda_runtime", name + secrets.next(), 100, "") +
                row("kernel", name + secrets.next(), 110, place);
    for (const char *category :
         {"cpu_op", "python_function", "user_annotation", "gpu_user_annotation", "overhead"})
        text += row(category, "ProfilerStep#" + secrets.next(), 1, "") + row(category, secrets.next(), 1, "");
    text += "{\"ph\": \"i\", \"name\": " + quoted() + "}], " + member("after") + "}";

    const ReadResult before = readTraceBytes(text);
    QVERIFY(std::holds_alternative<Trace>(before));
    QVERIFY(std::get<Trace>(before).ops.size() > 4);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("plain.json"));
    QVERIFY(writeAnonymous(std::get<Trace>(before), path.toStdString()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray saved = file.readAll();
    QVERIFY(secrets.all().size() > 100);
    for (const std::string &secret : secrets.all())
        QVERIFY2(!saved.contains(secret.c_str()),
                 saved.mid(saved.indexOf(secret.c_str()) - 80, 200).constData());
    QVERIFY2(!saved.contains("secret") && !saved.contains("zq"), saved.constData());
    const Json keys = Json::parse(saved.toStdString());
    for (const auto &[key, value] : keys.items())
        QVERIFY2(key == "schemaVersion" || key == "deviceProperties" || key == "traceEvents", key.c_str());
    const ReadResult after = readTraceBytes(saved.toStdString());
    Json wanted = figuresOf(std::get<Trace>(before));
    Json got = figuresOf(std::get<Trace>(after));
    for (Json *figures : {&wanted, &got}) { // what is numbered anew, and the GPU's name
        for (const char *key : {"api_launch_calls", "memory_ops", "per_step", "device_names"})
            figures->erase(key);
    }
    QCOMPARE(got.dump(), wanted.dump());
}

/// Ranks, processes and tracks are told apart as before, though they are called otherwise.
void TestTraceAnonymous::whoIsWhoStays()
{
    const auto rank = [](const char *pid, const char *more, int from) {
        std::string rows;
        for (int i = 0; i < 12; ++i) {
            const std::string n = std::to_string(i);
            const std::string ts = std::to_string(from + 100 * i);
            rows += call(ts, "5", n, "cudaLaunchKernel", pid) + ",\n" +
                    timedEvent(R"("cat":"kernel","name":"k","pid":)" + std::string(pid) +
                               R"(,"tid":7,"ts":)" + std::to_string(from + 100 * i + 9) +
                               R"(,"dur":20,"args":{"stream":7,"correlation":)" + n + more + "}") +
                    ",\n";
        }
        return rows;
    };
    const std::string cases[] = {rank("\"[TP00-DP00] 83\"", R"(,"device":0)", 1000) +
                                     rank("\"[TP01-DP00] 83\"", R"(,"device":0)", 1040),
                                 rank("4711", R"(,"device":0)", 1000) + rank("4712", R"(,"device":1)", 1040),
                                 rank("0", R"(,"device":0)", 1000) + rank("1", R"(,"device":1)", 1040),
                                 rank("5", R"(,"device":0,"rank":3)", 1000) +
                                     rank("5", R"(,"device":0,"rank":4)", 1040),
                                 rank("8", R"(,"device":0)", 1000) + rank("9", R"(,"device":0)", 1005)};
    for (const std::string &rows : cases) {
        const ReadResult before = readTraceBytes(document(rows + call("1", "2", "99", "cudaMalloc")));
        QVERIFY(std::holds_alternative<Trace>(before));
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("plain.json"));
        QVERIFY(writeAnonymous(std::get<Trace>(before), path.toStdString()));
        const ReadResult after = readTrace(path.toStdString());
        QCOMPARE(figuresOf(std::get<Trace>(after)).dump(), figuresOf(std::get<Trace>(before)).dump());
    }
}

void TestTraceAnonymous::failuresLeaveNoFile()
{
    const ReadResult read = readTraceBytes(document(kernel("20", "5", "1")));
    QVERIFY(!writeAnonymous(std::get<Trace>(read), "/nonexistent/out.json"));
    QVERIFY(!QFile::exists(QStringLiteral("/nonexistent/out.json")));
}

void TestTraceAnonymous::failuresLeaveWhatWasThere_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << QStringLiteral("there.json");
    QTest::newRow("packed") << QStringLiteral("there.json.gz");
}

/// A disk that takes only the first bytes.
void TestTraceAnonymous::failuresLeaveWhatWasThere()
{
    QFETCH(QString, name);
    const ReadResult read = readTraceBytes(document(kernel("20", "5", "1"), kernel("30", "5", "2")));
    const QTemporaryDir folder;
    const QString path = folder.filePath(name);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("dear to someone");
    file.close();
    rlimit before = {};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit narrow = {30, before.rlim_max};
    const auto heeded = std::signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &narrow);
    const bool isWritten = writeAnonymous(std::get<Trace>(read), path.toStdString());
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, heeded);
    QVERIFY(!isWritten);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("dear to someone"));
    file.close();
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{name});
    // With room, it takes the other one's place, and nothing lies beside it.
    QVERIFY(writeAnonymous(std::get<Trace>(read), path.toStdString()));
    QVERIFY(std::holds_alternative<Trace>(readTrace(path.toStdString())));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{name});
}

void TestTraceAnonymous::onlyFilesAreReplaced()
{
    const ReadResult read = readTraceBytes(document(kernel("20", "5", "1")));
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("pipe"));
    QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
    QVERIFY(!writeAnonymous(std::get<Trace>(read), pipe.toStdString()));
    QVERIFY(!writeAnonymous(std::get<Trace>(read), folder.path().toStdString()));
    QVERIFY(QFile::exists(pipe) && !QFileInfo(pipe).isFile());
    // A link goes on leading where it did.
    const QString target = folder.filePath(QStringLiteral("target.json"));
    const QString link = folder.filePath(QStringLiteral("link.json"));
    QVERIFY(writeAnonymous(std::get<Trace>(read), target.toStdString()));
    QVERIFY(QFile::resize(target, 0) && QFile::link(target, link));
    QVERIFY(writeAnonymous(std::get<Trace>(read), link.toStdString()));
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(QFileInfo(target).size() > 0);
    // In a folder that everybody can write to, it may be anybody's.
    QVERIFY(QFile::resize(target, 0) && ::chmod(qPrintable(folder.path()), 01777) == 0);
    QVERIFY(writeAnonymous(std::get<Trace>(read), link.toStdString()));
    QVERIFY(!QFileInfo(link).isSymLink() && QFileInfo(target).size() == 0);
}

RP_TEST(TestTraceAnonymous)

} // namespace test_trace_anonymous
#include "test_trace_anonymous.moc"
