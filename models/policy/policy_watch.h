// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace rp {

/// Tells when another policy is in force. Told by the system where it can, and looking every ten seconds
/// besides, because a share tells nothing, and a file that is renamed into place ends what was watched. A
/// change is told when nothing has changed for a moment after it, so that a file is not read half written.
class PolicyWatch : public QObject
{
    Q_OBJECT
public:
    explicit PolicyWatch(QStringList folders, QObject *parent = nullptr);

signals:
    void changed();

private:
    QByteArray fingerprint() const;
    void follow();
    void look();
    void tell();

    const QStringList m_folders;
    QFileSystemWatcher m_watcher;
    QTimer m_look;
    QTimer m_settle;
    QByteArray m_told; ///< fingerprint of what was last told
    QByteArray m_seen; ///< and of what was last seen
};

} // namespace rp
