// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>
#include <QVariantMap>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace rp {

QString toQString(const std::string &text);

/// Text, truth values, numbers, lists and objects; null gives an invalid QVariant.
QVariant toVariant(const nlohmann::json &value);
/// The member of that name; null when there is none, or the value is no object.
const nlohmann::json &memberAt(const nlohmann::json &object, const char *key);
/// The text that a member is; empty when it is none.
QString textAt(const nlohmann::json &object, const char *key);

/// Empty when the value is no object.
QVariantMap toVariantMap(const nlohmann::json &value);
/// The reverse. An invalid, not finite or not representable value gives null.
nlohmann::json toJsonValue(const QVariant &value);
nlohmann::json toJsonValue(const QVariantMap &map);

} // namespace rp
