// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rp {

struct Account;

/// A folder that a policy names, for one account.
struct PolicyFolder
{
    QString path;   ///< absolute
    QString reason; ///< why it is none, as a translated clause; empty: it is one
};

/// A folder of this machine or in the web that a policy names, for one account.
struct PolicyPlaceToCopy
{
    QString place;  ///< an absolute path or an address
    QString user;   ///< of the address; may be empty
    QString reason; ///< as that of a folder
};

/// Takes a leading ~ for the account's home folder and $USER or ${USER} for its name, and nothing else for
/// anything: no other variable, and no path that begins where the program happens to stand.
PolicyFolder policyFolder(const QString &text, const Account &account);

/// Likewise, or an address that begins with https:// (see webAddress()), where $USER is the account's name as
/// well.
PolicyPlaceToCopy policyPlaceToCopy(const QString &text, const Account &account);

} // namespace rp
