// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/commit_log.h"

namespace rp {

class Ledger;

/// What the program itself seals about a session, for whoever grades it: never a blame, and nothing that a
/// gate asks for. An entry of the kind commit_kind::note, which belongs to no lab.
namespace session_note {
inline constexpr QLatin1String act("session"); ///< of every note, in the chapter of the review
/// Answers stood in the session when it was first seen on this account; the number is how many entries.
inline constexpr QLatin1String unknownBefore("unknown_before");
/// The session was begun in a folder in which another one had stood; the option is that one's id.
inline constexpr QLatin1String earlierSession("earlier_session");
/// It took part in an exam, whose end is the option, and was noted in its folder.
inline constexpr QLatin1String exam("exam");
/// So did another session of the account; the option is its id.
inline constexpr QLatin1String otherSession("other_session");
/// The note in the exam's folder, whose end is the option, was gone.
inline constexpr QLatin1String recordGone("record_gone");
/// It could not be noted in the folder of the exam, whose end is the option.
inline constexpr QLatin1String recordFailed("record_failed");
/// The computer's clock was not the exam's; the number is the difference in seconds.
inline constexpr QLatin1String clockDiffers("clock_differs");
/// The environment had something loaded into the program during an exam; the option is what.
inline constexpr QLatin1String preloaded("preloaded");
/// Entries were made on an account; the option is its login name. The first such note says on which the
/// session was begun, as far as the program noted it then.
inline constexpr QLatin1String account("account");
} // namespace session_note

namespace commit_kind {
/// Opens nothing and answers nothing, and belongs to no lab, see session_note.
inline constexpr QLatin1String note("note");
} // namespace commit_kind

/// A note that is not sealed yet; nothing when the log has it.
std::optional<CommitEntry> newNote(const CommitLog &log, const QString &item, const QString &option = {},
                                   std::optional<double> number = {});
/// That answers stand in a session which nobody here saw being given; nothing when none do, or it is said.
std::optional<CommitEntry> takenUpNote(const CommitLog &log);
/// Seals a note, once for each item and option. False when nothing was recorded because the ledger is
/// read-only.
bool noteInSession(Ledger &ledger, const QString &item, const QString &option = {},
                   std::optional<double> number = {});
/// Seals on which account it is worked, once for each; an empty name is none.
void noteAccount(Ledger &ledger, const QString &account);
/// The first such note; null when there is none. An empty option stands for any.
const CommitEntry *noteIn(const CommitLog &log, const QString &item, const QString &option = {});

} // namespace rp
