// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a trace says of gains and of graphs, and at which trace a text about it holds.
#include "models/instruments/contract/bench.h"
#include "models/instruments/holds_at.h"
#include "models/instruments/trace/trace_workbench.h"
#include "tests/models/content/catalogue_fixture.h"
#include "tests/support/test_main.h"

#include <QRegularExpression>
#include <QTest>
#include <cmath>

namespace test_trace_gains {

using namespace rp;
using namespace rp::test;

class TestTraceGains : public QObject
{
    Q_OBJECT
private slots:
    void noGainIsNoLoss();
    void theLargestGraphIsShown();
    void aTextHoldsAtItsTraceBesideOnesOwn();
};

void TestTraceGains::noGainIsNoLoss()
{
    TraceInstrument instrument(builtInCatalogue());
    QVERIFY(instrument.setInput(QStringLiteral("trace"), QStringLiteral("h100_image_detection")).isEmpty());
    // Replayed at twice the speed it takes a little longer than measured: that is the replay's error.
    QVERIFY(instrument.figure(QStringLiteral("faster_us")) > instrument.figure(QStringLiteral("span_us")));
    QCOMPARE(instrument.figure(QStringLiteral("faster_gain")), 0.0);
    QVERIFY(!instrument.figureText(QStringLiteral("faster_gain"))
                 .contains(QRegularExpression(QStringLiteral("[-−]"))));
    const QString said = instrument.table("what_if")->summary();
    QVERIFY2(said.contains(QStringLiteral("gains nothing")), qPrintable(said));
}

void TestTraceGains::theLargestGraphIsShown()
{
    TraceInstrument instrument(builtInCatalogue());
    const ResultTable &parts = *instrument.table("parts");
    const QString graph = QStringLiteral("graph");
    QVERIFY(std::isnan(parts.value(graph, QStringLiteral("busy_us"))));
    const QString qwen = QStringLiteral("mi300x_qwen3_8b_decode_one_graph");
    QVERIFY(instrument.setInput(QStringLiteral("trace"), qwen).isEmpty());
    const double busy_us = parts.value(graph, QStringLiteral("busy_us"));
    const double span_us = parts.value(graph, QStringLiteral("span_us"));
    const double share = instrument.figure(QStringLiteral("graph_busy_share"));
    QVERIFY(std::abs(busy_us / span_us - share) < 1e-9);
    QVERIFY(std::abs(busy_us + parts.value(graph, QStringLiteral("kernel_us")) - span_us) < 1e-6);
    QVERIFY(span_us < instrument.figure(QStringLiteral("span_us")));
    const QString said = instrument.figureText(QStringLiteral("graph_busy_share"));
    QVERIFY2(parts.summary().contains(said), qPrintable(parts.summary()));
}

void TestTraceGains::aTextHoldsAtItsTraceBesideOnesOwn()
{
    TraceInstrument instrument(builtInCatalogue());
    const auto read = loadTrace(QStringLiteral(RIDGEPOINT_TEST_DATA "/traces/a100_event_sync.json.gz"));
    const auto *own = std::get_if<TracePointer>(&read);
    QVERIFY(own);
    instrument.hold(*own);
    HoldsAt holdsAt(builtInCatalogue());
    const Bench bench(&instrument);
    // What a fresh instrument shows first, so that nothing would be named where the own trace is not at hand.
    const QString text = QStringLiteral("{busy_share|trace=h100_bert_small}");
    QCOMPARE(holdsAt.settings(text, bench), QString());
    QVERIFY(instrument.setInput(QStringLiteral("trace"), (*own)->key).isEmpty());
    QCOMPARE(holdsAt.settings(text, bench), QStringLiteral("Trace = BERT-small, NVIDIA H100"));
}

RP_TEST(TestTraceGains)

} // namespace test_trace_gains
#include "test_trace_gains.moc"
