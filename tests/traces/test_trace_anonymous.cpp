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

/// What is the same of a trace without names: everything about the GPU. Labels are numbered anew.
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
    return all;
}

} // namespace

/// A trace that was saved without names.
class TestTraceAnonymous : public QObject
{
    Q_OBJECT
private slots:
    void figuresStay_data();
    void figuresStay();
    void namesAreGone();
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
    for (const QString &file : files) {
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
}

RP_TEST(TestTraceAnonymous)

} // namespace test_trace_anonymous
#include "test_trace_anonymous.moc"
