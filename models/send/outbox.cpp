// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/send/outbox.h"

#include "models/json/file_owner.h"
#include "models/json/file_reader.h"
#include "models/json/file_writer.h"
#include "models/json/json_schema.h"
#include "models/json/json_value.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>
#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace rp {
namespace {

using nlohmann::json;

constexpr const char *format = "ridgepoint-outbox";

struct OutboxWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::Outbox)
};

std::string textOf(const json &value)
{
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

bool isStatement(const json &value)
{
    return value.is_object() && value.contains("id") && value["id"].is_string() &&
           !QUuid(toQString(value["id"].get<std::string>())).isNull();
}

bool isText(const json &document, const char *key)
{
    return document.contains(key) && document[key].is_string();
}

std::optional<OutboxBatch> batchIn(const QString &file)
{
    const FileReading reading = readWholeFile(file);
    if (!reading.isRead())
        return std::nullopt;
    std::vector<JsonProblem> problems;
    const std::optional<json> document = parseJson(reading.bytes, file, problems);
    if (!document || !document->is_object() || document->value("format", json()) != json(format) ||
        document->value("schema_version", json()) != json(1) || !isText(*document, "lrs") ||
        !isText(*document, "user") || !document->value("statements", json()).is_array())
        return std::nullopt;
    OutboxBatch batch{
        file,
        {toQString((*document)["lrs"].get<std::string>()), toQString((*document)["user"].get<std::string>())},
        (*document)["statements"]};
    for (const json &statement : batch.statements) {
        if (!isStatement(statement))
            return std::nullopt;
    }
    return batch;
}

} // namespace

std::vector<json> inBatches(const json &statements)
{
    std::vector<json> batches;
    size_t size_bytes = 0;
    for (const json &statement : statements) {
        const size_t more_bytes = textOf(statement).size() + 1;
        if (batches.empty() || batches.back().size() >= mostStatements ||
            size_bytes + more_bytes > largestBatch_bytes) {
            batches.push_back(json::array());
            size_bytes = 2;
        }
        batches.back().push_back(statement);
        size_bytes += more_bytes;
    }
    return batches;
}

Outbox::Outbox(const QString &folder)
    : m_folder(folder)
{
}

QString Outbox::open()
{
    // It holds answers, and perhaps names, and so does the session's folder, in which it lies as a rule.
    if (!makeOwnFolder(QFileInfo(m_folder).path()) || !makeOwnFolder(m_folder))
        return OutboxWords::tr("its folder can't be made");
    if (belongsToAnother(m_folder))
        return OutboxWords::tr("it belongs to another account");
    makePrivate(m_folder);
    // Free when its program is gone, and not by its age, for a server may be slow.
    m_lock = std::make_unique<LedgerLock>(QDir(m_folder).filePath(QStringLiteral("lock")));
    switch (m_lock->take()) {
    case LedgerLock::Result::Taken:
        return {};
    case LedgerLock::Result::HeldElsewhere:
        return OutboxWords::tr("another program is sending from it");
    case LedgerLock::Result::NoSpace:
    case LedgerLock::Result::NotPossible:
        break;
    }
    return OutboxWords::tr("it can't be written");
}

std::vector<OutboxBatch> Outbox::waiting()
{
    std::vector<OutboxBatch> found;
    m_faults.clear();
    const QStringList files = QDir(m_folder).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    for (const QString &name : files) {
        const QString path = QDir(m_folder).filePath(name);
        if (std::optional<OutboxBatch> batch = batchIn(path))
            found.push_back(std::move(*batch));
        else
            m_faults << path;
    }
    return found;
}

QString Outbox::nextFile() const
{
    const QStringList files = QDir(m_folder).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    qulonglong last = 0;
    for (const QString &name : files) // there may be names of others among them
        last = std::max(last, name.section(u'.', 0, 0).toULongLong());
    return QDir(m_folder).filePath(QStringLiteral("%1.json").arg(last + 1, 12, 10, QLatin1Char('0')));
}

QString Outbox::add(const LrsPlace &place, const json &statements)
{
    std::set<std::string> known;
    for (const OutboxBatch &batch : waiting()) {
        for (const json &statement : batch.statements) {
            if (batch.place.address == place.address)
                known.insert(statement["id"].get<std::string>());
        }
    }
    json fresh = json::array();
    for (const json &statement : statements) {
        if (known.insert(statement.at("id").get<std::string>()).second)
            fresh.push_back(statement);
    }
    for (const json &batch : inBatches(fresh)) {
        if (QString error = write(nextFile(), place, batch); !error.isEmpty())
            return error;
    }
    return {};
}

QString Outbox::keep(const OutboxBatch &batch, const json &rest)
{
    if (!rest.empty())
        return rest.size() == batch.statements.size() ? QString() : write(batch.file, batch.place, rest);
    return QFile::remove(batch.file) ? QString() : OutboxWords::tr("it can't be written");
}

QString Outbox::write(const QString &file, const LrsPlace &place, const json &statements) const
{
    const json document{{"format", format},
                        {"schema_version", 1},
                        {"lrs", place.address.toStdString()},
                        {"user", place.user.toStdString()},
                        {"statements", statements}};
    return replaceFile(file, QByteArray::fromStdString(textOf(document)));
}

} // namespace rp
