// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/notice.h"

#include "views/widgets/action_button.h"
#include "views/widgets/contrast.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>
#include <array>

namespace rp {

namespace {

struct KindRow
{
    char16_t symbol;
    QRgb tint;
    const char *spoken; ///< null: the message as it is
};

/// In the order of Notice::Kind.
constexpr std::array<KindRow, 4> kinds{{
    {u'i', 0xff006395, nullptr},
    //: A message bar read aloud; %1 is the message.
    {u'✓', 0xff008f45, QT_TRANSLATE_NOOP("rp::Notice", "Done: %1")},
    //: A message bar read aloud; %1 is the message.
    {u'!', 0xffcc5500, QT_TRANSLATE_NOOP("rp::Notice", "Note: %1")},
    //: A message bar read aloud; %1 is the message.
    {u'!', 0xffcb202d, QT_TRANSLATE_NOOP("rp::Notice", "Problem: %1")},
}};

const KindRow &rowOf(Notice::Kind kind)
{
    return kinds.at(static_cast<std::size_t>(kind));
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
    const char *spoken = rowOf(m_kind).spoken;
    return spoken ? tr(spoken).arg(m_text) : m_text;
}

void Notice::retranslateUi()
{
    m_symbol->setText(QString(QChar(rowOf(m_kind).symbol)));
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
    const QColor tint(rowOf(m_kind).tint);
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
