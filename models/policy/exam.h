// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <optional>

namespace rp {

/// A time in which a site takes answers and says nothing of them: not what is right, nor why, nor from which
/// sources.
///
/// It ends by the computer's clock alone. One that is set back only makes it longer; the times in a ledger
/// are no help, because its owner could write one that lies behind the end.
struct Exam
{
    std::optional<QDateTime> until; ///< none: until the rules of the site can be read

    bool isOn(const QDateTime &now) const { return !until || now < *until; }
    /// Why nothing is said, as translated sentences.
    QString reason() const;
    bool operator==(const Exam &) const = default;
};

/// From a time as a policy has it, ISO 8601 with its offset; none: it is no such time. Without an offset it
/// would be whichever the learner's TZ says.
std::optional<QDateTime> examTime(const QString &text);

} // namespace rp
