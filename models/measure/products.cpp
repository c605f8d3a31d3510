// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure/bench.h"
#include "models/measure/blas.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace rp::measure {

namespace {

constexpr std::array<std::int64_t, 5> sides{64, 128, 256, 512, 1'024};
constexpr std::int64_t trialSide = 256;
/// Up to here one thread has multiplied before others have woken up.
constexpr std::int64_t longestAlone = 128;
/// Products in a row that are timed together, so that a small one isn't lost in the clock.
constexpr double leastRow_us = 2'000.0;

/// Numbers of either sign whose products and sums FP32 holds exactly.
void fillMatrix(const FloatArray &matrix)
{
    for (std::int64_t i = 0; i < matrix.elements(); ++i)
        matrix.data()[i] = static_cast<float>(i % 7 - 3) * 0.5F;
}

class Multiplier
{
public:
    explicit Multiplier(Bench &bench)
        : m_bench(bench)
        , m_a(sides.back() * sides.back())
        , m_b(sides.back() * sides.back())
        , m_c(sides.back() * sides.back())
        , m_panelElements(panelRows * 2 * bench.loops().width)
        , m_panels(m_panelElements * bench.team().size())
    {
        fillMatrix(m_a);
        fillMatrix(m_b);
        fillMatrix(m_c);
    }

    double byLoop_us(std::int64_t n)
    {
        const VectorLoops &loops = m_bench.loops();
        const std::int64_t columns = 2 * loops.width;
        const Team::Work work = [&](std::int64_t strip, int thread) {
            loops.product(m_a.data(), m_b.data(), m_c.data(), n, strip * columns,
                          m_panels.data() + thread * m_panelElements);
        };
        const double began_us = now_us();
        if (n <= longestAlone) {
            for (std::int64_t strip = 0; strip < n / columns; ++strip)
                work(strip, 0);
        } else {
            m_bench.team().run(n / columns, work);
        }
        return now_us() - began_us;
    }

    double byLibrary_us(const Blas &blas, std::int64_t n)
    {
        const double began_us = now_us();
        blas.multiply(m_a.data(), m_b.data(), m_c.data(), static_cast<int>(n));
        return now_us() - began_us;
    }

private:
    Bench &m_bench;
    FloatArray m_a;
    FloatArray m_b;
    FloatArray m_c;
    std::int64_t m_panelElements;
    FloatArray m_panels;
};

/// The shortest of three, after one that makes threads and buffers.
double trial_us(const Bench::Once &once)
{
    once();
    return std::min({once(), once(), once()});
}

} // namespace

// The library multiplies unless the plain loop is faster: Debian's reference BLAS, which every system with
// numerical software has, is neither vectorized nor parallel, and would hide the roof.
void measureProducts(Bench &bench, Measurement &result)
{
    Multiplier multiplier(bench);
    Products products;
    std::optional<Blas> blas = bench.limits().withLibrary ? Blas::load() : std::nullopt;
    if (blas) {
        const double library_us = trial_us([&] { return multiplier.byLibrary_us(*blas, trialSide); });
        const double loop_us = trial_us([&] { return multiplier.byLoop_us(trialSide); });
        (library_us <= loop_us ? products.library : products.slower_library) = blas->file();
        if (library_us > loop_us)
            blas.reset();
    }
    const auto once = [&](std::int64_t n) {
        return blas ? multiplier.byLibrary_us(*blas, n) : multiplier.byLoop_us(n);
    };
    for (const std::int64_t n : sides) {
        const double first_us = std::max(1.0, once(n));
        const auto inARow = static_cast<int>(std::clamp(leastRow_us / first_us, 1.0, 200.0));
        const double share = 1.0 / static_cast<double>(sides.size());
        const Timed timed = bench.repeat(squareProductWork(n), {.share = share}, [&] {
            double sum_us = 0.0;
            for (int i = 0; i < inARow; ++i)
                sum_us += once(n);
            return sum_us / inARow;
        });
        if (timed.us.n == 0 || !bench.goesOn())
            break;
        products.square.push_back({n, timed});
        bench.tell("square_tflops", static_cast<double>(n), timed);
    }
    if (!products.square.empty())
        result.products = products;
}

} // namespace rp::measure
