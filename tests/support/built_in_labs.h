// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/json/embedded_content.h"

#include <QDir>
#include <QStringList>

/// The files of the labs that are in the program (":/labs/lab07.json"), so that a test holds a new one, too.
inline QStringList builtInLabs()
{
    rp::useEmbeddedContent();
    const QDir folder(QStringLiteral(":/labs"));
    QStringList files;
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name))
        files.append(folder.filePath(name));
    return files;
}
