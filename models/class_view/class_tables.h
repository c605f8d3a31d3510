// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/class_view/class_figures.h"

#include <QByteArray>
#include <string>

namespace rp {

// What other programs read; nothing in it is translated.

/// What the rows of a hand-in have in common.
struct ClassRowsOf
{
    QString learner; ///< id of the ledger
    QString name;    ///< empty while names are hidden, as the number
    QString number;
    bool isWhole = true;
};

/// Appends one line of JSON for each row. Every line has the same flat columns, in the same order: record
/// (handin, lab, answer, step, memo, confidence), learner, name, number, state (whole, altered), lab, act,
/// step, kind, item, option, value, right, attempt, done, ms, track, verdict, content, at, left_out, text.
/// What has no meaning is null, so that the file can be read as one table of fixed types.
void appendNdjson(std::string &lines, const ClassRowsOf &whose, const std::vector<ClassRow> &rows);

/// RFC 4180 with a header row: table (class, lab, track, item, option, step, span, confidence), lab, act,
/// step, kind, item, option, learners, right, solved, tries, first, later, done, standing, half_ms,
/// nine_tenths_ms. No learner is in it. All but the two quantiles are sums, so that the tables of parts of a
/// class can be added up; the quantiles follow from the spans, whose item is the class of ClassSpread.
QByteArray classCsv(const ClassFigures &figures);

} // namespace rp
