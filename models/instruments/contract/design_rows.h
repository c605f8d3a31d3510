// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"
#include "models/instruments/contract/result_table.h"
#include "models/instruments/contract/written.h"

#include <array>
#include <initializer_list>
#include <span>
#include <variant>

namespace rp {

struct Catalogue;

// The rows that declare an instrument; instrument_of.h says how they go together. Every text is English,
// marked for lupdate in the context of the design.

/// A choice that is not in the catalogue.
struct ChoiceRow
{
    const char *key;
    Phrase label;
};

/// Stops at a slider, rising.
struct Marks
{
    constexpr Marks() = default;
    constexpr Marks(std::initializer_list<double> at)
    {
        for (const double value : at)
            values.at(count++) = value;
    }

    std::array<double, 8> values = {};
    std::size_t count = 0;
};

/// Fields for Declaration::reason that something rests on, in the order in which the reasons are told. One
/// field needs no braces.
struct FieldNames
{
    // NOLINTNEXTLINE(google-explicit-constructor): most rows rest on one
    constexpr FieldNames(const char *only)
        : names{only}
        , count(1)
    {
    }
    constexpr FieldNames(std::initializer_list<const char *> given = {})
    {
        for (const char *name : given)
            names.at(count++) = name;
    }
    constexpr std::span<const char *const> all() const { return {names.data(), count}; }
    /// Of the same literals: lists that are told the same may differ.
    bool operator==(const FieldNames &) const = default;

    std::array<const char *, 16> names = {};
    std::size_t count = 0;
};

constexpr FieldNames operator+(FieldNames first, const FieldNames &then)
{
    for (const char *name : then.all())
        first.names.at(first.count++) = name;
    return first;
}

/// An input: which member of the settings it is, how it is shown, and what may be set. The member says the
/// kind: a text is a choice, a flag a switch, a number a slider of its kind.
template<typename Design>
struct InputRow
{
    using S = typename Design::Settings;

    const char *id;
    /// The member of the settings; a text is the key of a choice.
    std::variant<std::monostate, QString S::*, double S::*, bool S::*> held = {};
    Phrase label = {};
    Phrase help = {};

    /// Choices of its own, or where they come from: entriesOf<&Catalogue::contexts>, or a function.
    std::span<const ChoiceRow> choices = {};
    std::vector<InputChoice> (*choicesNow)(const S &, const Catalogue &) = nullptr;

    /// Numbers: how the value is written (also marks, and the ends of the range in a refusal). Switches: the
    /// words for off and on.
    Written written = {};
    InputSpec::Kind kind = InputSpec::Kind::Linear; ///< of a number
    double minimum = 0.0;                           ///< in the unit of the member
    double maximum = 1.0;
    double step = 1.0;  ///< Linear: slider step. Logarithmic: steps per decade
    double grain = 0.0; ///< the slider stops at multiples of it, where above zero
    bool whole = false;
    Marks marks = {};                  ///< those out of range are left out
    const Written *markedAs = nullptr; ///< where marks are written otherwise than values
    bool typed = false;                ///< reads what the parser of its quantity reads, not numbers alone
    std::optional<double> (*parse)(const QString &) = nullptr; ///< where neither is enough

    bool secondary = false;
    const char *sharedWith = ""; ///< "context", "workload", "track": a control outside also sets it
    FieldNames notes = {};       ///< whose assumption the value is
    /// A change of it brings other controls, ranges, choices or assumptions.
    bool renews = false;

    bool (*shown)(const S &, const Catalogue &) = nullptr;   ///< listed at all; null: always
    bool (*applies)(const S &, const Catalogue &) = nullptr; ///< can be set, where listed; null: always
    /// What depends on other inputs: ranges, a label with a value in it, marks.
    void (*adjust)(InputSpec &, const S &, const Catalogue &) = nullptr;
    /// What follows from a new value of this input in others; not called when the value stays.
    void (*follow)(S &after, const S &before, const Catalogue &) = nullptr;
    /// The value in words, where `written` and the labels of the choices are not enough.
    QString (*text)(const QVariant &, const S &, const Catalogue &) = nullptr;
    /// Other refusals than those of kind and range, which come as `error`; empty to accept.
    QString (*refuse)(QString error, const InputSpec &, const QVariant &, const S &,
                      const Catalogue &) = nullptr;
    /// Instead of a member (`held` left out): what the input is worked out from. `adjust` says its kind.
    /// `set` alone, where a member holds something else than what was given.
    QVariant (*get)(const S &) = nullptr;
    void (*set)(S &, const QVariant &, const Catalogue &) = nullptr;

    bool isNumber() const { return std::holds_alternative<double S::*>(held); }
    bool isFlag() const { return std::holds_alternative<bool S::*>(held); }
};

/// A figure: how it is written and what it is taken from. Values are in base units; NaN where undefined.
template<typename Design>
struct FigureRow
{
    using S = typename Design::State;

    const char *id;
    Phrase label = {};
    Written written = {};
    double (*value)(const S &, const Catalogue &) = nullptr;
    FieldNames notes = {}; ///< that it rests on
    /// Where a row of texts is not enough: the value, the label and the assumption in words.
    QString (*text)(double value, const S &, const Catalogue &) = nullptr;
    QString (*labelNow)(const S &, const Catalogue &) = nullptr;
    QString (*assumption)(const S &, const Catalogue &) = nullptr;
};

/// Figures of which there is one set for each of several things: "gemm_intensity", "norm_intensity".
template<typename Design>
struct FigureFamily
{
    using S = typename Design::State;
    struct Row
    {
        const char *ending; ///< the id is key + ending
        Phrase label;       ///< %1 is the name of the key
        Written written;
        double (*value)(const QString &key, const S &, const Catalogue &);
        QString (*assumption)(const QString &key, const S &, const Catalogue &) = nullptr;
    };

    std::vector<QString> (*keys)(const Catalogue &) = nullptr;
    QString (*name)(const QString &key, const Catalogue &) = nullptr;
    std::span<const Row> rows = {};
};

/// A column of a table.
template<typename Design>
struct ColumnRow
{
    using S = typename Design::State;

    const char *key;
    Phrase title = {};
    Quantity quantity = Quantity::Text;
    int decimals = 2;
    Meaning meaning = Meaning::Neutral;
    Phrase spoken = {}; ///< heading without the unit, since a value is read with its own
    FieldNames notes = {};
    /// The settings that the notes are taken under, for a table that shows other choices too; null: those
    /// set.
    std::vector<typename Design::Settings> (*under)(const typename Design::Settings &,
                                                    const Catalogue &) = nullptr;
    QString (*titleNow)(const S &, const Catalogue &) = nullptr; ///< a title with a value in it
    QString (*assumption)(const S &, const Catalogue &) = nullptr;
    /// A meaning that follows the state; the table starts afresh when it changes.
    Meaning (*meaningNow)(const S &) = nullptr;
};

/// What a sentence can speak about: the state, and the last change.
template<typename Design>
struct Moment
{
    const typename Design::State &now;
    const typename Design::State &before; ///< the last change; equals `now` at the start
    const QStringList
        &inputs; ///< set by the last change; several when a saved state was restored, none at first
    const Catalogue &catalogue;
};

/// A table, in the order in which the views and reports show them.
template<typename Design>
struct TableRow
{
    using S = typename Design::State;

    const char *id;
    Phrase caption = {}; ///< context: DesignName::captions
    std::span<const ColumnRow<Design>> columns = {};
    /// Null: the instrument's own class fills it.
    std::vector<ResultRow> (*rows)(const S &, const Catalogue &) = nullptr;
    QString (*summary)(const Moment<Design> &) = nullptr;
    QString (*captionNow)(const S &, const Catalogue &) = nullptr; ///< a caption with values in it
    /// The settings with all that the rows don't depend on put to fixed values: rows are made anew only when
    /// these differ. Null: after every change.
    typename Design::Settings (*dependsOn)(const typename Design::Settings &) = nullptr;
};

/// A column of a table beside which stands what a machine had, where that was measured.
template<typename Design>
struct MeasuredRow
{
    using Settings = typename Design::Settings;

    const char *table;
    const char *column; ///< of the model's values
    const char *figure; ///< of the instrument, in the unit of the column
    /// The settings that a row stands for, made of those set. Null: these.
    Settings (*at)(Settings, const QString &row, const Catalogue &) = nullptr;
    std::span<const char *const> differing = {}; ///< inputs in which rows differ
    std::span<const char *const> variants = {};  ///< of the measurements; none: all
};

/// A formula of the math peek with the live values put in, one line for each equation: a pattern of
/// equations(), or a function where the state decides between patterns.
template<typename Design>
struct FormulaRow
{
    using S = typename Design::State;

    const char *id;
    std::variant<const char *, QString (*)(const S &, const Catalogue &)> text;
    QStringList (*terms)(const S &, const Catalogue &) = nullptr; ///< of a pattern that has markers
};

template<typename Row>
const Row *rowOf(std::span<const Row> rows, const QString &id)
{
    for (const Row &row : rows) {
        if (id == QLatin1String(row.id))
            return &row;
    }
    return nullptr;
}

} // namespace rp
