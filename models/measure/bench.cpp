// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure/bench.h"

#include <algorithm>
#include <vector>

namespace rp::measure {

namespace {

constexpr double second_us = 1e6;

/// Numbers on both sides of zero, so that no step has an easy time with them.
void fillPiece(float *to, std::int64_t n)
{
    for (std::int64_t i = 0; i < n; ++i)
        to[i] = static_cast<float>(i % 17 - 8) * 0.25F;
}

} // namespace

Bench::Bench(const Machine &machine, const Watch &watch, const Limits &limits, double planned_s)
    : m_machine(machine)
    , m_watch(watch)
    , m_limits(limits)
    , m_loops(usableLoops().widest())
    , m_planned_us(planned_s * second_us)
{
}

void Bench::begin(Step step, double seconds, bool usesArrays)
{
    if (usesArrays)
        makeArrays();
    m_before_us += m_step_s * second_us;
    m_step = step;
    m_step_s = seconds;
    m_began_us = now_us();
    m_deadline_us = m_began_us + seconds * second_us;
    proceeds();
}

bool Bench::proceeds()
{
    const double now = now_us();
    if (m_watch.progressed && m_planned_us > 0.0) {
        const double inStep_us = std::min(now, m_deadline_us) - m_began_us;
        m_watch.progressed(std::min(1.0, (m_before_us + inStep_us) / m_planned_us), m_step);
    }
    return goesOn() && now < m_deadline_us;
}

Timed Bench::repeat(const Work &work, const Repeats &repeats, const Once &once, std::string_view figure,
                    double at)
{
    const double end_us = std::min(m_deadline_us, now_us() + repeats.share * m_step_s * second_us);
    std::vector<double> times_us;
    Timed timed{work, {}};
    while (goesOn()) {
        times_us.push_back(once());
        timed.us = spreadOf(times_us);
        if (!figure.empty())
            tell(figure, at, timed);
        const auto done = static_cast<int>(times_us.size());
        if (!proceeds() || done >= repeats.most || (done >= repeats.least && now_us() >= end_us))
            break;
    }
    return timed;
}

void Bench::tell(std::string_view figure, double at, const Timed &timed) const
{
    if (!m_watch.read)
        return;
    double value = timed.us.median;
    if (figure.ends_with("_tflops"))
        value = timed.tflops();
    else if (figure.ends_with("_gb_s"))
        value = timed.gb_s();
    m_watch.read({m_step, figure, at, value, timed.us});
}

Team &Bench::team()
{
    if (!m_team)
        m_team = std::make_unique<Team>(m_machine.cores);
    return *m_team;
}

void Bench::makeArrays()
{
    if (m_from.elements() > 0)
        return;
    const std::int64_t elements =
        arrayElements(m_machine.last_cache_bytes, m_machine.free_bytes, m_limits.most_array_bytes, granule);
    m_to = FloatArray(elements);
    m_from = FloatArray(elements);
    team().run(elements / granule, [this](std::int64_t piece, int) {
        fillPiece(m_from.data() + piece * granule, granule);
        fillPiece(m_to.data() + piece * granule, granule);
    });
}

std::int64_t Bench::nextWindow(std::int64_t elements)
{
    const std::int64_t begin = m_window + elements <= from().elements() ? m_window : 0;
    m_window = begin + elements;
    return begin;
}

double Bench::onWindow(std::int64_t begin, std::int64_t elements, std::int64_t piece, const OnPiece &work)
{
    const float *source = from().data() + begin;
    float *target = to().data() + begin;
    return team().run(elements / piece,
                      [&](std::int64_t index, int) { work(source + index * piece, target + index * piece); });
}

} // namespace rp::measure
