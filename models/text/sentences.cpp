// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/sentences.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

namespace rp {

namespace {

bool isKana(QChar character)
{
    return character.script() == QChar::Script_Hiragana || character.script() == QChar::Script_Katakana;
}

/// Signs are of no script, and stay with what they stand beside.
bool isPhraseEnd(QChar before, QChar after)
{
    if (after.isDigit())
        return before.script() == QChar::Script_Hiragana;
    return before.script() != QChar::Script_Common && after.script() != QChar::Script_Common &&
           before.script() != after.script() && after.script() != QChar::Script_Hiragana;
}

} // namespace

QString joinedSentences(const QStringList &sentences)
{
    QString text;
    for (const QString &sentence : sentences) {
        if (sentence.isEmpty())
            continue;
        if (text.isEmpty()) {
            text = sentence;
            continue;
        }
        //: two whole sentences after one another; Chinese needs no space between them
        text = QCoreApplication::translate("rp::Sentences", "%1 %2").arg(text, sentence);
    }
    return text;
}

QString firstSentence(const QString &text)
{
    // Chinese signs need no space after them.
    static const QRegularExpression end(QStringLiteral("[.!?؟](?=\\s)|[。！？]|\\n"));
    const QRegularExpressionMatch match = end.match(text);
    return match.hasMatch() ? text.left(match.capturedEnd()).trimmed() : text;
}

qsizetype phraseEnd(const QString &text, qsizetype start, qsizetype end)
{
    if (end >= text.size() || std::none_of(text.begin(), text.end(), isKana))
        return end;
    // A sign that ends a line anyway.
    if (!text.at(end - 1).isLetterOrNumber())
        return end;
    for (qsizetype at = end; at > start + 1; --at) {
        if (isPhraseEnd(text.at(at - 1), text.at(at)))
            return at;
    }
    return end;
}

} // namespace rp
