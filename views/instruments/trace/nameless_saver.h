// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace rp {

class ActionButton;
class InstrumentView;
class Notice;
class TraceInstrument;

/// Saves the trace that is looked at without names, shapes and stacks, for passing it on.
class NamelessSaver : public QWidget
{
    Q_OBJECT
public:
    /// Instrument and view must outlive it.
    NamelessSaver(TraceInstrument &instrument, InstrumentView &view, QWidget *parent);

    /// Writes a file; one of that name gives way only when all of it could be written.
    void save(const QString &path);
    void showTexts();

private:
    void ask();

    TraceInstrument &m_instrument;
    InstrumentView &m_view;
    ActionButton *m_button;
    Notice *m_told;
};

} // namespace rp
