// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shell/strip/notice_area.h"

#include <QObject>
#include <functional>

namespace rp {

class LedgerStore;

/// What stands in the window's notices: what the ledger's store has to say, then messages of the program.
/// Each is asked for its text again when the language changes.
class WindowNotices : public QObject
{
    Q_OBJECT
public:
    /// Area and store must outlive it; no store in presenter mode.
    WindowNotices(NoticeArea &area, const LedgerStore *store, QObject *parent);

    /// Until dismissed; the same key replaces the earlier one.
    void show(const QString &key, Notice::Kind kind, std::function<QString()> text);
    void remove(const QString &key);
    void refresh();

signals:
    void dismissed(const QString &key); ///< by the learner
    void focusLost();                   ///< the notice that had the keyboard was the last one

private:
    struct Message
    {
        QString key;
        Notice::Kind kind;
        std::function<QString()> text;
    };

    NoticeArea &m_area;
    const LedgerStore *m_store;
    std::vector<Message> m_messages;
};

} // namespace rp
