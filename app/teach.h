// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace rp {

/// What `ridgepoint teach` was asked for.
struct TeachOptions
{
    QString outFile;         ///< its ending says what it becomes
    QString lab;             ///< id; empty: all of them and the review
    bool isHandout = false;  ///< what a class writes on, instead of the guide
    QStringList contentDirs; ///< folders with more labs, see loadLabs()
    QStringList siteLabs;    ///< likewise, of the site
};

/// Writes the guide for teachers in the current language; the exit status. Needs a QGuiApplication.
/// @param language its code
int runTeach(const TeachOptions &options, const QString &language);

} // namespace rp
