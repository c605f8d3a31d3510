// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a machine had answers a prediction: it is told when the act's Reveal has been reached, and not before.
#include "models/catalogue/catalogue.h"
#include "models/instruments/contract/measured_columns.h"
#include "models/measured/measured.h"
#include "models/measured/measured_twins.h"
#include "models/session/measured_gate.h"
#include "tests/controllers/lab_bench.h"
#include "tests/support/test_main.h"

#include <QTest>

namespace test_measured_gate {

using namespace rp;
using namespace rp::test;

class MeasuredGateTest : public QObject
{
    Q_OBJECT
private slots:
    void waitsForReveal();
    void whatAnswersNothingIsShown();
    void aPresenterSeesIt();
};

namespace {

bool isTold(const LabBench &bench, const QString &act, const QString &panel = {})
{
    showMeasured(*bench.session, bench.workbench, *bench.catalogue.measured);
    return bench.workbench.bench(act).instrument(panel)->isMeasuredShown();
}

} // namespace

void MeasuredGateTest::waitsForReveal()
{
    LabBench bench;
    bench.instrument->restoreInputs({{key("context"), key("cloud")}, {key("workload"), key("kws")}});
    for (const Step step : {Step::Brief, Step::Predict, Step::Explore}) {
        bench.walkTo(step);
        QVERIFY(!isTold(bench, act1));
        QVERIFY(bench.instrument->measuredTwins().empty());
        QVERIFY(measuredColumns(*bench.instrument->table("passes"), key("total_us")).empty());
    }
    bench.walkTo(Step::Reveal);
    QVERIFY(isTold(bench, act1));
    QVERIFY(!measuredColumns(*bench.instrument->table("passes"), key("total_us")).empty());
}

void MeasuredGateTest::whatAnswersNothingIsShown()
{
    const LabBench bench;
    QVERIFY(isTold(bench, act2, key("fusion")));
    QVERIFY(!isTold(bench, act2, key("roi")));
    QVERIFY(!isTold(bench, act2, key("continuum")));
}

void MeasuredGateTest::aPresenterSeesIt()
{
    const LabBench bench({}, Ledger::Mode::Presenter);
    QVERIFY(isTold(bench, act1));
    QVERIFY(isTold(bench, act2, key("roi")));
}

RP_GUILESS_TEST(MeasuredGateTest)

} // namespace test_measured_gate
#include "test_measured_gate.moc"
