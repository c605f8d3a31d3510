// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a teacher downloads from a course platform, as it comes: archives and folders of strangers.
#include "models/class_view/class_command.h"
#include "models/handin/collected.h"
#include "models/handin/feedback.h"
#include "models/handin/grade_command.h"
#include "models/handin/grade_tables.h"
#include "models/handin/grade_text.h"
#include "tests/models/handin/grade_desk.h"
#include "tests/models/handin/zip_maker.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QMessageAuthenticationCode>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

namespace test_collected {

using namespace rp;
using test::readAll;
using test::writeAll;
using test::ZipPart;

class CollectedTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void moodlesArchiveIsGraded();
    void anUnpackedArchiveIsTheSame();
    void gradescopeNamesItsStudents();
    void learnersNameNobodyByTheirFiles();
    void whatIsNoHandinIsNamed();
    void archivesHaveBounds_data();
    void archivesHaveBounds();
    void oneFileOfAnArchiveMayBeBad();
    void nothingFailsByWhatIsNotCalledAHandin();
    void whatMoodleTakesBack();
    void feedbackNamesNobodyElse();
    void whoHandedInSomethingElseIsTold();
    void threadsMakeNoDifference();
    void uploadersCantShareANumber();
    void twoTasksAreNoTwoPersons();
    void theClassReadsThemToo();
    void theClassNamesWhoHasACopy();
    void anInnerSealCounts();

private:
    QString at(const QString &name) const { return m_folder->filePath(name); }
    QString archive(const std::vector<ZipPart> &parts) const
    {
        const QString path = at(QStringLiteral("submissions.zip"));
        return writeAll(path, test::zipOf(parts)) ? path : QString();
    }
    int grade(const QStringList &words)
    {
        m_out.str({});
        m_err.str({});
        return runGrade(words, m_out, m_err);
    }
    std::vector<QMap<QString, QString>> rows() const
    {
        return test::rowsOf(QByteArray::fromStdString(m_out.str()));
    }
    bool blamed(const char *text) const { return m_err.str().find(text) != std::string::npos; }

    test::GradeDesk m_desk;
    QByteArray m_adas;    ///< with name and number
    QByteArray m_nobodys; ///< without
    std::unique_ptr<QTemporaryDir> m_folder;
    std::ostringstream m_out;
    std::ostringstream m_err;
};

void CollectedTest::initTestCase()
{
    m_adas = writeHandin(m_desk.adas(m_desk.course(1)));
    m_nobodys = writeHandin(test::handinOf(m_desk.course(2), {}, {}));
}

void CollectedTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void CollectedTest::moodlesArchiveIsGraded()
{
    const QString zip = archive({{"Ada Lovelace_4711_assignsubmission_file_/work.json", m_adas},
                                 {"Zo\u00eb_von_Moos_4712_assignsubmission_file_/", {}, false},
                                 {"Zo\u00eb_von_Moos_4712_assignsubmission_file_work.json", m_nobodys}});
    QCOMPARE(grade({QStringLiteral("--csv"), zip}), 0);
    QCOMPARE(int(rows().size()), 2);
    const auto ada = rows().front();
    QCOMPARE(ada.value(QStringLiteral("name")), QStringLiteral("Ada"));
    QCOMPARE(ada.value(QStringLiteral("number")), QStringLiteral("0042"));
    QCOMPARE(ada.value(QStringLiteral("participant")), QStringLiteral("4711"));
    QVERIFY(
        ada.value(QStringLiteral("file"))
            .endsWith(QLatin1String("submissions.zip/Ada Lovelace_4711_assignsubmission_file_/work.json")));
    const auto other = rows().back();
    QCOMPARE(other.value(QStringLiteral("name")), QStringLiteral("Zo\u00eb_von_Moos"));
    QVERIFY(other.value(QStringLiteral("number")).isEmpty()); // Moodle's is nobody's ID number
    QCOMPARE(other.value(QStringLiteral("participant")), QStringLiteral("4712"));
    QCOMPARE(other.value(QStringLiteral("state")), QStringLiteral("sound"));
    QVERIFY2(m_err.str().empty(), m_err.str().c_str());

    QCOMPARE(grade({zip}), 0);
    QVERIFY2(m_out.str().find("work.json: Zo\u00eb_von_Moos 4712") != std::string::npos, m_out.str().c_str());
}

void CollectedTest::anUnpackedArchiveIsTheSame()
{
    const QString name = QStringLiteral("Ada Lovelace_4711_assignsubmission_file_");
    const QString zip = archive({{name.toUtf8() + "/work.json", m_nobodys}});
    QCOMPARE(grade({QStringLiteral("--csv"), zip}), 0);
    auto packed = rows().front();
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("unpacked/") + name));
    QVERIFY(writeAll(at(QStringLiteral("unpacked/%1/work.json").arg(name)), m_nobodys));
    QCOMPARE(grade({QStringLiteral("--csv"), at(QStringLiteral("unpacked"))}), 0);
    auto unpacked = rows().front();
    for (auto *row : {&packed, &unpacked})
        row->remove(QStringLiteral("file"));
    QCOMPARE(unpacked, packed);
    QCOMPARE(packed.value(QStringLiteral("name")), QStringLiteral("Ada Lovelace"));
}

void CollectedTest::gradescopeNamesItsStudents()
{
    const QByteArray list =
        "---\nsubmission_11:\n  :submitters:\n  - :name: \"Zo\\u00EB\"\n    :sid: '0007'\n"
        "    :email: zoe@example.org\n  :created_at: 2026-11-22 10:00:00 Z\n"
        "submission_12:\n  :submitters:\n  - :name: 'Tim O''Hara'\n    :sid:\n";
    const QString zip =
        archive({{"assignment_1_export/submission_11/work.json", m_nobodys},
                 {"assignment_1_export/submission_12/submission_11/work.json", // as Tim calls a folder
                  writeHandin(test::handinOf(m_desk.course(3), {}, {}))},
                 {"assignment_1_export/submission_12/submission_metadata.yml",
                  "submission_11:\n  :submitters:\n  - :name: Tim\n"},
                 {"assignment_1_export/submission_metadata.yml", list}});
    QCOMPARE(grade({QStringLiteral("--csv"), zip}), 0);
    QCOMPARE(int(rows().size()), 2);
    QCOMPARE(rows().front().value(QStringLiteral("name")), QStringLiteral("Zo\u00eb"));
    QCOMPARE(rows().front().value(QStringLiteral("number")), QStringLiteral("0007"));
    QCOMPARE(rows().back().value(QStringLiteral("name")), QStringLiteral("Tim O'Hara"));
    QCOMPARE(rows().back().value(QStringLiteral("participant")), QStringLiteral("12"));
    QVERIFY2(m_err.str().empty(), m_err.str().c_str());

    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("export/submissions/submission_11")));
    QVERIFY(writeAll(at(QStringLiteral("export/submissions/submission_11/work.json")), m_nobodys));
    QVERIFY(writeAll(at(QStringLiteral("export/submission_metadata.yml")), list));
    for (const char *folder : {"export", "export/submissions"}) {
        QCOMPARE(grade({QStringLiteral("--csv"), at(QLatin1String(folder))}), 0);
        QCOMPARE(rows().front().value(QStringLiteral("number")), QStringLiteral("0007"));
    }
}

void CollectedTest::learnersNameNobodyByTheirFiles()
{
    const QString zip =
        archive({{"./Ada_1_assignsubmission_file_/Bob_2_assignsubmission_file_work.json", m_adas},
                 {"./Bob_2_assignsubmission_file_/work.json", m_nobodys},
                 {"./Eve_3_assignsubmission_file_Bob_2_assignsubmission_file_work.json",
                  writeHandin(test::handinOf(m_desk.course(3), {}, {}))}});
    const QString feedback = at(QStringLiteral("feedback"));
    QCOMPARE(grade({QStringLiteral("--csv"), QStringLiteral("--feedback"), feedback, zip}), 0);
    QStringList participants;
    for (const auto &row : rows())
        participants << row.value(QStringLiteral("participant"));
    QCOMPARE(participants, (QStringList{QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3")}));
    QCOMPARE(rows().back().value(QStringLiteral("name")), QStringLiteral("Eve"));
    const auto pageAt = [&](const char *name) {
        return readAll(QDir(feedback).filePath(QLatin1String(name)));
    };
    const QByteArray bobs = pageAt("Bob_2_assignsubmission_file_/feedback.html");
    QVERIFY2(bobs.contains("Feedback for Bob") && !bobs.contains("Ada"), bobs.constData());
    QVERIFY(pageAt("Ada_1_assignsubmission_file_/feedback.html").contains("Feedback for Ada"));
    QVERIFY(pageAt("Eve_3_assignsubmission_file_feedback.html").contains("Feedback for Eve"));
}

void CollectedTest::whatIsNoHandinIsNamed()
{
    const QString word = QStringLiteral("{\"not\": \"UTF-8\"}");
    const QByteArray wide = "\xff\xfe" + QByteArray(reinterpret_cast<const char *>(word.utf16()),
                                                    word.size() * qsizetype(sizeof(char16_t)));
    const QString zip = archive({{"a/work.json", m_adas},
                                 {"a/wide.txt", wide},
                                 {"a/inner.zip", test::zipOf({{"work.json", m_adas}})},
                                 {"a/onlinetext.html", "<!DOCTYPE html><p>Here is my work"},
                                 {"a/essay.pdf", "%PDF-1.7"},
                                 {"a/screen.png", "\x89PNG\r\n\x1a\n"},
                                 {"a/film.mp4", QByteArray(5'000'000, '\1')},
                                 {"a/readme.txt", "I have no time"},
                                 {"a/notes.ipynb", "{\"cells\": []}"},
                                 {"__MACOSX/a/._work.json", "\1"},
                                 {"a/.DS_Store", "x"}});
    QCOMPARE(grade({QStringLiteral("--csv"), zip}), 0); // nothing of it is a failure
    QCOMPARE(int(rows().size()), 1);
    const std::string said = m_err.str();
    QCOMPARE(int(std::count(said.begin(), said.end(), '\n')), 8);
    for (const char *line :
         {"a/wide.txt is no hand-in and was left out: this is text in UTF-16",
          "a/inner.zip is no hand-in and was left out: this is an archive",
          "a/onlinetext.html is no hand-in and was left out: this is a web page",
          "a/essay.pdf is no hand-in and was left out: this is a file of another kind (PDF)",
          "a/screen.png is no hand-in and was left out: this is a picture", "a/film.mp4 is no hand-in",
          "a/readme.txt is no hand-in", "a/notes.ipynb is no"})
        QVERIFY2(blamed(line), said.c_str());
}

void CollectedTest::archivesHaveBounds_data()
{
    QTest::addColumn<QByteArray>("zip");
    QTest::addColumn<QString>("reason");
    const QByteArray good = test::zipOf({{"a.json", m_adas}});
    QTest::newRow("cut") << good.left(good.size() / 2) << QStringLiteral("the archive is damaged");
    QTest::newRow("empty") << QByteArray() << QStringLiteral("the archive is damaged");
    QTest::newRow("text") << QByteArray("no archive") << QStringLiteral("the archive is damaged");
    QTest::newRow("above") << test::zipOf({{"../a.json", m_adas}})
                           << QStringLiteral("its name leads out of the archive");
    QTest::newRow("above, from Windows") << test::zipOf({{"a\\..\\..\\a.json", m_adas}})
                                         << QStringLiteral("its name leads out of the archive");
    QTest::newRow("from the root") << test::zipOf({{"/etc/a.json", m_adas}})
                                   << QStringLiteral("its name leads out of the archive");
    QTest::newRow("encrypted") << test::zipOf({{"a.json", m_adas, true, 1}})
                               << QStringLiteral("it is encrypted");
    QTest::newRow("more than told") << test::zipOf({{"a.json", m_adas, true, 0, 10}})
                                    << QStringLiteral("it is damaged in the archive");
    QTest::newRow("less than told") << test::zipOf({{"a.json", m_adas, true, 0, 1 << 24}})
                                    << QStringLiteral("it is damaged in the archive");
    QTest::newRow("too large") << test::zipOf({{"a.json", m_adas, true, 0, 1LL << 31}})
                               << QStringLiteral("the file is larger than");
    QTest::newRow("bomb") << test::zipOf(
                                 std::vector<ZipPart>(200, {"a.json", m_adas, true, 0, largestFile_bytes}))
                          << QStringLiteral("larger than 4 GiB unpacked");
    QByteArray many = good; // the numbers of its files, as they say
    many.replace(many.size() - 14, 4, "\xff\xff\xff\xff");
    QTest::newRow("a wrong number") << many << QString();
}

void CollectedTest::archivesHaveBounds()
{
    QFETCH(const QByteArray, zip);
    QFETCH(const QString, reason);
    const QString path = at(QStringLiteral("submissions.zip"));
    QVERIFY(writeAll(path, zip));
    const int status = grade({path});
    if (reason.isEmpty())
        return; // it is read as far as it goes, or refused
    QCOMPARE(status, 3);
    QVERIFY2(blamed(qPrintable(reason)), m_err.str().c_str());
    const std::string said = m_err.str();
    QCOMPARE(int(std::count(said.begin(), said.end(), '\n')), 1);
    QVERIFY(m_out.str().empty());
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden).size(),
             1);
}

void CollectedTest::oneFileOfAnArchiveMayBeBad()
{
    const QString zip = archive({{"Bob_1_assignsubmission_file_/work.json", m_adas.left(300)},
                                 {"Eve_2_assignsubmission_file_/work.json", {}},
                                 {"Ada_3_assignsubmission_file_/work.json", m_adas}});
    QCOMPARE(grade({QStringLiteral("--csv"), zip}), 3);
    QCOMPARE(int(rows().size()), 3);
    QCOMPARE(rows().front().value(QStringLiteral("state")), QStringLiteral("unreadable"));
    QCOMPARE(rows().front().value(QStringLiteral("name")), QStringLiteral("Bob"));
    QCOMPARE(rows().back().value(QStringLiteral("state")), QStringLiteral("sound"));
    QVERIFY(blamed("Eve_2_assignsubmission_file_/work.json can't be graded: the file is empty."));
}

void CollectedTest::nothingFailsByWhatIsNotCalledAHandin()
{
    // A hand-in is one, whatever it is called; named by its teacher it has to be one.
    const QString zip = archive({{"work.json.txt", m_adas}, {"WORK.JSON", m_nobodys}});
    QCOMPARE(grade({QStringLiteral("--csv"), zip}), 0);
    QCOMPARE(int(rows().size()), 2);
    const QString text = at(QStringLiteral("notes.txt"));
    QVERIFY(writeAll(text, "no hand-in"));
    QCOMPARE(grade({text}), 3);
    QVERIFY(blamed("can't be graded"));
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("empty")));
    QCOMPARE(grade({at(QStringLiteral("empty"))}), 3);
    QVERIFY(blamed("There is no handed-in work in"));
}

void CollectedTest::whatMoodleTakesBack()
{
    const QString zip = archive({{"Ada Lovelace_4711_assignsubmission_file_/work.json", m_adas},
                                 {"Bob_4712_assignsubmission_file_work.json", m_nobodys}});
    const QString feedback = at(QStringLiteral("feedback"));
    QCOMPARE(grade({QStringLiteral("--csv"), QStringLiteral("--feedback"), feedback, zip}), 0);
    const QByteArray ada = readAll(
        QDir(feedback).filePath(QStringLiteral("Ada Lovelace_4711_assignsubmission_file_/feedback.html")));
    QVERIFY2(ada.contains("Feedback for Ada") && ada.contains("lang=\"en"), ada.constData());
    QVERIFY2(ada.contains("Points altogether: 35 of 35"), ada.constData());
    QVERIFY(!ada.contains("<script") && !ada.contains(m_folder->path().toUtf8()));
    const QByteArray bob =
        readAll(QDir(feedback).filePath(QStringLiteral("Bob_4712_assignsubmission_file_feedback.html")));
    QVERIFY2(bob.contains("Feedback for Bob"), bob.constData());
    QCOMPARE(QDir(feedback).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 2);

    const QString file = at(QStringLiteral("ada.json"));
    QVERIFY(writeAll(file, m_adas));
    QCOMPARE(grade({QStringLiteral("--feedback"), at(QStringLiteral("none")), file}), 3);
    QVERIFY(blamed("There is no feedback to write"));
    QVERIFY(!QFileInfo::exists(at(QStringLiteral("none"))));
    QCOMPARE(grade({QStringLiteral("--feedback"), QStringLiteral("/proc/nowhere"), zip}), 1);
    QVERIFY(blamed("can't be written"));
}

void CollectedTest::feedbackNamesNobodyElse()
{
    const QString zip = archive({{"Ada_1_assignsubmission_file_/work.json", m_adas},
                                 {"Mallory_2_assignsubmission_file_/work.json", m_adas}});
    const QString feedback = at(QStringLiteral("feedback"));
    QCOMPARE(grade({QStringLiteral("--csv"), QStringLiteral("--feedback"), feedback, zip}), 0);
    for (const auto &row : rows()) { // of the teacher
        QCOMPARE(row.value(QStringLiteral("state")), QStringLiteral("shared"));
        QVERIFY(row.value(QStringLiteral("points")).isEmpty());
    }
    const QByteArray ada =
        readAll(QDir(feedback).filePath(QStringLiteral("Ada_1_assignsubmission_file_/feedback.html")));
    QVERIFY2(ada.contains("It is not settled yet whether this work counts."), ada.constData());
    QVERIFY(!ada.contains("Mallory") && !ada.contains("Points altogether"));
}

void CollectedTest::whoHandedInSomethingElseIsTold()
{
    const QString zip =
        archive({{"Ada_1_assignsubmission_file_/essay.pdf", "%PDF-1.7"},
                 {"Ada_1_assignsubmission_file_/work.json", m_adas},
                 {"Bob_2_assignsubmission_file_/essay.pdf", "%PDF-1.7"},
                 {"Bob_2_assignsubmission_onlinetext/onlinetext.html", "<section>Mine</section>"},
                 {"Eve_3_assignsubmission_file_inner.zip", test::zipOf({{"a.json", m_adas}})},
                 {"of_nobody/readme.txt", "I have no time"}});
    const QString feedback = at(QStringLiteral("feedback"));
    QCOMPARE(grade({QStringLiteral("--csv"), QStringLiteral("--feedback"), feedback, zip}), 0);
    QCOMPARE(int(rows().size()), 3);
    QCOMPARE(rows()[0].value(QStringLiteral("state")), QStringLiteral("sound"));
    const auto bob = rows()[1];
    QCOMPARE(bob.value(QStringLiteral("state")), QStringLiteral("none"));
    QCOMPARE(bob.value(QStringLiteral("name")), QStringLiteral("Bob"));
    QCOMPARE(bob.value(QStringLiteral("participant")), QStringLiteral("2"));
    QCOMPARE(bob.value(QStringLiteral("points")), QStringLiteral("0"));
    QVERIFY(bob.value(QStringLiteral("findings")).contains(QLatin1String("essay.pdf is no hand-in")));
    QVERIFY(bob.value(QStringLiteral("findings")).contains(QLatin1String("onlinetext.html is no hand-in")));
    QCOMPARE(rows()[2].value(QStringLiteral("name")), QStringLiteral("Eve"));
    const auto pageAt = [&](const char *name) {
        return readAll(QDir(feedback).filePath(QLatin1String(name)));
    };
    const QByteArray bobs = pageAt("Bob_2_assignsubmission_file_/feedback.html");
    QVERIFY2(bobs.contains("Feedback for Bob") && bobs.contains("No work was found in what was handed in."),
             bobs.constData());
    QVERIFY2(bobs.contains("web page") && !bobs.contains("XML"), bobs.constData());
    QVERIFY2(bobs.contains("essay.pdf is no hand-in") && bobs.contains("onlinetext.html is no hand-in") &&
                 !bobs.contains(m_folder->path().toUtf8()) && !bobs.contains("submissions.zip"),
             bobs.constData());
    QVERIFY(pageAt("Eve_3_assignsubmission_file_feedback.html").contains("this is an archive"));
    QVERIFY(!pageAt("Ada_1_assignsubmission_file_/feedback.html").contains("No work was found"));

    // Nothing else counts them: they are no failure, and have no statements.
    QCOMPARE(grade({zip}), 0);
    QVERIFY(m_out.str().find("Bob") == std::string::npos);
    QCOMPARE(grade({QStringLiteral("--xapi"), zip}), 0);
    QVERIFY(m_out.str().find("Bob") == std::string::npos);
}

void CollectedTest::threadsMakeNoDifference()
{
    std::vector<ZipPart> parts;
    for (unsigned seed = 0; seed < 9; ++seed)
        parts.push_back({"P" + QByteArray::number(seed) + "_1" + QByteArray::number(seed) +
                             "_assignsubmission_file_/work.json",
                         writeHandin(test::handinOf(m_desk.course(seed / 2), {},
                                                    QString::number(seed)))}); // two with the same times
    parts.push_back({"notes.pdf", "%PDF-1.4"});
    const QString zip = archive(parts);
    const auto graded = [&](int threads, bool keepsWork) {
        Graded all = gradePlaces(m_desk.library, *m_desk.catalogue, {zip}, {keepsWork, threads});
        markSameTimes(all.grades);
        settleGrades(all.grades);
        return all;
    };
    const Graded one = graded(1, true);
    const QByteArray csv = gradebookCsv(one.grades);
    QCOMPARE(int(one.grades.size()), 9);
    QVERIFY(one.grades.front().has(Sign::SameTimes));
    QVERIFY(!one.grades.back().has(Sign::SameTimes));
    QVERIFY(!one.grades.front().reading.handin.document.log.entries().empty());
    for (const int threads : {1, 2, 5, 8}) {
        const Graded many = graded(threads, false);
        QCOMPARE(gradebookCsv(many.grades), csv);
        QCOMPARE(many.asides, one.asides);
        QVERIFY(many.grades.front().reading.handin.document.log.entries().empty()); // a row is small
        for (size_t i = 0; i < many.grades.size(); ++i)
            QCOMPARE(gradeReport(many.grades[i]), gradeReport(one.grades[i]));
    }
}

void CollectedTest::uploadersCantShareANumber()
{
    const QByteArray other = writeHandin(m_desk.adas(m_desk.course(5)));
    const QString zip = archive({{"Ada_1_assignsubmission_file_/work.json", m_adas},
                                 {"Mallory_2_assignsubmission_file_/work.json", other}});
    QCOMPARE(grade({QStringLiteral("--csv"), zip}), 0);
    for (const auto &row : rows()) {
        QCOMPARE(row.value(QStringLiteral("state")), QStringLiteral("contested"));
        QVERIFY(row.value(QStringLiteral("points")).isEmpty());
    }
    // Both by one: the fullest is hers.
    const QString hers = archive({{"Ada_1_assignsubmission_file_/work.json", m_adas},
                                  {"Ada_1_assignsubmission_file_/more.json", other}});
    QCOMPARE(grade({QStringLiteral("--csv"), hers}), 0);
    QCOMPARE(int(rows().size()), 1);
}

void CollectedTest::twoTasksAreNoTwoPersons()
{
    // Moodle numbers participants anew for each task, and a learner hands in the same session for both.
    const QString zip = archive({{"Ada_1_assignsubmission_file_/work.json", m_adas}});
    const QString later = at(QStringLiteral("later.zip"));
    QVERIFY(writeAll(later, test::zipOf({{"Ada_77_assignsubmission_file_/work.json", m_adas}})));
    QCOMPARE(grade({QStringLiteral("--csv"), zip, later}), 0);
    QCOMPARE(int(rows().size()), 1);
    QCOMPARE(rows().front().value(QStringLiteral("state")), QStringLiteral("sound"));
}

void CollectedTest::theClassReadsThemToo()
{
    const QString zip = archive({{"Ada_1_assignsubmission_file_/work.json", m_adas},
                                 {"Bob_2_assignsubmission_file_/work.json", m_nobodys},
                                 {"Bob_2_assignsubmission_file_/essay.pdf", "%PDF-1.7"},
                                 {"../out.json", m_nobodys}});
    const QString lines = at(QStringLiteral("class.ndjson"));
    QCOMPARE(runClass({QStringLiteral("--names"), QStringLiteral("--ndjson"), lines, zip}, m_out, m_err), 3);
    QVERIFY2(m_out.str().find("2 hand-in(s) were counted.") != std::string::npos, m_out.str().c_str());
    QVERIFY2(blamed("essay.pdf is no hand-in and was left out"), m_err.str().c_str());
    QVERIFY2(blamed("../out.json can't be read: its name leads out"), m_err.str().c_str());
    QVERIFY(readAll(lines).contains("\"Bob\"")); // whom the platform knows
}

/// The copy is the fullest, and has an account in the place of a name.
void CollectedTest::theClassNamesWhoHasACopy()
{
    const LedgerDocument whole = m_desk.course(1);
    const QString account = QStringLiteral("al17");
    const QString copy = at(QStringLiteral("%1-%2.json").arg(account, whole.id));
    const QString exported = at(QStringLiteral("work.json"));
    QVERIFY(writeAll(copy, writeHandin(test::handinOf(whole, {}, account))) &&
            writeAll(exported, writeHandin(m_desk.adas(test::earlierState(whole, 20)))));
    const QString lines = at(QStringLiteral("class.ndjson"));
    m_err.str({});
    QCOMPARE(runClass({QStringLiteral("--names"), QStringLiteral("--ndjson"), lines, copy, exported, copy},
                      m_out, m_err),
             0);
    const QByteArray told = readAll(lines);
    QVERIFY2(told.contains("\"Ada\"") && !told.contains("\"name\":\"\""), told.left(300).constData());
    const std::string said = m_err.str(); // the same file again is none of the others
    QVERIFY2(blamed("is the fullest and counts; left out: "), said.c_str());
    QCOMPARE(int(said.find("al17-")), int(said.rfind("al17-")));
}

/// Who has the source can seal the whole file; what is in it has to hold all the same.
void CollectedTest::anInnerSealCounts()
{
    using nlohmann::json;
    const auto sealed = [](json file) {
        file.erase("seal");
        const std::string id = file["ledger"]["ledger_id"];
        const QByteArray key = QCryptographicHash::hash(
            "ridgepoint handin 1 " + QByteArray::fromStdString(id), QCryptographicHash::Sha256);
        file["seal"] = QMessageAuthenticationCode::hash(QByteArray::fromStdString(file.dump(-1, ' ', true)),
                                                        key, QCryptographicHash::Sha256)
                           .toHex()
                           .toStdString();
        return QByteArray::fromStdString(file.dump());
    };
    const json whole = json::parse(m_adas.toStdString());
    QCOMPARE(readHandin(sealed(whole), {}).isLogWhole, true);
    json head = whole;
    head["ledger"]["head"]["seal"] = std::string(64, '0');
    QCOMPARE(readHandin(sealed(head), {}).isLogWhole, false);
    json entry = whole;
    entry["ledger"]["commits"][3]["at"] = "2026-11-22T10:00:00.001Z";
    const HandinReading cut = readHandin(sealed(entry), {});
    QCOMPARE(cut.isLogWhole, false);
    QCOMPARE(int(cut.handin.document.log.entries().size()), 3);
    json more = whole;
    more["unknown"] = 1;
    QVERIFY(!readHandin(sealed(more), {}).reason.isEmpty());
    json wrong = whole; // what would be read as something else later
    wrong["ledger"]["labs"]["7"]["acts"] = "none";
    const HandinReading mended = readHandin(sealed(wrong), {});
    QVERIFY(mended.handin.document.labs["7"]["acts"].is_object());
}

RP_TEST(CollectedTest)

} // namespace test_collected
#include "test_collected.moc"
