// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shell/look/theme.h"

#include <QSize>
#include <QString>
#include <optional>
#include <vector>

namespace rp {

class Language;

struct TourOptions
{
    QString outDir;
    std::vector<QString> languages;  ///< empty: every language of the program
    std::vector<ThemeChoice> themes; ///< empty: light
    std::optional<int> textPercent;
    QSize size = {1280, 800}; ///< of the window, in pixels
};

/// A scripted learner walks through every step of every lab, once for each language and theme, through the
/// same controllers and window as a person, each time with a ledger of its own that is sealed as the tour's.
/// Leaves in `outDir` a picture of every step, the final ledger, and index.html that links them. True only
/// when every act was done each time; otherwise *error is one translated sentence. Needs a QApplication.
bool runTour(const TourOptions &options, Language &language, QString *error);

} // namespace rp
