// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QMap>
#include <QString>
#include <vector>

namespace rp {

/// What was answered to a recall question.
struct RecallAnswer
{
    QString question;
    QDateTime at;       ///< UTC
    int confidence = 0; ///< 1 … 5, given before the answer was seen; in a draft 0: not chosen yet
    QString text;       ///< Open: what was written
    QMap<QString, QString> entries; ///< Numeric: as typed, by field
    QMap<QString, double> values;   ///< Numeric: what the entries meant in the language they were locked in
                                    ///< with, by field, in the base unit of its kind; older ledgers have none
    QString option;                 ///< Choice
    std::vector<bool> points;       ///< Open: key points the learner found in it, so far while it waits
    QString convention;             ///< Numeric: under which it is right; empty: under none
    bool right = false;
    QString contentVersion;
};

} // namespace rp
