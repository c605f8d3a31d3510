// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// No text shows the answer to an open prediction or challenge before the learner has made the instrument show
// it: everything that the window renders is searched for the truths of the act, in every language, from the
// brief to the opening of Explore. Nor does one show a name in braces where a figure belongs.
#include "controllers/settings_controller.h"
#include "controllers/wizard_controller.h"
#include "models/check/lab_loader.h"
#include "models/instruments/contract/instrument.h"
#include "models/text/format.h"
#include "models/text/languages.h"
#include "models/text/spoken_form.h"
#include "tests/app/lab_fixture.h"
#include "tests/app/rendered_texts.h"
#include "tests/support/test_main.h"

#include <QRegularExpression>
#include <QTest>
#include <algorithm>

namespace test_nothing_given_away {

using namespace rp;

namespace {

QStringList languages()
{
    QStringList codes;
    for (const ShippedLanguage &language : shippedLanguages())
        codes << QString::fromLatin1(language.code);
    return codes;
}

/// A number that answers a question of the act, as the program writes it in the current language.
struct Answer
{
    QString question;
    QString whole;  ///< with its unit
    QString number; ///< without
};

/// The first number of a text, with its digit groups and decimals, in the language's own digits, or as it is
/// heard.
QString numberIn(const QString &text)
{
    static const QRegularExpression digits(QStringLiteral("\\p{Nd}(?:(?:[\\p{Nd}.,٫٬' ]|点|てん)*\\p{Nd})?"));
    return digits.match(text).captured();
}

void addAnswer(std::vector<Answer> &answers, const QString &question, const Truth &truth, const Bench &bench)
{
    const QString whole = plainText(bench.figureTextFor(truth.inputs, truth.figure));
    const QString number = numberIn(whole);
    // What has one digit is everywhere.
    if (number.size() > 1)
        answers.push_back({question, whole, number});
    const QString heard = numberIn(spokenForm(whole));
    if (number.size() > 1 && heard.size() >= number.size() && heard != number)
        answers.push_back({question, spokenForm(whole), heard});
    static const QRegularExpression groups(QStringLiteral("[^\\p{Nd}]"));
    QString plain = number;
    plain.remove(groups);
    if (plain.size() > 3 && plain != number)
        answers.push_back({question, whole, plain});
}

std::vector<Answer> answersOf(const LabSession &session, const ActContent &act, const Bench &bench)
{
    std::vector<Answer> answers;
    for (const QuestionContent *question : session.predictions(act.id)) {
        if (question->truth)
            addAnswer(answers, question->id, *question->truth, bench);
    }
    for (const ChallengeContent *challenge : session.challenges(act.id)) {
        if (challenge->truth && challenge->kind == ChallengeContent::Kind::Number)
            addAnswer(answers, challenge->id, *challenge->truth, bench);
    }
    return answers;
}

/// The number stands there by itself and not inside another one.
bool says(const QString &text, const Answer &answer)
{
    if (text.contains(answer.whole) && answer.whole != answer.number)
        return true;
    const QRegularExpression alone(QStringLiteral("(?<![\\p{Nd}])(?<![\\p{Nd}][.,٫٬'])%1(?![\\p{Nd}])"
                                                  "(?![.,٫٬'][\\p{Nd}])")
                                       .arg(QRegularExpression::escape(answer.number)));
    return alone.match(text).hasMatch();
}

/// What the question itself offers: its options stand there to be chosen from.
QStringList offered(const ActContent &act)
{
    QStringList texts;
    for (const QuestionContent &question : act.predictions) {
        for (const OptionContent &option : question.options)
            texts.append(plainText(contentText(option.text)));
    }
    return texts;
}

} // namespace

class NothingGivenAwayTest : public QObject
{
    Q_OBJECT
private slots:
    void beforeThePrediction_data();
    void beforeThePrediction();
    void whereExploreOpens_data();
    void whereExploreOpens();
    void theSearchFindsWhatIsShown();

private:
    static void everyAct();
    static void openAct(LabFixture &fixture, const QString &lab, const QString &act, const QString &track);
    static void commitAll(LabFixture &fixture);
    static QStringList givenAway(LabFixture &fixture);
};

void NothingGivenAwayTest::everyAct()
{
    QTest::addColumn<QString>("lab");
    QTest::addColumn<QString>("act");
    QTest::addColumn<QString>("track");
    for (const LabContent &lab : loadLabs().labs) {
        for (const ActContent &act : lab.acts) {
            const bool differs = std::any_of(act.panels.begin(), act.panels.end(),
                                             [](const auto &panel) { return !panel.tracks.isEmpty(); });
            const QStringList tracks = differs ? lab.tracks() : QStringList{lab.defaultTrack};
            for (const QString &track : tracks)
                QTest::addRow("%s %s %s", qPrintable(lab.id), qPrintable(act.id), qPrintable(track))
                    << lab.id << act.id << track;
        }
    }
}

void NothingGivenAwayTest::commitAll(LabFixture &fixture)
{
    const LabSession &session = fixture.lab().session();
    for (const QuestionContent *asked : session.predictions(session.place().act)) {
        const QuestionContent &question = *asked;
        const auto wrong =
            std::find_if(question.options.begin(), question.options.end(),
                         [&](const OptionContent &option) { return option.id != question.correct; });
        if (question.kind == QuestionContent::Kind::Numeric)
            fixture.lab().wizard().commitNumber(question.id, *question.minimum);
        else
            fixture.lab().wizard().commitPrediction(question.id, wrong->id);
    }
}

/// Up to the brief of an act. What is passed over on the way is passed over as a learner can.
void NothingGivenAwayTest::openAct(LabFixture &fixture, const QString &lab, const QString &act,
                                   const QString &track)
{
    fixture.open();
    if (fixture.lab().session().content().id != lab)
        fixture.lab().openLab(lab);
    settle();
    if (!track.isEmpty())
        fixture.lab().settings().setTrack(track);
    WizardController &wizard = fixture.lab().wizard();
    while (fixture.lab().session().place().act != act) {
        const ActContent &here = fixture.lab().session().currentAct();
        if (fixture.lab().session().place().step == Step::Predict)
            commitAll(fixture);
        if (fixture.lab().session().place().step == Step::Explore)
            wizard.skipDiscoveries();
        if (fixture.lab().session().place().step == Step::Reflect) {
            for (const QuestionContent &question : here.reflections)
                wizard.answerReflection(question.id, question.correct);
        }
        wizard.next();
    }
    settle();
}

QStringList NothingGivenAwayTest::givenAway(LabFixture &fixture)
{
    static const QRegularExpression placeOfAFigure(QStringLiteral("\\{[a-z][a-z0-9_.]*(\\|[^{}]*)?\\}"));
    QStringList told;
    Application &lab = fixture.lab();
    const ActContent &act = lab.session().currentAct();
    for (const QString &language : languages()) {
        lab.settings().setLanguage(language);
        settle();
        const std::vector<Answer> answers = answersOf(lab.session(), act, lab.bench());
        const QStringList options = offered(act);
        for (RenderedText &rendered : renderedTexts(lab.window())) {
            if (placeOfAFigure.match(rendered.text).hasMatch())
                told.append(QStringLiteral("not filled in, in %1: %2 “%3”")
                                .arg(language, rendered.where, rendered.text.left(160)));
            for (const QString &option : options)
                rendered.text.remove(option);
            for (const Answer &answer : answers) {
                if (says(rendered.text, answer))
                    told.append(QStringLiteral("%1 (%2) in %3: %4 “%5”")
                                    .arg(answer.question, answer.number, language, rendered.where,
                                         rendered.text.left(160)));
            }
        }
    }
    lab.settings().setLanguage(QStringLiteral("en"));
    settle();
    return told;
}

void NothingGivenAwayTest::beforeThePrediction_data()
{
    everyAct();
}

void NothingGivenAwayTest::beforeThePrediction()
{
    QFETCH(QString, lab);
    QFETCH(QString, act);
    QFETCH(QString, track);
    LabFixture fixture;
    openAct(fixture, lab, act, track);
    QStringList told = givenAway(fixture);
    fixture.lab().wizard().next();
    settle();
    QCOMPARE(fixture.lab().session().place().step, Step::Predict);
    told += givenAway(fixture);
    QVERIFY2(told.isEmpty(), qPrintable(told.mid(0, 12).join(QLatin1Char('\n'))));
}

void NothingGivenAwayTest::whereExploreOpens_data()
{
    everyAct();
}

void NothingGivenAwayTest::whereExploreOpens()
{
    QFETCH(QString, lab);
    QFETCH(QString, act);
    QFETCH(QString, track);
    LabFixture fixture;
    openAct(fixture, lab, act, track);
    fixture.lab().wizard().next();
    commitAll(fixture);
    fixture.lab().wizard().next();
    settle();
    QCOMPARE(fixture.lab().session().place(), (Place{act, Step::Explore}));
    const LabSession &session = fixture.lab().session();
    for (const DiscoveryContent *discovery : session.discoveries(act))
        QVERIFY2(!session.discovered(act, discovery->id), qPrintable(discovery->id));
    for (const PanelContent *panel : session.panels(act))
        QVERIFY(!session.hasRun(act, panel->id));
    const QStringList told = givenAway(fixture);
    QVERIFY2(told.isEmpty(), qPrintable(told.mid(0, 12).join(QLatin1Char('\n'))));
}

/// Else the tests above would pass on a window that they can't read.
void NothingGivenAwayTest::theSearchFindsWhatIsShown()
{
    LabFixture fixture;
    openAct(fixture, QStringLiteral("lab07"), QStringLiteral("act1"), QStringLiteral("cloud"));
    fixture.lab().wizard().next();
    commitAll(fixture);
    fixture.lab().wizard().next();
    fixture.lab().wizard().setInput({{}, QStringLiteral("workload")}, QStringLiteral("kws"));
    settle();
    const QStringList told = givenAway(fixture);
    for (const QString &language : languages())
        QVERIFY2(!told.filter(QStringLiteral(" in %1: ").arg(language)).isEmpty(), qPrintable(language));
}

RP_TEST(NothingGivenAwayTest)

} // namespace test_nothing_given_away
#include "test_nothing_given_away.moc"
