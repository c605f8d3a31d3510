// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/result_table.h"
#include "tests/models/content/catalogue_fixture.h"
#include "tests/support/words.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <cmath>
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

using rp::test::builtInCatalogue;
using rp::test::key;
using rp::test::plain;

/// An instrument over a catalogue, with every table under watch from before its first change.
template<typename Made>
class Watched
{
public:
    explicit Watched(const rp::Catalogue &catalogue)
        : m_instrument(catalogue)
    {
        for (rp::ResultTable *table : m_instrument.tables()) {
            m_testers.push_back(std::make_unique<QAbstractItemModelTester>(
                table, QAbstractItemModelTester::FailureReportingMode::Fatal));
        }
    }
    Made &operator*() { return m_instrument; }
    Made *operator->() { return &m_instrument; }

    /// Sets inputs in the order given; the first refusal, or nothing.
    QString change(std::initializer_list<std::pair<const char *, QVariant>> inputs)
    {
        for (const auto &[id, value] : inputs) {
            QString error = m_instrument.setInput(key(id), value);
            if (!error.isEmpty())
                return error;
        }
        return {};
    }
    /// Sets an input that must be accepted.
    void set(const char *input, const QVariant &value)
    {
        const QString error = change({{input, value}});
        QVERIFY2(error.isEmpty(), qPrintable(error));
    }
    void set(const char *input, double value) { set(input, QVariant(value)); }
    void set(const char *input, int value) { set(input, QVariant(value)); }
    void set(const char *input, const char *choice) { set(input, QVariant(key(choice))); }

    double figure(const char *id) const { return m_instrument.figure(key(id)); }
    QString text(const char *id) const { return plain(m_instrument.figureText(key(id))); }

private:
    Made m_instrument;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;
};

/// Two undefined values are equal here.
inline bool close(double got, double want, double relative = 1e-9, double absolute = 1e-12)
{
    if (std::isnan(want))
        return std::isnan(got);
    return got == want || std::abs(got - want) <= absolute + relative * std::abs(want);
}

/// VERIFY_CLOSE(got, want) or VERIFY_CLOSE(got, want, relative)
#define VERIFY_CLOSE(got, ...)                                                                               \
    do {                                                                                                     \
        const double gotValue = (got);                                                                       \
        const double wantValue = std::get<0>(std::tuple{__VA_ARGS__});                                       \
        QVERIFY2(                                                                                            \
            close(gotValue, __VA_ARGS__),                                                                    \
            qPrintable(                                                                                      \
                QStringLiteral("got %1, want %2").arg(gotValue, 0, 'g', 17).arg(wantValue, 0, 'g', 17)));    \
    } while (false)
