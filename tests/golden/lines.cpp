// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/golden/lines.h"

#include <QIODevice>

#include <cmath>

namespace golden {

QString exact(double value)
{
    return std::isnan(value) ? QStringLiteral("nan") : QString::number(value, 'g', 17);
}

QString exact(const QVariant &value)
{
    const QString type = QString::fromLatin1(value.typeName());
    if (!value.isValid())
        return QStringLiteral("none");
    const int kind = value.metaType().id();
    const bool floating = kind == QMetaType::Double || kind == QMetaType::Float;
    return type + QLatin1Char(':') + (floating ? exact(value.toDouble()) : value.toString());
}

Lines::Lines(QIODevice *file)
    : m_file(file)
{
}

void Lines::add(const QString &item, const QString &text)
{
    QString escaped = text;
    escaped.replace(QLatin1Char('\\'), QLatin1String("\\\\"))
        .replace(QLatin1Char('\n'), QLatin1String("\\n"))
        .replace(QLatin1Char('\r'), QLatin1String("\\r"));
    write(item + QLatin1String(": ") + escaped);
}

void Lines::add(const QString &item, bool flag)
{
    add(item, flag ? QStringLiteral("yes") : QStringLiteral("no"));
}

void Lines::heading(const QString &text)
{
    write(QLatin1String("== ") + text);
}

void Lines::write(const QString &line)
{
    const QByteArray bytes = line.toUtf8() + '\n';
    m_hash.addData(bytes);
    if (m_file && m_file->write(bytes) != bytes.size())
        m_good = false;
}

QString Lines::sha256() const
{
    return QString::fromLatin1(m_hash.result().toHex());
}

} // namespace golden
