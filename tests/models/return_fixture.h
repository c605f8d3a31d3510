// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"
#include "instruments/compilation_return_instrument.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <cmath>
#include <memory>
#include <vector>

namespace return_fixture {

inline rp::Catalogue builtInCatalogue()
{
    QString error;
    std::optional<rp::Catalogue> catalogue = rp::Catalogue::load(&error);
    if (!catalogue)
        qFatal("%s", qPrintable(error));
    return *catalogue;
}

/// An instrument over the built-in catalogue, with every table under watch.
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
    rp::CompilationReturnInstrument &operator*() { return m_instrument; }
    rp::CompilationReturnInstrument *operator->() { return &m_instrument; }

    /// Sets inputs in the order given; the first refusal, or nothing.
    QString set(std::initializer_list<std::pair<const char *, QVariant>> inputs)
    {
        for (const auto &[id, value] : inputs) {
            QString error = m_instrument.setInput(QString::fromLatin1(id), value);
            if (!error.isEmpty())
                return error;
        }
        return {};
    }
    double figure(const char *id) const { return m_instrument.figure(QString::fromLatin1(id)); }
    QString text(const char *id) const { return plain(m_instrument.figureText(QString::fromLatin1(id))); }

    /// Readable in a comparison: isolates left out, hard spaces made plain.
    static QString plain(QString text)
    {
        text.remove(QChar(0x2068)).remove(QChar(0x2069));
        return text.replace(QChar(QChar::Nbsp), u' ');
    }

private:
    rp::CompilationReturnInstrument m_instrument;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;
};

inline QString key(const char *text)
{
    return QString::fromLatin1(text);
}

inline bool close(double got, double want, double relative = 1e-9, double absolute = 1e-12)
{
    if (std::isinf(want))
        return got == want;
    return std::abs(got - want) <= absolute + relative * std::abs(want);
}

} // namespace return_fixture

#define VERIFY_CLOSE(got, want)                                                                              \
    do {                                                                                                     \
        const double gotValue = (got);                                                                       \
        const double wantValue = (want);                                                                     \
        QVERIFY2(                                                                                            \
            return_fixture::close(gotValue, wantValue),                                                      \
            qPrintable(                                                                                      \
                QStringLiteral("got %1, want %2").arg(gotValue, 0, 'g', 17).arg(wantValue, 0, 'g', 17)));    \
    } while (false)
