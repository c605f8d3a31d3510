// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of LedgerStore that holds a session against what was seen of it elsewhere: on this account, and in
// copies that a site has.
#include "models/session/ledger_document.h"
#include "models/store/ledger_loading.h"
#include "models/store/ledger_store.h"
#include "models/store/session_note.h"

#include <utility>

namespace rp {

SeenLedgers LedgerStore::everythingSeen(const std::vector<const LedgerReading *> &readings) const
{
    return seenOfAll(m_seen, m_account, m_folder, readings);
}

SeenLedgers LedgerStore::everythingSeenOf(const QString &path) const
{
    const auto reading = readLedgerFile(path);
    return everythingSeen({reading ? &*reading : nullptr});
}

void LedgerStore::noteSeen()
{
    m_seen.note(m_ledger.id(), m_ledger.log());
    m_account.note(m_ledger.id(), m_ledger.log(), m_folder);
}

/// Whether the account's index can be used or not: else it would be taken away to answer once more. The
/// number of entries makes each such time a note of its own.
void LedgerStore::noteTakenUp()
{
    if (!m_isNewHere || !m_account.isWanted())
        return;
    if (std::optional<CommitEntry> note = takenUpNote(m_ledger.log()))
        (void)m_ledger.commit(std::move(*note));
    else if (!m_dirty)
        noteSeen();
}

/// For whoever grades it. A machine whose home folder is wiped knows of no session, and says nothing.
void LedgerStore::noteHistory()
{
    if (isReadOnly() || !m_lock.isHeld() || !m_account.isWanted())
        return;
    noteTakenUp();
    const auto entries = m_ledger.log().entries().size();
    const QStringList stoodHere = m_account.ledgersIn(m_folder);
    const QString last = stoodHere.value(stoodHere.size() - 1);
    if (entries > 0 || last.isEmpty() || last == m_ledger.id() || m_account.logsOf(last).empty())
        return;
    if (noteInSession(m_ledger, session_note::earlierSession, last))
        addNotice({LedgerNotice::Kind::EarlierGone, filePath(), {}, {}});
}

bool LedgerStore::holdAgainst(const CommitLog &copy)
{
    if (isReadOnly())
        return false;
    LedgerReading now;
    now.state = LedgerReading::State::Good;
    now.version = ledgerSchemaVersion;
    now.document = m_ledger.document();
    SeenLedgers seen{QString()};
    seen.add(m_ledger.id(), copy);
    const LedgerLoading loading = loadingOf(&now, nullptr, seen);
    if (!loading.notice || !loading.document)
        return false;
    const QString kept = keepMine();
    m_ledger.adopt(*loading.document);
    m_dirty = true;
    m_backupBehind = true;
    m_copyCanWait = false;
    addNotice({*loading.notice, filePath(), kept, loading.reason});
    flush();
    return true;
}

void LedgerStore::close(const LedgerNotice &notice)
{
    if (isReadOnly())
        return;
    flush();
    if (!isReadOnly())
        goReadOnly(notice);
}

} // namespace rp
