// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/policy/site_policy.h"

namespace rp {

/// Where policies are looked for: /etc/xdg first, whatever the environment says, then the folders of
/// XDG_CONFIG_DIRS as QStandardPaths has them. Never in the learner's own (XDG_CONFIG_HOME).
QStringList policyFolders();

/// The first FOLDER/ridgepoint/policy.json; empty when there is none. One that is there and can't be reached
/// (a closed folder, a link to nowhere) is one.
QString findPolicy(const QStringList &folders);

/// Whether root of a process is root outside of its namespace too, given its /proc/self/uid_map.
bool isRootOutside(const QByteArray &uidMap);

/// Why a file can't speak for the site, as a translated clause: whoever runs the program could have written
/// it, or put another in its place. Empty when it can; for an administrator it always can.
QString authorityFault(const QString &path);

/// The first of them. One that the learner could have written is faulty, and nothing of it is followed.
SitePolicy policyInForce(const QStringList &folders = policyFolders());

/// The account's folder for what was seen of sessions: STATE/ridgepoint. Under a policy STATE is in the home
/// folder that the system's accounts name, whatever the environment says; else it is $XDG_STATE_HOME, or
/// ~/.local/state. Empty where there is no home folder.
QString stateFolder(const SitePolicy &policy);

} // namespace rp
