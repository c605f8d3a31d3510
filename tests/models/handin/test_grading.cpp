// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Honest work that another version of the program, or another machine, has left its marks on.
#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/handin/grade_text.h"
#include "models/handin/grading.h"
#include "models/json/embedded_content.h"
#include "tests/models/handin/forger.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <memory>
#include <nlohmann/json.hpp>

namespace test_grading {

using namespace rp;

namespace {

QString textsOf(const Grade &grade)
{
    QStringList texts;
    for (const Finding &finding : grade.findings)
        texts << findingText(finding);
    return texts.join(QLatin1Char('\n'));
}

} // namespace

class GradingTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void workOfEveryTrackIsSound_data();
    void workOfEveryTrackIsSound();
    void anOlderVersionMayHaveAskedLess();
    void aNameKeepsItsLetters();

private:
    const LabContent &lab() const { return *m_library.lab(QStringLiteral("lab07")); }
    LedgerDocument documentOf(const std::vector<CommitEntry> &entries) const
    {
        LedgerDocument document = newLedgerDocument();
        for (const CommitEntry &entry : entries)
            document.log.append(entry);
        return document;
    }
    Grade graded(const LedgerDocument &document) const
    {
        const QString file = QStringLiteral("a.json");
        const QString madeAt = QStringLiteral("2026-11-22T10:00:00.000Z");
        return m_grader->grade(
            file, readHandin(writeHandin({{}, {}, QStringLiteral("0.1.0"), madeAt, document}), file));
    }

    std::optional<Catalogue> m_catalogue;
    LabLibrary m_library;
    std::unique_ptr<Grader> m_grader;
};

void GradingTest::initTestCase()
{
    QString error;
    m_catalogue = Catalogue::load(&error);
    QVERIFY2(m_catalogue, qPrintable(error));
    useEmbeddedContent();
    m_library = loadLabs();
    m_grader = std::make_unique<Grader>(m_library, *m_catalogue);
}

void GradingTest::workOfEveryTrackIsSound_data()
{
    QTest::addColumn<QString>("track");
    QTest::addColumn<QString>("setting");
    for (const char *track : {"cloud", "edge", "mobile", "tiny"}) {
        QTest::newRow(track) << QString::fromLatin1(track) << QString::fromLatin1(track);
        // Settings are not sealed: a ledger that was salvaged has lost them.
        QTest::addRow("%s, and the setting is lost", track) << QString::fromLatin1(track) << QString();
        QTest::addRow("%s, gone on in a lab with other tracks", track)
            << QString::fromLatin1(track) << QStringLiteral("elsewhere");
    }
}

void GradingTest::workOfEveryTrackIsSound()
{
    QFETCH(QString, track);
    QFETCH(QString, setting);
    std::vector<CommitEntry> all;
    for (const ActContent &act : lab().acts) {
        const std::vector<CommitEntry> work = test::rightWorkIn(act, lab().contentVersion, track);
        all.insert(all.end(), work.begin(), work.end());
    }
    LedgerDocument document = documentOf(all);
    if (!setting.isEmpty())
        document.settings["track"] = setting.toStdString();
    const Grade grade = graded(document);
    QVERIFY2(grade.isSound(), qPrintable(textsOf(grade)));
    for (const ActGrade &act : grade.acts)
        QCOMPARE(act.stepsDone(), act.lab == &lab() ? stepCount : 0);
}

/// Version 3 of Lab 07 had neither the act “reality” nor the prediction "resnet_overlapped".
void GradingTest::anOlderVersionMayHaveAskedLess()
{
    std::vector<CommitEntry> all;
    for (const ActContent &act : lab().acts) {
        if (act.id == QLatin1String("reality"))
            continue;
        for (const CommitEntry &entry : test::rightWorkIn(act, QStringLiteral("3"), QStringLiteral("edge"))) {
            if (entry.item != QLatin1String("resnet_overlapped"))
                all.push_back(entry);
        }
    }
    const Grade grade = graded(documentOf(all));
    QVERIFY2(grade.weight() == Finding::Weight::Unchecked, qPrintable(textsOf(grade)));
}

void GradingTest::aNameKeepsItsLetters()
{
    const QString name =
        QString::fromUtf8("\xf0\xa0\xae\xb7\xe9\x87\x8e"); // of the second plane, and the first
    QCOMPARE(plainText(name), name);
    QCOMPARE(plainText(QStringLiteral("a\u202eb\nc")), QStringLiteral("ab c"));
}

RP_TEST(GradingTest)

} // namespace test_grading
#include "test_grading.moc"
