// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/design_inputs.h"

#include <limits>

namespace rp {

/// What the figure rows of a design say, as functions of a state.
template<typename Design>
struct FiguresOf
{
    using State = typename Design::State;
    using Row = FigureRow<Design>;

    static const Row *row(const QString &id) { return rowOf(figures(), id); }

    static std::vector<QString> ids(const Catalogue &catalogue)
    {
        std::vector<QString> all;
        for (const Row &each : figures())
            all.push_back(QString::fromLatin1(each.id));
        const FigureFamily<Design> &of = family();
        if (!of.keys)
            return all;
        for (const QString &key : of.keys(catalogue)) {
            for (const auto &each : of.rows)
                all.push_back(key + QLatin1String(each.ending));
        }
        return all;
    }
    /// NaN for an unknown id, and for every figure of a state without a result.
    static double value(const QString &id, const State &state, const Catalogue &catalogue)
    {
        if (!hasResult(state))
            return std::numeric_limits<double>::quiet_NaN();
        if (const Row *found = row(id))
            return found->value(state, catalogue);
        const Member member = memberOf(id, catalogue);
        return member.row ? member.row->value(member.key, state, catalogue)
                          : std::numeric_limits<double>::quiet_NaN();
    }
    /// In words of the current language; empty for an unknown id.
    static QString text(const QString &id, const State &state, const Catalogue &catalogue)
    {
        return textOf(id, value(id, state, catalogue), state, catalogue);
    }
    /// Another value of the figure, such as a machine's, in the same words.
    static QString textOf(const QString &id, double number, const State &state, const Catalogue &catalogue)
    {
        if (const Row *found = row(id)) {
            return found->text ? found->text(number, state, catalogue)
                               : writtenText(Design::context(), found->written, number);
        }
        const Member member = memberOf(id, catalogue);
        return member.row ? writtenText(Design::context(), member.row->written, number) : QString();
    }
    static QString label(const QString &id, const State &state, const Catalogue &catalogue)
    {
        if (const Row *found = row(id)) {
            return found->labelNow ? found->labelNow(state, catalogue)
                                   : phraseText(Design::context(), found->label);
        }
        const Member member = memberOf(id, catalogue);
        return member.row
                   ? phraseText(Design::context(), member.row->label, {family().name(member.key, catalogue)})
                   : QString();
    }
    /// The fields that a figure's assumption is made from alone; null where more than they decide.
    static const FieldNames *notes(const QString &id)
    {
        const Row *found = row(id);
        return found && !found->assumption ? &found->notes : nullptr;
    }
    static QString assumption(const QString &id, const State &state, const Catalogue &catalogue)
    {
        if (const Row *found = row(id)) {
            return found->assumption ? found->assumption(state, catalogue)
                                     : InputsOf<Design>::reasons(found->notes, {state.settings}, catalogue);
        }
        const Member member = memberOf(id, catalogue);
        return member.row && member.row->assumption ? member.row->assumption(member.key, state, catalogue)
                                                    : QString();
    }

    static bool hasResult(const State &state)
    {
        const auto hasIt = Design::declaration().hasResult;
        return !hasIt || hasIt(state);
    }

private:
    using FamilyRow = typename FigureFamily<Design>::Row;
    struct Member
    {
        const FamilyRow *row = nullptr;
        QString key;
    };

    static std::span<const Row> figures() { return Design::declaration().rows.figures; }
    static const FigureFamily<Design> &family() { return Design::declaration().figureFamily; }
    static Member memberOf(const QString &id, const Catalogue &catalogue)
    {
        const FigureFamily<Design> &of = family();
        if (!of.keys)
            return {};
        for (const QString &key : of.keys(catalogue)) {
            for (const FamilyRow &each : of.rows) {
                if (id == key + QLatin1String(each.ending))
                    return {&each, key};
            }
        }
        return {};
    }
};

} // namespace rp
