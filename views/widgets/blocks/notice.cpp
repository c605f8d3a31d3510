// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/blocks/notice.h"

#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/contrast.h"
#include "views/widgets/layout/flow_layout.h"
#include "views/widgets/layout/spacing.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace rp {

namespace {

QString symbolOf(Notice::Kind kind)
{
    switch (kind) {
    case Notice::Kind::Success:
        return QStringLiteral("✓");
    case Notice::Kind::Warning:
    case Notice::Kind::Problem:
        return QStringLiteral("!");
    case Notice::Kind::Information:
        break;
    }
    return QStringLiteral("i");
}

QColor tintOf(Notice::Kind kind)
{
    switch (kind) {
    case Notice::Kind::Success:
        return {0x00, 0x8f, 0x45};
    case Notice::Kind::Warning:
        return {0xcc, 0x55, 0x00};
    case Notice::Kind::Problem:
        return {0xcb, 0x20, 0x2d};
    case Notice::Kind::Information:
        break;
    }
    return {0x00, 0x63, 0x95};
}

} // namespace

Notice::Notice(Kind kind, QWidget *parent)
    : QFrame(parent)
    , m_kind(kind)
    , m_symbol(new TextBlock(this))
    , m_label(new TextBlock(this))
    , m_actions(new QWidget(this))
    , m_actionLayout(new FlowLayout(space::s, m_actions))
    , m_close(new ActionButton(this))
{
    m_symbol->setTextStyle(1.1, QFont::Bold);
    m_symbol->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_label->setReachable(true);
    auto *outer = new QHBoxLayout(this);
    outer->setContentsMargins(space::m + space::xs, space::s, space::m, space::s);
    outer->setSpacing(space::s);
    outer->addWidget(m_symbol, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout;
    column->setSpacing(space::s);
    column->addWidget(m_label);
    column->addWidget(m_actions);
    outer->addLayout(column, 1);
    outer->addWidget(m_close, 0, Qt::AlignTop);
    m_actions->hide();
    m_close->hide();
    connect(m_close, &QPushButton::clicked, this, [this] {
        hide();
        emit dismissed();
    });
    retranslateUi();
}

void Notice::setKind(Kind kind)
{
    m_kind = kind;
    retranslateUi();
    update();
}

void Notice::setText(const QString &text)
{
    m_text = text;
    retranslateUi();
}

QString Notice::spokenText() const
{
    switch (m_kind) {
    case Kind::Warning:
        //: A message bar read aloud; %1 is the message.
        return tr("Note: %1").arg(m_text);
    case Kind::Problem:
        //: A message bar read aloud; %1 is the message.
        return tr("Problem: %1").arg(m_text);
    case Kind::Success:
        //: A message bar read aloud; %1 is the message.
        return tr("Done: %1").arg(m_text);
    case Kind::Information:
        break;
    }
    return m_text;
}

void Notice::retranslateUi()
{
    m_symbol->setText(symbolOf(m_kind));
    m_label->setText(spokenText());
    setAccessibleName(spokenText());
    m_close->setText(tr("Close"));
    //: Closes a message bar.
    m_close->setAccessibleName(tr("Close this message"));
}

QPushButton *Notice::addAction(const QString &label)
{
    auto *button = new ActionButton(m_actions);
    button->setText(label);
    m_actionLayout->addWidget(button);
    m_actions->show();
    return button;
}

void Notice::clearActions()
{
    while (QLayoutItem *item = m_actionLayout->takeAt(0)) {
        item->widget()->deleteLater(); // a press on the button may be what clears it
        item->widget()->hide();
        delete item;
    }
    m_actions->hide();
}

void Notice::setDismissible(bool dismissible)
{
    m_close->setVisible(dismissible);
}

void Notice::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor tint = tintOf(m_kind);
    const QRectF area = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(mixed(palette().color(QPalette::Window), tint, 0.7), 1.0));
    painter.setBrush(mixed(palette().color(QPalette::Base), tint, 0.08));
    painter.drawRoundedRect(area, 4, 4);
    const double x = layoutDirection() == Qt::RightToLeft ? area.right() - 4 : area.left();
    painter.fillRect(QRectF(x, area.top() + 1, 4, area.height() - 2), tint);
}

void Notice::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QFrame::changeEvent(event);
}

} // namespace rp
