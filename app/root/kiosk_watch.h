// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QTimer>
#include <chrono>
#include <optional>

namespace rp {

class KioskWarning;
class MainWindow;

/// Looks after a window at a machine that is open to everyone: when no hand was on it for a while, it warns,
/// and tells then that the session is over. A session that nobody has begun does not end. Files can't be
/// chosen while it is there, for they would be those of whoever looks after the machine, or of the learner
/// before.
class KioskWatch : public QObject
{
    Q_OBJECT
public:
    /// The window must outlive it.
    KioskWatch(MainWindow &window, std::chrono::milliseconds idle);

    /// Somebody is there: what is done through a screen reader moves neither key nor mouse.
    void goOn();
    /// The learner has left, and what is open is closed.
    void end();

signals:
    void over(); ///< the learner has left

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    bool isHand(const QEvent &event);
    void warn();

    MainWindow &m_window;
    QTimer m_idle;
    std::optional<QPointF> m_pointer; ///< where it last was; a window that opens under it is no hand
    QPointer<KioskWarning> m_warning;
    bool m_isOver = false;
};

} // namespace rp
