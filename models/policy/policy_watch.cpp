// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/policy/policy_watch.h"

#include <QFile>
#include <QFileInfo>
#include <chrono>
#include <sys/stat.h>
#include <utility>

namespace rp {
namespace {

using namespace std::chrono_literals;
constexpr auto lookInterval = 10s;
constexpr auto settleTime = 500ms;

QString fileIn(const QString &folder)
{
    return folder + QStringLiteral("/ridgepoint/policy.json");
}

} // namespace

PolicyWatch::PolicyWatch(QStringList folders, QObject *parent)
    : QObject(parent)
    , m_folders(std::move(folders))
    , m_told(fingerprint())
    , m_seen(m_told)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleTime);
    m_look.setInterval(lookInterval);
    connect(&m_settle, &QTimer::timeout, this, &PolicyWatch::tell);
    connect(&m_look, &QTimer::timeout, this, &PolicyWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &PolicyWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &PolicyWatch::look);
    m_look.start();
    follow();
}

/// Enough of each file to notice that it is another one, or that its owner or rights are.
QByteArray PolicyWatch::fingerprint() const
{
    QByteArray all;
    for (const QString &folder : m_folders) {
        struct stat found = {};
        if (::stat(QFile::encodeName(fileIn(folder)).constData(), &found) != 0) {
            all += "-\n";
            continue;
        }
        for (const qint64 number :
             {qint64(found.st_dev), qint64(found.st_ino), qint64(found.st_size), qint64(found.st_mode),
              qint64(found.st_uid), qint64(found.st_mtim.tv_sec), qint64(found.st_mtim.tv_nsec),
              qint64(found.st_ctim.tv_sec), qint64(found.st_ctim.tv_nsec)})
            all += QByteArray::number(number) + ' ';
        all += '\n';
    }
    return all;
}

/// What was replaced or made anew is watched again.
void PolicyWatch::follow()
{
    for (const QString &folder : m_folders) {
        for (const QString &path : {fileIn(folder), QFileInfo(fileIn(folder)).path(), folder}) {
            const bool isWatched = m_watcher.files().contains(path) || m_watcher.directories().contains(path);
            if (!isWatched && QFileInfo::exists(path))
                m_watcher.addPath(path);
        }
    }
}

void PolicyWatch::look()
{
    follow();
    QByteArray now = fingerprint();
    if (now == m_seen && (now == m_told || m_settle.isActive()))
        return;
    m_seen = std::move(now);
    m_settle.start();
}

void PolicyWatch::tell()
{
    const QByteArray now = fingerprint();
    if (now != m_seen) { // still being written
        m_seen = now;
        m_settle.start();
        return;
    }
    if (std::exchange(m_told, m_seen) != m_seen)
        emit changed();
}

} // namespace rp
