// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/settings/top_bar.h"

#include "views/widgets/entry/accessible_combo_box.h"
#include "views/widgets/layout/flow_layout.h"
#include "views/widgets/layout/spacing.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>
#include <array>

namespace rp {

namespace {

constexpr std::array<Setting, 6> fieldOrder{Setting::Context,  Setting::Workload, Setting::Track,
                                            Setting::Language, Setting::TextSize, Setting::Theme};

bool isAppearance(Setting setting)
{
    return setting == Setting::Language || setting == Setting::TextSize || setting == Setting::Theme;
}

} // namespace

TopBar::TopBar(Announcer &announcer, QWidget *parent)
    : Region(parent)
    , m_announcer(announcer)
    , m_layout(new FlowLayout(space::m))
    , m_badge(new QLabel)
{
    setObjectName(QStringLiteral("topBar"));
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(space::m, space::xs + 1, space::m, space::xs + 2);
    outer->addLayout(m_layout);
    for (const Setting setting : fieldOrder)
        addField(setting);
    m_badge->setObjectName(QStringLiteral("presenterBadge"));
    m_badge->setAutoFillBackground(true);
    m_badge->setBackgroundRole(QPalette::Highlight);
    m_badge->setForegroundRole(QPalette::HighlightedText);
    m_badge->setMargin(space::xs + 1);
    m_badge->hide();
    m_layout->addWidget(m_badge);
    retranslateUi();
}

void TopBar::addField(Setting setting)
{
    Field field;
    field.holder = new QWidget;
    field.label = new QLabel(field.holder);
    field.box = new AccessibleComboBox(&m_announcer, field.holder);
    field.box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    field.box->setObjectName(QStringLiteral("setting%1").arg(static_cast<int>(setting)));
    field.label->setBuddy(field.box);
    auto *row = new QHBoxLayout(field.holder);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::xs + 2);
    row->addWidget(field.label);
    row->addWidget(field.box);
    m_layout->addWidget(field.holder);
    connect(field.box, &QComboBox::currentIndexChanged, this, [this, setting](int index) {
        const Field &changed = m_fields.at(setting);
        if (!m_showing && index >= 0)
            emit chosen(setting, changed.box->itemData(index).toString());
    });
    m_fields.emplace(setting, field);
}

AccessibleComboBox *TopBar::box(Setting setting) const
{
    return m_fields.at(setting).box;
}

void TopBar::setState(const SettingState &state)
{
    Field &field = m_fields.at(state.setting);
    m_showing = true;
    if (field.entries != state.entries) {
        field.entries = state.entries;
        field.box->clear();
        for (const ChoiceEntry &entry : state.entries)
            field.box->addItem(entry.text, entry.key);
    }
    field.box->setCurrentIndex(field.box->findData(state.current));
    field.box->setEnabled(state.enabled);
    field.label->setEnabled(state.enabled);
    field.box->setToolTip(state.why);
    field.box->setAccessibleDescription(state.why);
    m_showing = false;
    fit();
}

void TopBar::setPresenter(bool presenter)
{
    m_presenter = presenter;
    m_badge->setVisible(presenter);
    fit();
}

void TopBar::fit()
{
    const QMargins margins = layout()->contentsMargins();
    const int room = width() - margins.left() - margins.right();
    int needed = -space::m;
    for (const auto &[setting, field] : m_fields)
        needed += field.holder->sizeHint().width() + space::m;
    if (m_presenter)
        needed += m_badge->sizeHint().width() + space::m;
    const bool all = needed <= room;
    for (const auto &[setting, field] : m_fields) {
        if (isAppearance(setting) && field.holder->isHidden() == all)
            field.holder->setVisible(all);
    }
}

void TopBar::resizeEvent(QResizeEvent *event)
{
    Region::resizeEvent(event);
    fit();
}

void TopBar::retranslateUi()
{
    //: Screen reader: name of the row of controls at the window's top.
    setAccessibleName(tr("Controls"));
    //: Permanent badge while a lecturer projects the program.
    m_badge->setText(tr("Presenter mode: all steps open, nothing is saved"));
    for (const auto &[setting, field] : m_fields) {
        const QString title = SettingText::title(setting);
        field.label->setText(title);
        field.box->setAccessibleName(title);
        field.box->setPlaceholderText(SettingText::placeholder(setting));
    }
}

void TopBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::LanguageChange)
        fit();
    Region::changeEvent(event);
}

} // namespace rp
