// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

class QWidget;

namespace rp {

/// A text that someone can see or hear.
struct RenderedText
{
    QString where; ///< for a message: class, name and what of it
    QString text;  ///< without marks of direction, and with plain spaces
};

/// Everything that a window renders at this moment: what its accessible tree says of names, descriptions,
/// values and helps, table cells and points of charts among them, the texts of its labels and buttons, and
/// tooltips.
std::vector<RenderedText> renderedTexts(QWidget &window);

/// A text without marks of direction, and with plain spaces.
QString plainText(QString text);

} // namespace rp
