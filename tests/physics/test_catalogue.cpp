// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/dispatch_constants.h"
#include "models/catalogue/stage_entry.h"
#include "models/catalogue/surgery_entries.h"
#include "models/catalogue/track_constants.h"
#include "models/catalogue/track_entry.h"
#include "models/catalogue/workload_entry.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace test_catalogue {

using rp::Catalogue;

class TestCatalogue : public QObject
{
    Q_OBJECT
private slots:
    void builtInIsComplete();
    void assumptionsCarryReasons();
    void peaksBelongToPrecisions();
    void siteFileOverridesAndAdds();
    void faultsNameFilePointerAndReason_data();
    void faultsNameFilePointerAndReason();
    void missingFile();

private:
    QString written(const QByteArray &text);

    QTemporaryDir m_folder;
};

QString TestCatalogue::written(const QByteArray &text)
{
    QFile file(m_folder.filePath(QStringLiteral("site.json")));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        return {};
    return file.fileName();
}

void TestCatalogue::builtInIsComplete()
{
    QString error;
    const auto catalogue = Catalogue::load(&error);
    QVERIFY2(catalogue, qPrintable(error));
    QVERIFY(error.isEmpty());
    // The start of the program does without the schema: it is for this test to hold our files against it.
    QVERIFY2(Catalogue::load(&error, Catalogue::builtInFiles()), qPrintable(error));
    for (const char *key : {"kws", "resnet50", "gpt2", "giant"})
        QVERIFY2(catalogue->workloads.find(QString::fromLatin1(key)), key);
    for (const char *key : {"cloud", "edge", "mobile", "tiny"}) {
        QVERIFY2(catalogue->tracks.find(QString::fromLatin1(key)), key);
        QVERIFY2(catalogue->scenarios.find(QString::fromLatin1(key)), key);
    }
    QCOMPARE(catalogue->contexts.find(u"cloud")->launch_us, 10.0);
    QCOMPARE(catalogue->contexts.find(u"edge")->launch_us, 50.0);
    QCOMPARE(catalogue->contexts.find(u"edge")->per_day, 2400.0);
    QCOMPARE(catalogue->dispatch->queue, (rp::physics::LaunchQueue{1024, 0.0, 1.0}));
    QCOMPARE(catalogue->dispatch->serialQueue().depth, 1);
    QCOMPARE(catalogue->devices.size(), std::size_t(6));
    QCOMPARE(catalogue->stages.size(), std::size_t(7));
    QCOMPARE(catalogue->surgeryOptions.size(), std::size_t(7));
    QCOMPARE(catalogue->cloud->serving.peak_flops, 989.4e12);
    QCOMPARE(catalogue->mobile->frame.peak_ops, 10e12);
}

void TestCatalogue::assumptionsCarryReasons()
{
    const auto catalogue = Catalogue::load(nullptr);
    QVERIFY(catalogue);
    const rp::Notes &dispatch = catalogue->dispatch->notes;
    for (const char *field : {"stream_gap_us", "graph_gap_us", "queue_depth", "shortest_kernel_us"})
        QVERIFY2(dispatch.isAssumed(QLatin1String(field)), field);
    QVERIFY(!dispatch.isAssumed(QStringLiteral("graph_launch_us")));
    QCOMPARE(dispatch.source(QStringLiteral("graph_launch_us")), QStringLiteral("S3"));
    QVERIFY(catalogue->contexts.find(u"edge")->notes.isAssumed(QStringLiteral("launch_us")));
    QVERIFY(catalogue->devices.find(u"ORIN_NX_16")->notes.isAssumed(QStringLiteral("dense_flops")));
    for (const auto &entry : catalogue->scenarios) // the note on the whole entry holds for each field
        QVERIFY(entry.notes.isAssumed(QStringLiteral("sync_us")));
    for (const auto &entry : catalogue->workloads)
        QVERIFY(entry.notes.isAssumed(QStringLiteral("useful_flops")));
}

void TestCatalogue::peaksBelongToPrecisions()
{
    using rp::physics::Precision;
    const auto catalogue = Catalogue::load(nullptr);
    QVERIFY(catalogue);
    const rp::physics::Device &h100 = catalogue->devices.find(u"H100_SXM5")->device;
    QCOMPARE(h100.peak_flops(Precision::Fp16), std::optional(989.4e12));
    QCOMPARE(h100.peak_flops(Precision::Fp16, true), std::optional(1978.9e12));
    QVERIFY(!h100.peak_flops(Precision::Fp32, true));
    QVERIFY(!catalogue->devices.find(u"MCU_M4F_48")->device.peak_flops(Precision::Fp16));
}

void TestCatalogue::siteFileOverridesAndAdds()
{
    const QString path = written(R"({"devices":[
        {"key":"MOBILE_NPU","name":"Our phone","bandwidth_bytes_s":1e11,"ram_bytes":8e9,
         "dense_flops":{"int8":2e13}},
        {"key":"OURS","name":"Our card","bandwidth_bytes_s":1e12,"ram_bytes":4e10,"dense_flops":{"fp16":1e14},
         "assumptions":{"*":"A guess."}}]})");
    QString error;
    const auto catalogue = Catalogue::load(&error, {path});
    QVERIFY2(catalogue, qPrintable(error));
    QCOMPARE(catalogue->devices.size(), std::size_t(7));
    QCOMPARE(catalogue->devices.find(u"MOBILE_NPU")->name, QStringLiteral("Our phone"));
    QCOMPARE(catalogue->mobile->frame.peak_ops, 2e13);
    QCOMPARE(catalogue->devices.find(u"OURS")->notes.assumption(QStringLiteral("ram_bytes")),
             QStringLiteral("A guess."));
}

void TestCatalogue::faultsNameFilePointerAndReason_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("pointer");
    const QByteArray device = R"("name":"X","bandwidth_bytes_s":1,"ram_bytes":1,"dense_flops":{"int8":1})";
    QTest::newRow("not JSON") << QByteArray("{") << QString();
    QTest::newRow("unknown section") << QByteArray(R"({"device":[]})") << QString();
    QTest::newRow("no key") << QByteArray("{\"devices\":[{" + device + "}]}") << QStringLiteral("/devices/0");
    QTest::newRow("bandwidth 0") << QByteArray(R"({"devices":[{"key":"X","name":"X","bandwidth_bytes_s":0,)"
                                               R"("ram_bytes":1,"dense_flops":{"int8":1}}]})")
                                 << QStringLiteral("/devices/0/bandwidth_bytes_s");
    QTest::newRow("unknown precision") << QByteArray(R"({"devices":[{"key":"X","name":"X",)"
                                                     R"("bandwidth_bytes_s":1,"ram_bytes":1,)"
                                                     R"("dense_flops":{"fp12":1}}]})")
                                       << QStringLiteral("/devices/0/dense_flops");
    QTest::newRow("key twice") << QByteArray("{\"devices\":[{\"key\":\"X\"," + device + "},{\"key\":\"X\"," +
                                             device + "}]}")
                               << QStringLiteral("/devices/1/key");
    QTest::newRow("dead reference")
        << QByteArray(R"({"tracks":[{"key":"x","name":"X","persona":"X","goal":"X","crisis":"X",)"
                      R"("context":"cloud","device":"NOWHERE","scenario":"edge"}]})")
        << QStringLiteral("/tracks/0/device");
}

void TestCatalogue::faultsNameFilePointerAndReason()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, pointer);
    QString error;
    QVERIFY(!Catalogue::load(&error, {written(text)}));
    QVERIFY2(error.contains(QStringLiteral("site.json")), qPrintable(error));
    QVERIFY2(error.contains(pointer), qPrintable(error));
    QVERIFY(error.endsWith(QLatin1Char('.')));
}

void TestCatalogue::missingFile()
{
    QString error;
    QVERIFY(!Catalogue::load(&error, {QStringLiteral("/nowhere/site.json")}));
    QVERIFY(error.contains(QStringLiteral("/nowhere/site.json")));
}

RP_TEST(TestCatalogue)

} // namespace test_catalogue
#include "test_catalogue.moc"
