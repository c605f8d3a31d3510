// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure/bench.h"

#include <algorithm>
#include <atomic>

namespace rp::measure {

namespace {

// About 50 us of one core at two multiply-adds a cycle.
constexpr std::int64_t roundsOfPiece = 20'000;
constexpr std::int64_t piecesOfThread = 160;

constexpr double leastIntensity = 0.25;
constexpr double mostIntensity = 512.0;
constexpr double longIntensity = 16.0;
constexpr int chainPoints = 12;
constexpr double window_us = 10'000.0;

// x a + b goes to one, whatever it begins with: no number is ever too small for full speed.
constexpr float factor = 0.999F;
constexpr float added = 0.001F;

} // namespace

void measurePeak(Bench &bench, Measurement &result)
{
    const VectorLoops &loops = bench.loops();
    const std::int64_t pieces = piecesOfThread * bench.team().size();
    const double flops = static_cast<double>(pieces * roundsOfPiece) * static_cast<double>(loops.flopsARound);
    std::atomic<float> kept = 0.0F;
    const auto once = [&] {
        return bench.team().run(pieces, [&](std::int64_t, int) {
            kept.store(loops.peak(roundsOfPiece, factor, added), std::memory_order_relaxed);
        });
    };
    once(); // Cores reach their pace, and wide vectors their power, within milliseconds.
    result.peak = Peak{loops.kind, loops.width, bench.repeat({flops, 0.0}, {}, once, "fp32_tflops")};
}

// A window takes about as long at every intensity: many elements where memory sets the pace, fewer where the
// cores do, in pieces that are short for slow cores too.
void measureChain(Bench &bench, Measurement &result)
{
    const VectorLoops &loops = bench.loops();
    const std::int64_t whole = bench.from().elements();
    std::int64_t elements = std::max(granule, whole / 4 / granule * granule);
    double last_us = 0.0;
    for (double intensity = leastIntensity; intensity <= mostIntensity; intensity *= 2.0) {
        const std::int64_t fma = chainFma(intensity);
        const std::int64_t piece = intensity < longIntensity ? granule : granule / 16;
        const auto once = [&] {
            return bench.onWindow(
                bench.nextWindow(elements), elements, piece,
                [&](const float *from, float *to) { loops.chain(from, to, piece, fma, factor, added); });
        };
        const bool isFirst = last_us == 0.0;
        elements = windowElements(elements, isFirst ? once() : last_us, isFirst ? 1.0 : 2.0, window_us, piece,
                                  whole);
        const Timed timed = bench.repeat(chainWork(elements, fma), {.share = 1.0 / chainPoints}, once);
        if (timed.us.n == 0)
            return;
        last_us = timed.us.median;
        result.chain.push_back({fma, timed});
        bench.tell("chain_tflops", intensity, timed);
    }
}

} // namespace rp::measure
