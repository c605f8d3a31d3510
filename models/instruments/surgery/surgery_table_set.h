// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/surgery/surgery_model.h"
#include "models/results/result_table.h"

#include <vector>

namespace rp {

/// The tables of GraphSurgeryInstrument, which says what is in them. All follow one state.
struct SurgeryTables
{
    /// `now` gives the state that was last filled in; it and the catalogue must outlive the tables.
    SurgeryTables(const SurgeryNow &now, const Catalogue &catalogue);

    void fill(const OperationGraph &graphWithout, const OperationGraph &graphWith);
    std::vector<ResultTable *> all();

    ResultTable options{QStringLiteral("options")};
    ResultTable beforeAfter{QStringLiteral("before_after")};
    ResultTable changes{QStringLiteral("changes")};
    ResultTable work{QStringLiteral("work")};
    ResultTable ironLaw{QStringLiteral("iron_law")};
    ResultTable challenge{QStringLiteral("challenge")};
    ResultTable masking{QStringLiteral("masking")};
    ResultTable waste{QStringLiteral("waste")};
    ResultTable graphBefore{QStringLiteral("graph_before")};
    ResultTable graphAfter{QStringLiteral("graph_after")};

private:
    SurgeryNow m_now;
    const Catalogue &m_catalogue;
    OperationGraph m_before;
    OperationGraph m_after;
};

} // namespace rp
