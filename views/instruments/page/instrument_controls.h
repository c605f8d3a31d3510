// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"

#include <QHash>
#include <QStringList>
#include <QWidget>
#include <functional>

class QVBoxLayout;

namespace rp {

class Announcer;
class Disclosure;

/// Controls for the inputs of any instrument, built from Instrument::inputs(): sliders with exact entry,
/// radio groups for up to three choices, combo boxes for more, toggles. Secondary inputs stand in a section
/// that opens. Follows the instrument; asks for each change and then shows what the instrument really holds.
class InstrumentControls : public QWidget
{
    Q_OBJECT
public:
    using Ask = std::function<void(const QString &inputId, const QVariant &value)>;
    /// Inputs named in `leftOut` have a place elsewhere (toolbar, chart).
    InstrumentControls(Instrument &instrument, Announcer &announcer, QStringList leftOut, Ask ask,
                       QWidget *parent = nullptr);

    /// Shows the instrument's values; cheap enough for every change.
    void showValues();
    void showRefusal(const QString &inputId, const QString &sentence);
    QWidget *control(const QString &inputId) const; ///< null when there is none
    bool isEmpty() const { return m_specs.empty(); }
    /// The section with secondary inputs; hidden when there are none.
    Disclosure *more() const { return m_more; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslateUi();
    void syncSpecs();
    void rebuild(const std::vector<InputSpec> &before);
    QWidget *makeControl(const InputSpec &spec);
    void applySpec(const InputSpec &spec);
    void showValue(const QString &inputId);
    void request(const QString &inputId, const QVariant &value);

    Instrument &m_instrument;
    Announcer &m_announcer;
    QStringList m_leftOut;
    Ask m_ask;
    QVBoxLayout *m_main; ///< the inputs that are always in view
    Disclosure *m_more;  ///< lives as long as the controls, so that it stays open when they are made anew
    QHash<QString, QWidget *> m_controls;
    std::vector<InputSpec> m_specs;
};

} // namespace rp
