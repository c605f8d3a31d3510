// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tour/tour_learner.h"

#include <QCoreApplication>

namespace rp {

/// One walk: a language, a theme, its pictures and its ledger.
struct TourWalk
{
    QString language;
    bool rightToLeft = false;
    QString heading; ///< translated
    std::vector<TourShot> shots;
    std::vector<TourFile> files;
};

/// The page that links everything a tour has left.
class TourPage
{
    Q_DECLARE_TR_FUNCTIONS(rp::TourPage)
public:
    /// Texts in the language of the moment.
    static QString heading(const QString &languageName, const QString &themeName);
    static QString ledgerText();
    static QString title();
    static QByteArray html(const QString &title, const std::vector<TourWalk> &walks);
};

} // namespace rp
