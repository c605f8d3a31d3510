// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Options come in an order of the learner's own, and no place tells the right one: measured over all
// questions of all labs and of the review. Their length is measured in the files, by tests/checks/.
#include "models/check/lab_loader.h"
#include "models/check/review_loader.h"
#include "models/content/option_order.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "models/session/ledger_document.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>
#include <functional>

namespace test_option_order {

using namespace rp;

namespace {

/// Shares of right answers beyond chance that are taken for accident.
constexpr double accident = 0.10;
constexpr int learners = 60;

struct Asked
{
    QString name;
    QuestionContent question;
};

void collect(std::vector<Asked> &all, const LabContent &lab)
{
    for (const ActContent &act : lab.acts) {
        const auto add = [&](const QuestionContent &question) {
            if (question.kind == QuestionContent::Kind::SingleChoice)
                all.push_back(
                    {lab.id + QLatin1Char('/') + act.id + QLatin1Char('/') + question.id, question});
        };
        std::for_each(act.predictions.begin(), act.predictions.end(), add);
        std::for_each(act.reflections.begin(), act.reflections.end(), add);
        for (const ExerciseContent &exercise : act.exercises)
            add(exercise.question);
    }
}

std::vector<Asked> everyQuestion()
{
    std::vector<Asked> all;
    for (const LabContent &lab : loadLabs().labs)
        collect(all, lab);
    const ReviewLoad review = loadEmbeddedReview();
    for (const RecallQuestion &question : review.review->questions) {
        if (question.kind != RecallQuestion::Kind::Choice)
            continue;
        QuestionContent asked;
        asked.id = question.id;
        asked.correct = question.correct;
        for (const RecallOption &option : question.options)
            asked.options.push_back({option.id, option.text, option.feedback, std::nullopt});
        all.push_back({QStringLiteral("review/") + question.id, asked});
    }
    return all;
}

bool isNumeric(const QuestionContent &question)
{
    return std::all_of(question.options.begin(), question.options.end(), [&](const OptionContent &option) {
        return option.value || option.id == question.last;
    });
}

/// How far beyond chance someone gets who always picks in the same way.
double gain(const std::vector<Asked> &all, const std::function<QString(const QuestionContent &)> &pick)
{
    double right = 0.0;
    double chance = 0.0;
    for (const Asked &asked : all) {
        right += pick(asked.question) == asked.question.correct ? 1.0 : 0.0;
        chance += 1.0 / double(asked.question.options.size());
    }
    return all.empty() ? 0.0 : (right - chance) / double(all.size());
}

} // namespace

class OptionOrderTest : public QObject
{
    Q_OBJECT
private slots:
    void eachLearnerHasAnOrder();
    void itStaysWithTheLedger();
    void numbersAndTheLastStay();
    void noPlaceTellsTheRightOne();
};

void OptionOrderTest::eachLearnerHasAnOrder()
{
    int others = 0;
    for (const Asked &asked : everyQuestion()) {
        QuestionContent one = asked.question;
        QuestionContent two = asked.question;
        orderForLearner(one, QStringLiteral("one"));
        orderForLearner(two, QStringLiteral("two"));
        QCOMPARE(one.options.size(), asked.question.options.size());
        for (const OptionContent &option : asked.question.options)
            QVERIFY(findOption(one, option.id));
        others += one.options.front().id == two.options.front().id ? 0 : 1;
    }
    QVERIFY(others > 10);
}

void OptionOrderTest::itStaysWithTheLedger()
{
    const LabContent lab = *loadLabs().lab(QStringLiteral("lab07"));
    Ledger ledger;
    const LabSession first(lab, ledger);
    Ledger again;
    again.adopt(readLedger(ledger.toJson(), QStringLiteral("ledger.json")).document);
    const LabSession second(lab, again);
    std::vector<Asked> here;
    std::vector<Asked> there;
    collect(here, first.content());
    collect(there, second.content());
    for (size_t i = 0; i < here.size(); ++i) {
        for (size_t at = 0; at < here[i].question.options.size(); ++at)
            QCOMPARE(here[i].question.options[at].id, there[i].question.options[at].id);
    }
}

void OptionOrderTest::numbersAndTheLastStay()
{
    int numeric = 0;
    int withLast = 0;
    for (const Asked &asked : everyQuestion()) {
        QuestionContent ordered = asked.question;
        orderForLearner(ordered, QStringLiteral("someone"));
        if (isNumeric(asked.question)) {
            ++numeric;
            for (size_t at = 0; at < ordered.options.size(); ++at)
                QCOMPARE(ordered.options[at].id, asked.question.options[at].id);
        } else if (!ordered.last.isEmpty()) {
            ++withLast;
            QCOMPARE(ordered.options.back().id, ordered.last);
        }
    }
    QVERIFY(numeric > 3);
    QVERIFY(withLast > 3);
}

void OptionOrderTest::noPlaceTellsTheRightOne()
{
    const std::vector<Asked> all = everyQuestion();
    for (int place = 0; place < 4; ++place) {
        double sum = 0.0;
        for (int learner = 0; learner < learners; ++learner) {
            std::vector<Asked> shown = all;
            for (Asked &asked : shown)
                orderForLearner(asked.question, QString::number(learner));
            sum += gain(shown, [place](const QuestionContent &question) {
                return size_t(place) < question.options.size() ? question.options[size_t(place)].id
                                                               : QString();
            });
        }
        const double beyond = sum / learners;
        QVERIFY2(beyond <= accident,
                 qPrintable(QStringLiteral("always picking place %1 gains %2").arg(place + 1).arg(beyond)));
    }
}

RP_TEST(OptionOrderTest)

} // namespace test_option_order
#include "test_option_order.moc"
