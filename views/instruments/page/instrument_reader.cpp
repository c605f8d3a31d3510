// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/page/instrument_reader.h"

#include "models/instruments/contract/result_table.h"

namespace rp {

ResultTable *InstrumentReader::table(const char *id) const
{
    const QString wanted = QString::fromLatin1(id);
    for (ResultTable *table : m_instrument->tables()) {
        if (table->id() == wanted)
            return table;
    }
    return nullptr;
}

QString InstrumentReader::assumption(const char *figure) const
{
    return m_instrument->figureAssumption(QString::fromLatin1(figure));
}

QString InstrumentReader::inputText(const char *input) const
{
    return m_instrument->inputText(QString::fromLatin1(input), value(input));
}

InputSpec InstrumentReader::spec(const QString &input) const
{
    return m_instrument->inputSpec(input);
}

} // namespace rp
