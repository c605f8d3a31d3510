// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/json_value.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace rp {

QString toQString(const std::string &text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

const nlohmann::json &memberAt(const nlohmann::json &object, const char *key)
{
    static const nlohmann::json none;
    const auto found = object.find(key);
    return found == object.end() ? none : *found;
}

QString textAt(const nlohmann::json &object, const char *key)
{
    const nlohmann::json &text = memberAt(object, key);
    return text.is_string() ? toQString(text.get_ref<const std::string &>()) : QString();
}

QVariant toVariant(const nlohmann::json &value)
{
    using Type = nlohmann::json::value_t;
    switch (value.type()) {
    case Type::string:
        return toQString(value.get_ref<const std::string &>());
    case Type::boolean:
        return value.get<bool>();
    case Type::number_integer:
        return qlonglong(value.get<std::int64_t>());
    case Type::number_unsigned:
        return qlonglong(value.get<std::uint64_t>());
    case Type::number_float:
        return value.get<double>();
    case Type::array: {
        QVariantList list;
        for (const nlohmann::json &entry : value)
            list.append(toVariant(entry));
        return list;
    }
    case Type::object:
        return toVariantMap(value);
    default:
        return {};
    }
}

QVariantMap toVariantMap(const nlohmann::json &value)
{
    QVariantMap map;
    if (!value.is_object())
        return map;
    for (auto it = value.begin(); it != value.end(); ++it)
        map.insert(toQString(it.key()), toVariant(it.value()));
    return map;
}

nlohmann::json toJsonValue(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::Bool:
        return value.toBool();
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
        return std::int64_t(value.toLongLong());
    case QMetaType::Float:
    case QMetaType::Double:
        return std::isfinite(value.toDouble()) ? nlohmann::json(value.toDouble()) : nlohmann::json();
    case QMetaType::QString:
        return value.toString().toStdString();
    case QMetaType::QStringList:
    case QMetaType::QVariantList: {
        nlohmann::json list = nlohmann::json::array();
        const QVariantList entries = value.toList();
        for (const QVariant &entry : entries)
            list.push_back(toJsonValue(entry));
        return list;
    }
    case QMetaType::QVariantMap:
        return toJsonValue(value.toMap());
    default:
        return nullptr;
    }
}

nlohmann::json toJsonValue(const QVariantMap &map)
{
    nlohmann::json object = nlohmann::json::object();
    for (auto it = map.cbegin(); it != map.cend(); ++it)
        object[it.key().toStdString()] = toJsonValue(it.value());
    return object;
}

} // namespace rp
