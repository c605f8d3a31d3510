// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QWidget>
#include <functional>

namespace rp {

class Announcer;
class HeadingLabel;

/// A window beside that of the course, which knows no ledger and no session: it has a heading, an announcer
/// of its own, follows the language, is closed by Ctrl+W, and is gone through in the order of reading.
class SideWindow : public QWidget
{
    Q_OBJECT
public:
    /// Shows it in front of the others.
    void present();

signals:
    void left();

protected:
    explicit SideWindow(const QString &name);

    /// Sets all texts, in the current language.
    virtual void retranslateUi() = 0;
    void addKeys(const QList<QKeySequence> &keys, const std::function<void()> &run);
    Announcer &announcer() const { return *m_announcer; }
    HeadingLabel *title() const { return m_title; }

    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    Announcer *m_announcer;
    HeadingLabel *m_title;
};

} // namespace rp
