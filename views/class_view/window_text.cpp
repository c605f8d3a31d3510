// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/class_view/window_text.h"

#include "models/class_view/class_reader.h"
#include "models/class_view/class_text.h"
#include "models/text/format.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

namespace rp {

QString WindowText::windowTitle()
{
    //: Title of a window; %1 is “The class”.
    return tr("%1 – Ridgepoint").arg(ClassText::title());
}

QString WindowText::about()
{
    return tr(
        "Open a folder with the files that learners have handed in. They are read on this computer, and "
        "nothing of them is kept.");
}

QString WindowText::openFolder()
{
    //: Button: opens a dialog for a folder.
    return tr("Open a folder…");
}

QString WindowText::folderQuestion()
{
    //: Title of a dialog for a folder.
    return tr("Open what a class has handed in");
}

QString WindowText::shown()
{
    //: Label of a choice: which act of which lab.
    return tr("Show");
}

QString WindowText::names()
{
    //: Switch.
    return tr("Show names");
}

QString WindowText::aboutNames(bool areShown)
{
    return areShown ? tr("Names and numbers of learners are shown, as far as they gave them.")
                    : tr("Learners go by the beginning of a random id. Switched on, their names and numbers "
                         "are shown.");
}

QString WindowText::reading(const QStringList &places)
{
    QStringList names;
    for (const QString &place : places)
        names << Format::isolate(QFileInfo(QDir::cleanPath(place)).fileName());
    //: %1 is a folder
    return tr("Reading %1").arg(QLocale().createSeparatedList(names));
}

QString WindowText::refused(const ClassFound &found)
{
    //: %1 is a file, %2 a reason
    return tr("%Ln file(s) can't be read and don't count. The first is %1: %2.", nullptr,
              int(found.reading.refused))
        .arg(Format::isolate(QFileInfo(found.firstRefused).fileName()), found.reason);
}

QString WindowText::noMemory()
{
    return tr("This computer has no room for so many files at once. Close other programs, or read a part of "
              "the class.");
}

QString WindowText::saveAs(const QString &type)
{
    //: Button: the report on a class as a file; %1 is "HTML" or "PDF".
    return tr("Save the report as %1…").arg(type);
}

QString WindowText::saveQuestion()
{
    //: Title of a dialog for a file.
    return tr("Save the report");
}

QString WindowText::fileName()
{
    //: Suggested file name of the report on a class, without its ending; letters that any file system takes.
    return tr("class-report");
}

QString WindowText::saved(const QString &path)
{
    //: %1 is the name of a file
    return tr("The report was saved as %1.").arg(Format::isolate(QFileInfo(path).fileName()));
}

QString WindowText::tabs()
{
    //: Screen reader: name of a row of tabs.
    return tr("Pages of the class");
}

QString WindowText::tab(const QString &title, int number, int all)
{
    const Format format;
    //: Screen reader, a tab: its title, its number and how many tabs there are.
    return tr("%1, %2 of %3").arg(title, format.count(number), format.count(all));
}

QString WindowText::tracksAndMemos()
{
    //: Tab.
    return tr("Tracks and memos");
}

QString WindowText::noAnswers()
{
    return tr("Nobody has answered a question of this act yet.");
}

QString WindowText::noMemos()
{
    return tr("Nobody has handed in a memo of this lab yet.");
}

QString WindowText::memoOf(int side)
{
    //: Screen reader, name of a choice: whose memo is shown; %1 is 1 or 2.
    return tr("Memo %1").arg(Format().count(side));
}

} // namespace rp
