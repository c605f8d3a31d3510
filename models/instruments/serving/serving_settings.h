// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"
#include "models/instruments/contract/instrument.h"

#include <QString>
#include <QStringList>

namespace rp {

/// The inputs of the serving design instrument, as values. Choices are held by their keys; the ids and ranges
/// are those of ServingDesignInstrument.
struct ServingSettings
{
    QString context;
    QString phase = QStringLiteral("decode");
    double batch = 8.0;
    double sequence = 2048.0;
    QString fusion = QStringLiteral("none");
    QString heads = QStringLiteral("gqa");
    QString weights = QStringLiteral("fp16");
    double eta_m = 1.0; ///< share of the memory bandwidth that is reached

    bool isPrefill() const { return phase == QLatin1String("prefill"); }
    /// Tokens that one step computes.
    double tokens() const { return isPrefill() ? batch * sequence : batch; }
    bool operator==(const ServingSettings &) const = default;
};

/// The largest batch that the control can be set to.
constexpr double largestServingBatch = 256.0;

ServingSettings defaultServingSettings(const Catalogue &catalogue);

/// Choices of an input that has some, with labels in the current language; none for the others.
std::vector<InputChoice> servingChoices(const QString &inputId, const Catalogue &catalogue);

/// How the value of an input is written; the bare value for an unknown id.
QString servingInputText(const QString &inputId, const QVariant &value, const Catalogue &catalogue);

QVariant servingSetting(const ServingSettings &settings, const QString &inputId);

/// The controls, in the order in which a saved state is restored.
std::vector<InputSpec> servingInputs(const ServingSettings &settings, const Catalogue &catalogue);
InputSpec servingInput(const QString &inputId, const ServingSettings &settings, const Catalogue &catalogue);

/// Checks and stores. Empty when accepted, else one sentence.
QString applyServingInput(ServingSettings &settings, const QString &inputId, const QVariant &value,
                          const Catalogue &catalogue);

} // namespace rp
