// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/input_ranges.h"

#include "models/instruments/contract/input_check.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>
#include <vector>

namespace rp {
namespace {

struct RangeText
{
    Q_DECLARE_TR_FUNCTIONS(rp::InputRanges)
};

/// As it stands in the file, whose texts may be of any length.
QString asInFile(const QVariant &value)
{
    constexpr qsizetype longest = 40;
    const QString text = isNumber(value) ? QString::number(value.toDouble(), 'g', 10) : value.toString();
    return Format::isolate(text.size() > longest ? text.left(longest) + QChar(0x2026) : text);
}

/// What ranges may depend on: every choice, both ways of a switch, and the ends of a number.
std::vector<std::pair<QString, QVariant>> tryOutsOf(const std::vector<InputSpec> &specs)
{
    std::vector<std::pair<QString, QVariant>> settings;
    for (const InputSpec &spec : specs) {
        for (const InputChoice &choice : spec.choices)
            settings.emplace_back(spec.id, choice.key);
        if (spec.kind == InputSpec::Kind::Toggle) {
            settings.emplace_back(spec.id, false);
            settings.emplace_back(spec.id, true);
        } else if (inputRangeOf(spec)) {
            settings.emplace_back(spec.id, spec.minimum);
            settings.emplace_back(spec.id, spec.maximum);
        }
    }
    return settings;
}

} // namespace

std::optional<InputRange> inputRangeOf(const InputSpec &spec)
{
    const bool isNumber = spec.kind == InputSpec::Kind::Linear || spec.kind == InputSpec::Kind::Logarithmic;
    return spec.id.isEmpty() || !isNumber ? std::nullopt
                                          : std::optional(InputRange{spec.minimum, spec.maximum});
}

QString rangeFault(const QString &input, const QVariant &value, const InputRange &range)
{
    const bool isRange = value.typeId() == QMetaType::QVariantMap;
    const QVariant least = isRange ? value.toMap().value(QStringLiteral("min")) : value;
    const QVariant most = isRange ? value.toMap().value(QStringLiteral("max")) : value;
    QVariant wrong;
    if (!isRange && !isNumber(value))
        wrong = value;
    else if (least.isValid() && least.toDouble() > range.maximum)
        wrong = least;
    else if (most.isValid() && most.toDouble() < range.minimum)
        wrong = most;
    if (!wrong.isValid())
        return {};
    //: a reason inside a sentence; %1 is the id of an input, %2 what a file sets it to, %3 and %4 are numbers
    return RangeText::tr("%1 is %2, and goes from %3 to %4")
        .arg(Format::isolate(input), asInFile(wrong), asInFile(range.minimum), asInFile(range.maximum));
}

InputRanges::InputRanges(std::unique_ptr<Instrument> instrument)
    : m_instrument(std::move(instrument))
    , m_made(m_instrument->saveInputs())
{
}

void InputRanges::start()
{
    m_instrument->restoreInputs(m_made);
}

std::optional<InputRange> InputRanges::among(const QVariantMap &inputs, const QString &input)
{
    start();
    const QStringList ids = m_instrument->inputIds();
    // One that others depend on comes before them. What is refused is told of itself.
    for (const QString &id : ids.mid(0, ids.indexOf(input))) {
        if (inputs.contains(id))
            (void)m_instrument->setInput(id, inputs.value(id));
    }
    return inputRangeOf(m_instrument->inputSpec(input));
}

std::optional<InputRange> InputRanges::widest(const QString &input)
{
    if (!std::exchange(m_hasLooked, true))
        look();
    const auto found = m_widest.find(input);
    return found == m_widest.end() ? std::nullopt : std::optional(found->second);
}

InputSpec InputRanges::specOf(const QString &input)
{
    start();
    InputSpec found = m_instrument->inputSpec(input);
    if (!found.id.isEmpty())
        return found;
    for (const auto &[other, value] : tryOutsOf(m_instrument->inputs())) {
        start();
        (void)m_instrument->setInput(other, value);
        found = m_instrument->inputSpec(input);
        if (!found.id.isEmpty())
            break;
    }
    start();
    return found;
}

void InputRanges::look()
{
    const auto widen = [this] {
        for (const InputSpec &spec : m_instrument->inputs()) {
            const std::optional<InputRange> range = inputRangeOf(spec);
            if (!range)
                continue;
            InputRange &known = m_widest.try_emplace(spec.id, *range).first->second;
            known.minimum = std::min(known.minimum, range->minimum);
            known.maximum = std::max(known.maximum, range->maximum);
        }
    };
    start();
    widen();
    for (const auto &[first, value] : tryOutsOf(m_instrument->inputs())) {
        start();
        (void)m_instrument->setInput(first, value); // where it is refused, nothing new is seen
        widen();
        // One that comes with the first is tried too.
        for (const auto &[second, other] : tryOutsOf(m_instrument->inputs())) {
            if (second == first)
                continue;
            start();
            (void)m_instrument->setInput(first, value);
            (void)m_instrument->setInput(second, other);
            widen();
        }
    }
    start();
}

} // namespace rp
