// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/notice_area.h"

#include "models/store/ledger_store.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"

#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace rp {

NoticeArea::NoticeArea(Announcer &announcer, const LedgerStore *store, QWidget *parent)
    : Region(parent)
    , m_announcer(announcer)
    , m_store(store)
    , m_layout(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("noticeArea"));
    m_layout->setContentsMargins(space::m, space::xs, space::m, space::s);
    m_layout->setSpacing(space::xs);
    if (m_store)
        connect(m_store, &LedgerStore::noticesChanged, this, &NoticeArea::refresh);
    hide();
}

void NoticeArea::showMessage(const QString &key, Notice::Kind kind, std::function<QString()> text)
{
    std::erase_if(m_messages, [&key](const Message &message) { return message.key == key; });
    m_messages.push_back({key, kind, std::move(text)});
    refresh();
}

void NoticeArea::removeMessage(const QString &key)
{
    if (std::erase_if(m_messages, [&key](const Message &message) { return message.key == key; }) > 0)
        refresh();
}

void NoticeArea::refresh()
{
    //: Screen reader: name of the area for messages under the toolbar.
    setAccessibleName(tr("Notices"));
    std::vector<ShellNotice> notices;
    if (m_store) {
        for (const LedgerNotice &notice : m_store->notices())
            notices.push_back(ShellText::notice(notice));
    }
    for (const Message &message : m_messages)
        notices.push_back({message.key, message.kind, message.text(), false, false, true});
    if (notices == m_notices)
        return;
    const bool hadFocus = hasFocusInside();
    const std::vector<ShellNotice> before = std::exchange(m_notices, std::move(notices));
    rebuild();
    for (std::size_t i = 0; i < m_notices.size(); ++i) {
        const bool known = std::any_of(before.begin(), before.end(),
                                       [&](const ShellNotice &old) { return old.key == m_notices[i].key; });
        if (!known)
            m_announcer.say(m_bars[i]->spokenText());
    }
    if (hadFocus && m_notices.empty())
        emit focusLost();
}

void NoticeArea::rebuild()
{
    for (Notice *bar : m_bars) {
        bar->hide();
        bar->deleteLater();
    }
    m_bars.clear();
    for (const ShellNotice &notice : m_notices) {
        auto *bar = new Notice(notice.kind, this);
        bar->setObjectName(QStringLiteral("notice_") + notice.key);
        bar->setText(notice.text);
        bar->setDismissible(notice.dismissible);
        if (notice.offersSaveAs) {
            QPushButton *button = bar->addAction(tr("Save session as…"));
            connect(button, &QPushButton::clicked, this, &NoticeArea::saveAsRequested);
        }
        if (notice.offersTakeOver) {
            //: Button of a message: writes into the learner's ledger from now on, in place of another window.
            QPushButton *button = bar->addAction(tr("Take over the ledger"));
            connect(button, &QPushButton::clicked, this, &NoticeArea::takeOverRequested);
        }
        connect(bar, &Notice::dismissed, this, [this, key = notice.key] {
            removeMessage(key);
            emit dismissed(key);
        });
        m_layout->addWidget(bar);
        bar->show();
        m_bars.push_back(bar);
    }
    setVisible(!m_notices.empty());
}

} // namespace rp
