// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>
#include <QString>

namespace rp {

class Paper;
struct Catalogue;
struct LabLibrary;
struct ReviewContent;

/// What a guide is made from; all of it must outlive the call.
struct GuideSource
{
    const LabLibrary &library;
    const Catalogue &catalogue;
    const ReviewContent *review = nullptr; ///< none: the course has no review
};

/// Stands for the review in the place of a lab.
inline constexpr QLatin1String reviewPart("review");

/// In the current language. Empty names: every lab with every act, then the review.
Paper teacherGuide(const GuideSource &source, const QString &lab = {}, const QString &act = {});

} // namespace rp
