// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/handin_file.h"

#include "models/json/file_reader.h"
#include "models/json/foreign_file.h"
#include "models/json/json_schema.h"
#include "models/json/json_value.h"
#include "models/json/sound_json.h"
#include "models/review/recall_json.h"
#include "models/session/ledger.h"
#include "models/session/neighbour_ledger.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace rp {

using nlohmann::json;

namespace {

constexpr int handinSchemaVersion = 1;
constexpr QLatin1String handinFormat("ridgepoint-handin");
constexpr char sealPurpose[] = "ridgepoint handin 1 ";
/// The settings that the work depends on; how a learner likes to read is nobody's business.
constexpr const char *workSettings[] = {"track", "context", "workload"};

struct HandinFileWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::HandinFile)
};

QByteArray sealOf(const json &unsealed, const QString &ledgerId)
{
    const QByteArray key =
        QCryptographicHash::hash(QByteArray(sealPurpose) + ledgerId.toUtf8(), QCryptographicHash::Sha256);
    // dump() sorts the keys, so one content has one text.
    const QByteArray text = QByteArray::fromStdString(unsealed.dump(-1, ' ', true));
    return QMessageAuthenticationCode::hash(text, key, QCryptographicHash::Sha256).toHex();
}

/// Takes the seal out of the file, and tells whether it fits what is left.
bool takeSeal(json &file, const QString &ledgerId)
{
    const QByteArray seal = textAt(file, "seal").toLatin1();
    file.erase("seal");
    return seal == sealOf(file, ledgerId);
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

/// What stands beside the ledger.
Handin handinWithoutLedger(const json &file)
{
    const json &learner = memberAt(file, "learner");
    return {textAt(learner, "name"),
            textAt(learner, "number"),
            textAt(file, "program"),
            textAt(file, "made_at"),
            LedgerDocument(),
            countsFrom(memberAt(file, "confidence")),
            causesFrom(memberAt(file, "causes"))};
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

bool fitsSchemas(const json &file, const json &ledger)
{
    // Made once: that takes longer than holding a hand-in against them.
    static const JsonSchema outer(embeddedSchema(QStringLiteral("handin.schema.json")).value_or(json()));
    static const JsonSchema inner(embeddedSchema(QStringLiteral("ledger.schema.json")).value_or(json()));
    return outer.problemsOf(file, {}).empty() && inner.problemsOf(ledger, {}).empty();
}

/// A hand-in in which nothing was changed since writeHandin(), as far as its seals can tell. Nothing for any
/// other file, of which it takes more to see what is wrong with it.
std::optional<HandinReading> readUnchanged(const QByteArray &bytes, HandinCheck check)
{
    std::optional<json> file = readSoundJson({bytes.constData(), std::size_t(bytes.size())});
    if (!file || !bytes.isValidUtf8() || textAt(*file, "format") != handinFormat ||
        memberAt(*file, "schema_version") != handinSchemaVersion)
        return std::nullopt;
    HandinReading reading{{}, handinWithoutLedger(*file), false, true, true};
    json &ledger = (*file)["ledger"];
    const json &commits = memberAt(ledger, "commits");
    const bool isConfidenceRead = (hasAnswers(reading.handin.confidence) || !file->contains("confidence")) &&
                                  (hasAnswers(reading.handin.causes) || !file->contains("causes"));
    if (ledgerVersion(ledger) != ledgerSchemaVersion || !commits.is_array() ||
        commits.size() > mostHandinEntries || !memberAt(ledger, "settings").is_object() ||
        !memberAt(ledger, "labs").is_object() || !isConfidenceRead)
        return std::nullopt;
    const json seal = memberAt(*file, "seal");
    if (!takeSeal(*file, textAt(ledger, "ledger_id")))
        return std::nullopt;
    std::vector<CommitEntry> entries;
    entries.reserve(commits.size());
    for (const json &commit : commits) {
        std::optional<CommitEntry> entry = commitEntryFrom(commit);
        if (!entry)
            return std::nullopt;
        entries.push_back(std::move(*entry));
    }
    LedgerDocument &document = reading.handin.document;
    document.id = textAt(ledger, "ledger_id");
    if (check == HandinCheck::SealFirst) {
        document.log = CommitLog::sealedAround(document.id, std::move(entries));
    } else {
        document.log = CommitLog::verified(document.id, entries);
        // Who has the source can seal anything. The entries were looked at, one by one; the rest is smaller.
        const bool isWhole = headFits(ledger, document.log, entries.size());
        ledger["commits"] = json::array();
        json ledgerItself = std::exchange(ledger, json::object());
        (*file)["seal"] = seal;
        if (!isWhole || !fitsSchemas(*file, ledgerItself))
            return std::nullopt;
        (*file)["ledger"] = std::move(ledgerItself);
    }
    json &left = (*file)["ledger"];
    document.settings = std::move(left["settings"]);
    document.labs = std::move(left["labs"]);
    return reading;
}

/// More answers with one confidence than a learner gives in a recall of a few questions.
constexpr std::int64_t mostRecallAnswers = 100'000;

/// The same counts, or none.
ConfidenceCounts possibleCounts(const ConfidenceCounts &counts)
{
    const bool isPossible = std::all_of(counts.begin(), counts.end(), [](const LevelCount &level) {
        return level.right >= 0 && level.right <= level.answers && level.answers <= mostRecallAnswers;
    });
    return isPossible ? counts : ConfidenceCounts();
}

} // namespace

QByteArray writeHandin(const Handin &handin)
{
    json learner = json::object();
    if (!handin.name.isEmpty())
        learner["name"] = handin.name.toStdString();
    if (!handin.number.isEmpty())
        learner["number"] = handin.number.toStdString();
    json file = {{"format", handinFormat.data()},
                 {"schema_version", handinSchemaVersion},
                 {"program", handin.program.toStdString()},
                 {"made_at", handin.madeAt.toStdString()},
                 {"learner", learner},
                 {"ledger", ledgerOf(handin.document)}};
    if (hasAnswers(handin.confidence))
        file["confidence"] = countsToJson(handin.confidence);
    if (hasAnswers(handin.causes))
        file["causes"] = handin.causes;
    file["seal"] = sealOf(file, handin.document.id).toStdString();
    QByteArray bytes = QByteArray::fromStdString(file.dump(1)) + '\n';
    if (bytes.size() > largestFile_bytes) // as in writeLedger()
        bytes = QByteArray::fromStdString(file.dump()) + '\n';
    return bytes;
}

HandinReading readHandin(const QByteArray &bytes, const QString &file, HandinCheck check)
{
    if (std::optional<HandinReading> unchanged = readUnchanged(bytes, check))
        return std::move(*unchanged);
    HandinReading reading;
    std::vector<JsonProblem> problems;
    std::optional<json> parsed = parseJson(bytes, file, problems);
    if (!parsed) {
        reading.reason = problems.front().reason;
        // Python writes numbers that are none in JSON.
        if (const std::optional<json> theirs = neighbourDocument(bytes)) {
            if (const QString other = foreignDocumentReason(*theirs); !other.isEmpty())
                reading.reason = other;
        }
        return reading;
    }
    if (textAt(*parsed, "format") == QLatin1String("ridgepoint-ledger")) {
        reading.isLedger = true;
        takeLedger(reading, bytes, file);
        reading.isSealWhole = reading.isLogWhole;
        return reading;
    }
    if (textAt(*parsed, "format") != handinFormat) {
        const QString other = foreignDocumentReason(*parsed);
        reading.reason =
            other.isEmpty() ? HandinFileWords::tr("it is neither handed-in work nor a ledger of this program")
                            : other;
        return reading;
    }
    const json &version = memberAt(*parsed, "schema_version");
    if (version.is_number_integer() && version > handinSchemaVersion) {
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
    reading.handin = handinWithoutLedger(*parsed);
    takeLedger(reading, QByteArray::fromStdString(parsed->at("ledger").dump()), file);
    reading.isSealWhole = takeSeal(*parsed, reading.handin.document.id);
    return reading;
}

HandinReading readHandinFile(const QString &path, HandinCheck check)
{
    const FileReading file = readWholeFile(path);
    if (file.isRead())
        return readHandin(file.bytes, path, check);
    HandinReading refused;
    refused.reason = file.reason;
    return refused;
}

ConfidenceCounts recallCounts(const LedgerDocument &document)
{
    const json &recall = memberAt(memberAt(document.labs, reviewChapter.data()), ledger_part::recall.data());
    std::vector<Judged> judged;
    for (const json &each : memberAt(recall, "answers")) {
        if (const auto answer = answerFrom(each))
            judged.push_back({answer->confidence, answer->right});
    }
    return possibleCounts(countsOf(judged));
}

CauseCounts mysteryCounts(const LedgerDocument &document)
{
    const json &recall = memberAt(memberAt(document.labs, reviewChapter.data()), ledger_part::recall.data());
    std::vector<MysteryAnswer> answers;
    for (const json &each : memberAt(recall, "mysteries")) {
        if (const auto answer = mysteryAnswerFrom(each))
            answers.push_back(*answer);
    }
    return causeCountsOf(answers);
}

bool hasAnswers(const ConfidenceCounts &counts)
{
    return std::any_of(counts.begin(), counts.end(),
                       [](const LevelCount &level) { return level.answers > 0; });
}

json countsToJson(const ConfidenceCounts &counts)
{
    json list = json::array();
    for (const LevelCount &level : counts)
        list.push_back({level.answers, level.right});
    return list;
}

ConfidenceCounts countsFrom(const json &list)
{
    ConfidenceCounts counts;
    if (!list.is_array() || list.size() != counts.size())
        return counts;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const json &pair = list[i];
        if (!pair.is_array() || pair.size() != 2 || !pair[0].is_number_integer() ||
            !pair[1].is_number_integer())
            return {};
        counts[i] = {pair[0].get<std::int64_t>(), pair[1].get<std::int64_t>()};
    }
    return possibleCounts(counts);
}

} // namespace rp
