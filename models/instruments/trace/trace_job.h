// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/trace/loaded_trace.h"

#include <QObject>
#include <thread>

namespace rp {

/// Reads one trace at a time in a thread of its own, so that the window never waits for it.
class TraceJob : public QObject
{
    Q_OBJECT
public:
    using Load = std::function<std::variant<TracePointer, QString>(const QString &, const LoadProgress &)>;

    explicit TraceJob(QObject *parent = nullptr, Load load = loadTrace);
    ~TraceJob() override; ///< ends what is being read

    /// Starts; what was being read is given up without a word.
    void start(const QString &path);
    /// Ends it with cancelled().
    void cancel();
    bool isRunning() const { return m_running; }

signals:
    void progressed(double part); ///< 0 to 1
    void loaded(const rp::TracePointer &trace);
    void failed(const QString &sentence); ///< translated: what it is and what to do
    void cancelled();

private:
    void stop();
    void finish(int run, const std::variant<TracePointer, QString> &result);

    const Load m_load;
    std::thread m_thread;
    std::shared_ptr<std::atomic<bool>> m_goOn;
    int m_run = 0; ///< tells what a thread that was given up still has to say
    bool m_running = false;
};

} // namespace rp
