// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace rp {

class Application;
class LedgerStore;

/// Answers the system when it asks the program to end (SIGTERM, SIGINT, SIGHUP): the session is saved and the
/// window closed, through the event loop. A program that has not ended within a second, because it is still
/// starting, or busy, or waits for a server, is ended then, and later only where something is not saved yet.
/// Does nothing where there are no signals.
class TerminationWatch : public QObject
{
    Q_OBJECT
public:
    /// Takes the signals off this thread and those it starts: make it before the QApplication.
    TerminationWatch();
    ~TerminationWatch() override;
    Q_DISABLE_COPY_MOVE(TerminationWatch)

    /// Begins to tell the event loop; needs the QApplication.
    void listen();
    /// Ends this program when it is asked to. It must not outlive this.
    void follow(Application &program);

signals:
    void requested();

private:
    void watch();
    void endInTime();
    bool isUnsaved() const;

    int m_signals = -1;
    int m_asked = -1; ///< counts the requests for the event loop, and ends the thread
    std::thread m_thread;
    std::mutex m_mutex;
    std::condition_variable m_over;
    bool m_isOver = false;
    const LedgerStore *m_store = nullptr;   ///< whose session may not be saved yet
    std::atomic<bool> m_isAnswered = false; ///< the session was saved, as far as it can be
};

} // namespace rp
