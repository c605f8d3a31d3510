// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_canvas.h"
#include "views/charts/kept_texts.h"

#include <vector>

namespace rp {

/// Measures texts of a canvas and places them. Works left-to-right; mirror() turns a finished layout round.
class CanvasText
{
public:
    explicit CanvasText(const ChartStyle &style);

    double lineHeight() const { return m_kept->lineHeight(); }
    /// The unit that gaps and marks grow with: the height of the letter x.
    double em() const { return m_em; }
    double width(const QString &text, bool bold = false) const;
    /// Size of a text broken into lines no wider than `width` (its widest word may be wider).
    QSizeF wrapped(const QString &text, double width, bool bold = false) const;

private:
    std::shared_ptr<KeptTexts> m_kept;
    double m_em;
};

/// The same style with letters so many times as large.
ChartStyle enlarged(const ChartStyle &style, double scale);

QRectF mirrored(const QRectF &rect, double width);
void mirror(std::vector<PlacedText> &texts, double width);

/// A legend laid out in rows no wider than `width`.
struct LegendLayout
{
    std::vector<QRectF> swatches;
    std::vector<PlacedText> texts;
    double height = 0.0;
};

LegendLayout layoutLegend(const std::vector<LegendEntry> &entries, const QPointF &topLeft, double width,
                          const CanvasText &text, const ChartTheme &theme);

/// Pixels that stackedLabels() leaves between two on one height.
inline constexpr double labelsApart = 6.0;

/// Places for labels that stand above a plot, each centred over its mark where the canvas' width lets it; one
/// that would overlap another goes a line lower.
std::vector<QRectF> stackedLabels(const std::vector<QSizeF> &sizes, const std::vector<double> &middles,
                                  double top, double left, double right);

/// "Time of one forward pass, from 0 ms to 25 ms"; only the range when there is no title. Room is kept for it
/// where the range is not shown, so that nothing moves when it is.
QString axisTitleText(const QString &title, const QString &from, const QString &to);

/// How many ticks of about this width fit side by side on `length`, at least 2.
int ticksThatFit(double length, double tickWidth, const CanvasText &text);

} // namespace rp
