// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/trace/trace_reading.h"

#include "models/traces_text/trace_words.h"
#include "views/widgets/spoken/announcer.h"

#include <QFileInfo>

namespace rp {

TraceReading::TraceReading(Announcer &announcer, QWidget *parent)
    : ReadingBar(announcer, QStringLiteral("cancelTrace"), parent)
{
    connect(this, &ReadingBar::cancelRequested, &m_job, &TraceJob::cancel);
    connect(&m_job, &TraceJob::progressed, this, &ReadingBar::setPart);
    connect(&m_job, &TraceJob::loaded, this, [this](const TracePointer &trace) {
        end();
        sayRead(*trace);
        emit loaded(trace);
    });
    connect(&m_job, &TraceJob::failed, this, &ReadingBar::endWith);
    connect(&m_job, &TraceJob::cancelled, this, &ReadingBar::endCancelled);
}

/// At once what its figures have to be taken with: it stands in a drawer, and nobody knows to look for it.
void TraceReading::sayRead(const LoadedTrace &trace)
{
    const auto kernels = static_cast<int>(trace.reading.kernels);
    //: Spoken when a trace has been read.
    announcer().say(tr("Read, %Ln kernel(s).", nullptr, kernels));
    announcer().say(longWaitText(trace.longestWait)); // none: nothing
}

void TraceReading::read(const QString &path)
{
    //: %1 is a file
    begin(tr("Reading %1").arg(shortName(QFileInfo(path).fileName(), 32)));
    m_job.start(path);
}

} // namespace rp
