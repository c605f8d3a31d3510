// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/settings/settings_panel.h"

#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/news_gate.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScreen>
#include <QTimer>
#include <algorithm>
#include <array>

namespace rp {

namespace {

constexpr std::array<Setting, 8> fieldOrder{Setting::Context,  Setting::Workload, Setting::Track,
                                            Setting::Language, Setting::TextSize, Setting::Theme,
                                            Setting::Sound,    Setting::Voice};
constexpr std::size_t ofTheLab = 3; ///< the first ones; the rest is about the window

} // namespace

SettingsPanel::SettingsPanel(Announcer &announcer, QWidget *parent)
    : Region(parent)
    , m_announcer(announcer)
    , m_layout(new QGridLayout(this))
{
    setObjectName(QStringLiteral("settingsPanel"));
    setWindowFlag(Qt::Popup);
    m_layout->setContentsMargins(space::l, space::m, space::l, space::l);
    m_layout->setHorizontalSpacing(space::m);
    m_layout->setVerticalSpacing(space::s);
    int row = 0;
    for (std::size_t i = 0; i < fieldOrder.size(); ++i) {
        if (i == ofTheLab)
            m_layout->setRowMinimumHeight(row++, space::s);
        addField(fieldOrder.at(i), row);
        row += 2;
    }
    retranslateUi();
}

void SettingsPanel::addField(Setting setting, int row)
{
    Field field;
    field.label = new QLabel(this);
    // Context and track are said by what changes them, with what comes with them.
    const bool isSaid = setting == Setting::Context || setting == Setting::Track;
    field.box = new AccessibleComboBox(isSaid ? nullptr : &m_announcer, this);
    field.box->setObjectName(QStringLiteral("setting%1").arg(static_cast<int>(setting)));
    field.box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    field.label->setBuddy(field.box);
    field.why = new QLabel(this);
    field.why->setObjectName(field.box->objectName() + QStringLiteral("Why"));
    field.why->setWordWrap(true);
    field.why->setProperty("saidElsewhere", true); // by the box
    field.why->setProperty(isDescription, true);
    field.why->hide();
    m_layout->addWidget(field.label, row, 0);
    m_layout->addWidget(field.box, row, 1);
    m_layout->addWidget(field.why, row + 1, 1);
    connect(field.box, &QComboBox::currentIndexChanged, this, [this, setting](int index) {
        const Field &changed = m_fields.at(setting);
        if (!m_showing && index >= 0)
            emit chosen(setting, changed.box->itemData(index).toString());
    });
    m_fields.emplace(setting, field);
}

AccessibleComboBox *SettingsPanel::box(Setting setting) const
{
    return m_fields.at(setting).box;
}

void SettingsPanel::setState(const SettingState &state)
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
    const QString said = state.why.isEmpty() ? state.about : state.why;
    field.box->setToolTip(state.why);
    field.box->setAccessibleDescription(said);
    field.why->setText(said);
    field.label->setVisible(state.isOffered);
    field.box->setVisible(state.isOffered);
    field.why->setVisible(state.isOffered && !said.isEmpty());
    m_showing = false;
    place();
}

void SettingsPanel::openUnder(const QWidget &anchor)
{
    m_anchor = &anchor;
    place();
    show();
    for (const Setting setting : fieldOrder) {
        if (m_fields.at(setting).box->isVisible() && m_fields.at(setting).box->isEnabled()) {
            m_fields.at(setting).box->setFocus(Qt::PopupFocusReason);
            break;
        }
    }
}

/// Also while it is open: another language or text size has another width.
void SettingsPanel::place()
{
    if (!m_anchor)
        return;
    adjustSize();
    const QRect under(m_anchor->mapToGlobal(QPoint(0, m_anchor->height())), m_anchor->size());
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QRect screen = m_anchor->screen()->availableGeometry();
    // Trailing edges meet, for the button stands at the trailing end of its row.
    const int wanted = mirrored ? under.left() : under.right() + 1 - width();
    move(std::clamp(wanted, screen.left(), std::max(screen.left(), screen.right() + 1 - width())),
         std::clamp(under.top(), screen.top(), std::max(screen.top(), screen.bottom() + 1 - height())));
}

void SettingsPanel::retranslateUi()
{
    //: Screen reader: name of the small window with language, text size and the like.
    setAccessibleName(tr("Settings"));
    for (const auto &[setting, field] : m_fields) {
        const QString title = SettingText::title(setting);
        field.label->setText(title);
        field.box->setAccessibleName(title);
        field.box->setPlaceholderText(SettingText::placeholder(setting));
    }
    place();
}

void SettingsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        place();
    Region::changeEvent(event);
}

void SettingsPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        Region::keyPressEvent(event);
}

void SettingsPanel::hideEvent(QHideEvent *event)
{
    m_anchor = nullptr; // else each change of an instrument would lay it out six times, unseen
    Region::hideEvent(event);
    // Another track shows another page, and the focus was on the one before: then it is still in here. Later,
    // because the window takes it back only after this.
    QTimer::singleShot(0, this, [this] {
        const QWidget *focus = QApplication::focusWidget();
        if (auto *row = qobject_cast<Region *>(parentWidget()); row && (!focus || !focus->isVisible()))
            row->takeFocus();
    });
}

void SettingsPanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace rp
