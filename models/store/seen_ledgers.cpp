// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/seen_ledgers.h"

#include "models/json/file_reader.h"
#include "models/json/file_writer.h"
#include "models/json/json_value.h"
#include "models/store/ledger_files.h"

#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <algorithm>
#include <cerrno>
#include <nlohmann/json.hpp>
#include <utility>

namespace rp {
namespace {

using nlohmann::json;

constexpr qsizetype longestLine_bytes = 16 << 10;

} // namespace

SeenLedgers::SeenLedgers(QString path, qint64 most_bytes)
    : m_path(std::move(path))
    , m_most_bytes(most_bytes)
{
}

void SeenLedgers::take(const QByteArray &line)
{
    if (line.size() > longestLine_bytes || line.contains('\0')) // at which the library would stop
        return;
    const json object = json::parse(line.begin(), line.end(), nullptr, false);
    const QString ledger = object.is_object() ? textAt(object, "ledger") : QString();
    if (ledger.isEmpty() || !object.contains("commit"))
        return;
    auto entry = commitEntryFrom(object["commit"]);
    if (!entry)
        return;
    Seen &seen = m_seen[ledger];
    const QByteArray seal = entry->seal;
    if (seen.lines.contains(seal))
        return;
    seen.lines.insert(seal, {textAt(object, "after").toLatin1(), std::move(*entry)});
    seen.order.push_back(seal);
    makeLast(ledger);
}

void SeenLedgers::makeLast(const QString &ledgerId)
{
    if (lastLedger() == ledgerId)
        return;
    m_ledgers.removeOne(ledgerId);
    m_ledgers << ledgerId;
}

void SeenLedgers::read()
{
    m_seen.clear();
    m_ledgers.clear();
    QFile file(m_path);
    if (!QFileInfo(m_path).isFile() || file.size() > m_most_bytes || !file.open(QIODevice::ReadOnly))
        return;
    // A read that fails gives nothing, for ever, and the end is never reached.
    for (QByteArray line = file.readLine(longestLine_bytes + 2); !line.isEmpty();
         line = file.readLine(longestLine_bytes + 2))
        take(line.trimmed());
}

std::vector<CommitLog> SeenLedgers::logsOf(const QString &ledgerId) const
{
    std::vector<CommitLog> logs;
    const auto found = m_seen.constFind(ledgerId);
    if (found == m_seen.cend())
        return logs;
    QSet<QByteArray> continued;
    for (const Line &line : found->lines)
        continued.insert(line.after);
    for (const QByteArray &last : found->order) {
        if (continued.contains(last))
            continue;
        std::vector<CommitEntry> entries;
        // As many steps as there are lines: a file made by hand may lead round in a ring.
        QByteArray seal = last;
        while (!seal.isEmpty() && entries.size() <= found->order.size()) {
            const auto line = found->lines.constFind(seal);
            if (line == found->lines.cend())
                break;
            entries.push_back(line->entry);
            seal = line->after;
        }
        std::reverse(entries.begin(), entries.end());
        CommitLog log = CommitLog::verified(ledgerId, entries);
        if (!log.entries().empty())
            logs.push_back(std::move(log));
    }
    return logs;
}

QByteArray SeenLedgers::textOf(const QString &ledgerId, const Line &line) const
{
    const json object = {{"ledger", ledgerId.toStdString()},
                         {"after", line.after.toStdString()},
                         {"commit", toJson(line.entry)}};
    return QByteArray::fromStdString(object.dump(-1, ' ', true)) + '\n';
}

QByteArray SeenLedgers::textOf(const QString &ledgerId) const
{
    QByteArray bytes;
    const auto seen = m_seen.constFind(ledgerId);
    for (const QByteArray &seal : seen == m_seen.cend() ? std::vector<QByteArray>() : seen->order)
        bytes += textOf(ledgerId, seen->lines.value(seal));
    return bytes;
}

QByteArray SeenLedgers::everything() const
{
    QByteArray bytes;
    for (const QString &ledger : m_ledgers)
        bytes += textOf(ledger);
    return bytes;
}

/// With the log alone, and of the other ledgers the latest, up to half of what fits.
QString SeenLedgers::writeAnew(const QString &ledgerId, const CommitLog &log)
{
    SeenLedgers kept(m_path, m_most_bytes);
    QByteArray bytes;
    const auto add = [&kept, &bytes](const QString &ledger, const Line &line) {
        bytes += kept.textOf(ledger, line);
        Seen &seen = kept.m_seen[ledger];
        seen.order.push_back(line.entry.seal);
        seen.lines.insert(line.entry.seal, line);
    };
    const auto &entries = log.entries();
    for (size_t i = 0; i < entries.size(); ++i)
        add(ledgerId, {i == 0 ? QByteArray() : entries[i - 1].seal, entries[i]});
    kept.m_ledgers = {ledgerId};
    for (qsizetype i = m_ledgers.size() - 1; i >= 0; --i) {
        const QString &other = m_ledgers.at(i);
        const QByteArray text = other == ledgerId ? QByteArray() : textOf(other);
        if (bytes.size() + text.size() > m_most_bytes / 2)
            break;
        if (text.isEmpty())
            continue;
        bytes.prepend(text);
        kept.m_seen.insert(other, m_seen.value(other));
        kept.m_ledgers.prepend(other);
    }
    if (QFileInfo(m_path).size() > m_most_bytes) // not the program's own
        QFile::rename(m_path, asideName(m_path));
    QString error = replaceFile(m_path, bytes);
    if (error.isEmpty())
        *this = kept;
    return error;
}

QString SeenLedgers::append(const QByteArray &bytes) const
{
    // What is written to a pipe or a device is not found again.
    if (QFileInfo::exists(m_path) && !isPlainFile(m_path))
        QFile::rename(m_path, asideName(m_path));
    QFile file;
    if (!openToAppend(file, m_path))
        return meansFull(errno) ? fullText() : qt_error_string(errno);
    // What a process left that was ended in the middle of a line.
    bool isCut = false;
    if (file.size() > 0) {
        char last = '\n';
        isCut = file.seek(file.size() - 1) && file.getChar(&last) && last != '\n';
    }
    const QByteArray text = isCut ? '\n' + bytes : bytes;
    const bool isWritten = file.write(text) == text.size() && file.flush();
    return isWritten ? QString() : file.errorString();
}

QString SeenLedgers::note(const QString &ledgerId, const CommitLog &log)
{
    const bool isGone = !m_seen.isEmpty() && !QFileInfo::exists(m_path);
    const std::vector<Line> lines = unseenOf(ledgerId, log);
    QByteArray fresh;
    for (const Line &line : lines)
        fresh += textOf(ledgerId, line);
    if (fresh.isEmpty() && !isGone)
        return {};
    if (isGone)
        fresh.prepend(everything());
    if (QFileInfo(m_path).size() + fresh.size() > m_most_bytes)
        return writeAnew(ledgerId, log);
    QString error = append(fresh);
    if (!error.isEmpty())
        return error;
    keep(ledgerId, lines);
    return {};
}

std::vector<SeenLedgers::Line> SeenLedgers::unseenOf(const QString &ledgerId, const CommitLog &log) const
{
    const Seen seen = m_seen.value(ledgerId);
    // From the end: as a rule, one is new.
    const auto &entries = log.entries();
    size_t known = entries.size();
    while (known > 0 && !seen.lines.contains(entries[known - 1].seal))
        --known;
    std::vector<Line> lines;
    for (size_t i = known; i < entries.size(); ++i)
        lines.push_back({i == 0 ? QByteArray() : entries[i - 1].seal, entries[i]});
    return lines;
}

void SeenLedgers::keep(const QString &ledgerId, const std::vector<Line> &lines)
{
    Seen &seen = m_seen[ledgerId];
    for (const Line &line : lines) {
        seen.lines.insert(line.entry.seal, line);
        seen.order.push_back(line.entry.seal);
    }
    makeLast(ledgerId);
}

void SeenLedgers::add(const QString &ledgerId, const CommitLog &log)
{
    const QString last = lastLedger();
    keep(ledgerId, unseenOf(ledgerId, log));
    if (!last.isEmpty())
        makeLast(last);
}

} // namespace rp
