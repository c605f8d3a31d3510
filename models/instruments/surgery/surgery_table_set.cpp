// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery_table_set.h"

#include "models/graph/graph_words.h"
#include "models/instruments/surgery/surgery_sentences.h"
#include "models/instruments/surgery/surgery_tables.h"

#include <QCoreApplication>

namespace rp {

namespace {

/// A caption that is translated whenever it is asked for.
void caption(ResultTable &table, const char *source)
{
    table.setCaption([source] { return QCoreApplication::translate("rp::Surgery", source); });
}

} // namespace

SurgeryTables::SurgeryTables(const SurgeryNow &now, const Catalogue &catalogue)
    : m_now(now)
    , m_catalogue(catalogue)
{
    options.setColumns(surgeryOptionColumns(now, catalogue));
    caption(options, QT_TRANSLATE_NOOP("rp::Surgery", "What each surgery does"));
    options.setSummary([now, &catalogue] { return surgeryTakeaway(now(), catalogue); });
    beforeAfter.setColumns(beforeAfterColumns(now, catalogue));
    caption(beforeAfter, QT_TRANSLATE_NOOP("rp::Surgery", "One pass before and after the surgery"));
    beforeAfter.setSummary([now, &catalogue] { return surgeryTakeaway(now(), catalogue); });
    changes.setColumns(changeColumns(now, catalogue));
    caption(changes, QT_TRANSLATE_NOOP("rp::Surgery", "What the surgery changes"));
    changes.setSummary([now, &catalogue] { return changesSentence(now(), catalogue); });
    work.setColumns(workColumns(now, catalogue));
    caption(work, QT_TRANSLATE_NOOP("rp::Surgery", "Kernel time needed and wasted under each surgery"));
    work.setSummary([now] { return wasteSentence(now()); });
    ironLaw.setColumns(ironLawColumns(now, catalogue));
    caption(ironLaw, QT_TRANSLATE_NOOP("rp::Surgery", "Which term of the iron law the surgery moves"));
    ironLaw.setSummary([now] { return ironLawSentence(now()); });
    challenge.setColumns(challengeColumns(now, catalogue));
    caption(challenge,
            QT_TRANSLATE_NOOP("rp::Surgery", "The surgeries against both baselines and the track's rule"));
    challenge.setSummary([now, &catalogue] { return challengeSentence(now(), catalogue); });
    masking.setColumns(maskingColumns(now, catalogue));
    caption(masking, QT_TRANSLATE_NOOP("rp::Surgery", "The pass masked and broken, by probability"));
    masking.setSummary([now] { return passThresholdSentence(now()); });
    waste.setColumns(wasteColumns(now, catalogue));
    caption(waste, QT_TRANSLATE_NOOP("rp::Surgery", "Work wasted and cost of the breaks, by probability"));
    waste.setSummary([now] { return ruleThresholdSentence(now()); });
    graphBefore.setColumns(graphColumns());
    caption(graphBefore, QT_TRANSLATE_NOOP("rp::Surgery", "Operation graph before the surgery"));
    graphBefore.setSummary([this] { return graphSummary(m_before); });
    graphAfter.setColumns(graphColumns());
    caption(graphAfter, QT_TRANSLATE_NOOP("rp::Surgery", "Operation graph after the surgery"));
    graphAfter.setSummary([this] { return graphSummary(m_after); });
}

void SurgeryTables::fill(const OperationGraph &graphWithout, const OperationGraph &graphWith)
{
    const SurgeryState &state = m_now();
    m_before = graphWithout;
    m_after = graphWith;
    const BreakCause cause = causeOf(state.settings);
    options.setRows(surgeryOptionRows(state));
    beforeAfter.setRows(beforeAfterRows(state));
    changes.setRows(changeRows(m_now, m_catalogue));
    work.setRows(workRows(state));
    ironLaw.setRows(ironLawRows(state));
    challenge.setRows(challengeRows(state, m_catalogue));
    masking.setRows(maskingRows(state));
    waste.setRows(wasteRows(state));
    graphBefore.setRows(graphRows(m_before, cause));
    graphAfter.setRows(graphRows(m_after, cause));
}

std::vector<ResultTable *> SurgeryTables::all()
{
    return {&options,   &beforeAfter, &changes, &work,        &ironLaw,
            &challenge, &masking,     &waste,   &graphBefore, &graphAfter};
}

} // namespace rp
