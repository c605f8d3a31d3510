// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/ledger_notice.h"

#include "models/text/format.h"

#include <QCoreApplication>

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
        //: %1 file name
        return Notice::tr("Another window is using the ledger %1, so nothing you do here is recorded; close "
                          "the other window and open this one again.")
            .arg(ledger);
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
                          "verified stay locked and don't count, and the faulty file is kept as %2.")
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
    return kind == Kind::LockedElsewhere || kind == Kind::NewerVersion || kind == Kind::WriteFailed;
}

} // namespace rp
