// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/teach/teacher_guide.h"
#include "views/pages/file_asker.h"

#include <QObject>
#include <QSize>
#include <QStringList>
#include <functional>
#include <memory>

class QWidget;

namespace rp {

class ClassWindow;
class MainWindow;
class Paper;
class TeacherWindow;
struct Catalogue;
struct LabLibrary;

/// The guide for teachers in the window: opened from the menu alone, and only after it has been asked once in
/// the life of the program whether the answers shall be shown. It is given no ledger and no session.
class TeacherRoom : public QObject
{
    Q_OBJECT
public:
    /// What the source names must outlive it. @param language code of the current one
    TeacherRoom(MainWindow &window, GuideSource source, std::function<QString()> language);
    ~TeacherRoom() override;

    /// Asks first, and then shows an act.
    void open(const QString &lab, const QString &act);
    /// Calls it when it is agreed that answers are shown: at once, or after the question.
    void whenAgreed(const std::function<void()> &then);
    void close();
    TeacherWindow *window() const { return m_teachers.get(); } ///< null while there is none

    static QString question();
    static QString goOn(); ///< the button that agrees

private:
    void show(const QString &lab, const QString &act);
    void save(const Paper &paper, const QString &path, const QString &saved) const;

    MainWindow &m_window;
    GuideSource m_source;
    std::function<QString()> m_language;
    bool m_agreed = false;
    int m_closed = 0; ///< times, so that a question from before is answered in vain
    std::unique_ptr<TeacherWindow> m_teachers;
};

/// The window of a class: what learners have handed in, beside the course. Who opens it has agreed that
/// answers are shown. It is given no ledger and no session.
class ClassRoom : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive it. @param language code of the current one
    ClassRoom(const LabLibrary &library, const Catalogue &catalogue, std::function<QString()> language);
    ~ClassRoom() override;

    void open(const QSize &beside); ///< size of the window that it is opened from
    void close();
    ClassWindow *window() const { return m_window.get(); } ///< null while there is none
    void setFolderAsker(FolderAsker asker) { m_askForFolder = std::move(asker); }

private:
    void save(const QString &path) const;

    const LabLibrary &m_library;
    const Catalogue &m_catalogue;
    std::function<QString()> m_language;
    FolderAsker m_askForFolder;
    std::unique_ptr<ClassWindow> m_window;
};

} // namespace rp
