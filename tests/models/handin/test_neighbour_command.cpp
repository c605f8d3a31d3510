// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `ridgepoint ledger` beside a notebook course that writes the same file.
#include "models/handin/neighbour_command.h"
#include "models/json/embedded_content.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <array>
#include <nlohmann/json.hpp>
#include <sstream>

namespace test_neighbour_command {

using namespace rp;
using nlohmann::json;
using test::readAll;
using test::writeAll;

namespace {

// As Python's json.dump() writes it, with what this program knows nothing of.
const QByteArray theirs =
    R"({"track": "tiny", "current_step": 16, "caf\u00e9": [1, 2.5, null, {"deep": true}],
 "history": {"5": {"layers": 12, "share": 0.1}, "7": {"execution_mode": "eager", "note": "mine"}, "x": 3},
 "last_updated": "2026-11-01T10:00:00"})";

} // namespace

class NeighbourCommandTest : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void whatIsTheirsSurvivesWriting();
    void aNewFileIsMade();
    void readingKeepsWhatIsOurs();
    void thereAndBackIsTheSame();
    void nothingIsWrittenOnDoubt();
    void anotherWindowKeepsItsLedger();
    void wrongUsageIsRefused();

private:
    int run(const QStringList &words)
    {
        m_out.str({});
        m_err.str({});
        return runLedger(words + QStringList{QStringLiteral("--data-dir"), m_data}, m_out, m_err);
    }
    int write() { return run({QStringLiteral("write"), m_file}); }
    int read() { return run({QStringLiteral("read"), m_file}); }
    json written() const { return json::parse(readAll(m_file).toStdString()); }
    void makeWork()
    {
        test::Window window(m_data);
        QVERIFY(window.ledger.commit(test::prediction(QStringLiteral("math_share"), QStringLiteral("half"))));
        window.ledger.setDesign(test::seven,
                                {{QStringLiteral("execution_mode"), QStringLiteral("compiled")}});
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_data;
    QString m_file;
    std::ostringstream m_out;
    std::ostringstream m_err;
};

void NeighbourCommandTest::init()
{
    useEmbeddedContent();
    m_folder = std::make_unique<QTemporaryDir>();
    m_data = m_folder->filePath(QStringLiteral("data"));
    m_file = m_folder->filePath(QStringLiteral("ledger.json"));
    makeWork();
}

void NeighbourCommandTest::whatIsTheirsSurvivesWriting()
{
    QVERIFY(writeAll(m_file, theirs));
    QVERIFY2(write() == 0, m_err.str().c_str());
    json wanted = json::parse(theirs.toStdString());
    wanted["history"]["7"]["execution_mode"] = "compiled";
    json found = written();
    QVERIFY(found["last_updated"] != wanted["last_updated"]);
    found["last_updated"] = wanted["last_updated"];
    QVERIFY2(found == wanted, found.dump(1).c_str());
}

void NeighbourCommandTest::aNewFileIsMade()
{
    QVERIFY2(write() == 0, m_err.str().c_str());
    QVERIFY(written()["history"]["7"]["execution_mode"] == "compiled");
    QCOMPARE(write(), 0); // once more is no doubt
}

void NeighbourCommandTest::readingKeepsWhatIsOurs()
{
    QVERIFY(writeAll(m_file, theirs));
    QVERIFY2(read() == 0, m_err.str().c_str());
    QCOMPARE(readAll(m_file), theirs);
    const test::Window window(m_data);
    QCOMPARE(window.ledger.design(QStringLiteral("5")).value(QStringLiteral("layers")).toInt(), 12);
    const QVariantMap own = window.ledger.design(test::seven);
    QCOMPARE(own.value(QStringLiteral("execution_mode")).toString(), QStringLiteral("compiled"));
    QCOMPARE(own.value(QStringLiteral("note")).toString(), QStringLiteral("mine"));
    QCOMPARE(window.ledger.setting(QStringLiteral("track")).toString(), QStringLiteral("tiny"));
    QCOMPARE(test::optionIn(window.ledger, QStringLiteral("math_share")), QStringLiteral("half"));
}

void NeighbourCommandTest::thereAndBackIsTheSame()
{
    QVERIFY(writeAll(m_file, theirs));
    std::array<json, 2> rounds;
    for (json &round : rounds) {
        QCOMPARE(read(), 0);
        QCOMPARE(write(), 0);
        round = written();
        round.erase("last_updated");
    }
    QVERIFY2(rounds[0] == rounds[1], rounds[1].dump(1).c_str());
}

// What else is refused: test_neighbour_ledger.
void NeighbourCommandTest::nothingIsWrittenOnDoubt()
{
    const QByteArray ledger = readAll(QDir(m_data).filePath(QStringLiteral("ledger.json")));
    for (const QByteArray &bytes : {theirs.left(100), QByteArray(R"({"cells": []})")}) {
        QVERIFY(writeAll(m_file, bytes));
        QCOMPARE(write(), 3);
        QVERIFY(!m_err.str().empty());
        QCOMPARE(read(), 3);
        QCOMPARE(readAll(m_file), bytes);
        QCOMPARE(readAll(QDir(m_data).filePath(QStringLiteral("ledger.json"))), ledger);
    }
}

void NeighbourCommandTest::anotherWindowKeepsItsLedger()
{
    QVERIFY(writeAll(m_file, theirs));
    const test::Window window(m_data);
    const QByteArray before = readAll(window.store.filePath());
    QCOMPARE(read(), 3);
    QCOMPARE(readAll(window.store.filePath()), before);
    QCOMPARE(write(), 0); // that only looks
}

void NeighbourCommandTest::wrongUsageIsRefused()
{
    QCOMPARE(run({}), 2);
    QCOMPARE(run({QStringLiteral("delete"), m_file}), 2);
    QCOMPARE(run({QStringLiteral("read"), m_file, m_file}), 2);
    QCOMPARE(run({QStringLiteral("--help")}), 0);
    QCOMPARE(run({QStringLiteral("read"), QStringLiteral("/dev/zero")}), 3);
    QCOMPARE(run({QStringLiteral("write"), m_folder->path()}), 3);
    m_data = m_folder->filePath(QStringLiteral("empty"));
    QCOMPARE(write(), 3);
    QVERIFY(!QFile::exists(m_file));
    QVERIFY(!QFile::exists(m_data));
}

RP_TEST(NeighbourCommandTest)

} // namespace test_neighbour_command
#include "test_neighbour_command.moc"
