// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/class_view/class_job.h"

#include <exception>

namespace rp {

ClassJob::ClassJob(const LabLibrary &library, QObject *parent)
    : QObject(parent)
    , m_rows(library)
{
}

ClassJob::~ClassJob()
{
    stop();
}

void ClassJob::stop()
{
    if (m_goOn)
        *m_goOn = false;
    if (m_thread.joinable())
        m_thread.join(); // the reader looks at the flag with every few files
    m_running = false;
    ++m_run;
}

void ClassJob::tell(int run, double part)
{
    QMetaObject::invokeMethod(
        this,
        [this, run, part] {
            if (run == m_run)
                emit progressed(part);
        },
        Qt::QueuedConnection);
}

std::shared_ptr<const ClassFound> ClassJob::read(const QStringList &places, int run,
                                                 const std::atomic<bool> &goOn)
{
    auto found = std::make_shared<ClassFound>();
    const qint64 all = countClassFiles(places, [&goOn] { return goOn.load(); });
    qint64 heard = 0;
    found->reading = readClass(places, m_rows, {true, false, 0}, [&](const ClassBatch &batch) {
        if (!batch.refused.empty() && found->firstRefused.isEmpty())
            std::tie(found->firstRefused, found->reason) = batch.refused.front();
        heard += batch.files;
        tell(run, double(heard) / double(std::max(all, heard)));
        return goOn.load();
    });
    return found;
}

void ClassJob::start(const QStringList &places)
{
    stop();
    m_running = true;
    m_goOn = std::make_shared<std::atomic<bool>>(true);
    // Queued calls to this object are dropped with it, and the thread has ended before it goes.
    m_thread = std::thread([this, places, run = m_run, goOn = m_goOn] {
        std::shared_ptr<const ClassFound> found;
        try {
            found = read(places, run, *goOn);
        } catch (const std::exception &) {
            found.reset(); // an exception that leaves a thread ends the program
        }
        QMetaObject::invokeMethod(
            this, [this, run, found] { finish(run, found); }, Qt::QueuedConnection);
    });
}

void ClassJob::finish(int run, const std::shared_ptr<const ClassFound> &found)
{
    if (run != m_run)
        return;
    m_running = false;
    if (found)
        emit loaded(found);
    else
        emit failed();
}

void ClassJob::cancel()
{
    if (!m_running)
        return;
    stop();
    emit cancelled();
}

} // namespace rp
