// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/panel_name.h"

#include <QObject>
#include <memory>

namespace rp {

class MainWindow;
class TraceDesk;
class TraceInstrument;
struct Catalogue;
struct LoadedTrace;
using TracePointer = std::shared_ptr<const LoadedTrace>;

/// The trace workbench outside of the course: opened from the window's menu, by a file that is dropped on the
/// window or by one that the command line names. It has an instrument of its own, which knows none of the
/// built-in traces, for they answer what an act asks; and it is given nothing that could be written to.
class OwnTrace : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive it.
    OwnTrace(MainWindow &window, const Catalogue &catalogue);
    ~OwnTrace() override;

    /// Reads a file in the window for it, which is opened where it is not.
    void open(const QString &path);
    /// Closes the window, and forgets the traces.
    void close();
    void retranslate() const;
    TraceDesk *desk() const { return m_desk.get(); } ///< null while there is none

signals:
    void carryRequested(const rp::TracePointer &trace); ///< into the act

private:
    void ask();
    void makeDesk();
    void take(const TracePointer &trace);
    void setInput(const InputRef &input, const QVariant &value);

    MainWindow &m_window;
    const Catalogue &m_catalogue;
    QString m_folder;
    std::unique_ptr<TraceInstrument> m_instrument;
    std::unique_ptr<TraceDesk> m_desk; ///< shows the instrument, so it goes first
};

} // namespace rp
