// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/panel_name.h"

#include <QVariantMap>

namespace rp {

class Instrument;

/// The instruments of one act, each under the id of its panel, in the order shown. A cheap value that owns
/// nothing; the instruments must outlive it.
class Bench
{
public:
    struct Panel
    {
        QString id;
        Instrument *instrument = nullptr;
    };

    Bench() = default;
    /// A bench with one unnamed panel; an empty bench for null.
    Bench(Instrument *only); // NOLINT(google-explicit-constructor): an instrument is a bench of one
    explicit Bench(std::vector<Panel> panels);

    const std::vector<Panel> &panels() const { return m_panels; }
    bool isEmpty() const { return m_panels.empty(); }
    Instrument *first() const; ///< null when empty
    /// Empty id: the first panel. Null when there is none of that id.
    Instrument *instrument(const QString &panel) const;
    /// Whether several panels make qualified names necessary.
    bool isQualified() const { return m_panels.size() > 1; }
    /// As content and ledger name it: without a panel where there is but one.
    PanelName qualified(const QString &panel, const QString &name) const;
    /// With the id of the first panel where none is named.
    PanelName withPanel(PanelName name) const;

    /// All inputs as the ledger names them: bare with one panel, else "roi.gain".
    QVariantMap saveInputs() const;
    /// Unknown names are ignored, and what is out of range is left as it is. A name without a panel goes to
    /// every instrument that has such an input ("context", "workload").
    void restoreInputs(const QVariantMap &saved) const;
    void setInputs(const NamedValues &inputs) const; ///< in the same way

    bool hasFigure(const FigureRef &figure) const;
    double figure(const FigureRef &figure) const; ///< NaN when unknown
    QString figureText(const FigureRef &figure) const;
    QString figureLabel(const FigureRef &figure) const;
    // The inputs are bare names of that panel's instrument.
    double figureFor(const QVariantMap &inputs, const FigureRef &figure) const;
    QString figureTextFor(const QVariantMap &inputs, const FigureRef &figure) const;
    QString figureTextOf(double value, const FigureRef &figure) const; ///< another value, as it is written
    /// Of a formula; without a panel the first instrument that knows it.
    QString liveFormula(const PanelName &formula) const;

private:
    std::vector<Panel> m_panels;
};

} // namespace rp
