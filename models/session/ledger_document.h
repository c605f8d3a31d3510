// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/commit_log.h"

#include <QByteArray>
#include <QString>
#include <nlohmann/json.hpp>
#include <vector>

namespace rp {

constexpr int ledgerSchemaVersion = 1;

/// A ledger's content as values.
struct LedgerDocument
{
    QString id;
    nlohmann::json settings = nlohmann::json::object();
    nlohmann::json labs = nlohmann::json::object(); ///< by chapter: place, design, acts.<act>.inputs, parts
    CommitLog log;
};

/// A new ledger with an id of its own.
LedgerDocument newLedgerDocument();

/// The file's bytes. Sealed entries come early in the file; each act's section gets its answers written out
/// ("answers", for whoever reads the file; the program itself reads only the sealed log).
QByteArray writeLedger(const LedgerDocument &document);

/// What a ledger file turned out to be.
struct LedgerReading
{
    enum class State
    {
        Good,   ///< every seal verified
        Newer,  ///< schema version above ours
        Damaged ///< not JSON, not a ledger, or altered outside the program
    };
    State state = State::Damaged;
    bool isUnread = false; ///< Damaged: the system did not let it be read; nothing is known of what is in it
    bool isLogWhole = false; ///< every sealed entry and the head verified, whatever else is wrong
    int version = 0;         ///< schema version the file was written in
    LedgerDocument document; ///< Damaged: whatever could be verified
    QString reason;          ///< Damaged: translated clause
    /// Damaged: entries that can be recognised but not verified.
    std::vector<CommitEntry> unverified;
};

LedgerReading readLedger(const QByteArray &bytes, const QString &file);

/// Whether these verified entries are all that a ledger document with so many commits has, and its head says.
bool headFits(const nlohmann::json &document, const CommitLog &log, size_t commits);

/// Puts together what damaged copies still tell. Acts in which something can't be verified are voided: what
/// is answered there from then on counts for nothing, so that an edit takes no answer back. It opens nothing.
LedgerDocument salvage(const std::vector<LedgerReading> &readings);

/// Seals that answers of an act could not be verified.
void voidAct(CommitLog &log, const QString &chapter, const QString &act);

/// The schema version a ledger document says it has; 0 when it says none, -1 when it is no ledger.
int ledgerVersion(const nlohmann::json &document);

/// Takes a document of an earlier version to the current one, one version at a time.
///
/// 0 -> 1: version 0 was one flat object with the design fields of lab 07 beside track and context. They move
/// below their chapter's number, and a sealed log begins.
void migrateLedger(nlohmann::json &document);

} // namespace rp
