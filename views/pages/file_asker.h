// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

class QWidget;

namespace rp {

/// Where something is to be written.
struct FileQuestion
{
    QString title;  ///< of the dialog, translated
    QString name;   ///< suggested file name
    QString suffix; ///< "pdf"
    QString type;   ///< what the file is called in the dialog: "PDF", "Markdown"
};

/// Asks for a file and calls `then` with its path, or not at all when the question was cancelled.
using FileAsker = std::function<void(QWidget *parent, const FileQuestion &question,
                                     const std::function<void(const QString &path)> &then)>;

/// The platform's file dialog, which does not block; it starts in the documents folder, or in the one that
/// was used last.
FileAsker fileDialog();

/// Asks for a folder and calls `then` with it, or not at all when the question was cancelled.
using FolderAsker =
    std::function<void(QWidget *parent, const std::function<void(const QString &folder)> &then)>;

/// Likewise; nothing is renamed or deleted on the way to a folder.
/// @param title of the dialog, translated when it is asked for
FolderAsker folderDialog(std::function<QString()> title);

} // namespace rp
