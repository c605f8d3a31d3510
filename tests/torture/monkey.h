// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/torture/mutator.h"

#include <QFile>
#include <QObject>
#include <QPointer>
#include <QTimer>

class QMimeData;
class QWidget;

namespace rp {
class Application;
}

namespace rp::torture {

/// Does to a window what nobody does on purpose: any key anywhere, clicks and drops on any widget, the oddest
/// clipboards, sizes, languages, pages and labs, and any action of any accessible object. Everything follows
/// from the dice. What it does is written to a file before it is done, so that the last line tells of a
/// crash.
class Monkey : public QObject
{
    Q_OBJECT
public:
    Monkey(Application &lab, Dice &dice, const QString &diary);

    void doSomething();
    /// Closes what is open over the window and goes to the home page in English, so that two moments can be
    /// compared.
    void comeToRest();

private:
    void pressKey();
    void useMouse();
    void turnWheel();
    void fillClipboard();
    void drop();
    void resizeWindow();
    void changeSetting();
    void goElsewhere();
    void useAccessibility();
    void closeWhatIsOpen();

    QWidget *target();
    QMimeData *hostileData();
    void note(const QString &what);

    Application &m_lab;
    Dice &m_dice;
    QFile m_diary;
    QTimer m_patience; ///< a dialog holds its own event loop and would keep us for ever
    int m_done = 0;
};

} // namespace rp::torture
