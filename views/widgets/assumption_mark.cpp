// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/assumption_mark.h"

#include "views/widgets/contrast.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QTextLayout>
#include <QToolTip>

namespace rp {

namespace {
// Only rich text wraps in a tool tip, and a tip is never rich here (LabStyle::polish()).
QString wrapping(const QString &text)
{
    constexpr int letters = 60;
    const QFont font = QToolTip::font();
    QTextLayout layout(text, font);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(letters * QFontMetricsF(font).averageCharWidth());
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines.join(u'\n');
}
} // namespace

AssumptionMark::AssumptionMark(QWidget *parent)
    : QAbstractButton(parent)
{
    // Tab would stop at every one of them; by keys one reads the panel that lists all.
    setFocusPolicy(Qt::ClickFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, this, &AssumptionMark::showReason);
    hide();
    retranslateUi();
}

void AssumptionMark::setReason(const QString &reason)
{
    if (m_reason == reason)
        return; // a new size would be asked for, at each step of a slider
    m_reason = reason;
    // Once it was there its room is kept: what stands beside it must not move when the value is one's own.
    if (!reason.isEmpty()) {
        QSizePolicy kept = sizePolicy();
        kept.setRetainSizeWhenHidden(true);
        setSizePolicy(kept);
    }
    setVisible(!reason.isEmpty());
    retranslateUi();
}

void AssumptionMark::setSubject(const QString &subject)
{
    if (m_subject == subject)
        return;
    m_subject = subject;
    retranslateUi();
}

void AssumptionMark::retranslateUi()
{
    setText(QStringLiteral("†")); // one panel of the stage explains all of them
    //: Spoken name of the assumption mark; %1 is the name of the value.
    setAccessibleName(m_subject.isEmpty() ? tr("Assumption") : tr("Assumption: %1").arg(m_subject));
    setAccessibleDescription(m_reason);
    setToolTip(wrapping(m_reason));
}

QSize AssumptionMark::sizeHint() const
{
    return {space::target, qMax(QFontMetrics(font()).height(), space::target)};
}

QSize AssumptionMark::minimumSizeHint() const
{
    return sizeHint();
}

void AssumptionMark::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (underMouse())
        painter.fillRect(
            rect(), mixed(palette().color(QPalette::Window), palette().color(QPalette::WindowText), 0.07));
    painter.setPen(quietText(palette()));
    painter.drawText(rect(), Qt::AlignCenter, text());
    if (hasFocus())
        drawFocusRing(painter, rect(), palette());
}

void AssumptionMark::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
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
