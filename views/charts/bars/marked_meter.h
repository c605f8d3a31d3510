// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/bars/meter.h"

namespace rp {

/// A bar for one of several figures on a scale that they share: its name, its value as text, and a mark where
/// the learner's own stands. Read-only and not a tab stop; the accessibility bus sees a progress bar.
class MarkedMeter : public Meter
{
    Q_OBJECT
public:
    struct Words
    {
        QString name;      ///< translated: "GPU busy"
        QString value;     ///< translated: "7.9 %"
        QString mark = {}; ///< translated: "You said 33 %"; empty: no mark
        bool operator==(const Words &) const = default;
    };
    explicit MarkedMeter(QWidget *parent = nullptr);

    /// @param fraction, mark of the bar, 0…1. A value that is not finite leaves it empty
    void setMeter(const Words &words, double fraction, double mark = -1.0);
    void setMeaning(Meaning meaning) { m_content.meaning = meaning; }

    /// Its value and mark stay whole; a long name takes more lines, above the value where it has to.
    QSize minimumSizeHint() const override;

    /// "7.9 %. You said 33 %"
    QString spokenText() const override;

private:
    Words m_words;
};

} // namespace rp
