// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/golden/replay.h"

#include "tests/golden/dump.h"
#include "tests/golden/languages.h"
#include "tests/golden/lines.h"
#include "tests/golden/settings.h"

#include "models/instruments/instrument_factory.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace golden {

namespace {

constexpr std::uint64_t seed = 20260107;
/// Every so many settings the rarer roads are taken too. It has no divisor in common with the number of
/// languages, so that each gets its turn.
constexpr int rareEvery = 5;

void collectFormulas(const nlohmann::json &node, std::set<QString> &ids)
{
    const auto take = [&ids](const nlohmann::json &formula) {
        if (formula.is_object() && formula.contains("id"))
            ids.insert(QString::fromStdString(formula.at("id").get<std::string>()));
    };
    if (node.is_object()) {
        if (node.contains("formula"))
            take(node.at("formula"));
        if (node.contains("formulas"))
            std::for_each(node.at("formulas").begin(), node.at("formulas").end(), take);
    }
    if (node.is_structured()) {
        for (const nlohmann::json &part : node)
            collectFormulas(part, ids);
    }
}

/// Counts what an instrument announces.
struct Announced
{
    int changed = 0;
    int inputsChanged = 0;

    void watch(rp::Instrument &instrument)
    {
        QObject::connect(&instrument, &rp::Instrument::changed, &instrument, [this] { ++changed; });
        QObject::connect(&instrument, &rp::Instrument::inputsChanged, &instrument,
                         [this] { ++inputsChanged; });
    }
};

class Replay
{
public:
    Replay(Lines &lines, rp::Instrument &instrument, const Surroundings &around)
        : m_lines(lines)
        , m_instrument(instrument)
        , m_around(around)
    {
        m_announced.watch(instrument);
    }

    void setting(int number)
    {
        speak(number);
        const QVariantMap before = m_instrument.saveInputs();
        m_lines.heading(QStringLiteral("setting %1 %2 changes").arg(number).arg(m_language));
        for (std::size_t left = 1 + m_changes.below(4); number > 0 && left > 0; --left) {
            const Change change = m_changes.draw(m_instrument);
            set(change.id, change.value);
        }
        inEveryLanguage(number);
        const Change other = m_changes.draw(m_instrument);
        m_lines.heading(QStringLiteral("setting %1 %2 other inputs").arg(number).arg(m_language));
        m_lines.add(QLatin1String("other ") + other.id, exact(other.value));
        dumpFiguresFor(m_lines, m_instrument, QStringLiteral("other"), {{other.id, other.value}});
        if (number % rareEvery == 0) {
            dumpFiguresFor(m_lines, m_instrument, QStringLiteral("before"), before);
            restored(number);
            refused(number);
        }
    }

private:
    void speak(int turn)
    {
        const QStringList codes = Languages::codes();
        m_language = codes.at(turn % codes.size());
        m_around.languages.use(m_language);
        m_instrument.retranslate();
    }

    void set(const QString &id, const QVariant &value)
    {
        m_announced.changed = m_announced.inputsChanged = 0;
        const QString error = m_instrument.setInput(id, value);
        m_lines.add(QLatin1String("set ") + id + QLatin1Char(' ') + exact(value),
                    QStringLiteral("changed %1, inputs changed %2 | ")
                            .arg(m_announced.changed)
                            .arg(m_announced.inputsChanged) +
                        error);
    }

    void inEveryLanguage(int number)
    {
        for (int turn = 0; turn < Languages::codes().size(); ++turn) {
            speak(number + turn);
            m_lines.heading(QStringLiteral("setting %1 %2").arg(number).arg(m_language));
            dumpInstrument(m_lines, m_instrument, m_around.formulas, turn == 0 ? Rows::All : Rows::Sampled);
        }
    }

    /// Another instrument, brought to the same inputs as from a ledger.
    void restored(int number)
    {
        m_lines.heading(QStringLiteral("setting %1 %2 restored").arg(number).arg(m_language));
        const auto another = rp::makeInstrument(m_instrument.id(), m_around.catalogue);
        Announced announced;
        announced.watch(*another);
        QVariantMap saved = m_instrument.saveInputs();
        saved.insert(QStringLiteral("no_such_input"), 1.0);
        another->restoreInputs(saved);
        m_lines.add(QStringLiteral("restored"), QStringLiteral("changed %1, inputs changed %2")
                                                    .arg(announced.changed)
                                                    .arg(announced.inputsChanged));
        dumpInstrument(m_lines, *another, m_around.formulas, Rows::Sampled);
    }

    void refused(int number)
    {
        m_lines.heading(QStringLiteral("setting %1 %2 bad values").arg(number).arg(m_language));
        for (const rp::InputSpec &spec : m_instrument.inputs()) {
            for (const QVariant &value : badValues(spec))
                set(spec.id, value);
        }
        set(QStringLiteral("no_such_input"), 1.0);
        set(QStringLiteral("objectName"), QStringLiteral("name"));
        dumpMap(m_lines, QStringLiteral("saved"), m_instrument.saveInputs());
    }

    Lines &m_lines;
    rp::Instrument &m_instrument;
    const Surroundings &m_around;
    Announced m_announced;
    ChangeMaker m_changes{seed};
    QString m_language;
};

} // namespace

QStringList formulaIds(const QString &folder)
{
    std::set<QString> ids;
    const QDir labs(folder);
    for (const QString &name : labs.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        QFile file(labs.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        const auto lab = nlohmann::json::parse(file.readAll().toStdString(), nullptr, false);
        if (lab.is_discarded())
            return {};
        collectFormulas(lab, ids);
    }
    return {ids.begin(), ids.end()};
}

void replay(Lines &lines, rp::Instrument &instrument, int settings, const Surroundings &around)
{
    Replay run(lines, instrument, around);
    for (int number = 0; number <= settings; ++number) // the first one is the instrument as it starts
        run.setting(number);
}

} // namespace golden
