// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/holds_at.h"

#include "models/content/figure_text.h"
#include "models/content/lab_content.h"
#include "models/instruments/contract/bench.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/instrument_factory.h"
#include "models/instruments/trace/trace_workbench.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <vector>

namespace rp {

namespace {

/// The figures of a text that one instrument gives, and all inputs under which each of them holds.
struct SaidOf
{
    struct Figure
    {
        QString id; ///< bare
        QVariantMap inputs;
    };
    Instrument *instrument = nullptr;
    std::vector<Figure> figures;
};

class HoldsAtText
{
    Q_DECLARE_TR_FUNCTIONS(rp::HoldsAt)
public:
    static QString setting(const QString &name, const QString &values)
    {
        //: A control of an instrument and where it stands: "Launch cost = 10 µs".
        return tr("%1 = %2").arg(name, values);
    }

    static QString foundAt(const QString &settings, const QString &found)
    {
        //: Read aloud after something was found whose figures hold at other settings than those on the
        //: screen: %1 the settings ("Launch cost = 10 µs"), %2 what was found, a sentence.
        return tr("Found (for %1): %2").arg(settings, found);
    }
};

/// A figure would be another one with this input as it stands now.
bool matters(const SaidOf &said, const QString &input, const QVariant &now)
{
    return std::any_of(said.figures.begin(), said.figures.end(), [&](const SaidOf::Figure &figure) {
        QVariantMap moved = figure.inputs;
        moved.insert(input, now);
        const QString there = said.instrument->figureTextFor(moved, figure.id);
        return !there.isEmpty() && there != said.instrument->figureTextFor(figure.inputs, figure.id);
    });
}

QVariantList valuesOf(const SaidOf &said, const QString &input)
{
    QVariantList values;
    for (const SaidOf::Figure &figure : said.figures) {
        const QVariant value = figure.inputs.value(input);
        if (!values.contains(value))
            values.append(value);
    }
    return values;
}

QString keyOf(const QString &instrument, const QVariantMap &named)
{
    QStringList key{instrument};
    for (auto it = named.cbegin(); it != named.cend(); ++it)
        key << it.key() << it.value().toString();
    return key.join(u'|');
}

/// @param moved an instrument of that kind which stands as the one on the bench; it is changed
QStringList settingsOf(const SaidOf &said, Instrument &moved)
{
    const std::vector<InputSpec> specs = said.instrument->inputs();
    QStringList settings;
    for (const QString &id : said.instrument->inputIds()) {
        const QVariantList values = valuesOf(said, id);
        const QVariant now = moved.input(id);
        if (values.isEmpty() || values.contains(now) || !matters(said, id, now))
            continue;
        const auto spec = std::find_if(specs.begin(), specs.end(),
                                       [&id](const InputSpec &input) { return input.id == id; });
        if (spec == specs.end())
            continue;
        QStringList texts;
        for (const QVariant &value : values)
            texts.append(said.instrument->inputText(id, value));
        settings.append(HoldsAtText::setting(spec->label, QLocale().createSeparatedList(texts)));
        // What it sets along with it needs not be named as well.
        (void)moved.setInput(id, values.front());
    }
    return settings;
}

} // namespace

QString settingText(const Instrument &instrument, const QString &inputId, const QVariant &value)
{
    const InputSpec spec = instrument.anyInputSpec(inputId);
    const QString text = instrument.inputText(inputId, value);
    return spec.kind == InputSpec::Kind::Choice ? text : HoldsAtText::setting(spec.label, text);
}

HoldsAt::HoldsAt(const Catalogue &catalogue)
    : m_catalogue(catalogue)
{
}

HoldsAt::~HoldsAt() = default;

Instrument *HoldsAt::other(const QString &instrument)
{
    std::unique_ptr<Instrument> &kept = m_others[instrument];
    if (!kept && (kept = makeInstrument(instrument, m_catalogue)))
        m_first.insert(instrument, kept->saveInputs());
    return kept.get();
}

/// What is not named stands as in a fresh instrument, where one input may set others.
QVariantMap HoldsAt::inputsFor(const QString &instrument, const QVariantMap &named)
{
    const QString key = keyOf(instrument, named);
    if (!m_inputs.contains(key)) {
        Instrument *fresh = other(instrument);
        fresh->restoreInputs(m_first.value(instrument));
        fresh->restoreInputs(named);
        m_inputs.insert(key, fresh->saveInputs());
    }
    return m_inputs.value(key);
}

QString HoldsAt::settings(const QString &translated, const Bench &bench)
{
    std::vector<SaidOf> all;
    for (const FigureReference &reference : parseFigureReferences(translated).references) {
        Instrument *instrument = bench.instrument(reference.figure.panel);
        if (reference.live || !instrument || !other(instrument->id()))
            continue;
        auto said = std::find_if(all.begin(), all.end(),
                                 [&](const SaidOf &known) { return known.instrument == instrument; });
        if (said == all.end())
            said = all.insert(all.end(), SaidOf{instrument, {}});
        said->figures.push_back({reference.figure.name, inputsFor(instrument->id(), reference.inputs)});
    }
    QStringList settings;
    for (const SaidOf &said : all) {
        Instrument *moved = other(said.instrument->id());
        lendTraces(*said.instrument, *moved); // an input that names one which is not at hand is refused
        moved->restoreInputs(said.instrument->saveInputs());
        settings += settingsOf(said, *moved);
    }
    return QLocale().createSeparatedList(settings);
}

QString HoldsAt::found(const DiscoveryContent &discovery, const Bench &bench)
{
    const QString text = contentText(discovery.found);
    const QString said = resolveFigures(text, bench);
    const QString at = settings(text, bench);
    return at.isEmpty() ? said : HoldsAtText::foundAt(at, said);
}

} // namespace rp
