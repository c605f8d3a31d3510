// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/sentences.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace rp {

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

} // namespace rp
