// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QFont>
#include <QString>
#include <functional>

class QPdfWriter;
class QTextDocument;

namespace rp {

/// What a PDF says of itself.
struct PdfFacts
{
    QString title;
    QString author;   ///< may be empty
    QString language; ///< code
    QString program;  ///< version
    QDateTime at;     ///< UTC
};

/// Page size, margins and metadata; Qt by itself writes no author and no language.
void setUpPdf(QPdfWriter &writer, const PdfFacts &facts);

/// Lets `fill` lay a document out for the writer's pages, and paints them one after another, each with the
/// title and its number at the foot.
void paintPdf(QPdfWriter &writer, const PdfFacts &facts, const QFont &font,
              const std::function<void(QTextDocument &document, const QSizeF &page)> &fill);

} // namespace rp
