// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/bars/meter.h"

namespace rp {

/// A bar from 0 to 100 % with its name, its value as text and a threshold mark. Read-only and not a tab stop;
/// the accessibility bus sees a progress bar with name, value and range.
class UtilizationMeter : public Meter
{
    Q_OBJECT
public:
    explicit UtilizationMeter(QWidget *parent = nullptr);

    void setName(const QString &name); ///< translated: "Math utilization"
    /// One translated sentence on what the figure means; tooltip and accessible description.
    void setExplanation(const QString &explanation);
    QString explanation() const { return m_explanation; }
    /// A fraction 0…1; values outside are drawn clamped. NaN shows the words of Format and an empty bar.
    void setValue(double fraction);
    void setMeaning(Meaning meaning); ///< colour and pattern of the bar; compute blue unless set
    /// Threshold as a fraction, 0.8 unless set; a negative one hides the mark.
    void setThreshold(double fraction);
    double threshold() const { return m_content.threshold; }

    QString valueText() const;           ///< "33.3 %"
    QString spokenText() const override; ///< "33.3 %, below the 80 % mark"
    QString spokenDescription() const override;

private:
    void retranslateUi() override;

    QString m_explanation;
};

} // namespace rp
