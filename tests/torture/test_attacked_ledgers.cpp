// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Ledgers that someone has worked on: each loads with its answers, or is asked again, or is put aside. None
// opens what was closed. RIDGEPOINT_TORTURE is the number of mutants, RIDGEPOINT_SEED repeats a run.
#include "models/json/file_writer.h"
#include "models/session/ledger_document.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"
#include "tests/torture/gates.h"
#include "tests/torture/mutator.h"

#include <QRandomGenerator>
#include <QTest>
#include <array>
#include <nlohmann/json.hpp>

namespace test_attacked_ledgers {

using namespace rp;
using namespace rp::test;

namespace {

using nlohmann::json;

const QStringList samples{QStringLiteral("act1"), QStringLiteral("act2"), QStringLiteral("captures")};

QByteArray sample(const QString &name)
{
    return readAll(QStringLiteral(RIDGEPOINT_TEST_DATA "/ledgers/%1.json").arg(name));
}

/// What the attacker got hold of besides the ledger itself.
enum class Reach
{
    FileOnly,     ///< copy and index are as they were
    NoCopy,       ///< the copy was removed
    CopyToo,      ///< the copy says the same as the file
    Everything,   ///< so it does, and the index was removed
    IndexRemoved, ///< copy and index were removed
    FolderPutBack ///< the whole folder was put back; what the account has seen is as it was
};
constexpr std::array reaches{Reach::FileOnly,   Reach::NoCopy,       Reach::CopyToo,
                             Reach::Everything, Reach::IndexRemoved, Reach::FolderPutBack};

bool keepsIndex(Reach reach)
{
    return reach != Reach::Everything && reach != Reach::IndexRemoved;
}

/// Only where the account's own index is what stands in the way: elsewhere it would hide that the others do.
QString stateFor(const StoreFolder &at, Reach reach)
{
    return reach == Reach::FolderPutBack ? at.state() : QString();
}

/// A folder as the program leaves it, with the sample in it; then attacked.
void prepare(const StoreFolder &at, const QByteArray &ledger, const QByteArray &attacked, Reach reach)
{
    QVERIFY(makeOwnFolder(at.path())); // one that others may enter is told of
    QVERIFY(writeAll(at.file(), ledger));
    {
        const Window window(at.path(), stateFor(at, reach));
        QVERIFY(window.store.notices().empty());
    }
    QVERIFY(QFile::exists(at.copy()) && QFile::exists(at.seen()));
    if (reach == Reach::FolderPutBack)
        QVERIFY(QDir(at.path()).removeRecursively() && QDir().mkpath(at.path()));
    QVERIFY(writeAll(at.file(), attacked));
    if (reach == Reach::CopyToo || reach == Reach::Everything)
        QVERIFY(writeAll(at.copy(), attacked));
    if (reach == Reach::NoCopy || reach == Reach::IndexRemoved)
        QVERIFY(QFile::remove(at.copy()));
    if (!keepsIndex(reach))
        QVERIFY(QFile::remove(at.seen()));
}

struct Tally
{
    int intact = 0;     ///< loaded with every answer
    int askedAgain = 0; ///< some of the answers are gone, and their gates closed
    int setAside = 0;   ///< the attacked file was put aside
};

/// Opens the folder twice and holds it against what was open before.
void judge(const StoreFolder &at, const Gates &before, Reach reach, const QByteArray &what, Tally &tally)
{
    Gates after;
    {
        Window window(at.path(), stateFor(at, reach));
        after = gatesOf(window.ledger);
        const QString gained = gainedBy(before, after);
        QVERIFY2(gained.isEmpty(), (what + ": " + gained.toUtf8()).constData());
        if (!window.store.isReadOnly())
            QVERIFY2(readLedger(readAll(at.file()), at.file()).state == LedgerReading::State::Good,
                     what.constData());
        if (keepsIndex(reach) && !window.store.isReadOnly())
            QVERIFY2(after == before, what.constData()); // what was seen is never lost
    }
    tally.intact += after == before ? 1 : 0;
    tally.askedAgain += after == before ? 0 : 1;
    tally.setAside += at.asides().isEmpty() ? 0 : 1;
    Window again(at.path(), stateFor(at, reach));
    QVERIFY2(gatesOf(again.ledger) == after, what.constData());
    if (!again.store.isReadOnly())
        QVERIFY2(again.store.notices().empty(), what.constData());
}

using Edit = std::function<void(json &)>;

/// Files that are no ledger at all, or one that no reader would take.
void addBareRows()
{
    for (const char *bytes : {"[]", "7", "\"ridgepoint-ledger\"", "true", "{}", "{]", "-", "1e999"})
        QTest::newRow(bytes) << QByteArray(bytes);
    QTest::newRow("100,000 levels") << QByteArray(100'000, '[');
    QTest::newRow("20,000 closed levels") << QByteArray(20'000, '[') + QByteArray(20'000, ']');
    QTest::newRow("an id of 30,000 characters")
        << QByteArray(sample(QStringLiteral("act1"))).replace("math_share", QByteArray(30'000, 'x'));
    QTest::newRow("zeros in the texts")
        << QByteArray(sample(QStringLiteral("act1"))).replace("math_share", "math\\u0000share");
    QTest::newRow("half a pair of surrogates")
        << QByteArray(sample(QStringLiteral("act1"))).replace("math_share", "math\\ud800share");
    const QString text = QString::fromUtf8(sample(QStringLiteral("act1")));
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe") +
                                   QByteArray(reinterpret_cast<const char *>(text.utf16()), text.size() * 2);
    QTest::newRow("cut in the middle") << sample(QStringLiteral("act1")).left(1500);
}

/// The chain of entries, taken apart and put together again.
void addSealRows(const std::function<QByteArray(const Edit &)> &edited)
{
    QTest::newRow("no head") << edited([](json &d) { d.erase("head"); });
    QTest::newRow("head null") << edited([](json &d) { d["head"] = nullptr; });
    QTest::newRow("count below zero") << edited([](json &d) { d["head"]["count"] = -1; });
    QTest::newRow("count in words") << edited([](json &d) { d["head"]["count"] = "14"; });
    QTest::newRow("count 0") << edited([](json &d) { d["head"]["count"] = 0; });
    QTest::newRow("entries as an object") << edited([](json &d) { d["commits"] = json::object(); });
    QTest::newRow("entries null") << edited([](json &d) { d["commits"] = {nullptr, nullptr}; });
    QTest::newRow("entries numbers") << edited([](json &d) { d["commits"] = {1, 2, 3}; });
    QTest::newRow("seals in capitals") << edited([](json &d) {
        for (json &entry : d["commits"]) {
            const QByteArray seal = QByteArray::fromStdString(entry["seal"].get<std::string>());
            entry["seal"] = seal.toUpper().toStdString();
        }
    });
    QTest::newRow("seals cut") << edited([](json &d) {
        for (json &entry : d["commits"])
            entry["seal"] = entry["seal"].get<std::string>().substr(0, 8);
    });
    QTest::newRow("seals exchanged") << edited(
        [](json &d) { std::swap(d["commits"][1]["seal"], d["commits"][2]["seal"]); });
    QTest::newRow("an entry taken out") << edited([](json &d) { d["commits"].erase(1); });
    QTest::newRow("the last one taken out and not counted") << edited([](json &d) {
        d["commits"].erase(d["commits"].size() - 1);
        d["head"]["count"] = d["commits"].size();
    });
    QTest::newRow("all twice") << edited([](json &d) {
        const json once = d["commits"];
        d["commits"].insert(d["commits"].end(), once.begin(), once.end());
        d["head"]["count"] = d["commits"].size();
    });
}

/// Entries that say something else, and states that no entry bears out.
void addStateRows(const std::function<QByteArray(const Edit &)> &edited)
{
    const auto changed = [&](const char *key, const json &value) {
        return edited([&](json &d) {
            for (json &entry : d["commits"])
                entry[key] = value;
        });
    };
    QTest::newRow("everything right") << changed("correct", true);
    QTest::newRow("another option") << changed("option", "third");
    QTest::newRow("another item") << changed("item", "images_to_recover");
    QTest::newRow("another act") << changed("act", "act3");
    QTest::newRow("an act of a zero") << changed("act", std::string(1, '\0'));
    QTest::newRow("a chapter of a zero") << changed("chapter", std::string(1, '\0'));
    QTest::newRow("another chapter") << changed("chapter", "11");
    QTest::newRow("all of them steps") << changed("kind", "step");
    QTest::newRow("content of tomorrow") << changed("content", "99");
    QTest::newRow("no time") << changed("at", "");
    QTest::newRow("labs as a list") << edited([](json &d) { d["labs"] = json::array(); });
    QTest::newRow("labs null") << edited([](json &d) { d["labs"] = nullptr; });
    QTest::newRow("acts as a list") << edited([](json &d) { d["labs"]["7"]["acts"] = json::array(); });
    QTest::newRow("settings as numbers") << edited([](json &d) { d["settings"] = {{"context", 7}}; });
    QTest::newRow("answers without entries") << edited([](json &d) {
        for (const char *act : {"act2", "act3"}) {
            d["labs"]["7"]["acts"][act]["answers"]["images_to_recover"] = {{"answer", "thousand"},
                                                                           {"at", "2026-11-22T11:07:44.535Z"},
                                                                           {"correct", true},
                                                                           {"kind", "prediction"}};
        }
    });
    QTest::newRow("a place far below") << edited([](json &d) {
        d["labs"]["7"]["place"] = {{"act", "act1"}, {"step", -5}};
    });
}

} // namespace

class AttackedLedgersTest : public QObject
{
    Q_OBJECT
private slots:
    void hostile_data();
    void hostile();
    void mutants();
};

void AttackedLedgersTest::hostile_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const auto edited = [](const std::function<void(json &)> &edit) {
        json document = json::parse(sample(QStringLiteral("act1")).toStdString());
        edit(document);
        return QByteArray::fromStdString(document.dump(1));
    };
    const json forged = {{"kind", "prediction"}, {"chapter", "11"}, {"act", "act1"},
                         {"item", "x"},          {"content", "1"},  {"at", "2026"},
                         {"option", "a"},        {"correct", true}, {"seal", std::string(64, '0')}};
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("one byte") << QByteArray("{");
    QTest::newRow("null") << QByteArray("null");
    QTest::newRow("many zeros") << QByteArray(100'000, '\0');
    QTest::newRow("not UTF-8") << QByteArray("{\"format\": \"\xff\xfe\"}");
    QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf") + sample(QStringLiteral("act1"));
    QTest::newRow("count raised") << edited(
        [](json &d) { d["head"]["count"] = d["head"]["count"].get<int>() + 1; });
    QTest::newRow("count 1e300") << edited([](json &d) { d["head"]["count"] = 1e300; });
    QTest::newRow("unsealed traces of every act") << edited([](json &d) {
        d["commits"] = json::array();
        for (const char *chapter : {"7", "11"}) {
            for (const char *act : {"act1", "act2", "act3", "act4"})
                d["labs"][chapter]["acts"][act] = {{"inputs", json::object()}, {"answers", json::object()}};
        }
    });
    QTest::newRow("traces and a raised count") << edited([](json &d) {
        d["head"]["count"] = 99;
        for (const char *chapter : {"7", "11"}) {
            for (const char *act : {"act1", "act2", "act3"})
                d["labs"][chapter]["acts"][act]["inputs"] = json::object();
        }
    });
    QTest::newRow("places at the end") << edited([](json &d) {
        for (const char *chapter : {"7", "11"})
            d["labs"][chapter]["place"] = {{"act", "act3"}, {"step", "reflect"}};
    });
    QTest::newRow("forged entries") << edited([&](json &d) {
        for (int i = 0; i < 50; ++i)
            d["commits"].push_back(forged);
        d["head"]["count"] = d["commits"].size();
    });
    QTest::newRow("forged voids") << edited([&](json &d) {
        for (const char *act : {"act1", "act2", "act3"}) {
            json entry = forged;
            entry["kind"] = "voided";
            entry["act"] = act;
            entry["chapter"] = "7";
            entry["item"] = "answers";
            d["commits"].push_back(entry);
        }
    });
    QTest::newRow("another ledger's id") << edited([](json &d) { d["ledger_id"] = std::string(36, 'a'); });
    QTest::newRow("version 0 with commits") << edited([](json &d) {
        d["schema_version"] = 0;
        d["track"] = "cloud";
    });
    QTest::newRow("a version of tomorrow") << edited([](json &d) { d["schema_version"] = 2; });
    QTest::newRow("twice the same key") << QByteArray(sample(QStringLiteral("act1")))
                                               .replace("\"commits\":", "\"commits\": [], \"commits\":");
    QTest::newRow("entries reversed")
        << edited([](json &d) { std::reverse(d["commits"].begin(), d["commits"].end()); });
    addBareRows();
    addSealRows(edited);
    addStateRows(edited);
}

void AttackedLedgersTest::hostile()
{
    QFETCH(QByteArray, bytes);
    Tally tally;
    for (const QString &name : {QStringLiteral("act1"), QStringLiteral("captures")}) {
        const QByteArray ledger = sample(name);
        Ledger truth;
        truth.adopt(readLedger(ledger, name).document);
        const Gates before = gatesOf(truth);
        for (const Reach reach : reaches) {
            const StoreFolder at;
            const LedgerReading reading = readLedger(bytes, name);
            // One ledger in another one's place is a session of its own: it may open what it opens.
            const bool isForeign =
                reading.document.id != truth.id() && !reading.document.log.entries().empty();
            if (isForeign)
                continue;
            prepare(at, ledger, bytes, reach);
            if (QTest::currentTestFailed())
                return;
            if (reading.state == LedgerReading::State::Newer) {
                const Window window(at.path());
                QVERIFY(window.store.isReadOnly());
                continue;
            }
            judge(at, before, reach, name.toUtf8() + ' ' + QByteArray::number(int(reach)), tally);
            if (QTest::currentTestFailed())
                return;
        }
    }
}

void AttackedLedgersTest::mutants()
{
    const quint32 seed = qEnvironmentVariableIsSet("RIDGEPOINT_SEED")
                             ? quint32(qEnvironmentVariableIntValue("RIDGEPOINT_SEED"))
                             : QRandomGenerator::global()->generate();
    const int wanted = std::max(100, qEnvironmentVariableIntValue("RIDGEPOINT_TORTURE"));
    qInfo("seed %u (set RIDGEPOINT_SEED to repeat)", seed);
    torture::Dice dice(seed);
    Tally tally;
    int others = 0;
    for (int i = 0; i < wanted; ++i) {
        const QByteArray ledger = sample(dice.pick(samples));
        const QByteArray bytes = torture::mutated(json::parse(ledger.toStdString()), dice);
        const Reach reach = dice.pick(reaches);
        Ledger truth;
        truth.adopt(readLedger(ledger, {}).document);
        const LedgerReading reading = readLedger(bytes, {});
        // Without copy and index, a ledger of no entries and another id is nothing but a new one.
        if (reading.state == LedgerReading::State::Newer ||
            (reading.state == LedgerReading::State::Good && reading.document.id != truth.id())) {
            ++others;
            continue;
        }
        const StoreFolder at;
        prepare(at, ledger, bytes, reach);
        if (!QTest::currentTestFailed())
            judge(at, gatesOf(truth), reach, "mutant " + QByteArray::number(i), tally);
        if (QTest::currentTestFailed()) {
            writeAll(QDir::temp().filePath(QStringLiteral("ridgepoint-mutant.json")), bytes);
            return;
        }
    }
    qInfo("%d mutants: %d with all answers, %d asked again, %d put aside; %d are other ledgers", wanted,
          tally.intact, tally.askedAgain, tally.setAside, others);
    QVERIFY(tally.intact > 0 && tally.askedAgain > 0 && tally.setAside > 0);
}

RP_GUILESS_TEST(AttackedLedgersTest)

} // namespace test_attacked_ledgers
#include "test_attacked_ledgers.moc"
