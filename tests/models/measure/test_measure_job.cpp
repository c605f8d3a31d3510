// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Measuring beside the window, by a stand-in for what measures: what is told, when, and how it ends.
#include "models/instruments/contract/result_table.h"
#include "models/measure_text/this_computer.h"
#include "models/text/format.h"
#include "tests/models/measure/stand_in.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <atomic>
#include <chrono>
#include <cmath>
#include <new>
#include <span>
#include <thread>
#include <utility>
#include <vector>

namespace test_measure_job {

using namespace rp;
using measure::Measurement;
using measure::Step;
using measure::Watch;
using Steps = std::span<const Step>;

class MeasureJobTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }
    void tellsReadingsAndTheWholeInItsOwnThread();
    void drawsLittleOfMany();
    void cancelEndsItAndTellsNothingElse();
    void whatFailsIsTold();
    void endsWithItsOwner();
    void rowsFillWhileItIsMeasured();
    void aCancelledOneLeavesTheOneBefore();
    void theSentenceHasTheFigures();
    void anotherTopicCancelsTheFirst();
    void conditionsAreToldOneByOne();
    void readingsOfTheRoofAreThoseOfTheWhole();
};

void MeasureJobTest::tellsReadingsAndTheWholeInItsOwnThread()
{
    std::vector<Step> asked;
    MeasureJob job([&asked](Steps steps, const Watch &watch) {
        asked.assign(steps.begin(), steps.end());
        test::tell(watch, Step::HandOver, "serial_us", 20'000.0, test::spreadAt(20'000.0));
        watch.progressed(0.5, Step::HandOver);
        test::tell(watch, Step::HandOver, "batch_us", 5'000.0, test::spreadAt(5'000.0));
        return test::handOverMeasured();
    });
    QStringList told;
    bool isHere = true;
    const auto note = [&](const QString &what) {
        isHere = isHere && QThread::currentThread() == job.thread();
        told.append(what);
    };
    connect(&job, &MeasureJob::read, this, [&](const MeasureReading &reading) {
        note(QString::fromStdString(reading.figure) + QString::number(reading.value));
    });
    connect(&job, &MeasureJob::progressed, this, [&](double part) { note(QString::number(part)); });
    connect(&job, &MeasureJob::measured, this, [&](const Measurement &measurement) {
        note(QString::number(measurement.hand_over->queue_us.median));
    });
    job.start({Step::HandOver});
    QVERIFY(job.isRunning());
    QTRY_VERIFY(!job.isRunning());
    QCOMPARE(told, QStringList({QStringLiteral("serial_us20000"), QStringLiteral("0.5"),
                                QStringLiteral("batch_us5000"), QStringLiteral("8000")}));
    QVERIFY(isHere);
    QCOMPARE(asked, std::vector{Step::HandOver});
}

/// Each drawing takes a processor from what is measured; a point of the chain is told once, and never lost.
void MeasureJobTest::drawsLittleOfMany()
{
    MeasureJob job([](Steps, const Watch &watch) {
        for (int i = 0; i < 10'000; ++i)
            test::tell(watch, Step::Passes, "eager_us", i, test::spreadAt(i));
        for (int i = 0; i < 10'000; ++i)
            watch.progressed(i / 10'000.0, Step::Passes);
        for (int i = 0; i < 12; ++i)
            test::tell(watch, Step::Chain, "chain_tflops", 1.0, test::spreadAt(1.0), i + 1.0);
        return Measurement();
    });
    int passes = 0;
    int points = 0;
    int parts = 0;
    connect(&job, &MeasureJob::read, this,
            [&](const MeasureReading &reading) { ++(reading.step == Step::Chain ? points : passes); });
    connect(&job, &MeasureJob::progressed, this, [&parts] { ++parts; });
    job.start({Step::Passes});
    QTRY_VERIFY(!job.isRunning());
    QVERIFY(passes >= 1);
    QVERIFY2(passes < 1'000, qPrintable(QString::number(passes)));
    QVERIFY2(parts > 10 && parts <= 50, qPrintable(QString::number(parts)));
    QCOMPARE(points, 12);
}

void MeasureJobTest::cancelEndsItAndTellsNothingElse()
{
    std::atomic<bool> hasBegun = false;
    std::atomic<bool> hasEnded = false;
    MeasureJob job([&](Steps, const Watch &watch) {
        hasBegun = true;
        Measurement made = test::endless(watch);
        hasEnded = true;
        return made;
    });
    const QSignalSpy cancelled(&job, &MeasureJob::cancelled);
    int others = 0;
    connect(&job, &MeasureJob::measured, this, [&others] { ++others; });
    connect(&job, &MeasureJob::failed, this, [&others] { ++others; });
    job.start({Step::Bandwidth});
    QTRY_VERIFY(hasBegun.load());
    job.cancel();
    QVERIFY(hasEnded.load());
    QVERIFY(!job.isRunning());
    QCOMPARE(cancelled.count(), 1);
    QCoreApplication::processEvents();
    QCOMPARE(others, 0);
}

void MeasureJobTest::whatFailsIsTold()
{
    MeasureJob job([](Steps, const Watch &) -> Measurement { throw std::bad_alloc(); });
    const QSignalSpy failed(&job, &MeasureJob::failed);
    job.start({Step::Bandwidth});
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(failed.front().front().toString().contains(QStringLiteral("memory")));
}

void MeasureJobTest::endsWithItsOwner()
{
    std::atomic<bool> hasBegun = false;
    std::atomic<bool> hasEnded = false;
    {
        ThisComputer computer([&](Steps, const Watch &watch) {
            hasBegun = true;
            Measurement made = test::endless(watch);
            hasEnded = true;
            return made;
        });
        computer.measure(MeasureTopic::Roof);
        QTRY_VERIFY(hasBegun.load());
    }
    QVERIFY(hasEnded.load());
}

void MeasureJobTest::rowsFillWhileItIsMeasured()
{
    std::atomic<bool> mayEnd = false;
    ThisComputer computer([&mayEnd](Steps, const Watch &watch) {
        test::tell(watch, Step::HandOver, "serial_us", 25'000.0, test::spreadAt(25'000.0));
        while (!mayEnd)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return test::handOverMeasured();
    });
    const ResultTable &table = *computer.table(MeasureTopic::HandOver);
    const auto value = [&table](const char *row, const char *column) {
        return table.value(QString::fromLatin1(row), QString::fromLatin1(column));
    };
    QCOMPARE(table.rowCount(), 3);
    QVERIFY(std::isnan(value("serial", "total_us")));
    computer.measure(MeasureTopic::HandOver);
    QTRY_COMPARE(value("serial", "total_us"), 25'000.0);
    QCOMPARE(value("serial", "work_us"), 5'000.0);
    QCOMPARE(value("serial", "rest_us"), 20'000.0);
    QVERIFY(std::isnan(value("batch", "total_us")));
    QVERIFY(computer.conclusion(MeasureTopic::HandOver).isEmpty());
    mayEnd = true;
    QTRY_VERIFY(computer.isMeasured(MeasureTopic::HandOver));
    QCOMPARE(value("serial", "total_us"), 20'000.0);
    QCOMPARE(value("serial", "spread"), 0.02);
    QCOMPARE(value("batch", "rest_us"), 0.0);
}

void MeasureJobTest::aCancelledOneLeavesTheOneBefore()
{
    bool isFirst = true;
    ThisComputer computer([&isFirst](Steps, const Watch &watch) {
        return std::exchange(isFirst, false) ? test::handOverMeasured() : test::endless(watch);
    });
    computer.measure(MeasureTopic::HandOver);
    QTRY_VERIFY(computer.isMeasured(MeasureTopic::HandOver));
    const QString said = computer.conclusion(MeasureTopic::HandOver);
    QVERIFY(!said.isEmpty());
    computer.measure(MeasureTopic::HandOver);
    QVERIFY(computer.conclusion(MeasureTopic::HandOver).isEmpty());
    computer.cancel();
    QCOMPARE(computer.conclusion(MeasureTopic::HandOver), said);
    QCOMPARE(
        computer.table(MeasureTopic::HandOver)->value(QStringLiteral("queue"), QStringLiteral("total_us")),
        8'000.0);
}

void MeasureJobTest::theSentenceHasTheFigures()
{
    ThisComputer computer([](Steps steps, const Watch &) {
        return steps.front() == Step::HandOver ? test::handOverMeasured() : test::roofMeasured();
    });
    const auto measured = [&computer](MeasureTopic topic) {
        computer.measure(topic);
        [&] { QTRY_VERIFY(computer.isMeasured(topic)); }();
        return computer.conclusion(topic);
    };
    const Format format;
    const QString handedOver = measured(MeasureTopic::HandOver);
    for (const QString &figure :
         {format.count(1'000.0), format.duration_us(5.0), format.duration_us(20'000.0),
          format.percent(0.25, 0), format.duration_us(8'000.0), format.duration_us(5'000.0)})
        QVERIFY2(handedOver.contains(figure), qPrintable(handedOver + u' ' + figure));
    const QString roof = measured(MeasureTopic::Roof);
    for (const QString &figure : {format.flopPerSecond(1e11), format.bytes(1e10), format.flopPerByte(10.0)})
        QVERIFY2(roof.contains(figure), qPrintable(roof + u' ' + figure));
}

void MeasureJobTest::anotherTopicCancelsTheFirst()
{
    ThisComputer computer([](Steps steps, const Watch &watch) {
        return steps.front() == Step::Passes ? test::endless(watch) : test::handOverMeasured();
    });
    std::vector<std::pair<MeasureTopic, ThisComputer::Ending>> endings;
    connect(
        &computer, &ThisComputer::ended, this,
        [&endings](MeasureTopic topic, ThisComputer::Ending ending) { endings.emplace_back(topic, ending); });
    computer.measure(MeasureTopic::Passes);
    computer.measure(MeasureTopic::HandOver);
    QTRY_COMPARE(endings.size(), std::size_t(2));
    QCOMPARE(endings[0], std::pair(MeasureTopic::Passes, ThisComputer::Ending::Cancelled));
    QCOMPARE(endings[1], std::pair(MeasureTopic::HandOver, ThisComputer::Ending::Measured));
}

void MeasureJobTest::conditionsAreToldOneByOne()
{
    Measurement next = test::handOverMeasured();
    ThisComputer computer([&next](Steps, const Watch &) { return next; });
    const auto conditions = [&computer] {
        const QSignalSpy ended(&computer, &ThisComputer::ended);
        computer.measure(MeasureTopic::HandOver);
        [&] { QTRY_COMPARE(ended.count(), 1); }();
        return computer.conditions(MeasureTopic::HandOver);
    };
    QCOMPARE(conditions(), QStringList());
    next.machine.isVirtual = true;
    next.machine.isOnBattery = true;
    next.hand_over->queue_us = test::spreadAt(8'000.0, 0.4);
    const QStringList told = conditions();
    QCOMPARE(told.size(), 3);
    QVERIFY2(told[0].contains(Format().percent(0.4, 0)), qPrintable(told[0]));
    QVERIFY2(told[1].contains(QStringLiteral("virtual")), qPrintable(told[1]));
    QVERIFY2(told[2].contains(QStringLiteral("battery")), qPrintable(told[2]));
}

/// A reading tells a rate, the whole measurement work and time.
void MeasureJobTest::readingsOfTheRoofAreThoseOfTheWhole()
{
    const Measurement whole = test::roofMeasured();
    Measurement read;
    const auto add = [&read](Step step, const char *figure, double value, const measure::Timed &timed,
                             double at = 0.0) {
        addReading(read, {step, figure, at, value, timed.us});
    };
    add(Step::Bandwidth, "copy_gb_s", whole.bandwidth->copy.gb_s(), whole.bandwidth->copy);
    add(Step::Peak, "fp32_tflops", whole.peak->fp32.tflops(), whole.peak->fp32);
    for (const measure::ChainPoint &point : whole.chain)
        add(Step::Chain, "chain_tflops", point.timed.tflops(), point.timed, point.flop_per_byte());
    QCOMPARE(read.bandwidth->copy.gb_s(), whole.bandwidth->copy.gb_s());
    QCOMPARE(read.peak->fp32.tflops(), whole.peak->fp32.tflops());
    QCOMPARE(read.chain.size(), whole.chain.size());
    for (std::size_t i = 0; i < read.chain.size(); ++i) {
        QCOMPARE(read.chain[i].flop_per_byte(), whole.chain[i].flop_per_byte());
        QCOMPARE(read.chain[i].timed.tflops(), whole.chain[i].timed.tflops());
        QCOMPARE(read.chain[i].fma, whole.chain[i].fma);
    }
}

RP_GUILESS_TEST(MeasureJobTest)

} // namespace test_measure_job
#include "test_measure_job.moc"
