// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/look/keyboard_help.h"

#include "views/shell/look/shortcut_registry.h"
#include "views/widgets/spacing.h"
#include "views/widgets/strong_font.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace rp {

KeyboardHelp::KeyboardHelp(const ShortcutRegistry &shortcuts, QWidget *parent)
    : QDialog(parent)
    , m_shortcuts(shortcuts)
    , m_list(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("keyboardHelp"));
    m_list->setRootIsDecorated(false);
    m_list->setItemsExpandable(false);
    m_list->setColumnCount(2);
    m_list->setUniformRowHeights(false);
    m_list->setWordWrap(true);
    m_list->setTabKeyNavigation(false);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setIndentation(space::l);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_list);
    layout->addWidget(buttons);
    retranslateUi();
    const int line = fontMetrics().height();
    QSize wanted(line * 38, line * 34);
    if (parent)
        wanted = wanted.boundedTo(parent->size() - QSize(2 * space::xl, 2 * space::xl));
    resize(wanted);
}

void KeyboardHelp::retranslateUi()
{
    setWindowTitle(tr("Keyboard help"));
    const QString keysTitle = tr("Keys");
    m_list->setAccessibleName(keysTitle); // the dialog's own would be heard twice
    m_list->setHeaderLabels({tr("What it does"), keysTitle});
    m_list->clear();
    QTreeWidgetItem *heading = nullptr;
    std::optional<ShortcutScope> scope;
    for (const Shortcut &shortcut : m_shortcuts.all()) {
        if (scope != shortcut.scope) {
            scope = shortcut.scope;
            heading = new QTreeWidgetItem(m_list, {ShortcutRegistry::scopeName(*scope)});
            heading->setFirstColumnSpanned(true);
            heading->setFont(0, strong(font()));
        }
        new QTreeWidgetItem(heading, {shortcut.what(), ShortcutRegistry::keysText(shortcut)});
        heading->setExpanded(true); // all at once, the keys themselves would be told as expanded
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

void KeyboardHelp::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QDialog::changeEvent(event);
}

} // namespace rp
