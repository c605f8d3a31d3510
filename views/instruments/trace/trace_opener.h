// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/trace/trace_job.h"

#include <QWidget>

class QProgressBar;

namespace rp {

class ActionButton;
class InstrumentView;
class Notice;
class TextBlock;
class TraceInstrument;

/// Opens a trace of the learner's own: by a dialog, or dropped anywhere on the instrument's page. Reading
/// goes on beside the window, with its progress and a button that ends it. A trace that has been read is put
/// on the instrument's shelf, and the input that it is for is asked to show it.
class TraceOpener : public QWidget
{
    Q_OBJECT
public:
    /// Instrument and view must outlive it.
    TraceOpener(TraceInstrument &instrument, InstrumentView &view, QWidget *parent);

    /// Reads a file for an input, "trace" or "after".
    void open(const QString &path, const QString &input);
    bool isReading() const { return m_job.isRunning(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void ask(const QString &input);
    void take(const TracePointer &trace);
    void tell(const QString &problem);
    void showRunning(bool running);
    void retranslateUi();

    TraceInstrument &m_instrument;
    InstrumentView &m_view;
    TraceJob m_job;
    QString m_input;
    QString m_folder;
    ActionButton *m_open;
    ActionButton *m_openAfter;
    TextBlock *m_hint;
    QProgressBar *m_progress;
    ActionButton *m_cancel;
    Notice *m_problem;
};

} // namespace rp
