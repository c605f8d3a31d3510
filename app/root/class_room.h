// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSize>
#include <QStringList>
#include <functional>
#include <memory>

class QWidget;

namespace rp {

class ClassWindow;
struct Catalogue;
struct LabLibrary;

/// Asks for a folder and calls `then` with it, or not at all when the question was cancelled.
using FolderAsker =
    std::function<void(QWidget *parent, const std::function<void(const QString &folder)> &then)>;

/// The window of a class: what learners have handed in, beside the course. Who opens it has agreed that
/// answers are shown. It is given no ledger and no session.
class ClassRoom : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive it.
    ClassRoom(const LabLibrary &library, const Catalogue &catalogue);
    ~ClassRoom() override;

    void open(const QSize &beside); ///< size of the window that it is opened from
    void close();
    ClassWindow *window() const { return m_window.get(); } ///< null while there is none
    void setFolderAsker(FolderAsker asker) { m_askForFolder = std::move(asker); }

private:
    const LabLibrary &m_library;
    const Catalogue &m_catalogue;
    FolderAsker m_askForFolder;
    std::unique_ptr<ClassWindow> m_window;
};

} // namespace rp
