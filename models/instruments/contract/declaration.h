// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/design_rows.h"

#include <QVariantMap>

namespace rp {

struct DesignName
{
    const char *id;                 ///< as in the factory and the lab files
    const char *context;            ///< of every marked text in its rows: "rp::DispatchTax"
    const char *captions = context; ///< context of the captions, where another
};

template<typename Design>
struct DesignRows
{
    /// In the order shown, which is also the order in which a saved state is restored: an input that sets
    /// others, or their ranges, stands before them.
    std::span<const InputRow<Design>> inputs = {};
    std::span<const FigureRow<Design>> figures = {};
    std::span<const TableRow<Design>> tables = {};
    std::span<const FormulaRow<Design>> formulas = {};
    std::span<const MeasuredRow<Design>> measured = {};
};

/// All that an instrument declares; instrument_of.h says how the parts go together. What has a null pointer
/// for its default is declared only where it is needed.
template<typename Design>
struct Declaration
{
    using S = typename Design::Settings;
    using State = typename Design::State;

    DesignName name;
    DesignRows<Design> rows;
    S (*defaults)(const Catalogue &); ///< what a fresh instrument starts with
    State (*evaluate)(const S &, const Catalogue &);
    /// What was set and what it did; called only after a change.
    QString (*changeSentence)(const Moment<Design> &);

    /// Why a field is an assumption; empty when it is not, or takes no part. `notes` of inputs, figures and
    /// columns name such fields.
    QString (*reason)(const QString &field, const S &, const Catalogue &) = nullptr;
    /// The settings with every value that the learner may have changed put back to what the choices bring: an
    /// input that differs rests on no assumption any more.
    S (*reference)(const S &, const Catalogue &) = nullptr;
    std::vector<const char *> (*keyFigures)(const S &) = nullptr;
    QVariantMap (*designFields)(const State &, const Catalogue &) = nullptr;
    /// Figures of which there is one set for each of several things; they follow the figures.
    FigureFamily<Design> figureFamily = {};
    /// These tables before the others, for instruments whose main table depends on the settings.
    std::vector<const char *> (*firstTables)(const S &) = nullptr;
    /// The change that was told last stays the last one when an input is refused or set to what it is; else
    /// the sentence then says that nothing moved.
    bool keepsChange = false;
    /// False where nothing can be worked out, as for a device that the catalogue lacks: every figure is NaN
    /// then, and formulas are empty.
    bool (*hasResult)(const State &) = nullptr;
    /// Like InputRow::renews, for what one row cannot know.
    bool (*renews)(const S &before, const S &after, const Catalogue &) = nullptr;
};

/// What every design is besides: `struct X : DesignOf<X, XSettings, XState>`. It has a declaration(), and
/// figures(), tables() and formulas() where their rows stand in sources of their own.
///
/// @tparam ItsSettings the inputs as values, which can be copied and compared
/// @tparam ItsState what came out; it has a member `settings`
template<typename Design, typename ItsSettings, typename ItsState>
struct DesignOf
{
    using Settings = ItsSettings;
    using State = ItsState;
    using Rows = DesignRows<Design>;
    using Sentence = QString(const Moment<Design> &moment); ///< of functions among the words

    static const char *context() { return Design::declaration().name.context; }
    static Settings defaults(const Catalogue &catalogue) { return Design::declaration().defaults(catalogue); }
    static State evaluate(const Settings &settings, const Catalogue &catalogue)
    {
        return Design::declaration().evaluate(settings, catalogue);
    }
};

} // namespace rp
