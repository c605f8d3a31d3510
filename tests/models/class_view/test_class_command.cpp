// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `ridgepoint class` on folders of files from strangers.
#include "models/check/lab_loader.h"
#include "models/class_view/class_command.h"
#include "models/class_view/class_reader.h"
#include "models/class_view/class_tables.h"
#include "models/json/embedded_content.h"
#include "tests/models/class_view/class_fixture.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <sstream>
#include <sys/stat.h>
#include <utility>

namespace test_class_command {

using namespace rp;
using test::readAll;
using test::writeAll;

class ClassCommandTest : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void theReportIsPrinted();
    void filesAreWritten();
    void namesAreHiddenUntilAskedFor();
    void badFilesAreNamedAndSkipped();
    void severalFilesOfOneLearnerCountOnce();
    void threadsMakeNoDifference();
    void wrongUsageIsRefused();
    void whatCantBeWrittenIsSaid();
    void anotherFileIsNotReplaced();

private:
    int run(const QStringList &words)
    {
        m_out.str({});
        m_err.str({});
        return runClass(words, m_out, m_err);
    }
    QString at(const char *name) const { return m_folder->filePath(QLatin1String(name)); }
    QString handins() const { return at("class"); }
    bool said(const char *text) const { return m_out.str().find(text) != std::string::npos; }
    bool blamed(const char *text) const { return m_err.str().find(text) != std::string::npos; }

    static constexpr unsigned learners = 12;
    std::unique_ptr<QTemporaryDir> m_folder;
    LabLibrary m_library;
    std::vector<QByteArray> m_made;
    std::ostringstream m_out;
    std::ostringstream m_err;
};

void ClassCommandTest::init()
{
    useEmbeddedContent();
    m_library = loadLabs();
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("class/group b")));
    for (unsigned number = unsigned(m_made.size()); number < learners; ++number)
        m_made.push_back(writeHandin(test::syntheticHandin(m_library, number)));
    for (unsigned number = 0; number < learners; ++number) {
        const QString name =
            QStringLiteral("%1%2.json").arg(number % 2 ? QStringLiteral("group b/") : QString()).arg(number);
        QVERIFY(
            writeAll(QDir(handins()).filePath(name), writeHandin(test::syntheticHandin(m_library, number))));
    }
    QVERIFY(writeAll(QDir(handins()).filePath(QStringLiteral("notes.txt")), "no hand-in"));
}

void ClassCommandTest::theReportIsPrinted()
{
    QCOMPARE(run({handins()}), 0);
    QVERIFY2(said("12 hand-in(s) were counted."), m_out.str().c_str());
    QVERIFY2(said("Right at the first try: "), m_out.str().c_str());
    QVERIFY2(
        m_err.str().starts_with(at("class/notes.txt").toStdString() + " is no hand-in and was left out: "),
        m_err.str().c_str());
}

void ClassCommandTest::filesAreWritten()
{
    QCOMPARE(run({QStringLiteral("--html"), at("a.html"), QStringLiteral("--csv"), at("a.csv"),
                  QStringLiteral("--ndjson=%1").arg(at("a.ndjson")), handins()}),
             0);
    QVERIFY(!said("Right at the first try"));
    const QByteArray html = readAll(at("a.html"));
    QVERIFY2(html.contains("lang=\"en"), html.left(200).constData());
    QVERIFY(html.contains("Decision memo"));
    QVERIFY(html.contains("twelve words or more"));
    QVERIFY(readAll(at("a.csv")).startsWith("table,lab,act,"));
    QCOMPARE(readAll(at("a.ndjson")).count("{\"record\":\"handin\""), learners);
}

void ClassCommandTest::namesAreHiddenUntilAskedFor()
{
    const QStringList words{QStringLiteral("--html"),
                            at("a.html"),
                            QStringLiteral("--csv"),
                            at("a.csv"),
                            QStringLiteral("--ndjson"),
                            at("a.ndjson"),
                            handins()};
    QCOMPARE(run(words), 0);
    for (const char *file : {"a.html", "a.csv", "a.ndjson"}) {
        QVERIFY(!readAll(at(file)).contains("Ada"));
        QVERIFY(!readAll(at(file)).contains("N0000"));
    }
    QCOMPARE(run({handins()}), 0);
    QVERIFY(!said("Ada") && said("--names"));
    QCOMPARE(run(words + QStringList{QStringLiteral("--names")}), 0);
    QVERIFY(readAll(at("a.html")).contains("Ada"));
    QVERIFY(readAll(at("a.ndjson")).contains("\"number\":\"N0000"));
    QVERIFY(!readAll(at("a.csv")).contains("Ada"));
}

void ClassCommandTest::badFilesAreNamedAndSkipped()
{
    const QDir folder(handins());
    QByteArray edited = readAll(folder.filePath(QStringLiteral("0.json")));
    edited.replace("Ada", "Eve");
    QVERIFY(writeAll(folder.filePath(QStringLiteral("edited.json")), edited));
    QVERIFY(writeAll(folder.filePath(QStringLiteral("deep.json")), QByteArray(500'000, '[')));
    QVERIFY(writeAll(folder.filePath(QStringLiteral("long.json")),
                     "{\"format\":\"" + QByteArray(1'000'000, 'x') + "\"}"));
    QVERIFY(writeAll(folder.filePath(QStringLiteral("empty.json")), {}));
    QVERIFY(::mkfifo(qPrintable(folder.filePath(QStringLiteral("pipe.json"))), 0600) == 0);
    QVERIFY(QFile::link(handins(), folder.filePath(QStringLiteral("round.json")))); // never walked twice
    QCOMPARE(run({handins(), at("missing.json")}), 3);
    QVERIFY2(said("13 hand-in(s) were counted. 1 of them were changed"), m_out.str().c_str());
    QVERIFY2(said("1 ledger(s) are in more than one file"), m_out.str().c_str());
    for (const char *name : {"edited.json", "deep.json", "long.json", "empty.json", "missing.json"})
        QVERIFY2(blamed(name), m_err.str().c_str());
    QCOMPARE(run({QStringLiteral("/dev/zero")}), 3);
}

void ClassCommandTest::severalFilesOfOneLearnerCountOnce()
{
    const QStringList words{QStringLiteral("--csv"), at("a.csv"), QStringLiteral("--ndjson"), at("a.ndjson"),
                            handins()};
    QCOMPARE(run(words), 0);
    const QByteArray csv = readAll(at("a.csv"));
    const QByteArray lines = readAll(at("a.ndjson"));
    // The session as it was saved, and the same file again.
    Handin made = test::syntheticHandin(m_library, 3);
    const QDir folder(handins());
    QVERIFY(writeAll(folder.filePath(QStringLiteral("ledger.json")), writeLedger(made.document)));
    QVERIFY(folder.mkpath(QStringLiteral("another folder")));
    QVERIFY(QFile::copy(folder.filePath(QStringLiteral("group b/3.json")),
                        folder.filePath(QStringLiteral("another folder/work.json"))));
    QCOMPARE(run(words), 0);
    QCOMPARE(readAll(at("a.csv")), csv);
    QCOMPARE(readAll(at("a.ndjson")).count('\n'), lines.count('\n'));
    QVERIFY2(blamed("ledger.json") && blamed("work.json"), m_err.str().c_str());
    QCOMPARE(run({handins()}), 0);
    QVERIFY2(said("12 hand-in(s) were counted. 2 more file(s)"), m_out.str().c_str());
    // Another person with the same session is one more learner, and named.
    made.name = QStringLiteral("Mallory");
    made.number = QStringLiteral("M1");
    QVERIFY(writeAll(folder.filePath(QStringLiteral("mallory.json")), writeHandin(made)));
    QCOMPARE(run({handins()}), 0);
    QVERIFY2(said("13 hand-in(s) were counted."), m_out.str().c_str());
    QVERIFY2(blamed("mallory.json") && blamed("shared"), m_err.str().c_str());
}

void ClassCommandTest::threadsMakeNoDifference()
{
    const ClassRows rows(m_library);
    QByteArray csv[2];
    std::string lines[2];
    for (const int threads : {1, 4}) {
        const size_t slot = threads == 1 ? 0 : 1;
        const ClassReading reading =
            readClass({handins()}, rows, {false, true, threads}, [&](const ClassBatch &batch) {
                lines[slot] += batch.ndjson;
                return true;
            });
        QCOMPARE(reading.files, qint64(learners));
        csv[slot] = classCsv(reading.figures);
    }
    QCOMPARE(csv[0], csv[1]);
    QVERIFY(lines[0] == lines[1]);
    // Whoever can't write any more has heard enough.
    constexpr unsigned many = 40 * learners;
    QVERIFY(QDir().mkpath(at("many")));
    for (unsigned i = 0; i < many; ++i)
        QVERIFY(writeAll(QDir(at("many")).filePath(QStringLiteral("%1.json").arg(i)), m_made[i % learners]));
    int heard = 0;
    const ClassReading cut =
        readClass({at("many"), at("many")}, rows, {false, false, 2}, [&heard](const ClassBatch &) {
            ++heard;
            return false;
        });
    QVERIFY(heard == 1 && cut.files < qint64(many));
    QCOMPARE(countClassFiles({at("many"), at("many")}, [] { return true; }), qint64(many)); // each once
}

void ClassCommandTest::wrongUsageIsRefused()
{
    QCOMPARE(run({}), 2);
    QCOMPARE(run({QStringLiteral("--html"), handins()}), 2);
    QCOMPARE(run({QStringLiteral("--nonsense"), handins()}), 2);
    QCOMPARE(run({QStringLiteral("--help")}), 0);
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("none")));
    QCOMPARE(run({at("none")}), 3);
    QVERIFY(blamed("none"));
}

void ClassCommandTest::whatCantBeWrittenIsSaid()
{
    for (const char *option : {"--html", "--csv", "--ndjson"}) {
        QCOMPARE(run({QLatin1String(option), at("no/such/folder"), handins()}), 1);
        QVERIFY2(blamed("no/such/folder"), option);
    }
    std::ostringstream closed;
    closed.setstate(std::ios::badbit);
    QCOMPARE(runClass({handins()}, closed, m_err), 1);
}

void ClassCommandTest::anotherFileIsNotReplaced()
{
    const std::pair<const char *, const char *> files[] = {
        {"--html", "a.html"}, {"--csv", "a.csv"}, {"--ndjson", "a.ndjson"}};
    for (const auto &[option, file] : files) {
        QVERIFY(writeAll(at(file), "<!DOCTYPE html>\n<html lang=\"en\">somebody's page"));
        QCOMPARE(run({QLatin1String(option), at(file), handins()}), 3);
        QVERIFY2(blamed("is another file"), m_err.str().c_str());
        QVERIFY2(readAll(at(file)).endsWith("somebody's page"), file);
        // An empty one, and its own, are made anew.
        QVERIFY(writeAll(at(file), ""));
        for (int evening = 0; evening < 2; ++evening)
            QCOMPARE(run({QLatin1String(option), at(file), handins()}), 0);
    }
}

RP_TEST(ClassCommandTest)

} // namespace test_class_command
#include "test_class_command.moc"
