// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken/text_steps.h"

#include <QTextBoundaryFinder>
#include <algorithm>
#include <vector>

namespace rp {

namespace {

std::vector<int> lineEdges(const QString &text)
{
    std::vector<int> edges;
    for (qsizetype at = text.indexOf(QLatin1Char('\n')); at >= 0;
         at = text.indexOf(QLatin1Char('\n'), at + 1))
        edges.push_back(static_cast<int>(at) + 1);
    return edges;
}

std::vector<int> finderEdges(const QString &text, QTextBoundaryFinder::BoundaryType type)
{
    std::vector<int> edges;
    QTextBoundaryFinder finder(type, text);
    for (qsizetype at = finder.toNextBoundary(); at >= 0; at = finder.toNextBoundary()) {
        const auto sides = QTextBoundaryFinder::StartOfItem | QTextBoundaryFinder::EndOfItem;
        if (type != QTextBoundaryFinder::Word || finder.boundaryReasons() & sides)
            edges.push_back(static_cast<int>(at));
    }
    return edges;
}

/// Where stretches meet, with both ends of the text. A text that is not empty has two edges at least.
std::vector<int> edgesOf(const QString &text, QAccessible::TextBoundaryType boundary)
{
    std::vector<int> edges;
    if (boundary == QAccessible::CharBoundary)
        edges = finderEdges(text, QTextBoundaryFinder::Grapheme);
    else if (boundary == QAccessible::WordBoundary)
        edges = finderEdges(text, QTextBoundaryFinder::Word);
    else if (boundary == QAccessible::SentenceBoundary)
        edges = finderEdges(text, QTextBoundaryFinder::Sentence);
    else if (boundary != QAccessible::NoBoundary)
        edges = lineEdges(text);
    edges.push_back(0);
    edges.push_back(static_cast<int>(text.size()));
    std::sort(edges.begin(), edges.end());
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    return edges;
}

} // namespace

TextStretch stretchAt(const QString &text, int offset, QAccessible::TextBoundaryType boundary, int steps)
{
    const int length = static_cast<int>(text.size());
    const int at = std::clamp(offset, 0, length);
    const std::vector<int> edges = edgesOf(text, boundary);
    auto index = std::upper_bound(edges.begin(), edges.end(), at) - edges.begin() - 1 + steps;
    const auto last = static_cast<std::ptrdiff_t>(edges.size()) - 1; // the end of the text: no stretch begins
    if (at == length && boundary != QAccessible::CharBoundary)
        --index;
    if (index < 0)
        return {0, 0};
    if (index >= last)
        return {length, length};
    return {edges[static_cast<std::size_t>(index)], edges[static_cast<std::size_t>(index) + 1]};
}

QString SteppedText::take(int steps, int offset, Boundary boundary, int *start, int *end) const
{
    constexpr int atTheEnd = -1; // as assistive tools write them
    constexpr int atTheCursor = -2;
    const QString whole = text(0, characterCount());
    const int meant = offset == atTheEnd      ? static_cast<int>(whole.size())
                      : offset == atTheCursor ? cursorPosition()
                                              : offset;
    const TextStretch found = stretchAt(whole, meant, boundary, steps);
    *start = found.start;
    *end = found.end;
    return whole.mid(found.start, found.end - found.start);
}

} // namespace rp
