// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/root/class_room.h"

#include "views/class_view/class_window.h"
#include "views/class_view/window_text.h"

#include <QFileDialog>
#include <QScreen>
#include <QStandardPaths>

namespace rp {

namespace {

constexpr double classShare = 0.94; ///< so that it is seen that there is another one below

FolderAsker folderDialog()
{
    const auto folder =
        std::make_shared<QString>(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return [folder](QWidget *parent, const std::function<void(const QString &)> &then) {
        auto *dialog = new QFileDialog(parent, WindowText::folderQuestion(), *folder);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::Directory);
        dialog->setOption(QFileDialog::ReadOnly); // nothing is renamed or deleted on the way to a folder
        QObject::connect(dialog, &QFileDialog::fileSelected, parent, [folder, then](const QString &path) {
            *folder = path;
            then(path);
        });
        dialog->open();
    };
}

} // namespace

ClassRoom::ClassRoom(const LabLibrary &library, const Catalogue &catalogue)
    : m_library(library)
    , m_catalogue(catalogue)
    , m_askForFolder(folderDialog())
{
}

ClassRoom::~ClassRoom() = default;

void ClassRoom::open(const QSize &beside)
{
    if (!m_window) {
        m_window = std::make_unique<ClassWindow>(m_library, m_catalogue);
        const QSize room = m_window->screen()->availableGeometry().size();
        m_window->resize((beside * classShare).boundedTo(room * classShare));
        connect(m_window.get(), &ClassWindow::folderRequested, this, [this] {
            m_askForFolder(m_window.get(),
                           [this](const QString &folder) { m_window->read(QStringList{folder}); });
        });
        // Later: the window that is left sends this.
        connect(m_window.get(), &ClassWindow::left, this, &ClassRoom::close, Qt::QueuedConnection);
    }
    m_window->present();
}

void ClassRoom::close()
{
    m_window.reset();
}

} // namespace rp
