// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/handin_walk.h"

#include <QDir>
#include <QFileInfo>

namespace rp {

HandinWalk::HandinWalk(const QStringList &places)
{
    for (auto place = places.rbegin(); place != places.rend(); ++place)
        m_left.push_back({*place, QFileInfo(*place).isDir()});
}

void HandinWalk::open(const QString &folder)
{
    const QDir all(folder);
    const QStringList folders =
        all.entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks, QDir::Name | QDir::Reversed);
    const QStringList files =
        all.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QString &name : folders)
        m_left.push_back({all.filePath(name), true});
    for (const QString &name : files)
        m_left.push_back({all.filePath(name), false});
}

QStringList HandinWalk::next(qsizetype most)
{
    QStringList files;
    while (files.size() < most && !m_left.empty()) {
        const Place place = m_left.back();
        m_left.pop_back();
        if (place.isFolder)
            open(place.path);
        else
            files << place.path;
    }
    return files;
}

QStringList handinFiles(const QStringList &places)
{
    constexpr qsizetype some = 1000;
    QStringList all;
    HandinWalk walk(places);
    for (QStringList files = walk.next(some); !files.isEmpty(); files = walk.next(some))
        all += files;
    return all;
}

} // namespace rp
