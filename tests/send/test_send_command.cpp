// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `ridgepoint send`: files that were handed in, a server of this machine, and what is said.
#include "models/handin/handin_file.h"
#include "models/json/file_reader.h"
#include "models/send/outbox.h"
#include "models/send/send_command.h"
#include "models/session/commit_items.h"
#include "models/session/ledger_document.h"
#include "tests/send/fake_lrs.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <sstream>
#include <vector>

namespace test_send_command {

using namespace rp;
using namespace rp::test;

namespace {

const SendPatience hasty{{2, 1, 5}, {2'000, 5'000}};

struct Told
{
    int code = -1;
    QString out;
    QString err;
};

Told send(const QStringList &words)
{
    std::ostringstream out;
    std::ostringstream err;
    const int code = runSend(words, out, err, hasty);
    return {code, QString::fromStdString(out.str()), QString::fromStdString(err.str())};
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("a test can't write");
}

/// What a learner with this name has handed in.
QString handedIn(const QTemporaryDir &folder, const char *ledger, const char *name,
                 const char *number = nullptr)
{
    if (!number) // each has one of his own
        number = QLatin1String(name) == QLatin1String("Eve") ? "0043" : "0042";
    const QByteArray bytes =
        readWholeFile(QStringLiteral(RIDGEPOINT_TEST_DATA "/ledgers/%1.json").arg(QLatin1String(ledger)))
            .bytes;
    const QString path =
        folder.filePath(QStringLiteral("%1-%2.json").arg(QLatin1String(ledger), QLatin1String(name)));
    put(path, writeHandin({QString::fromLatin1(name), QString::fromLatin1(number), QStringLiteral("0.1.0"),
                           QStringLiteral("2026-11-22T10:00:00.000Z"),
                           readLedger(bytes, QStringLiteral("ledger.json")).document}));
    return path;
}

/// A folder, an LRS that speaks on this machine, and the words that lead to both.
struct Scene
{
    QTemporaryDir folder;
    FakeLrs lrs;
    WebServer server{[this](const HeardRequest &heard) { return lrs.answer(heard); }};

    QStringList to(const QStringList &more) const
    {
        return QStringList{QStringLiteral("--data-dir"), folder.path(), QStringLiteral("--lrs"),
                           server.address("/xapi")} +
               more;
    }
    QString outbox() const { return folder.filePath(QStringLiteral("outbox")); }
    int waiting() const { return int(QDir(outbox()).entryList({QStringLiteral("*.json")}).size()); }
};

QStringList line(const char *text)
{
    return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
}

} // namespace

class TestSendCommand : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QCoreApplication::setApplicationVersion(QStringLiteral("0.1.0")); }
    void cleanup() { qunsetenv(lrsPasswordVariable); }
    void whatWasDoneIsThere();
    void aNameIsSentOnlyWhereOneIs();
    void aNumberThatComesLaterIsThere();
    void whatIsNewIsTold();
    void whatIsThereOtherwiseIsTold();
    void anotherAnswerUnderItsIdIsRefused();
    void whatIsAlteredIsNotSent();
    void whatAScriptMadeIsNotSent();
    void whatCountsForNobodyIsNotSent();
    void whatCantBeSentWaits();
    void theNextSendingGoesOn();
    void theOutboxKnowsWhoSends();
    void anOutboxOfSeveralIsAsked();
    void passwordsComeFromAFileOrTheEnvironment();
    void aDryRunSendsNothing();
    void addressesAreLookedAt_data();
    void addressesAreLookedAt();
    void wrongLinesAreRefused_data();
    void wrongLinesAreRefused();
    void helpNamesWhatHasToBeKnown();
};

void TestSendCommand::whatWasDoneIsThere()
{
    Scene scene;
    const QString ada = handedIn(scene.folder, "act2", "Ada");
    const QString eve = handedIn(scene.folder, "captures", "Eve");
    const Told told = send(scene.to({ada, eve}));
    QVERIFY2(told.code == 0, qPrintable(told.err));
    QVERIFY2(scene.lrs.complaints().isEmpty(), qPrintable(scene.lrs.complaints().join(u'\n')));
    QVERIFY2(scene.lrs.stored().size() > 5, qPrintable(told.out));
    QCOMPARE(told.out, QStringLiteral("%1: %2 sent now, 0 there already, 0 waiting.\n")
                           .arg(scene.server.address("/xapi"))
                           .arg(scene.lrs.stored().size()));
    QVERIFY(told.err.isEmpty());
    QCOMPARE(scene.waiting(), 0);
    const auto before = scene.lrs.stored();
    const Told again = send(scene.to({eve, ada}));
    QCOMPARE(again.code, 0);
    QVERIFY(scene.lrs.stored() == before);
    const QString nothingNew = QStringLiteral("%1: 0 sent now, %2 there already, 0 waiting.\n");
    QCOMPARE(again.out, nothingNew.arg(scene.server.address("/xapi")).arg(before.size()));
    QVERIFY2(again.err.isEmpty(), qPrintable(again.err));
}

void TestSendCommand::aNameIsSentOnlyWhereOneIs()
{
    Scene scene;
    QCOMPARE(send(scene.to({handedIn(scene.folder, "act1", "")})).code, 0);
    for (const auto &[id, statement] : scene.lrs.stored())
        QVERIFY(!statement["actor"].contains("name"));
    Scene named;
    QCOMPARE(send(named.to({handedIn(named.folder, "act1", "Ada")})).code, 0);
    for (const auto &[id, statement] : named.lrs.stored())
        QVERIFY(statement["actor"]["name"] == "Ada");
    QVERIFY(!named.lrs.stored().empty());
}

/// The same work without a number, and then with one: an LRS lets nobody change whose a statement is.
void TestSendCommand::aNumberThatComesLaterIsThere()
{
    Scene scene;
    const QStringList files{handedIn(scene.folder, "act1", "", ""), handedIn(scene.folder, "act1", "Ada"),
                            handedIn(scene.folder, "act1", "Ada L", "0043")};
    std::size_t before = 0;
    for (const QString &file : files) {
        const Told told = send(scene.to({file}));
        QVERIFY2(told.code == 0, qPrintable(told.err));
        QVERIFY(scene.lrs.stored().size() > before);
        before = scene.lrs.stored().size();
        QCOMPARE(send(scene.to({file})).code, 0); // twice changes nothing
        QCOMPARE(scene.lrs.stored().size(), before);
    }
    std::map<std::string, int> accounts;
    for (const auto &[id, statement] : scene.lrs.stored())
        ++accounts[statement["actor"]["account"]["name"]];
    QCOMPARE(accounts.size(), std::size_t(3));
    QVERIFY(accounts["0042"] == accounts["0043"] && accounts["0042"] * 3 == int(before));
    // A name beside the same number makes nobody else.
    QCOMPARE(send(scene.to({handedIn(scene.folder, "act1", "Ada Lovelace")})).code, 0);
    QCOMPARE(scene.lrs.stored().size(), before);
}

/// Of work that went on, although the LRS says the same to what it has as to what is new.
void TestSendCommand::whatIsNewIsTold()
{
    Scene scene;
    const QString whole = handedIn(scene.folder, "act2", "Ada");
    Handin half = readHandinFile(whole).handin;
    const auto &entries = half.document.log.entries();
    half.document.log = CommitLog::verified(
        half.document.id, {entries.begin(), entries.begin() + std::ptrdiff_t(entries.size() / 2)});
    const QString earlier = scene.folder.filePath(QStringLiteral("earlier.json"));
    put(earlier, writeHandin(half));
    QCOMPARE(send(scene.to({earlier})).code, 0);
    const std::size_t first = scene.lrs.stored().size();
    const Told told = send(scene.to({whole}));
    QVERIFY2(told.code == 0, qPrintable(told.err));
    QVERIFY(first > 0 && scene.lrs.stored().size() > first);
    QVERIFY2(told.out.endsWith(QStringLiteral(": %1 sent now, %2 there already, 0 waiting.\n")
                                   .arg(scene.lrs.stored().size() - first)
                                   .arg(first)),
             qPrintable(told.out));
    // Who must not look has to take its word.
    scene.lrs.setReadable(false);
    const Told blind = send(scene.to({whole}));
    QCOMPARE(blind.code, 0);
    QVERIFY2(blind.out.endsWith(QLatin1String(" there already, 0 waiting.\n")), qPrintable(blind.out));
}

void TestSendCommand::anotherAnswerUnderItsIdIsRefused()
{
    Scene scene;
    const QString file = handedIn(scene.folder, "act1", "Ada");
    QCOMPARE(send(scene.to({file})).code, 0);
    nlohmann::json other = scene.lrs.stored().begin()->second;
    other["result"]["response"] = "something else";
    scene.lrs.store(other);
    const Told told = send(scene.to({file}));
    QCOMPARE(told.code, 1);
    const QString rest = QString::number(scene.lrs.stored().size() - 1);
    QVERIFY2(told.out.endsWith(QStringLiteral(": 0 sent now, %1 there already, 0 waiting.\n").arg(rest)),
             qPrintable(told.out));
    QVERIFY2(told.err.startsWith(QLatin1String("1 statement(s) were refused")), qPrintable(told.err));
    QVERIFY(scene.lrs.stored().at(other["id"]) == other);
    QCOMPARE(scene.waiting(), 0);
}

void TestSendCommand::whatIsThereOtherwiseIsTold()
{
    Scene scene;
    const QString file = handedIn(scene.folder, "act1", "Ada");
    QCOMPARE(send(scene.to({file})).code, 0);
    for (const auto &[id, statement] : std::map(scene.lrs.stored())) {
        nlohmann::json other = statement;
        other["actor"]["account"]["name"] = "somebody else";
        scene.lrs.store(other);
    }
    const Told told = send(scene.to({file}));
    QCOMPARE(told.code, 1);
    QCOMPARE(told.err.count(u'\n'), 1);
    QVERIFY2(told.err.contains(QString::number(scene.lrs.stored().size())), qPrintable(told.err));
    QCOMPARE(scene.waiting(), 0); // it is not tried for ever
}

void TestSendCommand::whatIsAlteredIsNotSent()
{
    Scene scene;
    const QString good = handedIn(scene.folder, "act1", "Ada");
    const QString bad = scene.folder.filePath(QStringLiteral("bad.json"));
    put(bad, readWholeFile(handedIn(scene.folder, "act2", "Eve")).bytes.replace("\"Eve\"", "\"Bob\""));
    const Told told = send(scene.to({bad, good}));
    QCOMPARE(told.code, 1);
    QVERIFY2(told.err.contains(QLatin1String("bad.json")), qPrintable(told.err));
    QVERIFY(!scene.lrs.stored().empty()); // the other one is
    for (const auto &[id, statement] : scene.lrs.stored())
        QVERIFY(statement["actor"]["name"] == "Ada");
    QCOMPARE(send(scene.to({good, QStringLiteral("/dev/zero")})).code, 3);
}

void TestSendCommand::whatAScriptMadeIsNotSent()
{
    Scene scene;
    const LedgerDocument work =
        readLedger(readWholeFile(QStringLiteral(RIDGEPOINT_TEST_DATA "/ledgers/act1.json")).bytes,
                   QStringLiteral("ledger.json"))
            .document;
    LedgerDocument toured = newLedgerDocument();
    toured.log.append(tourMark());
    for (const CommitEntry &entry : work.log.entries())
        toured.log.append(entry);
    const QString file = scene.folder.filePath(QStringLiteral("tour.json"));
    put(file, writeHandin({QStringLiteral("Ada"), QStringLiteral("0042"), QStringLiteral("0.1.0"),
                           QStringLiteral("2026-11-22T10:00:00.000Z"), toured}));
    const Told told = send(scene.to({file}));
    QCOMPARE(told.code, 1);
    QVERIFY2(told.err.contains(QLatin1String("ridgepoint tour")), qPrintable(told.err));
    QVERIFY(scene.lrs.stored().empty());
}

/// Different work under one number: whose it is can't be told. Of one session only the latest state counts.
void TestSendCommand::whatCountsForNobodyIsNotSent()
{
    Scene scene;
    const QString ada = handedIn(scene.folder, "act1", "Ada", "0042");
    const Told told = send(scene.to({ada, handedIn(scene.folder, "captures", "Bob", "0042")}));
    QCOMPARE(told.code, 0);
    QVERIFY2(told.err.contains(QLatin1String("captures-Bob.json")), qPrintable(told.err));
    QVERIFY(scene.lrs.stored().empty());
    QCOMPARE(send(scene.to({ada, ada})).code, 0); // the same file again
}

void TestSendCommand::whatCantBeSentWaits()
{
    Scene scene;
    scene.server.setAnswer([](const HeardRequest &) {
        ServedAnswer answer;
        answer.status = 503;
        return answer;
    });
    const Told told = send(scene.to({handedIn(scene.folder, "act1", "Ada")}));
    QCOMPARE(told.code, 1);
    QVERIFY2(told.err.contains(scene.outbox()) && told.err.contains(QLatin1String("503")),
             qPrintable(told.err));
    QCOMPARE(told.err.count(u'\n'), 1);
    QCOMPARE(scene.waiting(), 1);
    std::vector<HeardRequest> heard = scene.server.heard();
    std::erase_if(heard, [](const HeardRequest &request) { return request.verb == "GET"; });
    QCOMPARE(int(heard.size()), hasty.pace.tries);
    // The file is not needed any more.
    QVERIFY(QFile::remove(scene.folder.filePath(QStringLiteral("act1-Ada.json"))));
    scene.server.setAnswer([&scene](const HeardRequest &request) { return scene.lrs.answer(request); });
    const QStringList again{QStringLiteral("--outbox"), QStringLiteral("--data-dir"), scene.folder.path()};
    QCOMPARE(send(again).code, 0);
    QCOMPARE(scene.server.heard().back().body, heard.front().body);
    QVERIFY(!scene.lrs.stored().empty());
    QCOMPARE(scene.waiting(), 0);
    QVERIFY2(
        told.out.endsWith(
            QStringLiteral(": 0 sent now, 0 there already, %1 waiting.\n").arg(scene.lrs.stored().size())),
        qPrintable(told.out));
    const Told nothing = send(again);
    QCOMPARE(nothing.code, 0);
    QVERIFY2(nothing.out.contains(scene.outbox()), qPrintable(nothing.out));
    QVERIFY2(scene.lrs.complaints().isEmpty(), qPrintable(scene.lrs.complaints().join(u'\n')));
}

void TestSendCommand::theNextSendingGoesOn()
{
    Scene scene;
    const QString file = handedIn(scene.folder, "act1", "Ada");
    scene.lrs.setLogin("Basic " + QByteArray("ada:secret").toBase64());
    QCOMPARE(send(scene.to({file})).code, 1); // it does not know us
    QCOMPARE(scene.waiting(), 1);
    qputenv(lrsPasswordVariable, "secret");
    const QStringList login{QStringLiteral("--user"), QStringLiteral("ada")};
    const Told told = send(scene.to(login + QStringList{file, handedIn(scene.folder, "act2", "Eve")}));
    QVERIFY2(told.code == 0, qPrintable(told.err));
    QCOMPARE(scene.waiting(), 0);
    QVERIFY2(scene.lrs.stored().size() > 5, qPrintable(told.out));
}

void TestSendCommand::theOutboxKnowsWhoSends()
{
    Scene scene;
    scene.lrs.setLogin("Basic " + QByteArray("ada:secret").toBase64());
    qputenv(lrsPasswordVariable, "wrong");
    QCOMPARE(send(scene.to({QStringLiteral("--user=ada"), handedIn(scene.folder, "act1", "Ada")})).code, 1);
    qputenv(lrsPasswordVariable, "secret");
    const Told told = send({QStringLiteral("--outbox"), QStringLiteral("--data-dir"), scene.folder.path()});
    QVERIFY2(told.code == 0, qPrintable(told.err));
    QVERIFY(!scene.lrs.stored().empty());
}

void TestSendCommand::anOutboxOfSeveralIsAsked()
{
    Scene scene;
    {
        Outbox outbox(scene.outbox());
        QCOMPARE(outbox.open(), QString());
        QCOMPARE(outbox.add({QStringLiteral("http://127.0.0.1:1/"), {}}, someStatements(2)), QString());
        QCOMPARE(outbox.add({scene.server.address("/xapi"), {}}, someStatements(3)), QString());
        put(scene.outbox() + QStringLiteral("/000000000009.json"), "nonsense");
    }
    const QStringList words{QStringLiteral("--outbox"), QStringLiteral("--data-dir"), scene.folder.path()};
    const Told several = send(words);
    QVERIFY2(several.err.contains(QLatin1String("http://127.0.0.1:1/")), qPrintable(several.err));
    const Told dry = send(scene.to({QStringLiteral("--outbox"), QStringLiteral("--dry-run")}));
    QVERIFY(nlohmann::json::parse(dry.out.toStdString()) == someStatements(3));
    QVERIFY2(dry.err.contains(QLatin1String("3 statement(s) would go to ")), qPrintable(dry.err));
    QVERIFY(scene.server.heard().empty());
    const Told chosen = send(scene.to({QStringLiteral("--outbox")}));
    QCOMPARE(chosen.code, 3); // for the file that is none
    QVERIFY2(chosen.err.contains(QLatin1String("000000000009.json")), qPrintable(chosen.err));
    QCOMPARE(scene.lrs.stored().size(), std::size_t(3));
    QCOMPARE(scene.waiting(), 2);
}

void TestSendCommand::passwordsComeFromAFileOrTheEnvironment()
{
    Scene scene;
    scene.lrs.setLogin("Basic " + QByteArray("ada:from a file").toBase64());
    const QString file = handedIn(scene.folder, "act1", "Ada");
    const QString password = scene.folder.filePath(QStringLiteral("password"));
    put(password, "from a file\r\nand a remark\n");
    const QStringList user{QStringLiteral("--user=ada")};
    const Told none = send(scene.to(user + QStringList{file}));
    QCOMPARE(none.code, 2);
    QVERIFY(none.err.contains(QLatin1String(lrsPasswordVariable)) && scene.server.heard().empty());
    const Told unread = send(scene.to(user + line("--password-file /nowhere") + QStringList{file}));
    QCOMPARE(unread.code, 3);
    QVERIFY2(unread.err.contains(QLatin1String("/nowhere")), qPrintable(unread.err));
    QVERIFY(scene.server.heard().empty());
    QCOMPARE(send(scene.to(user + QStringList{QStringLiteral("--password-file"), password, file})).code, 0);
    // The name may stand in the address.
    qputenv(lrsPasswordVariable, "from a file");
    QString address = scene.server.address("/xapi");
    QCOMPARE(send({QStringLiteral("--lrs"), address.replace(QLatin1String("://"), QLatin1String("://ada@")),
                   QStringLiteral("--data-dir"), scene.folder.path(), file})
                 .code,
             0);
    QCOMPARE(scene.waiting(), 0);
    for (const QString &name : QDir(scene.folder.path()).entryList(QDir::Files)) {
        if (name != QLatin1String("password"))
            QVERIFY(!readWholeFile(scene.folder.filePath(name)).bytes.contains("from a file"));
    }
}

void TestSendCommand::aDryRunSendsNothing()
{
    Scene scene;
    const QString file = handedIn(scene.folder, "act1", "Ada");
    const Told told = send(scene.to({QStringLiteral("--dry-run"), file}));
    QCOMPARE(told.code, 0);
    QVERIFY(scene.server.heard().empty() && !QFile::exists(scene.outbox()));
    const auto printed = nlohmann::json::parse(told.out.toStdString());
    QCOMPARE(send(scene.to({file})).code, 0);
    QCOMPARE(scene.lrs.stored().size(), printed.size());
    for (const auto &statement : printed)
        QVERIFY(scene.lrs.stored().at(statement["id"]) == statement);
}

void TestSendCommand::addressesAreLookedAt_data()
{
    QTest::addColumn<bool>("isPlain");
    for (const char *address :
         {"lrs.example.org", "ftp://lrs.example.org/", "http://lrs.example.org/xapi", "file:///etc/passwd",
          "https://", "https:///xapi", "https://ada:secret@lrs.example.org/", "https://lrs.example.org/?a=b",
          "https://lrs.example.org/#a", "http://127.0.0.1.example.org/", "http://localhost.example.org/"})
        QTest::newRow(address) << false;
    for (const char *address : {"ftp://lrs.example.org/", "http://ada:secret@lrs.example.org/"})
        QTest::newRow(address) << true;
}

void TestSendCommand::addressesAreLookedAt()
{
    QFETCH(bool, isPlain);
    QStringList words{QStringLiteral("--lrs"), QString::fromLatin1(QTest::currentDataTag()),
                      QStringLiteral("/nowhere.json")};
    if (isPlain)
        words << QStringLiteral("--plain-http");
    const Told told = send(words);
    QCOMPARE(told.code, 2);
    QCOMPARE(told.err.count(u'\n'), 1);
    QVERIFY(told.out.isEmpty());
}

void TestSendCommand::wrongLinesAreRefused_data()
{
    QTest::addColumn<int>("code");
    for (const char *text :
         {"", "a.json", "--lrs", "--lrs https://a.example/", "--outbox a.json",
          "--lrs https://a.example/ --password secret a.json", "--lrs https://a.example/ --user a:b a.json",
          "--lrs https://a.example/ --home-page here a.json"})
        QTest::newRow(*text ? text : "nothing") << 2;
}

void TestSendCommand::wrongLinesAreRefused()
{
    QFETCH(int, code);
    const QString text = QString::fromLatin1(QTest::currentDataTag());
    QCOMPARE(send(text == QLatin1String("nothing") ? QStringList() : text.split(u' ')).code, code);
}

void TestSendCommand::helpNamesWhatHasToBeKnown()
{
    const Told told = send({QStringLiteral("--help")});
    QCOMPARE(told.code, 0);
    for (const char *word : {"--lrs", "--outbox", "--password-file", lrsPasswordVariable, "--dry-run"})
        QVERIFY2(told.out.contains(QLatin1String(word)), word);
}

RP_GUILESS_TEST(TestSendCommand)

} // namespace test_send_command
#include "test_send_command.moc"
