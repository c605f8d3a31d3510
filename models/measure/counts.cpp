// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure/counts.h"

#include <algorithm>
#include <cmath>

namespace rp::measure {

namespace {

constexpr double elementBytes = 4.0;
constexpr std::int64_t leastArray_bytes = std::int64_t{32} << 20;
constexpr double timesTheCache = 4.0;
constexpr double shareOfFreeMemory = 1.0 / 8.0;

double asDouble(std::int64_t count)
{
    return static_cast<double>(count);
}

std::int64_t granules(double elements, std::int64_t granule)
{
    return std::max<std::int64_t>(1, static_cast<std::int64_t>(elements / asDouble(granule))) * granule;
}

} // namespace

double Work::intensity() const
{
    return bytes > 0.0 ? flops / bytes : 0.0;
}

double Timed::tflops() const
{
    return us.median > 0.0 ? work.flops / us.median / 1e6 : 0.0;
}

double Timed::gb_s() const
{
    return us.median > 0.0 ? work.bytes / us.median / 1e3 : 0.0;
}

Work readWork(std::int64_t elements)
{
    return {0.0, elementBytes * asDouble(elements)};
}

Work writeWork(std::int64_t elements)
{
    return {0.0, elementBytes * asDouble(elements)};
}

Work copyWork(std::int64_t elements)
{
    return {0.0, 2.0 * elementBytes * asDouble(elements)};
}

Work chainWork(std::int64_t elements, std::int64_t fma)
{
    return {2.0 * asDouble(fma) * asDouble(elements), 2.0 * elementBytes * asDouble(elements)};
}

std::int64_t chainFma(double flop_per_byte)
{
    return std::llround(flop_per_byte * elementBytes);
}

Work passesWork(std::int64_t elements, std::int64_t operations, bool isFused)
{
    return {0.0, 2.0 * elementBytes * asDouble(elements) * (isFused ? 1.0 : asDouble(operations))};
}

Work squareProductWork(std::int64_t n)
{
    const double side = asDouble(n);
    return {2.0 * side * side * side, 3.0 * elementBytes * side * side};
}

double usefulShare(std::int64_t tasks, double task_us, double total_us)
{
    return total_us > 0.0 ? std::min(1.0, asDouble(tasks) * task_us / total_us) : 0.0;
}

double handOverTax_us(std::int64_t tasks, double task_us, double total_us)
{
    return std::max(0.0, total_us / asDouble(tasks) - task_us);
}

std::int64_t arrayElements(std::int64_t cache_bytes, std::int64_t free_bytes, std::int64_t most_bytes,
                           std::int64_t step)
{
    double bytes = std::max(timesTheCache * asDouble(cache_bytes), asDouble(leastArray_bytes));
    bytes = std::min(bytes, asDouble(most_bytes));
    if (free_bytes > 0)
        bytes = std::min(bytes, shareOfFreeMemory * asDouble(free_bytes) / 2.0);
    return granules(bytes / elementBytes, step);
}

std::int64_t windowElements(std::int64_t last, double last_us, double more, double target_us,
                            std::int64_t step, std::int64_t most)
{
    const double wanted = last_us > 0.0 ? asDouble(last) * target_us / (last_us * more) : asDouble(most);
    return std::min(granules(std::min(wanted, asDouble(most)), step), granules(asDouble(most), step));
}

} // namespace rp::measure
