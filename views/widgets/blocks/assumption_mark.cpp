// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/blocks/assumption_mark.h"

#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/focus_ring.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

namespace rp {

namespace {
// Only rich text wraps in a tool tip.
QString wrapping(const QString &text)
{
    return text.isEmpty() ? text : QStringLiteral("<qt>%1</qt>").arg(text.toHtmlEscaped());
}
} // namespace

AssumptionMark::AssumptionMark(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, this, &AssumptionMark::showReason);
    hide();
    retranslateUi();
}

void AssumptionMark::setReason(const QString &reason)
{
    m_reason = reason;
    setVisible(!reason.isEmpty());
    retranslateUi();
}

void AssumptionMark::setSubject(const QString &subject)
{
    m_subject = subject;
    retranslateUi();
}

void AssumptionMark::retranslateUi()
{
    //: A mark beside a value that is assumed, not measured. As short as possible.
    setText(tr("assumption"));
    //: Spoken name of the assumption mark; %1 is the name of the value.
    setAccessibleName(m_subject.isEmpty() ? tr("Assumption") : tr("Assumption: %1").arg(m_subject));
    setAccessibleDescription(m_reason);
    setToolTip(wrapping(m_reason));
    updateGeometry();
    update();
}

QSize AssumptionMark::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(text()) + 2 * space::s,
            qMax(metrics.height() + space::xs, space::target)};
}

QSize AssumptionMark::minimumSizeHint() const
{
    return sizeHint();
}

void AssumptionMark::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor line = mixed(palette().color(QPalette::WindowText), palette().color(QPalette::Window), 0.4);
    painter.setPen(QPen(line, 1.0, Qt::DashLine));
    if (underMouse())
        painter.setBrush(
            mixed(palette().color(QPalette::Window), palette().color(QPalette::WindowText), 0.07));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), height() / 2.0 - 2,
                            height() / 2.0 - 2);
    painter.setPen(quietText(palette()));
    painter.drawText(rect(), Qt::AlignCenter, text());
    if (hasFocus())
        drawFocusRing(painter, rect(), palette());
}

void AssumptionMark::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QAbstractButton::changeEvent(event);
}

void AssumptionMark::focusOutEvent(QFocusEvent *event)
{
    QToolTip::hideText();
    QAbstractButton::focusOutEvent(event);
}

void AssumptionMark::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && QToolTip::isVisible()) {
        QToolTip::hideText();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void AssumptionMark::showReason()
{
    QToolTip::showText(mapToGlobal(QPoint(0, height())), wrapping(m_reason), this);
}

} // namespace rp
