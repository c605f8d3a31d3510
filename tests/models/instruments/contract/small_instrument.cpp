// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/instruments/contract/small_instrument.h"

#include <QStringList>
#include <cmath>
#include <limits>

namespace rp::test {
namespace {

const QStringList contexts{QStringLiteral("cloud"), QStringLiteral("edge")};
const QStringList workloads{QStringLiteral("kws"), QStringLiteral("gpt2")};

InputSpec spec(const QString &id, InputSpec::Kind kind)
{
    InputSpec input;
    input.id = id;
    input.kind = kind;
    input.label = id.toUpper();
    return input;
}

InputSpec choice(const QString &id, const QStringList &keys)
{
    InputSpec input = spec(id, InputSpec::Kind::Choice);
    input.sharedWith = id;
    for (const QString &key : keys)
        input.choices.push_back({key, key});
    return input;
}

} // namespace

SmallInstrument::SmallInstrument(const QString &id)
    : Instrument(id)
{
    m_computed = saveInputs();
}

QStringList SmallInstrument::inputIds() const
{
    return {QStringLiteral("context"), QStringLiteral("workload"), QStringLiteral("cost"),
            QStringLiteral("gain"),    QStringLiteral("days"),     QStringLiteral("level"),
            QStringLiteral("moves")};
}

QVariant SmallInstrument::input(const QString &inputId) const
{
    const QVariantList values{m_context, m_workload, m_cost, m_gain, m_days, m_level, m_moves};
    return values.value(inputIds().indexOf(inputId));
}

std::vector<InputSpec> SmallInstrument::inputs() const
{
    return {choice(QStringLiteral("context"), contexts),
            choice(QStringLiteral("workload"), workloads),
            spec(QStringLiteral("cost"), InputSpec::Kind::Linear),
            spec(QStringLiteral("gain"), InputSpec::Kind::Linear),
            spec(QStringLiteral("days"), InputSpec::Kind::Linear),
            spec(QStringLiteral("level"), InputSpec::Kind::Linear)};
}

QString SmallInstrument::inputText(const QString & /*inputId*/, const QVariant &value) const
{
    return QStringLiteral("<%1>").arg(value.toString());
}

double SmallInstrument::figure(const QString &figureId) const
{
    const double never = std::numeric_limits<double>::infinity();
    if (figureId == QStringLiteral("breakeven"))
        return m_gain > 0.0 ? m_cost / m_gain * (m_context == QStringLiteral("edge") ? 2.0 : 1.0) : never;
    if (figureId == QStringLiteral("share"))
        return m_level / 5.0;
    return figureId == QStringLiteral("moves") ? m_moves : std::nan("");
}

QString SmallInstrument::figureText(const QString &figureId) const
{
    return QStringLiteral("%1 of %2: %3").arg(figureId, id()).arg(figure(figureId));
}

std::vector<QString> SmallInstrument::figureIds() const
{
    return {QStringLiteral("breakeven"), QStringLiteral("share"), QStringLiteral("moves")};
}

double SmallInstrument::figureFor(const QVariantMap &inputs, const QString &figureId) const
{
    SmallInstrument other(id());
    other.restoreInputs(inputs);
    return other.figure(figureId);
}

double SmallInstrument::figureIf(const QVariantMap &changed, const QString &figureId) const
{
    QVariantMap inputs = saveInputs();
    inputs.insert(changed);
    return figureFor(inputs, figureId);
}

QString SmallInstrument::liveFormula(const QString &formulaId) const
{
    return formulaId == id() ? QStringLiteral("live %1").arg(id()) : QString();
}

QVariantMap SmallInstrument::designFields() const
{
    const double breakeven = figure(QStringLiteral("breakeven"));
    return {{QStringLiteral("%1_breakeven").arg(id()),
             std::isfinite(breakeven) ? QVariant(breakeven) : QVariant()}};
}

QString SmallInstrument::applyChoice(QString &slot, const QStringList &choices, const QVariant &value)
{
    if (!choices.contains(value.toString()))
        return QStringLiteral("no such choice.");
    slot = value.toString();
    return {};
}

QString SmallInstrument::applyNumber(double &slot, double minimum, double maximum, const QVariant &value)
{
    const double number = value.toDouble();
    if (!(number >= minimum && number <= maximum))
        return QStringLiteral("out of range.");
    slot = number;
    return {};
}

QString SmallInstrument::applyInput(const QString &inputId, const QVariant &value)
{
    if (inputId == QStringLiteral("workload"))
        return applyChoice(m_workload, workloads, value);
    if (inputId == QStringLiteral("cost"))
        return applyNumber(m_cost, 1.0, 100.0, value);
    if (inputId == QStringLiteral("gain"))
        return applyNumber(m_gain, 0.0, 1.0, value);
    if (inputId == QStringLiteral("days"))
        return applyNumber(m_days, 0.0, 1000.0, value);
    if (inputId == QStringLiteral("moves"))
        return applyNumber(m_moves, 0.0, 1000.0, value);
    if (inputId == QStringLiteral("context")) {
        QString error = applyChoice(m_context, contexts, value);
        if (error.isEmpty())
            m_days = 1.0;
        return error;
    }
    const double before = m_level;
    QString error = applyNumber(m_level, 1.0, 10.0, value);
    if (before < m_level || before > m_level)
        m_moves += 1.0;
    return error;
}

} // namespace rp::test
