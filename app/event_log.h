// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QFile;

namespace rp {

class Application;

/// What happens to the program, for whoever is asked why it does not work: starts, versions, which lab is
/// opened, that the session is saved, errors with their files, and what Qt warns of. A line each, in English,
/// as reports on faults are. Never an answer, a text or a name that a learner gave.
class EventLog : public QObject
{
    Q_OBJECT
public:
    /// When the file is larger it becomes FILE.1, in the place of the one before.
    static constexpr qint64 largest_bytes = 1024 * 1024;

    explicit EventLog(const QString &path, QObject *parent = nullptr);
    ~EventLog() override;

    /// Why nothing can be noted, as a translated sentence; empty: it can.
    QString problem() const;
    /// Adds a line: time, event, detail, the latter in one line and not longer than `longest`.
    void note(const QString &event, const QString &detail = {});
    /// Notes what Qt warns of, until this goes away.
    void listen();
    /// Notes what becomes of an open program, which must not outlive this.
    void follow(Application &program);

private:
    bool openLog(QFile &file) const;
    static void hear(QtMsgType type, const QMessageLogContext &context, const QString &message);

    QString m_path;
    QtMessageHandler m_before = nullptr;
    bool m_isListening = false;
};

} // namespace rp
