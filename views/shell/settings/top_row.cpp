// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/settings/top_row.h"

#include "views/shell/settings/settings_button.h"
#include "views/shell/settings/settings_panel.h"
#include "views/widgets/spacing.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
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
