// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <string>
#include <string_view>

namespace rp::compute {

/// The texts of all that answers calls.
struct ComputeText
{
    Q_DECLARE_TR_FUNCTIONS(rp::Compute)
};

/// Why a request has no answer: one translated sentence, and the JSON pointer (RFC 6901) of the culprit.
struct ComputeError
{
    QString sentence;
    std::string pointer;
};

/// The pointer of a member of what `base` points to.
std::string pointerTo(const std::string &base, std::string_view name);

/// The shortest form that reads back as the same value.
std::string numberText(double value);

/// Within a sentence: names come from the request and may be of any length.
QString shown(std::string_view text);
/// A limit as it would be written in the request: JSON, not the language's own form.
QString shownNumber(double number);

} // namespace rp::compute
