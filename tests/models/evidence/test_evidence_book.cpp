// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/capture_scene.h"
#include "models/evidence/capture_text.h"
#include "models/store/ledger_store.h"
#include "tests/models/evidence/evidence_fixture.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

namespace test_evidence_book {

using namespace rp;
using namespace rp::test;
using nlohmann::json;

namespace {

const QString evidence = QStringLiteral("evidence");

QByteArray readAll(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The first capture of a ledger, changed outside the program.
void tamper(Ledger &ledger, const char *key, const json &value)
{
    json part = ledger.part(seven, evidence);
    part["captures"][0][key] = value;
    QVERIFY(ledger.setPart(seven, evidence, part));
}

/// The same ledger, as after closing and opening the program.
void reopen(Ledger &into, const Ledger &from)
{
    const LedgerReading reading = readLedger(from.toJson(), QStringLiteral("test"));
    QCOMPARE(reading.state, LedgerReading::State::Good);
    into.adopt(reading.document);
}

} // namespace

class EvidenceBookTest : public QObject
{
    Q_OBJECT
private slots:
    void aCaptureIsNumberedDatedAndSealed();
    void aCaptureIsOnDiskAtOnce();
    void aRestartKeepsEverything();
    void anAlteredCaptureIsFound_data();
    void anAlteredCaptureIsFound();
    void nameAndRemovalMayChange();
    void numbersAreNeverGivenTwice();
    void aDeletedCaptureIsMissed();
    void whatCanNotBeReadIsKept();
    void aReadOnlyLedgerTakesNothing();
    void presenterModeWritesNothing();
    void contentOfAnotherVersionIsTold();
    void anotherLedgerBringsItsOwn();
};

void EvidenceBookTest::aCaptureIsNumberedDatedAndSealed()
{
    EvidenceLab lab;
    QSignalSpy changed(&lab.book, &EvidenceBook::changed);
    QCOMPARE(lab.add(), QStringLiteral("e1"));
    QCOMPARE(lab.add(), QStringLiteral("e2"));
    QCOMPARE(changed.count(), 2);
    const Capture *capture = lab.book.find(QStringLiteral("e1"));
    QVERIFY(capture);
    QVERIFY(QDateTime::fromString(capture->at, Qt::ISODateWithMs).isValid());
    const CommitEntry *sealed =
        lab.ledger.log().find(commit_kind::capture, seven, QStringLiteral("act1"), QStringLiteral("e1"));
    QVERIFY(sealed);
    QCOMPARE(sealed->option.size(), 64);
    QCOMPARE(sealed->at, capture->at);
    QVERIFY(!lab.book.isAltered(QStringLiteral("e1")));
    QVERIFY(lab.book.isAltered(QStringLiteral("e9")));
    QCOMPARE(lab.book.missing(), 0);
}

void EvidenceBookTest::aCaptureIsOnDiskAtOnce()
{
    QTemporaryDir folder;
    EvidenceLab lab(folder.path());
    const QString id = lab.add();
    QVERIFY(!id.isEmpty());
    const QByteArray file = readAll(lab.store->filePath());
    QVERIFY(file.contains("\"captures\""));
    QCOMPARE(file, lab.ledger.toJson());
}

void EvidenceBookTest::aRestartKeepsEverything()
{
    QTemporaryDir folder;
    std::vector<QByteArray> frozen;
    {
        EvidenceLab lab(folder.path());
        for (const auto &[act, panel] :
             {std::pair{"act1", ""}, {"act2", "roi"}, {"act3", "surgery"}, {"act3", "edge"}}) {
            const QString id = lab.add(QLatin1String(act), QLatin1String(panel));
            frozen.push_back(lab.book.find(id)->frozenJson());
        }
        QVERIFY(lab.book.rename(QStringLiteral("e2"), QStringLiteral("  Pays \n back  ")));
        QVERIFY(lab.book.setRemoved(QStringLiteral("e3"), true));
    }
    const EvidenceLab lab(folder.path());
    QCOMPARE(lab.book.captures().size(), frozen.size());
    for (std::size_t i = 0; i < frozen.size(); ++i) {
        QCOMPARE(lab.book.captures()[i].frozenJson(), frozen[i]);
        QVERIFY(!lab.book.isAltered(lab.book.captures()[i].id));
    }
    QCOMPARE(lab.book.find(QStringLiteral("e2"))->name, QStringLiteral("Pays back"));
    QVERIFY(lab.book.find(QStringLiteral("e3"))->removed);
    QCOMPARE(lab.book.kept().size(), frozen.size() - 1);
}

void EvidenceBookTest::anAlteredCaptureIsFound_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("figure") << QByteArray("figures")
                            << QByteArray(R"([{"id":"x","label":"X","text":"1","value":1}])");
    QTest::newRow("input") << QByteArray("inputs") << QByteArray(R"({"launch_us": 1})");
    QTest::newRow("answer") << QByteArray("answers")
                            << QByteArray(
                                   R"([{"question":"math_share","option":"third","prompt":"","text":""}])");
    QTest::newRow("date") << QByteArray("at") << QByteArray("\"2020-01-01T00:00:00.000Z\"");
    QTest::newRow("version") << QByteArray("content") << QByteArray("\"other\"");
    QTest::newRow("act") << QByteArray("act") << QByteArray("\"act2\"");
}

void EvidenceBookTest::anAlteredCaptureIsFound()
{
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, value);
    EvidenceLab lab;
    lab.add();
    tamper(lab.ledger, key.constData(), json::parse(value.toStdString()));
    EvidenceLab again;
    reopen(again.ledger, lab.ledger);
    QVERIFY(again.book.isAltered(QStringLiteral("e1")));
    const Capture *capture = again.book.find(QStringLiteral("e1"));
    const CaptureScene scene(*capture, again.catalogue);
    const CaptureCheck check = checkCapture(scene, again.book);
    QVERIFY(check.altered);
    QVERIFY(CaptureText::badges(check).contains(QStringLiteral("Altered")));
}

void EvidenceBookTest::nameAndRemovalMayChange()
{
    EvidenceLab lab;
    const QString id = lab.add();
    QVERIFY(lab.book.rename(id, QStringLiteral("Mine")));
    QCOMPARE(CaptureText::title(*lab.book.find(id), lab.content), QStringLiteral("Mine"));
    QVERIFY(lab.book.setRemoved(id, true));
    QVERIFY(!lab.book.isAltered(id));
    QVERIFY(lab.book.setRemoved(id, false));
    QVERIFY(lab.book.rename(id, {}));
    QVERIFY(CaptureText::title(*lab.book.find(id), lab.content).contains(QLatin1Char('1')));
    QVERIFY(!lab.book.rename(QStringLiteral("e9"), QStringLiteral("x")));
    QVERIFY(!lab.book.setRemoved(QStringLiteral("e9"), true));
}

void EvidenceBookTest::numbersAreNeverGivenTwice()
{
    EvidenceLab lab;
    lab.add();
    lab.add();
    json part = lab.ledger.part(seven, evidence);
    part["captures"] = json::array();
    QVERIFY(lab.ledger.setPart(seven, evidence, part));
    EvidenceLab again;
    reopen(again.ledger, lab.ledger);
    QVERIFY(again.book.captures().empty());
    QCOMPARE(again.add(), QStringLiteral("e3"));
}

void EvidenceBookTest::aDeletedCaptureIsMissed()
{
    EvidenceLab lab;
    lab.add();
    lab.add();
    json part = lab.ledger.part(seven, evidence);
    part["captures"].erase(0);
    QVERIFY(lab.ledger.setPart(seven, evidence, part));
    EvidenceLab again;
    reopen(again.ledger, lab.ledger);
    QCOMPARE(again.book.missing(), 1);
    QVERIFY(!CaptureText::missing(1).isEmpty());
    QVERIFY(CaptureText::missing(0).isEmpty());
}

void EvidenceBookTest::whatCanNotBeReadIsKept()
{
    EvidenceLab lab;
    lab.add();
    const json odd = {{"id", "e5"}, {"from", "a later program"}};
    json part = lab.ledger.part(seven, evidence);
    part["captures"].push_back(odd);
    part["captures"].push_back(part["captures"][0]); // the same id again
    QVERIFY(lab.ledger.setPart(seven, evidence, part));
    EvidenceLab again;
    reopen(again.ledger, lab.ledger);
    QCOMPARE(again.book.captures().size(), std::size_t(1));
    QVERIFY(!again.add().isEmpty());
    const json kept = again.ledger.part(seven, evidence)["captures"];
    QCOMPARE(kept.size(), std::size_t(4));
    QVERIFY(std::find(kept.begin(), kept.end(), odd) != kept.end());
}

void EvidenceBookTest::aReadOnlyLedgerTakesNothing()
{
    EvidenceLab lab;
    const QString id = lab.add();
    lab.ledger.setReadOnly(true);
    const QByteArray before = lab.ledger.toJson();
    QVERIFY(lab.add().isEmpty());
    QVERIFY(!lab.book.rename(id, QStringLiteral("x")));
    QVERIFY(!lab.book.setRemoved(id, true));
    QCOMPARE(lab.ledger.toJson(), before);
    QCOMPARE(lab.book.captures().size(), std::size_t(1));
    QVERIFY(lab.book.find(id)->name.isEmpty());
}

void EvidenceBookTest::presenterModeWritesNothing()
{
    EvidenceLab lab({}, Ledger::Mode::Presenter);
    const QString id = lab.add();
    QCOMPARE(id, QStringLiteral("e1")); // as long as the window lives
    QVERIFY(!lab.book.isAltered(id));
    QVERIFY(lab.book.rename(id, QStringLiteral("x")));
}

void EvidenceBookTest::contentOfAnotherVersionIsTold()
{
    EvidenceLab lab;
    const QString id = lab.add();
    const CaptureScene scene(*lab.book.find(id), lab.catalogue);
    QVERIFY(checkCapture(scene, lab.book).isFresh());
    QVERIFY(CaptureText::badges(checkCapture(scene, lab.book)).isEmpty());
    LabContent later = lab.content;
    later.contentVersion = QStringLiteral("later");
    const EvidenceBook book(later, lab.ledger);
    const CaptureCheck check = checkCapture(scene, book);
    QVERIFY(check.contentChanged && !check.altered && !check.instrumentMissing);
    QVERIFY(CaptureText::remarks(check, scene).front().contains(lab.content.contentVersion));
}

void EvidenceBookTest::anotherLedgerBringsItsOwn()
{
    EvidenceLab lab;
    lab.add();
    const EvidenceLab other;
    QSignalSpy changed(&lab.book, &EvidenceBook::changed);
    reopen(lab.ledger, other.ledger);
    QCOMPARE(changed.count(), 1);
    QVERIFY(lab.book.captures().empty());
}

RP_TEST(EvidenceBookTest)

} // namespace test_evidence_book
#include "test_evidence_book.moc"
