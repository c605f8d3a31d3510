// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <memory>

namespace rp {

class ActionButton;
class InstrumentView;
class TextBlock;
class TraceInstrument;
class TraceReading;
struct LoadedTrace;
using TracePointer = std::shared_ptr<const LoadedTrace>;

/// Opens a trace of the learner's own: by a dialog, or dropped anywhere on the instrument's page. A trace
/// that has been read is put on the instrument's shelf, and the input that it is for is asked to show it.
class TraceOpener : public QWidget
{
    Q_OBJECT
public:
    /// Instrument and view must outlive it.
    TraceOpener(TraceInstrument &instrument, InstrumentView &view, QWidget *parent);

    /// Reads a file for an input, "trace" or "after".
    void open(const QString &path, const QString &input);
    bool isReading() const;

    /// Asks for the file of a trace, beginning in a folder; `chosen` gets its path.
    static void ask(QWidget *parent, const QString &folder,
                    const std::function<void(const QString &path)> &chosen);

protected:
    void changeEvent(QEvent *event) override;

private:
    void askFor(const QString &input);
    void take(const TracePointer &trace);
    void showRunning(bool running);
    void retranslateUi();

    TraceInstrument &m_instrument;
    InstrumentView &m_view;
    QString m_input;
    QString m_folder;
    ActionButton *m_open;
    ActionButton *m_openAfter;
    TextBlock *m_hint;
    TraceReading *m_reading;
};

} // namespace rp
