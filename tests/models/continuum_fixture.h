// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dispatch_tax_fixture.h"

#include "instruments/continuum_instrument.h"

/// The continuum over a catalogue, with every table under watch.
class WatchedContinuum
{
public:
    explicit WatchedContinuum(const rp::Catalogue &catalogue)
        : m_instrument(catalogue)
    {
        for (rp::ResultTable *table : m_instrument.tables()) {
            m_testers.push_back(std::make_unique<QAbstractItemModelTester>(
                table, QAbstractItemModelTester::FailureReportingMode::Fatal));
        }
    }
    rp::CompilationContinuumInstrument &operator*() { return m_instrument; }
    rp::CompilationContinuumInstrument *operator->() { return &m_instrument; }

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
    rp::CompilationContinuumInstrument m_instrument;
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
