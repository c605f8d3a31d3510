// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFont>
#include <QString>

namespace rp {

struct ClassPiece;

// The report on a class as a file, with its charts drawn into it. A QApplication is needed.

/// For a browser; each chart is a picture with its words as its text.
/// @param language code of the language that the texts are in
/// @param font family of what stands in the charts; its size is not used
QByteArray classReportHtml(const ClassPiece &report, const QString &language, const QFont &font);
/// To print; it carries the other file along. Empty: it could not be made.
QByteArray classReportPdf(const ClassPiece &report, const QString &language, const QFont &font);
/// Writes one of them, by the ending of the file, as saveGuide() does. Empty when done, else one translated
/// sentence.
QString saveClassReport(const ClassPiece &report, const QString &path, const QString &language,
                        const QFont &font);

} // namespace rp
