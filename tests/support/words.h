// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Words that many tests use.
namespace rp::test {

inline const QString seven = QStringLiteral("7");
inline const QString eleven = QStringLiteral("11");
inline const QString act1 = QStringLiteral("act1");
inline const QString act2 = QStringLiteral("act2");
inline const QString act3 = QStringLiteral("act3");

inline QString key(const char *text)
{
    return QString::fromLatin1(text);
}

/// Readable in a comparison: isolates left out, hard spaces made plain.
inline QString plain(QString text)
{
    text.remove(QChar(0x2068)).remove(QChar(0x2069));
    return text.replace(QChar(QChar::Nbsp), u' ').replace(QChar(0x202f), u' ');
}

} // namespace rp::test
