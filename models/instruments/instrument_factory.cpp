// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "instruments/instrument_factory.h"

#include "catalogue/catalogue.h"
#include "instruments/dispatch_tax_instrument.h"

#include <array>

namespace rp {

namespace {

struct Maker
{
    const char *id;
    std::unique_ptr<Instrument> (*make)(const Catalogue &catalogue);
};

/// A new instrument is one line here.
constexpr std::array<Maker, 1> makers = {
    {{"dispatch_tax", [](const Catalogue &catalogue) -> std::unique_ptr<Instrument> {
          // Without a context and a workload there is nothing to compute.
          if (catalogue.contexts.empty() || catalogue.workloads.empty())
              return nullptr;
          return std::make_unique<DispatchTaxInstrument>(catalogue);
      }}}};

} // namespace

std::unique_ptr<Instrument> makeInstrument(const QString &id, const Catalogue &catalogue)
{
    for (const Maker &maker : makers) {
        if (id == QLatin1String(maker.id))
            return maker.make(catalogue);
    }
    return nullptr;
}

QStringList instrumentIds()
{
    QStringList ids;
    for (const Maker &maker : makers)
        ids.append(QString::fromLatin1(maker.id));
    return ids;
}

} // namespace rp
