// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <vector>

namespace rp {

/// One fault in a JSON file. `reason` is a translated clause without a full stop ("the property 'id' is
/// missing"); problemText() makes the sentence.
struct JsonProblem
{
    QString file;    ///< as the caller named it
    QString pointer; ///< RFC 6901: "/acts/0/title"; empty for the whole document
    QString reason;
    bool operator==(const JsonProblem &) const = default;
};

/// One translated sentence naming file, place and reason.
QString problemText(const JsonProblem &problem);

/// Parses strictly: no comments, no trailing text, UTF-8 only, and no property given twice in one object.
/// Nothing is returned when problems were added.
std::optional<nlohmann::json> parseJson(const QByteArray &bytes, const QString &file,
                                        std::vector<JsonProblem> &problems);

/// Checks a document against a JSON Schema (draft 7, `$ref` within the schema only). Empty when it fits.
/// Keywords that begin with "x-" are notes and are ignored.
std::vector<JsonProblem> validateJson(const nlohmann::json &document, const nlohmann::json &schema,
                                      const QString &file);

/// A schema that many documents are held against; it is made ready once. Any thread may use it.
class JsonSchema
{
public:
    explicit JsonSchema(const nlohmann::json &schema);
    ~JsonSchema();
    Q_DISABLE_COPY_MOVE(JsonSchema)

    /// As validateJson().
    std::vector<JsonProblem> problemsOf(const nlohmann::json &document, const QString &file) const;

private:
    struct Compiled;
    std::unique_ptr<const Compiled> m_compiled; ///< null: the schema itself is faulty
};

/// The embedded schema of that file name ("lab.schema.json"); nothing when there is none.
std::optional<nlohmann::json> embeddedSchema(const QString &name);

} // namespace rp
