// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/review_loader.h"

#include "models/check/lab_loader.h"
#include "models/check/review_rules.h"
#include "models/json/embedded_content.h"
#include "models/json/file_reader.h"
#include "models/review/review_reader.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace rp {
namespace {

struct ReviewLoaderText
{
    Q_DECLARE_TR_FUNCTIONS(rp::ReviewLoader)
};

ReviewLoad readChecked(const nlohmann::json &document, const QString &file, const LabLibrary *labs)
{
    ReviewContent review = readReview(document);
    std::vector<JsonProblem> problems = checkReviewRules(review, file, labs);
    if (!problems.empty())
        return {std::nullopt, std::move(problems)};
    return {std::move(review), {}};
}

} // namespace

ReviewLoad loadReview(const QByteArray &bytes, const QString &file, const LabLibrary *labs)
{
    std::vector<JsonProblem> problems;
    const auto document = parseJson(bytes, file, problems);
    if (!document)
        return {std::nullopt, std::move(problems)};
    const auto schema = embeddedSchema(QStringLiteral("review.schema.json"));
    if (!schema)
        return {std::nullopt,
                {{file, QString(),
                  ReviewLoaderText::tr("the schema for the review is missing from the program")}}};
    problems = validateJson(*document, *schema, file);
    if (!problems.empty())
        return {std::nullopt, std::move(problems)};
    return readChecked(*document, file, labs);
}

ReviewLoad loadReviewWithDecks(const LabLibrary &labs)
{
    ReviewLoad load = loadEmbeddedReview();
    if (load.review)
        load.review->recordings.insert(load.review->recordings.end(), labs.recordings.begin(),
                                       labs.recordings.end());
    return load;
}

ReviewLoad loadEmbeddedReview(const LabLibrary *labs)
{
    const QString path = QStringLiteral(":/review/review.json");
    const auto document = embeddedJson(path);
    return document ? readChecked(*document, path, labs)
                    : loadReview(readWholeFile(path).bytes, path, labs); // says why
}

} // namespace rp
