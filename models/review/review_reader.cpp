// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/review_reader.h"

#include "models/json/object_fields.h"

#include <QDir>
#include <nlohmann/json.hpp>

namespace rp {
namespace {

using namespace object_fields;
using nlohmann::json;

StepLink readLink(const json &object)
{
    const json &link = memberAt(object, "link");
    return {text(link, "lab"), text(link, "act"), text(link, "step"), text(link, "panel"),
            text(link, "title")};
}

ReviewConcept readConcept(const json &object)
{
    return {text(object, "id"), text(object, "title"), texts(object, "about"), readLink(object)};
}

ConceptPath readPath(const json &object)
{
    return {text(object, "id"), text(object, "title"), text(object, "about"), keys(object, "concepts")};
}

MemoryLevel readLevel(const json &object)
{
    const json &source = object.at("source");
    const bool isAssumption = source.contains("assumption");
    return {text(object, "id"),    text(object, "title"),
            text(object, "size"),  text(object, "bandwidth"),
            text(object, "about"), {text(source, isAssumption ? "assumption" : "source"), isAssumption}};
}

CaptureForm readCapture(const json &object)
{
    return {text(object, "id"), text(object, "title"), text(object, "captures"), text(object, "cost"),
            text(object, "use")};
}

FusionVerdict readVerdict(const QString &key)
{
    if (key == QLatin1String("fuse"))
        return FusionVerdict::Fuse;
    if (key == QLatin1String("epilogue"))
        return FusionVerdict::Epilogue;
    return key == QLatin1String("horizontal") ? FusionVerdict::Horizontal : FusionVerdict::Cannot;
}

FusionPair readPair(const json &object)
{
    return {text(object, "id"),     text(object, "title"),
            text(object, "about"),  readVerdict(text(object, "verdict")),
            text(object, "reason"), text(object, "conclusion")};
}

LoopStage readStage(const json &object)
{
    return {text(object, "id"), text(object, "title"), text(object, "question"), text(object, "about"),
            readLink(object)};
}

ReviewFigure readFigure(const json &object)
{
    ReviewFigure figure;
    figure.function = text(object, "function");
    figure.arguments = object.value("arguments", json::object()).dump();
    figure.product = list(object, "product", [](const json &factor) { return factor.get<double>(); });
    figure.result = text(object, "result");
    figure.factor = object.value("factor", figure.factor);
    figure.unit = text(object, "unit");
    figure.digits = object.value("digits", figure.digits);
    return figure;
}

RecallQuestion::Kind readKind(const QString &key)
{
    if (key == QLatin1String("numeric"))
        return RecallQuestion::Kind::Numeric;
    return key == QLatin1String("choice") ? RecallQuestion::Kind::Choice : RecallQuestion::Kind::Open;
}

RecallQuestion readQuestion(const json &object)
{
    RecallQuestion question;
    question.id = text(object, "id");
    question.title = text(object, "title");
    question.kind = readKind(text(object, "kind"));
    question.prompt = text(object, "prompt");
    question.convention = text(object, "convention");
    question.fields = list(object, "fields", [](const json &entry) {
        return RecallQuestion::Field{text(entry, "id"), text(entry, "label"), text(entry, "unit"),
                                     text(entry, "units")};
    });
    question.tolerance = object.value("tolerance", question.tolerance);
    question.conventions = list(object, "conventions", [](const json &entry) {
        return RecallConvention{text(entry, "id"), text(entry, "text"), map(entry, "figures", textFrom)};
    });
    question.options = list(object, "options", [](const json &entry) {
        return RecallOption{text(entry, "id"), text(entry, "text"), text(entry, "feedback")};
    });
    question.correct = text(object, "correct");
    question.keyPoints = texts(object, "key_points");
    question.pointsNeeded = object.value("points_needed", question.pointsNeeded);
    question.answer = texts(object, "answer");
    question.link = readLink(object);
    return question;
}

BeliefContent readBelief(const json &object)
{
    return {text(object, "id"),          text(object, "belief"), object.value("is_true", false),
            texts(object, "correction"), text(object, "nuance"), readLink(object)};
}

void readModels(const json &document, ReviewContent &review)
{
    review.memory = list(document, "memory", readLevel);
    review.memoryCaveats = texts(document, "memory_caveats");
    const json &ridge = document.at("ridge");
    review.ridge = {text(ridge, "bandwidth"), text(ridge, "ridge")};
    review.attainable = texts(document, "attainable");
    review.capture = list(document, "capture", readCapture);
    review.pairs = list(document, "pairs", readPair);
    review.loop = list(document, "loop", readStage);
}

void readTasks(const json &document, ReviewContent &review)
{
    review.questions = list(document, "questions", readQuestion);
    review.beliefs = list(document, "beliefs", readBelief);
    review.selfCheck = list(document, "self_check", [](const json &entry) {
        return SelfCheckItem{text(entry, "id"), text(entry, "text"), readLink(entry)};
    });
    review.bands = list(document, "bands", [](const json &entry) {
        return SelfCheckBand{entry.at("from").get<int>(), text(entry, "title"), text(entry, "advice")};
    });
    review.outlook = list(document, "outlook", [](const json &entry) {
        return OutlookRow{text(entry, "id"), text(entry, "title"), text(entry, "text")};
    });
    review.prompts = list(document, "prompts", [](const json &entry) {
        return WritingPrompt{text(entry, "id"), text(entry, "title"), text(entry, "prompt"),
                             texts(entry, "hints")};
    });
}

} // namespace

ReviewContent readReview(const json &document)
{
    ReviewContent review;
    review.version = text(document, "version");
    review.title = text(document, "title");
    review.summary = text(document, "summary");
    review.minutes = document.value("minutes", review.minutes);
    review.concepts = list(document, "concepts", readConcept);
    review.edges = list(document, "edges", [](const json &entry) {
        return ConceptEdge{text(entry, "from"), text(entry, "to"), text(entry, "text")};
    });
    review.paths = list(document, "paths", readPath);
    readModels(document, review);
    readTasks(document, review);
    review.figures = map(document, "figures", readFigure);
    review.recordings = readRecordings(document);
    return review;
}

std::vector<MysteryRecording> readRecordings(const json &document, const QString &folder)
{
    return list(document, "recordings", [&folder](const json &entry) {
        const QString file = text(entry, "file");
        const json &pass = memberAt(entry, "pass");
        return MysteryRecording{text(entry, "id"),
                                text(entry, "trace"),
                                file.isEmpty() ? QString() : QDir(folder).absoluteFilePath(file),
                                number(entry, "pass_us"),
                                text(pass, "measurement"),
                                text(pass, "figure"),
                                number(entry, "moved_bytes"),
                                number(entry, "peak_bytes_s")};
    });
}

} // namespace rp
