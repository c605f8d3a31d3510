// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/contract/measured_columns.h"
#include "models/instruments/surgery/surgery.h"
#include "views/charts/measured_marks.h"
#include "views/instruments/page/chart_parts.h"
#include "views/instruments/page/word_parts.h"
#include "views/instruments/surgery/surgery_pages.h"

#include <QCoreApplication>

namespace rp {

namespace {

class ChangePage
{
    Q_DECLARE_TR_FUNCTIONS(rp::SurgeryChangePage)
public:
    explicit ChangePage(const SurgeryInstrument &instrument)
        : m_instrument(instrument)
        , m_shown(instrument)
    {
    }
    PagePlan plan() const;

private:
    Part terms() const;
    Judgement gain(const char *baseline, const char *gain, const char *passes) const;
    Judgement rule() const;
    Part masking() const;
    QString overlap() const;
    QString chosenRow() const;

    const SurgeryInstrument &m_instrument;
    InstrumentReader m_shown;
};

PagePlan ChangePage::plan() const
{
    return {.key = "before_after",
            .title = [] { return tr("Before and after"); },
            .picture = terms(),
            .figures = {placed(verdictPart("over_eager",
                                           [*this] { return gain("skip", "gain_skip", "passes_skip"); }),
                               1),
                        placed(verdictPart("over_break",
                                           [*this] { return gain("break", "gain_break", "passes_break"); }),
                               1),
                        placed(verdictPart("own_rule", [*this] { return rule(); }), 1)},
            .notes = {tablePart("changes", m_shown.table("changes")),
                      tablePart("challenge", m_shown.table("challenge")), masking(),
                      textPart("overlap", [*this] { return overlap(); }, {proseChars})},
            .measured =
                [*this] {
                    return measuredSentence(*m_shown.table("challenge"), QStringLiteral("gain_break"),
                                            m_shown.key("surgery"));
                }};
}

QString ChangePage::chosenRow() const
{
    const QString surgery = m_shown.key("surgery");
    if (!surgery.startsWith(QLatin1String("none_")))
        return QStringLiteral("after");
    return surgery.mid(int(qstrlen("none_")));
}

Part ChangePage::terms() const
{
    BarsPlan plan{
        m_shown.table("iron_law"), {"data_us", "compute_us", "wasted_us", "latency_us"}, "total_us"};
    plan.axis = [] { return tr("Time of one pass"); };
    plan.emphasis = {[*this] { return chosenRow(); },
                     //: Said of the bars or the point that the controls have chosen.
                     [] { return tr("chosen in the controls"); }};
    plan.marks = [*this] {
        std::vector<ChartAnnotation> marks = measuredGains(
            *m_shown.table("challenge"), QStringLiteral("gain_break"), m_shown.key("surgery"),
            m_shown.table("iron_law")->value(QStringLiteral("break"), QStringLiteral("total_us")));
        for (ChartAnnotation &mark : marks)
            mark.row = QStringLiteral("after");
        return marks;
    };
    return barsPart(BarArrangement::Stacked, "terms", plan);
}

Judgement ChangePage::gain(const char *baseline, const char *gain, const char *passes) const
{
    const bool enough = m_shown.figure(passes) > 0.5;
    const QString name = m_instrument.inputText(QStringLiteral("baseline"), QString::fromLatin1(baseline));
    //: Heading: whether a surgery gains enough; %1 is what it is compared with.
    const QString word = enough ? tr("Against “%1”: enough").arg(name)
                                //: Heading: whether a surgery gains enough; %1 is what it is compared with.
                                : tr("Against “%1”: not enough").arg(name);
    //: %1 is the gain of a surgery and %2 the gain that is asked for, both factors such as 2.00×
    const QString sentence = tr("MFU is %1 the baseline's. More than %2 is asked for.")
                                 .arg(m_shown.text(gain), m_shown.text("factor"));
    const bool leaves = m_shown.key("surgery").startsWith(QLatin1String("none_"));
    return {enough ? Meaning::Good : Meaning::Failure,
            word,
            {sentence, leaves ? tr("Leaving the break is no surgery.") : QString()},
            m_shown.label(gain),
            m_shown.assumption(gain)};
}

Judgement ChangePage::rule() const
{
    const bool met = m_shown.figure("rule_met") > 0.5;
    return {met ? Meaning::Good : Meaning::Failure,
            met ? tr("The track's own rule: met") : tr("The track's own rule: not met"),
            {m_instrument.ruleSentence()},
            m_shown.label("rule_metric"),
            m_shown.assumption("rule_metric")};
}

Part ChangePage::masking() const
{
    return noticePart("masking_verdict", [*this] {
        const double pays = m_shown.figure("mask_breakeven_pass_p");
        if (pays != pays) // nothing can be masked
            return std::pair(Notice::Kind::Information, m_instrument.maskingSentence());
        return std::pair(m_shown.figure("probability_a") >= pays ? Notice::Kind::Success
                                                                 : Notice::Kind::Warning,
                         m_instrument.maskingSentence());
    });
}

QString ChangePage::overlap() const
{
    //: %1 is a duration, %2 a percentage of the peak; "data" and "compute" are terms of the iron law
    return tr("Here data and compute follow one another. If they overlapped completely, the pass after the "
              "surgery would take %1, and the device would reach %2 of its peak.")
        .arg(m_shown.text("overlap_us"), m_shown.text("mfu_overlap"));
}

} // namespace

PagePlan surgeryChangePage(const SurgeryInstrument &instrument)
{
    return ChangePage(instrument).plan();
}

} // namespace rp
