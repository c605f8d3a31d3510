// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/keyed_places.h"
#include "models/traces/wide_block.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>
#include <random>

namespace test_trace_store {

using namespace rp::traces;

/// What keeps millions of operations small and quick gives what the plain way would.
class TestTraceStore : public QObject
{
    Q_OBJECT
private slots:
    void busyTimeIsThatOfEachNanosecond();
    void percentilesAreThoseOfTheSorted();
    void wideBlocksSeeWhatPlainOnesSee();

private:
    std::mt19937_64 m_chance{20261124};
    std::int64_t below(std::int64_t limit)
    {
        return std::uniform_int_distribution<std::int64_t>(0, limit - 1)(m_chance);
    }
};

void TestTraceStore::busyTimeIsThatOfEachNanosecond()
{
    for (int round = 0; round < 200; ++round) {
        std::vector<std::pair<std::int64_t, std::int64_t>> intervals;
        for (std::int64_t i = below(20); i > 0; --i) {
            const std::int64_t start = below(100) - 50;
            intervals.emplace_back(start, start + below(12) - 2);
        }
        std::sort(intervals.begin(), intervals.end());
        std::vector<std::int64_t> times;
        for (std::int64_t i = below(12); i > 0; --i)
            times.push_back(below(140) - 70);
        BusyTime busy(times);
        for (const auto &[start, end] : intervals)
            busy.add(start, end);
        const auto covered = [&intervals](std::int64_t from, std::int64_t to) {
            std::int64_t count = 0;
            for (std::int64_t t = from; t < to; ++t)
                count += std::any_of(intervals.begin(), intervals.end(),
                                     [t](const auto &one) { return one.first <= t && t < one.second; });
            return count;
        };
        QCOMPARE(busy.total_ns(), covered(-100, 100));
        for (const std::int64_t from : times) {
            for (const std::int64_t to : times)
                QCOMPARE(busy.within_ns(from, to), covered(from, to));
        }
    }
}

void TestTraceStore::percentilesAreThoseOfTheSorted()
{
    for (std::size_t n = 1; n < 300; n += n < 30 ? 1 : 37) {
        std::vector<std::int64_t> times;
        for (std::size_t i = 0; i < n; ++i)
            times.push_back(below(50) - 10);
        std::vector<std::int64_t> sorted = times;
        std::sort(sorted.begin(), sorted.end());
        const auto percentile = [&sorted](double share) {
            const double place = double(sorted.size() - 1) * share;
            const auto low = std::size_t(place);
            const std::size_t high = std::min(low + 1, sorted.size() - 1);
            return double(sorted[low]) + double(sorted[high] - sorted[low]) * (place - double(low));
        };
        const Spread spread = spreadOf(times);
        QCOMPARE(spread.n, n);
        QCOMPARE(spread.min_ns, sorted.front());
        QCOMPARE(spread.max_ns, sorted.back());
        QVERIFY(spread.p50_ns == percentile(0.5));
        QVERIFY(spread.p90_ns == percentile(0.9));
        QVERIFY(spread.p99_ns == percentile(0.99));
    }
}

void TestTraceStore::wideBlocksSeeWhatPlainOnesSee()
{
#ifdef RP_WIDE_BLOCKS
    if (!hasWideBlocks())
        QSKIP("this processor has none");
    static constexpr std::string_view usual = "\"\\{}[]:, \n\tnNiI\x01\x7f\xc3\xa9";
    for (int round = 0; round < 2000; ++round) {
        std::string text(blockSize + searchPadding, ' ');
        for (char &c : text)
            c = below(3) > 0 ? usual[std::size_t(below(std::int64_t(usual.size())))] : char(below(256));
        const Block plain = blockAt(text.data());
        QVERIFY(wideBlockAt(text.data()) == plain);
        QCOMPARE(wideInsideOf(plain.quotes), insideOf(plain.quotes));
    }
#else
    QSKIP("not for this kind of processor");
#endif
}

RP_GUILESS_TEST(TestTraceStore)

} // namespace test_trace_store
#include "test_trace_store.moc"
