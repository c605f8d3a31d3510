// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/sound_output.h"

namespace rp::test {

/// Keeps what it is given instead of playing it.
class KeptSound : public SoundOutput
{
public:
    struct Heard
    {
        bool isReady = true;
        std::vector<qint16> samples = {};
        int starts = 0;
        int stops = 0;
    };
    explicit KeptSound(Heard &heard)
        : m_heard(heard)
    {
    }
    bool isReady() override { return m_heard.isReady; }
    bool start(const std::vector<qint16> &samples) override
    {
        m_heard.samples = samples;
        ++m_heard.starts;
        return true;
    }
    void stop() override { ++m_heard.stops; }

private:
    Heard &m_heard;
};

} // namespace rp::test
