// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/text/command_words.h"

#include <QByteArray>
#include <QStringList>
#include <functional>
#include <iosfwd>

namespace rp {

struct ClassPiece;

extern const CommandForm classForm;
/// `class --window`, which needs a display and is run elsewhere.
extern const CommandForm classWindowForm;

/// The kinds of files in which a report has its charts.
enum class ClassReportFile
{
    Html,
    Pdf
};

/// Makes such a file, where there is something to draw with. Empty: it could not.
using ClassReportMaker =
    std::function<QByteArray(const ClassPiece &report, ClassReportFile kind, const QString &language)>;

/// Whether these words, the ones after `class`, ask for such a file.
bool asksForClassReport(const QStringList &words);

/// `ridgepoint class [--html FILE] [--pdf FILE] [--csv FILE] [--ndjson FILE] [--names] [--content DIR]…
/// DIR|FILE…`, given the words after `class`: what a class has handed in, printed or written. Returns 0 when
/// done, 1 when the output fails, 2 for wrong usage, 3 when a hand-in can't be read (the others count) or
/// there is none.
/// @param make none: HTML comes without charts, and there is no PDF
/// @param siteLabs folders with labs of the site, see SitePolicy::content
int runClass(const QStringList &words, std::ostream &out, std::ostream &err,
             const ClassReportMaker &make = {}, const QStringList &siteLabs = {});

} // namespace rp
