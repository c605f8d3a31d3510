// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dispatch_tax_fixture.h"
#include "instruments/fusion_explorer_instrument.h"

#include <QSignalSpy>

/// A fusion explorer over the built-in catalogue, with every table under watch.
class WatchedFusion
{
public:
    explicit WatchedFusion(const rp::Catalogue &catalogue)
        : m_instrument(catalogue)
    {
        for (rp::ResultTable *table : m_instrument.tables()) {
            m_testers.push_back(std::make_unique<QAbstractItemModelTester>(
                table, QAbstractItemModelTester::FailureReportingMode::Fatal));
        }
    }
    rp::FusionExplorerInstrument &operator*() { return m_instrument; }
    rp::FusionExplorerInstrument *operator->() { return &m_instrument; }

    /// Sets an input by its untranslated name; the sentence of the refusal, or nothing.
    QString set(const char *id, const QVariant &value)
    {
        return m_instrument.setInput(QString::fromLatin1(id), value);
    }
    double figure(const char *id) const { return m_instrument.figure(QString::fromLatin1(id)); }

private:
    rp::FusionExplorerInstrument m_instrument;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;
};
