// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"
#include "instruments/track_cloud_instrument.h"
#include "instruments/track_edge_instrument.h"
#include "instruments/track_mobile_instrument.h"
#include "instruments/track_tiny_instrument.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QTest>

#include <cmath>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <vector>

namespace track_fixture {

inline QString key(const char *text)
{
    return QString::fromLatin1(text);
}

inline rp::Catalogue builtInCatalogue()
{
    QString error;
    std::optional<rp::Catalogue> catalogue = rp::Catalogue::load(&error);
    if (!catalogue)
        qFatal("%s", qPrintable(error));
    return *catalogue;
}

/// Readable in a comparison: isolates left out, hard spaces made plain.
inline QString plain(QString text)
{
    text.remove(QChar(0x2068)).remove(QChar(0x2069));
    return text.replace(QChar(QChar::Nbsp), u' ');
}

/// A track's instrument over the built-in catalogue, with every table under watch.
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
    QString set(std::initializer_list<std::pair<const char *, QVariant>> inputs)
    {
        for (const auto &[id, value] : inputs) {
            QString error = m_instrument.setInput(key(id), value);
            if (!error.isEmpty())
                return error;
        }
        return {};
    }
    double figure(const char *id) const { return m_instrument.figure(key(id)); }
    QString text(const char *id) const { return plain(m_instrument.figureText(key(id))); }

private:
    Made m_instrument;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;
};

inline bool close(double got, double want, double relative = 1e-9)
{
    return got == want || std::abs(got - want) <= 1e-12 + relative * std::abs(want);
}

/// The reference's vectors of one function.
inline std::vector<nlohmann::json> vectorsOf(const char *function)
{
    QFile file(QStringLiteral(RIDGEPOINT_TEST_DATA "/vectors.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no vectors");
    const nlohmann::json document = nlohmann::json::parse(file.readAll().toStdString());
    std::vector<nlohmann::json> found;
    for (const nlohmann::json &entry : document.at("vectors")) {
        if (entry.at("fn") == function)
            found.push_back(entry);
    }
    return found;
}

inline double argument(const nlohmann::json &entry, const char *name, double absent)
{
    const nlohmann::json &args = entry.at("args");
    return args.contains(name) ? args.at(name).get<double>() : absent;
}

inline double expected(const nlohmann::json &entry, const char *name)
{
    return entry.at("expect").at(name).get<double>();
}

} // namespace track_fixture

#define VERIFY_CLOSE(got, want, relative)                                                                    \
    do {                                                                                                     \
        const double gotValue = (got);                                                                       \
        const double wantValue = (want);                                                                     \
        QVERIFY2(                                                                                            \
            track_fixture::close(gotValue, wantValue, relative),                                             \
            qPrintable(                                                                                      \
                QStringLiteral("got %1, want %2").arg(gotValue, 0, 'g', 17).arg(wantValue, 0, 'g', 17)));    \
    } while (false)
