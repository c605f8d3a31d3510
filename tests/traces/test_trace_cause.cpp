// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What holds a program back, told from small recordings that each look like something else.
#include "models/traces/figures/cause.h"
#include "tests/support/test_main.h"
#include "tests/traces/trace_fixture.h"

#include <QRegularExpression>
#include <QTest>
#include <map>

namespace test_trace_cause {

using namespace rp::traces;

namespace {

/// A recording as it runs, in µs: "3*20+5d" is three times a wait of 20 and a copy of 5 to the host; below 0
/// it begins while others run. "|" begins a step. The host calls half a microsecond before.
std::string recordingOf(const QString &tape)
{
    const std::map<std::string, const char *> names{{"", "gemm"},
                                                    {"d", "Memcpy DtoH (Device -> Pinned)"},
                                                    {"h", "Memcpy HtoD (Pinned -> Device)"},
                                                    {"e", "elementwise_kernel"},
                                                    {"l", "cuApplyLayerNorm"},
                                                    {"n", "ncclDevKernel_AllReduce_Sum_f32"},
                                                    {"x", "gemm_with_elementwise_epilogue"}};
    static const QRegularExpression token(QStringLiteral(R"((\|)|(?:(\d+)\*)?(?:(-?\d+)\+)?(\d+)([a-z]?))"));
    const auto event = [](const char *category, const std::string &name, int thread, double from_us,
                          double to_us, int id) {
        return timedEvent(QStringLiteral(R"("cat":"%1","name":"%2","pid":%3,"tid":%3,"ts":%4,"dur":%5,)"
                                         R"("args":{"correlation":%6,"device":0,"stream":%3})")
                              .arg(QLatin1String(category), QString::fromStdString(name))
                              .arg(thread)
                              .arg(from_us, 0, 'f', 1)
                              .arg(to_us - from_us, 0, 'f', 1)
                              .arg(id)
                              .toStdString()) +
               ",\n";
    };
    std::string events;
    std::vector<double> steps_us;
    double end_us = 1000.0;
    int id = 0;
    for (auto each = token.globalMatch(tape); each.hasNext();) {
        const QRegularExpressionMatch found = each.next();
        if (!found.captured(1).isEmpty()) {
            steps_us.push_back(end_us - 0.6);
            continue;
        }
        const std::string kind = found.captured(5).toStdString();
        const bool isCopy = kind == "d" || kind == "h";
        for (int left = std::max(1, found.captured(2).toInt()); left > 0; --left) {
            const double from_us = end_us + found.captured(3).toInt();
            const double to_us = from_us + found.captured(4).toInt();
            events += event("cuda_runtime", "cudaLaunchKernel", 1, from_us - 0.5, from_us - 0.4, ++id);
            events += event(isCopy ? "gpu_memcpy" : "kernel", names.at(kind), kind == "e" ? 8 : 7, from_us,
                            to_us, id);
            end_us = std::max(end_us, to_us);
        }
    }
    steps_us.push_back(end_us);
    for (std::size_t i = 0; i + 1 < steps_us.size(); ++i)
        events += event("user_annotation", "ProfilerStep#1", 1, steps_us[i], steps_us[i + 1], 0);
    return document(events.substr(0, events.size() - 2));
}

constexpr int noCause = -1;

} // namespace

class TraceCauseTest : public QObject
{
    Q_OBJECT
private slots:
    void looksLikeAnother_data();
    void looksLikeAnother();
    void whatIsAGraphGainsNoneByIt();
};

void TraceCauseTest::looksLikeAnother_data()
{
    QTest::addColumn<QString>("tape");
    QTest::addColumn<int>("cause");
    QTest::addColumn<double>("pass_us"); // 0: not measured without the profiler
    const auto row = [](const char *name, const char *tape, int cause, int times = 1, double pass_us = 0.0) {
        QTest::newRow(name) << QString::fromLatin1(tape).repeated(times) << cause << pass_us;
    };
    row("one wait in the only step that launches", "| 5 300+5 8*20+5 |", noCause);
    row("one wait without steps", "5 1000+5 20*20+5", noCause);
    row("one wait that the profiler brought", "100 1000+100 2*100", int(Cause::Profiler), 1, 420);
    row("a wait for data in each pass", "| 2000+20 9*2+20 ", noCause, 3);
    row("exchange with other GPUs", "| 50 500n ", noCause, 3);
    row("copies throughout", "| 500h 50 ", noCause, 3);
    row("nothing but copies", "| 2*20+5h ", noCause, 3);
    row("values at the end of a pass", "| 10*20+5 2*10+2d ", int(Cause::Launches), 3);
    row("values that nobody waits for", "| 20+5 2d 5 ", int(Cause::Launches), 12);
    row("values that the host waits for", "| 20+5 2d 20+5 ", int(Cause::Readback), 12);
    row("a long kernel in the first pass only", "| 2000 9*100 | 10*100 | 10*100", int(Cause::Nothing));
    row("data moved beside products", "100 -80+60e ", int(Cause::Nothing), 12);
    row("a product that names its epilogue", "4*50x", int(Cause::Nothing));
    row("data moved under another spelling", "4*50l", int(Cause::Memory));
    row("a pass shorter than its work", "10*100", noCause, 1, 100);
}

void TraceCauseTest::looksLikeAnother()
{
    QFETCH(const QString, tape);
    QFETCH(const int, cause);
    QFETCH(const double, pass_us);
    const Read read(recordingOf(tape));
    QVERIFY(read.trace && read.reading.leftOut.total() == 0);
    const auto figures = causeFigures(Timeline(*read.trace), read.reading,
                                      pass_us > 0.0 ? std::optional(pass_us * 1e3) : std::nullopt);
    const auto told = figures ? causeOf(*figures) : std::nullopt;
    QCOMPARE(told ? int(*told) : noCause, cause);
}

void TraceCauseTest::whatIsAGraphGainsNoneByIt()
{
    CauseFigures figures;
    figures.recorded_ns = 100'000;
    figures.busy_ns = figures.fusedBusy_ns = 10'000;
    figures.kernels = figures.fusedKernels = 20;
    const auto graph_ns = [&figures] { return afterRemedies(figures)[std::size_t(Remedy::Graph)]; };
    QCOMPARE(graph_ns(), 20'000.0); // half a microsecond between them
    figures.graphShare = 1.0;
    QCOMPARE(graph_ns(), figures.recorded_ns);
    figures.graphShare = 0.0;
    figures.readbacks = 1.0;
    QCOMPARE(graph_ns(), figures.recorded_ns);
    figures.kernels = 40; // for one value they leave room for a graph, and the cause is launches
    QCOMPARE(graph_ns(), 30'000.0);
}

RP_TEST(TraceCauseTest)

} // namespace test_trace_cause
#include "test_trace_cause.moc"
