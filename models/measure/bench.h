// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/measure/steps.h"
#include "models/measure/team.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <string_view>

namespace rp::measure {

/// Numbers that begin at a page, and have no value until one is written.
class FloatArray
{
public:
    FloatArray() = default;
    /// Throws std::bad_alloc.
    explicit FloatArray(std::int64_t elements)
        : m_data(static_cast<float *>(
              ::operator new(static_cast<std::size_t>(elements) * sizeof(float), alignment)))
        , m_elements(elements)
    {
    }

    float *data() const { return m_data.get(); }
    std::int64_t elements() const { return m_elements; }

private:
    static constexpr std::align_val_t alignment{4'096};
    struct Free
    {
        void operator()(float *data) const { ::operator delete(data, alignment); }
    };
    std::unique_ptr<float, Free> m_data;
    std::int64_t m_elements = 0;
};

/// What the steps share while they measure: threads, two large arrays, the clock, and whom to tell.
class Bench
{
public:
    Bench(const Machine &machine, const Watch &watch, const Limits &limits, double planned_s);

    /// Begins a step with so many seconds. The arrays are made before, if it wants them and there are none.
    void begin(Step step, double seconds, bool usesArrays);
    double seconds() const { return m_step_s; }
    /// Nobody has asked to stop.
    bool goesOn() const { return !m_watch.stop.stop_requested(); }
    double deadline_us() const { return m_deadline_us; }

    /// Tells how far it is, and whether to go on: nobody asked to stop, and the time isn't up.
    bool proceeds();

    /// Repeats until a share of the step's seconds is over: at least `least` times unless stopped or the
    /// step's time is up, at most `most`. `once` gives microseconds. After each the figure is told where it
    /// has a name.
    using Once = std::function<double()>;
    struct Repeats
    {
        double share = 1.0;
        int least = 3;
        int most = 51;
    };
    Timed repeat(const Work &work, const Repeats &repeats, const Once &once, std::string_view figure = {},
                 double at = 0.0);

    /// Tells a figure whose name ends in _us, _gb_s or _tflops.
    void tell(std::string_view figure, double at, const Timed &timed) const;

    const VectorLoops &loops() const { return m_loops; }
    Team &team();
    /// Two arrays beyond the caches.
    const FloatArray &from() const { return m_from; }
    const FloatArray &to() const { return m_to; }
    /// The next window of so many elements, from one end of the arrays to the other and again: none of it was
    /// used a short while ago.
    std::int64_t nextWindow(std::int64_t elements);
    /// Work on a window, piece by piece, by all threads; in microseconds. Pieces divide the granule.
    using OnPiece = std::function<void(const float *from, float *to)>;
    double onWindow(std::int64_t begin, std::int64_t elements, std::int64_t piece, const OnPiece &work);
    const Limits &limits() const { return m_limits; }

private:
    void makeArrays();

    const Machine &m_machine;
    const Watch &m_watch;
    const Limits &m_limits;
    VectorLoops m_loops;
    std::unique_ptr<Team> m_team;
    FloatArray m_from;
    FloatArray m_to;
    std::int64_t m_window = 0;
    Step m_step = Step::HandOver;
    double m_planned_us = 0.0; ///< of all steps
    double m_before_us = 0.0;  ///< of the steps before, as planned
    double m_step_s = 0.0;
    double m_began_us = 0.0;
    double m_deadline_us = 0.0;
};

void measureHandOver(Bench &bench, Measurement &result);
void measureBandwidth(Bench &bench, Measurement &result);
void measurePeak(Bench &bench, Measurement &result);
void measureChain(Bench &bench, Measurement &result);
void measurePasses(Bench &bench, Measurement &result);
void measureProducts(Bench &bench, Measurement &result);

} // namespace rp::measure
