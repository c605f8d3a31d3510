// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/ledger_document.h"

#include <QString>
#include <QStringList>

namespace rp {

class SeenLedgers;

/// What going on from a saved session comes to.
struct Continuation
{
    QString problem;         ///< why it can't be gone on from: one translated sentence; empty: it can
    LedgerDocument document; ///< the session together with what was done here since
    /// Captures made here that can't be brought along: their numbers are taken in the session, or nothing
    /// beside the ledger has them any more.
    int capturesLeftOut = 0;
};

/// Goes on from the session in the file. Nothing that was ever seen of its ledger is taken back: the file
/// must have every answer, and what else was done and captured since is added to it.
/// @param now the ledger in use @param keptAside ledgers that lie beside it
Continuation continuationFrom(const QString &path, const LedgerDocument &now, const SeenLedgers &seen,
                              const QStringList &keptAside);

} // namespace rp
