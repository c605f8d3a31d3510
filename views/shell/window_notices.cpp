// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/window_notices.h"

#include "models/store/ledger_store.h"
#include "views/shell/shell_text.h"

#include <algorithm>

namespace rp {

WindowNotices::WindowNotices(NoticeArea &area, const LedgerStore *store, QObject *parent)
    : QObject(parent)
    , m_area(area)
    , m_store(store)
{
    if (m_store)
        connect(m_store, &LedgerStore::noticesChanged, this, &WindowNotices::refresh);
    connect(&m_area, &NoticeArea::dismissed, this, [this](const QString &key) {
        remove(key);
        emit dismissed(key);
    });
}

void WindowNotices::show(const QString &key, Notice::Kind kind, std::function<QString()> text)
{
    std::erase_if(m_messages, [&key](const Message &message) { return message.key == key; });
    m_messages.push_back({key, kind, std::move(text)});
    refresh();
}

void WindowNotices::remove(const QString &key)
{
    if (std::erase_if(m_messages, [&key](const Message &message) { return message.key == key; }) > 0)
        refresh();
}

void WindowNotices::refresh()
{
    std::vector<ShellNotice> notices;
    if (m_store) {
        for (const LedgerNotice &notice : m_store->notices())
            notices.push_back(ShellText::notice(notice));
    }
    for (const Message &message : m_messages)
        notices.push_back({message.key, message.kind, message.text(), false, false, true});
    const bool hadFocus = m_area.hasFocusInside();
    m_area.setNotices(notices);
    if (hadFocus && notices.empty())
        emit focusLost();
}

} // namespace rp
