// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"

#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <functional>

namespace rp {

/// Holds a value against an input's kind and range. Empty when it fits; otherwise one translated sentence
/// that names the control, the value and what would be accepted.
/// @param text writes a number of this input in the learner's language, with its unit
QString inputError(const InputSpec &spec, const QVariant &value, const std::function<QString(double)> &text);

/// Hands each of the inputs given to `store`, in the order of `ids`, whichever order the map has. False when
/// one of them is none of the ids, or is refused: `store` returns a sentence then; the rest is left out.
bool storeInputs(const QStringList &ids, const QVariantMap &inputs,
                 const std::function<QString(const QString &id, const QVariant &value)> &store);

/// True for integers and floating-point values; text and switches are not numbers here.
bool isNumber(const QVariant &value);

} // namespace rp
