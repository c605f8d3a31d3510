// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/input_check.h"
#include "models/instruments/tracks/common/track_instrument.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <utility>

namespace rp {

/// The contract of an instrument, kept for one track. What differs between the tracks is said by `Track`, a
/// type without values:
///   Settings, Result, State {settings, result}; key
///   inputs(), figures(): the lists of track_parts.h; formula ids in formula()
///   headlines(): the figures told after a change, the one that the track is about first
///   defaults(catalogue), reference(settings, catalogue): the settings with every value that the learner may
///       have changed put back to what its choices bring
///   settle(settings, id, catalogue): after an input was stored, what follows from it; true when that changes
///       ranges or other inputs
///   adjust(spec, settings, catalogue): choices, and ranges that follow from other inputs
///   isShown(id, settings, catalogue): whether a control is there
///   evaluate(settings, catalogue), criteria(state), verdict(state)
///   reason(field, settings, catalogue): why that field of the catalogue is assumed; empty when it is not, or
///       when it takes no part
template<typename Track>
class TrackInstrumentOf : public TrackInstrument
{
public:
    using Settings = typename Track::Settings;
    using State = typename Track::State;
    using Input = TrackInput<Settings>;

    TrackInstrumentOf(const Catalogue &catalogue, QObject *parent)
        : TrackInstrument(QString::fromLatin1(Track::key), parent)
        , m_catalogue(catalogue)
    {
        m_state.settings = Track::defaults(catalogue);
        m_state.result = Track::evaluate(m_state.settings, catalogue);
        m_before = m_state;
    }

    const State &state() const { return m_state; }
    const Settings &settings() const { return m_state.settings; }

    std::vector<InputSpec> inputs() const override
    {
        std::vector<InputSpec> specs;
        specs.reserve(Track::inputs().size());
        for (const Input &input : Track::inputs()) {
            if (Track::isShown(QString::fromLatin1(input.id), settings(), m_catalogue))
                specs.push_back(specOf(input, settings()));
        }
        return specs;
    }
    QString inputText(const QString &inputId, const QVariant &value) const override
    {
        const Input *input = trackEntry(Track::inputs(), inputId);
        return input ? textOf(*input, value, settings()) : QString();
    }

    double figure(const QString &figureId) const override { return valueOf(figureId, m_state); }
    QString figureText(const QString &figureId) const override { return wordsOf(figureId, m_state); }
    std::vector<QString> figureIds() const override
    {
        std::vector<QString> ids;
        ids.reserve(Track::figures().size());
        for (const auto &figure : Track::figures())
            ids.push_back(QString::fromLatin1(figure.id));
        return ids;
    }
    QString figureLabel(const QString &figureId) const override
    {
        const auto *figure = trackEntry(Track::figures(), figureId);
        return figure ? TrackWords::of(figure->label) : QString();
    }
    QString figureAssumption(const QString &figureId) const override
    {
        const auto *figure = trackEntry(Track::figures(), figureId);
        return figure ? reasons(figure->notes) : QString();
    }
    double figureFor(const QVariantMap &inputs, const QString &figureId) const override
    {
        const auto state = stateFor(inputs);
        return state ? valueOf(figureId, *state) : std::numeric_limits<double>::quiet_NaN();
    }
    QString figureTextFor(const QVariantMap &inputs, const QString &figureId) const override
    {
        const auto state = stateFor(inputs);
        return state ? wordsOf(figureId, *state) : QString();
    }
    QString liveFormula(const QString &formulaId) const override
    {
        return Track::formula(formulaId, m_state);
    }

    TrackVerdict verdict() const override { return Track::verdict(m_state); }
    std::vector<TrackCriterion> criteriaNow() const override { return Track::criteria(m_state); }

    QString changeSentence() const override
    {
        if (m_told.isEmpty())
            return {};
        QStringList sentences{whatWasSet()};
        for (const char *id : Track::headlines()) {
            const QString figureId = QString::fromLatin1(id);
            sentences.append(TrackWords::figure(figureLabel(figureId), wordsOf(figureId, m_before),
                                                wordsOf(figureId, m_state)));
        }
        const bool reached = verdict().pass;
        if (Track::verdict(m_before).pass != reached)
            sentences.append(TrackWords::turned(reached));
        return joinedSentences(sentences);
    }

protected:
    /// Derived: sets the rows of its tables.
    virtual void fillTables() = 0;

    const Catalogue &catalogue() const { return m_catalogue; }
    /// The reasons of several fields, each once; for a table that shows other choices too, under them.
    QString reasons(const char *fields, const std::vector<Settings> &under) const
    {
        QStringList told;
        const QStringList names = QString::fromLatin1(fields).split(u',', Qt::SkipEmptyParts);
        for (const QString &field : names) {
            for (const Settings &settings : under) {
                const QString reason =
                    isOwn(field, settings) ? QString() : Track::reason(field, settings, m_catalogue);
                if (!reason.isEmpty() && !told.contains(reason))
                    told.append(reason);
            }
        }
        return joinedSentences(told);
    }
    QString reasons(const char *fields) const { return reasons(fields, {settings()}); }
    std::function<QString()> lateReasons(const char *fields) const
    {
        return [this, fields] { return reasons(fields); };
    }
    /// What the main table sums up: the verdict, and what just changed.
    QString takeaway() const { return joinedSentences({verdict().sentence, changeSentence()}); }

    QString headline() const override { return QString::fromLatin1(Track::headlines().front()); }

    QString applyInput(const QString &inputId, const QVariant &value) override
    {
        const Input *input = trackEntry(Track::inputs(), inputId);
        if (!input)
            return {};
        if (m_touched.isEmpty())
            m_before = m_state;
        Settings after = settings();
        QString error = store(after, *input, value);
        if (error.isEmpty() && trackSetting(after, *input) != trackSetting(settings(), *input)) {
            m_touched.append(inputId);
            if (Track::settle(after, inputId, m_catalogue))
                noteInputsChanged();
            m_state.settings = after;
        }
        return error;
    }
    void recompute() override
    {
        m_told = std::exchange(m_touched, {});
        m_state.result = Track::evaluate(settings(), m_catalogue);
        fillCriteria();
        fillTables();
    }

private:
    InputSpec specOf(const Input &input, const Settings &settings) const
    {
        InputSpec spec;
        spec.id = QString::fromLatin1(input.id);
        spec.kind = input.kind;
        spec.label = TrackWords::of(input.label);
        spec.help = TrackWords::of(input.help);
        spec.minimum = input.minimum;
        spec.maximum = input.maximum;
        spec.step = input.step;
        spec.wholeNumbers = input.whole;
        spec.secondary = input.secondary;
        spec.parse = input.number ? trackParser(input.unit) : nullptr;
        Track::adjust(spec, settings, m_catalogue);
        for (const double mark : input.marks) {
            if (mark != 0.0 && mark >= spec.minimum && mark <= spec.maximum)
                spec.marks.push_back({mark, trackText(input.unit, mark)});
        }
        if (*input.note != '\0' && !isOwn(QString::fromLatin1(input.note), settings))
            spec.assumption = Track::reason(QString::fromLatin1(input.note), settings, m_catalogue);
        return spec;
    }
    QString textOf(const Input &input, const QVariant &value, const Settings &settings) const
    {
        if (input.number)
            return trackText(input.unit, value.toDouble());
        if (input.flag)
            return trackText(TrackUnit::YesNo, value.toBool() ? 1.0 : 0.0);
        const InputSpec spec = specOf(input, settings);
        for (const InputChoice &choice : spec.choices) {
            if (choice.key == value.toString())
                return choice.label;
        }
        return value.toString();
    }
    /// Checks and stores, without what follows from it.
    QString store(Settings &settings, const Input &input, const QVariant &value) const
    {
        QString error = inputError(specOf(input, settings), value,
                                   [&](double number) { return trackText(input.unit, number); });
        if (error.isEmpty())
            storeTrackSetting(settings, input, value);
        return error;
    }
    /// Whether the learner has put another value in place of an assumed one.
    bool isOwn(const QString &field, const Settings &settings) const
    {
        const Settings reference = Track::reference(settings, m_catalogue);
        for (const Input &input : Track::inputs()) {
            if (field == QLatin1String(input.note))
                return trackSetting(reference, input) != trackSetting(settings, input);
        }
        return false;
    }
    std::optional<State> stateFor(const QVariantMap &inputs) const
    {
        Settings settings = Track::defaults(m_catalogue);
        qsizetype known = 0;
        for (const Input &input : Track::inputs()) {
            const auto found = inputs.constFind(QString::fromLatin1(input.id));
            if (found == inputs.constEnd())
                continue;
            ++known;
            const QVariant before = trackSetting(settings, input);
            if (!store(settings, input, found.value()).isEmpty())
                return std::nullopt;
            if (trackSetting(settings, input) != before)
                Track::settle(settings, found.key(), m_catalogue);
        }
        if (known != inputs.size())
            return std::nullopt;
        return State{settings, Track::evaluate(settings, m_catalogue)};
    }
    static double valueOf(const QString &figureId, const State &state)
    {
        const auto *figure = trackEntry(Track::figures(), figureId);
        return figure ? figure->value(state) : std::numeric_limits<double>::quiet_NaN();
    }
    static QString wordsOf(const QString &figureId, const State &state)
    {
        const auto *figure = trackEntry(Track::figures(), figureId);
        return figure ? trackText(figure->unit, figure->value(state)) : QString();
    }
    QString whatWasSet() const
    {
        const Input *input = m_told.size() == 1 ? trackEntry(Track::inputs(), m_told.front()) : nullptr;
        if (!input)
            return TrackWords::severalSet();
        return TrackWords::wasSet(TrackWords::of(input->label),
                                  textOf(*input, trackSetting(settings(), *input), settings()));
    }

    const Catalogue &m_catalogue;
    State m_state;
    State m_before;
    QStringList m_touched; ///< inputs set since the last computation
    QStringList m_told;    ///< inputs that the last computation followed
};

} // namespace rp
