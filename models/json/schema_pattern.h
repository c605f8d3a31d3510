// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Needs VALIJSON_USE_EXCEPTIONS as its includer defines it, and is included by one source only.
#include <QRegularExpression>
#include <QString>
#include <new>
#include <nlohmann/json.hpp>
#include <valijson/constraint_builder.hpp>
#include <valijson/constraints/concrete_constraints.hpp>
#include <valijson/internal/adapter.hpp>
#include <valijson/validation_results.hpp>

namespace rp {

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
inline nlohmann::json withOwnPatterns(nlohmann::json schema)
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

} // namespace rp
