// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/contract/measured_figure.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/measured/measured.h"
#include "models/measured/measured_twins.h"

#include <QString>
#include <QVariantMap>
#include <limits>
#include <vector>

namespace rp {

AskedFigure AskedFigure::parse(const QString &text)
{
    const qsizetype sign = text.indexOf(u'@');
    return sign < 0 ? AskedFigure{text, {}} : AskedFigure{text.left(sign), text.mid(sign + 1)};
}

double measuredFigure(const Catalogue &catalogue, const QString &instrument, const QVariantMap &inputs,
                      const AskedFigure &asked)
{
    constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
    if (!asked.variant)
        return unknown;
    const ContextEntry *context =
        catalogue.contexts.find(inputs.value(QStringLiteral("context")).toString());
    const std::vector<MeasuredTwin> twins =
        twinsOf(measuredTwin(*catalogue.measured, instrument, inputs, context ? context->device : QString()),
                asked.id, *asked.variant);
    return twins.empty() ? unknown : twins.front().value;
}

} // namespace rp
