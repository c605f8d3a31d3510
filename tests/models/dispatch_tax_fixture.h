// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"
#include "instruments/dispatch_tax_instrument.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <cmath>
#include <memory>
#include <vector>

/// An instrument over the built-in catalogue, with every table under watch. The tables are filled by the
/// constructor already; the testers see all later changes.
class WatchedInstrument
{
public:
    explicit WatchedInstrument(const rp::Catalogue &catalogue)
        : m_instrument(catalogue)
    {
        for (rp::ResultTable *table : m_instrument.tables()) {
            m_testers.push_back(std::make_unique<QAbstractItemModelTester>(
                table, QAbstractItemModelTester::FailureReportingMode::Fatal));
        }
    }
    rp::DispatchTaxInstrument &operator*() { return m_instrument; }
    rp::DispatchTaxInstrument *operator->() { return &m_instrument; }

private:
    rp::DispatchTaxInstrument m_instrument;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;
};

inline rp::Catalogue builtInCatalogue()
{
    QString error;
    std::optional<rp::Catalogue> catalogue = rp::Catalogue::load(&error);
    if (!catalogue)
        qFatal("%s", qPrintable(error));
    return *catalogue;
}

/// QCOMPARE's fuzzy comparison is too loose for physics.
inline bool close(double got, double want, double relative = 1e-9)
{
    return std::abs(got - want) <= 1e-9 + relative * std::abs(want);
}

#define VERIFY_CLOSE(got, want)                                                                              \
    do {                                                                                                     \
        const double gotValue = (got);                                                                       \
        const double wantValue = (want);                                                                     \
        QVERIFY2(                                                                                            \
            close(gotValue, wantValue),                                                                      \
            qPrintable(                                                                                      \
                QStringLiteral("got %1, want %2").arg(gotValue, 0, 'g', 17).arg(wantValue, 0, 'g', 17)));    \
    } while (false)
