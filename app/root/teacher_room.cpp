// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/root/teacher_room.h"

#include "models/check/lab_loader.h"
#include "models/paper/paper.h"
#include "models/review/review_content.h"
#include "models/teach/handout.h"
#include "models/teach/teach_text.h"
#include "models/text/format.h"
#include "views/class_view/class_window.h"
#include "views/class_view/guide_file.h"
#include "views/class_view/report_file.h"
#include "views/class_view/teacher_window.h"
#include "views/class_view/window_text.h"
#include "views/shell/main_window.h"

#include <QApplication>
#include <QFileInfo>
#include <QScreen>
#include <utility>

namespace rp {

namespace {

constexpr double guideShare = 0.9; ///< so that it is seen that there is another one below

std::vector<GuidePart> partsOf(const GuideSource &source)
{
    std::vector<GuidePart> parts;
    for (const LabContent &lab : source.library.labs) {
        for (const ActContent &act : lab.acts)
            parts.push_back(
                {lab.id, act.id, TeachText::pair(contentText(lab.title), contentText(act.title))});
    }
    if (source.review)
        parts.push_back({reviewPart, {}, contentText(source.review->title)});
    return parts;
}

constexpr double classShare = 0.94; ///< so that it is seen that there is another one below

} // namespace

TeacherRoom::TeacherRoom(MainWindow &window, GuideSource source, std::function<QString()> language)
    : m_window(window)
    , m_source(source)
    , m_language(std::move(language))
{
}

TeacherRoom::~TeacherRoom() = default;

QString TeacherRoom::question()
{
    return tr("This page is for teachers: it shows the answer to every question. Whoever still "
              "wants to work through the labs should not read it.");
}

QString TeacherRoom::goOn()
{
    //: Button
    return tr("Show the answers");
}

void TeacherRoom::whenAgreed(const std::function<void()> &then)
{
    if (m_agreed) {
        then();
        return;
    }
    m_window.ask(question(), goOn(), [this, then, asked = m_closed] {
        if (asked != m_closed) // an exam has begun meanwhile
            return;
        m_agreed = true;
        then();
    });
}

void TeacherRoom::open(const QString &lab, const QString &act)
{
    whenAgreed([this, lab, act] { show(lab, act); });
}

void TeacherRoom::show(const QString &lab, const QString &act)
{
    if (!m_teachers) {
        m_teachers = std::make_unique<TeacherWindow>(
            [this] { return partsOf(m_source); },
            [this](const GuidePart &part) { return teacherGuide(m_source, part.lab, part.act); });
        m_teachers->resize(m_window.size() * guideShare);
        connect(m_teachers.get(), &TeacherWindow::saveRequested, this, [this](const QString &path) {
            //: %1 is the name of a file
            save(teacherGuide(m_source), path, tr("The guide was saved as %1."));
        });
        connect(m_teachers.get(), &TeacherWindow::handoutRequested, this,
                [this](const QString &of, const QString &path) {
                    //: %1 is the name of a file
                    save(handout(m_source, of), path, tr("The handout was saved as %1."));
                });
        // Later: the window that is left sends this.
        connect(m_teachers.get(), &TeacherWindow::left, this, &TeacherRoom::close, Qt::QueuedConnection);
    }
    m_teachers->show(lab, act);
}

/// @param saved what is said then
void TeacherRoom::save(const Paper &paper, const QString &path, const QString &saved) const
{
    QGuiApplication::setOverrideCursor(Qt::BusyCursor);
    const QString problem = saveGuide(paper, path, m_language(), QApplication::font());
    QGuiApplication::restoreOverrideCursor();
    m_teachers->say(problem.isEmpty() ? saved.arg(Format::isolate(QFileInfo(path).fileName())) : problem);
}

void TeacherRoom::close()
{
    m_teachers.reset();
    ++m_closed;
}

ClassRoom::ClassRoom(const LabLibrary &library, const Catalogue &catalogue, std::function<QString()> language)
    : m_library(library)
    , m_catalogue(catalogue)
    , m_language(std::move(language))
    , m_askForFolder(folderDialog(&WindowText::folderQuestion))
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
        connect(m_window.get(), &ClassWindow::saveRequested, this, &ClassRoom::save);
        // Later: the window that is left sends this.
        connect(m_window.get(), &ClassWindow::left, this, &ClassRoom::close, Qt::QueuedConnection);
    }
    m_window->present();
}

void ClassRoom::save(const QString &path) const
{
    QGuiApplication::setOverrideCursor(Qt::BusyCursor);
    const QString problem = saveClassReport(m_window->report(), path, m_language(), QApplication::font());
    QGuiApplication::restoreOverrideCursor();
    m_window->say(problem.isEmpty() ? WindowText::saved(path) : problem);
}

void ClassRoom::close()
{
    m_window.reset();
}

} // namespace rp
