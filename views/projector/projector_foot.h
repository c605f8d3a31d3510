// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/page/instrument_controls.h"

#include <QWidget>

class QHBoxLayout;

namespace rp {

class AccessibleComboBox;
class ActionButton;
class Announcer;
class TextBlock;

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

/// What can be done in front of a class: the inputs of the picture while nothing is asked, and a row that
/// tells the keys, most of them on buttons that do the same.
class ProjectorFoot : public QWidget
{
    Q_OBJECT
public:
    explicit ProjectorFoot(Announcer &announcer, QWidget *parent = nullptr);

    struct State
    {
        int answers = 0; ///< that can be voted for; 0: nothing is asked
        bool picturesOpen = false;
        bool revealed = false;
        bool hasSecond = false; ///< there is a picture to put beside the first
        bool sideBySide = false;
        bool hasNext = false;
    };
    void show(const State &state);
    ControlRow *controls() const { return m_controls; }
    TextBlock *keys() const { return m_keys; } ///< of the votes
    QString toldKeys() const;                  ///< every key that is told now

signals:
    void revealAsked();
    void besideAsked(bool beside);
    void nextAsked();
    void leaveAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslateUi();

    ControlRow *m_controls;
    TextBlock *m_keys;
    ActionButton *m_reveal;
    ActionButton *m_beside;
    ActionButton *m_next;
    ActionButton *m_leave;
    State m_state;
};

} // namespace rp
