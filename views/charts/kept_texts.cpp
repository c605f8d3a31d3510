// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/kept_texts.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <vector>

namespace rp {

namespace {

constexpr int wrapFlags = Qt::TextWordWrap | Qt::AlignTop | Qt::AlignLeft;
constexpr QRectF endless(0.0, 0.0, 1e5, 1e5);
constexpr std::size_t mostFonts = 6;
// A chart has some dozens of texts, and a slider that goes through its range some thousands.
constexpr qsizetype mostAdvances = 4000;
constexpr qsizetype mostLines = 300;

/// Those used last come first.
std::vector<std::shared_ptr<KeptTexts>> &keptFonts()
{
    static std::vector<std::shared_ptr<KeptTexts>> fonts;
    return fonts;
}

/// Fonts must go before the application does.
void forgetFonts()
{
    keptFonts().clear();
}

/// Letters of the language: where the font borrows them from another one, its lines are higher.
QString sampleOf(const QLocale &locale)
{
    return QStringLiteral("Ag") + locale.nativeLanguageName();
}

} // namespace

QFont boldOf(const QFont &font)
{
    QFont bold(font);
    bold.setBold(true);
    return bold;
}

KeptTexts::KeptTexts(const QFont &font, const QLocale &locale)
    : m_locale(locale)
    , m_plain(font)
    , m_bold(boldOf(font))
    , m_lineHeight(
          std::ceil(std::max(m_plain.metrics.boundingRect(endless, Qt::AlignTop, sampleOf(locale)).height(),
                             m_bold.metrics.height())))
    , m_xHeight(m_plain.metrics.xHeight())
{
}

std::shared_ptr<KeptTexts> KeptTexts::of(const QFont &font, const QLocale &locale)
{
    std::vector<std::shared_ptr<KeptTexts>> &fonts = keptFonts();
    const auto known = std::find_if(fonts.begin(), fonts.end(), [&](const std::shared_ptr<KeptTexts> &kept) {
        return kept->m_plain.font == font && kept->m_locale == locale;
    });
    if (known != fonts.end()) {
        std::rotate(fonts.begin(), known, known + 1);
        return fonts.front();
    }
    if (fonts.empty())
        qAddPostRoutine(forgetFonts);
    if (fonts.size() >= mostFonts)
        fonts.pop_back();
    fonts.insert(fonts.begin(), std::make_shared<KeptTexts>(font, locale));
    return fonts.front();
}

double KeptTexts::advance(const QString &text, bool bold)
{
    Face &in = face(bold);
    const auto known = in.advances.constFind(text);
    if (known != in.advances.constEnd())
        return *known;
    if (in.advances.size() >= mostAdvances)
        in.advances.clear();
    return *in.advances.insert(text, in.metrics.horizontalAdvance(text));
}

QSizeF KeptTexts::wrapped(const QString &text, double width, bool bold) const
{
    return face(bold).metrics.boundingRect(QRectF(0.0, 0.0, width, 1e5), wrapFlags, text).size();
}

const QTextLayout &KeptTexts::line(const QString &text, bool bold, Qt::LayoutDirection direction)
{
    Face &in = face(bold);
    QHash<QString, std::shared_ptr<QTextLayout>> &lines = in.lines[direction == Qt::RightToLeft ? 1 : 0];
    std::shared_ptr<QTextLayout> known = lines.value(text);
    if (known)
        return *known;
    if (lines.size() >= mostLines)
        lines.clear();
    known = std::make_shared<QTextLayout>(text, in.font);
    QTextOption option(Qt::AlignLeft | Qt::AlignAbsolute);
    option.setTextDirection(direction);
    option.setWrapMode(QTextOption::NoWrap);
    known->setTextOption(option);
    known->setCacheEnabled(true);
    known->beginLayout();
    QTextLine line = known->createLine();
    if (line.isValid())
        line.setLineWidth(1e6);
    known->endLayout();
    return **lines.insert(text, known);
}

} // namespace rp
