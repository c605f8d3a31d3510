// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/neighbour_ledger.h"

#include "models/json/foreign_file.h"
#include "models/json/json_limits.h"
#include "models/json/json_schema.h"
#include "models/json/json_value.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"

#include <QCoreApplication>
#include <QDateTime>
#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

namespace rp {
namespace {

using nlohmann::json;

struct Neighbour
{
    Q_DECLARE_TR_FUNCTIONS(rp::NeighbourLedger)
};

/// Chapters of the book have numbers. The review's scores are the learner's own and no lab's design.
bool isChapterOfBook(const QString &chapter)
{
    const int number = chapter.toInt(); // it would also be that of "07" or " 7"
    return number > 0 && QString::number(number) == chapter;
}

/// A chapter of another type than the course gives it would be lost by writing over it.
bool isHistory(const json &history)
{
    if (!history.is_object())
        return false;
    const auto entries = history.items();
    return std::all_of(entries.begin(), entries.end(), [](const auto &entry) {
        const bool isKnown = entry.value().is_object() || entry.value().is_null();
        return isKnown || !isChapterOfBook(QString::fromStdString(entry.key()));
    });
}

/// The notebooks write with Python, which puts numbers into JSON that JSON doesn't have. They are read as
/// texts behind this mark, which no text of a ledger has, and written back as they were.
constexpr const char numberMark[] = "\xee\x80\x80"; // U+E000
constexpr const char *notFinite[] = {"-Infinity", "Infinity", "NaN"};

QByteArray withMarkedNumbers(const QByteArray &bytes)
{
    QByteArray marked;
    bool isText = false;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const char c = bytes[i];
        isText = isText != (c == '"');
        if (isText && c == '\\' && i + 1 < bytes.size())
            marked += bytes[i++];
        const auto *const number =
            isText ? std::end(notFinite)
                   : std::find_if(std::begin(notFinite), std::end(notFinite), [&bytes, i](const char *each) {
                         return QByteArrayView(bytes).sliced(i).startsWith(each);
                     });
        if (number == std::end(notFinite)) {
            marked += bytes[i];
            continue;
        }
        marked += QByteArray("\"") + numberMark + *number + '"';
        i += qsizetype(qstrlen(*number)) - 1;
    }
    return marked;
}

QByteArray withoutMarks(QByteArray bytes)
{
    for (const char *number : notFinite)
        bytes.replace(QByteArray("\"") + numberMark + number + '"', number);
    return bytes;
}

bool hasMark(const json &value)
{
    return value.dump().find(numberMark) != std::string::npos;
}

/// What the course calls a track, and what it is called here.
constexpr std::pair<const char *, const char *> trackNames[] = {{"tinyml", "tiny"},
                                                                {"oura_ring", "tiny"},
                                                                {"iphone", "mobile"},
                                                                {"robotaxi", "edge"},
                                                                {"cloud_fleet", "cloud"}};

QString trackHere(const QString &theirs)
{
    for (const auto &[course, here] : trackNames) {
        if (theirs == QLatin1String(course))
            return QLatin1String(here);
    }
    return theirs;
}

/// A field more or less may make it worthless there.
bool isEvidence(const json &chapter)
{
    return chapter.is_object() && chapter.contains("schema_version");
}

QString notALedger(const QString &reason)
{
    //: %1 is a reason
    return reason.isEmpty()
               ? Neighbour::tr(
                     "This is not a ledger of the notebook course; choose the file ledger.json that "
                     "its labs keep.")
               : Neighbour::tr("This can't be read as a ledger of the notebook course: %1.").arg(reason);
}

/// A history that is a list, also with "step" for "chapter", is made what the course makes of it: the last of
/// a chapter stands, and what names none is its chapter 0, which holds nothing of a lab. A list of anything
/// else is left, and is no history.
void takeList(json &document)
{
    const auto found = document.find("history");
    if (found == document.end() || !found->is_array())
        return;
    json history = json::object();
    for (json &entry : *found) {
        const char *const key = entry.is_object() && entry.contains("step") ? "step" : "chapter";
        const json chapter = entry.is_object() ? entry.value(key, json(0)) : json();
        const QString name = chapter.is_string() ? textAt(entry, key) : QString();
        bool isNumber = chapter.is_number_integer();
        const qint64 number = isNumber ? chapter.get<qint64>() : name.toLongLong(&isNumber);
        if (!isNumber)
            return;
        history[std::to_string(number)] = entry.value("design", json::object());
    }
    *found = std::move(history);
}

/// Did the learner come to the last step of an act of the chapter? It is locked until all others are done,
/// and leaving it seals nothing. A chapter that has never been open here was imported, which speaks for it.
bool isWorkedThrough(const Ledger &ledger, const QString &chapter)
{
    if (!ledger.place(chapter))
        return true;
    const auto &entries = ledger.log().entries();
    return std::any_of(entries.begin(), entries.end(), [&chapter](const CommitEntry &entry) {
        return entry.kind == commit_kind::reflection && entry.chapter == chapter;
    });
}

/// The last chapter that the learner has come to. A lab that was only looked into does not count; before the
/// first act is done, it is the earliest lab that was.
int currentStep(const Ledger &ledger)
{
    int step = 0;
    int earliest = 0;
    const QStringList chapters = ledger.chapters(); // by number
    for (const QString &chapter : chapters) {
        if (!isChapterOfBook(chapter))
            continue;
        earliest = earliest == 0 ? chapter.toInt() : earliest;
        if (isWorkedThrough(ledger, chapter))
            step = chapter.toInt();
    }
    return step > 0 ? step : earliest;
}

QVariantMap ofFirstPrediction(const LabSession &session)
{
    const ActContent &act = session.content().acts.front();
    const std::vector<const QuestionContent *> asked = session.predictions(act.id);
    if (asked.empty() || !session.instrumentOpen(act.id))
        return {};
    const QString question = asked.front()->id;
    const std::optional<PredictionRecord> said = session.prediction(act.id, question);
    if (!said)
        return {};
    QVariantMap fields{
        {QStringLiteral("act1_prediction"), said->number ? QVariant(*said->number) : QVariant(said->option)}};
    if (!said->number && session.withheld().isEmpty())
        fields.insert(QStringLiteral("act1_correct"), session.isCorrect(act.id, question));
    return fields;
}

} // namespace

std::optional<json> neighbourDocument(const QByteArray &bytes, QString *error)
{
    std::vector<JsonProblem> problems;
    auto document = parseJson(withMarkedNumbers(bytes), QStringLiteral("ledger.json"), problems);
    if (document && document->is_object()) {
        takeList(*document);
        const json &history = memberAt(*document, "history");
        const json &track = memberAt(*document, "track");
        const bool hasHistory = document->contains("history");
        if ((hasHistory || document->contains("track")) && (!hasHistory || isHistory(history)) &&
            (track.is_string() || track.is_null()))
            return document;
    }
    if (error)
        *error = notALedger(document ? foreignDocumentReason(*document) : problems.front().reason);
    return std::nullopt;
}

QStringList chaptersOfEvidence(const QByteArray &bytes)
{
    QStringList chapters;
    const json document = neighbourDocument(bytes).value_or(json::object());
    for (const auto &entry : memberAt(document, "history").items()) {
        if (isChapterOfBook(toQString(entry.key())) && isEvidence(entry.value()))
            chapters.append(toQString(entry.key()));
    }
    return chapters;
}

QByteArray exportNeighbour(const Ledger &ledger, const QByteArray &existing, QString *error)
{
    error->clear();
    json document = json::object();
    if (!existing.trimmed().isEmpty()) {
        auto read = neighbourDocument(existing, error);
        if (!read)
            return {};
        document = std::move(*read);
    }
    const QVariant track = ledger.setting(trackKey);
    if (track.isValid() && trackHere(textAt(document, "track")) != track.toString())
        document["track"] = track == QLatin1String("tiny") ? "tinyml" : track.toString().toStdString();
    else if (!document.contains("track"))
        document["track"] = nullptr;
    json &history = document["history"];
    if (!history.is_object())
        history = json::object();
    const QStringList chapters = ledger.chapters();
    for (const QString &chapter : chapters) {
        if (!isChapterOfBook(chapter))
            continue;
        const QVariantMap design = ledger.design(chapter);
        if (design.isEmpty())
            continue;
        json &fields = history[chapter.toStdString()];
        if (isEvidence(fields))
            continue;
        if (!fields.is_object())
            fields = json::object();
        fields.update(toJsonValue(design));
    }
    const auto step = document.find("current_step");
    if (const int own = currentStep(ledger); step == document.end() || !step->is_number() || *step < own)
        document["current_step"] = own;
    document["last_updated"] = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toStdString();
    return withoutMarks(QByteArray::fromStdString(document.dump(2))) + '\n';
}

QString importNeighbour(Ledger &ledger, const QByteArray &document)
{
    QString error;
    const auto read = neighbourDocument(document, &error);
    if (!read)
        return error;
    // A design lies one level deeper in a ledger of ours, which has to be read again.
    if (const QString excess = jsonExcess('[' + document); !excess.isEmpty())
        return notALedger(excess);
    if (ledger.isReadOnly())
        return Neighbour::tr(
            "This window can only show the ledger, so nothing was taken over; use the window "
            "that holds it.");
    if (!ledger.setting(trackKey).isValid() && memberAt(*read, "track").is_string())
        ledger.setSetting(trackKey, trackHere(textAt(*read, "track")));
    for (const auto &entry : memberAt(*read, "history").items()) {
        const QString chapter = toQString(entry.key());
        if (!isChapterOfBook(chapter) || isEvidence(entry.value()))
            continue;
        const QVariantMap own = ledger.design(chapter);
        QVariantMap fields = toVariantMap(entry.value());
        fields.removeIf([&own](QVariantMap::iterator field) {
            return own.contains(field.key()) || hasMark(toJsonValue(field.value()));
        });
        if (!fields.isEmpty())
            ledger.setDesign(chapter, fields);
    }
    return {};
}

QVariantMap courseFields(const LabSession &session, const QVariantMap &design)
{
    QVariantMap fields = ofFirstPrediction(session);
    const QString tokens = QStringLiteral("serving_tokens_s");
    const QVariant calls = session.design().value(QStringLiteral("breakeven_inferences"));
    if (calls.isValid() || design.contains(tokens))
        fields.insert(QStringLiteral("act2_result"), calls.isValid() ? calls : design.value(tokens));
    return fields;
}

} // namespace rp
