// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/termination.h"

#include <QSocketNotifier>

#ifdef Q_OS_LINUX
#include <csignal>
#include <sys/signalfd.h>
#include <unistd.h>
#endif

namespace rp {

#ifdef Q_OS_LINUX

namespace {

sigset_t watchedSignals()
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGHUP);
    return set;
}

} // namespace

// A descriptor instead of a handler: nothing runs inside a signal, and no global state is needed.
TerminationWatch::TerminationWatch()
{
    const sigset_t set = watchedSignals();
    if (pthread_sigmask(SIG_BLOCK, &set, nullptr) != 0)
        return;
    m_descriptor = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
    if (m_descriptor < 0)
        pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

void TerminationWatch::listen()
{
    if (m_descriptor < 0)
        return;
    auto *notifier = new QSocketNotifier(m_descriptor, QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        signalfd_siginfo info;
        while (read(m_descriptor, &info, sizeof info) > 0) {
        }
        emit requested();
    });
}

TerminationWatch::~TerminationWatch()
{
    if (m_descriptor < 0)
        return;
    close(m_descriptor);
    const sigset_t set = watchedSignals();
    pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

#else

TerminationWatch::TerminationWatch() = default;

void TerminationWatch::listen() {}

TerminationWatch::~TerminationWatch() = default;

#endif

} // namespace rp
