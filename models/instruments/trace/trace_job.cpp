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
    : BackgroundJob(parent)
    , m_load(std::move(load))
{
}

TraceJob::~TraceJob()
{
    stop();
}

void TraceJob::start(const QString &path)
{
    run([this, path](const Beside &beside) -> Outcome {
        const auto progress = [&beside](double part) {
            beside.tell(part);
            return beside.goesOn();
        };
        auto result = loadedWith(m_load, path, progress);
        return [this, result = std::move(result)] {
            if (const auto *trace = std::get_if<TracePointer>(&result))
                emit loaded(*trace);
            else
                emit failed(std::get<QString>(result));
        };
    });
}

} // namespace rp
