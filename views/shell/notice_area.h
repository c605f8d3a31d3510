// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shell/shell_text.h"
#include "views/shell/strip/region.h"

#include <functional>
#include <vector>

class QVBoxLayout;

namespace rp {

class Announcer;
class LedgerStore;

/// Under the row of the menus: what the ledger's store has to say, then messages of the program. They stay
/// until they no longer hold or are dismissed. A new one is announced.
class NoticeArea : public Region
{
    Q_OBJECT
public:
    /// The store must outlive it; none in presenter mode.
    NoticeArea(Announcer &announcer, const LedgerStore *store, QWidget *parent = nullptr);

    /// Until dismissed; the same key replaces the earlier one. It is asked for its text again when the
    /// language changes.
    void showMessage(const QString &key, Notice::Kind kind, std::function<QString()> text);
    void removeMessage(const QString &key);
    /// Asks for everything anew, in the language there is.
    void refresh();
    const std::vector<ShellNotice> &notices() const { return m_notices; }

signals:
    void saveAsRequested();
    void takeOverRequested();
    void dismissed(const QString &key); ///< by the learner
    void focusLost();                   ///< the notice that had the keyboard was the last one

private:
    struct Message
    {
        QString key;
        Notice::Kind kind;
        std::function<QString()> text;
    };

    void rebuild();

    Announcer &m_announcer;
    const LedgerStore *m_store;
    QVBoxLayout *m_layout;
    std::vector<Message> m_messages;
    std::vector<ShellNotice> m_notices;
    std::vector<Notice *> m_bars;
};

} // namespace rp
