// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What holds a program back, told from small recordings that each look like something else.
#include "models/traces/figures/cause.h"
#include "tests/support/test_main.h"
#include "tests/traces/trace_fixture.h"

#include <QTest>
#include <functional>

namespace test_trace_cause {

using namespace rp::traces;

namespace {

/// A recording, made as it runs: the host calls half a microsecond before each operation begins.
class Tape
{
public:
    Tape &step()
    {
        m_steps.push_back(m_end_us - 0.6);
        return *this;
    }
    /// @param wait_us of the GPU, before; below 0 it begins while others run
    Tape &work(double takes_us, double wait_us = 0.0, const std::string &name = "gemm", int stream = 7,
               const std::string &category = "kernel")
    {
        const double start_us = m_end_us + wait_us;
        const std::string id = std::to_string(++m_id);
        m_events += call(std::to_string(start_us - 0.5), "0.1", id) + ",\n" +
                    timedEvent(R"("cat":")" + category + R"(","name":")" + name +
                               R"(","pid":0,"tid":7,"ts":)" + std::to_string(start_us) +
                               ",\"dur\":" + std::to_string(takes_us) + ",\"args\":{\"correlation\":" + id +
                               ",\"device\":0,\"stream\":" + std::to_string(stream) + "}}") +
                    ",\n";
        m_end_us = std::max(m_end_us, start_us + takes_us);
        return *this;
    }
    Tape &copy(double takes_us, double wait_us = 0.0,
               const std::string &name = "Memcpy DtoH (Device -> Pinned)")
    {
        return work(takes_us, wait_us, name, 7, "gpu_memcpy");
    }
    std::string bytes() const
    {
        std::string steps;
        for (std::size_t i = 0; i < m_steps.size(); ++i) {
            const double end_us = i + 1 < m_steps.size() ? m_steps[i + 1] : m_end_us;
            steps +=
                timedEvent(R"("cat":"user_annotation","name":"ProfilerStep#1","pid":1,"tid":1,"ts":)" +
                           std::to_string(m_steps[i]) + ",\"dur\":" + std::to_string(end_us - m_steps[i])) +
                ",\n";
        }
        return document(steps + m_events.substr(0, m_events.size() - 2));
    }

private:
    double m_end_us = 1000.0;
    int m_id = 0;
    std::vector<double> m_steps;
    std::string m_events;
};

/// So many times what is done with each number, in steps of their own or in none.
Tape passes(int count, const std::function<void(Tape &, int)> &pass)
{
    Tape tape;
    for (int i = 0; i < count; ++i)
        pass(tape.step(), i);
    return tape;
}
Tape run(int count, const std::function<void(Tape &, int)> &each, Tape tape = {})
{
    for (int i = 0; i < count; ++i)
        each(tape, i);
    return tape;
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
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<double>("pass_us"); // 0: not measured without the profiler
    QTest::addColumn<int>("cause");
    const auto row = [](const char *name, const Tape &tape, int cause, double pass_us = 0.0) {
        QTest::newRow(name) << QByteArray::fromStdString(tape.bytes()) << pass_us << cause;
    };
    const auto slow = [](Tape &tape, int) { tape.work(5, 20); };
    row("one wait in the only step that launches", run(8, slow, Tape().step().work(5).work(5, 300)).step(),
        noCause);
    row("one wait without steps", run(20, slow, Tape().work(5).work(5, 1000)), noCause);
    row("one wait that the profiler brought", Tape().work(100).work(100, 1000).work(100).work(100),
        int(Cause::Profiler), 420);
    row("a wait for data in each pass",
        passes(3,
               [](Tape &tape, int) {
                   tape = run(
                       9, [](Tape &t, int) { t.work(20, 2); }, tape.work(20, 2000));
               }),
        noCause);
    row("exchange with other GPUs",
        passes(3, [](Tape &tape, int) { tape.work(50).work(500, 0, "ncclDevKernel_AllReduce_Sum_f32"); }),
        noCause);
    row("copies throughout",
        passes(3, [](Tape &tape, int) { tape.copy(500, 0, "Memcpy HtoD (Pinned -> Device)").work(50); }),
        noCause);
    row("nothing but copies", passes(3, [](Tape &tape, int) { tape.copy(5, 20).copy(5, 20); }), noCause);
    row("values at the end of a pass",
        passes(3, [&slow](Tape &tape, int) { tape = run(10, slow, tape).copy(2, 10).copy(2, 10); }),
        int(Cause::Launches));
    row("values that nobody waits for", passes(12, [](Tape &tape, int) { tape.work(5, 20).copy(2).work(5); }),
        int(Cause::Launches));
    row("values that the host waits for",
        passes(12, [](Tape &tape, int) { tape.work(5, 20).copy(2).work(5, 20); }), int(Cause::Readback));
    row("a long kernel in the first pass only",
        passes(3,
               [](Tape &tape, int pass) {
                   tape = run(
                       10, [pass](Tape &t, int at) { t.work(pass + at == 0 ? 2000 : 100); }, tape);
               }),
        int(Cause::Nothing));
    row("data moved beside products",
        run(12, [](Tape &tape, int) { tape.work(100).work(60, -80, "elementwise_kernel", 8); }),
        int(Cause::Nothing));
    row("a product that names its epilogue",
        run(4, [](Tape &tape, int) { tape.work(50, 0, "gemm_with_elementwise_epilogue"); }),
        int(Cause::Nothing));
    row("data moved under another spelling",
        run(4, [](Tape &tape, int) { tape.work(50, 0, "cuApplyLayerNorm"); }), int(Cause::Memory));
    row("a pass shorter than its work", run(10, [](Tape &tape, int) { tape.work(100); }), noCause, 100);
}

void TraceCauseTest::looksLikeAnother()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const double, pass_us);
    QFETCH(const int, cause);
    const Read read(bytes.toStdString());
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
    figures.busy_ns = 10'000;
    figures.kernels = figures.fusedKernels = 20;
    figures.fusedBusy_ns = 10'000;
    const auto graph_ns = [&figures] { return afterRemedies(figures)[std::size_t(Remedy::Graph)]; };
    QCOMPARE(graph_ns(), 20'000.0); // half a microsecond between them
    figures.graphShare = 1.0;
    QCOMPARE(graph_ns(), figures.recorded_ns);
    // Values for many kernels each leave room for one: the cause says launches, too.
    figures.graphShare = 0.0;
    figures.readbacks = 1.0;
    QCOMPARE(graph_ns(), figures.recorded_ns);
    figures.kernels = 40;
    QVERIFY(graph_ns() < figures.recorded_ns);
}

RP_TEST(TraceCauseTest)

} // namespace test_trace_cause
#include "test_trace_cause.moc"
