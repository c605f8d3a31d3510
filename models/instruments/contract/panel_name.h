// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>
#include <vector>

namespace rp {

/// What a panel of an act has: an input, a figure or a formula of its instrument. A file writes it
/// "roi.breakeven_calls"; without a point it is of the act's first panel.
struct PanelName
{
    QString panel; ///< empty: the first panel
    QString name;

    /// Only where a file is read, and where one is written: between them names are these two.
    static PanelName parse(const QString &text)
    {
        const qsizetype point = text.indexOf(QLatin1Char('.'));
        return point < 0 ? PanelName{QString(), text} : PanelName{text.left(point), text.mid(point + 1)};
    }
    QString text() const ///< the reverse of parse()
    {
        return panel.isEmpty() ? name : QStringLiteral("%1.%2").arg(panel, name);
    }
    bool isEmpty() const { return name.isEmpty(); }
    bool operator==(const PanelName &) const = default;
};

using InputRef = PanelName;
using FigureRef = PanelName;

/// What an input is set to, or what is needed of an input or a figure, see content/discovery.h.
struct NamedValue
{
    PanelName name;
    QVariant value;
};
using NamedValues = std::vector<NamedValue>;

} // namespace rp
