// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An answer counts for the content that it was given to, and for no other one under the same name.
#include "models/check/lab_loader.h"
#include "models/session/given_to.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <functional>
#include <nlohmann/json.hpp>

namespace test_given_to {

using namespace rp;
using nlohmann::json;

namespace {

const QString lab07 = QStringLiteral("lab07");
const QString act1 = QStringLiteral("act1");
const QString mathShare = QStringLiteral("math_share");
const QString half = QStringLiteral("half");

/// The library with an edited lab 07 of a site.
LabLibrary siteLibrary(const QTemporaryDir &folder, const std::function<void(json &)> &edit)
{
    QFile ours(QStringLiteral(RIDGEPOINT_SOURCE_DIR "/resources/labs/lab07.json"));
    if (!ours.open(QIODevice::ReadOnly))
        return {};
    json document = json::parse(ours.readAll().toStdString());
    edit(document);
    QFile site(folder.filePath(QStringLiteral("site.json")));
    if (!site.open(QIODevice::WriteOnly | QIODevice::Truncate))
        return {};
    site.write(QByteArray::fromStdString(document.dump()));
    site.close();
    return loadLabs({folder.path()});
}

json &firstQuestion(json &document)
{
    return document["acts"][0]["predictions"][0];
}

void predict(Ledger &ledger, const LabContent &lab, const QString &option)
{
    LabSession session(lab, ledger);
    QCOMPARE(session.goTo({act1, Step::Brief}), Refusal::None);
    if (session.state(act1, Step::Predict) == StepState::Locked)
        QCOMPARE(session.advance(), Refusal::None);
    QCOMPARE(session.commitPrediction(act1, mathShare, option), Refusal::None);
}

} // namespace

class GivenToTest : public QObject
{
    Q_OBJECT
private slots:
    void aSitesAnswerOpensNothingOfOurs();
    void ourAnswerOpensNothingOfASite();
    void otherOptionsAreAskedAnew();
    void anotherQuestionKeepsAnswers();
    void mendedTextsKeepAnswers();
    void anUnknownOptionAnswersNothing();
    void ourOwnOlderVersionsCount();
};

void GivenToTest::aSitesAnswerOpensNothingOfOurs()
{
    const QTemporaryDir folder;
    const LabLibrary own = loadLabs();
    QVERIFY(own.replaced.isEmpty());
    // Other options, and the very same ones: neither is what we asked.
    const std::function<void(json &)> edits[] = {
        [](json &document) { firstQuestion(document)["options"][0]["id"] = "free"; },
        [](json &) {},
    };
    for (const auto &edit : edits) {
        const LabLibrary site = siteLibrary(folder, edit);
        QCOMPARE(site.replaced.size(), 1);
        const LabContent &theirs = *site.lab(lab07);
        Ledger ledger;
        predict(ledger, theirs, theirs.acts.front().predictions.front().options.front().id);
        const LabSession again(theirs, ledger);
        QVERIFY(again.instrumentOpen(act1));
        LabSession session(*own.lab(lab07), ledger);
        QVERIFY(!session.prediction(act1, mathShare));
        QVERIFY(!session.instrumentOpen(act1));
        QCOMPARE(session.state(act1, Step::Predict), StepState::Locked); // not even the brief was left
        // It is answered here too, and says that its solution may have been seen.
        QCOMPARE(session.advance(), Refusal::None);
        QCOMPARE(session.commitPrediction(act1, mathShare, half), Refusal::None);
        QVERIFY(session.prediction(act1, mathShare)->seenBefore);
        QVERIFY(!LabSession(theirs, ledger).prediction(act1, mathShare)->seenBefore);
    }
}

void GivenToTest::ourAnswerOpensNothingOfASite()
{
    const QTemporaryDir folder;
    const LabLibrary own = loadLabs();
    Ledger ledger;
    predict(ledger, *own.lab(lab07), half);
    const LabLibrary site = siteLibrary(folder, [](json &) {});
    const LabSession session(*site.lab(lab07), ledger);
    QVERIFY(!session.instrumentOpen(act1));
}

void GivenToTest::otherOptionsAreAskedAnew()
{
    const QTemporaryDir folder;
    const LabLibrary before = siteLibrary(folder, [](json &) {});
    Ledger ledger;
    predict(ledger, *before.lab(lab07), half);
    const LabLibrary after =
        siteLibrary(folder, [](json &document) { firstQuestion(document)["options"][0]["id"] = "other"; });
    const LabSession session(*after.lab(lab07), ledger);
    QVERIFY(!session.prediction(act1, mathShare));
    QVERIFY(!session.instrumentOpen(act1));
}

/// What a teacher changes elsewhere in the lab, or in its version, asks nobody anew.
void GivenToTest::anotherQuestionKeepsAnswers()
{
    const QTemporaryDir folder;
    const LabLibrary before = siteLibrary(folder, [](json &) {});
    Ledger ledger;
    predict(ledger, *before.lab(lab07), half);
    const LabLibrary after = siteLibrary(folder, [](json &document) {
        document["acts"][0]["reflections"][0]["options"][0]["id"] = "other";
        document["content_version"] = "99";
    });
    QVERIFY(after.lab(lab07)->origin != before.lab(lab07)->origin);
    const LabSession session(*after.lab(lab07), ledger);
    QCOMPARE(session.prediction(act1, mathShare)->option, half);
    QVERIFY(session.instrumentOpen(act1));
    // Nor is what earlier programs wrote, which named the lab alone, asked anew in the same lab.
    CommitEntry entry = ledger.log().entries().back();
    QCOMPARE(labMark(entry.content), contentMark(*before.lab(lab07)));
    entry.content = labMark(entry.content);
    QVERIFY(wasGivenTo(*before.lab(lab07), entry) && !wasGivenTo(*after.lab(lab07), entry));
}

void GivenToTest::mendedTextsKeepAnswers()
{
    const QTemporaryDir folder;
    const LabLibrary before = siteLibrary(folder, [](json &) {});
    Ledger ledger;
    predict(ledger, *before.lab(lab07), half);
    const LabLibrary after = siteLibrary(
        folder, [](json &document) { firstQuestion(document)["prompt"] = "How much of it is maths?"; });
    const LabSession session(*after.lab(lab07), ledger);
    QCOMPARE(session.prediction(act1, mathShare)->option, half);
    QVERIFY(session.instrumentOpen(act1));
}

void GivenToTest::anUnknownOptionAnswersNothing()
{
    const LabLibrary own = loadLabs();
    Ledger ledger;
    CommitEntry entry;
    entry.kind = commit_kind::prediction;
    entry.chapter = QStringLiteral("7");
    entry.act = act1;
    entry.item = mathShare;
    entry.option = QStringLiteral("free");
    entry.content = own.lab(lab07)->contentVersion;
    QVERIFY(ledger.commit(entry));
    const LabSession session(*own.lab(lab07), ledger);
    QVERIFY(!session.prediction(act1, mathShare));
}

void GivenToTest::ourOwnOlderVersionsCount()
{
    LabContent lab = *loadLabs().lab(lab07);
    Ledger ledger;
    predict(ledger, lab, half);
    lab.contentVersion = QStringLiteral("99");
    QCOMPARE(LabSession(lab, ledger).prediction(act1, mathShare)->option, half);
    QCOMPARE(contentMark(lab), QStringLiteral("99"));
}

RP_GUILESS_TEST(GivenToTest)

} // namespace test_given_to
#include "test_given_to.moc"
