// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files that mislead: each is like one that something certain may be said of, and is not that one. What the
// program says of it must not be more than what is in it, wherever it is said.
#include "models/check/content_check.h"
#include "models/handin/handin_file.h"
#include "models/instruments/contract/result_table.h"
#include "models/instruments/trace/trace_workbench.h"
#include "models/json/json_schema.h"
#include "models/policy/site_policy.h"
#include "models/session/ledger.h"
#include "models/session/neighbour_ledger.h"
#include "models/traces_text/trace_command.h"
#include "tests/models/content/catalogue_fixture.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <nlohmann/json.hpp>
#include <sstream>
#include <zlib.h>

namespace test_torture_reasons {

using namespace rp;
using Json = nlohmann::json;

namespace {

QString report(const char *name)
{
    return QStringLiteral(RIDGEPOINT_TEST_DATA "/traces/reports/%1.json").arg(QLatin1String(name));
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// All that the commands say of a file, with and without figures.
QString saidOf(const QString &path)
{
    std::ostringstream all;
    runTrace({QStringLiteral("read"), path}, all, all);
    runTrace({QStringLiteral("read"), QStringLiteral("--ndjson"), path}, all, all);
    const QString other = QStringLiteral(RIDGEPOINT_TEST_DATA "/traces/a100_alexnet.json.gz");
    runTrace({QStringLiteral("compare"), path, other}, all, all);
    return QString::fromStdString(all.str());
}

QString traceOf(const QString &rows)
{
    return QStringLiteral("{\"schemaVersion\": 1, \"traceEvents\": [%1]}").arg(rows);
}

/// `count` rows in which %n stands for the number of each, %t for its time.
QString rows(const QString &row, int count)
{
    QStringList all;
    for (int n = 0; n < count; ++n)
        all << QString(row)
                   .replace(QLatin1String("%n"), QString::number(n))
                   .replace(QLatin1String("%t"), QString::number(1000 + 20 * n));
    return all.join(QLatin1Char(','));
}

QString row(const char *category, const char *name, const char *more = "\"pid\": 1, \"tid\": 1")
{
    const QString cat =
        *category == '\0' ? QString() : QStringLiteral("\"cat\": \"%1\", ").arg(QLatin1String(category));
    return QStringLiteral("{\"ph\": \"X\", %1\"name\": \"%2\", \"ts\": %t, \"dur\": 5, %3, "
                          "\"args\": {\"correlation\": %n}}")
        .arg(cat, QLatin1String(name), QLatin1String(more));
}

} // namespace

class TortureReasons : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }
    void noCauseIsMadeUp_data();
    void noCauseIsMadeUp();
    void cutAndHugeFilesAreNamed();
    void whatIsWithheldIsShownNowhere_data();
    void whatIsWithheldIsShownNowhere();
    void foreignFilesAreNamed_data();
    void foreignFilesAreNamed();
    void numbersOfPythonAreTakenAndGivenBack();
};

void TortureReasons::noCauseIsMadeUp_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("wanted"); // said of it
    QTest::addColumn<bool>("isCpuAlone");
    const auto file = [](const char *name, const char *wanted) {
        QTest::newRow(name) << bytesOf(report(name)) << QString::fromLatin1(wanted) << false;
    };
    file("calls_without_kernels", "launch calls (30)");
    file("gpu_rows_without_cat", "no category");
    file("metadata_only", "nothing that ran");
    file("npu_rows", "NPU");
    file("lfs_pointer", "git lfs pull");
    file("handin_is_zip", "archive");
    file("ledger_infinity", "list of events");
    const auto made = [](const char *name, const QString &text, const char *wanted, bool isCpuAlone = false) {
        QTest::newRow(name) << text.toUtf8() << QString::fromLatin1(wanted) << isCpuAlone;
    };
    const QString cpu = rows(row("cpu_op", "aten::mm"), 5);
    made("the CPU alone", traceOf(cpu), "CPU alone", true);
    made("graph launches alone", traceOf(rows(row("cuda_runtime", "cudaGraphLaunch"), 3)),
         "launch calls (3)");
    made("HIP launches and operators",
         traceOf(cpu + QLatin1Char(',') + rows(row("cuda_runtime", "hipLaunchKernel"), 4)),
         "launch calls (4)");
    made("launches that were captured",
         traceOf(QStringLiteral("{\"ph\": \"X\", \"cat\": \"cuda_runtime\", \"name\": "
                                "\"cudaStreamBeginCapture\", \"ts\": 900, \"dur\": 1, \"pid\": 1},") +
                 rows(row("cuda_runtime", "cudaLaunchKernel"), 3)),
         "captured into a graph (3)");
    made("calls that launch nothing", traceOf(rows(row("cuda_runtime", "cudaMalloc"), 3)),
         "calls of the GPU's runtime");
    made("calls without a category", traceOf(rows(row("", "cudaLaunchKernel"), 3)), "no category");
    made("no rows", traceOf(QString()), "nothing in it");
    made("rows of other kinds", traceOf(rows(row("python_function", "forward"), 3)), "rows of other kinds");
    made("XPU", traceOf(cpu + QLatin1Char(',') + rows(row("xpu_op", "gemm"), 3)), "XPU");
    made(
        "TPU",
        traceOf(QStringLiteral("{\"ph\": \"M\", \"name\": \"process_name\", \"pid\": 7, \"args\": {\"name\": "
                               "\"/device:TPU:0\"}},") +
                rows(row("", "fusion", "\"pid\": 7, \"tid\": 1"), 3)),
        "TPU");
    made("MPS", traceOf(cpu + QLatin1Char(',') + rows(row("mps", "gemm"), 3)), "MPS");
    made("cut in the middle", traceOf(cpu).chopped(40), "not whole");
    made("other JSON", QStringLiteral("{\"a\": 1}"), "list of events");
    made("cut JSON", QStringLiteral("{\"a\": [1, 2"), "ends in the middle");
    made("a number", QStringLiteral("42"), "JSON");
    made("text that begins like JSON", QStringLiteral("true stories are no JSON"), "no JSON");
    made("a list of Python", QStringLiteral("['a', 'b']"), "no JSON");
    made("a web page", QStringLiteral("<!DOCTYPE html><html>"), "web page");
    QTest::newRow("an empty file") << QByteArray() << QStringLiteral("empty") << false;
    QTest::newRow("SQLite") << QByteArray("SQLite format 3\0 and more", 25) << QStringLiteral("SQLite")
                            << false;
    QTest::newRow("protobuf") << QByteArray("\x0a\x04\x08\x01\x10\x02\x0a\x03\x08\x07\x00", 11)
                              << QStringLiteral("protobuf") << false;
    QTest::newRow("text in UTF-32") << QByteArray("{\0\0\0\"\0\0\0a\0\0\0\"\0\0\0:\0\0\0001\0\0\0}\0\0\0", 28)
                                    << QStringLiteral("text that is no JSON") << false;
    QTest::newRow("text in UTF-32 with a mark")
        << QByteArray("\xff\xfe\0\0{\0\0\0}\0\0\0", 12) << QStringLiteral("text that is no JSON") << false;
    QTest::newRow("text in UTF-16") << QByteArray("\xff\xfes\0t\0e\0p\0", 10) << QStringLiteral("no JSON")
                                    << false;
}

/// Plain and packed, under a name that promises another kind.
void TortureReasons::noCauseIsMadeUp()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, wanted);
    QFETCH(bool, isCpuAlone);
    const QTemporaryDir folder;
    for (const char *name : {"trace.json", "trace.nsys-rep", "trace.json.gz"}) {
        const QString path = folder.filePath(QLatin1String(name));
        if (path.endsWith(QLatin1String(".gz"))) {
            gzFile packed = gzopen(qPrintable(path), "wb");
            QCOMPARE(gzwrite(packed, bytes.constData(), unsigned(bytes.size())), int(bytes.size()));
            gzclose(packed);
        } else {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        }
        const bool isNamedNsight = path.endsWith(QLatin1String("-rep"));
        const QString said = saidOf(path);
        QVERIFY2(isNamedNsight || said.contains(wanted), qPrintable(said));
        QCOMPARE(said.contains(QLatin1String("CPU alone")), isCpuAlone);
        for (const char *guess :
             {"plain text", "clocks", "no launch call", "not a ledger", "not a trace:", "nan"})
            QVERIFY2(!said.contains(QLatin1String(guess)), qPrintable(said));
    }
}

/// Packed files of which nothing, or not enough, came out.
void TortureReasons::cutAndHugeFilesAreNamed()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("trace.json.gz"));
    gzFile packed = gzopen(qPrintable(path), "wb");
    QVERIFY(gzputs(packed, "{\"comment\": \"") > 0);
    const QByteArray some(1 << 20, 'x');
    for (int i = 0; i < 80; ++i)
        QCOMPARE(gzwrite(packed, some.constData(), unsigned(some.size())), int(some.size()));
    gzputs(packed, "\", \"traceEvents\": []}");
    gzclose(packed);
    const QString huge = saidOf(path);
    QVERIFY2(huge.contains(QLatin1String("far larger than any trace")), qPrintable(huge));
    QVERIFY2(!huge.contains(QLatin1String("ends")) && !huge.contains(QLatin1String("nothing in it")),
             qPrintable(huge));
    QVERIFY(QFile::resize(path, 20));
    const QString cut = saidOf(path);
    QVERIFY2(cut.contains(QLatin1String("can't be unpacked")) && !cut.contains(QLatin1String("is empty")),
             qPrintable(cut));
}

void TortureReasons::whatIsWithheldIsShownNowhere_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("phrase");
    const QString launches = rows(row("cuda_runtime", "cudaLaunchKernel"), 100);
    const auto kernels = [](int n, const char *more = "\"pid\": 0, \"tid\": 7") {
        return QLatin1Char(',') + rows(row("kernel", "k", more), n);
    };
    QTest::newRow("operations that were lost")
        << traceOf(launches + kernels(40)).toUtf8() << QStringLiteral("no GPU operation carries the number");
    QTest::newRow("replays that were lost") << bytesOf(report("graph_replays_not_recorded"))
                                            << QStringLiteral("no GPU operation carries the number");
    QTest::newRow("times of zero") << bytesOf(report("zero_times"))
                                   << QStringLiteral("too many operations are impossible");
    QTest::newRow("no calls at all") << traceOf(kernels(40).mid(1)).toUtf8()
                                     << QStringLiteral("launch calls aren't known");
}

/// In reports, JSON, comparisons, tables, figures, sentences, files for a spreadsheet, and captures.
void TortureReasons::whatIsWithheldIsShownNowhere()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, phrase);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("trace.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    const QString said = saidOf(path);
    QVERIFY2(said.contains(phrase), qPrintable(said));
    for (const char *figure :
         {"at best", "of waiting for the host", "until the call", "A GPU twice as fast", "nan"})
        QVERIFY2(!said.contains(QLatin1String(figure)), qPrintable(said));
    std::ostringstream out;
    runTrace({QStringLiteral("read"), QStringLiteral("--ndjson"), path}, out, out);
    const Json json = Json::parse(out.str());
    QVERIFY(json.at("what_if").is_null() && json.at("dispatch_tax_fraction_span").is_null());
    QVERIFY(!json.at("withheld").empty());

    const auto loaded = loadTrace(path);
    QVERIFY(std::holds_alternative<TracePointer>(loaded));
    TraceInstrument instrument(test::builtInCatalogue());
    instrument.beginWith(std::get<TracePointer>(loaded));
    for (const char *id : {"host_wait_share", "before_share", "latency_share", "host_wait_us",
                           "tax_per_kernel_us", "no_wait_us", "graph_us", "half_dispatch_us", "faster_us",
                           "graph_factor", "faster_gain", "payback_gain", "saved_per_day_s"})
        QVERIFY2(std::isnan(instrument.figure(QLatin1String(id))), id);
    QVERIFY(instrument.figure(QStringLiteral("busy_share")) > 0.0);
    QVERIFY(instrument.notices().join(u' ').contains(QLatin1String("not given")));
    QString shown;
    for (const ResultTable *table : instrument.tables()) {
        shown += table->summary() + table->csv();
        for (int at = 0; at < table->rowCount() * table->columnCount(); ++at)
            shown +=
                table->index(at / table->columnCount(), at % table->columnCount()).data().toString() + u'\n';
    }
    QVERIFY2(shown.contains(phrase) || shown.contains(QLatin1String("not given")), qPrintable(shown));
    QVERIFY2(!shown.contains(QLatin1String("nan"), Qt::CaseInsensitive), qPrintable(shown));
    // The bar of the span closes: what is busy, and what is not.
    const ResultTable *parts = instrument.table(QStringLiteral("parts"));
    double idle_us = 0.0;
    for (const char *key : {"busy_us", "other_us"})
        idle_us += parts->value(QStringLiteral("trace"), QLatin1String(key));
    QVERIFY(std::abs(idle_us - instrument.figure(QStringLiteral("span_us"))) < 1e-3);
}

void TortureReasons::foreignFilesAreNamed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("zip") << bytesOf(report("handin_is_zip")) << QStringLiteral("archive");
    QTest::newRow("Git LFS") << bytesOf(report("lfs_pointer")) << QStringLiteral("git lfs pull");
    QTest::newRow("empty") << QByteArray() << QStringLiteral("empty");
    QTest::newRow("web page") << QByteArray("<html>404</html>") << QStringLiteral("web page");
    QTest::newRow("SQLite") << QByteArray("SQLite format 3\0 more", 21) << QStringLiteral("SQLite");
    QTest::newRow("gzip") << QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\3", 10) << QStringLiteral("packed");
    QTest::newRow("PDF") << QByteArray("%PDF-1.7") << QStringLiteral("PDF");
    QTest::newRow("zeros") << QByteArray(500, '\0') << QStringLiteral("zeros");
    QTest::newRow("cut") << QByteArray("{\"track\": \"ti") << QStringLiteral("ends in the middle");
    QTest::newRow("Infinity") << QByteArray("{\n\"format\": Infinity}")
                              << QStringLiteral("Infinity in line 2");
    QTest::newRow("NaN") << QByteArray("{\"format\":\nNaN}") << QStringLiteral("NaN in line 2");
    const QString ledger = QStringLiteral("{\"format\": \"ridgepoint-ledger\"}");
    QTest::newRow("UTF-16 with a mark")
        << QByteArray("\xff\xfe") +
               QByteArray(reinterpret_cast<const char *>(ledger.utf16()), ledger.size() * 2)
        << QStringLiteral("UTF-16");
    QTest::newRow("UTF-16 without") << QByteArray(reinterpret_cast<const char *>(ledger.utf16()),
                                                  ledger.size() * 2)
                                    << QStringLiteral("UTF-16");
}

/// Every reader of JSON says what a file is that is none.
void TortureReasons::foreignFilesAreNamed()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, wanted);
    const QString file = QStringLiteral("work.json");
    QStringList said{readLedger(bytes, file).reason, readHandin(bytes, file).reason};
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("lab.json"));
    QFile written(path);
    QVERIFY(written.open(QIODevice::WriteOnly) && written.write(bytes) == bytes.size());
    written.close();
    std::ostringstream out;
    runContent({QStringLiteral("check"), path}, out, out);
    said << QString::fromStdString(out.str());
    for (const JsonProblem &fault : policyFrom(bytes, file, {}).faults)
        said << fault.reason;
    if (!wanted.contains(QLatin1String("in line"))) { // what Python writes is taken
        Ledger ledger;
        said << importNeighbour(ledger, bytes);
    }
    for (const QString &reason : qAsConst(said)) {
        QVERIFY2(reason.contains(wanted), qPrintable(reason + QStringLiteral(" | ") + wanted));
        QVERIFY2(!reason.contains(QLatin1String("levels deep")), qPrintable(reason));
    }
}

void TortureReasons::numbersOfPythonAreTakenAndGivenBack()
{
    const QByteArray theirs = bytesOf(report("ledger_infinity"));
    Ledger ledger;
    QCOMPARE(importNeighbour(ledger, theirs), QString());
    QCOMPARE(ledger.setting(QStringLiteral("track")).toString(), QStringLiteral("cloud"));
    const QVariantMap design = ledger.design(QStringLiteral("7"));
    QCOMPARE(design.value(QStringLiteral("speedup")).toDouble(), 1.4);
    QVERIFY(!design.contains(QStringLiteral("break_even_queries")));
    QString error;
    const QByteArray written = exportNeighbour(ledger, theirs, &error);
    QCOMPARE(error, QString());
    QVERIFY2(written.contains("\"break_even_queries\": Infinity"), written.constData());
    QByteArray odd = R"({"track": "a \" Infinity", "history": {"7": {"x": [-Infinity, NaN], "y": "NaN"}}})";
    QVERIFY(importNeighbour(ledger, odd).isEmpty());
    QCOMPARE(ledger.design(QStringLiteral("7")).value(QStringLiteral("y")).toString(), QStringLiteral("NaN"));
    const QByteArray back = exportNeighbour(ledger, odd, &error);
    QVERIFY2(back.contains("-Infinity") && back.contains("\"NaN\"") && !back.contains("\xee\x80\x80"),
             back.constData());
}

RP_TEST(TortureReasons)

} // namespace test_torture_reasons
#include "test_torture_reasons.moc"
