// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/serving_plan.h"

#include "views/instruments/page/instrument_view.h"
#include "views/instruments/page/predictions.h"
#include "views/instruments/page/word_parts.h"
#include "views/instruments/serving_pages.h"
#include "views/widgets/action_button.h"
#include "views/widgets/value_slider.h"

#include <QCoreApplication>

namespace rp {

namespace {

const QString batchInput = QStringLiteral("batch");

struct ServingMarks
{
    Q_DECLARE_TR_FUNCTIONS(rp::ServingPredictionMarks)
public:
    //: %1 names a figure, %2 is a number.
    static QString spoken() { return tr("Your prediction. %1: %2."); }
};

class ServingParts
{
    Q_DECLARE_TR_FUNCTIONS(rp::ServingView)
public:
    explicit ServingParts(ServingSubject subject)
        : m_subject(std::move(subject))
    {
    }
    InstrumentPlan plan() const;

private:
    Part verdict() const;
    Part shrink() const;
    static void shrinkBatch(InstrumentView &view, QWidget &button, const ServingInstrument &design);

    ServingSubject m_subject;
};

InstrumentPlan ServingParts::plan() const
{
    SectionPlan section;
    section.controls = {{}};
    section.controls.front().parts = {shrink()};
    section.pages = {servingRooflinePage(m_subject), servingMemoryPage(m_subject),
                     servingThroughputPage(m_subject)};
    //: Tab: the kernels of one step on the roofline.
    section.pages[0].title = [] { return tr("Roofline"); };
    //: Tab: what a design needs.
    section.pages[1].title = [] { return tr("Memory"); };
    //: Tab: tokens per second by batch.
    section.pages[2].title = [] { return tr("Throughput"); };
    InstrumentPlan plan{{section}, {}, nullptr, m_subject.predictions, {verdict()}};
    plan.pinned = {"batch", "sequence"};
    //: The question that an instrument answers.
    plan.question = [] { return tr("What fits on the device, and how fast can it answer?"); };
    plan.seenIn = {{"largest_batch", "budget"}};
    return plan;
}

Part ServingParts::verdict() const
{
    return verdictPart("verdict", [subject = m_subject] {
        const ServingInstrument &design = subject.instrument;
        const bool fits = design.state().result.fits;
        return Judgement{fits ? Meaning::Good : Meaning::Failure,
                         //: Heading: a design for which the memory is large enough.
                         fits ? tr("The design fits into memory")
                              //: Heading: a design that does not fit; %1 is a size in bytes.
                              : tr("Out of memory: %1 too much").arg(subject.shown.text("excess_bytes")),
                         {servingMemorySentence(design.state()), servingBoundSentence(design.state())},
                         subject.shown.label("total_bytes"),
                         subject.shown.assumption("tokens_s")};
    });
}

/// Sets the largest batch that fits; of no use while the design fits and when no batch does.
Part ServingParts::shrink() const
{
    const auto show = [subject = m_subject](ActionButton &button) {
        const double largest = subject.shown.figure("largest_batch");
        button.setEnabled(!subject.instrument.state().result.fits && largest >= 1.0);
        // Without its number, which a challenge asks for.
        //: Button: sets the number of sequences in a batch.
        button.setText(tr("Set the largest batch that fits"));
    };
    const auto setUp = [subject = m_subject](ActionButton &button, InstrumentView &view) {
        QObject::connect(&button, &QPushButton::clicked, &view,
                         [&view, &button, subject] { shrinkBatch(view, button, subject.instrument); });
    };
    return placed(partOf<ActionButton>(Part::Kind::Choice, "shrink", show, setUp), 0, Qt::AlignLeading);
}

/// The button goes out of use with what it mends; the keyboard goes on at the control that it has set.
void ServingParts::shrinkBatch(InstrumentView &view, QWidget &button, const ServingInstrument &design)
{
    const bool focused = button.hasFocus();
    view.request(batchInput, design.figure(QStringLiteral("largest_batch")));
    const auto *batch = qobject_cast<ValueSlider *>(view.control(batchInput));
    if (focused && design.state().result.fits && batch)
        batch->slider()->setFocus(Qt::OtherFocusReason);
}

} // namespace

QString spokenServingPrediction(const ServingSubject &subject, const Prediction &prediction)
{
    return ServingMarks::spoken().arg(subject.instrument.figureLabel(prediction.figure), prediction.number);
}

InstrumentPlan servingPlan(ServingInstrument &instrument, const LabSession *session)
{
    return ServingParts(
               {instrument, InstrumentReader(instrument), std::make_shared<Predictions>(instrument, session)})
        .plan();
}

} // namespace rp
