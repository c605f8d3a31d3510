// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QString>

namespace rp {

/// A stretch of a text, from `start` up to before `end`; empty where there is none.
struct TextStretch
{
    int start = 0;
    int end = 0;
    bool operator==(const TextStretch &) const = default;
};

/// The character, word, sentence or line that an offset lies in, or the one so many steps after it. What lies
/// between two words is a stretch too. Offsets beyond the ends mean the ends. At the end of the text lies no
/// character, but the last word, sentence or line. An empty one at an end where there are no more.
TextStretch stretchAt(const QString &text, int offset, QAccessible::TextBoundaryType boundary, int steps = 0);

/// A text interface whose steps end at the end of the text: those of Qt 6.4 look for a word there for ever.
class SteppedText : public QAccessibleTextInterface
{
public:
    using Boundary = QAccessible::TextBoundaryType;
    QString textBeforeOffset(int offset, Boundary boundary, int *start, int *end) const override
    {
        return take(-1, offset, boundary, start, end);
    }
    QString textAtOffset(int offset, Boundary boundary, int *start, int *end) const override
    {
        return take(0, offset, boundary, start, end);
    }
    QString textAfterOffset(int offset, Boundary boundary, int *start, int *end) const override
    {
        return take(1, offset, boundary, start, end);
    }

private:
    QString take(int steps, int offset, Boundary boundary, int *start, int *end) const;
};

} // namespace rp
