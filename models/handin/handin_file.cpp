// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/handin_file.h"

#include "models/handin/recall_counts.h"
#include "models/json/foreign_file.h"
#include "models/json/json_schema.h"
#include "models/json/json_value.h"
#include "models/session/ledger.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QMessageAuthenticationCode>

namespace rp {
namespace {

using nlohmann::json;

constexpr int handinSchemaVersion = 1;
constexpr char sealPurpose[] = "ridgepoint handin 1 ";
/// The settings that the work depends on; how a learner likes to read is nobody's business.
constexpr const char *workSettings[] = {"track", "context", "workload"};

struct HandinFileWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::HandinFile)
};

QByteArray sealOf(const json &unsealed, const QString &ledgerId)
{
    // dump() sorts the keys, so one content has one text.
    return handinSeal(QByteArray::fromStdString(unsealed.dump(-1, ' ', true)), ledgerId);
}

json ledgerOf(const LedgerDocument &document)
{
    LedgerDocument work = document;
    work.settings = json::object();
    for (const char *key : workSettings) {
        if (document.settings.contains(key))
            work.settings[key] = document.settings[key];
    }
    work.labs.erase(reviewChapter.data());
    return json::parse(writeLedger(work).toStdString());
}

QString textAt(const json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? toQString(found->get<std::string>()) : QString();
}

/// A ledger, or one inside a hand-in.
void takeLedger(HandinReading &reading, const QByteArray &bytes, const QString &file)
{
    const LedgerReading ledger = readLedger(bytes, file);
    reading.isLogWhole = ledger.isLogWhole;
    reading.handin.document = ledger.document;
    if (ledger.state == LedgerReading::State::Newer)
        reading.reason =
            HandinFileWords::tr("a newer version of the program wrote it; grade it with that one");
    else if (ledger.document.id.isEmpty())
        reading.reason = ledger.reason;
    else if (ledger.document.log.entries().size() >
             mostHandinEntries) // grading looks at each in the light of all others
        reading.reason = HandinFileWords::tr("it has more entries than a learner can make");
}

} // namespace

QByteArray handinSeal(const QByteArray &text, const QString &ledgerId)
{
    const QByteArray key =
        QCryptographicHash::hash(QByteArray(sealPurpose) + ledgerId.toUtf8(), QCryptographicHash::Sha256);
    return QMessageAuthenticationCode::hash(text, key, QCryptographicHash::Sha256).toHex();
}

QByteArray writeHandin(const Handin &handin)
{
    json learner = json::object();
    if (!handin.name.isEmpty())
        learner["name"] = handin.name.toStdString();
    if (!handin.number.isEmpty())
        learner["number"] = handin.number.toStdString();
    json file = {{"format", "ridgepoint-handin"},
                 {"schema_version", handinSchemaVersion},
                 {"program", handin.program.toStdString()},
                 {"made_at", handin.madeAt.toStdString()},
                 {"learner", learner},
                 {"ledger", ledgerOf(handin.document)}};
    if (hasAnswers(handin.confidence))
        file["confidence"] = countsToJson(handin.confidence);
    file["seal"] = sealOf(file, handin.document.id).toStdString();
    QByteArray bytes = QByteArray::fromStdString(file.dump(1)) + '\n';
    if (bytes.size() > largestFile_bytes) // as in writeLedger()
        bytes = QByteArray::fromStdString(file.dump()) + '\n';
    return bytes;
}

HandinReading readHandin(const QByteArray &bytes, const QString &file)
{
    HandinReading reading;
    std::vector<JsonProblem> problems;
    std::optional<json> parsed = parseJson(bytes, file, problems);
    if (!parsed) {
        reading.reason = problems.front().reason;
        return reading;
    }
    if (parsed->is_object() && textAt(*parsed, "format") == QLatin1String("ridgepoint-ledger")) {
        reading.isLedger = true;
        takeLedger(reading, bytes, file);
        reading.isSealWhole = reading.isLogWhole;
        return reading;
    }
    if (!parsed->is_object() || textAt(*parsed, "format") != QLatin1String("ridgepoint-handin")) {
        const QString other = foreignDocumentReason(*parsed);
        reading.reason =
            other.isEmpty() ? HandinFileWords::tr("it is neither handed-in work nor a ledger of this program")
                            : other;
        return reading;
    }
    const auto version = parsed->find("schema_version");
    if (version != parsed->end() && version->is_number_integer() && *version > handinSchemaVersion) {
        reading.reason =
            HandinFileWords::tr("a newer version of the program wrote it; grade it with that one");
        return reading;
    }
    if (const auto schema = embeddedSchema(QStringLiteral("handin.schema.json")))
        problems = validateJson(*parsed, *schema, file);
    if (!problems.empty()) {
        reading.reason = problems.front().reason;
        return reading;
    }
    const json &learner = parsed->at("learner");
    reading.handin.name = textAt(learner, "name");
    reading.handin.number = textAt(learner, "number");
    reading.handin.program = textAt(*parsed, "program");
    reading.handin.madeAt = textAt(*parsed, "made_at");
    if (const auto counts = parsed->find("confidence"); counts != parsed->end())
        reading.handin.confidence = countsFrom(*counts);
    takeLedger(reading, QByteArray::fromStdString(parsed->at("ledger").dump()), file);
    const QByteArray seal = textAt(*parsed, "seal").toLatin1();
    parsed->erase("seal");
    reading.isSealWhole = seal == sealOf(*parsed, reading.handin.document.id);
    return reading;
}

HandinReading readHandinFile(const QString &path)
{
    return readFileAs(path, readHandin);
}

} // namespace rp
