// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/check/lab_rules.h"
#include "models/content/lab_content.h"

#include <QStringList>
#include <optional>
#include <vector>

namespace rp {

/// The names that the texts and rules of one act may use: its panels, and what their instruments know.
///
/// Each check gives the reasons why a name can't be used, as translated clauses; none when it can. Of an
/// instrument that is not known nothing is wrong.
class PanelVocabulary
{
public:
    /// Outside an act: every name passes.
    PanelVocabulary() = default;
    PanelVocabulary(const ActContent &act, const VocabularySource &source);

    /// The panel has an instrument that the source knows, or there is no source.
    bool isInstrumentKnown(size_t panel) const;

    QStringList panel(const QString &id) const; ///< empty: none is named, which is fine
    QStringList figure(const FigureRef &figure) const;
    QStringList input(const InputRef &input) const;
    QStringList inputValue(const InputRef &input, const QVariant &value) const;
    /// Inputs by bare name, of the panel that the figure belongs to.
    QStringList inputsOf(const FigureRef &figure, const QVariantMap &inputs) const;
    /// An input with choices, these among them.
    QStringList choice(const InputRef &input, const QStringList &keys) const;
    /// A value or range wanted of an input, or a range wanted of a figure.
    QStringList need(const NamedValue &wanted) const;

private:
    struct Panel
    {
        QString id;
        std::optional<InstrumentVocabulary> words;
    };

    const Panel *find(const QString &id) const;

    std::vector<Panel> m_panels;
    bool m_inAct = false;
    bool m_hasSource = false;
};

} // namespace rp
