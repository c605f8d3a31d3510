// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"

namespace rp::test {

/// An instrument that is small enough to follow by hand, for what controllers do with several.
///
/// Inputs: context "cloud" | "edge" (sets days to 1), workload "kws" | "gpt2", cost 1 … 100, gain 0 … 1,
/// days 0 … 1,000, level 1 … 10 (each change is a move), moves (may only be lowered).
/// Figures: breakeven = cost / gain, twice that in the edge context, infinite without a gain; share = level /
/// 5; moves. Design field: "<id>_breakeven", null when never.
class SmallInstrument : public Instrument
{
    Q_OBJECT
public:
    explicit SmallInstrument(const QString &id);

    QStringList inputIds() const override;
    QVariant input(const QString &inputId) const override;
    std::vector<InputSpec> inputs() const override;
    QString inputText(const QString &inputId, const QVariant &value) const override;
    std::vector<ResultTable *> tables() const override { return {}; }
    double figure(const QString &figureId) const override;
    QString figureText(const QString &figureId) const override;
    std::vector<QString> figureIds() const override;
    QString figureLabel(const QString &figureId) const override { return figureId; }
    double figureFor(const QVariantMap &inputs, const QString &figureId) const override;
    double figureIf(const QVariantMap &changed, const QString &figureId) const override;
    QString liveFormula(const QString &formulaId) const override;
    QVariantMap designFields() const override;
    QString changeSentence() const override { return {}; }
    void retranslate() override { ++retranslations; }

    int retranslations = 0;

protected:
    QString applyInput(const QString &inputId, const QVariant &value) override;
    void recompute() override { m_computed = saveInputs(); }
    bool isOutOfDate() const override { return saveInputs() != m_computed; }

private:
    QString applyChoice(QString &slot, const QStringList &choices, const QVariant &value);
    QString applyNumber(double &slot, double minimum, double maximum, const QVariant &value);

    QVariantMap m_computed; ///< the inputs that recompute() has seen
    QString m_context = QStringLiteral("cloud");
    QString m_workload = QStringLiteral("kws");
    double m_cost = 30.0;
    double m_gain = 0.5;
    double m_days = 1.0;
    double m_level = 1.0;
    double m_moves = 0.0;
};

} // namespace rp::test
