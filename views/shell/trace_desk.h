// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/trace/loaded_trace.h"
#include "views/pages/side_window.h"

namespace rp {

class ActionButton;
class Drawers;
class InstrumentView;
class Intents;
class TabRow;
class TextBlock;
class TraceInstrument;
class TraceReading;

/// A window for traces of the learner's own, beside the course: the pages of the trace workbench on one row
/// of tabs. Before the first trace has been read it tells how far that is. Knows no ledger and no session;
/// asks for inputs and changes nothing itself.
class TraceDesk : public SideWindow
{
    Q_OBJECT
public:
    TraceDesk();

    /// Reads a file; the trace before stays in view until another one has been read.
    void read(const QString &path);
    /// Shows a workbench, which must outlive the window. Once.
    void setWorkbench(TraceInstrument &instrument);

    Intents &intents() const { return *m_intents; } ///< where inputs are asked for
    TraceReading *reading() const { return m_reading; }
    InstrumentView *view() const { return m_view; } ///< null before the first trace
    TabRow *tabs() const { return m_tabs; }
    ActionButton *openButton() const { return m_open; }
    ActionButton *carryButton() const { return m_carry; }

signals:
    void openRequested(); ///< of a trace, by a dialog
    void traceRead(const rp::TracePointer &trace);
    void carryRequested(); ///< to go on in the act, with the trace in view

private:
    void build();
    void showTabs();
    void showDrawers();
    void retranslateUi() override;

    Intents *m_intents;
    TextBlock *m_about;
    ActionButton *m_open;
    TraceReading *m_reading;
    TabRow *m_tabs;
    QWidget *m_stage;
    Drawers *m_drawers;
    ActionButton *m_carry;
    TraceInstrument *m_instrument = nullptr;
    InstrumentView *m_view = nullptr;
};

} // namespace rp
