// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"

#include <map>
#include <memory>
#include <optional>

namespace rp {

/// From where to where a number can be set, in the unit of its input.
struct InputRange
{
    double minimum = 0.0;
    double maximum = 0.0;
};

/// Nothing for what is no number.
std::optional<InputRange> inputRangeOf(const InputSpec &spec);

/// That a value of a lab file can't be set, or an end of a need's range never be reached, as a translated
/// clause; empty: it can.
/// @param value a number, or a map with a number "min", "max" or both
QString rangeFault(const QString &input, const QVariant &value, const InputRange &range);

/// The ranges of an instrument's numbers, which may depend on its other inputs. Nothing is known of what is
/// no number.
class InputRanges
{
public:
    /// @param instrument as it was made: a lab names what differs from that
    explicit InputRanges(std::unique_ptr<Instrument> instrument);
    Q_DISABLE_COPY_MOVE(InputRanges)

    /// Among these inputs, all else as it was made. Nothing where the input is not there then.
    std::optional<InputRange> among(const QVariantMap &inputs, const QString &input);
    /// From the least to the most that any two other inputs allow together: who works with the instrument may
    /// have set them before.
    std::optional<InputRange> widest(const QString &input);
    /// As it was made, or where it is not there then, beside one other input that brings it; without an id
    /// where none does.
    InputSpec specOf(const QString &input);

    Instrument &instrument() const { return *m_instrument; }

private:
    void look();
    void start();

    std::unique_ptr<Instrument> m_instrument;
    QVariantMap m_made; ///< its inputs as it was made
    std::map<QString, InputRange> m_widest;
    bool m_hasLooked = false;
};

} // namespace rp
