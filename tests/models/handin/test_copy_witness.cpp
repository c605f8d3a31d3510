// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `ridgepoint grade --against FOLDER`: what copies say that were made while the class worked.
#include "models/check/lab_loader.h"
#include "models/handin/grade_command.h"
#include "models/json/embedded_content.h"
#include "models/store/session_note.h"
#include "models/text/format.h"
#include "tests/models/handin/forger.h"
#include "tests/models/session/commit_fixture.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <sstream>
#include <sys/stat.h>

namespace test_copy_witness {

using namespace rp;

class CopyWitnessTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void copiesThatAgreeAreCounted();
    void noCopyIsSaid();
    void lackingAnswersAreFound();
    void whatWasDoneLaterIsNoFault();
    void anotherAnswerIsFound();
    void backdatedAnswersAreFound();
    void timesOfTheFilesAreHeld();
    void aNoteAtTheEndIsPassedOver();
    void aFolderMayHoldAnything();

private:
    /// Copies as copy_to writes them: the first so many entries, made and written ten seconds after the last.
    void copy(const LedgerDocument &document, size_t entries, const QString &folder = {}, qint64 late_s = 0);
    QString handIn(const LedgerDocument &document);
    /// The state in the CSV's row; what was found is in m_findings, and how many copies agree in m_copies.
    QString stateOf(const QString &file);

    LabLibrary m_library;
    LedgerDocument m_whole;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_findings;
    QString m_copies;
    QString m_blamed;
    int m_status = 0;
};

void CopyWitnessTest::initTestCase()
{
    useEmbeddedContent();
    m_library = loadLabs();
}

void CopyWitnessTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("copies/eve")));
    m_whole = test::forgedCourse(m_library, test::likeAReader());
}

void CopyWitnessTest::copy(const LedgerDocument &document, size_t entries, const QString &folder,
                           qint64 late_s)
{
    Handin made = test::handinOf(test::earlierState(document, entries), {}, QStringLiteral("account"));
    const QDateTime at =
        QDateTime::fromString(made.document.log.entries().back().at, Qt::ISODateWithMs).addSecs(10);
    made.madeAt = at.toString(Qt::ISODateWithMs);
    QFile file(m_folder->filePath(QStringLiteral("copies/%1account-%2.json").arg(folder, document.id)));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write(writeHandin(made)) > 0 && file.flush()); // else it is written when it is closed
    QVERIFY(file.setFileTime(at.addSecs(late_s), QFileDevice::FileModificationTime));
    file.close();
}

QString CopyWitnessTest::handIn(const LedgerDocument &document)
{
    const QString file = m_folder->filePath(QStringLiteral("work.json"));
    return test::writeAll(
               file, writeHandin(test::handinOf(document, QStringLiteral("Ada"), QStringLiteral("0042"))))
               ? file
               : QString();
}

QString CopyWitnessTest::stateOf(const QString &file)
{
    std::ostringstream out;
    std::ostringstream err;
    const QStringList words{QStringLiteral("--csv"), QStringLiteral("--against"),
                            m_folder->filePath(QStringLiteral("copies")), file};
    m_status = runGrade(words, out, err);
    m_blamed = QString::fromStdString(err.str());
    const QStringList lines = QString::fromStdString(out.str()).split(QStringLiteral("\r\n"));
    const QStringList names = lines.value(0).split(u',');
    const QStringList cells = lines.value(1).split(u',');
    m_copies = cells.value(names.indexOf(QStringLiteral("copies")));
    m_findings = cells.mid(names.indexOf(QStringLiteral("findings"))).join(u',');
    return cells.value(names.indexOf(QStringLiteral("state")));
}

void CopyWitnessTest::copiesThatAgreeAreCounted()
{
    const size_t all = m_whole.log.entries().size();
    copy(m_whole, all);
    copy(m_whole, all - 5, QStringLiteral("eve/"));
    QCOMPARE(stateOf(handIn(m_whole)), QStringLiteral("sound"));
    QCOMPARE(m_copies, QStringLiteral("2"));
    QVERIFY2(m_findings.isEmpty(), qPrintable(m_findings));
    std::ostringstream out;
    QCOMPARE(
        runGrade({QStringLiteral("--against"), m_folder->filePath(QStringLiteral("copies")), handIn(m_whole)},
                 out, out),
        0);
    QVERIFY2(out.str().find("Agrees with 2 cop") != std::string::npos, out.str().c_str());
}

void CopyWitnessTest::noCopyIsSaid()
{
    copy(test::forgedCourse(m_library, test::likeAReader(2)), 10); // somebody else's
    QCOMPARE(stateOf(handIn(m_whole)), QStringLiteral("unchecked"));
    QCOMPARE(m_copies, QStringLiteral("0"));
    QVERIFY2(m_findings.contains(QLatin1String("no copy")), qPrintable(m_findings));
    // What is handed in is no witness for itself.
    const QString itself = m_folder->filePath(QStringLiteral("copies/work.json"));
    QVERIFY(QFile::copy(handIn(m_whole), itself));
    QCOMPARE(stateOf(itself), QStringLiteral("unchecked"));
}

void CopyWitnessTest::lackingAnswersAreFound()
{
    // Put back to before an answer, and answered otherwise or not at all.
    copy(m_whole, 30);
    Handin back = test::handinOf(test::earlierState(m_whole, 25), QStringLiteral("Ada"), {});
    back.madeAt = QStringLiteral("2026-11-23T10:00:00.000Z");
    const QString file = m_folder->filePath(QStringLiteral("back.json"));
    QVERIFY(test::writeAll(file, writeHandin(back)));
    QCOMPARE(stateOf(file), QStringLiteral("unchecked")); // anybody could have put that copy there
    QCOMPARE(m_status, 0);
    QVERIFY2(m_findings.contains(QLatin1String("account-")) && m_findings.contains(u'5'),
             qPrintable(m_findings));
    // The ledger itself names no time at which it was handed in.
    QVERIFY(test::writeAll(file, writeLedger(back.document)));
    QCOMPARE(stateOf(file), QStringLiteral("unchecked"));
    QVERIFY2(m_findings.contains(QLatin1String("account-")), qPrintable(m_findings));
}

void CopyWitnessTest::whatWasDoneLaterIsNoFault()
{
    copy(m_whole, m_whole.log.entries().size());
    Handin before = test::handinOf(test::earlierState(m_whole, 40), QStringLiteral("Ada"), {});
    before.madeAt = before.document.log.entries().back().at;
    const QString file = m_folder->filePath(QStringLiteral("before.json"));
    QVERIFY(test::writeAll(file, writeHandin(before)));
    QCOMPARE(stateOf(file), QStringLiteral("sound"));
    QCOMPARE(m_copies, QStringLiteral("1"));
    QVERIFY2(!m_findings.isEmpty(), "that the copy goes on is told");
}

void CopyWitnessTest::anotherAnswerIsFound()
{
    copy(m_whole, 30);
    LedgerDocument other = test::earlierState(m_whole, 20);
    for (size_t i = 20; i < m_whole.log.entries().size(); ++i) {
        CommitEntry entry = m_whole.log.entries()[i];
        entry.at.replace(QLatin1String(".1"), QLatin1String(".2"));
        entry.at = QDateTime::fromString(entry.at, Qt::ISODateWithMs).addMSecs(7).toString(Qt::ISODateWithMs);
        other.log.append(entry);
    }
    QCOMPARE(stateOf(handIn(other)), QStringLiteral("unchecked"));
    const CommitEntry &first = m_whole.log.entries()[20];
    QVERIFY2(m_findings.contains(first.item), qPrintable(m_findings));

    // Where a file was damaged the program asks again, and says so.
    LedgerDocument voided = test::earlierState(m_whole, 20);
    voidAct(voided.log, first.chapter, first.act);
    QCOMPARE(stateOf(handIn(voided)), QStringLiteral("unchecked"));
}

void CopyWitnessTest::backdatedAnswersAreFound()
{
    // Sealed later, with times from when the class worked; the copy of that time has none of it.
    LedgerDocument begun = test::earlierState(m_whole, 20);
    copy(m_whole, 20);
    for (size_t i = 20; i < 24; ++i) {
        CommitEntry entry = m_whole.log.entries()[i];
        entry.at = begun.log.entries().back().at;
        begun.log.append(entry);
    }
    QCOMPARE(stateOf(handIn(begun)), QStringLiteral("unchecked"));
    QVERIFY2(m_findings.contains(QLatin1String("dated before")), qPrintable(m_findings));
}

/// A copy that was not written when it says vouches for nothing: whoever forges work can put it there later.
void CopyWitnessTest::timesOfTheFilesAreHeld()
{
    copy(m_whole, 30, {}, 7200);
    QCOMPARE(stateOf(handIn(m_whole)), QStringLiteral("unchecked"));
    QCOMPARE(m_copies, QStringLiteral("0"));
    QVERIFY2(m_findings.contains(Format().span_s(7200.0) + QLatin1String(" after the time")),
             qPrintable(m_findings));
    copy(m_whole, 30, {}, -7200);
    QCOMPARE(stateOf(handIn(m_whole)), QStringLiteral("unchecked"));
    QCOMPARE(m_copies, QStringLiteral("0"));
    QVERIFY2(m_findings.contains(Format().span_s(7190.0) + QLatin1String(" before the last entry")),
             qPrintable(m_findings));
}

/// As an export makes one: the session goes on without it.
void CopyWitnessTest::aNoteAtTheEndIsPassedOver()
{
    LedgerDocument noted = test::earlierState(m_whole, 30);
    std::optional<CommitEntry> note = newNote(noted.log, session_note::otherSession, QStringLiteral("x"));
    QVERIFY(note);
    note->at = noted.log.entries().back().at;
    noted.log.append(*note);
    copy(m_whole, 30);
    copy(noted, 31, QStringLiteral("eve/"));
    QCOMPARE(stateOf(handIn(noted)), QStringLiteral("sound"));
    QCOMPARE(m_copies, QStringLiteral("2"));
    copy(m_whole, 40);
    const QString file = m_folder->filePath(QStringLiteral("noted.json"));
    Handin handin = test::handinOf(noted, QStringLiteral("Ada"), {});
    handin.madeAt = note->at;
    QVERIFY(test::writeAll(file, writeHandin(handin)));
    QCOMPARE(stateOf(file), QStringLiteral("sound"));
    QCOMPARE(m_copies, QStringLiteral("2"));
    QVERIFY2(!m_findings.contains(QLatin1String("differs")), qPrintable(m_findings));
}

void CopyWitnessTest::aFolderMayHoldAnything()
{
    copy(m_whole, 30);
    const QDir folder(m_folder->filePath(QStringLiteral("copies")));
    QVERIFY(test::writeAll(folder.filePath(QStringLiteral("notes.json")), "{}"));
    QVERIFY(test::writeAll(folder.filePath(QStringLiteral("deep.json")), QByteArray(100'000, '[')));
    QVERIFY(::mkfifo(qPrintable(folder.filePath(QStringLiteral("pipe.json"))), 0600) == 0);
    QVERIFY(QFile::link(folder.path(), folder.filePath(QStringLiteral("eve/round"))));
    QVERIFY(QFile::link(QStringLiteral("/dev/zero"), folder.filePath(QStringLiteral("zero.json"))));
    // One that was edited is no witness.
    QByteArray edited = test::readAll(folder.filePath(QStringLiteral("account-%1.json").arg(m_whole.id)));
    edited.replace("\"account\"", "\"another\"");
    QVERIFY(test::writeAll(folder.filePath(QStringLiteral("eve/%1.json").arg(m_whole.id)), edited));
    QCOMPARE(stateOf(handIn(m_whole)), QStringLiteral("sound"));
    QCOMPARE(m_copies, QStringLiteral("1"));
    QVERIFY2(m_findings.contains(QLatin1String("changed outside")), qPrintable(m_findings));
    QVERIFY2(!m_blamed.isEmpty(), "how many files can't be read is said");
    std::ostringstream out;
    QCOMPARE(runGrade({QStringLiteral("--against=/nowhere/at/all"), handIn(m_whole)}, out, out), 3);
    QCOMPARE(runGrade({QStringLiteral("--against"), handIn(m_whole), handIn(m_whole)}, out, out), 3);
    // Where it is the only one, there is as good as none.
    QVERIFY(QFile::remove(folder.filePath(QStringLiteral("account-%1.json").arg(m_whole.id))));
    QCOMPARE(stateOf(handIn(m_whole)), QStringLiteral("unchecked"));
}

RP_TEST(CopyWitnessTest)

} // namespace test_copy_witness
#include "test_copy_witness.moc"
