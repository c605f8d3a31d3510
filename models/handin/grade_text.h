// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/handin/grading.h"
#include "models/text/plain_text.h"

#include <QStringList>

namespace rp {

/// Some of them, as a part of a sentence, each isolated and without control characters.
QString fileList(const QStringList &files);

/// One translated sentence. Names from the file stand isolated and without control characters.
QString findingText(const Finding &finding);

/// The same of the kind Sign; `place` is where, as a text.
QString signText(const Finding &finding, const QString &place);

/// Translated sentences: the times between answers and the copies that agree, as far as they are known.
QStringList evidenceTexts(const Grade &grade);

/// One translated sentence.
QString unreadableText(const QString &file, const QString &reason);

/// How many hints were taken in an act, and how much was right only after its answer was, translated; empty
/// where none was taken.
QString hintsText(const ActGrade &act);

/// Translated lines: who, what was done of each act that was begun, what was found.
QString gradeReport(const Grade &grade);

} // namespace rp
