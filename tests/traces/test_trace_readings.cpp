// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/kernel_table.h"
#include "models/traces_text/reading_json.h"
#include "tests/support/test_main.h"
#include "tests/traces/trace_fixture.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <cmath>

namespace test_trace_readings {

using namespace rp;
using namespace rp::traces;
using Json = nlohmann::ordered_json;

/// Real traces against readings that another program took of them.
class TestTraceReadings : public QObject
{
    Q_OBJECT
private slots:
    void equalsTheReading_data();
    void equalsTheReading();
    void equalsTheReadingUnpacked_data() { equalsTheReading_data(); }
    void equalsTheReadingUnpacked();
    void reportsEqualTheirReadings_data();
    void reportsEqualTheirReadings();
    void tablesAddUp_data() { equalsTheReading_data(); }
    void tablesAddUp();
};

namespace {

QString dataFolder()
{
    return QStringLiteral(RIDGEPOINT_TEST_DATA "/traces/");
}

/// What differs between two documents; times may by 1 ns, fractions by 1e-6.
void differences(const Json &wanted, const Json &got, const std::string &where, QStringList *found)
{
    if (wanted.is_object() && got.is_object()) {
        for (const auto &[key, value] : wanted.items()) {
            if (!got.contains(key))
                found->append(QString::fromStdString(where + '/' + key + " is missing"));
            else
                differences(value, got.at(key), where + '/' + key, found);
        }
        if (got.size() != wanted.size())
            found->append(QString::fromStdString(where + " has keys of its own"));
    } else if (wanted.is_array() && got.is_array() && wanted.size() == got.size()) {
        for (std::size_t i = 0; i < wanted.size(); ++i)
            differences(wanted[i], got[i], where + '/' + std::to_string(i), found);
    } else if (wanted.is_number_float() && got.is_number()) {
        const bool isTime = where.find("_us") != std::string::npos;
        if (!(std::abs(wanted.get<double>() - got.get<double>()) <= (isTime ? 0.001001 : 1.001e-6)))
            found->append(QString::fromStdString(where + ": " + wanted.dump() + ", not " + got.dump()));
    } else if (wanted != got) {
        found->append(QString::fromStdString(where + ": " + wanted.dump() + ", not " + got.dump()));
    }
}

QStringList differencesFrom(const ReadResult &result, const QString &name, const QString &folder = {})
{
    const auto *trace = std::get_if<Trace>(&result);
    if (!trace)
        return {QStringLiteral("not read")};
    QFile file(dataFolder() + folder + QStringLiteral("readings/%1.json").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {QStringLiteral("no reading")};
    Json wanted = Json::parse(file.readAll().toStdString());
    const Timeline timeline(*trace);
    Json got = readingJson(*trace, timeline, readingOf(timeline), {}, {});
    for (const char *key : {"trace", "sha256", "file_bytes", "notices"}) {
        wanted.erase(key);
        got.erase(key);
    }
    QStringList found;
    differences(wanted, got, {}, &found);
    if (!trace->notices.empty())
        found << QStringLiteral("a sound file has notices");
    return found;
}

} // namespace

void TestTraceReadings::equalsTheReading_data()
{
    QTest::addColumn<QString>("name");
    const QStringList files = QDir(dataFolder()).entryList({QStringLiteral("*.json.gz")});
    QCOMPARE(files.size(), 9);
    for (const QString &file : files)
        QTest::newRow(qPrintable(file)) << file.chopped(8);
}

void TestTraceReadings::equalsTheReading()
{
    QFETCH(QString, name);
    const std::string path = (dataFolder() + name + QStringLiteral(".json.gz")).toStdString();
    QCOMPARE(differencesFrom(readTrace(path), name), QStringList());
}

void TestTraceReadings::equalsTheReadingUnpacked()
{
    QFETCH(QString, name);
    // In one long line, as other tools write it: no field lies where it lay.
    ByteSource source;
    QVERIFY(!source.open((dataFolder() + name + QStringLiteral(".json.gz")).toStdString(), {}));
    std::string text;
    std::vector<char> piece(1 << 16);
    while (const std::size_t got = source.read(piece))
        text.append(piece.data(), got);
    QStringList found = differencesFrom(readTraceBytes(Json::parse(text).dump()), name);
    found.removeIf([](const QString &line) { return line.startsWith(QLatin1String("/json_bytes")); });
    QCOMPARE(found, QStringList());
}

void TestTraceReadings::reportsEqualTheirReadings_data()
{
    QTest::addColumn<QString>("name");
    const QDir folder(dataFolder() + QStringLiteral("reports"));
    const QStringList files = folder.entryList({QStringLiteral("*.json")}, QDir::Files);
    QVERIFY(files.size() >= 16);
    for (const QString &file : files)
        QTest::newRow(qPrintable(file)) << file.chopped(5);
}

/// Small files that were made after faults which people reported; some are no traces.
void TestTraceReadings::reportsEqualTheirReadings()
{
    QFETCH(QString, name);
    const QString folder = QStringLiteral("reports/");
    const ReadResult result =
        readTrace((dataFolder() + folder + name + QStringLiteral(".json")).toStdString());
    const auto *error = std::get_if<ReadError>(&result);
    if (!error) {
        QCOMPARE(differencesFrom(result, name, folder), QStringList());
        return;
    }
    QVERIFY(error->failure == ReadFailure::NotATrace);
    Json got;
    addUnusable(got, error->kind, false);
    QFile file(dataFolder() + folder + QStringLiteral("readings/%1.json").arg(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Json wanted = Json::parse(file.readAll().toStdString());
    for (const char *key : {"usable", "unusable", "found"})
        QCOMPARE(QString::fromStdString(got.at(key).dump()), QString::fromStdString(wanted.at(key).dump()));
}

void TestTraceReadings::tablesAddUp()
{
    QFETCH(QString, name);
    const ReadResult result = readTrace((dataFolder() + name + QStringLiteral(".json.gz")).toStdString());
    const auto *trace = std::get_if<Trace>(&result);
    QVERIFY(trace);
    const Timeline timeline(*trace);
    const Reading reading = readingOf(timeline);
    Sum_ns kernels_ns = 0;
    std::size_t runs = 0;
    for (const KernelRow &row : kernelTable(timeline)) {
        kernels_ns += row.sum_ns;
        runs += row.runs;
        QVERIFY(row.min_ns <= row.max_ns);
    }
    QCOMPARE(runs, reading.kernels);
    QVERIFY(kernels_ns == reading.kernelDuration.sum_ns);
    std::int64_t gaps_ns = 0;
    for (const Gap &gap : gapsOf(timeline))
        gaps_ns += gap.length_ns();
    QCOMPARE(gaps_ns, reading.span_ns - reading.busy_ns);
    QCOMPARE(gaps_ns, reading.idle.total_ns);
}

RP_GUILESS_TEST(TestTraceReadings)

} // namespace test_trace_readings
#include "test_trace_readings.moc"
