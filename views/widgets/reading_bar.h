// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QProgressBar;

namespace rp {

class ActionButton;
class Announcer;
class Notice;

/// How far a reading beside the window is, with a button that ends it, and what was wrong with the last one.
/// Takes no room while there is nothing to tell.
class ReadingBar : public QWidget
{
    Q_OBJECT
public:
    /// `cancelName` is the object name of the button.
    ReadingBar(Announcer &announcer, const QString &cancelName, QWidget *parent = nullptr);

    ActionButton *cancelButton() const { return m_cancel; }
    QString problem() const; ///< empty: nothing was wrong

    /// `what` is shown to assistive tools and spoken: "Reading trace.json".
    void begin(const QString &what);
    void setPart(double part); ///< 0 to 1
    void end();
    void endCancelled();
    void endWith(const QString &problem); ///< shown and spoken

protected:
    Announcer &announcer() const { return m_announcer; }

signals:
    void runningChanged(bool running);
    void cancelRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void setRunning(bool running);
    void retranslateUi();

    Announcer &m_announcer;
    QProgressBar *m_progress;
    ActionButton *m_cancel;
    Notice *m_problem;
};

} // namespace rp
