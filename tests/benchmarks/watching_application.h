// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QElapsedTimer>
#include <QList>
#include <QWidget>
#include <ctime>

namespace rp {

inline qint64 now_ns()
{
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return qint64{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

/// Notes which widgets have been painted, and knows when the picture has been handed to the window system.
class WatchingApplication : public QApplication
{
public:
    using QApplication::QApplication;

    void watch(QList<const QWidget *> widgets)
    {
        m_missing = std::move(widgets);
        m_shown_ns = 0;
    }
    /// When all of them were painted and flushed; 0 before.
    qint64 shown_ns() const { return m_shown_ns; }

    bool notify(QObject *receiver, QEvent *event) override
    {
        const QEvent::Type type = event->type();
        if (type == QEvent::Paint && receiver->isWidgetType())
            m_missing.removeAll(static_cast<const QWidget *>(receiver));
        const bool done = QApplication::notify(receiver, event);
        // Widgets paint and flush inside these two.
        const bool flushed = type == QEvent::UpdateRequest || type == QEvent::Expose;
        if (flushed && m_missing.isEmpty() && m_shown_ns == 0)
            m_shown_ns = now_ns();
        return done;
    }

private:
    QList<const QWidget *> m_missing;
    qint64 m_shown_ns = 0;
};

inline void waitUntilShown(const WatchingApplication &application)
{
    QElapsedTimer limit;
    limit.start();
    while (application.shown_ns() == 0 && limit.elapsed() < 5000)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
}

inline void settle(int ms)
{
    QElapsedTimer time;
    time.start();
    while (time.elapsed() < ms)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
}

} // namespace rp
