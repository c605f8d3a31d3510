// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/contrast.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rp {

namespace {

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

/// A theme compares colours some hundreds of times, and it is made for each picture.
double linearOf(quint16 channel)
{
    constexpr int each = 257; // of the 256 that a colour on a screen has
    static const std::array<double, 256> known = [] {
        std::array<double, 256> made{};
        for (std::size_t i = 0; i < made.size(); ++i)
            made[i] = linear(float(i * each) / 65535.0F);
        return made;
    }();
    return channel % each == 0 ? known[channel / each] : linear(float(channel) / 65535.0F);
}

} // namespace

double luminance(const QColor &color)
{
    const QRgba64 rgb = color.rgba64();
    return 0.2126 * linearOf(rgb.red()) + 0.7152 * linearOf(rgb.green()) + 0.0722 * linearOf(rgb.blue());
}

double contrastRatio(const QColor &a, const QColor &b)
{
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

// In the 256 steps of a screen, whose luminance is known.
QColor mixed(const QColor &first, const QColor &second, double share)
{
    const auto channel = [share](double a, double b) {
        return std::clamp(static_cast<int>(std::lround(255.0 * (a + (b - a) * share))), 0, 255);
    };
    return QColor(channel(first.redF(), second.redF()), channel(first.greenF(), second.greenF()),
                  channel(first.blueF(), second.blueF()));
}

QColor quietText(const QPalette &palette)
{
    const QColor text = palette.color(QPalette::WindowText);
    const QColor window = palette.color(QPalette::Window);
    const QColor base = palette.color(QPalette::Base);
    for (double share = 0.3; share > 0.0; share -= 0.05) {
        const QColor candidate = mixed(text, window, share);
        // A little above 4.5, since panels lie between the two backgrounds.
        if (contrastRatio(candidate, window) >= 5.0 && contrastRatio(candidate, base) >= 5.0)
            return candidate;
    }
    return text;
}

} // namespace rp
