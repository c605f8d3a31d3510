// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Traces made to take memory: what is kept of them has bounds, and a notice says where one was met.
#include "models/traces/bounds.h"
#include "tests/support/test_main.h"
#include "tests/traces/trace_fixture.h"

#include <QTest>
#include <functional>
#include <zlib.h>

namespace test_torture_traces {

using namespace rp::traces;

class TestTortureTraces : public QObject
{
    Q_OBJECT
private slots:
    void namesAreBounded();
    void tracksAreBounded();
    void longTracksAreShortened();
    void recordsAreBounded();
    void unpackingIsBounded();
};

namespace {

constexpr std::size_t beyond = 500; ///< rows more than what is kept

std::string many(std::size_t n, const std::function<std::string(std::size_t)> &row)
{
    std::string rows;
    for (std::size_t i = 0; i < n; ++i)
        rows += (i > 0 ? "," : "") + row(i);
    return rows;
}

/// A gzip member.
std::string packed(const std::string &text)
{
    std::string bytes(compressBound(text.size()) + 100, '\0');
    z_stream stream{};
    deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef *>(bytes.data());
    stream.avail_out = static_cast<uInt>(bytes.size());
    deflate(&stream, Z_FINISH);
    bytes.resize(stream.total_out);
    deflateEnd(&stream);
    return bytes;
}

} // namespace

void TestTortureTraces::namesAreBounded()
{
    // Names of calls come last: they still launch, and launch graphs, each as they are.
    const std::size_t n = bounds::mostNames + beyond;
    const std::string kernels = many(n, [](std::size_t i) {
        return kernel(std::to_string(2 * i + 1), "1", "-7", R"("device":0,"stream":7)",
                      "k" + std::to_string(i));
    });
    const Read read(document(kernels, call("900001", "1", "1", "cudaLaunchKernel"),
                             call("900002", "1", "2", "hipGraphLaunch"),
                             call("900003", "1", "3", "cudaMalloc")));
    QVERIFY(read.trace->names.size() <= bounds::mostNames + 4);
    QCOMPARE(read.noted(NoticeKind::OtherNames), std::uint64_t(beyond + 3));
    QCOMPARE(read.reading.kernels, n);
    QCOMPARE(read.reading.distinctKernelNames, bounds::mostNames + 1);
    QCOMPARE(read.reading.directLaunch.n, std::size_t(1));
    QCOMPARE(read.reading.graphLaunch.n, std::size_t(1));
    QCOMPARE(read.reading.found.calls, std::uint64_t(3));
    // Their bytes are bounded as well.
    const std::string fat = many(1200, [](std::size_t i) {
        return kernel(std::to_string(2 * i + 1), "1", "1", R"("device":0)",
                      std::to_string(i) + std::string(NameTable::longestName - 10, 'x'));
    });
    const Read large(document(fat));
    QVERIFY(large.noted(NoticeKind::OtherNames) > 100);
    QCOMPARE(large.reading.kernels, std::size_t(1200));
}

void TestTortureTraces::tracksAreBounded()
{
    const std::size_t n = bounds::mostTracks + beyond;
    const Read read(document(many(n, [](std::size_t i) {
        const std::string number = std::to_string(i);
        return kernel(std::to_string(2 * i + 1), "1", number,
                      "\"device\":" + number + ",\"stream\":" + number) +
               "," + call(std::to_string(2 * i), "1", number, "cudaLaunchKernel", number);
    })));
    QCOMPARE(read.noted(NoticeKind::OtherTracks), std::uint64_t(2 * beyond));
    QCOMPARE(read.trace->ops.size(), n);
    QVERIFY(read.trace->devices.size() <= bounds::mostTracks + 1);
    QVERIFY(read.trace->lanes.size() <= bounds::mostTracks + 3);
    QVERIFY(read.trace->threads.size() <= bounds::mostTracks + 1);
    QCOMPARE(read.reading.gpuOps, std::size_t(1)); // those that share a device are none
    QVERIFY(read.reading.hostProcesses <= bounds::mostTracks + 1);
}

void TestTortureTraces::longTracksAreShortened()
{
    const std::string longer(100'000, 'a');
    const Read read(document(kernel("1", "1", "1", "\"device\":\"" + longer + "b\""),
                             kernel("3", "1", "1", "\"device\":\"" + longer + "c\"")));
    QCOMPARE(Timeline(*read.trace).devices().size(), std::size_t(2)); // those that differ stay different
    QVERIFY(Timeline(*read.trace).deviceCount()->name.size() < 1000);
}

void TestTortureTraces::recordsAreBounded()
{
    const Read read(document(kernel("1", "1", "1"), many(bounds::mostSteps + beyond, [](std::size_t i) {
                                 return timedEvent(
                                     R"("cat":"user_annotation","name":"ProfilerStep#1","ts":)" +
                                     std::to_string(i) + R"(,"dur":1)");
                             })));
    QCOMPARE(read.noted(NoticeKind::TooManyRecords), std::uint64_t(bounds::mostSteps + 1));
    QCOMPARE(read.noted(NoticeKind::CutShort), std::uint64_t(0));
    QCOMPARE(read.reading.steps->steps.size(), bounds::mostSteps);
    QCOMPARE(read.trace->notices.size(), std::size_t(1)); // what lies behind is not looked at
}

void TestTortureTraces::unpackingIsBounded()
{
    constexpr std::size_t member_bytes = std::size_t{1} << 24;
    const std::string space = packed(std::string(member_bytes, ' '));
    std::string bytes = packed("{\"traceEvents\":[" + kernel("1", "1", "1"));
    for (std::size_t i = 0; i <= bounds::leastUnpacked_bytes / member_bytes; ++i)
        bytes += space;
    bytes += packed("," + kernel("3", "1", "1") + "]}");
    QVERIFY(bytes.size() * bounds::mostUnpacked < bounds::leastUnpacked_bytes); // else there were no bound
    const Read read(bytes);
    QVERIFY(read.trace);
    QCOMPARE(read.reading.gpuOps, std::size_t(1));
    const std::uint64_t unpacked = read.noted(NoticeKind::UnpacksTooFar);
    QVERIFY(unpacked >= bounds::leastUnpacked_bytes && unpacked < bounds::leastUnpacked_bytes + member_bytes);
    QCOMPARE(read.noted(NoticeKind::CutShort), std::uint64_t(0));
    // A trace that packs well is read to its end.
    std::string fair = packed("{\"traceEvents\":[" + kernel("1", "1", "1")) + space +
                       packed("," + kernel("3", "1", "1") + "]}");
    QCOMPARE(Read(fair).reading.gpuOps, std::size_t(2));
}

RP_GUILESS_TEST(TestTortureTraces)

} // namespace test_torture_traces
#include "test_torture_traces.moc"
