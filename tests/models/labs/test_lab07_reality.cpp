// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the Reality check says of its traces is read from them.
#include "tests/models/labs/act_fixture.h"
#include "tests/support/test_main.h"

#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <cmath>

namespace test_lab07_reality {

using namespace rp;

class Lab07RealityTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { m_fixture.load("lab07", "reality"); }
    void theRightAnswerIsTheMeasuredOne();
    void nothingMeasuredIsTyped();
    void factsAreFilledIn();
    void theModelIsSetToTheTrace();
    void claimsAreMeasured();

private:
    /// Everything a learner reads in the act but what is claimed elsewhere.
    std::vector<QString> texts() const;

    ActFixture m_fixture;
};

std::vector<QString> Lab07RealityTest::texts() const
{
    std::vector<QString> all = m_fixture.liveTexts();
    const std::vector<QString> &brief = m_fixture.act().brief.paragraphs;
    all.insert(all.end(), brief.begin(), brief.end());
    for (const QuestionContent *question : m_fixture.questions()) {
        all.push_back(question->prompt);
        all.insert(all.end(), question->given.begin(), question->given.end());
        for (const OptionContent &option : question->options)
            all.push_back(option.feedback);
    }
    return all;
}

void Lab07RealityTest::theRightAnswerIsTheMeasuredOne()
{
    QCOMPARE(m_fixture.act().predictions.size(), size_t(3));
    for (const QuestionContent &question : m_fixture.act().predictions) {
        const double measured = m_fixture.bench().figureFor(question.truth->inputs, question.truth->figure);
        const double right = *findOption(question, question.correct)->value;
        QVERIFY2(std::abs(measured - right) < 0.005, qPrintable(question.id)); // half a point
        for (const OptionContent &option : question.options)
            QVERIFY2(std::abs(measured - right) <= std::abs(measured - *option.value), qPrintable(option.id));
    }
}

void Lab07RealityTest::nothingMeasuredIsTyped()
{
    // The launch cost that Act 1 gives is no measurement.
    static const QRegularExpression known(QStringLiteral("10 µs"));
    static const QRegularExpression figure(QStringLiteral(R"(\{[^}]*\})"));
    static const QRegularExpression measured(QStringLiteral(R"(\d ?(µs|ms|kernels|operations|launches)\b)"));
    for (QString text : texts()) {
        text.remove(figure).remove(known);
        QVERIFY2(!text.contains(measured), qPrintable(text));
    }
}

void Lab07RealityTest::factsAreFilledIn()
{
    QString all;
    for (const QuestionContent &question : m_fixture.act().predictions) {
        for (const QString &fact : question.given)
            all += m_fixture.shown(fact) + QLatin1Char('\n');
    }
    QVERIFY2(!all.contains(QLatin1Char('{')), qPrintable(all));
    for (const char *fact : {"60 kernels", "4.64 µs"})
        QVERIFY2(all.contains(QString::fromUtf8(fact)), qPrintable(all));
}

void Lab07RealityTest::theModelIsSetToTheTrace()
{
    const auto &found = m_fixture.act().discoveries;
    const auto model = std::find_if(found.begin(), found.end(), [](const DiscoveryContent &discovery) {
        return discovery.id == QLatin1String("model_set");
    });
    QVERIFY(model != found.end());
    const NamedValues &needs = model->needs.front();
    const auto count = std::find_if(needs.begin(), needs.end(), [](const NamedValue &wanted) {
        return wanted.name == InputRef{QStringLiteral("tax"), QStringLiteral("kernel_count")};
    });
    QVERIFY(count != needs.end());
    QCOMPARE(
        count->value.toDouble(),
        m_fixture.figure("trace.kernels", {{QStringLiteral("trace"), QStringLiteral("h100_bert_small")}}));
}

void Lab07RealityTest::claimsAreMeasured()
{
    QVERIFY(std::abs(m_fixture.model(QStringLiteral("bert_trace")) - 0.079) < 5e-4);
    QVERIFY(std::abs(m_fixture.model(QStringLiteral("qwen_trace")) - 0.97) < 5e-3);
}

RP_TEST(Lab07RealityTest)

} // namespace test_lab07_reality
#include "test_lab07_reality.moc"
