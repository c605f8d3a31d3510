// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/text_room.h"

#include "models/text/bound_units.h"

#include <QFont>
#include <QFontMetricsF>
#include <QTextBoundaryFinder>
#include <QTextLayout>
#include <algorithm>
#include <utility>
#include <vector>

namespace rp {

namespace {

/// The layout of a word takes time with the square of its length, so that one of 100,000 characters would
/// hold the window for a minute. No language has words of this length; what has, comes from a broken file.
QString breakable(QString text)
{
    constexpr qsizetype longestWord = 500;
    qsizetype length = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        length = text.at(at).isSpace() ? 0 : length + 1;
        if (length < longestWord || text.at(at).isHighSurrogate())
            continue;
        text.insert(++at, QChar(0x200B)); // zero width space
        length = 0;
    }
    return text;
}

bool differInDigits(const QString &a, const QString &b)
{
    const auto isSame = [](QChar x, QChar y) {
        const auto isLatin = [](QChar sign) { return sign >= u'0' && sign <= u'9'; };
        return x == y || (isLatin(x) && isLatin(y));
    };
    return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), isSame);
}

bool hasEvenDigits(const QFont &font)
{
    static std::vector<std::pair<QFont, bool>> known;
    const auto found =
        std::find_if(known.begin(), known.end(), [&font](const auto &one) { return one.first == font; });
    if (found != known.end())
        return found->second;
    const QFontMetricsF metrics(font);
    const double width = metrics.horizontalAdvance(u'0');
    bool even = true;
    for (char16_t digit = u'1'; digit <= u'9'; ++digit)
        even = even && metrics.horizontalAdvance(QChar(digit)) == width;
    constexpr std::size_t mostFonts = 16;
    if (known.size() >= mostFonts)
        known.clear();
    known.emplace_back(font, even);
    return even;
}

} // namespace

bool takesSameRoom(const QString &a, const QString &b, const QFont &font)
{
    return differInDigits(a, b) && hasEvenDigits(font);
}

int SteadyWidth::of(const QString &text, const QFont &font)
{
    if (m_width < 0 || m_font != font || (text != m_text && !takesSameRoom(text, m_text, font))) {
        m_width = QFontMetrics(font).horizontalAdvance(text);
        m_font = font;
        m_text = text;
    }
    return m_width;
}

QString drawnText(QString text, Qt::LayoutDirection direction)
{
    constexpr char16_t arabicLetterMark = 0x061C;
    if (direction == Qt::RightToLeft)
        text.remove(QChar(arabicLetterMark));
    return withBoundUnits(breakable(text.replace(QLatin1Char('\n'), QChar(QChar::LineSeparator))));
}

int widestPart(const QString &text, const QFontMetrics &metrics)
{
    int widest = 0;
    QTextBoundaryFinder lines(QTextBoundaryFinder::Line, text);
    for (qsizetype from = 0, to = lines.toNextBoundary(); to >= 0; from = to, to = lines.toNextBoundary())
        widest = std::max(widest, metrics.horizontalAdvance(text.mid(from, to - from).trimmed()));
    return widest;
}

QString inLines(const QString &text, const QFont &font, int width, int lines)
{
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine())
        line.setLineWidth(width);
    layout.endLayout();
    if (layout.lineCount() <= lines)
        return text;
    const int last = layout.lineAt(lines - 1).textStart();
    return text.left(last) + QFontMetrics(font).elidedText(text.mid(last), Qt::ElideRight, width);
}

} // namespace rp
