// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace rp {

struct ClassFound;

/// What the class window says beside ClassText.
class WindowText
{
    Q_DECLARE_TR_FUNCTIONS(rp::ClassWindow)
public:
    static QString windowTitle();
    static QString about(); ///< before a folder was opened
    static QString openFolder();
    static QString folderQuestion(); ///< title of a dialog
    static QString shown();          ///< label of the choice of an act
    static QString names();
    static QString aboutNames(bool areShown);
    static QString reading(const QStringList &places);
    static QString refused(const ClassFound &found);
    static QString noMemory();
    static QString saveAs(const QString &type); ///< button; "HTML", "PDF"
    static QString saveQuestion();              ///< title of a dialog
    static QString fileName();                  ///< suggested, without its ending
    static QString saved(const QString &path);
    static QString tabs();
    static QString tab(const QString &title, int number, int all); ///< for a screen reader
    static QString tracksAndMemos();

    static QString noAnswers();
    static QString noMemos();
    static QString memoOf(int side);
};

} // namespace rp
