// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/settings/top_row.h"

#include "views/shell/settings/settings_panel.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenuBar>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>
#include <algorithm>

namespace rp {

namespace {

/// From right to left Qt 6.4 takes the width wanted from places that lie left of the bar, so that every menu
/// would go behind the arrow for what has no room.
class MenuBar : public QMenuBar
{
public:
    using QMenuBar::QMenuBar;

    QSize sizeHint() const override
    {
        int width = 2 * (style()->pixelMetric(QStyle::PM_MenuBarPanelWidth, nullptr, this) +
                         style()->pixelMetric(QStyle::PM_MenuBarHMargin, nullptr, this));
        for (QAction *action : actions()) {
            QStyleOptionMenuItem item;
            initStyleOption(&item, action);
            const QSize text = fontMetrics().size(Qt::TextShowMnemonic, action->text());
            width += style()->sizeFromContents(QStyle::CT_MenuBarItem, &item, text, this).width() +
                     style()->pixelMetric(QStyle::PM_MenuBarItemSpacing, nullptr, this);
        }
        const QSize hint = QMenuBar::sizeHint();
        return {std::max(width, hint.width()), hint.height()};
    }
    QSize minimumSizeHint() const override
    {
        const QSize hint = QMenuBar::minimumSizeHint();
        return {isRightToLeft() ? sizeHint().width() : hint.width(), hint.height()};
    }
};

} // namespace

SettingsButton::SettingsButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setObjectName(QStringLiteral("settingsButton"));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    retranslateUi();
}

QSize SettingsButton::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.height() + 3 * space::s + metrics.horizontalAdvance(text()),
            std::max(space::target + 2, metrics.height() + space::s)};
}

void SettingsButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = palette().color(QPalette::WindowText);
    if (underMouse() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Midlight));
        painter.drawRoundedRect(QRectF(rect()), 4.0, 4.0);
    }
    const QFontMetrics metrics(font());
    const int side = metrics.height();
    const QRect mark(space::s, (height() - side) / 2, side, side);
    const QRectF box = QRectF(QStyle::visualRect(layoutDirection(), rect(), mark)).adjusted(1, 2, -1, -2);
    painter.setPen(QPen(ink, std::max(1.5, side / 12.0)));
    painter.setBrush(palette().color(QPalette::Window));
    const double knob = box.height() / 5.0;
    for (const auto &[down, along] : {std::pair{0.25, 0.68}, std::pair{0.75, 0.32}}) {
        const double y = box.top() + down * box.height();
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
        painter.drawEllipse(QPointF(box.left() + along * box.width(), y), knob, knob);
    }
    const QRect words(mark.right() + 1 + space::s, 0, width() - mark.right() - space::s, height());
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words),
                     static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading)) |
                         Qt::AlignVCenter | Qt::TextSingleLine,
                     text());
    if (hasFocus())
        drawFocusRing(painter, QRectF(rect()), palette());
}

void SettingsButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void SettingsButton::retranslateUi()
{
    //: Button at the window's top: opens language, text size, theme, context and track.
    setText(tr("Settings"));
}

void SettingsButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QAbstractButton::changeEvent(event);
}

TopRow::TopRow(Announcer &announcer, QWidget *parent)
    : Region(parent)
    , m_announcer(announcer)
    , m_layout(new QHBoxLayout(this))
    , m_menus(new MenuBar(this))
    , m_badge(new QLabel(this))
    , m_button(new SettingsButton(this))
{
    setObjectName(QStringLiteral("topRow"));
    m_layout->setContentsMargins(0, 0, space::s, 1);
    m_layout->setSpacing(space::m);
    m_layout->addWidget(m_menus, 0, Qt::AlignVCenter);
    m_layout->addStretch(1);
    m_layout->addWidget(m_badge, 0, Qt::AlignVCenter);
    m_layout->addWidget(m_button, 0, Qt::AlignVCenter);
    m_badge->setObjectName(QStringLiteral("presenterBadge"));
    m_badge->setAutoFillBackground(true);
    m_badge->setBackgroundRole(QPalette::Highlight);
    m_badge->setForegroundRole(QPalette::HighlightedText);
    m_badge->setMargin(2);
    m_badge->hide();
    connect(m_button, &SettingsButton::clicked, this, &TopRow::openSettings);
    retranslateUi();
}

SettingsPanel *TopRow::settings()
{
    if (!m_panel) {
        m_panel = new SettingsPanel(m_announcer, this);
        connect(m_panel, &SettingsPanel::chosen, this, &TopRow::chosen);
        for (const auto &[setting, state] : m_states)
            m_panel->setState(state);
    }
    return m_panel;
}

void TopRow::openSettings()
{
    if (settings()->isVisible())
        settings()->hide();
    else
        settings()->openUnder(*m_button);
}

void TopRow::setState(const SettingState &state)
{
    m_states.insert_or_assign(state.setting, state);
    if (m_panel)
        m_panel->setState(state);
}

void TopRow::setPresenter(bool presenter)
{
    m_badge->setVisible(presenter);
}

void TopRow::takeIn(QWidget *part)
{
    m_layout->insertWidget(2, part, 1000);
}

void TopRow::retranslateUi()
{
    //: Screen reader: name of the row with menus and settings at the window's top.
    setAccessibleName(tr("Controls"));
    //: Permanent badge while a lecturer projects the program.
    m_badge->setText(tr("Presenter mode"));
    m_badge->setToolTip(tr("Presenter mode: nothing is saved"));
}

void TopRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    Region::changeEvent(event);
}

} // namespace rp
