// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/show_class.h"

#include "app/command/command_line.h"
#include "app/program.h"
#include "app/root/teacher_room.h"
#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/class_view/class_command.h"
#include "models/text/command_words.h"
#include "models/text/languages.h"
#include "views/charts/chart_widget.h"
#include "views/class_view/class_window.h"
#include "views/class_view/window_text.h"
#include "views/shell/look/look.h"
#include "views/shell/settings/setting.h"
#include "views/widgets/widget_accessibility.h"

#include <QApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>
#include <chrono>
#include <iostream>

namespace rp {

namespace {

constexpr QSize firstSize(1280, 800);
constexpr std::chrono::seconds lookAgain(3);

/// False: the words can't be used.
bool setLook(Look &look, const CommandWords &asked, const QString &language)
{
    const QString theme = asked.value("--theme");
    const QString percent = asked.value("--text-scale");
    const auto chosen = themeFromKey(theme);
    const int size = percent.isEmpty() ? smallestText : percent.toInt();
    if ((!theme.isEmpty() && !chosen) || size < smallestText || size > largestText)
        return false;
    look.setTheme(chosen.value_or(ThemeChoice::System));
    look.setTextPercent(size);
    look.setFamily(QString::fromLatin1(shippedLanguage(language).font));
    return true;
}

bool isAgreed()
{
    QMessageBox box(QMessageBox::Question, WindowText::windowTitle(), TeacherRoom::question());
    box.setTextFormat(Qt::PlainText);
    const QPushButton *goOn = box.addButton(TeacherRoom::goOn(), QMessageBox::AcceptRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    // Else the program would end with the question, which is its only window so far.
    QGuiApplication::setQuitOnLastWindowClosed(false);
    box.exec();
    QGuiApplication::setQuitOnLastWindowClosed(true);
    return box.clickedButton() == goOn;
}

int refuseClass(const QString &sentence, ExitCode code)
{
    say(std::cerr, sentence);
    return code;
}

} // namespace

int runClassWindow(const QStringList &words, const QString &language, const std::function<bool()> &mayGoOn,
                   const QStringList &siteLabs)
{
    const CommandWords asked = readCommandWords(classWindowForm, words);
    Look look;
    if (!asked.isGood || asked.files.isEmpty() || !setLook(look, asked, language))
        return refuseClass(classWindowForm.help().constFirst(), exitUsage);
    const std::optional<CommandLabs> labs =
        labsForCommand(asked.values.value(QStringLiteral("--content")), std::cerr, siteLabs);
    if (!labs)
        return exitInput;
    installWidgetAccessibility();
    installChartAccessibility();
    if (!isAgreed())
        return exitDone;
    if (!mayGoOn())
        return exitInput;
    QTimer again;
    again.callOnTimeout(&again, [&mayGoOn] {
        if (!mayGoOn())
            QCoreApplication::exit(exitInput);
    });
    again.start(lookAgain);
    ClassRoom room(labs->library, labs->catalogue, [&language] { return language; });
    room.open(firstSize);
    room.window()->read(asked.files);
    return QApplication::exec();
}

} // namespace rp
