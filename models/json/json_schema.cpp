// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/json_schema.h"

#include "models/json/embedded_content.h"
#include "models/json/file_reader.h"
#include "models/json/foreign_file.h"
#include "models/json/json_limits.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <exception>
#include <functional>
#include <new>
#include <nlohmann/json.hpp>
#include <set>

// Without it valijson ends the program where it could report.
#define VALIJSON_USE_EXCEPTIONS 1
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/constraint_builder.hpp>
#include <valijson/constraints/concrete_constraints.hpp>
#include <valijson/internal/adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

namespace rp {
namespace {

/// The keyword "pattern". valijson's own runs std::regex, which calls itself for every character: a text of
/// 30,000 ends the program.
class PatternConstraint : public valijson::constraints::PolyConstraint
{
public:
    explicit PatternConstraint(const QString &pattern)
        : m_pattern(pattern)
    {
    }
    bool validate(const valijson::adapters::Adapter &target, const std::vector<std::string> &context,
                  valijson::ValidationResults *results) const override
    {
        // Another type is the business of "type".
        if (!target.isString() || m_pattern.match(QString::fromStdString(target.asString())).hasMatch())
            return true;
        if (results)
            results->pushError(context, "Failed to match regex specified by 'pattern' constraint.");
        return false;
    }

private:
    Constraint *cloneInto(void *memory) const override { return new (memory) PatternConstraint(*this); }
    size_t sizeOf() const override { return sizeof(PatternConstraint); }

    QRegularExpression m_pattern;
};

class PatternBuilder : public valijson::ConstraintBuilder
{
public:
    static constexpr const char *keyword = "x-pattern";

    valijson::constraints::Constraint *make(const valijson::adapters::Adapter &value) const override
    {
        QString pattern = QString::fromStdString(value.asString());
        // In a schema $ is the end; here it would also be before a line feed at the end.
        if (pattern.endsWith(QLatin1Char('$')))
            pattern.replace(pattern.size() - 1, 1, QStringLiteral("\\z"));
        return new PatternConstraint(pattern);
    }
};

/// The schema with its "pattern" keywords under our own name. A property that is called so has a schema for a
/// value, and stays.
nlohmann::json withOwnPatterns(nlohmann::json schema)
{
    if (schema.is_object()) {
        const auto found = schema.find("pattern");
        if (found != schema.end() && found->is_string()) {
            schema[PatternBuilder::keyword] = std::move(*found);
            schema.erase("pattern");
        }
    }
    if (schema.is_structured()) {
        for (nlohmann::json &part : schema)
            part = withOwnPatterns(std::move(part));
    }
    return schema;
}

struct Problems
{
    Q_DECLARE_TR_FUNCTIONS(rp::JsonProblem)
};

QString fromStd(const std::string &text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// Refuses a property given twice, which nlohmann would silently resolve to the last one: in a lab or ledger
/// it is always a slip of the hand.
class StrictReader
{
public:
    bool operator()(int /*depth*/, nlohmann::json::parse_event_t event, nlohmann::json &parsed)
    {
        using Event = nlohmann::json::parse_event_t;
        if (event == Event::object_start)
            m_keys.emplace_back();
        else if (event == Event::object_end)
            m_keys.pop_back();
        else if (event == Event::key && !m_keys.back().insert(parsed.get<std::string>()).second)
            m_twice = parsed.get<std::string>();
        return true;
    }
    const std::optional<std::string> &twice() const { return m_twice; }

private:
    std::vector<std::set<std::string>> m_keys;
    std::optional<std::string> m_twice;
};

QString pointerOf(const std::vector<std::string> &context)
{
    // The first entry names the root; the others are "[key]" or "[index]".
    QString pointer;
    for (size_t i = 1; i < context.size(); ++i) {
        QString part = fromStd(context[i]);
        if (part.startsWith(QLatin1Char('[')) && part.endsWith(QLatin1Char(']')))
            part = part.mid(1, part.size() - 2);
        part.replace(QLatin1Char('~'), QLatin1String("~0")).replace(QLatin1Char('/'), QLatin1String("~1"));
        pointer += QLatin1Char('/') + part;
    }
    return pointer;
}

/// The validator says "element 3 of the array failed" besides what is wrong in element 3: only the latter
/// helps.
bool merelyPassesOn(const QString &description)
{
    static const QRegularExpression pattern(
        QStringLiteral("^Failed to validate (item #|against (schema associated|child schema|additional "
                       "properties|additional items))"));
    return pattern.match(description).hasMatch();
}

QString quotedIn(const QString &description)
{
    const qsizetype first = description.indexOf(QLatin1Char('\''));
    const qsizetype last = description.lastIndexOf(QLatin1Char('\''));
    return Format::isolate(description.mid(first + 1, last - first - 1));
}

QString numberIn(const QString &description)
{
    static const QRegularExpression pattern(QStringLiteral("-?[0-9]+(\\.[0-9]+)?"));
    QString number = pattern.match(description).captured();
    static const QRegularExpression zeros(QStringLiteral("\\.0+$"));
    return number.remove(zeros);
}

QString reasonOf(const QString &description)
{
    const auto says = [&description](const char *start) {
        return description.startsWith(QLatin1String(start));
    };
    if (says("Missing required property"))
        return Problems::tr("the property %1 is missing").arg(quotedIn(description));
    if (says("Object contains a property")) {
        static const QRegularExpression last(QStringLiteral("'([^']*)'\\.$"));
        return Problems::tr("the property %1 is not known here")
            .arg(Format::isolate(last.match(description).captured(1)));
    }
    if (says("Value type not permitted"))
        return Problems::tr("the value has the wrong type");
    if (says("Failed to match against any enum") || says("Failed to match expected value"))
        return Problems::tr("the value is not one of those allowed");
    if (says("Failed to match regex"))
        return Problems::tr("the text does not have the required form");
    if (says("Array should contain no fewer") || says("String should be no fewer") ||
        says("Object should have no fewer"))
        return Problems::tr("there are fewer than %1 entries or characters").arg(numberIn(description));
    if (says("Array should contain no more") || says("String should be no more") ||
        says("Object should have no more"))
        return Problems::tr("there are more than %1 entries or characters").arg(numberIn(description));
    if (says("Expected number less than"))
        return Problems::tr("the number is greater than %1 allows").arg(numberIn(description));
    if (says("Expected number greater than"))
        return Problems::tr("the number is smaller than %1 allows").arg(numberIn(description));
    if (says("Elements at indexes"))
        return Problems::tr("the list holds the same entry twice");
    return Problems::tr("the value does not fit the schema");
}

/// Whoever wrote the file chose the names in it; a sentence has to stay one that can be read.
QString shortened(const QString &text)
{
    constexpr qsizetype longest = 600;
    return text.size() <= longest ? text : text.left(longest - 1) + QChar(0x2026);
}

/// The word that the library stopped in; `at` counts bytes from 1.
QByteArray wordAt(const QByteArray &bytes, qsizetype at)
{
    const auto isPart = [&bytes](qsizetype i) {
        return bytes[i] == '-' || (bytes[i] >= 'A' && bytes[i] <= 'Z') ||
               (bytes[i] >= 'a' && bytes[i] <= 'z');
    };
    qsizetype first = std::clamp<qsizetype>(at, 1, bytes.size()) - 1;
    qsizetype last = first;
    constexpr qsizetype longest = 16;
    while (first > 0 && last - first < longest && isPart(first - 1))
        --first;
    while (last < bytes.size() && last - first < longest && isPart(last))
        ++last;
    return bytes.mid(first, last - first);
}

/// Why bytes that the library stopped in are no JSON.
QString faultOf(const QByteArray &bytes, qsizetype at)
{
    const auto line = std::count(bytes.cbegin(), bytes.cbegin() + std::min(at, bytes.size()), '\n') + 1;
    if (at > bytes.size())
        return Problems::tr("the file ends in the middle, in line %1; copy it once more").arg(line);
    const QByteArray word = wordAt(bytes, at);
    for (const char *number : {"Infinity", "-Infinity", "NaN", "inf", "-inf", "nan"}) {
        if (word == number)
            //: %1 is NaN or Infinity
            return Problems::tr("%1 in line %2 is no number in JSON; write null there")
                .arg(QString::fromLatin1(word))
                .arg(line);
    }
    return Problems::tr("this is not JSON; the first fault is in line %1").arg(line);
}

} // namespace

QString problemText(const JsonProblem &problem)
{
    QString reason = shortened(problem.reason);
    // Of a file that it names, a reason may be a sentence of its own; one full stop is enough.
    if (reason.endsWith(u'.') || reason.endsWith(QChar(0x3002)))
        reason.chop(1);
    if (problem.pointer.isEmpty())
        //: %1 file name, %2 reason such as "the property title is missing"
        return Problems::tr("%1: %2.").arg(Format::isolate(problem.file), reason);
    //: %1 file name, %2 JSON pointer such as /acts/0/title, %3 reason such as "the property title is missing"
    return Problems::tr("%1, at %2: %3.")
        .arg(Format::isolate(problem.file), Format::isolate(shortened(problem.pointer)), reason);
}

std::optional<nlohmann::json> parseJson(const QByteArray &bytes, const QString &file,
                                        std::vector<JsonProblem> &problems)
{
    QString refusal = foreignFileReason(bytes, file);
    if (refusal.isEmpty())
        refusal = jsonExcess(bytes);
    if (!refusal.isEmpty()) {
        problems.push_back({file, QString(), std::move(refusal)});
        return std::nullopt;
    }
    StrictReader reader;
    try {
        nlohmann::json document = nlohmann::json::parse(bytes.cbegin(), bytes.cend(), std::ref(reader));
        if (reader.twice()) {
            problems.push_back({file, QString(),
                                Problems::tr("the property %1 is given twice in one object")
                                    .arg(Format::isolate(fromStd(*reader.twice())))});
            return std::nullopt;
        }
        return document;
    } catch (const nlohmann::json::parse_error &error) {
        problems.push_back({file, QString(), faultOf(bytes, qsizetype(error.byte))});
    } catch (const std::bad_alloc &) {
        throw; // is no fault of the document
    } catch (const std::exception &) {
        // A number too large for a double.
        problems.push_back({file, QString(), Problems::tr("a value can't be represented")});
    }
    return std::nullopt;
}

struct JsonSchema::Compiled
{
    valijson::Schema schema;
};

JsonSchema::JsonSchema(const nlohmann::json &schema)
{
    try {
        auto compiled = std::make_unique<Compiled>();
        valijson::SchemaParser parser;
        parser.addConstraintBuilder(PatternBuilder::keyword, new PatternBuilder); // the parser deletes it
        const nlohmann::json own = withOwnPatterns(schema);
        parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(own), compiled->schema);
        m_compiled = std::move(compiled);
    } catch (const std::bad_alloc &) {
        throw;
    } catch (const std::exception &) {
        // problemsOf() says so.
    }
}

JsonSchema::~JsonSchema() = default;

std::vector<JsonProblem> JsonSchema::problemsOf(const nlohmann::json &document, const QString &file) const
{
    if (!m_compiled)
        return {{file, QString(), Problems::tr("the schema itself is faulty")}};
    valijson::Validator validator(valijson::Validator::kStrongTypes);
    valijson::ValidationResults results;
    const valijson::adapters::NlohmannJsonAdapter target(document);
    if (validator.validate(m_compiled->schema, target, &results))
        return {};

    std::vector<JsonProblem> problems;
    for (const auto &error : results) {
        const QString description = fromStd(error.description);
        if (!merelyPassesOn(description))
            problems.push_back({file, pointerOf(error.context), reasonOf(description)});
    }
    if (problems.empty())
        problems.push_back({file, QString(), Problems::tr("the value does not fit the schema")});
    return problems;
}

std::vector<JsonProblem> validateJson(const nlohmann::json &document, const nlohmann::json &schema,
                                      const QString &file)
{
    return JsonSchema(schema).problemsOf(document, file);
}

std::optional<nlohmann::json> embeddedSchema(const QString &name)
{
    useEmbeddedContent();
    const QByteArray bytes = readWholeFile(QStringLiteral(":/schemas/") + name).bytes;
    nlohmann::json schema = nlohmann::json::parse(bytes.cbegin(), bytes.cend(), nullptr, false);
    if (schema.is_discarded())
        return std::nullopt;
    return schema;
}

} // namespace rp
