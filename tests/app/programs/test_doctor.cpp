// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command/doctor.h"
#include "models/text/languages.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <sstream>

namespace test_doctor {

using namespace rp;

namespace {

int countOf(const std::vector<Examination> &found, Examination::Result result)
{
    return int(std::count_if(found.begin(), found.end(),
                             [result](const Examination &one) { return one.result == result; }));
}

} // namespace

class TestDoctor : public QObject
{
    Q_OBJECT
private slots:
    void aFolderThatCanBeWrittenIsWell();
    void aFolderThatCantIsNamed();
    void whatTheWindowRefusesIsNotWell();
    void aPasswordThatCantBeReadIsNamed();
    void onlyWhatIsOfferedIsMissed();
    void aLedgerIsCountedAndNotRead();
    void aDamagedLedgerIsNamed();
    void aLedgerThatCantBeReadIsNoDamagedOne();
    void wrongUsageIsOneSentence();
};

void TestDoctor::aFolderThatCanBeWrittenIsWell()
{
    const QTemporaryDir folder;
    const std::vector<Examination> found = examine(folder.path());
    QCOMPARE(countOf(found, Examination::Result::Bad), 0);
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden).size(), 0);
    // Nor is a folder made that is not there.
    const QString unborn = folder.filePath(QStringLiteral("a/b"));
    QCOMPARE(countOf(examine(unborn), Examination::Result::Bad), 0);
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("a"))));
}

void TestDoctor::aFolderThatCantIsNamed()
{
    std::ostringstream out;
    std::ostringstream err;
    QCOMPARE(runDoctor({QStringLiteral("--data-dir"), QStringLiteral("/proc/ridgepoint")}, out, err), 1);
    QVERIFY2(out.str().find("/proc/ridgepoint") != std::string::npos, out.str().c_str());
    QVERIFY(err.str().empty());
}

/// Everyone may write to it, and it is another's all the same.
void TestDoctor::whatTheWindowRefusesIsNotWell()
{
    const QTemporaryDir folder;
    const QString why = QStringLiteral("It belongs to bob.");
    const std::vector<Examination> found = examine(folder.path(), {}, why);
    QCOMPARE(countOf(found, Examination::Result::Bad), 1);
    const auto data = std::find_if(found.begin(), found.end(), [](const Examination &one) {
        return one.topic == QLatin1String("Data folder");
    });
    QVERIFY(data != found.end() && data->result == Examination::Result::Bad);
    QCOMPARE(data->text, why);
    std::ostringstream out;
    std::ostringstream err;
    const QStringList words{QStringLiteral("--data-dir"), folder.path()};
    QCOMPARE(runDoctor(words, out, err, {}, why), 1);
}

void TestDoctor::aPasswordThatCantBeReadIsNamed()
{
    const QTemporaryDir folder;
    SitePolicy policy;
    policy.file = QStringLiteral("policy.json");
    policy.copyTo = QStringLiteral("https://example.org/in");
    policy.copyPasswordFile = folder.filePath(QStringLiteral("password"));
    QCOMPARE(countOf(examine(folder.path(), policy), Examination::Result::Bad), 1);
    QFile password(policy.copyPasswordFile);
    QVERIFY(password.open(QIODevice::WriteOnly) && password.write("x\n") == 2);
    password.close();
    QCOMPARE(countOf(examine(folder.path(), policy), Examination::Result::Bad), 0);
}

/// Whichever fonts this machine has: what is said of one language names no other.
void TestDoctor::onlyWhatIsOfferedIsMissed()
{
    const QTemporaryDir folder;
    const auto toldOf = [&folder](const QStringList &languages, bool isFixed) {
        SitePolicy policy;
        policy.file = QStringLiteral("policy.json");
        if (isFixed)
            policy.language = SiteChoice<QString>{languages.front(), true};
        else
            policy.languages = languages;
        for (const Examination &one : examine(folder.path(), policy)) {
            if (one.topic == QLatin1String("Fonts"))
                return one;
        }
        return Examination{};
    };
    for (const ShippedLanguage &offered : shippedLanguages()) {
        for (const bool isFixed : {true, false}) {
            const Examination found = toldOf({QString::fromLatin1(offered.code)}, isFixed);
            QVERIFY(!found.text.isEmpty());
            for (const ShippedLanguage &other : shippedLanguages())
                QVERIFY2(&other == &offered || !found.text.contains(QString::fromUtf8(other.name)),
                         other.name);
        }
    }
    QCOMPARE(offeredLanguages({}).size(), qsizetype(shippedLanguages().size()));
}

void TestDoctor::aLedgerIsCountedAndNotRead()
{
    const QTemporaryDir folder;
    QVERIFY(QFile::copy(QStringLiteral(RIDGEPOINT_TEST_DATA "/ledgers/captures.json"),
                        folder.filePath(QStringLiteral("ledger.json"))));
    std::ostringstream out;
    std::ostringstream err;
    QCOMPARE(runDoctor({QStringLiteral("--data-dir"), folder.path()}, out, err), 0);
    QVERIFY2(out.str().find("ledger.json: ") != std::string::npos, out.str().c_str());
    for (const char *answer : {"half", "math_share", "kws"})
        QVERIFY2(out.str().find(answer) == std::string::npos, answer);
}

void TestDoctor::aDamagedLedgerIsNamed()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("ledger.json")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"format\": 7") > 0);
    file.close();
    const std::vector<Examination> before = examine(QDir(folder.path()).filePath(QStringLiteral("none")));
    QCOMPARE(countOf(examine(folder.path()), Examination::Result::Remark),
             countOf(before, Examination::Result::Remark) + 1);
}

void TestDoctor::aLedgerThatCantBeReadIsNoDamagedOne()
{
    const QTemporaryDir folder;
    // Opens, and fails to be read; permissions refuse nothing to root.
    QVERIFY(QFile::link(QStringLiteral("/proc/self/mem"), folder.filePath(QStringLiteral("ledger.json"))));
    QCOMPARE(countOf(examine(folder.path()), Examination::Result::Bad), 1);
}

void TestDoctor::wrongUsageIsOneSentence()
{
    std::ostringstream out;
    std::ostringstream err;
    QCOMPARE(runDoctor({QStringLiteral("--everything")}, out, err), 2);
    QCOMPARE(runDoctor({QStringLiteral("--data-dir")}, out, err), 2);
    QVERIFY(out.str().empty());
}

RP_TEST(TestDoctor)

} // namespace test_doctor
#include "test_doctor.moc"
