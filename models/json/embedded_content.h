// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace rp {

/// Makes the embedded labs, their released keys, review and schemas readable (:/labs, :/released, :/review,
/// :/schemas). A static library's resources are linked only when something asks for them, so whoever reads
/// them calls this first; more than once does no harm.
void useEmbeddedContent();

/// A document that is compiled into the program (":/labs/lab07.json"), as it stands there: the tests have
/// read it strictly and held it against its schema, which need not be done again at each start. Nothing when
/// there is none.
std::optional<nlohmann::json> embeddedJson(const QString &path);

} // namespace rp
