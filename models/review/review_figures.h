// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_content.h"

#include <map>

namespace rp {

struct Catalogue;

/// A number in the base unit of a kind (ReviewFigure::unit), in the current language.
/// @param digits significant ones
QString unitText(double value, const QString &unit, int digits);

/// The numbers of the review, each computed once by the physics.
class ReviewFigures
{
public:
    ReviewFigures(const ReviewContent &content, const Catalogue &catalogue);

    /// In the base unit; NaN for an unknown figure or one that can't be computed.
    double value(const QString &figure) const;
    /// With its unit, in the current language.
    QString text(const QString &figure) const;
    /// Figures that could not be computed, with the reason, for the check of the content.
    const std::vector<QString> &problems() const { return m_problems; }

    /// A text of the review in the current language, with its figures in place.
    QString resolve(const QString &source) const;

private:
    struct Entry
    {
        double value = 0.0;
        ReviewFigure figure;
    };
    std::map<QString, Entry> m_entries;
    std::vector<QString> m_problems;
};

} // namespace rp
