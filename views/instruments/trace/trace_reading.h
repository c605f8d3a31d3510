// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/trace/trace_job.h"
#include "views/widgets/reading_bar.h"

namespace rp {

/// How far the reading of a trace is, and what was wrong with the last one.
class TraceReading : public ReadingBar
{
    Q_OBJECT
public:
    explicit TraceReading(Announcer &announcer, QWidget *parent = nullptr);

    /// Reads a file; what was being read is given up.
    void read(const QString &path);
    bool isRunning() const { return m_job.isRunning(); }

signals:
    void loaded(const rp::TracePointer &trace);

private:
    void sayRead(const LoadedTrace &trace);

    TraceJob m_job;
};

} // namespace rp
