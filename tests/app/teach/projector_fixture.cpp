// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/teach/projector_fixture.h"

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
