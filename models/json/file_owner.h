// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rp {

/// Whether a number of an account is another learner's. Not root's, who owns all files where a file system
/// knows no owners, nor that of nobody, whom a share may show; and for root itself nobody is another.
bool isUidOfAnother(unsigned uid);
/// The same for the learner whose account has the number `own`.
bool isUidOfAnother(unsigned uid, unsigned own);

/// Whether a file or folder belongs to another learner's account. False: it is not there, too.
bool belongsToAnother(const QString &path);

/// Takes all rights from everybody but the owner, where the owner uses the program; links are not followed.
/// True when there were such rights and they are gone. A file system without modes leaves all as it is.
bool makePrivate(const QString &path);

/// The name of an account as a part of a file's name: letters, digits, dots (none in front), - and _.
QString nameInFiles(const QString &account);

} // namespace rp
