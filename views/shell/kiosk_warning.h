// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>
#include <QTimer>

namespace rp {

class Announcer;

/// Says that the session is about to end at a machine that is open to everyone, and counts down. Whatever
/// closes it goes on with the session; ended() comes when nothing has.
class KioskWarning : public QMessageBox
{
    Q_OBJECT
public:
    KioskWarning(int seconds, QWidget *parent);

signals:
    void ended();

protected:
    void changeEvent(QEvent *event) override;

private:
    void count();
    void retranslateUi();

    Announcer *m_announcer;
    QPushButton *m_goOn;
    QTimer m_second;
    int m_left;
};

} // namespace rp
