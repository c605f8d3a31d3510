// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/torture/mutation.h"

#include <QRandomGenerator>
#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace rp::test {
namespace {

using Json = nlohmann::ordered_json;

qsizetype placeIn(const QByteArray &bytes, QRandomGenerator &random)
{
    return bytes.isEmpty() ? 0 : qsizetype(random.bounded(quint32(bytes.size())));
}

void collect(Json &value, std::vector<Json *> &all)
{
    all.push_back(&value);
    if (!value.is_structured())
        return;
    for (Json &inner : value)
        collect(inner, all);
}

/// Words that mean something in a ledger, and such as no ledger has.
Json anyValue(QRandomGenerator &random)
{
    const std::array<Json, 20> values{Json("prediction"),
                                      Json("reflection"),
                                      Json("step"),
                                      Json("skip"),
                                      Json("brief"),
                                      Json("predict"),
                                      Json("reveal"),
                                      Json("reflect"),
                                      Json("act1"),
                                      Json("act2"),
                                      Json("7"),
                                      Json("11"),
                                      Json("half"),
                                      Json(0),
                                      Json(-1),
                                      Json(1e300),
                                      Json(true),
                                      Json(nullptr),
                                      Json(Json::array()),
                                      Json(std::string(5000, 'x'))};
    return values.at(random.bounded(quint32(values.size())));
}

void mutateValue(Json &document, QRandomGenerator &random)
{
    std::vector<Json *> all;
    collect(document, all);
    Json &value = *all[random.bounded(quint32(all.size()))];
    const Json other = *all[random.bounded(quint32(all.size()))];
    switch (random.bounded(8)) {
    case 0:
        value = anyValue(random);
        break;
    case 1:
        value = other;
        break;
    case 2:
        if (value.is_number_integer())
            value = value.get<long long>() + 1;
        else if (value.is_boolean())
            value = !value.get<bool>();
        break;
    case 3:
        if (value.is_array() && !value.empty())
            value.erase(value.begin() + int(random.bounded(quint32(value.size()))));
        else if (value.is_object() && !value.empty())
            value.erase(std::next(value.begin(), int(random.bounded(quint32(value.size())))));
        break;
    case 4:
        if (value.is_array() && !value.empty())
            value.push_back(value[random.bounded(quint32(value.size()))]);
        break;
    case 5:
        if (value.is_array() && value.size() > 1)
            std::swap(value[random.bounded(quint32(value.size()))],
                      value[random.bounded(quint32(value.size()))]);
        break;
    case 6:
        if (value.is_object())
            value[anyValue(random).is_string() ? "acts" : "extra"] = other;
        break;
    default:
        // As an editor would: the log shorter, and the count mended.
        if (document.is_object() && document.contains("commits") && document["commits"].is_array() &&
            !document["commits"].empty() && document.contains("head") && document["head"].is_object()) {
            document["commits"].erase(document["commits"].size() - 1);
            document["head"]["count"] = document["commits"].size();
        }
    }
}

QByteArray mutatedText(QByteArray bytes, QRandomGenerator &random)
{
    const qsizetype at = placeIn(bytes, random);
    const qsizetype length = qsizetype(random.bounded(200));
    switch (random.bounded(7)) {
    case 0:
        bytes.truncate(at);
        break;
    case 1:
        if (!bytes.isEmpty())
            bytes[at] = char(random.bounded(256));
        break;
    case 2:
        bytes.remove(at, length);
        break;
    case 3:
        bytes.insert(at, bytes.mid(placeIn(bytes, random), length));
        break;
    case 4:
        if (!bytes.isEmpty())
            bytes[at] = char(bytes[at] ^ char(1 << random.bounded(8)));
        break;
    case 5:
        bytes.replace(at, length, QByteArray(length, '\0'));
        break;
    default:
        bytes.insert(at, QByteArray("\xff\xfe\xc0", 3));
    }
    return bytes;
}

} // namespace

QByteArray mutated(const QByteArray &bytes, QRandomGenerator &random)
{
    QByteArray result = bytes;
    const int changes = 1 + int(random.bounded(4));
    for (int i = 0; i < changes; ++i) {
        Json document = Json::parse(result.begin(), result.end(), nullptr, false);
        if (document.is_discarded() || random.bounded(3) == 0) {
            result = mutatedText(result, random);
            continue;
        }
        mutateValue(document, random);
        result = QByteArray::fromStdString(document.dump(1, ' ', false, Json::error_handler_t::replace));
    }
    return result;
}

} // namespace rp::test
