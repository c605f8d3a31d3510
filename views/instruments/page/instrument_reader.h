// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"

namespace rp {

/// What a page reads from an instrument, by id. A cheap value; the instrument must outlive it.
class InstrumentReader
{
public:
    explicit InstrumentReader(const Instrument &instrument)
        : m_instrument(&instrument)
    {
    }

    const Instrument &instrument() const { return *m_instrument; }
    /// Null where the instrument has no such table.
    ResultTable *table(const char *id) const;
    double figure(const char *id) const { return m_instrument->figure(QString::fromLatin1(id)); }
    QString text(const char *figure) const { return m_instrument->figureText(QString::fromLatin1(figure)); }
    QString label(const char *figure) const { return m_instrument->figureLabel(QString::fromLatin1(figure)); }
    QString assumption(const char *figure) const;
    QString key(const char *input) const { return value(input).toString(); }
    double number(const char *input) const { return value(input).toDouble(); }
    bool isOn(const char *input) const { return value(input).toBool(); }
    QString inputText(const char *input) const; ///< of its present value
    /// How the input is shown; without id where there is no such input now.
    InputSpec spec(const QString &input) const;

private:
    QVariant value(const char *input) const { return m_instrument->input(QString::fromLatin1(input)); }

    const Instrument *m_instrument;
};

} // namespace rp
