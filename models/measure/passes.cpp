// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure/bench.h"

#include <array>

namespace rp::measure {

namespace {

constexpr float passWeight = 0.7F;
constexpr float passBias = 0.1F;
constexpr std::array fourPasses{Pass::Scale, Pass::Add, Pass::Relu, Pass::Sigmoid};

} // namespace

// Each pass reads what the one before wrote, in the order in which it was written: nothing of it is left in
// the caches when the array is beyond them. The last leaves y where x was, which is the x of the next repeat.
void measurePasses(Bench &bench, Measurement &result)
{
    const VectorLoops &loops = bench.loops();
    const std::int64_t elements = bench.from().elements();
    constexpr auto operations = static_cast<std::int64_t>(fourPasses.size());
    const auto pass = [&](Pass which, const FloatArray &from, const FloatArray &to) {
        return bench.team().run(elements / granule, [&](std::int64_t piece, int) {
            const std::int64_t begin = piece * granule;
            loops.pass(which, from.data() + begin, to.data() + begin, granule, passWeight, passBias);
        });
    };
    Passes passes{.elements = elements};
    passes.eager = bench.repeat(
        passesWork(elements, operations, false), {.share = 0.7},
        [&] {
            double sum_us = 0.0;
            bool isBack = false;
            for (const Pass which : fourPasses) {
                sum_us += pass(which, isBack ? bench.to() : bench.from(), isBack ? bench.from() : bench.to());
                isBack = !isBack;
            }
            return sum_us;
        },
        "eager_us");
    passes.fused = bench.repeat(
        passesWork(elements, operations, true), {.share = 0.25},
        [&] { return pass(Pass::Fused, bench.from(), bench.to()); }, "fused_us");
    result.passes = passes;
}

} // namespace rp::measure
