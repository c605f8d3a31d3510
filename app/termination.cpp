// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/termination.h"

#include "app/root/application.h"
#include "models/store/ledger_store.h"

#include <QCoreApplication>
#include <QSocketNotifier>
#include <chrono>
#include <cstdint>
#include <initializer_list>
#include <utility>

#ifdef Q_OS_LINUX
#include <csignal>
#include <cstdlib>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>
#endif

namespace rp {

void TerminationWatch::follow(Application &program)
{
    connect(this, &TerminationWatch::requested, &program, [this, &program] {
        program.endNow();
        m_isAnswered = true;      // what could not be saved anywhere was said
        QCoreApplication::exit(); // whatever dialog or menu is open
    });
    const std::lock_guard lock(m_mutex);
    m_store = program.store();
    if (m_store)
        connect(m_store, &QObject::destroyed, this, [this] {
            const std::lock_guard guard(m_mutex);
            m_store = nullptr;
        });
}

#ifdef Q_OS_LINUX

namespace {

using namespace std::chrono_literals;
constexpr auto patience = 700ms; ///< so that it ends within a second, whatever it is doing
constexpr auto longestSaving = 20s;
constexpr auto pause = 10ms;

sigset_t watchedSignals()
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGHUP);
    return set;
}

void closeAll(std::initializer_list<int *> descriptors)
{
    for (int *descriptor : descriptors) {
        if (*descriptor >= 0)
            ::close(std::exchange(*descriptor, -1));
    }
}

} // namespace

// A descriptor instead of a handler: nothing runs inside a signal. A thread instead of the event loop: that
// one may be busy.
TerminationWatch::TerminationWatch()
{
    const sigset_t set = watchedSignals();
    if (pthread_sigmask(SIG_BLOCK, &set, nullptr) != 0)
        return;
    m_signals = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
    m_asked = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (m_signals >= 0 && m_asked >= 0) {
        m_thread = std::thread([this] { watch(); });
        return;
    }
    closeAll({&m_signals, &m_asked});
    pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

void TerminationWatch::watch()
{
    pollfd waited{m_signals, POLLIN, 0};
    while (true) {
        const int found = ::poll(&waited, 1, int(std::chrono::milliseconds(200ms).count()));
        {
            const std::lock_guard lock(m_mutex);
            if (m_isOver)
                return;
        }
        signalfd_siginfo info;
        if (found > 0 && ::read(m_signals, &info, sizeof info) > 0)
            break;
    }
    const std::uint64_t one = 1;
    (void)!::write(m_asked, &one, sizeof one);
    endInTime();
}

bool TerminationWatch::isUnsaved() const
{
    return m_store && m_store->isUnsaved() && !m_isAnswered;
}

void TerminationWatch::endInTime()
{
    std::unique_lock lock(m_mutex);
    if (m_over.wait_for(lock, patience, [this] { return m_isOver; }))
        return;
    const auto latest = std::chrono::steady_clock::now() + longestSaving;
    while (isUnsaved() && std::chrono::steady_clock::now() < latest) {
        if (m_over.wait_for(lock, pause, [this] { return m_isOver; }))
            return;
    }
    // What is on the disk is whole at any moment. Nothing else is left to be put in order.
    std::_Exit(EXIT_SUCCESS);
}

void TerminationWatch::listen()
{
    if (m_asked < 0)
        return;
    auto *notifier = new QSocketNotifier(m_asked, QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        std::uint64_t count = 0;
        if (::read(m_asked, &count, sizeof count) > 0)
            emit requested();
    });
}

TerminationWatch::~TerminationWatch()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isOver = true;
    }
    m_over.notify_all();
    if (m_thread.joinable())
        m_thread.join();
    if (m_signals < 0)
        return;
    closeAll({&m_signals, &m_asked});
    const sigset_t set = watchedSignals();
    pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

#else

TerminationWatch::TerminationWatch() = default;

void TerminationWatch::watch() {}

void TerminationWatch::endInTime() {}

bool TerminationWatch::isUnsaved() const
{
    return false;
}

void TerminationWatch::listen() {}

TerminationWatch::~TerminationWatch() = default;

#endif

} // namespace rp
