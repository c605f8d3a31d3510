// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/send/send_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace rp {
namespace {

struct SendHelpWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::SendCommand)
};

} // namespace

QStringList sendHelp()
{
    return {
        //: keep the command as it is
        SendHelpWords::tr(
            "Usage: ridgepoint send --lrs URL [--user NAME] [--password-file FILE] [--home-page IRI] "
            "[--content "
            "DIR] [--plain-http] [--dry-run] [--data-dir DIR] FILE… | send --outbox [--lrs URL] …"),
        SendHelpWords::tr(
            "Sends what was done in files that were handed in to a Learning Record Store (LRS), "
            "as statements of the Experience API 1.0.3. Each statement always has the same id, "
            "so sending twice changes nothing. A name is sent only where the file has one."),
        //: %1 is an environment variable
        SendHelpWords::tr("The password of NAME is the first line of the password file, or else in %1.")
            .arg(QLatin1String(lrsPasswordVariable)),
        SendHelpWords::tr(
            "What is sent waits on the disk until the LRS has it. --outbox goes on with it, and "
            "so does the next sending to the same LRS."),
        SendHelpWords::tr("A server that does not answer, or says that it can't now, is asked five times, "
                          "after 1, 2, 4 and 8 seconds, or after as long as it asks for, up to a minute. "
                          "After five minutes in vain it is asked no more."),
        SendHelpWords::tr("--dry-run prints the statements and sends nothing. --plain-http allows http://, "
                          "which is open to all who listen, beyond this machine."),
        SendHelpWords::tr("Work that was altered is not sent; ridgepoint grade tells of it."),
        SendHelpWords::tr(
            "The exit status is 0 when the LRS has everything, 1 when something waits, is "
            "there otherwise or was altered, 2 for wrong usage and 3 when a file can't be used.")};
}

} // namespace rp
