// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dispatch_tax_fixture.h"

#include "graph/graph_builder.h"
#include "instruments/graph_surgery_instrument.h"

#include <array>

/// The graph surgery over a catalogue, with every table under watch.
class WatchedSurgery
{
public:
    explicit WatchedSurgery(const rp::Catalogue &catalogue)
        : m_instrument(catalogue)
    {
        for (rp::ResultTable *table : m_instrument.tables()) {
            m_testers.push_back(std::make_unique<QAbstractItemModelTester>(
                table, QAbstractItemModelTester::FailureReportingMode::Fatal));
        }
    }
    rp::GraphSurgeryInstrument &operator*() { return m_instrument; }
    rp::GraphSurgeryInstrument *operator->() { return &m_instrument; }

    /// Sets an input that must be accepted.
    void set(const char *input, const QVariant &value)
    {
        const QString error = m_instrument.setInput(QString::fromLatin1(input), value);
        QVERIFY2(error.isEmpty(), qPrintable(error));
    }
    void set(const char *input, double value) { set(input, QVariant(value)); }
    void set(const char *input, int value) { set(input, QVariant(value)); }
    void set(const char *input, const char *choice) { set(input, QVariant(QString::fromLatin1(choice))); }
    double figure(const char *id) const { return m_instrument.figure(QString::fromLatin1(id)); }

private:
    rp::GraphSurgeryInstrument m_instrument;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;
};

inline QString key(const char *text)
{
    return QString::fromLatin1(text);
}

/// Without the invisible marks of bidirectional text, and with plain spaces.
inline QString plain(QString text)
{
    text.replace(QChar(QChar::Nbsp), u' ');
    text.remove(QChar(0x2068));
    text.remove(QChar(0x2069));
    return text;
}

constexpr std::array<const char *, 4> everyScenario = {"cloud", "edge", "mobile", "tiny"};
constexpr std::array<const char *, 7> everySurgery = {"none_skip", "none_break", "where",    "cond",
                                                      "symbolic",  "hoist",      "custom_op"};
constexpr std::array<const char *, 4> everyCause = {"value_branch", "item_sync", "shape_change",
                                                    "unsupported_call"};

/// Calls check for every scenario, the causes that it knows, and every surgery.
template<typename Check>
void everySurgeryEverywhere(WatchedSurgery &instrument, Check check)
{
    for (const char *scenario : everyScenario) {
        instrument.set("scenario", scenario);
        for (const rp::InputSpec &spec : instrument->inputs()) {
            if (spec.id != key("cause"))
                continue;
            for (const rp::InputChoice &cause : spec.choices) {
                instrument.set("cause", cause.key);
                for (const char *surgery : everySurgery) {
                    instrument.set("surgery", surgery);
                    check();
                    if (QTest::currentTestFailed())
                        return;
                }
            }
        }
    }
}
