// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/contract/background_job.h"

#include <utility>

namespace rp {

void BackgroundJob::stop()
{
    m_stop.request_stop();
    if (m_thread.joinable())
        m_thread.join();
    m_running = false;
    ++m_run;
}

void BackgroundJob::run(Work work)
{
    stop();
    m_running = true;
    m_stop = std::stop_source();
    // Queued calls to this object are dropped with it, and the thread has ended before it goes.
    const auto here = [this, run = m_run](Outcome outcome) {
        QMetaObject::invokeMethod(
            this,
            [this, run, outcome = std::move(outcome)] {
                if (run == m_run)
                    outcome();
            },
            Qt::QueuedConnection);
    };
    m_thread = std::thread([this, here, work = std::move(work), stop = m_stop.get_token()] {
        const Beside beside{[stop] { return !stop.stop_requested(); },
                            [this, &here](double part) { here([this, part] { emit progressed(part); }); },
                            here, stop};
        here([this, outcome = work(beside)] {
            m_running = false;
            outcome();
        });
    });
}

void BackgroundJob::cancel()
{
    if (!m_running)
        return;
    stop();
    emit cancelled();
}

} // namespace rp
