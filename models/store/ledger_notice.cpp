// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/ledger_notice.h"

#include "models/text/format.h"

#include <QCoreApplication>
#include <algorithm>

namespace rp {
namespace {

struct Notice
{
    Q_DECLARE_TR_FUNCTIONS(rp::LedgerNotice)
};

} // namespace

QString LedgerNotice::text() const
{
    const QString ledger = Format::isolate(file);
    const QString kept = Format::isolate(aside);
    switch (kind) {
    case Kind::LockedElsewhere:
        //: %1 file name, %2 who: "process 4711 on workshop-3"
        return Notice::tr(
                   "Another window is using the ledger %1 (%2), so nothing you do here is recorded; close "
                   "the other window, or take the ledger over if that window is gone.")
            .arg(ledger, detail);
    case Kind::TakenAway:
        if (aside.isEmpty())
            //: %1 file name
            return Notice::tr(
                       "Another window has taken the ledger %1 over, so nothing you do here is recorded any "
                       "more; close this window, or take the ledger back.")
                .arg(ledger);
        //: %1 and %2 file names
        return Notice::tr(
                   "Another window has taken the ledger %1 over, so nothing you do here is recorded any "
                   "more; what was not saved is kept as %2.")
            .arg(ledger, kept);
    case Kind::Unreadable:
        //: %1 file name, %2 what the system said
        return Notice::
            tr("The ledger %1 can't be read (%2), so nothing you do here is recorded; make it readable and "
               "open this window again.")
                .arg(ledger, detail);
    case Kind::NewerVersion:
        //: %1 file name
        return Notice::tr("The ledger %1 was written by a newer version of Ridgepoint, so nothing you do "
                          "here is recorded; open it with the newer version.")
            .arg(ledger);
    case Kind::Restored:
        if (aside.isEmpty())
            //: %1 file name
            return Notice::tr("The ledger %1 was missing, so you go on from its copy; nothing that you "
                              "committed is lost.")
                .arg(ledger);
        //: %1 and %2 file names, %3 reason such as "this is not JSON"
        return Notice::tr("The ledger %1 could not be used (%3), so you go on from its copy; the faulty file "
                          "is kept as %2.")
            .arg(ledger, kept, detail);
    case Kind::Altered:
        //: %1 and %2 file names, %3 reason such as "it was changed outside the program"
        return Notice::tr("The ledger %1 and its copy could not be verified (%3); answers that can't be "
                          "verified are asked again and don't count, and the faulty file is kept as %2.")
            .arg(ledger, kept, detail);
    case Kind::StartedAnew:
        //: %1 and %2 file names, %3 reason such as "this is not JSON"
        return Notice::tr("The ledger %1 could not be read (%3), so you start with a new one; the faulty "
                          "file is kept as %2.")
            .arg(ledger, kept, detail);
    case Kind::KeptBeside:
        //: %1 and %2 file names
        return Notice::tr("While the folder of %1 could not be used you went on without it; the ledger that "
                          "was there is kept as %2, and you can continue from it with the File menu.")
            .arg(ledger, kept);
    case Kind::ChangedOutside:
        //: %1 and %2 file names
        return Notice::tr(
                   "Another program has written the ledger %1 while it was in use here; what it wrote is "
                   "kept as %2, and you go on with yours.")
            .arg(ledger, kept);
    case Kind::Overtaken:
        //: %1 and %2 file names
        return Notice::tr(
                   "Another window has written the ledger %1, so you go on from what it wrote; what you did "
                   "here since is kept as %2.")
            .arg(ledger, kept);
    case Kind::OtherWindow:
        //: %1 and %2 file names
        return Notice::tr(
                   "Another window had the ledger %1 open too and has kept what it could not save as %2; "
                   "you can continue from it with the File menu.")
            .arg(ledger, kept);
    case Kind::MadePrivate:
        //: %1 is a folder
        return Notice::tr(
                   "The folder %1 let other accounts of this computer read your session; now only yours can.")
            .arg(ledger);
    case Kind::EarlierGone:
        //: %1 file name
        return Notice::tr("An earlier session stood where %1 is and is not there any more. This one is new, "
                          "and a note in it says so; to go on with the earlier one, continue from a saved "
                          "copy with the File menu.")
            .arg(ledger);
    case Kind::ExamElsewhere:
        //: %1 is a folder
        return Notice::tr("In an exam each account has one session, and yours is the one in %1, so nothing "
                          "you do here is recorded; close this window and open that session.")
            .arg(kept);
    case Kind::WriteFailed:
        break;
    }
    //: %1 file name, %2 what the system said
    return Notice::tr("The ledger %1 can't be saved (%2); free some space or make the folder writable, or "
                      "save the session under another name.")
        .arg(ledger, detail);
}

bool LedgerNotice::isPersistent() const
{
    return kind == Kind::LockedElsewhere || kind == Kind::TakenAway || kind == Kind::Unreadable ||
           kind == Kind::NewerVersion || kind == Kind::WriteFailed || kind == Kind::ExamElsewhere;
}

bool LedgerNotice::offersTakeOver() const
{
    return kind == Kind::LockedElsewhere || kind == Kind::TakenAway;
}

bool LedgerNotices::has(LedgerNotice::Kind kind) const
{
    return std::any_of(m_notices.begin(), m_notices.end(),
                       [kind](const LedgerNotice &notice) { return notice.kind == kind; });
}

bool LedgerNotices::put(const LedgerNotice &notice)
{
    const auto same = std::find_if(m_notices.begin(), m_notices.end(), [&notice](const LedgerNotice &other) {
        return other.kind == notice.kind;
    });
    if (same == m_notices.end())
        m_notices.push_back(notice);
    else if (*same == notice)
        return false;
    else
        *same = notice;
    return true;
}

bool LedgerNotices::remove(LedgerNotice::Kind kind)
{
    return std::erase_if(m_notices, [kind](const LedgerNotice &n) { return n.kind == kind; }) > 0;
}

} // namespace rp
