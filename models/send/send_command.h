// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/network/web_client.h"
#include "models/send/lrs_sender.h"
#include "models/text/command_words.h"

#include <QStringList>
#include <iosfwd>

namespace rp {

/// The environment variable that has the password of the LRS, where no file has it.
inline constexpr const char *lrsPasswordVariable = "RIDGEPOINT_LRS_PASSWORD";

extern const CommandForm sendForm;

/// How long a sending may take; tests are in a hurry.
struct SendPatience
{
    SendPace pace = {};
    WebPatience web = {};
};

/// `ridgepoint send --lrs URL [--user NAME] [--password-file FILE] [--home-page IRI] [--content DIR]…
/// [--plain-http] [--dry-run] [--data-dir DIR] FILE…`, or `ridgepoint send --outbox …` without files, given
/// the words after `send`: puts what was done in hand-ins into a Learning Record Store. Returns 0 when all of
/// it is there, 1 when something waits in the outbox, is there under another name or was altered, 2 for wrong
/// usage, 3 when a file can't be used.
int runSend(const QStringList &words, std::ostream &out, std::ostream &err, const SendPatience &patience = {},
            const QStringList &siteLabs = {});

} // namespace rp
