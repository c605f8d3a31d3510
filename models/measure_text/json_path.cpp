// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure_text/json_path.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace rp {

namespace {

using Nodes = std::vector<const nlohmann::json *>;

std::vector<std::string_view> piecesOf(std::string_view text, char between)
{
    std::vector<std::string_view> pieces;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(between, begin), text.size());
        pieces.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return pieces;
}

bool isValue(const nlohmann::json &node, std::string_view value)
{
    if (node.is_string())
        return node.get_ref<const std::string &>() == value;
    return node.is_number() && node.get<double>() == std::strtod(std::string(value).c_str(), nullptr);
}

/// One condition of the brackets: "kernel_us=5|10".
bool hasValue(const nlohmann::json &row, std::string_view condition)
{
    const std::size_t equals = condition.find('=');
    const auto member = row.find(std::string(condition.substr(0, equals)));
    if (equals == std::string_view::npos || member == row.end())
        return false;
    const std::vector<std::string_view> values = piecesOf(condition.substr(equals + 1), '|');
    return std::any_of(values.begin(), values.end(),
                       [&member](std::string_view value) { return isValue(*member, value); });
}

bool isChosen(const nlohmann::json &row, const std::vector<std::string_view> &conditions)
{
    return row.is_object() &&
           std::all_of(conditions.begin(), conditions.end(),
                       [&row](std::string_view condition) { return hasValue(row, condition); });
}

/// What one step of a path leads to.
Nodes stepFrom(const Nodes &from, std::string_view step)
{
    const std::size_t bracket = std::min(step.find('['), step.size());
    const std::string name(step.substr(0, bracket));
    Nodes found;
    for (const nlohmann::json *node : from) {
        if (name == "*" && node->is_structured()) {
            for (const nlohmann::json &member : *node)
                found.push_back(&member);
            continue;
        }
        if (!node->is_object() || !node->contains(name))
            continue;
        const nlohmann::json &member = node->at(name);
        if (bracket == step.size()) {
            found.push_back(&member);
            continue;
        }
        if (!member.is_array())
            continue;
        const std::vector<std::string_view> conditions =
            piecesOf(step.substr(bracket + 1, step.size() - bracket - 2), ',');
        for (const nlohmann::json &row : member) {
            if (isChosen(row, conditions))
                found.push_back(&row);
        }
    }
    return found;
}

} // namespace

std::vector<double> numbersAt(const nlohmann::json &document, std::string_view path)
{
    Nodes nodes{&document};
    for (const std::string_view step : piecesOf(path, '/'))
        nodes = stepFrom(nodes, step);
    std::vector<double> numbers;
    for (const nlohmann::json *node : nodes) {
        if (node->is_number() && std::isfinite(node->get<double>()))
            numbers.push_back(node->get<double>());
    }
    return numbers;
}

} // namespace rp
