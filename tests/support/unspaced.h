// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QTranslator>

namespace rp::test {

/// While it lives, sentences follow each other without a space, as in Chinese and Japanese.
class Unspaced : public QTranslator
{
public:
    Unspaced() { QCoreApplication::installTranslator(this); }
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        const bool joins = qstrcmp(context, "rp::Sentences") == 0 && qstrcmp(source, "%1 %2") == 0;
        return joins ? QStringLiteral("%1%2") : QString();
    }
};

} // namespace rp::test
