// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a lab takes over from others, as its model has it.
#include "models/session/ledger.h"
#include "models/session/ledger_document.h"
#include "models/session/taken.h"
#include "tests/models/labs/third_lab.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QTest>
#include <functional>
#include <limits>

namespace test_taken {

using namespace rp;
using namespace rp::test;
using nlohmann::json;

namespace {

using State = TakenEntry::State;

TakenEntry entryFor(const Taken &taken, const char *input)
{
    for (const TakenEntry &entry : taken.entries()) {
        if (entry.take->input.text() == QLatin1String(input))
            return entry;
    }
    qFatal("no such entry");
}

/// Keeps everything that is new, as the controller does.
void keepAll(Taken &taken)
{
    for (const TakenEntry &entry : taken.entries()) {
        if (entry.isNew)
            QVERIFY(taken.keep(entry));
    }
}

QVariantMap field(const char *name, const QVariant &value)
{
    return {{QLatin1String(name), value}};
}

} // namespace

class TakenTest : public QObject
{
    Q_OBJECT
private slots:
    void followsTheOtherLabUntilTheActIsUsed();
    void staysAsTakenOnceTheActIsUsed();
    void valuesAreMapped_data();
    void valuesAreMapped();
    void editedPartCountsForNothing_data();
    void editedPartCountsForNothing();
    void readOnlyKeepsNothing();

private:
    const LabContent m_lab = thirdLab();
};

void TakenTest::followsTheOtherLabUntilTheActIsUsed()
{
    Ledger ledger;
    Taken taken(m_lab, ledger);
    QVERIFY(ledger.setDesign(seven, field("execution_mode", key("compiled"))));
    TakenEntry entry = entryFor(taken, "launches.mode");
    QVERIFY(entry.state == State::Taken && entry.isNew);
    QCOMPARE(entry.input.toString(), key("compiled"));
    keepAll(taken);
    QVERIFY(!entryFor(taken, "launches.mode").isNew);
    // Nothing of the act has been used: it still begins where the other lab is now.
    QVERIFY(ledger.setDesign(seven, field("execution_mode", key("cuda_graph"))));
    entry = entryFor(taken, "launches.mode");
    QVERIFY(entry.isNew && !entry.isOutdated);
    QCOMPARE(entry.value.toString(), key("cuda_graph"));
    QCOMPARE(taken.offered().size(), size_t(1));
}

void TakenTest::staysAsTakenOnceTheActIsUsed()
{
    Ledger ledger;
    Taken taken(m_lab, ledger);
    QVERIFY(
        ledger.setDesign(seven, {{key("execution_mode"), key("compiled")}, {key("fusion_enabled"), true}}));
    keepAll(taken);
    QVERIFY(ledger.setInputs(twelve, key("two"), {{key("launches.mode"), key("eager")}}));
    QVERIFY(ledger.setDesign(seven, {{key("execution_mode"), key("eager")}, {key("fusion_enabled"), false}}));
    const TakenEntry used = entryFor(taken, "launches.mode");
    QVERIFY(used.isOutdated && !used.isNew);
    QCOMPARE(used.value.toString(), key("compiled"));
    const TakenEntry fresh = entryFor(taken, "fusing.fused");
    QVERIFY(fresh.isNew && !fresh.isOutdated);
    QCOMPARE(fresh.value, QVariant(false));
    // Taken over again, both are as the other lab has them.
    const std::vector<TakenEntry> offered = taken.offered();
    QCOMPARE(offered.size(), size_t(2));
    for (const TakenEntry &entry : offered)
        QVERIFY(taken.keep(entry));
    QCOMPARE(entryFor(taken, "launches.mode").value.toString(), key("eager"));
    QVERIFY(taken.offered().empty());
}

void TakenTest::valuesAreMapped_data()
{
    QTest::addColumn<QString>("chapter");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("input");
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<TakenEntry::State>("state");
    QTest::addColumn<QVariant>("expected");
    const auto row = [](const char *name, const QString &chapter, const char *field, const char *input,
                        const QVariant &value, State state, const QVariant &expected) {
        QTest::newRow(name) << chapter << key(field) << key(input) << value << state << expected;
    };
    const double nan = std::numeric_limits<double>::quiet_NaN();
    row("truth value", seven, "fusion_enabled", "fusing.fused", true, State::Taken, true);
    row("never", seven, "fusion_enabled", "fusing.fused", QVariant::fromValue(nullptr), State::Missing, {});
    row("list", seven, "fusion_enabled", "fusing.fused", QVariantList{true}, State::NotUsable, {});
    row("object", seven, "fusion_enabled", "fusing.fused", QVariantMap{{key("a"), 1}}, State::NotUsable, {});
    row("mapped", eleven, "fusion", "fusing.granularity", key("all"), State::Taken, key("library"));
    row("not in the map", eleven, "fusion", "fusing.granularity", key("some"), State::NotUsable, {});
    row("number where a name is due", eleven, "fusion", "fusing.granularity", 3, State::NotUsable, {});
    row("number", eleven, "mfu_percent", "payback.compile_s", 31.5, State::Taken, 31.5);
    row("no number", eleven, "mfu_percent", "payback.compile_s", nan, State::Missing, {});
    row("name", seven, "execution_mode", "launches.mode", key("eager"), State::Taken, key("eager"));
    row("context", seven, "context", "context", key("edge"), State::Taken, key("edge"));
}

void TakenTest::valuesAreMapped()
{
    QFETCH(QString, chapter);
    QFETCH(QString, name);
    QFETCH(QString, input);
    QFETCH(QVariant, value);
    QFETCH(TakenEntry::State, state);
    QFETCH(QVariant, expected);
    Ledger ledger;
    const Taken taken(m_lab, ledger);
    QVERIFY(ledger.setDesign(chapter, {{name, value}}));
    const TakenEntry entry = entryFor(taken, qPrintable(input));
    QVERIFY(entry.state == state);
    QCOMPARE(entry.input, expected);
    QCOMPARE(entry.isNew, state == State::Taken);
}

void TakenTest::editedPartCountsForNothing_data()
{
    QTest::addColumn<QString>("part");
    const auto row = [](const char *name, const char *part) { QTest::newRow(name) << key(part); };
    row("number", "5");
    row("text", R"("taken")");
    row("list", R"([{"two": {}}])");
    row("act is a list", R"({"two": [1]})");
    row("entry is a text", R"({"two": {"launches.mode": "compiled"}})");
    row("entry without source", R"({"two": {"launches.mode": {"value": "compiled"}}})");
    row("entry of another chapter",
        R"({"two": {"launches.mode": {"from": "8", "field": "execution_mode", "value": "compiled"}}})");
    row("entry of another field",
        R"({"two": {"launches.mode": {"from": "7", "field": "mode", "value": "compiled"}}})");
    row("chapter as a number",
        R"({"two": {"launches.mode": {"from": 7, "field": "execution_mode", "value": "compiled"}}})");
    row("unknown act and input",
        R"({"nine": {"x.y": {"from": "7", "field": "execution_mode", "value": 1}}})");
}

void TakenTest::editedPartCountsForNothing()
{
    QFETCH(QString, part);
    Ledger written;
    QVERIFY(written.setPart(twelve, ledger_part::taken, json::parse(part.toStdString())));
    // Through the file, as someone with an editor would.
    const LedgerReading reading = readLedger(written.toJson(), key("ledger.json"));
    QVERIFY2(reading.state == LedgerReading::State::Good, qPrintable(reading.reason));
    Ledger ledger;
    ledger.adopt(reading.document);
    Taken taken(m_lab, ledger);
    QVERIFY(entryFor(taken, "launches.mode").state == State::Missing);
    QVERIFY(ledger.setDesign(seven, field("execution_mode", key("eager"))));
    keepAll(taken);
    QCOMPARE(entryFor(taken, "launches.mode").value.toString(), key("eager"));
    QVERIFY(!entryFor(taken, "launches.mode").isNew);
}

void TakenTest::readOnlyKeepsNothing()
{
    Ledger ledger;
    Taken taken(m_lab, ledger);
    QVERIFY(ledger.setDesign(seven, field("fusion_enabled", true)));
    ledger.setReadOnly(true);
    QVERIFY(taken.isReadOnly());
    const TakenEntry entry = entryFor(taken, "fusing.fused");
    QVERIFY(entry.isNew); // shown and set, in this window
    QVERIFY(!taken.keep(entry));
    QVERIFY(ledger.part(twelve, ledger_part::taken).is_null());
}

RP_TEST(TakenTest)

} // namespace test_taken
#include "test_taken.moc"
