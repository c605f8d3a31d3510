// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/trace/trace_lab.h"

#include <QWidget>

namespace rp {

class ActionButton;
class InstrumentView;
class TextBlock;
class TraceInstrument;
struct Catalogue;

/// Sets the model beside it to what the trace measured, and says to what, and where a control could not go so
/// far.
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
    static QString told(const std::vector<LabSetting> &settings);

    TraceInstrument &m_instrument;
    InstrumentView &m_view;
    ActionButton *m_button;
    TextBlock *m_text;
    TracePointer m_shown; ///< what the text is about
};

} // namespace rp
