// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is handed in, and what an instructor is told of it. Files come from strangers: every way round is
// tried.
#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/handin/grade_command.h"
#include "models/handin/grade_tables.h"
#include "models/handin/grade_text.h"
#include "models/handin/handin_command.h"
#include "models/handin/signs.h"
#include "models/json/embedded_content.h"
#include "models/json/file_reader.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "tests/models/session/commit_fixture.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>
#include <QUuid>
#include <nlohmann/json.hpp>
#include <sstream>

namespace test_handin {
using namespace rp;
using nlohmann::json;

namespace {

QByteArray ledgerBytes(const char *name)
{
    return readWholeFile(QStringLiteral(RIDGEPOINT_TEST_DATA "/ledgers/%1.json").arg(QLatin1String(name)))
        .bytes;
}

Handin handinOf(const QByteArray &ledger, const QString &name = QStringLiteral("Ada"))
{
    return {name, QStringLiteral("0042"), QStringLiteral("0.1.0"), QStringLiteral("2026-11-22T10:00:00.000Z"),
            readLedger(ledger, QStringLiteral("ledger.json")).document};
}

QStringList textsOf(const Grade &grade)
{
    QStringList texts;
    for (const Finding &finding : grade.findings)
        texts << findingText(finding);
    return texts;
}

bool has(const Grade &grade, Finding::Kind kind)
{
    return std::any_of(grade.findings.begin(), grade.findings.end(),
                       [kind](const Finding &finding) { return finding.kind == kind; });
}

bool hasBreach(const Grade &grade, GateBreach::Kind breach)
{
    return std::any_of(grade.findings.begin(), grade.findings.end(), [breach](const Finding &finding) {
        return finding.kind == Finding::Kind::Gate && finding.breach == breach;
    });
}

CommitEntry entryOf(QLatin1String kind, const char *item, const QString &option = {})
{
    return test::commitEntry(kind, QLatin1String(item), option);
}

} // namespace

class HandinTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void workThatTheProgramWroteIsSound_data();
    void workThatTheProgramWroteIsSound();
    void nothingPrivateIsHandedIn();
    void anEditIsNamed_data();
    void anEditIsNamed();
    void aForgedChainIsNamed_data();
    void aForgedChainIsNamed();
    void aForgedFigureIsNamed();
    void otherPeoplesWorkIsNamed();
    void whatAFileIsInsteadIsSaid_data();
    void whatAFileIsInsteadIsSaid();
    void rubbishIsRefused_data();
    void rubbishIsRefused();
    void tablesAreWhatOthersRead();
    void aCellIsNoFormula();
    void commandsSayWhatTheyDid();

private:
    Grade graded(const QByteArray &bytes, const QString &file = QStringLiteral("a.json")) const
    {
        return m_grader->grade(file, readHandin(bytes, file));
    }
    /// A ledger that somebody with a program of their own sealed.
    QByteArray forged(const std::vector<CommitEntry> &entries) const
    {
        LedgerDocument document = newLedgerDocument();
        for (const CommitEntry &entry : entries)
            document.log.append(entry);
        return writeHandin({QString(), QString(), QStringLiteral("0.1.0"),
                            QStringLiteral("2026-11-22T10:00:00.000Z"), document});
    }

    std::optional<Catalogue> m_catalogue;
    LabLibrary m_library;
    std::unique_ptr<Grader> m_grader;
};

void HandinTest::initTestCase()
{
    QCoreApplication::setApplicationVersion(QStringLiteral("0.1.0"));
    QString error;
    m_catalogue = Catalogue::load(&error);
    QVERIFY2(m_catalogue, qPrintable(error));
    useEmbeddedContent();
    m_library = loadLabs();
    m_grader = std::make_unique<Grader>(m_library, *m_catalogue);
}

void HandinTest::workThatTheProgramWroteIsSound_data()
{
    QTest::addColumn<bool>("asLedger");
    for (const char *name : {"act1", "act2", "captures"}) {
        QTest::newRow(qPrintable(QStringLiteral("%1 handed in").arg(QLatin1String(name)))) << false;
        QTest::newRow(qPrintable(QStringLiteral("%1 as it is").arg(QLatin1String(name)))) << true;
    }
}

void HandinTest::workThatTheProgramWroteIsSound()
{
    QFETCH(bool, asLedger);
    const QByteArray ledger =
        ledgerBytes(qPrintable(QString::fromLatin1(QTest::currentDataTag()).section(u' ', 0, 0)));
    const Grade grade = graded(asLedger ? ledger : writeHandin(handinOf(ledger)));
    QVERIFY2(grade.isReadable(), qPrintable(grade.reading.reason));
    QVERIFY2(grade.weight() != Finding::Weight::Altered, qPrintable(textsOf(grade).join(u'\n')));
    QCOMPARE(grade.reading.handin.name, asLedger ? QString() : QStringLiteral("Ada"));
    QVERIFY(grade.acts.front().isBegun());
    QVERIFY(grade.acts.front().steps[size_t(Step::Predict)]);
}

void HandinTest::nothingPrivateIsHandedIn()
{
    json ledger = json::parse(ledgerBytes("captures").toStdString());
    ledger["settings"] = {{"language", "ar"}, {"theme", "dark"}, {"track", "edge"}};
    ledger["labs"]["review"] = {{"notebook", {{"note", "a secret"}}}};
    const QByteArray written = writeHandin(handinOf(QByteArray::fromStdString(ledger.dump())));
    QVERIFY(!written.contains("a secret"));
    QVERIFY(!written.contains("\"theme\""));
    QVERIFY(written.contains("\"track\": \"edge\""));
    QVERIFY(graded(written).weight() != Finding::Weight::Altered);
}

void HandinTest::anEditIsNamed_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("kind");
    using Kind = Finding::Kind;
    QTest::newRow("name") << "/learner/name"
                          << "\"Bob\"" << int(Kind::SealBroken);
    QTest::newRow("number") << "/learner/number"
                            << "\"1\"" << int(Kind::SealBroken);
    QTest::newRow("date") << "/made_at"
                          << "\"2026-01-01T00:00:00.000Z\"" << int(Kind::SealBroken);
    QTest::newRow("beside the answers") << "/ledger/labs/7/design"
                                        << "{}" << int(Kind::SealBroken);
    QTest::newRow("an answer") << "/ledger/commits/1/option"
                               << "\"third\"" << int(Kind::LogBroken);
    QTest::newRow("a verdict") << "/ledger/commits/1/correct"
                               << "true" << int(Kind::LogBroken);
    QTest::newRow("a date") << "/ledger/commits/1/at"
                            << "\"2020-01-01T00:00:00.000Z\"" << int(Kind::LogBroken);
    QTest::newRow("the end") << "/ledger/head/count"
                             << "1" << int(Kind::LogBroken);
}

void HandinTest::anEditIsNamed()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(int, kind);
    json file = json::parse(writeHandin(handinOf(ledgerBytes("act1"))).toStdString());
    file[json::json_pointer(pointer.toStdString())] = json::parse(value.toStdString());
    const Grade grade = graded(QByteArray::fromStdString(file.dump()));
    QVERIFY2(grade.isReadable(), qPrintable(grade.reading.reason));
    QVERIFY2(has(grade, Finding::Kind(kind)), qPrintable(textsOf(grade).join(u'\n')));
    QVERIFY(!grade.isSound());
}

void HandinTest::aForgedChainIsNamed_data()
{
    QTest::addColumn<int>("forgery");
    QTest::addColumn<int>("breach");
    using Kind = GateBreach::Kind;
    QTest::newRow("reflected without predicting") << 0 << int(Kind::OutOfOrder);
    QTest::newRow("found before predicting") << 1 << int(Kind::OutOfOrder);
    QTest::newRow("wrong marked as right") << 2 << int(Kind::WrongVerdict);
    QTest::newRow("no such option") << 3 << int(Kind::NotAsked);
    QTest::newRow("predicted twice") << 4 << int(Kind::OutOfOrder);
    QTest::newRow("went on without predicting") << 5 << int(Kind::OutOfOrder);
    QTest::newRow("captured before predicting") << 6 << int(Kind::OutOfOrder);
}

void HandinTest::aForgedChainIsNamed()
{
    QFETCH(int, forgery);
    QFETCH(int, breach);
    const ActContent &act = *m_library.lab(QStringLiteral("lab07"))->act(QStringLiteral("act1"));
    const QuestionContent &question = act.predictions.front();
    const QuestionContent &reflection = act.reflections.front();
    const std::string contentVersion = m_library.lab(QStringLiteral("lab07"))->contentVersion.toStdString();
    const auto wrong =
        std::find_if(question.options.begin(), question.options.end(),
                     [&](const OptionContent &option) { return option.id != question.correct; });
    const CommitEntry brief = entryOf(commit_kind::step, "brief");
    CommitEntry right = entryOf(commit_kind::prediction, qPrintable(question.id), question.correct);
    right.correct = true;
    CommitEntry lie = entryOf(commit_kind::prediction, qPrintable(question.id), wrong->id);
    lie.correct = true;
    CommitEntry odd =
        entryOf(commit_kind::prediction, qPrintable(question.id), QStringLiteral("all of them"));
    CommitEntry reflected = entryOf(commit_kind::reflection, qPrintable(reflection.id), reflection.correct);
    reflected.correct = true;
    std::vector<std::vector<CommitEntry>> forgeries{
        {brief, reflected},
        {brief, entryOf(commit_kind::discovery, qPrintable(act.discoveries.front().id))},
        {brief, lie},
        {brief, odd},
        {brief, right, right},
        {brief, entryOf(commit_kind::step, "reveal")},
        {brief, entryOf(commit_kind::capture, "e1")}};
    for (CommitEntry &entry : forgeries[size_t(forgery)])
        entry.content = QString::fromStdString(contentVersion);
    const Grade grade = graded(forged(forgeries[size_t(forgery)]));
    QVERIFY(grade.reading.isSealWhole);
    QVERIFY2(hasBreach(grade, GateBreach::Kind(breach)), qPrintable(textsOf(grade).join(u'\n')));
    QVERIFY(!grade.isSound());
}

void HandinTest::aForgedFigureIsNamed()
{
    // Sealed anew, as by a program of one's own: only working the figure out again tells.
    LedgerDocument document = readLedger(ledgerBytes("captures"), QStringLiteral("captures.json")).document;
    Ledger ledger;
    ledger.adopt(document);
    json evidence = ledger.part(QStringLiteral("7"), ledger_part::evidence);
    const char *list = evidence.contains("captures") ? "captures" : evidence.begin().key().c_str();
    json &figure = evidence[list][0]["figures"][0]["value"];
    figure = figure.is_number() ? json(figure.get<double>() * 2 + 1) : json(1.0);
    document.labs["7"][ledger_part::evidence.data()] = evidence;
    const Grade grade = graded(writeLedger(document));
    QVERIFY2(has(grade, Finding::Kind::CaptureForged), qPrintable(textsOf(grade).join(u'\n')));
    QVERIFY2(has(grade, Finding::Kind::FigureDiffers), qPrintable(textsOf(grade).join(u'\n')));
}

void HandinTest::otherPeoplesWorkIsNamed()
{
    std::vector<Grade> grades;
    grades.push_back(graded(writeHandin(handinOf(ledgerBytes("act1"))), QStringLiteral("ada.json")));
    Handin bobs = handinOf(ledgerBytes("act1"), QStringLiteral("Bob"));
    bobs.number = QStringLiteral("42"); // no two numbers are one
    grades.push_back(graded(writeHandin(bobs), QStringLiteral("bob.json")));
    grades.push_back(graded(writeHandin(handinOf(ledgerBytes("act2"), QStringLiteral("Bob"))),
                            QStringLiteral("own.json")));
    grades.push_back(graded(writeHandin(handinOf(ledgerBytes("act2"), QStringLiteral("Bobby"))),
                            QStringLiteral("again.json")));
    settleGrades(grades);
    // Both: whose it is can't be told, and the order of the files says nothing of it.
    QVERIFY(has(grades[0], Finding::Kind::SameWork) && has(grades[1], Finding::Kind::SameWork));
    QVERIFY(findingText(grades[0].findings.back()).contains(QLatin1String("bob.json")));
    QVERIFY(findingText(grades[1].findings.back()).contains(QLatin1String("ada.json")));
    QVERIFY(grades[0].isContested() && int(grades[0].weight()) == int(Finding::Weight::Unchecked));
    QVERIFY(!has(grades[2], Finding::Kind::SameWork)); // handed in twice by the same person
}

void HandinTest::whatAFileIsInsteadIsSaid_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("said");
    const QByteArray zip("PK\x03\x04\x14\x00\x00\x00\x00\x00", 10);
    const auto is = [](const char *text) { return QString::fromLatin1(text); };
    // A number that is too large stands in it, by chance.
    QTest::newRow("zip") << zip + "work.json{\n\n9999999999999999999999" << is("archive");
    QTest::newRow("zip of something else") << zip + "photo.jpg" << is("archive");
    QTest::newRow("PDF") << QByteArray("%PDF-1.7\n1 0 obj") << is("PDF");
    QTest::newRow("web page") << QByteArray("<!DOCTYPE html><html><body>Log in") << is("web page");
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe{\0\"\0", 6) << is("UTF-16");
    QTest::newRow("UTF-16 without a mark") << QByteArray("{\0\"\0a\0\"\0", 8) << is("UTF-16");
    QTest::newRow("picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) << is("picture");
    QTest::newRow("trace") << QByteArray("{\"traceEvents\": []}") << is("trace");
    QTest::newRow("notebook course") << QByteArray(R"({"track": null, "current_step": 7, "history": {}})")
                                     << is("notebook course");
    QTest::newRow("notebook course, written by Python")
        << QByteArray(
               R"({"track": null, "current_chapter": 7, "history": [{"chapter": 7, "design": {"a": NaN}}]})")
        << is("notebook course");
}

void HandinTest::whatAFileIsInsteadIsSaid()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, said);
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("work.json"));
    QFile writer(file);
    QVERIFY(writer.open(QIODevice::WriteOnly) && writer.write(bytes) == bytes.size());
    writer.close();
    const QString reason = readHandinFile(file).reason;
    QVERIFY2(reason.contains(said), qPrintable(reason));
    QCOMPARE(readHandinFile(file, HandinCheck::SealFirst).reason, reason); // as class reads
}

void HandinTest::rubbishIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("text") << QByteArray("name,points\n");
    QTest::newRow("another document") << QByteArray("{\"format\": \"other\"}");
    QTest::newRow("a list") << QByteArray("[1, 2]");
    QTest::newRow("a level for each byte") << QByteArray(100'000, '[');
    QTest::newRow("a long string") << "{\"format\": \"" + QByteArray(5'000'000, 'x') + "\"}";
    QTest::newRow("a ledger that is none")
        << QByteArray(
               "{\"format\": \"ridgepoint-handin\", \"schema_version\": 1, \"program\": \"1\", \"made_at\": "
               "\"2026-11-22T10:00:00.000Z\", \"learner\": {}, \"ledger\": {}, \"seal\": \"") +
               QByteArray(64, '0') + "\"}";
    QTest::newRow("newer") << QByteArray("{\"format\": \"ridgepoint-handin\", \"schema_version\": 99}");
    QTest::newRow("number as a name") << QByteArray(
        "{\"format\": \"ridgepoint-handin\", \"schema_version\": 1, \"learner\": {\"name\": 7}}");
    CommitEntry run = entryOf(commit_kind::attempt, "x");
    LedgerDocument document = newLedgerDocument();
    for (int i = 0; i < 6000; ++i)
        document.log.append(run);
    QTest::newRow("more entries than anybody makes") << writeLedger(document);
}

void HandinTest::rubbishIsRefused()
{
    QFETCH(QByteArray, bytes);
    const Grade grade = graded(bytes);
    QVERIFY(!grade.isReadable());
    QVERIFY(!grade.isSound());
    QVERIFY(gradeReport(grade).contains(QLatin1String("a.json")));
    (void)gradescopeResults(grade);
    (void)gradebookCsv({grade});
    (void)xapiStatements(grade);
}

void HandinTest::tablesAreWhatOthersRead()
{
    const Grade grade = graded(writeHandin(handinOf(ledgerBytes("act2"))));
    const json results = json::parse(gradescopeResults(grade).toStdString());
    double sum = 0;
    for (const json &test : results["tests"]) {
        QVERIFY(test["score"] <= test["max_score"]);
        sum += test["score"].get<double>();
    }
    QCOMPARE(results["score"].get<double>(), sum);
    QVERIFY(sum >= 5);

    const json statements = json::parse(xapiStatements(grade).toStdString());
    QVERIFY(json::parse(xapiStatements(grade).toStdString()) == statements); // ids are stable
    QSet<QString> ids;
    int completed = 0;
    for (const json &statement : statements) {
        const QString id = QString::fromStdString(statement["id"]);
        QVERIFY(!QUuid(id).isNull());
        QVERIFY(!ids.contains(id));
        ids.insert(id);
        QVERIFY(statement["version"] == "1.0.3");
        QVERIFY(statement["actor"]["account"]["name"] == "0042");
        QVERIFY(QDateTime::fromString(QString::fromStdString(statement["timestamp"]), Qt::ISODateWithMs)
                    .isValid());
        completed += statement["verb"]["id"] == "http://adlnet.gov/expapi/verbs/completed";
        if (statement["object"]["definition"].contains("choices")) {
            bool offered = false;
            for (const json &choice : statement["object"]["definition"]["choices"])
                offered = offered || choice["id"] == statement["result"]["response"];
            QVERIFY(offered);
        }
    }
    QVERIFY(completed >= 1);
    // Of several hand-ins it is one list, in which what was handed in twice stands once.
    const Grade other = graded(writeHandin(handinOf(ledgerBytes("act1"), QStringLiteral("Bob"))));
    const json both = json::parse(xapiStatements(std::vector<Grade>{grade, other, grade}).toStdString());
    QCOMPARE(both.size(), statements.size() + json::parse(xapiStatements(other).toStdString()).size());
}

void HandinTest::aCellIsNoFormula()
{
    const Grade grade =
        graded(writeHandin(handinOf(ledgerBytes("act1"), QStringLiteral("=HYPERLINK(\"x\",\"y\")"))));
    const QByteArray csv = gradebookCsv({grade});
    QVERIFY2(csv.contains("\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\""), csv.constData());
}

void HandinTest::commandsSayWhatTheyDid()
{
    QTemporaryDir folder;
    const QString out = folder.filePath(QStringLiteral("work.json"));
    QVERIFY(QFile::copy(QStringLiteral(RIDGEPOINT_TEST_DATA "/ledgers/act1.json"),
                        folder.filePath(QStringLiteral("ledger.json"))));
    const QStringList words{QStringLiteral("--data-dir"), folder.path(), QStringLiteral("--out"), out,
                            QStringLiteral("--name=Ada")};
    std::ostringstream said;
    std::ostringstream blamed;
    QVERIFY2(runExport(words, said, blamed) == 0, blamed.str().c_str());
    QVERIFY2(said.str().find("work.json: 1") != std::string::npos, said.str().c_str());
    QCOMPARE(runExport(words, said, blamed), 0); // one's own earlier file may be replaced
    QCOMPARE(runGrade({out}, said, blamed), 0);
    QVERIFY2(said.str().find("Ada") != std::string::npos, said.str().c_str());
    QVERIFY2(said.str().find("whole seal") != std::string::npos,
             said.str().c_str()); // and what it does not show
    QVERIFY2(blamed.str().empty(), blamed.str().c_str());
    // What is no hand-in is not overwritten.
    QCOMPARE(runExport({QStringLiteral("--data-dir"), folder.path(), QStringLiteral("--out"),
                        folder.filePath(QStringLiteral("ledger.json"))},
                       said, blamed),
             3);
    QVERIFY2(blamed.str().find("ledger.json") != std::string::npos, blamed.str().c_str());
    QVERIFY(readHandinFile(folder.filePath(QStringLiteral("ledger.json"))).isLogWhole);
    QCOMPARE(runExport({QStringLiteral("--data-dir"), folder.filePath(QStringLiteral("none")),
                        QStringLiteral("--out"), out},
                       said, blamed),
             3);
    QVERIFY2(blamed.str().find("none") != std::string::npos, blamed.str().c_str());
    QCOMPARE(runExport({}, said, blamed), 2);
    QCOMPARE(runGrade({}, said, blamed), 2);
    QCOMPARE(runGrade({QStringLiteral("--csv"), QStringLiteral("--xapi"), out}, said, blamed), 2);
    QCOMPARE(runGrade({QStringLiteral("--gradescope"), out, out}, said, blamed), 2);
    QCOMPARE(runGrade({QStringLiteral("--home-page"), QStringLiteral("no address"), out}, said, blamed), 2);
    QCOMPARE(runGrade({QStringLiteral("--xapi"), out, out}, said, blamed), 0);
    QCOMPARE(runGrade({QStringLiteral("/dev/zero")}, said, blamed), 3);
    QByteArray bytes = readWholeFile(out).bytes;
    bytes.replace("\"Ada\"", "\"Eve\"");
    QFile edited(out);
    QVERIFY(edited.open(QIODevice::WriteOnly) && edited.write(bytes) == bytes.size());
    edited.close();
    QCOMPARE(runGrade({out}, said, blamed), 1);
}

RP_TEST(HandinTest)
} // namespace test_handin
#include "test_handin.moc"
