// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/file_asker.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>
#include <memory>
#include <utility>

namespace rp {

FileAsker fileDialog()
{
    const auto folder =
        std::make_shared<QString>(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return [folder](QWidget *parent, const FileQuestion &question,
                    const std::function<void(const QString &)> &then) {
        auto *dialog = new QFileDialog(parent, question.title, *folder);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->setDefaultSuffix(question.suffix);
        //: File type in a dialog. %1: "PDF", "Markdown", "JSON" or "CSV"; %2: its file pattern.
        const QString type = QCoreApplication::translate("rp::FileAsker", "%1 file (%2)");
        dialog->setNameFilter(type.arg(question.type, QStringLiteral("*.") + question.suffix));
        dialog->selectFile(question.name);
        QObject::connect(dialog, &QFileDialog::fileSelected, parent, [folder, then](const QString &path) {
            *folder = QFileInfo(path).absolutePath();
            then(path);
        });
        dialog->open();
    };
}

FolderAsker folderDialog(std::function<QString()> title)
{
    const auto folder =
        std::make_shared<QString>(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return [folder, title = std::move(title)](QWidget *parent,
                                              const std::function<void(const QString &)> &then) {
        auto *dialog = new QFileDialog(parent, title(), *folder);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::Directory);
        dialog->setOption(QFileDialog::ReadOnly);
        QObject::connect(dialog, &QFileDialog::fileSelected, parent, [folder, then](const QString &path) {
            *folder = path;
            then(path);
        });
        dialog->open();
    };
}

} // namespace rp
