// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/meters/meter.h"

namespace rp {

/// A bar for one figure that has to keep a limit: its name, its value with passed or failed by symbol, word
/// and colour, and the limit as a mark. A value beyond the end of the bar tears it. One tab stop; the
/// accessibility bus sees a progress bar.
class LimitMeter : public Meter
{
    Q_OBJECT
public:
    struct Words
    {
        QString name;  ///< translated: "Memory on each GPU"
        QString value; ///< translated: "35.3 GB"
        QString limit; ///< translated: "at most 80 GB"
        QString rated; ///< translated: "passed"
        bool operator==(const Words &) const = default;
    };
    explicit LimitMeter(QWidget *parent = nullptr);

    /// @param value, limit, end all in one unit, the bar going from 0 to `end`
    void setMeter(const Words &words, bool met, double value, double limit, double end);

    /// "20.8 %: failed. Asked for: at least 80 %."
    QString spokenText() const override;
    bool isMet() const { return m_met; }

private:
    Words m_words;
    bool m_met = false;
};

} // namespace rp
