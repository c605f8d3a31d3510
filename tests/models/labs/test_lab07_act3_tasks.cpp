// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every proposal of act 3 of lab 07 is judged as the reference judges it.
#include "models/content/option_order.h"
#include "models/instruments/contract/instrument.h"
#include "tests/models/labs/act_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>
#include <array>

namespace test_lab07_act3_tasks {

using namespace rp;

namespace {

constexpr std::array<const char *, 4> everyTrack = {"cloud", "edge", "mobile", "tiny"};
constexpr std::array<const char *, 5> everyProposal = {"where", "cond", "symbolic", "hoist", "custom_op"};

/// The vector of the reference for a surgery on a track; its list has two for each option, in this order.
QByteArray verdictVector(const QString &track, const QString &surgery)
{
    constexpr std::array<const char *, 7> options = {"none_skip", "none_break", "where",    "cond",
                                                     "symbolic",  "hoist",      "custom_op"};
    const auto place = [](const auto &list, const QString &key) {
        return int(std::find_if(list.begin(), list.end(),
                                [&key](const char *entry) { return key == QLatin1String(entry); }) -
                   list.begin());
    };
    const int number = 14 * place(everyTrack, track) + 2 * place(options, surgery) + 2;
    return QStringLiteral("E-%1").arg(number, 3, 10, QLatin1Char('0')).toLatin1();
}

} // namespace

class Lab07Act3TasksTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { m_fixture.load("lab07", "act3"); }
    void proposalsAreJudged_data();
    void proposalsAreJudged();

private:
    bool judge(const Truth &truth, const QVariantMap &more) const
    {
        QVariantMap inputs = truth.inputs;
        inputs.insert(more);
        return m_fixture.bench().figureFor(inputs, truth.figure) >= 1.0;
    }

    ActFixture m_fixture;
};

void Lab07Act3TasksTest::proposalsAreJudged_data()
{
    QTest::addColumn<QString>("track");
    QTest::addColumn<QString>("baseline");
    QTest::addColumn<QString>("field");
    for (const char *track : everyTrack) {
        QTest::addRow("%s skip", track)
            << QString::fromLatin1(track) << QStringLiteral("skip") << QStringLiteral("x2_skip");
        QTest::addRow("%s break", track)
            << QString::fromLatin1(track) << QStringLiteral("break") << QStringLiteral("x2_break");
    }
}

void Lab07Act3TasksTest::proposalsAreJudged()
{
    QFETCH(QString, track);
    QFETCH(QString, baseline);
    QFETCH(QString, field);
    const ChallengeContent &challenge =
        m_fixture.challenge(QStringLiteral("stakeholder_%1_%2").arg(baseline, track));
    QCOMPARE(challenge.kind, ChallengeContent::Kind::Proposal);
    QCOMPARE(challenge.tracks, QStringList{track});
    QVERIFY(challenge.truth && challenge.none);

    bool anyDoes = false;
    for (const char *surgery : everyProposal) {
        const QString key = QString::fromLatin1(surgery);
        const bool expected =
            m_fixture.vector(verdictVector(track, key).constData(), field.toLatin1().constData()) == 1.0;
        QVERIFY2(judge(*challenge.truth, {{QStringLiteral("surgery"), key}}) == expected, surgery);
        anyDoes = anyDoes || expected;
    }
    QCOMPARE(judge(*challenge.none, {}), !anyDoes);
    QCOMPARE(challenge.solved.startsWith(QStringLiteral("None does")), !anyDoes);

    // What can be proposed is every surgery and that none does; leaving the break is no proposal.
    QStringList offered;
    for (const InputChoice &choice : proposalChoices(challenge, m_fixture.bench()))
        offered.append(choice.key);
    QStringList expected;
    for (const char *surgery : everyProposal)
        expected.append(QString::fromLatin1(surgery));
    expected.append(noneProposed);
    QCOMPARE(offered, expected);
}

RP_TEST(Lab07Act3TasksTest)

} // namespace test_lab07_act3_tasks
#include "test_lab07_act3_tasks.moc"
