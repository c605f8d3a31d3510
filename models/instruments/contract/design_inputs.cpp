// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/contract/design_inputs.h"

#include "models/text/format.h"
#include "models/text/sentences.h"

namespace rp {

InputChoice contentChoice(const QString &key, const QString &name)
{
    return {key, contentText(name)};
}

QString toldOnce(QStringList reasons)
{
    reasons.removeDuplicates();
    return joinedSentences(reasons);
}

} // namespace rp
