// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/kiosk_warning.h"

#include "views/widgets/spoken/announcer.h"

#include <QEvent>
#include <QPushButton>
#include <chrono>

namespace rp {

KioskWarning::KioskWarning(int seconds, QWidget *parent)
    : QMessageBox(parent)
    , m_announcer(new Announcer(this))
    , m_goOn(addButton(QString(), QMessageBox::AcceptRole))
    , m_left(seconds)
{
    setObjectName(QStringLiteral("kioskWarning"));
    setAttribute(Qt::WA_DeleteOnClose);
    setIcon(QMessageBox::Warning);
    setTextFormat(Qt::PlainText);
    setDefaultButton(m_goOn);
    setEscapeButton(m_goOn);
    retranslateUi();
    using namespace std::chrono_literals;
    m_second.setInterval(1s);
    connect(&m_second, &QTimer::timeout, this, &KioskWarning::count);
    m_second.start();
}

void KioskWarning::count()
{
    --m_left;
    if (m_left <= 0) {
        m_second.stop();
        emit ended();
        return;
    }
    retranslateUi();
    // The whole of it is heard when it opens; each second of it would drown that.
    constexpr int lastCall_s = 10;
    if (m_left == lastCall_s)
        m_announcer->say(text());
}

void KioskWarning::retranslateUi()
{
    if (parentWidget())
        setWindowTitle(parentWidget()->window()->windowTitle()); // else it is the name of the executable
    //: At a machine in a library or the like, when nobody has touched it for some minutes.
    setText(tr("Is anybody there? In %Ln second(s) this session ends, and the next learner begins anew; "
               "press any key or move the mouse to go on.",
               nullptr, m_left));
    //: Button: the session does not end.
    m_goOn->setText(tr("Go on"));
}

void KioskWarning::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QMessageBox::changeEvent(event);
}

} // namespace rp
