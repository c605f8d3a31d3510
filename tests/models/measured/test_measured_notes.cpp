// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What was measured of the catalogue's values is told where they are said to be assumed, and what is to be
// found out by comparing measurements stands where it can be found.
#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/content/lab_content.h"
#include "models/content/lab_solutions.h"
#include "models/instruments/contract/bench.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/contract/result_table.h"
#include "models/instruments/instrument_factory.h"
#include "models/instruments/workbench.h"
#include "models/measured/measured.h"
#include "models/measured/measured_twins.h"
#include "models/text/format.h"
#include "tests/models/content/catalogue_fixture.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QLocale>
#include <QSignalSpy>
#include <QString>
#include <QStringList>
#include <QTest>
#include <QVariant>
#include <QVariantMap>
#include <algorithm>
#include <memory>
#include <vector>

namespace test_measured_notes {

using namespace rp;
using namespace rp::test;

namespace {

const Measured &measured()
{
    return *builtInCatalogue().measured;
}

/// All reasons that an instrument gives as it is set.
QStringList reasonsOf(const Instrument &instrument)
{
    QStringList reasons;
    for (const InputSpec &spec : instrument.inputs())
        reasons.append(spec.assumption);
    for (const QString &figure : instrument.figureIds())
        reasons.append(instrument.figureAssumption(figure));
    for (const ResultTable *table : instrument.tables()) {
        for (int column = 0; column < table->columnCount(); ++column)
            reasons.append(table->headerData(column, Qt::Horizontal, ResultTable::AssumptionRole).toString());
    }
    reasons.removeDuplicates();
    reasons.removeAll(QString());
    return reasons;
}

QVariantList stopsOf(const InputSpec &spec)
{
    QVariantList stops;
    if (spec.kind == InputSpec::Kind::Toggle)
        return {false, true};
    for (const InputChoice &choice : spec.choices)
        stops.append(choice.key);
    for (const InputMark &mark : spec.marks)
        stops.append(mark.value);
    return stops;
}

/// The same, with each of its controls at each of its stops, one at a time.
QStringList reasonsAnywhere(const QString &id, const Catalogue &catalogue)
{
    const std::unique_ptr<Instrument> instrument = makeInstrument(id, catalogue);
    const QVariantMap first = instrument->saveInputs();
    QStringList reasons = reasonsOf(*instrument);
    for (const InputSpec &spec : instrument->inputs()) {
        for (const QVariant &stop : stopsOf(spec)) {
            if (instrument->setInput(spec.id, stop).isEmpty())
                reasons += reasonsOf(*instrument);
            instrument->restoreInputs(first);
        }
    }
    reasons.removeDuplicates();
    return reasons;
}

QStringList allReasons(const Catalogue &catalogue)
{
    QStringList all;
    for (const QString &id : instrumentIds())
        all += reasonsAnywhere(id, catalogue);
    return all;
}

QString written(const QString &field, double value)
{
    const Format format;
    if (field.endsWith(QLatin1String("_flops_s")))
        return format.flopPerSecond(value);
    if (field.endsWith(QLatin1String("_us")))
        return format.duration_us(value);
    if (field.endsWith(QLatin1String("_s")))
        return format.span_s(value);
    return value <= 1.0 ? format.percent(value) : format.count(value);
}

QString sentenceOf(const MeasuredConstant &constant)
{
    const QString low = written(constant.field, constant.range.low);
    const QString high = written(constant.field, constant.range.high);
    const QString value = low == high ? low : key("from %1 to %2").arg(low, high);
    return plain(key("Measured on %1: %2. %3").arg(measured().machine.name, value, constant.about));
}

bool isTold(const QStringList &reasons, const QString &text)
{
    return std::any_of(reasons.cbegin(), reasons.cend(),
                       [&text](const QString &reason) { return plain(reason).contains(text); });
}

/// What was measured of the launch cost of the cloud.
std::vector<MeasuredConstant> launchCosts()
{
    return measuredConstants(measured(), key("contexts"), key("launch_us"), key("cloud"));
}

QString launchReason(const Instrument &instrument)
{
    return instrument.inputSpec(key("launch_us")).assumption;
}

} // namespace

class TestMeasuredNotes : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void everyConstantIsToldWhereItsFieldIs()
    {
        const QStringList reasons = allReasons(builtInCatalogue());
        QVERIFY(!measured().constants.empty());
        for (const MeasuredConstant &constant : measured().constants)
            QVERIFY2(isTold(reasons, sentenceOf(constant)), qPrintable(sentenceOf(constant)));
    }

    void aReasonComesBeforeWhatWasMeasured()
    {
        for (const QString &reason : allReasons(builtInCatalogue()))
            QVERIFY2(!reason.startsWith(QLatin1String("Measured on")), qPrintable(reason));
    }

    void whereNothingWasMeasuredNothingIsTold()
    {
        Catalogue catalogue = builtInCatalogue();
        catalogue.measured->constants.clear();
        QVERIFY(!isTold(allReasons(catalogue), key("Measured on")));
    }

    void anotherEntryIsAnotherMatter()
    {
        const auto instrument = makeInstrument(key("dispatch_tax"), builtInCatalogue());
        QVERIFY(!launchCosts().empty());
        for (const MeasuredConstant &constant : launchCosts())
            QVERIFY(plain(launchReason(*instrument)).contains(sentenceOf(constant)));
        QCOMPARE(instrument->setInput(key("context"), key("edge")), QString());
        QVERIFY(!launchReason(*instrument).isEmpty());
        QVERIFY(!launchReason(*instrument).contains(key("Measured on")));
    }

    void aValueOfOnesOwnRestsOnNothing_data()
    {
        QTest::addColumn<QString>("instrument");
        QTest::addColumn<QString>("input");
        QTest::newRow("bars") << key("dispatch_tax") << key("launch_us");
        QTest::newRow("bytes") << key("fusion_explorer") << key("launch_us");
        QTest::newRow("break-even") << key("compilation_return") << key("compile_s");
    }
    void aValueOfOnesOwnRestsOnNothing()
    {
        QFETCH(QString, instrument);
        QFETCH(QString, input);
        const auto made = makeInstrument(instrument, builtInCatalogue());
        const QVariant given = made->input(input);
        const QString reason = made->inputSpec(input).assumption;
        QVERIFY(reason.contains(key("Measured on")));
        const QSignalSpy renewed(made.get(), &Instrument::inputsChanged);
        for (const double more : {2.0, 3.0}) {
            QCOMPARE(made->setInput(input, given.toDouble() + more), QString());
            QCOMPARE(made->inputSpec(input).assumption, QString());
            QCOMPARE(renewed.count(), 1); // the mark beside the control goes, once
        }
        QCOMPARE(made->setInput(input, given), QString());
        QCOMPARE(made->inputSpec(input).assumption, reason);
        QCOMPARE(renewed.count(), 2);
    }

    /// A slider goes to them with Page Up and Page Down.
    void everyMeasuredSizeIsAStop()
    {
        const auto instrument = makeInstrument(key("fusion_explorer"), builtInCatalogue());
        const std::vector<InputMark> marks = instrument->inputSpec(key("elements")).marks;
        QVERIFY(std::is_sorted(marks.cbegin(), marks.cend(),
                               [](const InputMark &a, const InputMark &b) { return a.value < b.value; }));
        int sizes = 0;
        for (const Measurement &measurement : measured().measurements) {
            const auto size = measurement.inputs.constFind(key("elements"));
            if (measurement.instrument != instrument->id() || size == measurement.inputs.cend())
                continue;
            ++sizes;
            const bool isMarked = std::any_of(marks.cbegin(), marks.cend(), [&](const InputMark &mark) {
                return mark.value == size->toDouble() && mark.label.contains(QChar(0x00d7)); // ×
            });
            QVERIFY2(isMarked, qPrintable(size->toString()));
        }
        QVERIFY(sizes > 0);
    }

    /// Each state that a discovery compares is one that was measured, and its note waits.
    void whatIsComparedWasMeasured()
    {
        const LabLibrary library = loadLabs();
        QVERIFY(!measured().discoveries.empty());
        for (const MeasuredDiscovery &each : measured().discoveries) {
            const LabContent *lab = library.lab(each.lab);
            QVERIFY2(lab && lab->act(each.act), qPrintable(each.discovery));
            const DiscoveryContent *discovery = findDiscovery(*lab->act(each.act), each.discovery);
            QVERIFY2(discovery, qPrintable(each.discovery));
            const Catalogue catalogue = catalogueFor(*lab, builtInCatalogue());
            const Workbench workbench = Workbench::make(*lab, catalogue);
            const Bench &bench = workbench.bench(each.act);
            for (const NamedValues &need : discovery->needs) {
                setToNeed(need, bench, [&bench](const InputRef &input, const QVariant &value) {
                    QCOMPARE(bench.instrument(input.panel)->setInput(input.name, value), QString());
                });
                const Instrument &panel = *bench.instrument(need.front().name.panel);
                const std::vector<MeasuredTwin> twins =
                    measuredTwin(measured(), panel.id(), panel.saveInputs());
                QVERIFY2(std::any_of(twins.cbegin(), twins.cend(),
                                     [&each](const MeasuredTwin &twin) {
                                         return each.measurements.contains(twin.measurement);
                                     }),
                         qPrintable(each.discovery));
            }
        }
    }

    /// No other note tells it before.
    void noNoteTellsWhatIsToBeFound()
    {
        QStringList waiting;
        for (const MeasuredDiscovery &each : measured().discoveries)
            waiting += each.measurements;
        int telling = 0;
        for (const Measurement &measurement : measured().measurements) {
            const bool tells = measurement.note.contains(key("random"), Qt::CaseInsensitive) ||
                               measurement.note.contains(key("Dropout"));
            telling += tells ? 1 : 0;
            QVERIFY2(!tells || waiting.contains(measurement.id), qPrintable(measurement.id));
        }
        QVERIFY(telling > 0);
        for (const QString &reason : allReasons(builtInCatalogue()))
            QVERIFY2(!reason.contains(key("random"), Qt::CaseInsensitive), qPrintable(reason));
    }
};

RP_TEST(TestMeasuredNotes)

} // namespace test_measured_notes
#include "test_measured_notes.moc"
