// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCryptographicHash>
#include <QString>
#include <QVariant>

class QIODevice;

namespace golden {

/// A double so that the same bits give the same text in every locale: 17 significant digits, "nan" whatever
/// its sign.
QString exact(double value);
/// A value with its type: "double:0.5", "QString:eager", "bool:true".
QString exact(const QVariant &value);

/// The dump as it is written: one item on each line. Its digest is taken on the way.
class Lines
{
public:
    /// @param file where the lines go; null: nowhere, for the digest alone
    explicit Lines(QIODevice *file);

    /// "item name: text"; line breaks and backslashes in the text are escaped.
    void add(const QString &item, const QString &text);
    void add(const QString &item, double value) { add(item, exact(value)); }
    void add(const QString &item, bool flag);
    /// A heading, by which diff -F names the place of a difference.
    void heading(const QString &text);

    QString sha256() const;
    /// False when something could not be written.
    bool good() const { return m_good; }

private:
    void write(const QString &line);

    QIODevice *m_file;
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
    bool m_good = true;
};

} // namespace golden
