// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/continuation.h"

#include "models/json/file_owner.h"
#include "models/session/commit_log.h"
#include "models/session/ledger.h"
#include "models/store/ledger_files.h"
#include "models/store/seen_ledgers.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace rp {
namespace {

using nlohmann::json;

struct Session
{
    Q_DECLARE_TR_FUNCTIONS(rp::LedgerStore)
};

QString refusalOf(const std::optional<LedgerReading> &reading, const QString &name)
{
    if (!reading)
        return Session::tr("There is no file %1; choose a session that you saved.").arg(name);
    if (reading->state == LedgerReading::State::Newer)
        return Session::tr(
                   "The session %1 was saved by a newer version of Ridgepoint; open it with that version.")
            .arg(name);
    if (reading->state == LedgerReading::State::Damaged)
        //: %1 file name, %2 reason such as "it was changed outside the program"
        return Session::tr("The session %1 can't be used (%2); choose another copy.")
            .arg(name, reading->reason);
    return {};
}

bool isTwice(const CommitLog &log, const CommitEntry &entry)
{
    const bool isRepeatable = entry.kind == commit_kind::retry || entry.kind == commit_kind::exerciseRetry;
    const auto &entries = log.entries();
    return std::any_of(entries.begin(), entries.end(), [&](const CommitEntry &other) {
        return other.isFor(entry.kind, entry.chapter, entry.act, entry.item) &&
               (!isRepeatable || (other.at == entry.at && other.option == entry.option));
    });
}

/// Adds what the one log has besides the other. Answers are in both of them.
void addTo(CommitLog &log, const CommitLog &other, int &capturesLeftOut)
{
    if (log.isPrefixOf(other)) {
        log = other;
        return;
    }
    if (other.isPrefixOf(log))
        return;
    for (const CommitEntry &entry : other.entries()) {
        if (!isTwice(log, entry)) {
            log.append(entry);
            continue;
        }
        const CommitEntry *same = log.find(entry.kind, entry.chapter, entry.act, entry.item);
        if (entry.kind == commit_kind::capture && same->option != entry.option)
            ++capturesLeftOut;
    }
}

/// The list of a chapter's captures; null when there is none.
const json *capturesIn(const LedgerDocument &document, const std::string &chapter)
{
    const auto lab = document.labs.find(chapter);
    if (lab == document.labs.end() || !lab->is_object())
        return nullptr;
    const auto evidence = lab->find(ledger_part::evidence.data());
    if (evidence == lab->end() || !evidence->is_object())
        return nullptr;
    const auto captures = evidence->find("captures");
    return captures == evidence->end() || !captures->is_array() ? nullptr : &*captures;
}

const json *captureIn(const LedgerDocument &document, const CommitEntry &sealed)
{
    const json *captures = capturesIn(document, sealed.chapter.toStdString());
    if (!captures)
        return nullptr;
    const std::string id = sealed.item.toStdString();
    const auto it = std::find_if(captures->begin(), captures->end(), [&id](const json &capture) {
        return capture.is_object() && capture.contains("id") && capture["id"] == id;
    });
    return it == captures->end() ? nullptr : &*it;
}

/// Brings the captures that are sealed in the document and do not stand in it.
void bringCaptures(Continuation &going, const std::vector<LedgerDocument> &others)
{
    for (const CommitEntry &entry : going.document.log.entries()) {
        if (entry.kind != commit_kind::capture || captureIn(going.document, entry))
            continue;
        const json *found = nullptr;
        for (const LedgerDocument &other : others)
            found = found ? found : captureIn(other, entry);
        if (!found) {
            ++going.capturesLeftOut;
            continue;
        }
        json &lab = going.document.labs[entry.chapter.toStdString()];
        json &evidence = lab[ledger_part::evidence.data()];
        if (!evidence.is_object() || !evidence.contains("captures") || !evidence["captures"].is_array())
            evidence = {{"captures", json::array()}};
        evidence["captures"].push_back(*found);
    }
}

} // namespace

Continuation continuationFrom(const QString &path, const LedgerDocument &now, const SeenLedgers &seen,
                              const QStringList &keptAside)
{
    Continuation going;
    const QString name = Format::isolate(path);
    if (belongsToAnother(path)) {
        going.problem =
            Session::tr("The session %1 belongs to another account; choose one of your own.").arg(name);
        return going;
    }
    auto reading = readLedgerFile(path);
    going.problem = refusalOf(reading, name);
    if (!going.problem.isEmpty())
        return going;
    going.document = std::move(reading->document);
    const bool isSame = now.id == going.document.id;
    std::vector<CommitLog> logs = seen.logsOf(going.document.id);
    const auto isNow = [&now](const CommitLog &log) { return log.entries() == now.log.entries(); };
    if (isSame && std::none_of(logs.begin(), logs.end(), isNow))
        logs.push_back(now.log);
    for (const CommitLog &log : logs) {
        if (keepsAnswers(log, going.document.log))
            continue;
        going.problem =
            Session::tr("The session %1 lacks answers that you have committed since; choose a later copy.")
                .arg(name);
        return going;
    }
    if (logs.empty())
        return going;
    for (const CommitLog &log : logs)
        addTo(going.document.log, log, going.capturesLeftOut);
    std::vector<LedgerDocument> others;
    if (isSame)
        others.push_back(now);
    for (const QString &aside : keptAside) {
        const auto other = readLedgerFile(aside);
        if (other && other->state == LedgerReading::State::Good && other->document.id == going.document.id)
            others.push_back(other->document);
    }
    bringCaptures(going, others);
    return going;
}

} // namespace rp
