// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <stop_token>
#include <thread>

namespace rp {

/// One piece of work at a time in a thread of its own, so that the window never waits for it. What the work
/// leads to is done in the thread of this object, unless it was given up meanwhile.
class BackgroundJob : public QObject
{
    Q_OBJECT
public:
    /// Ends it with cancelled().
    void cancel();
    bool isRunning() const { return m_running; }

signals:
    void progressed(double part); ///< 0 to 1
    void cancelled();

protected:
    using Outcome = std::function<void()>;
    /// What the work has of the job.
    struct Beside
    {
        std::function<bool()> goesOn; ///< false once it was given up: ask with every few files or MiB
        std::function<void(double part)> tell; ///< 0 to 1
        /// Has something done in the thread of the job, unless the work was given up meanwhile.
        std::function<void(Outcome)> post;
        std::stop_token stop; ///< asked to stop when it is given up
    };
    /// Runs in the thread, and must let no exception out: one that leaves a thread ends the program.
    using Work = std::function<Outcome(const Beside &)>;

    using QObject::QObject;

    /// Starts; what was running is given up without a word.
    void run(Work work);
    /// Gives up what is running and waits for it. The destructor of a derived class has to call it, for the
    /// work may use what that class holds.
    void stop();

private:
    std::thread m_thread;
    std::stop_source m_stop{std::nostopstate};
    int m_run = 0; ///< tells what a thread that was given up still has to say
    bool m_running = false;
};

} // namespace rp
