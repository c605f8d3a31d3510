// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/torture/mutator.h"

#include <limits>
#include <string>
#include <vector>

namespace rp::torture {

namespace {

using nlohmann::json;

json nested(int levels)
{
    json value = 1;
    for (int level = 0; level < levels; ++level)
        value = json::array({std::move(value)});
    return value;
}

const std::vector<json> &hostileValues()
{
    static const std::vector<json> values{
        nullptr,
        true,
        0,
        -1,
        0.5,
        1e308,
        -1e-308,
        std::numeric_limits<std::int64_t>::max(),
        std::numeric_limits<std::uint64_t>::max(),
        std::int64_t{1} << 31,
        "",
        " ",
        "\n",
        std::string("\0", 1),
        "{",
        "}",
        "{figure}",
        "{no_such_figure:percent}",
        "%1 %2 %n %Ln",
        "../../etc/passwd",
        "\u202e\u2066\u200f",
        "<b>&amp;",
        "act1",
        "act2",
        "lab07",
        "7",
        "11",
        "number",
        "prediction",
        "reflection",
        "skip",
        "reveal",
        std::string(500, 'w'),
        std::string(30000, 'a'),
        std::string(5000, '{'),
        json::array(),
        json::object(),
        json::array({json::array()}),
        nested(20),
        nested(200),
    };
    return values;
}

/// Every value below the document, in one list.
void collect(json &value, std::vector<json *> &found)
{
    found.push_back(&value);
    if (value.is_structured()) {
        for (json &part : value)
            collect(part, found);
    }
}

std::string randomKey(const json &object, Dice &dice)
{
    auto it = object.begin();
    std::advance(it, static_cast<std::ptrdiff_t>(dice.roll(object.size())));
    return it.key();
}

void changeObject(json &object, Dice &dice)
{
    if (object.empty())
        return;
    const std::string key = randomKey(object, dice);
    switch (dice.roll(4)) {
    case 0:
        object.erase(key);
        break;
    case 1: {
        json value = object[key];
        object.erase(key);
        object[key + "x"] = std::move(value);
        break;
    }
    case 2:
        object[key] = dice.pick(hostileValues());
        break;
    default:
        object["unexpected"] = dice.pick(hostileValues());
    }
}

void changeArray(json &array, Dice &dice)
{
    if (array.empty() || dice.chance(6)) {
        array.push_back(dice.pick(hostileValues()));
        return;
    }
    const std::size_t at = dice.roll(array.size());
    const auto place = array.begin() + static_cast<std::ptrdiff_t>(at);
    switch (dice.roll(4)) {
    case 0:
        array.erase(place);
        break;
    case 1:
        array.push_back(json(array[at]));
        break;
    case 2:
        std::swap(array[at], array[dice.roll(array.size())]);
        break;
    default:
        for (int copy = 0; copy < 50; ++copy)
            array.push_back(json(array[at]));
    }
}

void changeText(json &value, Dice &dice)
{
    static const std::string insertions[] = {"{", "}", "%1", "\n", "\xE2\x80\xAE", "_", ".", "0", "x", " "};
    std::string text = value.get<std::string>();
    const std::size_t at = dice.roll(text.size() + 1);
    switch (dice.roll(4)) {
    case 0:
        text.insert(text.begin() + static_cast<std::ptrdiff_t>(at), 'q');
        break;
    case 1:
        text += dice.pick(insertions);
        break;
    case 2:
        text = dice.pick(insertions) + text;
        break;
    default:
        text = dice.chance(3) ? text + text : text + "s";
    }
    value = text;
}

void changeNumber(json &value, Dice &dice)
{
    const auto number = value.get<double>();
    const json changed[] = {-number, number * 1e6, number + 0.5, 0, 1e300, number / 1e9};
    value = dice.pick(changed);
}

void changeOne(json &document, Dice &dice)
{
    std::vector<json *> places;
    collect(document, places);
    json &place = *dice.pick(places);
    if (dice.chance(8))
        place = json(*dice.pick(places)); // what belongs elsewhere
    else if (dice.chance(5))
        place = dice.pick(hostileValues());
    else if (place.is_object())
        changeObject(place, dice);
    else if (place.is_array())
        changeArray(place, dice);
    else if (place.is_string())
        changeText(place, dice);
    else if (place.is_number())
        changeNumber(place, dice);
    else
        place = dice.pick(hostileValues());
}

void changeBytes(QByteArray &bytes, Dice &dice)
{
    const auto at = static_cast<qsizetype>(dice.roll(static_cast<std::size_t>(bytes.size())));
    const auto length = static_cast<qsizetype>(1 + dice.roll(300));
    switch (dice.roll(5)) {
    case 0:
        bytes.truncate(at);
        break;
    case 1:
        bytes[at] = static_cast<char>(dice.roll(256));
        break;
    case 2:
        bytes.remove(at, length);
        break;
    case 3:
        bytes.insert(at, bytes.mid(at, length));
        break;
    default:
        bytes.insert(at, QByteArray(length * 50, "[{\"\\,"[dice.roll(6)]));
    }
}

} // namespace

int wanted(const char *variable, int otherwise)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(variable, &isNumber);
    return isNumber && number >= 0 ? number : otherwise;
}

QByteArray mutated(const json &document, Dice &dice)
{
    json changed = document;
    for (std::size_t faults = 1 + dice.roll(dice.chance(3) ? 4 : 1); faults > 0; --faults)
        changeOne(changed, dice);
    // A letter may have been put into the middle of another one.
    QByteArray bytes = QByteArray::fromStdString(changed.dump(1, ' ', false, json::error_handler_t::replace));
    if (dice.chance(5) && !bytes.isEmpty())
        changeBytes(bytes, dice);
    return bytes;
}

} // namespace rp::torture
