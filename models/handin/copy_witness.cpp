// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/copy_witness.h"

#include "models/check/lab_loader.h"
#include "models/store/session_note.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>
#include <span>

namespace rp {
namespace {

/// A share has a clock of its own, and an upload takes its time.
constexpr qint64 clockSlack_ms = qint64{10} * 60 * 1000;
constexpr double msInSecond = 1000.0;

QDateTime timeOf(const QString &at)
{
    return QDateTime::fromString(at, Qt::ISODateWithMs);
}

void add(Grade &grade, Sign sign, const QString &file, const CommitEntry *at = nullptr, double count = 0.0)
{
    Finding made;
    made.kind = Finding::Kind::Sign;
    made.sign = sign;
    made.detail = file;
    made.count = count;
    if (at) {
        const auto found = std::find_if(grade.acts.begin(), grade.acts.end(), [at](const ActGrade &act) {
            return act.lab->chapter == at->chapter;
        });
        made.lab = found == grade.acts.end() ? QString() : found->lab->title;
        made.act = at->act;
        made.item = at->item;
    }
    grade.findings.push_back(made);
}

/// Without the notes at its end: an export seals one that the session itself never holds.
std::span<const CommitEntry> workIn(const HandinReading &reading)
{
    std::span<const CommitEntry> entries(reading.handin.document.log.entries());
    while (!entries.empty() && entries.back().kind == commit_kind::note)
        entries = entries.first(entries.size() - 1);
    return entries;
}

} // namespace

CopyWitness::CopyWitness(const QString &folder, const std::vector<Grade> &grades)
    : m_isThere(QFileInfo(folder).isDir() && QDir(folder).isReadable())
{
    for (const Grade &grade : grades) {
        if (grade.isReadable())
            m_copies[grade.reading.handin.document.id];
    }
    const QDir top(folder);
    QStringList paths;
    QDirIterator files(folder, {QStringLiteral("*.json")}, QDir::Files | QDir::NoSymLinks,
                       QDirIterator::Subdirectories);
    while (files.hasNext())
        paths << files.next();
    paths.sort();
    // WorkCopies::path() names the session, so that most files of a large class need no look.
    static const QRegularExpression session(QStringLiteral("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"));
    for (const QString &path : paths) {
        const QString named = session.match(QFileInfo(path).fileName()).captured();
        if (named.isEmpty() || m_copies.contains(named))
            add(path, top.relativeFilePath(path));
    }
}

void CopyWitness::add(const QString &path, const QString &name)
{
    const QFileInfo info(path);
    HandinReading reading = readHandinFile(path);
    if (!reading.reason.isEmpty()) {
        ++m_unread;
        return;
    }
    const auto asked = m_copies.find(reading.handin.document.id);
    if (asked != m_copies.end())
        asked->second.push_back({name, info.canonicalFilePath(), std::move(reading), info.lastModified()});
}

bool CopyWitness::holdOne(Grade &grade, const Copy &copy) const
{
    const auto own = workIn(grade.reading);
    const auto theirs = workIn(copy.reading);
    const QDateTime madeAt = timeOf(copy.reading.handin.madeAt);
    bool isTimely = true;
    if (const qint64 late = madeAt.isValid() ? madeAt.msecsTo(copy.writtenAt) : 0; late > clockSlack_ms) {
        rp::add(grade, Sign::CopyLate, copy.file, nullptr, double(late) / msInSecond);
        isTimely = false;
    }
    const QDateTime last = theirs.empty() ? QDateTime() : timeOf(theirs.back().at);
    if (const qint64 early = last.isValid() ? copy.writtenAt.msecsTo(last) : 0; early > clockSlack_ms) {
        rp::add(grade, Sign::CopyEarly, copy.file, nullptr, double(early) / msInSecond);
        isTimely = false;
    }

    const auto [ours, copied] = std::mismatch(own.begin(), own.end(), theirs.begin(), theirs.end());
    if (copied == theirs.end()) {
        // A copy is all that the session holds at that moment.
        const auto lacked = std::find_if(ours, own.end(), [&madeAt](const CommitEntry &entry) {
            const QDateTime at = timeOf(entry.at);
            return madeAt.isValid() && at.isValid() && at < madeAt;
        });
        if (lacked == own.end())
            return isTimely;
        rp::add(grade, Sign::CopyLacks, copy.file, &*lacked);
        return false;
    }
    if (ours != own.end()) {
        const bool isVoided = ours->kind == commit_kind::voided;
        rp::add(grade, isVoided ? Sign::CopyVoided : Sign::CopyDiffers, copy.file, &*copied);
        return false;
    }
    const QDateTime handedIn = timeOf(grade.reading.handin.madeAt);
    const bool isLater =
        handedIn.isValid() && std::all_of(copied, theirs.end(), [&](const CommitEntry &entry) {
            const QDateTime at = timeOf(entry.at);
            return at.isValid() && at >= handedIn;
        });
    rp::add(grade, isLater ? Sign::CopyGoesOn : Sign::CopyHasMore, copy.file, &*copied,
            double(theirs.end() - copied));
    return isLater && isTimely;
}

void CopyWitness::hold(Grade &grade) const
{
    if (!grade.isReadable())
        return;
    grade.copies = 0;
    std::vector<const Copy *> whole;
    std::vector<const Copy *> altered;
    const QString itself = QFileInfo(grade.file).canonicalFilePath();
    for (const Copy &copy : m_copies.at(grade.reading.handin.document.id)) {
        if (copy.path == itself)
            continue;
        const bool isWhole = copy.reading.isSealWhole && copy.reading.isLogWhole;
        (isWhole ? whole : altered).push_back(&copy);
    }
    for (const Copy *copy : altered)
        rp::add(grade, Sign::CopyAltered, copy->file, nullptr, double(whole.size()));
    for (const Copy *copy : whole)
        *grade.copies += holdOne(grade, *copy);
    if (whole.empty() && altered.empty())
        rp::add(grade, Sign::NoCopy, {});
}

} // namespace rp
