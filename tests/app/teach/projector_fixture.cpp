// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/teach/projector_fixture.h"

#include "models/check/lab_loader.h"
#include "models/content/lab_content.h"
#include "models/json/embedded_content.h"
#include "views/projector/projector_window.h"

#include <QAction>
#include <QApplication>
#include <QTest>

namespace rp {

ProjectorWindow *projected()
{
    for (QWidget *window : QApplication::topLevelWidgets()) {
        if (auto *found = qobject_cast<ProjectorWindow *>(window))
            return found;
    }
    return nullptr;
}

ProjectorWindow &project(Application &lab)
{
    lab.window().findChild<QAction *>(QStringLiteral("project"))->trigger();
    settle();
    return *projected();
}

std::vector<std::pair<QString, QString>> projectedActs()
{
    useEmbeddedContent();
    std::vector<std::pair<QString, QString>> all;
    const LabLibrary library = loadLabs();
    for (const LabContent &lab : library.labs)
        for (const ActContent &act : lab.acts)
            all.emplace_back(lab.id, act.id);
    return all;
}

StartOptions teaching()
{
    StartOptions options;
    options.presenter = true;
    return options;
}

StartOptions teachingAt(const QString &lab, const QString &act, Step step)
{
    StartOptions options = teaching();
    options.open = PlaceArgument{lab, {act, step}};
    return options;
}

void press(ProjectorWindow &window, Qt::Key key)
{
    QTest::keyClick(&window, key);
    settle();
}

} // namespace rp
