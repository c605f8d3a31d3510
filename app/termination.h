// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace rp {

/// Tells the event loop when the system asks the program to end (SIGTERM, SIGINT, SIGHUP), so that the
/// session is saved first. Does nothing where there are no signals.
class TerminationWatch : public QObject
{
    Q_OBJECT
public:
    /// Takes the signals off this thread and those it starts: make it before the QApplication.
    TerminationWatch();
    ~TerminationWatch() override;

    /// Begins to listen; needs the QApplication.
    void listen();

signals:
    void requested();

private:
    int m_descriptor = -1;
};

} // namespace rp
