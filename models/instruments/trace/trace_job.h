// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/background_job.h"
#include "models/instruments/trace/loaded_trace.h"

namespace rp {

/// Reads one trace at a time beside the window.
class TraceJob : public BackgroundJob
{
    Q_OBJECT
public:
    using Load = std::function<std::variant<TracePointer, QString>(const QString &, const LoadProgress &)>;

    explicit TraceJob(QObject *parent = nullptr, Load load = loadTrace);
    ~TraceJob() override; ///< ends what is being read

    /// Starts; what was being read is given up without a word.
    void start(const QString &path);

signals:
    void loaded(const rp::TracePointer &trace);
    void failed(const QString &sentence); ///< translated: what it is and what to do

private:
    const Load m_load;
};

} // namespace rp
