// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Copies of the work in a folder of the web: what the server hears, and what the learner does when it goes.
#include "models/handin/handin_file.h"
#include "models/handin/work_copies.h"
#include "models/network/web_address.h"
#include "models/network/web_folder.h"
#include "models/session/ledger.h"
#include "tests/models/session/commit_fixture.h"
#include "tests/send/web_server.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QUrl>

namespace test_web_copies {

using namespace rp;
using namespace rp::test;

namespace {

/// A folder that takes what is put into it.
class DavFolder
{
public:
    ServedAnswer take(const HeardRequest &request)
    {
        ServedAnswer answer;
        answer.status = status;
        if (status == 201) {
            answer.status = files.contains(request.path) ? 204 : 201;
            files[request.path] = request.body;
        }
        answer.manner = manner;
        if (!type.isEmpty())
            answer.headers = {{"Content-Type", type}};
        return answer;
    }

    int status = 201;
    ServedAnswer::Manner manner = ServedAnswer::Manner::Whole;
    QByteArray type; ///< of its answer
    QHash<QByteArray, QByteArray> files;
};

struct Site
{
    DavFolder dav;
    WebServer server{[this](const HeardRequest &request) { return dav.take(request); }};
    Ledger ledger;

    std::unique_ptr<WorkCopies> copies(const QString &account = QStringLiteral("ada"),
                                       const WorkCopies::Write &write = webWriter({}, {}, {500, 2'000}))
    {
        return std::make_unique<WorkCopies>(ledger, server.address("/work/in"), account, write);
    }
};

} // namespace

class TestWebCopies : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QCoreApplication::setApplicationVersion(QStringLiteral("0.1.0")); }
    void eachAnswerIsPut();
    void whoItIsIsSaid();
    void aServerThatIsGoneIsSaidAndTriedAgain_data();
    void aServerThatIsGoneIsSaidAndTriedAgain();
    void aServerThatHangsHoldsNothingUp();
    void aClosedWindowPutsTheRest();
    void namesStayInTheFolder();
};

void TestWebCopies::eachAnswerIsPut()
{
    Site site;
    const auto copies = site.copies();
    for (int answers = 1; answers <= 3; ++answers) {
        QVERIFY(answer(site.ledger, QByteArray::number(answers)));
        QTRY_VERIFY(!copies->isBehind());
        QVERIFY2(copies->problem().isEmpty(), qPrintable(copies->problem()));
        const HandinReading reading =
            readHandin(site.dav.files.value(QUrl(copies->path()).path().toLatin1()), QString());
        QVERIFY2(reading.reason.isEmpty() && reading.isSealWhole, qPrintable(reading.reason));
        QCOMPARE(int(reading.handin.document.log.entries().size()), answers);
    }
    QCOMPARE(site.dav.files.size(), 1);
    for (const HeardRequest &request : site.server.heard()) {
        QCOMPARE(request.verb, QByteArray("PUT"));
        QVERIFY(request.path.startsWith("/work/in/ada-"));
        QVERIFY(!request.headers.contains("authorization"));
    }
}

void TestWebCopies::whoItIsIsSaid()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("password"));
    Site site;
    const auto copies =
        site.copies(QStringLiteral("ada"), webWriter(QStringLiteral("ada"), file, {500, 2'000}));
    QVERIFY(answer(site.ledger, "one"));
    QTRY_VERIFY(copies->problem().contains(file)); // no password, no request
    QVERIFY(site.server.heard().empty());
    QFile password(file);
    QVERIFY(password.open(QIODevice::WriteOnly) && password.write("secret\n") == 7);
    password.close();
    QVERIFY(answer(site.ledger, "two"));
    QTRY_VERIFY(!copies->isBehind());
    QCOMPARE(site.server.heard().front().headers.value("authorization"),
             "Basic " + QByteArray("ada:secret").toBase64());
}

void TestWebCopies::aServerThatIsGoneIsSaidAndTriedAgain_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("manner");
    QTest::newRow("page") << 200 << int(ServedAnswer::Manner::Whole);
    QTest::newRow("drips") << 201 << int(ServedAnswer::Manner::Dripping);
    QTest::newRow("endless") << 201 << int(ServedAnswer::Manner::EndlessBody);
    QTest::newRow("fault") << 500 << int(ServedAnswer::Manner::Whole);
    QTest::newRow("no folder") << 409 << int(ServedAnswer::Manner::Whole);
    QTest::newRow("not allowed") << 403 << int(ServedAnswer::Manner::Whole);
    QTest::newRow("full") << 507 << int(ServedAnswer::Manner::Whole);
    QTest::newRow("elsewhere") << 302 << int(ServedAnswer::Manner::Whole);
    QTest::newRow("cut") << 201 << int(ServedAnswer::Manner::Cut);
    QTest::newRow("silent") << 201 << int(ServedAnswer::Manner::Silent);
}

void TestWebCopies::aServerThatIsGoneIsSaidAndTriedAgain()
{
    QFETCH(int, status);
    QFETCH(int, manner);
    Site site;
    site.dav.status = status;
    site.dav.manner = ServedAnswer::Manner(manner);
    site.dav.type = "text/html; charset=utf-8";
    const auto copies = site.copies();
    const QSignalSpy changed(copies.get(), &WorkCopies::changed);
    QVERIFY(answer(site.ledger, "one"));
    QTRY_VERIFY(!copies->problem().isEmpty());
    QVERIFY(copies->isBehind());
    site.dav = {};
    QVERIFY(answer(site.ledger, "two"));
    QTRY_VERIFY(copies->problem().isEmpty() && !copies->isBehind());
    QCOMPARE(changed.size(), 2); // told once, and taken back once
    QCOMPARE(site.dav.files.size(), 1);
}

void TestWebCopies::aServerThatHangsHoldsNothingUp()
{
    Site site;
    site.dav.manner = ServedAnswer::Manner::Silent;
    auto copies = site.copies(QStringLiteral("ada"), webWriter({}, {}, {600'000, 600'000}));
    QVERIFY(answer(site.ledger, "one"));
    QTRY_VERIFY(!site.server.heard().empty());
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < 20; ++i)
        QVERIFY(answer(site.ledger, QByteArray::number(i)));
    QVERIFY(clock.elapsed() < 3'000);
    QVERIFY(copies->isBehind());
    copies.reset(); // neither ten minutes nor for ever
    QVERIFY(clock.elapsed() < 60'000);
    QCOMPARE(int(site.server.heard().size()), 1);
}

void TestWebCopies::aClosedWindowPutsTheRest()
{
    // The server has a thread of its own here: the one that closes waits.
    QThread thread;
    DavFolder dav;
    std::unique_ptr<WebServer> server;
    QObject inThread;
    inThread.moveToThread(&thread);
    thread.start();
    QMetaObject::invokeMethod(
        &inThread,
        [&] {
            server = std::make_unique<WebServer>(
                [&dav](const HeardRequest &request) { return dav.take(request); });
        },
        Qt::BlockingQueuedConnection);
    Ledger ledger;
    {
        const WorkCopies copies(ledger, server->address("/in"), QStringLiteral("ada"), webWriter({}, {}));
        QVERIFY(answer(ledger, "one"));
    }
    QMetaObject::invokeMethod(
        &inThread, [&server] { server.reset(); }, Qt::BlockingQueuedConnection);
    thread.quit();
    QVERIFY(thread.wait());
    QCOMPARE(dav.files.size(), 1);
    QCOMPARE(int(readHandin(dav.files.begin().value(), QString()).handin.document.log.entries().size()), 1);
}

void TestWebCopies::namesStayInTheFolder()
{
    const Ledger ledger;
    for (const char *name : {"../../root", "DOMAIN\\ada", ".hidden", "", "a b", "a?b#c", "%2e%2e%2f"}) {
        const WorkCopies copies(ledger, QStringLiteral("https://dav.example.org/in"),
                                QString::fromLatin1(name));
        const QUrl url(copies.path());
        const QString rest = url.path(QUrl::FullyEncoded).mid(int(qstrlen("/in/")));
        QVERIFY2(url.host() == QLatin1String("dav.example.org") &&
                     url.path().startsWith(QLatin1String("/in/")) && !rest.contains(u'/') &&
                     !rest.startsWith(u'.') && !url.hasQuery() && !url.hasFragment(),
                 qPrintable(copies.path()));
    }
    QCOMPARE(inWebFolder(QUrl(QStringLiteral("https://a.example/b%20c")), QStringLiteral("\u00e4 /?"))
                 .toString(QUrl::FullyEncoded),
             QStringLiteral("https://a.example/b%20c/%C3%A4%20%2F%3F"));
}

RP_GUILESS_TEST(TestWebCopies)

} // namespace test_web_copies
#include "test_web_copies.moc"
