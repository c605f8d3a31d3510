// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/stress_test.h"

#include "models/content/lab_content.h"
#include "models/evidence/evidence_book.h"
#include "models/evidence/memo.h"
#include "models/instruments/contract/instrument.h"
#include "models/text/format.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>

namespace rp {
namespace {

constexpr int scanSteps = 32; ///< over a whole range: what flips and flips back between two is missed
constexpr int mostHalvings = 40;
constexpr double closeBy = 1e-4;  ///< of a flip, as a part of its value and of the way there
constexpr double noEffect = 1e-9; ///< likewise of the figure
constexpr double never = std::numeric_limits<double>::infinity();

/// What the instrument would say with one input set otherwise.
struct Outcome
{
    double ratio = std::numeric_limits<double>::quiet_NaN(); ///< of figure and limit
    bool holds = false;
    bool isKnown() const { return !std::isnan(ratio); }
};

class Stress
{
public:
    Stress(const Instrument &instrument, const StressContent &content)
        : m_instrument(instrument)
        , m_content(content)
        , m_captured(outcome({}))
    {
    }

    const Outcome &captured() const { return m_captured; }

    Outcome outcome(const QVariantMap &changed) const
    {
        Outcome made;
        made.ratio = m_instrument.figureIf(changed, m_content.figure) /
                     m_instrument.figureIf(changed, m_content.limit);
        const bool reaches = m_content.isMost ? made.ratio <= 1.0 : made.ratio >= 1.0;
        made.holds = reaches &&
                     (m_content.onlyIf.isEmpty() || m_instrument.figureIf(changed, m_content.onlyIf) >= 0.5);
        return made;
    }

    std::optional<StressedInput> of(const InputSpec &spec) const
    {
        const bool isNumber =
            spec.kind == InputSpec::Kind::Linear || spec.kind == InputSpec::Kind::Logarithmic;
        StressedInput made;
        made.id = spec.id;
        made.label = spec.label;
        made.captured = m_instrument.inputText(spec.id, m_instrument.input(spec.id));
        made.distance = never;
        made.isChoice = !isNumber;
        const bool moves = isNumber ? number(spec, made) : choice(spec, made);
        if (!moves && !made.flip.isValid())
            return std::nullopt;
        if (made.flip.isValid())
            made.flipText = m_instrument.inputText(spec.id, toldAs(spec, made.flip));
        return made;
    }

private:
    Outcome at(const InputSpec &spec, const QVariant &value) const { return outcome({{spec.id, value}}); }
    /// Three digits of a number, on the side on which it has flipped.
    QVariant toldAs(const InputSpec &spec, const QVariant &flip) const
    {
        const double value = flip.toDouble();
        if (flip.typeId() != QMetaType::Double || spec.wholeNumbers || value == 0.0)
            return flip;
        const double digit = std::pow(10.0, std::floor(std::log10(std::abs(value))) - 2.0);
        const bool isAbove = value > m_instrument.input(spec.id).toDouble();
        const double rounded = (isAbove ? std::ceil(value / digit) : std::floor(value / digit)) * digit;
        return std::clamp(rounded, spec.minimum, spec.maximum);
    }

    bool flips(const Outcome &other) const { return other.isKnown() && other.holds != m_captured.holds; }
    bool differs(const Outcome &other) const
    {
        return other.isKnown() && other.ratio != m_captured.ratio && // NOLINT: both may be infinite
               !(std::abs(other.ratio - m_captured.ratio) <= noEffect * std::abs(m_captured.ratio));
    }

    bool choice(const InputSpec &spec, StressedInput &made) const
    {
        QVariantList values;
        if (spec.kind == InputSpec::Kind::Toggle)
            values = {false, true};
        for (const InputChoice &each : spec.choices)
            values.append(each.key);
        bool moves = false;
        made.least = made.most = m_captured.ratio;
        made.leastAt = made.mostAt = made.captured;
        for (const QVariant &value : std::as_const(values)) {
            const Outcome other = at(spec, value);
            moves = moves || differs(other);
            if (flips(other) && !made.flip.isValid())
                made.flip = value;
            if (other.ratio < made.least)
                std::tie(made.least, made.leastAt) =
                    std::pair(other.ratio, m_instrument.inputText(spec.id, value));
            if (other.ratio > made.most)
                std::tie(made.most, made.mostAt) =
                    std::pair(other.ratio, m_instrument.inputText(spec.id, value));
        }
        return moves;
    }

    bool number(const InputSpec &spec, StressedInput &made) const
    {
        bool moves = false;
        const double from = m_instrument.input(spec.id).toDouble();
        const std::pair<double, double *> ends[] = {{spec.minimum, &made.least}, {spec.maximum, &made.most}};
        for (const auto &[end, ratio] : ends) {
            const Outcome there = at(spec, end);
            *ratio = there.ratio;
            moves = moves || differs(there);
            const std::optional<double> flip = towards(spec, from, end, moves);
            const double distance =
                flip && from > 0.0 && *flip > 0.0 ? std::abs(std::log(*flip / from)) : never;
            if (flip && (!made.flip.isValid() || distance < made.distance)) {
                made.flip = *flip;
                made.distance = distance;
            }
        }
        made.leastAt = m_instrument.inputText(spec.id, spec.minimum);
        made.mostAt = m_instrument.inputText(spec.id, spec.maximum);
        return moves;
    }

    /// The value that can be set nearest to this one: some inputs take the steps of their slider alone.
    std::pair<double, Outcome> near(const InputSpec &spec, double value) const
    {
        value = spec.wholeNumbers ? std::round(value) : value;
        const Outcome there = at(spec, value);
        if (there.isKnown() || spec.kind != InputSpec::Kind::Linear || !(spec.step > 0.0))
            return {value, there};
        value = spec.minimum + std::round((value - spec.minimum) / spec.step) * spec.step;
        return {value, at(spec, value)};
    }

    /// The first value on the way to an end of the range at which it flips.
    std::optional<double> towards(const InputSpec &spec, double from, double end, bool &moves) const
    {
        const bool isLog = spec.kind == InputSpec::Kind::Logarithmic && spec.minimum > 0.0 && from > 0.0;
        const double range = isLog ? std::log(spec.maximum / spec.minimum) : spec.maximum - spec.minimum;
        const double way = isLog ? std::log(end / from) : end - from;
        if (!(range > 0.0) || way == 0.0) // NOLINT: exactly at the end
            return std::nullopt;
        const int steps = std::max(1, int(std::ceil(scanSteps * std::abs(way) / range)));
        double before = from;
        for (int i = 1; i <= steps; ++i) {
            const double part = way * double(i) / double(steps);
            auto [here, there] = near(spec, i == steps ? end : isLog ? from * std::exp(part) : from + part);
            moves = moves || differs(there);
            if (!flips(there)) {
                if (there.isKnown())
                    before = here;
                continue;
            }
            for (int half = 0; half < mostHalvings; ++half) {
                const auto [between, outcome] =
                    near(spec, isLog ? std::sqrt(before * here) : before + (here - before) / 2.0);
                const double close = closeBy * std::min(std::abs(here), std::abs(here - from));
                if (between == before || between == here || // NOLINT: nothing lies between them
                    (!spec.wholeNumbers && std::abs(here - before) <= close))
                    break;
                (flips(outcome) ? here : before) = between;
            }
            return here;
        }
        return std::nullopt;
    }

    const Instrument &m_instrument;
    const StressContent &m_content;
    Outcome m_captured;
};

/// Where an input stands: those that flip it by their distance, choices that do, and by how far they move the
/// figure those that never do.
std::tuple<int, double, double> placeOf(const StressedInput &input)
{
    const double swing = std::abs(std::log(input.most / input.least));
    return {!input.flip.isValid() ? 2 : int(input.isChoice), input.distance,
            std::isnan(swing) ? 0.0 : -swing};
}

} // namespace

const StressedInput *StressTest::find(const QString &input) const
{
    const auto found = std::find_if(inputs.begin(), inputs.end(),
                                    [&input](const StressedInput &each) { return each.id == input; });
    return found == inputs.end() ? nullptr : &*found;
}

std::optional<StressTest> stressTest(const Instrument &instrument, const StressContent &stress)
{
    const Stress moved(instrument, stress);
    if (!moved.captured().isKnown())
        return std::nullopt;
    StressTest test;
    test.figure = instrument.figureLabel(stress.figure);
    test.limit = instrument.figureLabel(stress.limit);
    test.captured = moved.captured().ratio;
    test.holds = moved.captured().holds;
    test.verdict = contentText(test.holds ? stress.holds : stress.fails);
    test.flipped = contentText(test.holds ? stress.fails : stress.holds);
    for (const InputSpec &spec : instrument.inputs()) {
        if (!spec.applies || spec.label.isEmpty())
            continue;
        if (std::optional<StressedInput> input = moved.of(spec))
            test.inputs.push_back(std::move(*input));
    }
    std::stable_sort(
        test.inputs.begin(), test.inputs.end(),
        [](const StressedInput &one, const StressedInput &other) { return placeOf(one) < placeOf(other); });
    return test;
}

std::optional<bool> stressHolds(const Instrument &instrument, const StressContent &stress)
{
    const Stress moved(instrument, stress);
    return moved.captured().isKnown() ? std::optional(moved.captured().holds) : std::nullopt;
}

const StressContent *stressOf(const std::vector<StressContent> &all, const QString &instrument)
{
    const auto found = std::find_if(all.begin(), all.end(), [&instrument](const StressContent &each) {
        return each.instrument == instrument;
    });
    return found == all.end() ? nullptr : &*found;
}

std::vector<const Capture *> citedCaptures(const EvidenceBook &book, const Memo &memo)
{
    std::vector<const Capture *> cited;
    const QStringList ids = memo.evidence();
    for (const QString &id : ids) {
        const Capture *capture = book.find(id);
        if (capture && !capture->removed && !book.isAltered(id) &&
            std::find(cited.begin(), cited.end(), capture) == cited.end())
            cited.push_back(capture);
    }
    return cited;
}

const Capture *stressedCapture(const LabContent &lab, const EvidenceBook &book, const Memo &memo)
{
    const std::vector<const Capture *> cited = citedCaptures(book, memo);
    const auto found = std::find_if(cited.begin(), cited.end(), [&lab](const Capture *capture) {
        return stressOf(lab.stress, capture->instrument);
    });
    return found == cited.end() ? nullptr : *found;
}

} // namespace rp
