// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/fsrs.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <cmath>

namespace test_review_fsrs {

using namespace rp;
using fsrs::Grade;
using fsrs::Memory;

namespace {

constexpr std::array grades{Grade::Again, Grade::Hard, Grade::Good, Grade::Easy};

bool isNear(double value, double wanted, double tolerance = 1e-5)
{
    return std::abs(value - wanted) <= tolerance * std::max(1.0, std::abs(wanted));
}

/// Elapsed days at which a memory is recalled with that probability.
double elapsedFor(double recall, double stability_days)
{
    return fsrs::interval_days(stability_days, recall);
}

} // namespace

/// Published values are those that the implementations of open-spaced-repetition hold themselves against for
/// FSRS-6 with the default weights (fsrs-rs 5.2, py-fsrs 6).
class ReviewFsrsTest : public QObject
{
    Q_OBJECT
private slots:
    void publishedWeights();
    void publishedForgetting();
    void publishedStability();
    void publishedSequences_data();
    void publishedSequences();
    void publishedHistory();
    void publishedIntervals();
};

void ReviewFsrsTest::publishedWeights()
{
    QCOMPARE(fsrs::defaultWeights.size(), std::size_t(21));
    QCOMPARE(fsrs::defaultWeights.front(), 0.212);
    QCOMPARE(fsrs::defaultWeights.back(), 0.1542);
    double sum = 0.0;
    for (const double weight : fsrs::defaultWeights)
        sum += weight;
    QVERIFY(isNear(sum, 31.9932, 1e-9)); // a slip in any of them
}

void ReviewFsrsTest::publishedForgetting()
{
    constexpr std::array elapsed{0.0, 1.0, 2.0, 3.0, 4.0, 5.0};
    constexpr std::array stability{1.0, 2.0, 3.0, 4.0, 4.0, 2.0};
    constexpr std::array recall{1.0, 0.9403443, 0.9253786, 0.9185229, 0.9, 0.8261359};
    for (std::size_t i = 0; i < recall.size(); ++i)
        QVERIFY(isNear(fsrs::retrievability(elapsed.at(i), stability.at(i)), recall.at(i)));
}

void ReviewFsrsTest::publishedStability()
{
    // Stability 5; difficulty 1 to 4, recall 0.9 to 0.6.
    constexpr std::array recall{0.9, 0.8, 0.7, 0.6};
    constexpr std::array recalled{25.602541, 28.226582, 58.656002, 127.226685};
    constexpr std::array forgotten{1.0525396, 1.1894329, 1.3680838, 1.584989};
    for (std::size_t i = 0; i < recall.size(); ++i) {
        const Memory memory{5.0, double(i) + 1.0};
        const double elapsed_days = elapsedFor(recall.at(i), 5.0);
        QVERIFY(isNear(fsrs::next(memory, elapsed_days, Grade::Again).stability_days, forgotten.at(i)));
        // The first of them was published for a recall that is neither Hard nor Easy.
        const Grade grade = i == 0 ? Grade::Good : grades.at(i);
        QVERIFY(isNear(fsrs::next(memory, elapsed_days, grade).stability_days, recalled.at(i)));
    }
}

void ReviewFsrsTest::publishedSequences_data()
{
    QTest::addColumn<int>("grade");
    QTest::addColumn<double>("elapsed_days");
    QTest::addColumn<double>("stability_days");
    QTest::addColumn<double>("difficulty");
    QTest::newRow("again twice, a day") << 1 << 1.0 << 0.10088589 << 8.806304;
    QTest::newRow("hard twice, a day") << 2 << 1.0 << 3.2494123 << 6.7404594;
    QTest::newRow("good twice, a day") << 3 << 1.0 << 7.3153 << 2.1112142;
    QTest::newRow("easy twice, a day") << 4 << 1.0 << 18.014914 << 1.0;
    QTest::newRow("again twice, two days") << 1 << 2.0 << 0.112798266 << 8.806304;
    QTest::newRow("hard twice, two days") << 2 << 2.0 << 4.4694576 << 6.7404594;
}

void ReviewFsrsTest::publishedSequences()
{
    QFETCH(int, grade);
    QFETCH(double, elapsed_days);
    QFETCH(double, stability_days);
    QFETCH(double, difficulty);
    const Memory first = fsrs::next(std::nullopt, 0.0, Grade(grade));
    const Memory second = fsrs::next(first, elapsed_days, Grade(grade));
    QVERIFY(isNear(second.stability_days, stability_days));
    QVERIFY(isNear(second.difficulty, difficulty));
}

/// A card answered Again, then Good at once and after 1, 3, 8 and 21 days.
void ReviewFsrsTest::publishedHistory()
{
    Memory memory = fsrs::next(std::nullopt, 0.0, Grade::Again);
    for (const double elapsed_days : {0.0, 1.0, 3.0, 8.0, 21.0})
        memory = fsrs::next(memory, elapsed_days, Grade::Good);
    QVERIFY(isNear(memory.stability_days, 53.62691, 1e-6));
    QVERIFY(isNear(memory.difficulty, 6.3574867, 1e-6));
}

/// Six times Good, forgotten twice, five times Good; each on the day it was due, those of 0 days minutes
/// later.
void ReviewFsrsTest::publishedIntervals()
{
    constexpr std::array<int, 13> published{0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21};
    std::optional<Memory> memory;
    for (std::size_t i = 0; i < published.size(); ++i) {
        const Grade grade = i == 6 || i == 7 ? Grade::Again : Grade::Good;
        memory = fsrs::next(memory, i == 0 ? 0.0 : double(published.at(i - 1)), grade);
        if (published.at(i) > 0)
            QCOMPARE(int(std::round(fsrs::interval_days(memory->stability_days, 0.9))), published.at(i));
    }
}

RP_TEST(ReviewFsrsTest)

} // namespace test_review_fsrs
#include "test_review_fsrs.moc"
