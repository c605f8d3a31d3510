// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/declaration.h"
#include "models/instruments/contract/input_check.h"

#include <utility>

namespace rp {

/// A choice whose name stands in the catalogue, in English there.
InputChoice contentChoice(const QString &key, const QString &name);
/// Reasons as whole sentences after one another, each once; empty ones are left out.
QString toldOnce(QStringList reasons);

/// The choices of an input that are a table of the catalogue: entriesOf<&Catalogue::contexts>.
template<auto table, typename Settings>
std::vector<InputChoice> entriesOf(const Settings & /*settings*/, const Catalogue &catalogue)
{
    std::vector<InputChoice> choices;
    for (const auto &entry : catalogue.*table)
        choices.push_back(contentChoice(entry.key, entry.name));
    return choices;
}

/// What the input rows of a design say, as functions of its settings: values, specifications, texts, checks.
template<typename Design>
struct InputsOf
{
    using Settings = typename Design::Settings;
    using Row = InputRow<Design>;

    static std::span<const Row> rows() { return Design::declaration().rows.inputs; }
    static const Row *row(const QString &id) { return rowOf(rows(), id); }

    static QVariant value(const Settings &settings, const Row &row)
    {
        if (row.get)
            return row.get(settings);
        if (const auto *text = std::get_if<QString Settings::*>(&row.held))
            return settings.**text;
        if (const auto *number = std::get_if<double Settings::*>(&row.held))
            return settings.**number;
        return settings.*std::get<bool Settings::*>(row.held);
    }
    /// Invalid for an unknown id.
    static QVariant value(const Settings &settings, const QString &id)
    {
        const Row *found = row(id);
        return found ? value(settings, *found) : QVariant();
    }

    static InputSpec spec(const Row &row, const Settings &settings, const Catalogue &catalogue)
    {
        InputSpec spec;
        spec.id = QString::fromLatin1(row.id);
        spec.label = phraseText(Design::context(), row.label);
        spec.help = phraseText(Design::context(), row.help);
        spec.secondary = row.secondary;
        spec.applies = !row.applies || row.applies(settings, catalogue);
        spec.sharedWith = QString::fromLatin1(row.sharedWith);
        if (row.isNumber()) {
            spec.kind = row.kind;
            spec.minimum = row.minimum;
            spec.maximum = row.maximum;
            spec.step = row.step;
            spec.grain = row.grain;
            spec.wholeNumbers = row.whole;
            if (row.parse)
                spec.parse = row.parse;
            else if (row.typed)
                spec.parse = quantityParser(row.written.quantity);
        } else if (row.isFlag()) {
            spec.kind = InputSpec::Kind::Toggle;
        } else {
            spec.choices = choices(row, settings, catalogue);
        }
        if (row.notes.count > 0)
            spec.assumption = reasons(row.notes, {settings}, catalogue);
        if (row.adjust)
            row.adjust(spec, settings, catalogue);
        for (std::size_t i = 0; i < row.marks.count; ++i)
            mark(spec, row, row.marks.values.at(i), settings, catalogue);
        return spec;
    }
    static InputSpec spec(const QString &id, const Settings &settings, const Catalogue &catalogue)
    {
        const Row *found = row(id);
        return found ? spec(*found, settings, catalogue) : InputSpec();
    }
    /// The controls that are there under these settings, in the order of the rows.
    static std::vector<InputSpec> specs(const Settings &settings, const Catalogue &catalogue)
    {
        std::vector<InputSpec> all;
        all.reserve(rows().size());
        for (const Row &each : rows()) {
            if (!each.shown || each.shown(settings, catalogue))
                all.push_back(spec(each, settings, catalogue));
        }
        return all;
    }

    static QString text(const Row &row, const QVariant &value, const Settings &settings,
                        const Catalogue &catalogue)
    {
        if (row.text)
            return row.text(value, settings, catalogue);
        if (row.isNumber())
            return writtenText(Design::context(), row.written, value.toDouble());
        if (row.isFlag())
            return writtenText(Design::context(), row.written, value.toBool() ? 1.0 : 0.0);
        QString key = value.toString();
        for (const InputChoice &choice : choices(row, settings, catalogue)) {
            if (choice.key == key)
                return choice.label;
        }
        return key;
    }
    /// Empty for an unknown id.
    static QString text(const QString &id, const QVariant &value, const Settings &settings,
                        const Catalogue &catalogue)
    {
        const Row *found = row(id);
        return found ? text(*found, value, settings, catalogue) : QString();
    }
    /// The value that an input has in these settings, in words.
    static QString text(const QString &id, const Settings &settings, const Catalogue &catalogue)
    {
        return text(id, value(settings, id), settings, catalogue);
    }

    /// Checks and stores a value, and what follows from it. Empty when accepted, else a translated sentence.
    static QString apply(Settings &settings, const Row &row, const QVariant &given,
                         const Catalogue &catalogue)
    {
        const InputSpec of = spec(row, settings, catalogue);
        QString error =
            inputError(of, given, [&](double number) { return text(row, number, settings, catalogue); });
        if (row.refuse)
            error = row.refuse(std::move(error), of, given, settings, catalogue);
        if (!error.isEmpty())
            return error;
        const Settings before = settings;
        store(settings, row, given, catalogue);
        // Choosing again what is chosen already must not undo the learner's own values.
        if (row.follow && value(settings, row) != value(before, row))
            row.follow(settings, before, catalogue);
        return {};
    }
    static QString apply(Settings &settings, const QString &id, const QVariant &given,
                         const Catalogue &catalogue)
    {
        const Row *found = row(id);
        return found ? apply(settings, *found, given, catalogue) : QString();
    }
    /// The default settings with these inputs laid over them; nothing when one is unknown or refused.
    static std::optional<Settings> settingsFor(const QVariantMap &inputs, const Catalogue &catalogue)
    {
        return settingsFor(inputs, catalogue, Design::defaults(catalogue));
    }
    /// The same, laid over these settings.
    static std::optional<Settings> settingsFor(const QVariantMap &inputs, const Catalogue &catalogue,
                                               Settings settings)
    {
        qsizetype known = 0;
        for (const Row &each : rows()) {
            const auto found = inputs.constFind(QString::fromLatin1(each.id));
            if (found == inputs.constEnd())
                continue;
            ++known;
            if (!apply(settings, each, found.value(), catalogue).isEmpty())
                return std::nullopt;
        }
        return known == inputs.size() ? std::optional(settings) : std::nullopt;
    }

    /// Why these fields are assumed, each reason once; for a table that shows other choices too, under them.
    /// A value that the learner has put in place of an assumed one rests on nothing.
    static QString reasons(const FieldNames &fields, const std::vector<Settings> &under,
                           const Catalogue &catalogue)
    {
        const auto reason = Design::declaration().reason;
        if (!reason)
            return {};
        QStringList told;
        const std::vector<Settings> assumed = references(under, catalogue);
        for (const char *name : fields.all()) {
            const QString field = QString::fromLatin1(name);
            for (std::size_t i = 0; i < under.size(); ++i) {
                if (assumed.empty() || !isOwn(field, under[i], assumed[i]))
                    told.append(reason(field, under[i], catalogue));
            }
        }
        return toldOnce(told);
    }

private:
    static std::vector<InputChoice> choices(const Row &row, const Settings &settings,
                                            const Catalogue &catalogue)
    {
        if (row.choicesNow)
            return row.choicesNow(settings, catalogue);
        std::vector<InputChoice> made;
        made.reserve(row.choices.size());
        for (const ChoiceRow &choice : row.choices)
            made.push_back({QString::fromLatin1(choice.key), phraseText(Design::context(), choice.label)});
        return made;
    }
    static void mark(InputSpec &spec, const Row &row, double value, const Settings &settings,
                     const Catalogue &catalogue)
    {
        if (value < spec.minimum || value > spec.maximum)
            return;
        spec.marks.push_back({value, row.markedAs ? writtenText(Design::context(), *row.markedAs, value)
                                                  : text(row, value, settings, catalogue)});
    }
    static void store(Settings &settings, const Row &row, const QVariant &given, const Catalogue &catalogue)
    {
        if (row.set)
            row.set(settings, given, catalogue);
        else if (const auto *text = std::get_if<QString Settings::*>(&row.held))
            settings.**text = given.toString();
        else if (const auto *number = std::get_if<double Settings::*>(&row.held))
            settings.**number = given.toDouble();
        else
            settings.*std::get<bool Settings::*>(row.held) = given.toBool();
    }
    /// What would stand in their place if the learner had set nothing; empty where a design cannot say.
    static std::vector<Settings> references(const std::vector<Settings> &under, const Catalogue &catalogue)
    {
        std::vector<Settings> all;
        if (const auto reference = Design::declaration().reference) {
            all.reserve(under.size());
            for (const Settings &settings : under)
                all.push_back(reference(settings, catalogue));
        }
        return all;
    }
    /// Whether the learner has put another value in place of an assumed one.
    static bool isOwn(const QString &field, const Settings &settings, const Settings &assumed)
    {
        for (const Row &each : rows()) {
            for (const char *name : each.notes.all()) {
                if (field == QLatin1String(name))
                    return value(assumed, each) != value(settings, each);
            }
        }
        return false;
    }
};

} // namespace rp
