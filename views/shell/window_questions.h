// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QDialog>
#include <QObject>
#include <functional>

class QWidget;

namespace rp {

class ShortcutRegistry;

/// Every key the program answers to, by place, from the one registry.
class KeyboardHelp : public QDialog
{
    Q_OBJECT
public:
    KeyboardHelp(const ShortcutRegistry &shortcuts, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslateUi();

    class List;

    const ShortcutRegistry &m_shortcuts;
    List *m_list;
};

/// The dialogs of the window: keys, about, files, and questions before something is left behind. Waits for no
/// answer but that of a file dialog.
class WindowQuestions : public QObject
{
    Q_OBJECT
public:
    explicit WindowQuestions(QWidget *window);

    void showKeyboardHelp(const ShortcutRegistry &shortcuts);
    void showAbout();
    void askSaveAs();
    void askContinueFrom();
    /// With a button to go on and one to cancel.
    void ask(const QString &question, const QString &goOn, std::function<void()> agreed);
    /// Before a window closes with work that is nowhere saved. `why` is a sentence with the name of the file.
    void askUnsaved(const QString &why);
    /// The session was saved outside its folder: a window that waited for it may close.
    void sessionSaved();

signals:
    void saveAsRequested(const QString &path);
    void continueFromRequested(const QString &path);
    void closeAgreed(); ///< the window may close, saved or not

private:
    QWidget *m_window;
    KeyboardHelp *m_help = nullptr;
    bool m_closesWhenSaved = false;
};

} // namespace rp
