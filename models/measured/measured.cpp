// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measured/measured.h"

#include "models/json/embedded_content.h"
#include "models/json/file_reader.h"
#include "models/json/json_schema.h"
#include "models/measured/measured_reader.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <QString>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>
#include <vector>

// Outside the namespace, as the macro asks. A static library's resources are dropped without it.
static void initMeasuredResources()
{
    Q_INIT_RESOURCE(measured);
}

namespace rp {

namespace {

class MeasuredFile
{
    Q_DECLARE_TR_FUNCTIONS(rp::Measured)
public:
    /// Our own file was held against the schema by the tests, and need not be again.
    static std::optional<JsonProblem> readOwn(const QString &path, nlohmann::json &document)
    {
        std::optional<nlohmann::json> found = embeddedJson(path);
        if (!found)
            return JsonProblem{path, {}, readWholeFile(path).reason};
        document = std::move(*found);
        return std::nullopt;
    }

    static std::optional<JsonProblem> readOther(const QString &path, nlohmann::json &document)
    {
        const QString schemaName = QStringLiteral("measured.schema.json");
        const std::optional<nlohmann::json> schema = embeddedSchema(schemaName);
        if (!schema)
            return JsonProblem{schemaName, {}, tr("the schema is missing")};
        const FileReading reading = readWholeFile(path);
        if (!reading.isRead())
            return JsonProblem{path, {}, reading.reason};
        std::vector<JsonProblem> problems;
        std::optional<nlohmann::json> found = parseJson(reading.bytes, path, problems);
        if (found)
            problems = validateJson(*found, *schema, path);
        if (!problems.empty())
            return problems.front();
        document = std::move(*found);
        return std::nullopt;
    }
};

} // namespace

QString Measured::variantName(const QString &variant) const
{
    const auto found = variants.find(variant);
    return found == variants.end() ? variant : contentText(found->second);
}

QString Measured::builtInFile()
{
    return QStringLiteral(":/measured/h100.json");
}

std::optional<Measured> Measured::load(QString *error, const QString &path)
{
    initMeasuredResources();
    Measured measured;
    nlohmann::json document;
    std::optional<JsonProblem> problem = path == builtInFile() ? MeasuredFile::readOwn(path, document)
                                                               : MeasuredFile::readOther(path, document);
    if (!problem)
        problem = readMeasured(document, path, measured);
    if (!problem)
        return measured;
    if (error)
        *error = problemText(*problem);
    return std::nullopt;
}

} // namespace rp
