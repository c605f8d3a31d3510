// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/termed_text.h"

#include <QRegularExpression>

namespace rp {

TermedText termedText(const QString &marked)
{
    static const QRegularExpression term(QStringLiteral("\\[([^\\]]+)\\]\\(([a-z_]+)\\)"));
    TermedText text;
    qsizetype done = 0;
    for (auto found = term.globalMatch(marked); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        text.plain += marked.mid(done, match.capturedStart() - done);
        text.terms.push_back({match.captured(2), text.plain.size(), match.capturedLength(1)});
        text.plain += match.captured(1);
        done = match.capturedEnd();
    }
    text.plain += marked.mid(done);
    return text;
}

} // namespace rp
