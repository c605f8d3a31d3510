// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paper/pdf_letters.h"

#include <QString>
#include <array>

namespace rp {
namespace {

constexpr char16_t firstRadical = 0x2E80;
/// Equivalent_Unified_Ideograph of Unicode for the block of the CJK radicals supplement, which has no
/// decompositions; 0: none in the basic plane.
constexpr std::array<char16_t, 116> ideographs{
    0,      0x5382, 0x4E5B, 0x4E5A, 0x4E59, 0x4EBB, 0x5182, 0,      0x5200, 0x5202, 0x535C, 0x353E, 0x5C0F,
    0x5C0F, 0x5140, 0x5C23, 0x5C22, 0,      0x5DF3, 0x5E7A, 0x5F51, 0x5F50, 0x5FC4, 0x5FC3, 0x624C, 0x6535,
    0,      0x65E1, 0x65E5, 0x6708, 0x6B7A, 0x6BCD, 0x6C11, 0x6C35, 0x6C3A, 0x706C, 0x722B, 0x722B, 0x4E2C,
    0x725B, 0x72AD, 0x738B, 0,      0x76EE, 0x793A, 0x793B, 0,      0x7CF9, 0x7E9F, 0x7F53, 0x7F52, 0x34C1,
    0x5197, 0,      0x7F8A, 0,      0,      0x8002, 0x8080, 0x807F, 0x8089, 0,      0x8279, 0x8279, 0x8279,
    0x864E, 0x8864, 0x8980, 0x897F, 0x89C1, 0x89D2, 0,      0x8BA0, 0x8D1D, 0,      0x8F66, 0x8FB6, 0x8FB6,
    0x8FB6, 0x9091, 0x9485, 0x9577, 0x9578, 0x957F, 0x95E8, 0,      0x961D, 0x96E8, 0x9752, 0x97E6, 0x9875,
    0x98CE, 0x98DE, 0x98DF, 0,      0x98E0, 0x9963, 0,      0x9A6C, 0x9AA8, 0x9B3C, 0x9C7C, 0x9E1F, 0x5364,
    0x9EA6, 0x9EC4, 0x9EFE, 0x6589, 0x9F50, 0x6B6F, 0x9F7F, 0x7ADC, 0x9F99, 0x9F9C, 0x4E80, 0x9F9F};

bool isIn(char16_t letter, char16_t first, char16_t last)
{
    return letter >= first && letter <= last;
}

char16_t ordinary(char16_t letter)
{
    if (letter == u'\t' || letter == 0x00A0 || letter == 0x202F)
        return u' ';
    if (isIn(letter, firstRadical, firstRadical + ideographs.size() - 1)) {
        const char16_t ideograph = ideographs.at(std::size_t(letter - firstRadical));
        return ideograph == 0 ? letter : ideograph;
    }
    // Kangxi radicals, compatibility ideographs, Arabic presentation forms. Other decompositions lose
    // something that is meant: a raised letter, the sign for micro.
    if (!isIn(letter, 0x2F00, 0x2FD5) && !isIn(letter, 0xF900, 0xFAFF) && !isIn(letter, 0xFB50, 0xFDFF) &&
        !isIn(letter, 0xFE70, 0xFEFE))
        return letter;
    const QString plain = QString(QChar(letter)).normalized(QString::NormalizationForm_KC);
    return plain.size() == 1 ? plain.front().unicode() : letter; // a ligature has no room for its letters
}

} // namespace

QByteArray withOrdinaryLetters(QByteArray pdf)
{
    const QByteArray begin("begincmap\n");
    const QByteArray end("endcmap\n");
    constexpr qsizetype digits = 4;
    for (qsizetype map = pdf.indexOf(begin); map >= 0; map = pdf.indexOf(begin, map + 1)) {
        const qsizetype stop = pdf.indexOf(end, map);
        // Letters stand in brackets, one after another: [<51B3> <7B56> ]
        for (qsizetype list = pdf.indexOf('[', map); list >= 0 && list < stop;
             list = pdf.indexOf('[', list + 1)) {
            const qsizetype listEnd = pdf.indexOf(']', list);
            for (qsizetype at = pdf.indexOf('<', list); at >= 0 && at < listEnd;
                 at = pdf.indexOf('<', at + 1)) {
                bool isHex = false;
                const auto letter = pdf.mid(at + 1, digits).toUShort(&isHex, 16);
                if (!isHex || pdf.at(at + 1 + digits) != '>')
                    continue;
                const char16_t meant = ordinary(letter);
                if (meant != letter)
                    pdf.replace(at + 1, digits,
                                QByteArray::number(meant, 16).rightJustified(digits, '0').toUpper());
            }
        }
    }
    return pdf;
}

} // namespace rp
