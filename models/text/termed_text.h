// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace rp {

/// A word of a text that is explained where it stands.
struct TextTerm
{
    QString key;        ///< of the explanation
    qsizetype from = 0; ///< in the plain text
    qsizetype length = 0;
};

/// A text as it is read, and its terms: "[kernels](kernel)" in the source is the word "kernels".
struct TermedText
{
    QString plain;
    std::vector<TextTerm> terms;
};
TermedText termedText(const QString &marked);

} // namespace rp
