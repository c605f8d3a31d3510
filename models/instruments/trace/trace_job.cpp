// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/trace/trace_job.h"

#include "models/traces_text/trace_words.h"

#include <exception>
#include <utility>

namespace rp {

namespace {

/// An exception that leaves a thread ends the program. The largest traces are those of many gigabytes.
std::variant<TracePointer, QString> loadedWith(const TraceJob::Load &load, const QString &path,
                                               const LoadProgress &progress)
{
    try {
        return load(path, progress);
    } catch (const std::exception &) {
        return readErrorText(path, {traces::ReadFailure::TooLarge});
    }
}

} // namespace

TraceJob::TraceJob(QObject *parent, Load load)
    : QObject(parent)
    , m_load(std::move(load))
{
}

TraceJob::~TraceJob()
{
    stop();
}

void TraceJob::stop()
{
    if (m_goOn)
        *m_goOn = false;
    if (m_thread.joinable())
        m_thread.join(); // the reader looks at the flag with every MiB
    m_running = false;
    ++m_run;
}

void TraceJob::start(const QString &path)
{
    stop();
    m_running = true;
    m_goOn = std::make_shared<std::atomic<bool>>(true);
    // Queued calls to this object are dropped with it, and the thread has ended before it goes.
    m_thread = std::thread([this, path, run = m_run, goOn = m_goOn] {
        const auto progress = [this, run, &goOn](double part) {
            QMetaObject::invokeMethod(
                this,
                [this, run, part] {
                    if (run == m_run)
                        emit progressed(part);
                },
                Qt::QueuedConnection);
            return goOn->load();
        };
        auto result = loadedWith(m_load, path, progress);
        QMetaObject::invokeMethod(
            this, [this, run, result = std::move(result)] { finish(run, result); }, Qt::QueuedConnection);
    });
}

void TraceJob::finish(int run, const std::variant<TracePointer, QString> &result)
{
    if (run != m_run)
        return;
    m_running = false;
    if (const auto *trace = std::get_if<TracePointer>(&result))
        emit loaded(*trace);
    else
        emit failed(std::get<QString>(result));
}

void TraceJob::cancel()
{
    if (!m_running)
        return;
    stop();
    emit cancelled();
}

} // namespace rp
