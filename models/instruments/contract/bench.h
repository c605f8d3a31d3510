// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariantMap>
#include <vector>

namespace rp {

class Instrument;

/// A name of an input, a figure or a formula in content and ledger: "roi.breakeven_calls" is the figure
/// "breakeven_calls" of the panel "roi". Without a point it belongs to the act's first panel.
struct PanelName
{
    QString panel; ///< empty: the first panel
    QString name;

    static PanelName parse(const QString &text);
    QString text() const; ///< the reverse of parse()
};

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
    /// The panel an instrument stands in; empty when it is not here.
    QString panelOf(const Instrument &instrument) const;
    /// Whether several panels make qualified names necessary.
    bool isQualified() const { return m_panels.size() > 1; }
    /// Name of an instrument's input or figure as content and ledger write it: bare with one panel.
    QString qualified(const QString &panel, const QString &name) const;

    /// All inputs by qualified name, for the ledger and for discoveries.
    QVariantMap saveInputs() const;
    /// Unknown names are ignored, and what is out of range is left as it is. A name without a panel goes to
    /// every instrument that has such an input ("context", "workload").
    void restoreInputs(const QVariantMap &saved) const;

    // Figures by qualified name. The inputs of figureFor() are bare names of that panel's instrument.
    bool hasFigure(const QString &figure) const;
    double figure(const QString &figure) const; ///< NaN when unknown
    QString figureText(const QString &figure) const;
    QString figureLabel(const QString &figure) const;
    double figureFor(const QVariantMap &inputs, const QString &figure) const;
    QString figureTextFor(const QVariantMap &inputs, const QString &figure) const;
    /// By qualified formula id; without a panel the first instrument that knows the formula.
    QString liveFormula(const QString &formula) const;

private:
    std::vector<Panel> m_panels;
};

} // namespace rp
