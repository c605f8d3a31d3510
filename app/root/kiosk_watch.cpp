// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/root/kiosk_watch.h"

#include "views/shell/kiosk_warning.h"
#include "views/shell/main_window.h"

#include <QApplication>
#include <QDialog>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QMimeData>
#include <QMouseEvent>
#include <utility>

namespace rp {
namespace {

/// Long enough for who needs time to find a key (WCAG 2.2.1 asks for twenty).
constexpr int warning_s = 30;

} // namespace

KioskWatch::KioskWatch(MainWindow &window, std::chrono::milliseconds idle)
    : m_window(window)
{
    m_idle.setSingleShot(true);
    m_idle.setInterval(idle);
    connect(&m_idle, &QTimer::timeout, this, &KioskWatch::warn);
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs); // which no event tells of
    QCoreApplication::instance()->installEventFilter(this);
}

bool KioskWatch::isHand(const QEvent &event)
{
    switch (event.type()) {
    case QEvent::KeyPress:
    case QEvent::KeyRelease: // all that is heard of a key that is a shortcut
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
    case QEvent::TabletPress:
    case QEvent::InputMethod:
    case QEvent::Drop:
        return true;
    case QEvent::MouseMove: {
        const QPointF at = static_cast<const QMouseEvent &>(event).globalPosition();
        const std::optional<QPointF> before = std::exchange(m_pointer, at);
        return before && *before != at;
    }
    default:
        return false;
    }
}

bool KioskWatch::eventFilter(QObject *object, QEvent *event)
{
    // Else a file could be opened without a dialog.
    if (event->type() == QEvent::DragEnter &&
        static_cast<const QDragEnterEvent *>(event)->mimeData()->hasUrls()) {
        event->ignore();
        return true;
    }
    if (isHand(*event)) {
        goOn();
    } else if (event->type() == QEvent::Show) {
        if (auto *files = qobject_cast<QFileDialog *>(object)) {
            QMetaObject::invokeMethod(files, &QDialog::reject, Qt::QueuedConnection);
            m_window.showRefusal(tr("No files can be opened or saved at this machine."));
        }
    }
    return QObject::eventFilter(object, event);
}

void KioskWatch::goOn()
{
    if (m_isOver)
        return;
    // Closing it comes back here.
    if (const QPointer<KioskWarning> warning = std::exchange(m_warning, nullptr))
        warning->accept();
    m_idle.start();
}

void KioskWatch::warn()
{
    if (m_warning)
        return;
    // In front of whatever dialog is open: else nothing of it could be pressed.
    QWidget *front = QApplication::activeModalWidget();
    m_warning = new KioskWarning(warning_s, front ? front : &m_window);
    connect(m_warning, &KioskWarning::ended, this, &KioskWatch::end);
    // Also for who presses its button through a screen reader, which sends no key.
    connect(m_warning, &QDialog::finished, this, &KioskWatch::goOn);
    m_warning->open();
}

void KioskWatch::end()
{
    if (std::exchange(m_isOver, true))
        return;
    m_idle.stop();
    for (QWidget *popup = QApplication::activePopupWidget(); popup && popup->close();)
        popup = QApplication::activePopupWidget();
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget *window : windows) {
        if (auto *dialog = qobject_cast<QDialog *>(window); dialog && dialog->isVisible())
            dialog->reject();
    }
    emit over();
}

} // namespace rp
