// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/ledger_document.h"

#include "models/json/file_reader.h"
#include "models/json/foreign_file.h"
#include "models/json/json_schema.h"
#include "models/json/json_value.h"
#include "models/session/commit_items.h"
#include "models/session/ledger.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QUuid>
#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace rp {
namespace {

using nlohmann::json;

struct Reader
{
    Q_DECLARE_TR_FUNCTIONS(rp::LedgerReader)
};

json objectAt(const json &document, const char *key)
{
    const auto it = document.find(key);
    return it != document.end() && it->is_object() ? *it : json::object();
}

std::vector<CommitEntry> entriesIn(const json &document)
{
    std::vector<CommitEntry> entries;
    const auto commits = document.find("commits");
    if (commits == document.end() || !commits->is_array())
        return entries;
    for (const json &object : *commits) {
        if (auto entry = commitEntryFrom(object))
            entries.push_back(std::move(*entry));
    }
    return entries;
}

/// A file cut short is no JSON any more, but the entries before the cut are still whole objects in it.
LedgerReading readFragments(const QByteArray &bytes, const QString &reason)
{
    const QString text = QString::fromUtf8(bytes);
    static const QRegularExpression id(QStringLiteral("\"ledger_id\"\\s*:\\s*\"([0-9a-f-]+)\""));
    static const QRegularExpression flat(QStringLiteral("\\{[^{}]*\\}"));
    std::vector<CommitEntry> entries;
    auto match = flat.globalMatch(text);
    while (match.hasNext()) {
        std::vector<JsonProblem> problems;
        const auto object = parseJson(match.next().captured().toUtf8(), {}, problems);
        if (auto entry = object ? commitEntryFrom(*object) : std::nullopt)
            entries.push_back(std::move(*entry));
    }
    LedgerReading reading;
    reading.reason = reason;
    reading.document.id = id.match(text).captured(1);
    reading.document.log = CommitLog::verified(reading.document.id, entries);
    reading.unverified.assign(entries.begin() + qsizetype(reading.document.log.entries().size()),
                              entries.end());
    return reading;
}

/// Leaves out what has another shape than the schema's, so that the rest can be relied on.
json cleaned(const json &labs)
{
    json kept = json::object();
    for (const auto &[chapter, section] : labs.items()) {
        if (!section.is_object())
            continue;
        json lab = {{"place", objectAt(section, "place")}, {"design", objectAt(section, "design")}};
        json acts = json::object();
        const json written = objectAt(section, "acts"); // items() refers to it
        for (const auto &[act, content] : written.items()) {
            if (content.is_object())
                acts[act] = {{"inputs", objectAt(content, "inputs")}};
        }
        if (textAt(lab["place"], "act").isEmpty() || textAt(lab["place"], "step").isEmpty())
            lab.erase("place");
        lab["acts"] = acts;
        for (const QLatin1String part :
             {ledger_part::writings, ledger_part::evidence, ledger_part::memo, ledger_part::taken,
              ledger_part::recall, ledger_part::beliefs, ledger_part::selfCheck, ledger_part::notebook}) {
            const auto found = section.find(part.data());
            if (found != section.end() && found->is_structured())
                lab[part.data()] = *found;
        }
        kept[chapter] = lab;
    }
    return kept;
}

/// Into the sections of the acts; an act in which only something else was done gets an empty list.
void writeAnswers(json &labs, const CommitLog &log)
{
    std::set<std::pair<QString, QString>> begun;
    for (const CommitEntry &entry : log.entries()) {
        // What is noted of the session as a whole answers nothing.
        if (entry.kind == commit_kind::scripted || entry.chapter == reviewChapter)
            continue;
        json &answers = labs[entry.chapter.toStdString()]["acts"][entry.act.toStdString()]["answers"];
        if (begun.insert({entry.chapter, entry.act}).second)
            answers = json::object();
        const bool isAnswer = entry.kind == commit_kind::prediction ||
                              entry.kind == commit_kind::reflection || entry.kind == commit_kind::exercise;
        if (!isAnswer)
            continue;
        json answer = {{"kind", entry.kind.toStdString()}, {"at", entry.at.toStdString()}};
        if (entry.number)
            answer["answer"] = *entry.number;
        else
            answer["answer"] = entry.option.toStdString();
        if (entry.correct)
            answer["correct"] = *entry.correct;
        answers[entry.item.toStdString()] = answer;
    }
}

using ActKey = std::pair<QString, QString>;

/// Acts of which a damaged file shows any trace besides verified entries.
void addTraces(const LedgerReading &reading, std::set<ActKey> &acts)
{
    const auto add = [&acts](const CommitEntry &entry) {
        if (entry.kind != commit_kind::scripted) // of no lab
            acts.insert({entry.chapter, entry.act});
    };
    std::for_each(reading.unverified.begin(), reading.unverified.end(), add);
    for (const auto &[chapter, section] : reading.document.labs.items()) {
        const QString place = textAt(objectAt(section, "place"), "act");
        if (!place.isEmpty())
            acts.insert({toQString(chapter), place});
        const json written = objectAt(section, "acts"); // items() refers to it
        for (const auto &[act, unused] : written.items())
            acts.insert({toQString(chapter), toQString(act)});
    }
    // What was cut off came after the last entry that is still there.
    if (!reading.document.log.entries().empty())
        add(reading.document.log.entries().back());
}

constexpr std::array settingKeys{"context", "track", "language", "theme", "text_scale"};
constexpr std::array designKeys{"context",
                                "track",
                                "execution_mode",
                                "fusion_enabled",
                                "compilation_roi_positive",
                                "breakeven_inferences",
                                "kws_utilization_eager_pct",
                                "kws_utilization_compiled_pct"};

void nestByChapter(json &document)
{
    const LedgerDocument fresh = newLedgerDocument();
    json settings = json::object();
    for (const char *key : settingKeys) {
        if (document.contains(key))
            settings[key] = document[key];
    }
    json design = json::object();
    for (const char *key : designKeys) {
        if (document.contains(key))
            design[key] = document[key];
    }
    document = {{"format", "ridgepoint-ledger"},
                {"schema_version", 1},
                {"ledger_id", fresh.id.toStdString()},
                {"commits", json::array()},
                {"head", {{"count", 0}, {"seal", fresh.log.headSeal().toStdString()}}},
                {"settings", settings},
                {"labs", {{"7", {{"design", design}}}}}};
}

using Migration = void (*)(json &);
/// Entry n takes version n to n + 1.
constexpr std::array<Migration, ledgerSchemaVersion> steps{nestByChapter};

} // namespace

LedgerDocument newLedgerDocument()
{
    LedgerDocument document;
    document.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    document.log = CommitLog(document.id);
    return document;
}

QByteArray writeLedger(const LedgerDocument &document)
{
    json labs = document.labs;
    writeAnswers(labs, document.log);
    json commits = json::array();
    for (const CommitEntry &entry : document.log.entries())
        commits.push_back(toJson(entry));

    // Ordered, so that a file cut short still has its id and its first entries.
    nlohmann::ordered_json file;
    file["format"] = "ridgepoint-ledger";
    file["schema_version"] = ledgerSchemaVersion;
    file["ledger_id"] = document.id.toStdString();
    file["commits"] = commits;
    file["head"] = {{"count", commits.size()}, {"seal", document.log.headSeal().toStdString()}};
    file["settings"] = document.settings;
    file["labs"] = labs;
    QByteArray bytes = QByteArray::fromStdString(file.dump(1)) + '\n';
    // The indentation is for whoever looks into the file, and must not be what makes it too large to be read.
    if (bytes.size() > largestFile_bytes)
        bytes = QByteArray::fromStdString(file.dump()) + '\n';
    return bytes;
}

namespace {

/// Leaves out what the schema does not allow in settings and labs: what is gone on from must be sound itself.
void mend(LedgerDocument &document, const json &schema, const QString &file)
{
    constexpr int mostRounds = 100; // each goes over the whole document, and leaves out all that is found
    const QByteArray bytes =
        writeLedger({document.id, document.settings, document.labs, CommitLog(document.id)});
    json whole = json::parse(bytes.begin(), bytes.end());
    for (int round = 0; round < mostRounds; ++round) {
        const std::vector<JsonProblem> problems = validateJson(whole, schema, file);
        std::set<std::string> wrong;
        for (const JsonProblem &problem : problems) {
            if (problem.pointer.startsWith(QLatin1String("/labs/")) ||
                problem.pointer.startsWith(QLatin1String("/settings/")))
                wrong.insert(problem.pointer.toStdString());
        }
        if (wrong.empty()) {
            document.settings = whole["settings"];
            document.labs = whole["labs"];
            return;
        }
        // The deepest first: what lies around them may be sound without them.
        std::set<std::string> around;
        for (auto it = wrong.rbegin(); it != wrong.rend(); ++it) {
            const json::json_pointer place(*it);
            if (around.contains(*it) || !whole.contains(place))
                continue;
            json &parent = whole.at(place.parent_pointer());
            if (parent.is_object())
                parent.erase(place.back());
            else
                parent = nullptr; // a list is left out as a whole
            for (json::json_pointer outer = place.parent_pointer(); !outer.empty();
                 outer = outer.parent_pointer())
                around.insert(outer.to_string());
        }
    }
    document.settings = json::object();
    document.labs = json::object();
}

} // namespace

bool headFits(const json &document, const CommitLog &log, size_t commits)
{
    const json head = objectAt(document, "head");
    const auto count = head.find("count");
    return commits == log.entries().size() && count != head.end() && *count == commits &&
           textAt(head, "seal").toLatin1() == log.headSeal();
}

LedgerReading readLedger(const QByteArray &bytes, const QString &file)
{
    std::vector<JsonProblem> problems;
    auto parsed = parseJson(bytes, file, problems);
    if (!parsed)
        return readFragments(bytes, problems.front().reason);

    LedgerReading reading;
    reading.version = ledgerVersion(*parsed);
    if (reading.version < 0) {
        const QString other = foreignDocumentReason(*parsed);
        reading.reason = other.isEmpty() ? Reader::tr("this is JSON, but no ledger") : other;
        return reading;
    }
    migrateLedger(*parsed);
    reading.document.id = textAt(*parsed, "ledger_id");
    reading.document.settings = objectAt(*parsed, "settings");
    reading.document.labs = cleaned(objectAt(*parsed, "labs"));
    const std::vector<CommitEntry> entries = entriesIn(*parsed);
    reading.document.log = CommitLog::verified(reading.document.id, entries);

    if (reading.version > ledgerSchemaVersion) {
        reading.state = LedgerReading::State::Newer;
        return reading;
    }
    const auto schema = embeddedSchema(QStringLiteral("ledger.schema.json"));
    problems = schema ? validateJson(*parsed, *schema, file) : std::vector<JsonProblem>{};
    const json commits = parsed->value("commits", json());
    reading.isLogWhole = commits.is_array() && headFits(*parsed, reading.document.log, commits.size());
    if (!problems.empty()) {
        reading.reason = problems.front().reason;
        mend(reading.document, *schema, file);
    } else if (!reading.isLogWhole) {
        reading.reason = Reader::tr("it was changed outside the program");
    } else {
        reading.state = LedgerReading::State::Good;
        reading.document.labs =
            parsed->at("labs"); // with whatever else later parts of the program keep there
    }
    if (reading.state == LedgerReading::State::Damaged)
        reading.unverified.assign(entries.begin() + qsizetype(reading.document.log.entries().size()),
                                  entries.end());
    return reading;
}

LedgerDocument salvage(const std::vector<LedgerReading> &readings)
{
    LedgerDocument best = newLedgerDocument();
    std::set<ActKey> touched;
    for (const LedgerReading &reading : readings) {
        if (!reading.isLogWhole)
            addTraces(reading, touched);
        const bool isLonger = reading.document.log.entries().size() > best.log.entries().size();
        if (isLonger) {
            best.id = reading.document.id;
            best.log = reading.document.log;
        }
        if (best.settings.empty())
            best.settings = reading.document.settings;
        if (best.labs.empty() || isLonger)
            best.labs = reading.document.labs.empty() ? best.labs : reading.document.labs;
    }
    for (const auto &[chapter, act] : touched)
        voidAct(best.log, chapter, act);
    return best;
}

void voidAct(CommitLog &log, const QString &chapter, const QString &act)
{
    // No lab has a name like these, and a log that had would not be read again.
    const auto isName = [](const QString &text) { return !text.isEmpty() && !text.contains(QChar()); };
    if (!isName(chapter) || !isName(act))
        return;
    CommitEntry entry;
    entry.kind = commit_kind::voided;
    entry.chapter = chapter;
    entry.act = act;
    entry.item = QStringLiteral("answers");
    log.append(std::move(entry));
}

int ledgerVersion(const json &document)
{
    if (!document.is_object())
        return -1;
    const auto version = document.find("schema_version");
    if (version == document.end())
        return document.contains("track") || document.contains("context") ? 0 : -1;
    if (!version->is_number_integer() || *version < 0 || *version > 1'000'000)
        return -1;
    if (*version == 0 && document.contains("ledger_id"))
        return -1; // there were no ids yet: a later ledger in disguise, to have its answers passed over
    return version->get<int>();
}

void migrateLedger(json &document)
{
    for (int version = ledgerVersion(document); version >= 0 && version < ledgerSchemaVersion; ++version)
        steps.at(size_t(version))(document);
}

} // namespace rp
