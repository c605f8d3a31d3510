// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/contract/instrument.h"

#include "models/instruments/contract/result_table.h"
#include "models/measured/measured_twins.h"
#include "models/physics/vector_registers.h"
#include "models/text/format.h"

#include <utility>

namespace rp {

Instrument::Instrument(QString id, QObject *parent)
    : QObject(parent)
    , m_id(std::move(id))
{
}

ResultTable *Instrument::table(QAnyStringView tableId) const
{
    for (ResultTable *table : tables()) {
        if (QAnyStringView::equal(table->id(), tableId))
            return table;
    }
    return nullptr;
}

InputSpec Instrument::inputSpec(const QString &inputId) const
{
    for (InputSpec &spec : inputs()) {
        if (spec.id == inputId)
            return std::move(spec);
    }
    return {};
}

QString Instrument::setInput(const QString &inputId, const QVariant &value)
{
    if (!input(inputId).isValid()) {
        //: %1 is the untranslated name of a control
        return tr("There is no control named %1 in this instrument. Choose one of those on the page.")
            .arg(Format::isolate(inputId));
    }
    QString error = applyInput(inputId, value);
    if (!error.isEmpty()) {
        m_inputsChanged = false;
        return error;
    }
    if (isOutOfDate())
        announce();
    return {};
}

QVariantMap Instrument::saveInputs() const
{
    QVariantMap saved;
    const QStringList ids = inputIds();
    for (const QString &id : ids)
        saved.insert(id, input(id));
    return saved;
}

void Instrument::restoreInputs(const QVariantMap &saved)
{
    const QStringList ids = inputIds();
    for (const QString &id : ids) {
        const auto found = saved.constFind(id);
        if (found != saved.constEnd())
            (void)applyInput(id, found.value()); // a refused value leaves the input as it is
    }
    if (isOutOfDate())
        announce(false);
}

void Instrument::setMeasuredShown(bool shown)
{
    if (std::exchange(m_measuredShown, shown) == shown)
        return;
    measuredShownChanged();
    emit measuredChanged();
}

QString Instrument::figureTextFor(const QVariantMap &inputs, const QString &figureId) const
{
    return figureTextOf(figureId, figureFor(inputs, figureId));
}

QString Instrument::figureTextOf(const QString & /*figureId*/, double value) const
{
    return Format().significant(value);
}

void Instrument::setUntoldNotes(const QStringList &measurements)
{
    if (std::exchange(m_untoldNotes, measurements) != measurements)
        emit measuredChanged();
}

std::vector<MeasuredTwin> Instrument::measuredTwins(const QStringList & /*freeInputs*/) const
{
    return {};
}

void Instrument::announce(bool isChange)
{
    clearVectorRegisters();
    recompute();
    if (!isChange)
        forgetChange();
    if (std::exchange(m_inputsChanged, false))
        emit inputsChanged();
    emit changed();
}

std::vector<QString> Instrument::keyFigures() const
{
    return {};
}

QString Instrument::figureAssumption(const QString & /*figureId*/) const
{
    return {};
}

QVariantMap Instrument::designFields() const
{
    return {};
}

} // namespace rp
