// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/trace/trace_job.h"

#include <QWidget>

class QProgressBar;

namespace rp {

class ActionButton;
class Announcer;
class Notice;

/// How far the reading of a trace is, with a button that ends it, and what was wrong with the last one.
/// Reading goes on beside the window. Takes no room while there is nothing to tell.
class TraceReading : public QWidget
{
    Q_OBJECT
public:
    explicit TraceReading(Announcer &announcer, QWidget *parent = nullptr);

    /// Reads a file; what was being read is given up.
    void read(const QString &path);
    bool isRunning() const { return m_job.isRunning(); }
    ActionButton *cancelButton() const { return m_cancel; }

signals:
    void runningChanged(bool running);
    void loaded(const rp::TracePointer &trace);
    void gaveUp(); ///< it was no trace, or reading was cancelled

protected:
    void changeEvent(QEvent *event) override;

private:
    void setRunning(bool running);
    void tell(const QString &problem);
    void retranslateUi();

    Announcer &m_announcer;
    TraceJob m_job;
    QProgressBar *m_progress;
    ActionButton *m_cancel;
    Notice *m_problem;
};

} // namespace rp
