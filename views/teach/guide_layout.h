// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QSizeF>

class QTextDocument;

namespace rp {

class Guide;

/// Fills a text document with a guide for pages of this size; a heading stays with what follows it.
void layOutGuide(const Guide &guide, QTextDocument &document, const QSizeF &page, const QFont &font);

} // namespace rp
