// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/calibration.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <cmath>

namespace test_review_calibration {

using namespace rp;

namespace {

using Answers = std::vector<Judged>;

void add(Answers &answers, int confidence, int right, int wrong)
{
    for (int i = 0; i < right; ++i)
        answers.push_back({confidence, true});
    for (int i = 0; i < wrong; ++i)
        answers.push_back({confidence, false});
}

bool isNear(double value, double wanted, double tolerance = 1e-9)
{
    return std::abs(value - wanted) <= tolerance;
}

} // namespace

class ReviewCalibrationTest : public QObject
{
    Q_OBJECT
private slots:
    void brierByHand();
    void wilsonByHand();
    void verdicts_data();
    void verdicts();
};

void ReviewCalibrationTest::brierByHand()
{
    QVERIFY(!brierScore({}));
    QVERIFY(isNear(*brierScore(Answers{{5, true}}), 0.01));
    QVERIFY(isNear(*brierScore(Answers{{5, false}}), 0.81));
    QVERIFY(isNear(*brierScore(Answers{{3, true}, {3, false}, {3, false}}), 0.25));
    // (0.1 - 0)² + (0.3 - 1)² + (0.7 - 1)² + (0.9 - 1)² = 0.01 + 0.49 + 0.09 + 0.01
    QVERIFY(isNear(*brierScore(Answers{{1, false}, {2, true}, {4, true}, {5, true}}), 0.15));
}

void ReviewCalibrationTest::wilsonByHand()
{
    Answers answers;
    add(answers, 4, 3, 1);
    add(answers, 5, 4, 0);
    const Calibration calibration = calibrationOf(answers);
    // z = 1.28155, z² = 1.64237: centre (0.75 + 0.20530) / 1.41059, half 0.90852 √(0.046875 + 0.025662)
    const CalibrationLevel &four = calibration.levels.at(3);
    QCOMPARE(four.answers, 4);
    QCOMPARE(four.right, 3);
    QVERIFY(isNear(four.low, 0.43254, 1e-4));
    QVERIFY(isNear(four.high, 0.92191, 1e-4));
    // All right: the upper end is 1, the lower 4 / (4 + z²).
    const CalibrationLevel &five = calibration.levels.at(4);
    QVERIFY(isNear(five.low, 4.0 / 5.64237, 1e-5));
    QVERIFY(isNear(five.high, 1.0));
    QVERIFY(std::isnan(calibration.levels.at(0).share));
    QVERIFY(!calibration.levels.at(0).isShown);
}

void ReviewCalibrationTest::verdicts_data()
{
    QTest::addColumn<int>("confidence");
    QTest::addColumn<int>("right");
    QTest::addColumn<int>("wrong");
    QTest::addColumn<int>("verdict");
    QTest::newRow("too few") << 5 << 0 << 4 << int(Confidence::Unknown);
    QTest::newRow("sure and wrong") << 5 << 2 << 8 << int(Confidence::Over);
    QTest::newRow("sure and right") << 5 << 9 << 1 << int(Confidence::Fitting);
    QTest::newRow("sure, once more wrong") << 5 << 8 << 2 << int(Confidence::Fitting);
    QTest::newRow("guessed and right") << 1 << 6 << 4 << int(Confidence::Under);
    QTest::newRow("guessed and wrong") << 1 << 1 << 9 << int(Confidence::Fitting);
    QTest::newRow("half") << 3 << 5 << 5 << int(Confidence::Fitting);
}

void ReviewCalibrationTest::verdicts()
{
    QFETCH(int, confidence);
    QFETCH(int, right);
    QFETCH(int, wrong);
    QFETCH(int, verdict);
    Answers answers;
    add(answers, confidence, right, wrong);
    const Calibration calibration = calibrationOf(answers);
    QCOMPARE(int(calibration.verdict), verdict);
    QCOMPARE(calibration.right, right);
    QVERIFY(isNear(calibration.meanConfidence, probabilityOf(confidence)));
    QVERIFY(isNear(calibration.shareRight, double(right) / (right + wrong)));
}

RP_TEST(ReviewCalibrationTest)

} // namespace test_review_calibration
#include "test_review_calibration.moc"
