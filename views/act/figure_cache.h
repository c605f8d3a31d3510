// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

namespace rp {

class Bench;

/// resolveFigures() for texts that are shown again and again. Figures under given inputs are the same each
/// time and are computed once for a language; a text with a figure of the current state is resolved anew.
class FigureCache
{
public:
    QString resolved(const QString &translated, const Bench &bench);

private:
    QString m_locale;
    QHash<QString, QString> m_texts;
};

} // namespace rp
