// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a machine says to the questions of our labs: to all that were measured, and to nobody else's.
#include "models/content/measured_reply.h"

#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/content/lab_content.h"
#include "models/content/withheld_content.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/workbench.h"
#include "models/measured/measured.h"
#include "models/measured/measured_twins.h"
#include "models/text/format.h"
#include "tests/models/content/catalogue_fixture.h"
#include "tests/support/built_in_labs.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QLocale>
#include <QRegularExpression>
#include <QString>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <optional>

namespace test_measured_reply {

using namespace rp;
using namespace rp::test;

namespace {

const Measured &measured()
{
    return *builtInCatalogue().measured;
}

/// A lab with its instruments.
struct Lab
{
    explicit Lab(const LabContent &asked)
        : content(asked)
        , catalogue(std::make_unique<Catalogue>(catalogueFor(asked, builtInCatalogue())))
        , workbench(Workbench::make(asked, *catalogue))
    {
    }

    std::optional<MeasuredReply> reply(const QString &act, const QString &question) const
    {
        const ActContent *asked = content.act(act);
        if (!asked)
            return std::nullopt;
        if (const QuestionContent *prediction = findQuestion(asked->predictions, question))
            return measuredReply(measured(), content, act, *prediction, workbench.bench(act));
        const ChallengeContent *challenge = findChallenge(*asked, question);
        return challenge ? measuredReply(measured(), content, act, *challenge, workbench.bench(act))
                         : std::nullopt;
    }
    std::optional<MeasuredReply> reply(const MeasuredAnswer &answer) const
    {
        return reply(answer.act, answer.question);
    }

    LabContent content;
    std::unique_ptr<Catalogue> catalogue;
    Workbench workbench;
};

const Lab &lab(const QString &id)
{
    static const std::map<QString, Lab> all = [] {
        std::map<QString, Lab> made;
        for (const QString &path : builtInLabs()) {
            const LabLoad load = loadLabFile(path);
            if (!load.lab)
                qFatal("%s", qPrintable(path));
            made.emplace(load.lab->id, Lab(*load.lab));
        }
        return made;
    }();
    return all.at(id);
}

const MeasuredAnswer &mathShare()
{
    return *measuredFor(measured(), key("lab07"), act1, key("math_share"));
}

} // namespace

class TestMeasuredReply : public QObject
{
    Q_OBJECT
private slots:
    void init() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }
    void everyAnswerIsGiven();
    void whatIsOnlyLikeItSaysSo();
    void whatTheModelSaidIsKept();
    void theMachineThatAgreesIsNotExplained();
    void rangesAreTold();
    void aLabOfASiteHasNone();
    void otherConstantsHaveNone();
    void nothingIsSaidWhereAnswersAreWithheld();
    void digitsAreTheLanguages();
};

void TestMeasuredReply::everyAnswerIsGiven()
{
    for (const MeasuredAnswer &answer : measured().answers) {
        const std::optional<MeasuredReply> reply = lab(answer.lab).reply(answer);
        QVERIFY2(reply, qPrintable(answer.question));
        QCOMPARE(reply->value, answer.value);
        QVERIFY2(!reply->text.isEmpty(), qPrintable(answer.question));
        QVERIFY2(reply->spoken.contains(reply->text), qPrintable(reply->spoken));
        QVERIFY2(reply->spoken.contains(measured().machine.shortName), qPrintable(reply->spoken));
        QVERIFY2(reply->fullMark.contains(reply->mark), qPrintable(reply->fullMark));
        QVERIFY2(reply->comparison.endsWith(answer.reason), qPrintable(reply->comparison));
        QVERIFY2(!(reply->spoken + reply->comparison).contains(QStringLiteral("%1")),
                 qPrintable(reply->comparison));
    }
}

void TestMeasuredReply::whatIsOnlyLikeItSaysSo()
{
    int like = 0;
    for (const MeasuredAnswer &answer : measured().answers) {
        const bool isLike = answer.kinship == MeasuredAnswer::Kinship::Like;
        like += isLike ? 1 : 0;
        const std::optional<MeasuredReply> reply = lab(answer.lab).reply(answer);
        QVERIFY2(reply, qPrintable(answer.question));
        QCOMPARE(reply->spoken.startsWith(QLatin1String("Something similar")), isLike);
        QCOMPARE(reply->mark.startsWith(QLatin1String("Similar")), isLike);
        QCOMPARE(reply->truthMark.isEmpty(), isLike);
        QCOMPARE(reply->comparison.startsWith(QLatin1String("Here")), isLike);
    }
    QVERIFY(like > 0);
}

/// Else a constant that is changed would take the machine's answer away without a word. What is read off a
/// trace follows from none.
void TestMeasuredReply::whatTheModelSaidIsKept()
{
    for (const MeasuredAnswer &answer : measured().answers) {
        const Lab &of = lab(answer.lab);
        const QuestionContent *question =
            findQuestion(of.content.act(answer.act)->predictions, answer.question);
        const Bench &bench = of.workbench.bench(answer.act);
        const Instrument *instrument =
            question && question->truth ? bench.instrument(question->truth->figure.panel) : nullptr;
        QVERIFY2(answer.model || (instrument && instrument->id() == QLatin1String("trace_workbench")),
                 qPrintable(answer.question));
    }
}

void TestMeasuredReply::theMachineThatAgreesIsNotExplained()
{
    QVERIFY(lab(mathShare().lab).reply(mathShare())->agrees);
    const std::optional<MeasuredReply> small = lab(key("lab11")).reply(act1, key("share_512"));
    QVERIFY(small && !small->agrees);
    QVERIFY2(small->comparison.contains(QLatin1String("points more")), qPrintable(small->comparison));
    const std::optional<MeasuredReply> images = lab(key("lab07")).reply(act2, key("images_to_recover"));
    QVERIFY(images && !images->agrees);
    QVERIFY2(
        plain(images->comparison).contains(QRegularExpression(QStringLiteral("That is [0-9.]+ ?% more"))),
        qPrintable(images->comparison));
}

void TestMeasuredReply::rangesAreTold()
{
    int ranges = 0;
    for (const MeasuredAnswer &answer : measured().answers) {
        const std::optional<MeasuredReply> reply = lab(answer.lab).reply(answer);
        QVERIFY2(reply, qPrintable(answer.question));
        QCOMPARE(reply->comparison.contains(QLatin1String("Measured values ranged from")),
                 answer.spread.has_value());
        if (!answer.spread)
            continue;
        ++ranges;
        QVERIFY2(reply->comparison.contains(Format().factor(answer.spread->high)),
                 qPrintable(reply->comparison));
    }
    QVERIFY(ranges > 0);
}

void TestMeasuredReply::aLabOfASiteHasNone()
{
    const LabContent &own = lab(mathShare().lab).content;
    LabContent sites = own;
    sites.origin = QStringLiteral("a digest");
    QVERIFY(Lab(own).reply(mathShare()));
    QVERIFY(!Lab(sites).reply(mathShare()));
}

void TestMeasuredReply::otherConstantsHaveNone()
{
    const Lab &own = lab(mathShare().lab);
    LabContent other = own.content;
    const auto act = std::find_if(other.acts.begin(), other.acts.end(),
                                  [](const ActContent &each) { return each.id == mathShare().act; });
    QVERIFY(act != other.acts.end());
    QuestionContent &question = act->predictions.front();
    QCOMPARE(question.id, mathShare().question);
    QVERIFY(Lab(other).reply(mathShare()));
    question.truth->inputs.insert(key("launch_us"), 11.0);
    const Lab changed(other);
    const Bench &bench = changed.workbench.bench(act->id);
    QVERIFY(std::isfinite(bench.figureFor(question.truth->inputs, question.truth->figure)));
    QVERIFY(!changed.reply(mathShare()));
}

void TestMeasuredReply::nothingIsSaidWhereAnswersAreWithheld()
{
    for (const QString &id : {key("lab07"), key("lab11")}) {
        const Lab told(withheldContent(lab(id).content));
        for (const MeasuredAnswer &answer : measured().answers) {
            if (answer.lab == id)
                QVERIFY2(!told.reply(answer), qPrintable(answer.question));
        }
    }
}

void TestMeasuredReply::digitsAreTheLanguages()
{
    QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
    const std::optional<MeasuredReply> reply = lab(mathShare().lab).reply(mathShare());
    QVERIFY(reply);
    QCOMPARE(reply->text, Format().percent(mathShare().value));
    QVERIFY2(reply->text.contains(QRegularExpression(QStringLiteral("[٠-٩]"))), qPrintable(reply->text));
    // The name of the machine has digits of its own.
    for (const QString &text : {reply->text, reply->mark}) {
        for (const QChar &letter : text)
            QVERIFY2(letter < u'0' || letter > u'9', qPrintable(text));
    }
}

RP_GUILESS_TEST(TestMeasuredReply)

} // namespace test_measured_reply
#include "test_measured_reply.moc"
