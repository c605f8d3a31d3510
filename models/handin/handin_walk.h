// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace rp {

/// The files that are meant where somebody names files and folders: each file as it is named, and of a folder
/// every `*.json` in it and below, by name. Links inside it lead to no other folder. One folder is listed at
/// a time.
class HandinWalk
{
public:
    explicit HandinWalk(const QStringList &places);
    /// The next ones, at most so many. Empty: there are no more.
    QStringList next(qsizetype most);

private:
    struct Place
    {
        QString path;
        bool isFolder = false;
    };
    void open(const QString &folder);

    std::vector<Place> m_left; ///< the next one at the end
};

/// All of them.
QStringList handinFiles(const QStringList &places);

} // namespace rp
