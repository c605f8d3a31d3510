// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/page/instrument_controls.h"

class QHBoxLayout;

namespace rp {

class AccessibleComboBox;
class Announcer;

/// The inputs of an instrument in one row: a list of them, and the control of the one that is chosen.
class ControlRow : public QWidget
{
    Q_OBJECT
public:
    explicit ControlRow(Announcer &announcer, QWidget *parent = nullptr);

    /// Null: the row is empty. The instrument must outlive the row, or another one be set first.
    void setInstrument(Instrument *instrument, InstrumentControls::Ask ask);
    void showValues();
    void showRefusal(const QString &inputId, const QString &sentence);
    AccessibleComboBox *inputBox() const { return m_inputs; }
    InstrumentControls *controls() const { return m_controls; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void listInputs();
    void makeControl();

    Announcer &m_announcer;
    Instrument *m_instrument = nullptr;
    InstrumentControls::Ask m_ask;
    QHBoxLayout *m_row;
    AccessibleComboBox *m_inputs;
    InstrumentControls *m_controls = nullptr;
    bool m_listing = false;
};

} // namespace rp
