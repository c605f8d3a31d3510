// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/trace/loaded_trace.h"

#include <QWidget>

namespace rp {

class ActionButton;
class InstrumentView;
class TextBlock;
class TraceInstrument;

/// Gives the model beside it the trace as its workload, and says what it makes of it and how far that is from
/// the trace; or why it can't.
class LabBridge : public QWidget
{
    Q_OBJECT
public:
    /// Instrument and view must outlive it.
    LabBridge(TraceInstrument &instrument, InstrumentView &view, QWidget *parent);

    void showTexts();
    ActionButton *button() const { return m_button; }

private:
    void setModel();
    QString told() const;

    TraceInstrument &m_instrument;
    InstrumentView &m_view;
    ActionButton *m_button;
    TextBlock *m_text;
    TracePointer m_shown; ///< what the text is about
};

} // namespace rp
