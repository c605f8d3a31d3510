// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/typed_numbers.h"

#include "models/text/typed_entry.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace rp {
namespace {

struct UnitWord
{
    QString word; ///< folded
    double length = 1.0;
};

struct Multiple
{
    const char *letters;
    double length;
};
constexpr std::array<Multiple, 6> decimalMultiples = {
    {{"", 1.0}, {"k", 1e3}, {"m", 1e6}, {"g", 1e9}, {"t", 1e12}, {"p", 1e15}}};
constexpr std::array<Multiple, 4> binaryMultiples = {
    {{"ki", 1024.0}, {"mi", 1048576.0}, {"gi", 1073741824.0}, {"ti", 1099511627776.0}}};

QString folded(QString text)
{
    text = text.normalized(QString::NormalizationForm_KC).toCaseFolded();
    text.replace(QStringLiteral(" per "), QStringLiteral("/"));
    text.removeIf([](QChar c) { return c.isSpace() || c.category() == QChar::Other_Format; });
    while (text.endsWith(u'.'))
        text.chop(1);
    return text;
}

void addMultiples(std::vector<UnitWord> &words, const QString &base, bool binary)
{
    for (const Multiple &multiple : decimalMultiples)
        words.push_back({QLatin1String(multiple.letters) + base, multiple.length});
    for (const Multiple &multiple : binaryMultiples) {
        if (binary)
            words.push_back({QLatin1String(multiple.letters) + base, multiple.length});
    }
}

/// The unit of a pattern of Format, so that what is shown can be typed back in every language.
void addShown(std::vector<UnitWord> &words, const char *pattern, double length, const QString &behind = {})
{
    QString text = QCoreApplication::translate("rp::Format", pattern);
    words.push_back({folded(text.remove(QStringLiteral("%1")) + behind), length});
}

void addBytes(std::vector<UnitWord> &words, const QString &behind)
{
    for (const char *base : {"b", "byte", "bytes"})
        addMultiples(words, QLatin1String(base) + behind, true);
    addShown(words, "%1 B", 1.0, behind);
    addShown(words, "%1 kB", 1e3, behind);
    addShown(words, "%1 MB", 1e6, behind);
    addShown(words, "%1 GB", 1e9, behind);
    addShown(words, "%1 TB", 1e12, behind);
}

void addIntensities(std::vector<UnitWord> &words)
{
    for (const char *work : {"flop", "flops", "op", "ops"}) {
        for (const char *byte : {"/byte", "/bytes", "/b"})
            addMultiples(words, QLatin1String(work) + QLatin1String(byte), false);
    }
    addShown(words, "%1 FLOP/byte", 1.0);
}

void addRates(std::vector<UnitWord> &words)
{
    for (const char *work : {"flop/s", "flops/s", "flops", "flop/sec", "op/s", "ops/s", "ops"})
        addMultiples(words, QLatin1String(work), false);
    addShown(words, "%1 TFLOP/s", 1e12);
}

std::vector<UnitWord> wordsOf(const QString &units)
{
    std::vector<UnitWord> words;
    if (units == QLatin1String("intensity"))
        addIntensities(words);
    else if (units == QLatin1String("flops"))
        addRates(words);
    else if (units == QLatin1String("bytes"))
        addBytes(words, {});
    else if (units == QLatin1String("bytes_s"))
        addBytes(words, QStringLiteral("/s"));
    else if (units == QLatin1String("count"))
        words = {{QString(), 1.0}};
    else if (units == QLatin1String("fraction"))
        words = {{QString(), 1.0},
                 {QStringLiteral("%"), 0.01},
                 {QString(QChar(0x066a)), 0.01},
                 {folded(QLocale().percent()), 0.01}};
    else if (units == QLatin1String("factor"))
        words = {{QString(), 1.0},
                 {QStringLiteral("×"), 1.0},
                 {QStringLiteral("x"), 1.0},
                 {QStringLiteral("times"), 1.0}};
    return words;
}

} // namespace

std::optional<double> unitLength(const QString &units, const QString &unit)
{
    if (units == QLatin1String("us")) {
        const auto span_s = readSpan_s(QStringLiteral("1 ") + unit, 1.0, {}, QLocale::c());
        return span_s && !unit.isEmpty() ? std::optional<double>(*span_s * 1e6) : std::nullopt;
    }
    const std::vector<UnitWord> words = wordsOf(units);
    const QString wanted = folded(unit);
    const auto it = std::find_if(words.begin(), words.end(),
                                 [&wanted](const UnitWord &word) { return word.word == wanted; });
    return it == words.end() ? std::nullopt : std::optional<double>(it->length);
}

std::optional<double> readTyped(const QString &typed, const RecallQuestion::Field &field,
                                const QLocale &locale)
{
    const auto length = unitLength(field.units, field.unit);
    if (!length)
        return std::nullopt;
    if (field.units == QLatin1String("us")) {
        const auto span_s = readSpan_s(typed, *length * 1e-6, {}, locale);
        return span_s ? std::optional<double>(*span_s * 1e6) : std::nullopt;
    }
    // Some languages write the percent sign first.
    const QString text = typed.trimmed();
    const bool signFirst = text.startsWith(u'%') || text.startsWith(QChar(0x066a));
    const auto quantity = readQuantity(signFirst ? text.mid(1) + text.front() : text, locale);
    if (!quantity)
        return std::nullopt;
    if (quantity->unit.isEmpty())
        return quantity->value * *length;
    if (field.units == QLatin1String("count")) {
        const bool isWord =
            std::none_of(quantity->unit.cbegin(), quantity->unit.cend(), [](QChar c) { return c.isDigit(); });
        return isWord && quantity->unit.front().isLetter() ? std::optional<double>(quantity->value)
                                                           : std::nullopt;
    }
    const auto given = unitLength(field.units, quantity->unit);
    return given ? std::optional<double>(quantity->value * *given) : std::nullopt;
}

} // namespace rp
