// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

class QFontMetrics;

namespace rp {

/// Whether two texts take the same room, because they differ in digits alone, which nearly all fonts give one
/// width. So do most texts at most steps of a slider.
bool takesSameRoom(const QString &a, const QString &b, const QFont &font);

/// The width of a text that changes at each step of a slider: measured where it takes other room than before.
class SteadyWidth
{
public:
    /// In pixels, on one line.
    int of(const QString &text, const QFont &font);

private:
    QString m_text;
    QFont m_font;
    int m_width = -1; ///< -1: nothing measured
};

/// A line feed as Qt's text layout knows it, no number without its unit at the end of a line, and no Arabic
/// letter mark, which the locale puts beside its signs: few fonts have it, the one it is borrowed from has
/// lines half as high again, and a text laid out from right to left does not need it.
QString drawnText(QString text, Qt::LayoutDirection direction);

/// Width of the widest part of a text that no line can end in: a word, or a sign where words have no spaces.
int widestPart(const QString &text, const QFontMetrics &metrics);

/// As much of a text as these lines hold, with an ellipsis where that is not all.
QString inLines(const QString &text, const QFont &font, int width, int lines);

} // namespace rp
