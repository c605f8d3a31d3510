// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <nlohmann/json_fwd.hpp>

namespace rp {

/// What a file is that is no JSON, and what to do, as a translated clause without a full stop ("this is an
/// archive; …"). Empty where it begins as JSON does. Said of its first bytes alone, by the function that
/// tells the kinds of traces (models/traces/file_kind.h).
QString foreignFileReason(const QByteArray &bytes, const QString &file);

/// What a JSON document is that was taken for another one, as a translated clause without a full stop: work
/// that was handed in, a ledger of this program or of the notebook course, a trace. Empty: none of these.
QString foreignDocumentReason(const nlohmann::json &document);

} // namespace rp
