// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace rp::physics {

/// An independent event that delays a loop.
struct DelayEvent
{
    double probability = 0.0; ///< per loop, 0..1
    double delay_ms = 0.0;
};

/// The exact distribution of a loop's time (physics specification, section 8): a Normal base and independent
/// delays add up to Normals with one spread at several means. No random numbers. Milliseconds.
class DelayMixture
{
public:
    struct Part
    {
        double weight = 0.0; ///< > 0
        double mean_ms = 0.0;
    };

    /// sigma_ms >= 0; probabilities 0..1, at most about 20 events (the parts double with each).
    DelayMixture(double mean_ms, double sigma_ms, const std::vector<DelayEvent> &events);

    /// Probability of a time above x.
    double above(double x_ms) const;
    /// Time that is exceeded with probability 1 - q, 0 < q < 1.
    double quantile(double q) const;

    const std::vector<Part> &parts() const { return m_parts; }
    double base_ms() const { return m_base_ms; } ///< mean without any delay
    double sigma_ms() const { return m_sigma_ms; }

private:
    void add(const DelayEvent &event);
    double partAbove(double distance_ms) const;

    std::vector<Part> m_parts;
    double m_base_ms;
    double m_sigma_ms;
};

} // namespace rp::physics
