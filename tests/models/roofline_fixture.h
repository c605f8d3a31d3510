// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"
#include "compute/compute_service.h"
#include "instruments/roofline_instrument.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <cmath>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <vector>

namespace roofline_fixture {

inline QString key(const char *text)
{
    return QString::fromLatin1(text);
}

/// The built-in catalogue, read once: checking its files takes long.
inline const rp::Catalogue &builtInCatalogue()
{
    static const rp::Catalogue catalogue = [] {
        QString error;
        std::optional<rp::Catalogue> loaded = rp::Catalogue::load(&error);
        if (!loaded)
            qFatal("%s", qPrintable(error));
        return *loaded;
    }();
    return catalogue;
}

/// It with the devices of the lab, or with another one in the cloud.
inline rp::Catalogue labCatalogue(const char *cloud = "H100_SXM5")
{
    rp::Catalogue catalogue = builtInCatalogue();
    rp::ContextEntry context = *catalogue.contexts.find(u"cloud");
    context.device = key(cloud);
    catalogue.contexts.put(context);
    return catalogue;
}

/// Readable in a comparison: isolates left out, hard spaces made plain.
inline QString plain(QString text)
{
    text.remove(QChar(0x2068)).remove(QChar(0x2069));
    return text.replace(QChar(QChar::Nbsp), u' ');
}

/// An instrument with every table under watch.
class Watched
{
public:
    explicit Watched(const rp::Catalogue &catalogue)
        : m_instrument(catalogue)
    {
        for (rp::ResultTable *table :
             {m_instrument.operatingPoint(), m_instrument.carried(), m_instrument.roofs(),
              m_instrument.sizes(), m_instrument.precisions()}) {
            m_testers.push_back(std::make_unique<QAbstractItemModelTester>(
                table, QAbstractItemModelTester::FailureReportingMode::Fatal));
        }
    }
    rp::RooflineInstrument &operator*() { return m_instrument; }
    rp::RooflineInstrument *operator->() { return &m_instrument; }

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
    rp::RooflineInstrument m_instrument;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;
};

/// What `ridgepoint compute` answers.
class Computer
{
public:
    explicit Computer(const rp::Catalogue &catalogue)
        : m_service(catalogue)
    {
    }
    nlohmann::json ask(const char *function, const nlohmann::json &arguments)
    {
        std::string answer;
        if (m_service.answerCall(function, arguments.dump(), answer))
            return nullptr;
        return nlohmann::json::parse(answer);
    }
    double value(const char *function, const nlohmann::json &arguments)
    {
        const nlohmann::json answer = ask(function, arguments);
        return answer.is_object() && answer.contains("value") ? answer.at("value").get<double>()
                                                              : std::numeric_limits<double>::quiet_NaN();
    }

private:
    rp::compute::ComputeService m_service;
};

inline bool close(double got, double want)
{
    return std::isnan(want) ? std::isnan(got) : std::abs(got - want) <= 1e-12 + 1e-9 * std::abs(want);
}

} // namespace roofline_fixture

#define VERIFY_CLOSE(got, want)                                                                              \
    do {                                                                                                     \
        const double gotValue = (got);                                                                       \
        const double wantValue = (want);                                                                     \
        QVERIFY2(                                                                                            \
            roofline_fixture::close(gotValue, wantValue),                                                    \
            qPrintable(                                                                                      \
                QStringLiteral("got %1, want %2").arg(gotValue, 0, 'g', 17).arg(wantValue, 0, 'g', 17)));    \
    } while (false)
